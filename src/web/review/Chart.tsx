/** The chance to win over a match: what was known and what was true with their bands, the others faint, a lane of decisions, a strip of luck. */
import type { Seat } from '../../engine/game.js';
import type { Estimate, Review } from '../../review/index.js';
import { NINE_TENTHS } from '../../review/verdict.js';
import { colourOf, SeatMark } from '../art/seat.js';
import { spread } from '../end/Curve.js';
import { useWidth } from '../kit/size.js';
import { isAlone, type MomentLine, readyIn, spaced } from './figures.js';
import styles from './review.module.css';
import { VerdictPath } from './Verdict.js';
import { figure, REVIEW_WORDS as W } from './words.js';

/** The room that it is drawn for: its letters keep their size. */
export interface ChartSize {
  readonly width: number; // where it cannot be measured
  readonly curve: number; // heights
  readonly lane: number;
  readonly luck: number;
  readonly left: number;
  readonly right: number; // for names at the end; without room only their shapes
}

const FONT = 13;
const TOP = 24;
const FOOT = 20;
const LEAST_SHOWN = 0.002; // of a whole: luck that is a bar
const NAMED = 60; // pixels that names at the end need
const TICK = 44; // between two figures of the axis

export interface ChartProps {
  readonly review: Review;
  readonly seat: Seat;
  readonly names: readonly string[];
  readonly range: readonly [from: number, to: number]; // positions that are shown
  readonly at: number | null;
  readonly atWord: string;
  readonly marks: readonly MomentLine[];
  readonly ticks: readonly (readonly [at: number, words: string])[];
  readonly covered: boolean; // what came after `at` is hidden
  readonly room: ChartSize;
  readonly label: string;
}

const MARK = 17; // pixels between the signs of two moments

