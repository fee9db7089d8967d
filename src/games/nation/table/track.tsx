/** The Happiness track: everybody's marker, the flag at the target, and one's own after tonight. */

import { memo } from 'react';
import { SeatMark } from '../../../web/art/seat.js';
import { useWidth } from '../../../web/kit/size.js';
import { isOut, type Shared } from '../face.js';
import { afterTonight } from './figures.js';
import styles from './town.module.css';

const EDGE = 20;
const STEP = 4;
const APART = 19; // two markers side by side
const READABLE = 30; // between two numbers
const WIDEST = 600; // pixels: in more room everything grows
const LANES = [20, 90, 1, 109] as const; // above, below, and a second row of each

interface Placed {
  readonly seat: number;
  readonly x: number; // its place on the track
  readonly at: number; // where its marker stands
  readonly y: number;
}

/** Markers that would cover each other go to the next lane, and when all are full a step to the right. */
export function lanesFor(points: readonly { readonly seat: number; readonly x: number }[]): Placed[] {
  const placed: Placed[] = [];
  const isFree = (at: number, y: number): boolean => placed.every((other) => other.y !== y || Math.abs(other.at - at) >= APART);
  for (const { seat, x } of [...points].sort((a, b) => a.x - b.x)) {
    let at = x;
    let y = LANES.find((lane) => isFree(at, lane));
    while (y === undefined) {
      at += APART;
      y = LANES.find((lane) => isFree(at, lane));
    }
    placed.push({ seat, x, at, y });
  }
  return placed;
}

export const Track = memo(function Track({
  shared,
  side,
  names,
  forecast,
}: {
  readonly shared: Shared;
  readonly side: number;
  readonly names: readonly string[];
  readonly forecast: boolean; // mark where I would stand after tonight
}) {
  const [box, width] = useWidth<HTMLDivElement>(WIDEST);
  const wide = Math.min(width, WIDEST); // figures do not shrink with the room
  const { players, options } = shared;
  const playing = players.flatMap((player, seat) => (isOut(player) ? [] : [{ player, seat }]));
  const values = playing.map(({ player }) => player.happiness);
  const low = Math.floor(Math.min(0, ...values) / STEP) * STEP;
  const high = Math.ceil(Math.max(options.target + 2, ...values) / STEP) * STEP;
  const x = (value: number): number => EDGE + ((value - low) * (wide - 2 * EDGE)) / (high - low);
  const ticks = Array.from({ length: (high - low) / STEP + 1 }, (_, i) => low + i * STEP);
  const every = Math.ceil(READABLE / (x(STEP) - x(0))); // only every second or third tick is numbered where they are close
  const marks = lanesFor(playing.map(({ player, seat }) => ({ seat, x: x(player.happiness) })));
  const mine = players[side];
  const next = !forecast || mine === undefined || isOut(mine) ? null : afterTonight(shared, mine);
  const now = mine?.happiness ?? 0;
  const words = playing.map(({ player, seat }) => `${names[seat]} ${player.happiness}`).join(', ');
  const flag = x(options.target);
  const top = Math.min(4, ...marks.map(({ y }) => y - 12));
  const foot = Math.max(78, ...marks.map(({ y }) => y + 12));
  return (
    <div ref={box} className={styles.track}>
      <svg viewBox={`0 ${top} ${wide} ${foot - top}`} role="img" aria-label={`Happiness, the target is ${options.target}: ${words}`}>
        <path d={`M${flag} 78V6`} stroke="#5b3a20" strokeWidth="3.5" />
        <path d={`M${flag} 7L${flag + 22} 14L${flag} 22Z`} fill="#c4421f" />
        <rect x="2" y="40" width={wide - 4} height="32" rx="16" fill="#fffaee" stroke="#5b3a20" strokeWidth="3" />
        {next !== null && next !== now && (
          <>
            <Filled to={x(Math.max(now, next))} fill={next > now ? '#fbecc8' : '#efb9a4'} />
            <path
              d={`M${x(Math.min(now, next)) + 8} 45.5H${x(Math.max(now, next))}m0 21H${x(Math.min(now, next)) + 8}`}
              stroke="#135f6e"
              strokeWidth="2.5"
              strokeDasharray="4 3"
              fill="none"
            />
          </>
        )}
        {mine !== undefined && <Filled to={x(Math.min(now, next ?? now))} fill="#f8d27a" />}
        {ticks.map((value, i) =>
          i % every === 0 ? (
            <text
              key={value}
              x={x(value)}
              y="62"
              textAnchor="middle"
              fontSize="16.5"
              fontWeight="700"
              fill="#4a3a2a"
              fontFamily="var(--font-text)"
            >
              {value}
            </text>
          ) : null,
        )}
        {marks.map(({ seat, x: left, at, y }) => (
          <g key={seat}>
            <path
              d={`M${at} ${y < 50 ? y + 9 : y - 9}L${left} ${y < 50 ? 43 : 69}`}
              stroke="#2a2018"
              strokeWidth="1.4"
              strokeOpacity=".45"
            />
            <SeatMark seat={seat} x={at} y={y} scale={seat === side ? 1.08 : 0.92} />
          </g>
        ))}
      </svg>
    </div>
  );
});

const Filled = ({ to, fill }: { readonly to: number; readonly fill: string }) => (
  <rect x="6" y="44" width={Math.max(18, to + 2)} height="24" rx="12" fill={fill} />
);
