/** The month of the daily challenge: which days were played, which game each has, and the door to today's. */
import { Glyph } from '../art/glyph.js';
import { boxOn } from '../daily/box-on.js';
import { type Day, daysAfter, longestStreak, streakAt } from '../daily/calendar.js';
import { dateWords, monthWords, rowWords } from '../daily/words.js';
import { PageLink } from '../kit/PageLink.js';
import { pathTo } from '../route.js';
import styles from './happiness.module.css';
import { HAPPY_WORDS as W } from './words.js';

const WEEKDAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

export function Calendar({ today, played }: { readonly today: Day; readonly played: ReadonlySet<Day> }) {
  const first: Day = `${today.slice(0, 8)}01`;
  const before = (new Date(`${first}T12:00:00Z`).getUTCDay() + 6) % 7; // cells before the first, from Monday on
  const days = Array.from({ length: 31 }, (_, i) => daysAfter(first, i)).filter((day) => day.slice(0, 7) === today.slice(0, 7));
  const row = streakAt(today, played);
  const best = longestStreak(played);
  const done = played.has(today);
  return (
    <section className={`panel ${styles.days}`} aria-label={W.days}>
      <header>
        <h2>{row > 0 ? rowWords(row) : W.noRow}</h2>
        {best > 0 && <span className="tag">{W.best(best)}</span>}
      </header>
      <div className={styles.weekdays} aria-hidden="true">
        {WEEKDAYS.map((day) => (
          <span key={day}>{day}</span>
        ))}
      </div>
      <ol aria-label={monthWords(today)}>
        {days.map((day, i) => {
          const { title, colours } = boxOn(day);
          const state = day > today ? 'later' : played.has(day) ? 'played' : day === today ? 'today' : 'missed';
          const words = `${dateWords(day)}, ${title}${W.dayState[state] === '' ? '' : `, ${W.dayState[state]}`}`;
          const number = Number(day.slice(8));
          return (
            <li
              key={day}
              data-state={state}
              data-now={day === today || undefined}
              style={{ '--g': colours.face, ...(i === 0 ? { gridColumnStart: before + 1 } : {}) }}
            >
              {state === 'later' ? (
                <span>
                  <span aria-hidden="true">{number}</span>
                  <span className="unseen">{words}</span>
                </span>
              ) : (
                <PageLink to={pathTo.daily(day)} label={words}>
                  {number}
                </PageLink>
              )}
              {state === 'played' && (
                <i aria-hidden="true">
                  <Glyph name="check" size={10} />
                </i>
              )}
            </li>
          );
        })}
      </ol>
      <PageLink to={pathTo.daily()} className={done ? 'btn' : 'btn go'}>
        <Glyph name={done ? 'check' : 'star'} size={18} />
        {W.todays(boxOn(today).title)}
      </PageLink>
    </section>
  );
}
