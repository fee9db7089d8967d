/** The clock of the day: how many hours everybody has left, and how many are mine. */
import { memo } from 'react';
import { DAY_HOURS } from '../../../games/nation/data.js';
import { isOut } from '../../../games/nation/table.js';
import type { Player } from '../../../games/nation/types.js';
import { sector } from '../../art/scenery.js';
import { SeatMark } from '../../art/seat.js';
import { many } from './figures.js';

const HOURS = [...Array(DAY_HOURS).keys()];
const ANGLE = (2 * Math.PI) / DAY_HOURS;
const TOP = -Math.PI / 2;

/** Where several hour glasses stand in one field. */
const CLUSTERS: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [],
  [[0, 0]],
  [
    [-6, -3],
    [6, 3],
  ],
  [
    [-7, 4],
    [7, 4],
    [0, -7],
  ],
  [
    [-7, -6],
    [7, -6],
    [-7, 7],
    [7, 7],
  ],
  [
    [-8, -8],
    [8, -8],
    [0, 0],
    [-8, 8],
    [8, 8],
  ],
];

const at = (r: number, hour: number): readonly [number, number] => [
  r * Math.cos(TOP + (hour - 0.5) * ANGLE),
  r * Math.sin(TOP + (hour - 0.5) * ANGLE),
];

export const Clock = memo(function Clock({
  players,
  side,
  names,
  className,
}: {
  readonly players: readonly Player[];
  readonly side: number;
  readonly names: readonly string[];
  readonly className?: string;
}) {
  const mine = players[side]?.hours ?? 0;
  const playing = players.flatMap((player, seat) => (isOut(player) ? [] : [{ seat, hours: player.hours }]));
  const words = playing.map(({ seat, hours }) => `${names[seat]} ${many(hours, 'hour')}`).join(', ');
  const done = playing.filter(({ hours }) => hours === 0);
  return (
    <svg className={className} viewBox="-88 -88 176 176" role="img" aria-label={`Clock, hours left: ${words}`}>
      <circle r="86" fill="#3f2713" />
      <circle r="84" fill="#5b3a20" />
      <circle r="78" fill="#fffaee" />
      {HOURS.map((i) => (
        <path
          key={i}
          d={sector(34, 75, TOP + i * ANGLE, TOP + (i + 1) * ANGLE)}
          fill={i < mine ? '#f8d27a' : '#efe2c6'}
          stroke="#fffaee"
          strokeWidth="2"
        />
      ))}
      {HOURS.map((i) => {
        const [x, y] = at(66.5, i + 1);
        return (
          <text key={i} x={x} y={y + 4} textAnchor="middle" fontSize="11.5" fontWeight="700" fill="#5d4c3a" fontFamily="var(--font-text)">
            {i + 1}
          </text>
        );
      })}
      {HOURS.map((i) => {
        const here = playing.filter(({ hours }) => hours === i + 1);
        const [x, y] = at(48, i + 1);
        const scale = here.length > 2 ? 0.52 : here.length > 1 ? 0.66 : 0.8;
        return here.map(({ seat }, k) => {
          const [dx, dy] = CLUSTERS[here.length]?.[k] ?? [0, 0];
          return <SeatMark key={seat} seat={seat} x={x + dx} y={y + dy} scale={seat === side ? scale * 1.15 : scale} />;
        });
      })}
      <circle r="31" fill="#135f6e" />
      <text y={done.length > 0 ? -3 : 2} textAnchor="middle" fontSize="26" fontWeight="700" fill="#fff" fontFamily="var(--font-display)">
        {mine}
      </text>
      <text y={done.length > 0 ? 9 : 16} textAnchor="middle" fontSize="11.5" fill="#e4f4f2" fontFamily="var(--font-text)">
        {mine === 1 ? 'hour' : 'hours'}
      </text>
      {done.map(({ seat }, k) => (
        <SeatMark key={seat} seat={seat} x={(k - (done.length - 1) / 2) * 10.5} y={20} scale={0.42} stroke="#fff8e6" />
      ))}
    </svg>
  );
});