export function Chart({ review, seat, names, range: [from, to], at, atWord, marks, ticks, covered, room, label }: ChartProps) {
  const { curve, lane, luck: luckHeight, left, right } = room;
  const [box, width] = useWidth<HTMLDivElement>(room.width);
  const unit = { name: review.unit };
  const alone = isAlone(review);
  const last = Math.min(to, covered && at !== null ? at : to);
  const shown = review.positions.slice(from, last + 1);
  const known = shown.map(({ knew }) => knew[seat] ?? NOTHING);
  const truth = shown.map(({ truly }) => truly[seat] ?? NOTHING);
  const [low, high] = bounds(
    alone,
    alone
      ? [...known, ...truth].map(({ mean }) => mean)
      : review.positions.slice(from, to + 1).flatMap(({ knew }) => knew.map(({ mean }) => mean)),
  );
  const x = (place: number) => left + ((width - left - right) * (place - from)) / Math.max(1, to - from);
  const y = (value: number) => TOP + curve * (1 - (Math.min(high, Math.max(low, value)) - low) / (high - low));
  const laneTop = TOP + curve + 6;
  const zero = laneTop + lane + luckHeight / 2;
  const height = laneTop + lane + luckHeight + FOOT;
  const line = (values: readonly number[], begin = from) =>
    `M${values.map((value, i) => `${x(begin + i).toFixed(1)} ${y(value).toFixed(1)}`).join('L')}`;
  const band = (all: readonly Estimate[]) =>
    `${line(all.map(({ mean, error }) => mean + NINE_TENTHS * error))}L${all
      .map(({ mean, error }, i) => `${x(from + i).toFixed(1)} ${y(mean - NINE_TENTHS * error).toFixed(1)}`)
      .reverse()
      .join('L')}Z`;
  const others = alone ? [] : names.map((_, other) => other).filter((other) => other !== seat);
  const meansOf = (other: Seat) => shown.map(({ knew }) => knew[other]?.mean ?? 0);
  const ready = readyIn(review).flatMap(([a, b]): [number, number][] =>
    b <= from || a >= last ? [] : [[Math.max(a, from), Math.min(b, last)]],
  );
  const allReady = review.pass === 'done';
  const moments = review.moments.slice(from, last);
  const largest = Math.max(0.012 * (high - low), ...review.moments.map(({ drew, luck }) => (drew ? Math.abs(luck[seat] ?? 0) : 0)));
  const bar = Math.max(1.6, Math.min(7, ((width - left - right) / Math.max(1, to - from)) * 0.62));
  const even = alone ? null : 1 / names.length;
  const ends = [seat, ...others].map((each) => ({ seat: each, y: y(shown.at(-1)?.knew[each]?.mean ?? 0) }));
  const labels = spread(ends, TOP + curve + 6);
  const complete = shown.length === to - from + 1;
  const tickEvery = Math.max(1, Math.ceil((TICK * ticks.length) / (width - left - right)));
  return (
    <div ref={box}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        width="100%"
        role="img"
        aria-label={label}
        fontFamily="var(--font-text)"
        fontSize={FONT}
        data-chart=""
      >
        <g fill="var(--ink-2)">
          {axis(low, high, alone).map((value) => (
            <g key={value}>
              <path d={`M${left} ${y(value)}H${width - right}`} stroke="var(--line)" />
              <text x={left - 8} y={y(value) + 4.5} textAnchor="end">
                {figure(value, unit)}
              </text>
            </g>
          ))}
          {even !== null && (
            <path
              d={`M${left} ${y(even)}H${width - right}`}
              stroke="var(--edge)"
              strokeDasharray="2 5"
              strokeLinecap="round"
              strokeWidth="1.6"
            />
          )}
          {even !== null && axis(low, high, alone).every((value) => Math.abs(y(value) - y(even)) > FONT) && (
            <text x={left - 8} y={y(even) + 4.5} textAnchor="end">
              {W.even}
            </text>
          )}
          {ticks.map(([place, words], i) =>
            i % tickEvery === 0 && (i === 0 || x(place) - x(from) > 2 * TICK) ? (
              <text key={place} x={x(place)} y={height - 4} textAnchor={i === 0 ? 'start' : 'middle'}>
                {words}
              </text>
            ) : null,
          )}
        </g>
        {shown.length > 1 && (
          <g fill="none" strokeLinejoin="round" className={styles.lines}>
            <path d={band(truth)} fill="var(--ink)" opacity=".09" />
            <path d={band(known)} fill={colourOf(seat)} opacity=".22" />
            {others.map((other) => (
              <g key={other}>
                <path d={line(meansOf(other))} stroke="var(--tok-line)" strokeWidth="3.6" opacity=".2" />
                <path d={line(meansOf(other))} stroke={colourOf(other)} strokeWidth="1.8" opacity=".78" />
              </g>
            ))}
            <path d={line(truth.map(({ mean }) => mean))} stroke="var(--ink)" strokeWidth="2" strokeDasharray="5 4" />
            {!allReady && <path d={line(known.map(({ mean }) => mean))} stroke={colourOf(seat)} strokeWidth="1.6" />}
            {(allReady ? [[from, last] as const] : ready).map(([a, b]) => {
              const part = line(
                known.slice(a - from, b - from + 1).map(({ mean }) => mean),
                a,
              );
              return (
                <g key={a}>
                  <path d={part} stroke="var(--tok-line)" strokeOpacity=".45" strokeWidth="5.6" />
                  <path d={part} stroke={colourOf(seat)} strokeWidth="3.4" />
                </g>
              );
            })}
          </g>
        )}
        {complete &&
          ends.toReversed().map(({ seat: each, y: end }) => (
            <g key={each}>
              <SeatMark seat={each} x={x(to)} y={end} scale={each === seat ? 0.8 : 0.58} stroke="var(--tok-line)" />
              {right > NAMED && (
                <text
                  x={x(to) + 13}
                  y={(labels.get(each) ?? 0) + 4.5}
                  fontWeight={each === seat ? 700 : 500}
                  fill={each === seat ? 'var(--ink)' : 'var(--ink-2)'}
                >
                  {alone ? '' : `${short(names[each] ?? '')} `}
                  {figure(shown.at(-1)?.knew[each]?.mean ?? 0, unit)}
                </text>
              )}
            </g>
          ))}
        <g fill="var(--ink-2)">
          <text x={left - 8} y={laneTop + lane / 2 + 5} textAnchor="end">
            {W.steps.you}
          </text>
          <path d={`M${left} ${zero}H${width - right}`} stroke="var(--edge)" strokeWidth="1.4" />
          <text x={left - 8} y={zero + 4.5} textAnchor="end">
            {W.luckRow}
          </text>
        </g>
        {moments.map(({ entry, seat: who, drew, luck, fine }, i) => {
          const value = luck[seat] ?? 0;
          if (!drew || Math.abs(value) < LEAST_SHOWN * (high - low)) return null;
          const size = Math.max(1.5, (Math.abs(value) / largest) * (luckHeight / 2 - 2));
          const ink = value > 0 ? 'var(--good)' : 'var(--bad)';
          const own = who === seat;
          return (
            <rect
              key={entry}
              x={x(from + i + 1) - bar / 2}
              y={value > 0 ? zero - size : zero}
              width={bar}
              height={size}
              rx="1"
              fill={ink}
              fillOpacity={own ? 1 : 0.28}
              stroke={own ? 'none' : ink}
              opacity={fine ? 1 : 0.45}
            />
          );
        })}
        {at !== null && at >= from && at <= to && (
          <g className={styles.cursor}>
            <path transform={`translate(${x(at)} 0)`} d={`M0 ${TOP - 4}V${height - FOOT}`} stroke="var(--ink)" strokeWidth="1.6" />
            <circle
              transform={`translate(${x(at)} ${y(known[at - from]?.mean ?? 0)})`}
              r="6"
              fill={colourOf(seat)}
              stroke="var(--ink)"
              strokeWidth="2"
            />
            <g transform={`translate(${Math.min(Math.max(x(at), left + 36), width - Math.max(right, 40))} ${TOP - 13})`}>
              <rect x="-38" y="-10" width="76" height="20" rx="10" fill="var(--ink)" />
              <text y="4.600" textAnchor="middle" fill="var(--panel)" fontWeight="700" fontSize="12.5">
                {atWord}
              </text>
            </g>
          </g>
        )}
        {spaced(
          marks.filter((mark) => mark.at >= from && mark.at < last + (covered ? 0 : 1)),
          MARK / Math.max(1e-9, x(1) - x(0)),
          at,
        ).map((mark) => (
          <g key={`${mark.at} ${mark.kind}`} transform={`translate(${x(mark.at) - 10} ${laneTop + lane / 2 - 10}) scale(.83)`}>
            {mark.at === at && (
              <rect x="-3" y="-3" width="30" height="30" rx="8" fill="var(--accent-wash)" stroke="var(--ink)" strokeWidth="1.8" />
            )}
            <VerdictPath kind={mark.kind} />
          </g>
        ))}
        {!allReady &&
          ready.map(([a, b]) => (
            <rect key={a} x={x(a)} y={height - FOOT + 1} width={Math.max(3, x(b) - x(a))} height="3.4" rx="1.7" fill="var(--accent)" />
          ))}
      </svg>
    </div>
  );
}

