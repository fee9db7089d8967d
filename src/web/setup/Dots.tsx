/** Of ten matches against the step below, so many are won: full dots; in outline where that was not measured apart. */
import type { StepShare } from '../../engine/game.js';
import { SETUP_WORDS as W } from './words.js';

const TEN = Array.from({ length: 10 }, (_, i) => i);

export function Dots({ share: { share, low, high }, below }: { readonly share: StepShare; readonly below: string }) {
  const known = low > 0.5 || high < 0.5;
  const full = known ? Math.round(share * 20) / 2 : 0;
  return (
    <small>
      <svg
        width="116"
        height="11"
        viewBox="0 0 116 11"
        aria-hidden="true"
        focusable="false"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
      >
        {TEN.map((i) => {
          const x = 5.5 + i * 11 + (i > 4 ? 6 : 0);
          return (
            <g key={i}>
              <circle cx={x} cy="5.5" r="4.1" fill={i + 1 <= full ? 'currentColor' : 'none'} />
              {full - i === 0.5 && <path d={`M${x} 1.4A4.1 4.1 0 0 0 ${x} 9.6Z`} fill="currentColor" stroke="none" />}
            </g>
          );
        })}
      </svg>
      {known ? W.wins(Math.round(100 * share), below) : W.notApart(below)}
    </small>
  );
}
