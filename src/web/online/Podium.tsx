/** How a match ended, in a picture: whoever was first, second and third stands on the steps under a garland, everybody else beside them. */
import type { Ranked } from '../../match/messages.js';
import { Rockets } from '../art/end.js';
import { Garland } from '../art/garland.js';
import { Pawn } from '../art/seat.js';
import styles from './late.module.css';

const GROUND = 190;
const PLACES = [180, 108, 252, 46, 314, 346] as const; // in the order of the ranking
const STEP = 64; // wide
const HEIGHTS = [58, 38, 24] as const; // of the steps, by rank; two who share a rank stand level
const ROCKETS = [
  [52, 74, '#f8d27a'],
  [310, 88, '#8fd0cc'],
  [96, 10, '#f3a3bd'],
  [264, -4, '#f8d27a'], // the sky goes on where there is room above
] as const;

export const Podium = ({ by }: { readonly by: readonly Ranked[] }) => (
  <div className={styles.podium}>
    <svg viewBox="0 0 360 200" preserveAspectRatio="xMidYMax meet" width="100%" height="100%" aria-hidden="true" focusable="false">
      <path d="M-900 150C-400 110 60 160 180 130C300 104 500 120 900 100V400H-900Z" fill="#2b5866" />
      <path d={`M-900 ${GROUND - 14}H900V400H-900Z`} fill="#c8a76c" />
      <Rockets at={ROCKETS} />
      {by.map(({ seat, rank }, i) => (
        <OnStep key={seat} seat={seat} rank={rank} x={PLACES[i] ?? 0} />
      ))}
    </svg>
    <Garland className={styles.garland} />
  </div>
);

function OnStep({ seat, rank, x }: { readonly seat: number; readonly rank: number; readonly x: number }) {
  const height = HEIGHTS[rank - 1] ?? 0;
  const scale = rank === 1 ? 2 : 1.5;
  return (
    <>
      {height > 0 && (
        <>
          <rect x={x - STEP / 2} y={GROUND - height} width={STEP} height={height} rx="5" fill={rank === 1 ? '#f1b434' : '#8a5a33'} />
          <g fontFamily="var(--font-display)" fontWeight="700" fontSize="20" textAnchor="middle">
            <text x={x} y={GROUND - 6} fill={rank === 1 ? '#2a2018' : '#fff3d6'}>
              {rank}
            </text>
          </g>
        </>
      )}
      <Pawn seat={seat} x={x} y={GROUND - height - 12 * scale} scale={scale} />
    </>
  );
}
