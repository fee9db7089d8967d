/** The clock of the day: how many hours everybody has left, and how many are mine. */

import { memo } from 'react';
import { sector } from '../../../web/art/scenery.js';
import { SeatMark } from '../../../web/art/seat.js';
import { DAY_HOURS, isOut, many, type Player, plural } from '../face.js';

const HOURS = [...Array(DAY_HOURS).keys()];
const ANGLE = (2 * Math.PI) / DAY_HOURS;
const TOP = -Math.PI / 2;

/** Where several hour glasses stand in one field: outwards and along the rim. */
const CLUSTERS: readonly (readonly (readonly [out: number, along: number])[])[] = [
  [],
  [[0, 0]],
  [
    [0, -7],
    [0, 7],
  ],
  [
    [-8, 0],
    [3, -7.5],
    [3, 7.5],
  ],
  [
    [-8, -5],
    [-8, 5],
    [3, -8],
    [3, 8],
  ],
  [
    [-9, -5],
    [-9, 5],
    [2, -10],
    [2, 10],
    [2, 0],
  ],
];

function at(r: number, hour: number, along = 0): readonly [number, number] {
  const angle = TOP + (hour - 0.5) * ANGLE;
  return [r * Math.cos(angle) - along * Math.sin(angle), r * Math.sin(angle) + along * Math.cos(angle)];
}

export const Clock = memo(function Clock({
  players,
  side,
  names,
  className,
}: {
  readonly players: readonly Player[];
  readonly side: number;
  readonly names: readonly string[];
  readonly className?: string | undefined;
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
          <text key={i} x={x} y={y + 5} textAnchor="middle" fontSize="15" fontWeight="700" fill="#5d4c3a" fontFamily="var(--font-text)">
            {i + 1}
          </text>
        );
      })}
      {HOURS.map((i) => {
        const here = playing.filter(({ hours }) => hours === i + 1);
        const scale = here.length > 2 ? 0.52 : here.length > 1 ? 0.62 : 0.8;
        return here.map(({ seat }, k) => {
          const [out, along] = CLUSTERS[here.length]?.[k] ?? [0, 0];
          const [x, y] = at(48 + out, i + 1, along);
          return <SeatMark key={seat} seat={seat} x={x} y={y} scale={seat === side ? scale * 1.15 : scale} />;
        });
      })}
      <circle r="31" fill="#135f6e" />
      <text y={done.length > 0 ? -3 : 2} textAnchor="middle" fontSize="26" fontWeight="700" fill="#fff" fontFamily="var(--font-display)">
        {mine}
      </text>
      <text y={done.length > 0 ? 9 : 16} textAnchor="middle" fontSize="15" fill="#e4f4f2" fontFamily="var(--font-text)">
        {plural(mine, 'hour', 'hours')}
      </text>
      {done.map(({ seat }, k) => (
        <SeatMark key={seat} seat={seat} x={(k - (done.length - 1) / 2) * 10.5} y={20} scale={0.42} stroke="#fff8e6" />
      ))}
    </svg>
  );
});
