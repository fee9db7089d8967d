/** The evening over the end of a match, with the game's own scene in it: a garland and rockets for who won, the moon and stars otherwise. */
import type { ReactNode } from 'react';
import { STRIPES } from './scenery.js';

const STARS = [
  [40, 30],
  [120, 58],
  [230, 24],
  [330, 50],
  [420, 22],
  [470, 62],
  [-60, 44],
  [-160, 28],
  [-260, 60],
  [-400, 34],
  [-560, 52],
] as const;
const ROCKETS = [
  [20, 62, '#f8d27a'],
  [376, 40, '#8fd0cc'],
] as const;
type Rocket = readonly [x: number, y: number, ink: string];

export const Rockets = ({ at }: { readonly at: readonly Rocket[] }) =>
  at.map(([x, y, ink]) => (
    <g key={x} transform={`translate(${x} ${y}) scale(.8)`} stroke={ink} strokeWidth="3.4" strokeLinecap="round">
      {Array.from({ length: 12 }, (_, i) => i * 30).map((turn) => (
        <path key={turn} d="M0-9V-21" transform={`rotate(${turn})`} />
      ))}
    </g>
  ));

const FLAGS = [64, 112, 161, 209, 258, 306] as const;
/** The garland hangs from (40, 6) to (330, 6), 15 deep in the middle. */
const hang = (x: number): number => 6 + 15 * (1 - ((x - 185) / 145) ** 2);

interface EveningProps {
  readonly won: boolean;
  readonly scene: ReactNode;
  readonly ground: string;
  readonly narrow?: boolean;
}

/** Stands at the right on the ground, whole; the sky goes on beyond its box. */
export function Evening({ won, scene, ground, narrow = false }: EveningProps) {
  return (
    <svg
      viewBox={narrow ? '20 0 464 190' : '0 0 520 190'}
      preserveAspectRatio={narrow ? 'xMidYMax meet' : 'xMaxYMax meet'}
      width="100%"
      height="100%"
      style={{ overflow: 'visible' }}
      aria-hidden="true"
      focusable="false"
    >
      <path d="M-1400-400H1000V190H-1400Z" fill="#1f4159" />
      <path d="M-1400 150C-900 110-500 170 0 118C160 90 320 104 1000 84V190H-1400Z" fill="#2b5866" />
      {won ? (
        <>
          <path d="M40 6Q185 36 330 6" stroke="#fff3d6" strokeWidth="2" fill="none" opacity=".8" />
          {FLAGS.map((x, i) => (
            <path key={x} transform={`translate(${x} ${hang(x)})`} d="M-8-2H8L0 13Z" fill={STRIPES[i]} />
          ))}
          <Rockets at={ROCKETS} />
        </>
      ) : (
        <>
          {STARS.map(([x, y]) => (
            <circle key={x} cx={x} cy={y} r="1.8" fill="#fff3d6" opacity=".8" />
          ))}
          <path d="M446 25A19 19 0 1 0 464 50A17 17 0 0 1 446 25Z" fill="#f8e7b6" />
        </>
      )}
      <path d="M-1400 164H1000V190H-1400Z" fill={ground} />
      {scene}
    </svg>
  );
}
