/** The score of every seat over the match, as lines with the seats' colours and shapes. */
import { colourOf, SeatMark } from '../art/seat.js';
import type { CurvePoint } from '../thinker/jobs.js';

const LEFT = 40;
const RIGHT = 104;
const TOP = 14;
const BOTTOM = 30;
const LABEL = 17; // pixels between two names

/** Steps of 1, 2 or 5 times a power of ten, about five of them. */
function ticks(low: number, high: number): number[] {
  const rough = Math.max(1, (high - low) / 5);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5, 10].find((n) => n * power >= rough) ?? 10) * power;
  const from = Math.floor(low / step) * step;
  return Array.from({ length: Math.floor((high - from) / step + 1e-9) + 1 }, (_, i) => from + i * step);
}

/** Where the names at the right end go: near their lines, but never over each other. */
function spread(wanted: readonly { readonly seat: number; readonly y: number }[]): ReadonlyMap<number, number> {
  const placed = new Map<number, number>();
  let above = Number.NEGATIVE_INFINITY;
  for (const { seat, y } of [...wanted].sort((a, b) => a.y - b.y)) {
    above = Math.max(y, above + LABEL);
    placed.set(seat, above);
  }
  return placed;
}

interface CurveProps {
  readonly points: readonly CurvePoint[];
  readonly names: readonly string[];
  readonly size: readonly [width: number, height: number];
}

export function Curve({ points, names, size: [W, H] }: CurveProps) {
  const last = points.at(-1);
  if (!last) return <p className="mut">There is nothing to draw.</p>;
  const all = points.flatMap((point) => point.totals);
  const high = Math.max(1, ...all);
  const low = Math.min(0, ...all);
  const x = (entry: number) => LEFT + ((W - LEFT - RIGHT) * entry) / Math.max(1, last.entry);
  const y = (total: number) => H - BOTTOM - ((H - TOP - BOTTOM) * (total - low)) / (high - low);
  const seats = names.map((name, seat) => ({ name, seat, total: last.totals[seat] ?? 0 }));
  const labels = spread(seats.map(({ seat, total }) => ({ seat, y: y(total) })));
  const pathOf = (seat: number) => `M${points.map((p) => `${x(p.entry).toFixed(1)} ${y(p.totals[seat] ?? 0).toFixed(1)}`).join('L')}`;
  const summary = seats.map(({ name, total }) => `${name} ${total}`).join(', ');
  return (
    <svg viewBox={`0 0 ${W} ${H}`} className="curve" role="img" aria-label={`Score over ${last.entry} moves, at the end: ${summary}`}>
      <g fontSize="12.5" fill="var(--ink-2)">
        {ticks(low, high).map((tick) => (
          <g key={tick}>
            <path d={`M${LEFT} ${y(tick)}H${W - RIGHT}`} stroke="var(--line)" />
            <text x={LEFT - 8} y={y(tick) + 4} textAnchor="end">
              {tick}
            </text>
          </g>
        ))}
        {ticks(0, last.entry).map((tick) => (
          <text key={tick} x={x(tick)} y={H - 8} textAnchor="middle">
            {tick === 0 ? 'move 0' : tick}
          </text>
        ))}
      </g>
      {seats.map(({ seat }) => (
        <g key={seat} fill="none" strokeLinejoin="round">
          <path d={pathOf(seat)} stroke="var(--tok-line)" strokeOpacity=".5" strokeWidth="5" />
          <path d={pathOf(seat)} stroke={colourOf(seat)} strokeWidth="3" />
        </g>
      ))}
      {seats.map(({ name, seat, total }) => (
        <g key={seat}>
          <SeatMark seat={seat} x={x(last.entry)} y={y(total)} scale={0.78} stroke="var(--tok-line)" />
          <text x={x(last.entry) + 14} y={(labels.get(seat) ?? 0) + 5} fontSize="14" fontWeight="700" fill="var(--ink)">
            {name} {total}
          </text>
        </g>
      ))}
    </svg>
  );
}
