/** The summary of a review: a headline, the steps from start to end, and every seat's luck and decisions. */
import { useState } from 'react';
import type { Seat } from '../../engine/game.js';
import { errorsOf, evenLuck, headlineFor, type Review } from '../../review/index.js';
import { NINE_TENTHS } from '../../review/verdict.js';
import { colourOf, SeatShape } from '../art/seat.js';
import { Sheet } from '../kit/Sheet.js';
import { heldIn, isAlone, stepsOf, wholeOf } from './figures.js';
import styles from './review.module.css';
import { bare, giveOrTake, signed, REVIEW_WORDS as W, withUnit } from './words.js';

const MOST_ROWS = 4; // more seats are in a sheet

interface SummaryProps {
  readonly review: Review;
  readonly names: readonly string[];
  readonly seat: Seat;
  readonly me: Seat | null;
  readonly ranked: readonly Seat[]; // the winner first
  readonly result: string; // alone: what the game says of it
  readonly choose: (seat: Seat) => void;
}

export function Summary(props: SummaryProps) {
  const { review, names, seat, me, ranked, result } = props;
  const [all, setAll] = useState(false);
  const sums = review.seats[seat];
  if (!sums)
    return (
      <section className={`panel ${styles.summary}`}>
        <h2>{W.looking}</h2>
        <p>{W.firstPass}</p>
      </section>
    );
  const alone = isAlone(review);
  const unit = { name: review.unit };
  const who = seat === me ? 'You' : (names[seat] ?? '');
  const best = Math.max(...review.seats.map(({ end }) => end));
  const errors = errorsOf(review, seat);
  const title =
    review.pass !== 'done'
      ? W.soFar(sums.luck, sums.decisions, NINE_TENTHS * Math.hypot(errors?.luck ?? 0, errors?.decisions ?? 0))
      : alone
        ? result
        : W.headline(headlineFor(sums, sums.end === best), who);
  const shown = review.pass === 'done' ? null : errors; // then one sentence says it of all of them
  const rows = rowsOf(ranked, seat, names.length);
  return (
    <section className={`panel ${styles.summary}`} aria-label={W.tabs.summary}>
      <h2>{title}</h2>
      <p>
        {W.parts(
          giveOrTake(sums.luck, shown?.luck, unit),
          seat === me ? 'your' : W.own(names[seat] ?? ''),
          giveOrTake(sums.decisions, shown?.decisions, unit),
          alone ? null : giveOrTake(sums.others, shown?.others, unit),
        )}
        {review.pass !== 'done' && W.rough}
      </p>
      <Steps review={review} seat={seat} />
      {alone && review.pass === 'done' && <Held review={review} />}
      {!alone && <Who {...props} rows={rows} />}
      {!alone && rows.length < names.length && (
        <button type="button" className={styles.link} onClick={() => setAll(true)}>
          {W.allSeats(names.length)}
        </button>
      )}
      {review.pass === 'done' && (
        <p className={styles.note}>
          {errors && `${W.sure(withUnit(NINE_TENTHS * Math.max(...Object.values(errors)), unit))} `}
          {alone ? W.aloneNote(review.unit) : W.evenNote(1 / names.length)}
        </p>
      )}
      {review.budget.moments === 0 ? (
        <p className={styles.note}>{W.onlyLuck}</p>
      ) : (
        review.budget.fine.horizon !== null && <p className={styles.note}>{W.cutOff}</p>
      )}
      {all && (
        <Sheet title={W.allSeats(names.length)} glyph="people" close={() => setAll(false)}>
          <Who {...props} rows={ranked} />
        </Sheet>
      )}
    </section>
  );
}

function Held({ review }: Pick<SummaryProps, 'review'>) {
  const unit = { name: review.unit };
  const { mean, low, high } = heldIn(review);
  return (
    <p>
      {W.held}
      <b>{withUnit(mean, unit)}</b>
      {W.heldRange(low, high)}
    </p>
  );
}

/** Whoever is shown, the winner and those behind; of up to four everybody in their order. */
function rowsOf(ranked: readonly Seat[], seat: Seat, seats: number): readonly Seat[] {
  if (seats <= MOST_ROWS + 1) return [...ranked].sort((a, b) => a - b);
  return [seat, ...ranked.filter((other) => other !== seat)].slice(0, MOST_ROWS);
}