const NOTHING: Estimate = { mean: 0, error: 0 };
const short = (name: string): string => (name.length > 8 ? `${name.slice(0, 7)}…` : name);

/** Chances go from nothing to all; of a round, and of six seats, only the part that is used; points as they were. */
function bounds(alone: boolean, values: readonly number[]): readonly [number, number] {
  const [least, most] = [Math.min(...values, alone ? Number.POSITIVE_INFINITY : 0), Math.max(...values, alone ? 1 : 0.5)];
  if (alone) return [Math.max(0, Math.floor(least - 1)), Math.ceil(most + 1)];
  return [0, most > 0.55 ? 1 : 0.55];
}

const axis = (low: number, high: number, alone: boolean): readonly number[] =>
  alone ? [low, Math.round((low + high) / 2), high] : high === 1 ? [0, 0.5, 1] : [0, 0.5];

export function Legend({ seat, alone }: { readonly seat: Seat; readonly alone: boolean }) {
  return (
    <ul className={styles.legend}>
      <li>
        <svg width="26" height="10" viewBox="0 0 26 10" aria-hidden="true">
          <rect y="1" width="26" height="8" fill={`var(--p${seat + 1})`} opacity=".25" />
          <path d="M0 5H26" stroke={`var(--p${seat + 1})`} strokeWidth="3.400" />
        </svg>
        {W.legend.knew}
      </li>
      <li>
        <svg width="24" height="10" viewBox="0 0 24 10" aria-hidden="true">
          <path d="M0 5H24" stroke="var(--ink)" strokeWidth="2" strokeDasharray="5 4" />
        </svg>
        {W.legend.truly}
      </li>
      {!alone && (
        <li className="beside">
          <svg width="24" height="10" viewBox="0 0 24 10" aria-hidden="true">
            <path d="M0 3H24" stroke="var(--p2)" strokeWidth="1.600" />
            <path d="M0 7H24" stroke="var(--p4)" strokeWidth="1.600" />
          </svg>
          {W.legend.others}
        </li>
      )}
      <li className="beside" data-wide="">
        <svg width="18" height="12" viewBox="0 0 18 12" aria-hidden="true">
          <rect x="1" y="0" width="6" height="6" fill="var(--good)" />
          <rect x="10" y="5" width="6" height="6" fill="var(--bad)" fillOpacity=".28" stroke="var(--bad)" />
        </svg>
        {W.legend.luck}
      </li>
    </ul>
  );
}
