/** A day before its try, and while it runs: the leaf, how to play it, which games take turns, and the bar. */
import { useState } from 'react';
import { steps } from '../../bots/index.js';
import { BotHead } from '../art/bots.js';
import { BoxArt } from '../art/box.js';
import { Glyph } from '../art/glyph.js';
import { colourOf } from '../art/seat.js';
import { BOXES } from '../boxes.js';
import type { TriedDay } from '../happiness/progress.js';
import { Bar } from '../kit/bar/Bar.js';
import type { BarContent } from '../kit/bar/content.js';
import { PageLink } from '../kit/PageLink.js';
import { go, pathTo } from '../route.js';
import { boxOn } from './box-on.js';
import { type Day, daysAfter, untilMidnight } from './calendar.js';
import styles from './daily.module.css';
import { Leaf } from './Leaf.js';
import { tryDay } from './playing.js';
import { type DailyTable, waysOf } from './table.js';
import { leftWords, shortWeekday, DAILY_WORDS as W } from './words.js';

interface BeforeProps {
  readonly day: Day;
  readonly today: Day;
  readonly now: number;
  readonly tried: TriedDay | null;
  readonly going: boolean; // the match of the try is on this device and not over
  readonly played: ReadonlySet<Day>;
  readonly row: number; // days in a row
  readonly failed: (error: unknown) => void;
}

export function Before({ day, today, now, tried, going, played, row, failed }: BeforeProps) {
  const box = boxOn(day, tried?.game);
  const ways = waysOf(box);
  const [chosen, choose] = useState<DailyTable | undefined>(ways.find(({ way }) => way === tried?.way) ?? ways[0]);
  const [begun, setBegun] = useState(false);
  const begin = (counts: boolean) => () => {
    if (!chosen || begun) return;
    setBegun(true);
    tryDay(day, box.id, chosen, counts).then(go, (error: unknown) => {
      setBegun(false);
      failed(error);
    });
  };
  const content = ((): BarContent => {
    if (going && tried)
      return {
        look: 'plain',
        heading: W.goOnHead,
        words: W.goOnWords,
        filled: { label: W.goOn, glyph: 'play', press: () => go(pathTo.match(tried.match)) },
      };
    const uncounted = { label: W.uncounted, glyph: 'play', press: begin(false) } as const;
    if (tried) return { look: 'plain', heading: W.lostHead, words: W.lostWords, filled: uncounted };
    if (day !== today) return { look: 'plain', heading: W.missedHead, words: W.missedWords, filled: uncounted };
    return {
      look: 'plain',
      heading: W.ready,
      words: W.until(leftWords(untilMidnight(now)), row),
      filled: { label: W.play, glyph: 'play', press: begin(true) },
    };
  })();
  return (
    <main className={styles.before}>
      <Leaf day={day} game={box.id} />
      <section className={`panel ${styles.how}`}>
        <h2>{W.same(day === today)}</h2>
        <p>{W.sameWords}</p>
        <fieldset className={styles.ways} disabled={going}>
          <legend>{W.how}</legend>
          {ways.map((table) => (
            <label key={table.way} className={styles.way} data-chosen={table.way === chosen?.way || undefined}>
              <input type="radio" name="way" checked={table.way === chosen?.way} onChange={() => choose(table)} />
              <span>
                <b className="d">{table.way === 'alone' ? W.alone : W.bots(table.bots.length)}</b>
                <small>
                  {table.way === 'alone' ? table.line : W.botsWords} {W.about(table.minutes)}
                </small>
              </span>
              {table.bots.length > 0 && (
                <span className={styles.trio}>
                  {table.bots.map((bot, i) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a bot is its seat
                    <span key={i}>
                      <BotHead head={bot} size={26} collar={colourOf(i + 1)} />
                      {steps[bot].title}
                    </span>
                  ))}
                </span>
              )}
            </label>
          ))}
        </fieldset>
        <p className="s mut">{W.fine}</p>
      </section>
      <Week day={day} today={today} played={played} />
      <div className={styles.foot}>
        <Bar state="over" asked={null} slim content={content} />
      </div>
    </main>
  );
}

const AROUND = [-5, -4, -3, -2, -1, 0, 1];

/** The games of the days around today. */
function Week({ day, today, played }: Pick<BeforeProps, 'day' | 'today' | 'played'>) {
  return (
    <section className={`panel ${styles.week}`} aria-label={W.turns(BOXES.length)}>
      <h2>{W.turns(BOXES.length)}</h2>
      <ol>
        {AROUND.map((n) => {
          const that = daysAfter(today, n);
          const { id, title } = boxOn(that);
          const state = n > 0 ? W.later : played.has(that) ? W.played : n === 0 ? W.today : W.missed;
          const leaf = (
            <>
              <span>{n === 0 ? W.today : shortWeekday(that)}</span>
              <span className={styles.stamp}>
                <BoxArt game={id} crop="stamp" />
              </span>
              {played.has(that) && (
                <i>
                  <Glyph name="check" size={12} />
                </i>
              )}
            </>
          );
          return (
            <li key={that} data-now={that === day || undefined} data-later={n > 0 || undefined}>
              {n > 0 ? (
                <>
                  {leaf}
                  <small className="unseen">{`${title}, ${state}`}</small>
                </>
              ) : (
                <PageLink to={pathTo.daily(that)} label={`${n === 0 ? W.today : shortWeekday(that)}: ${title}, ${state}`}>
                  {leaf}
                </PageLink>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