function Who({ review, names, seat, me, rows, choose }: SummaryProps & { readonly rows: readonly Seat[] }) {
  const unit = { name: review.unit };
  return (
    <table className={styles.who}>
      <caption className="unseen">{W.seats}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="unseen">{W.seats}</span>
          </th>
          <th scope="col">{W.columns.luck}</th>
          <th scope="col">{W.columns.decisions}</th>
          <th scope="col">{W.columns.even}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((each) => {
          const sums = review.seats[each];
          if (!sums) return null;
          const [number, of] = W.inHundred(evenLuck(sums));
          return (
            <tr key={each} data-me={each === seat || undefined}>
              <th scope="row">
                <button type="button" aria-pressed={each === seat} aria-label={W.show(names[each] ?? '')} onClick={() => choose(each)}>
                  <SeatShape seat={each} size={18} />
                  {names[each]}
                  {each === me && <small>{W.you}</small>}
                </button>
              </th>
              <td>{signed(sums.luck, unit)}</td>
              <td>{signed(sums.decisions, unit)}</td>
              <td>
                <b>{number}</b>
                {of}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

const STEPS = { width: 318, height: 96, top: 20, foot: 20 } as const;

function Steps({ review, seat }: { readonly review: Review; readonly seat: Seat }) {
  const sums = review.seats[seat];
  if (!sums) return null;
  const alone = isAlone(review);
  const unit = { name: review.unit };
  const steps = stepsOf(sums, alone, wholeOf(review));
  const high = Math.max(0, ...steps.map(({ from, to }) => Math.max(from, to)));
  const low = Math.min(0, ...steps.map(({ from, to }) => Math.min(from, to)));
  const { width, height, top, foot } = STEPS;
  const y = (value: number) => top + (height - top - foot) * (1 - (value - low) / (high - low || 1));
  const wide = width / steps.length;
  const told = steps.map(({ what, by }) => `${W.steps[what]} ${bare(by, unit, what === 'start' || what === 'end')}`).join(', ');
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className={styles.steps}
      role="img"
      aria-label={told}
      fontFamily="var(--font-text)"
      fontSize="13"
    >
      <path d={`M0 ${y(0)}H${width}`} stroke="var(--line)" />
      {steps.map(({ what, by, from, to }, i) => {
        const whole = what === 'start' || what === 'end';
        const [upper, lower] = [y(Math.max(from, to)), y(Math.min(from, to))];
        const middle = wide * (i + 0.5);
        const ink = by < 0 ? 'var(--bad)' : 'var(--good)';
        const tall = Math.max(2, lower - upper);
        return (
          <g key={what} style={{ animationDelay: `calc(${i} * var(--ceremony, 0.9s) * var(--pace, 1) / 5)` }}>
            {i > 0 && (
              <path
                d={`M${middle - wide * 0.7} ${y(whole ? to : from)}H${middle - wide * 0.3}`}
                stroke="var(--edge)"
                strokeDasharray="2 3"
              />
            )}
            <rect
              x={middle - wide * 0.3}
              y={upper}
              width={wide * 0.6}
              height={tall}
              rx="3"
              fill={whole ? colourOf(seat) : ink}
              fillOpacity={whole ? 1 : 0.3}
              stroke={whole ? 'var(--tok-line)' : ink}
              strokeWidth="1.6"
            />
            {!whole && tall > 14 && (
              <path
                d={by < 0 ? `M${middle - 4} ${(upper + lower) / 2 - 2}l4 4l4-4` : `M${middle - 4} ${(upper + lower) / 2 + 2}l4-4l4 4`}
                fill="none"
                stroke={ink}
                strokeWidth="1.8"
              />
            )}
            <text x={middle} y={upper - 6} textAnchor="middle" fontWeight="700" fill="var(--ink)">
              {bare(by, unit, whole)}
            </text>
            <text x={middle} y={height - 4} textAnchor="middle" fill="var(--ink-2)">
              {W.steps[what]}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
