/** The score of every seat over rounds, days or ages, as lines in the seats' colours; a star and a dotted line mark the moment that is told beside it. */
import type { Seat } from '../../engine/game.js';
import type { Axis } from '../../story/axis.js';
import { colourOf, SeatMark } from '../art/seat.js';
import { END_WORDS as W } from './words.js';

const LEFT = 34;
const RIGHT = 104;
const TOP = 30;
const BOTTOM = 28;
const LABEL = 17; // pixels between two names
const TICK = 36; // ... and between two figures of the axis
const FIRST = 64; // the first of them has a word before it

/** Steps of 1, 2 or 5 times a power of ten, about five of them. */
function ticksIn(low: number, high: number): number[] {
  const rough = Math.max(1, (high - low) / 5);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5, 10].find((n) => n * power >= rough) ?? 10) * power;
  const from = Math.floor(low / step) * step;
  return Array.from({ length: Math.floor((high - from) / step + 1e-9) + 1 }, (_, i) => from + i * step);
}

/** Where the names at the right end go: near their lines, but never over each other or below the foot. */
export function spread(wanted: readonly { readonly seat: Seat; readonly y: number }[], foot: number): ReadonlyMap<Seat, number> {
  const placed = new Map<Seat, number>();
  const order = [...wanted].sort((a, b) => a.y - b.y);
  let above = Number.NEGATIVE_INFINITY;
  for (const [i, { seat, y }] of order.entries()) {
    above = Math.max(Math.min(y, foot - LABEL * (order.length - 1 - i)), above + LABEL);
    placed.set(seat, above);
  }
  return placed;
}

export interface CurveProps {
  readonly axis: Axis;
  readonly names: readonly string[];
  readonly viewer: Seat | null;
  readonly counts: string;
  readonly star: number | null; // where on the axis the moment lies
  readonly size: readonly [width: number, height: number];
}

export function Curve({ axis, names, viewer, counts, star, size: [W0, H] }: CurveProps) {
  const { points, ticks, called } = axis;
  const last = points.at(-1);
  if (!last) return <p className="mut">{W.noCurve}</p>;
  const all = points.flatMap((point) => point.totals);
  const high = Math.max(1, ...all);
  const low = Math.min(0, ...all);
  const end = Math.max(last.x, 1);
  const x = (place: number) => LEFT + ((W0 - LEFT - RIGHT) * place) / end;
  const y = (total: number) => H - BOTTOM - ((H - TOP - BOTTOM) * (total - low)) / (high - low);
  const seats = names.map((name, seat) => ({ name: seat === viewer ? 'You' : name, seat, total: last.totals[seat] ?? 0 }));
  const labels = spread(
    seats.map(({ seat, total }) => ({ seat, y: y(total) })),
    H - BOTTOM,
  );
  const pathOf = (seat: Seat) => `M${points.map((p) => `${x(p.x).toFixed(1)} ${y(p.totals[seat] ?? 0).toFixed(1)}`).join('L')}`;
  const every = Math.max(1, Math.ceil((TICK * ticks.length) / (W0 - LEFT - RIGHT)));
  const step = every > 2 ? 5 * Math.ceil(every / 5) : every;
  const first = ticks[0]?.x ?? 0;
  const shown = ticks.filter(
    ({ x: place, label }, i) => i === 0 || (x(place) - x(first) > FIRST && (step >= 5 ? label % step === 0 : i % step === 0)),
  );
  const summary = seats.map(({ name, total }) => `${name} ${total}`).join(', ');
  return (
    <svg viewBox={`0 0 ${W0} ${H}`} width="100%" height="100%" role="img" aria-label={W.curveWords(counts, summary)} data-curve="">
      <g fontSize="12.5" fill="var(--ink-2)" fontFamily="var(--font-text)">
        {ticksIn(low, high).map((tick) => (
          <g key={tick}>
            <path d={`M${LEFT} ${y(tick)}H${W0 - RIGHT}`} stroke="var(--line)" />
            <text x={LEFT - 8} y={y(tick) + 4} textAnchor="end">
              {tick}
            </text>
          </g>
        ))}
        {shown.map(({ x: place, label }, i) => (
          <text key={place} x={x(place)} y={H - 8} textAnchor={i === 0 && place <= 1 ? 'start' : 'middle'}>
            {i === 0 ? `${called} ${label}` : label}
          </text>
        ))}
      </g>
      {star !== null && <path d={`M${x(star)} ${TOP - 6}V${H - BOTTOM}`} stroke="var(--accent)" strokeWidth="2" strokeDasharray="2 4" />}
      {seats.map(({ seat }) => (
        <g key={seat} fill="none" strokeLinejoin="round">
          <path d={pathOf(seat)} stroke="var(--tok-line)" strokeOpacity=".5" strokeWidth={seat === viewer ? 6 : 5} />
          <path d={pathOf(seat)} stroke={colourOf(seat)} strokeWidth={seat === viewer ? 4 : 3} />
        </g>
      ))}
      {star !== null && (
        <g transform={`translate(${x(star)} ${TOP - 14})`}>
          <circle r="11" fill="var(--accent)" />
          <path
            d="M0-6.5L1.900-2.200L6.500-1.900L3 1.100L4.100 5.700L0 3.200L-4.100 5.700L-3 1.100L-6.500-1.900L-1.900-2.200Z"
            fill="var(--panel)"
          />
        </g>
      )}
      {seats.map(({ name, seat, total }) => (
        <g key={seat}>
          <SeatMark seat={seat} x={x(last.x)} y={y(total)} scale={0.78} stroke="var(--tok-line)" />
          <text
            x={x(last.x) + 14}
            y={(labels.get(seat) ?? 0) + 5}
            fontSize="14"
            fontWeight="700"
            fill="var(--ink)"
            fontFamily="var(--font-text)"
          >
            {name.length > 9 ? `${name.slice(0, 8)}…` : name} {total}
          </text>
        </g>
      ))}
    </svg>
  );
}
