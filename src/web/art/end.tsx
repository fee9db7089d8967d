/** The banner over the end of a match: an evening with fireworks and garlands, and the game's own scene seen from afar. */
import { BoxArt } from './box.js';
import { STRIPES } from './scenery.js';

const ROCKETS = [
  [340, 74, '#8fd0cc'],
  [430, 46, '#f79fb4'],
  [620, 40, '#8fd0cc'],
  [560, 92, '#f8d27a'],
  [268, 40, '#f8d27a'],
] as const;
const GARLAND = 'M240 66C340 120 430 100 500 66S660 90 720 40';
const FLAGS = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/** The garland is two curves of four points each; a flag hangs at each eighth of the first and second. */
const CURVES = [
  [240, 66, 340, 120, 430, 100, 500, 66],
  [500, 66, 570, 32, 660, 90, 720, 40],
] as const;

function hang(i: number): { readonly x: number; readonly y: number } {
  const [x0, y0, x1, y1, x2, y2, x3, y3] = CURVES[i < 5 ? 0 : 1];
  const t = i < 5 ? (i + 0.5) / 5 : (i - 4.5) / 4;
  const on = (a: number, b: number, c: number, d: number) =>
    a * (1 - t) ** 3 + 3 * b * t * (1 - t) ** 2 + 3 * c * t * t * (1 - t) + d * t ** 3;
  return { x: on(x0, x1, x2, x3), y: on(y0, y1, y2, y3) };
}

export function EndArt({ game }: { readonly game: string }) {
  return (
    <svg viewBox="0 0 720 220" width="100%" height="100%" preserveAspectRatio="xMaxYMid slice" aria-hidden="true" focusable="false">
      <rect width="720" height="220" fill="#1f4159" />
      <path d="M0 170C160 130 380 176 720 96V220H0Z" fill="#2b5866" />
      <path d="M0 200C200 176 460 206 720 160V220H0Z" fill="#24495a" />
      {ROCKETS.map(([x, y, ink]) => (
        <g key={x} transform={`translate(${x} ${y})`} stroke={ink} strokeWidth="3.4" strokeLinecap="round">
          {Array.from({ length: 12 }, (_, i) => i * 30).map((turn) => (
            <path key={turn} d="M0-9V-21" transform={`rotate(${turn})`} />
          ))}
        </g>
      ))}
      <path d={GARLAND} stroke="#fff3d6" strokeWidth="2" fill="none" opacity=".8" />
      {FLAGS.map((i) => (
        <path key={i} transform={`translate(${hang(i).x} ${hang(i).y})`} d="M-9-4H9L0 13Z" fill={STRIPES[i % STRIPES.length]} />
      ))}
      <svg x="500" y="14" width="200" height="192" viewBox="0 0 200 192" aria-hidden="true">
        <clipPath id={`end-${game}`}>
          <circle cx="100" cy="96" r="88" />
        </clipPath>
        <circle cx="100" cy="96" r="94" fill="#f8d27a" />
        <g clipPath={`url(#end-${game})`}>
          <BoxArt game={game} crop="wide" />
        </g>
      </svg>
    </svg>
  );
}
