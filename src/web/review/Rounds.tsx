/** A long match as a ribbon of its rounds with their mistakes: a slider that says which round the curve shows. */
import type { Seat } from '../../engine/game.js';
import type { Review } from '../../review/index.js';
import { colourOf } from '../art/seat.js';
import { useWidth } from '../kit/size.js';
import { linesOf, type Stretch, thinned } from './figures.js';
import styles from './review.module.css';
import { VerdictPath } from './Verdict.js';
import { REVIEW_WORDS as W } from './words.js';

interface RoundsProps {
  readonly review: Review;
  readonly seat: Seat;
  readonly stretches: readonly Stretch[];
  readonly shown: number; // which of them
  readonly called: string;
  readonly wide: number; // where it cannot be measured
  readonly choose: (stretch: number) => void;
}

const HEIGHT = 58;
const RIBBON = 38;
const WORSE = new Set(['slip', 'mistake', 'blunder']);
const LABEL = 40; // pixels between two figures

export function Rounds({ review, seat, stretches, shown, called, wide, choose }: RoundsProps) {
  const [box, width] = useWidth<HTMLDivElement>(wide);
  const all = Math.max(1, review.moments.length);
  const x = (place: number) => (width * place) / all;
  const y = (value: number) => RIBBON - 4 - (RIBBON - 8) * Math.min(1, Math.max(0, value));
  const whole = review.start.length === 1 ? 1 / Math.max(1, ...review.positions.map(({ knew }) => knew[seat]?.mean ?? 0)) : 1;
  const points = thinned(
    review.positions.map(({ knew }) => whole * (knew[seat]?.mean ?? 0)),
    width,
  );
  const every = Math.max(1, Math.ceil((LABEL * stretches.length) / width));
  const here = stretches[shown];
  return (
    <div className={styles.rounds} ref={box}>
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} width="100%" aria-hidden="true" fontFamily="var(--font-text)" fontSize="12.5">
        <rect width={width} height={RIBBON} rx="6" fill="var(--panel-2)" />
        {stretches.slice(1).map(({ from }) => (
          <path key={from} d={`M${x(from)} 0V${RIBBON}`} stroke="var(--line)" />
        ))}
        <path
          d={`M${points.map(([at, value]) => `${x(at).toFixed(1)} ${y(value).toFixed(1)}`).join('L')}`}
          fill="none"
          stroke={colourOf(seat)}
          strokeWidth="2"
        />
        {linesOf(review, seat, 'yours')
          .filter(({ kind }) => WORSE.has(kind))
          .map(({ at, kind }) => (
            <g key={at} transform={`translate(${x(at) - 8} 2) scale(.66)`}>
              <VerdictPath kind={kind} />
            </g>
          ))}
        {here && (
          <rect
            x={x(here.from)}
            y="1"
            width={Math.max(4, x(here.to) - x(here.from))}
            height={RIBBON - 2}
            rx="4"
            fill="none"
            stroke="var(--ink)"
            strokeWidth="2.4"
          />
        )}
        {stretches.map(({ from, to, round }, i) =>
          i % every === 0 ? (
            <text
              key={from}
              x={x((from + to) / 2)}
              y={HEIGHT - 4}
              textAnchor="middle"
              fill={i === shown ? 'var(--ink)' : 'var(--ink-2)'}
              fontWeight={i === shown ? 700 : 400}
            >
              {round}
            </text>
          ) : null,
        )}
      </svg>
      <input
        type="range"
        min={0}
        max={stretches.length - 1}
        value={shown}
        aria-label={W.ribbon}
        aria-valuetext={here ? `${called} ${here.round}` : ''}
        onChange={(event) => choose(Number(event.target.value))}
      />
    </div>
  );
}
