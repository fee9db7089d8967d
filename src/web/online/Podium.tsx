/** How a match ended, in a picture: whoever was first, second and third stands on the steps, everybody else beside them. */
import type { Ranked } from '../../match/messages.js';
import { Evening } from '../art/end.js';
import { Pawn } from '../art/seat.js';

const GROUND = 178; // where the evening's scenes stand
const PLACES = [250, 168, 332, 94, 406, 50] as const; // in the order of the ranking
const STEP = 72; // wide
const HEIGHTS = [62, 42, 26] as const; // of the steps, by rank; two who share a rank stand level

export const Podium = ({ by }: { readonly by: readonly Ranked[] }) => (
  <Evening
    won
    narrow
    ground="#c8a76c"
    scene={by.map(({ seat, rank }, i) => {
      const x = PLACES[i] ?? 0;
      const height = HEIGHTS[rank - 1] ?? 0;
      const scale = rank === 1 ? 2 : 1.6;
      return (
        <g key={seat}>
          {height > 0 && (
            <>
              <rect x={x - STEP / 2} y={GROUND - height} width={STEP} height={height} rx="5" fill={rank === 1 ? '#f1b434' : '#8a5a33'} />
              <text
                x={x}
                y={GROUND - 7}
                textAnchor="middle"
                fontFamily="var(--font-display)"
                fontWeight="700"
                fontSize="20"
                fill={rank === 1 ? '#2a2018' : '#fff3d6'}
              >
                {rank}
              </text>
            </>
          )}
          <Pawn seat={seat} x={x} y={GROUND - height - 12 * scale} scale={scale} />
        </g>
      );
    })}
  />
);
