/** Happiness Farm: the land itself, drawn as one picture. Meadows run together, the wilds grow in from the edges, beds and fields lie in between. */

import { memo, type ReactNode } from 'react';
import { Pine, Placed } from '../../../../web/art/scenery.js';
import type { Land } from '../../face.js';

export const SQUARE = 100; // units of the drawing

/** A steady throw of the dice: the same square always looks the same. */
const scatter = (square: number, nth: number, below: number): number =>
  (((square * 73 + nth * 151 + 41) * 2654435761) % 4294967296) % below;

interface LandProps {
  readonly lands: readonly Land[]; // by square, row by row
  readonly width: number; // squares in a row
}

const MEADOW = '#aec76b';
const SCRUB = '#c6b07a';
const WOOD = '#5c8a5c';

const isWild = (land: Land | undefined): boolean => land === 'rough' || land === 'forest';

/** The ground of some squares as one shape: round at its corners, closed where two of them touch. */
function ground(lands: readonly Land[], width: number, belongs: (land: Land | undefined) => boolean, grow: number, round: number): string {
  const parts: string[] = [];
  for (const [square, land] of lands.entries()) {
    if (!belongs(land)) continue;
    const x = (square % width) * SQUARE - grow;
    const y = Math.floor(square / width) * SQUARE - grow;
    const side = SQUARE + 2 * grow;
    parts.push(
      `M${x + round} ${y}h${side - 2 * round}a${round} ${round} 0 0 1 ${round} ${round}v${side - 2 * round}a${round} ${round} 0 0 1 ${-round} ${round}h${2 * round - side}a${round} ${round} 0 0 1 ${-round} ${-round}v${2 * round - side}a${round} ${round} 0 0 1 ${round} ${-round}Z`,
    );
    if (square % width < width - 1 && belongs(lands[square + 1])) parts.push(`M${x + side / 2} ${y}h${SQUARE}v${side}h${-SQUARE}Z`);
    if (belongs(lands[square + width])) parts.push(`M${x} ${y + side / 2}h${side}v${SQUARE}h${-side}Z`);
  }
  return parts.join('');
}

function Blade({ x, y, ink }: { readonly x: number; readonly y: number; readonly ink: string }) {
  return <path d={`M${x} ${y}q-3-6-5-7M${x} ${y}v-9M${x} ${y}q3-6 5-7`} stroke={ink} strokeWidth="2" fill="none" strokeLinecap="round" />;
}

function Flower({ x, y, ink }: { readonly x: number; readonly y: number; readonly ink: string }) {
  return (
    <g transform={`translate(${x} ${y})`} fill={ink}>
      <circle cx="-2.2" r="1.9" />
      <circle cx="2.2" r="1.9" />
      <circle cy="-2.2" r="1.9" />
      <circle cy="2.2" r="1.9" />
      <circle r="1.3" fill="#e2a01c" />
    </g>
  );
}

const PETALS = ['#fff6e0', '#f7dfe6', '#f6d35a'] as const;

const DRESS: Readonly<Record<Land, (square: number) => ReactNode>> = {
  pasture: (square) => (
    <>
      <path
        d={`M${4 + scatter(square, 1, 10)} 30C30 ${18 + scatter(square, 2, 10)} 60 40 96 ${24 + scatter(square, 3, 12)}`}
        stroke="#c0d681"
        strokeWidth="9"
        strokeLinecap="round"
        fill="none"
        opacity=".75"
      />
      <Blade x={12 + scatter(square, 4, 16)} y={26 + scatter(square, 5, 14)} ink="#86a548" />
      <Blade x={74 + scatter(square, 6, 14)} y={52 + scatter(square, 7, 16)} ink="#86a548" />
      <Blade x={36 + scatter(square, 8, 22)} y={70} ink="#8fae50" />
      {scatter(square, 9, 3) === 0 && <Flower x={18 + scatter(square, 10, 18)} y={54} ink={PETALS[scatter(square, 11, 3)] ?? PETALS[0]} />}
      {scatter(square, 12, 3) === 0 && <Flower x={70 + scatter(square, 13, 18)} y={20} ink={PETALS[scatter(square, 14, 3)] ?? PETALS[0]} />}
    </>
  ),
  garden: () => (
    <>
      <rect x="5" y="5" width="90" height="90" rx="10" fill="#6d4426" />
      <rect x="7.5" y="7.5" width="85" height="85" rx="8" fill="#8f5f38" />
      <path d="M14 20H86M14 37H86M14 54H86M14 71H86" stroke="#7a4c2a" strokeWidth="9" strokeLinecap="round" />
      <path d="M14 17.6H86M14 34.6H86M14 51.6H86M14 68.6H86" stroke="#a87448" strokeWidth="2" strokeLinecap="round" opacity=".7" />
      {[
        [20, 19],
        [82, 36],
        [18, 53],
        [80, 19],
      ].map(([x, y]) => (
        <g key={`${x} ${y}`}>
          <circle cx={x} cy={y} r="7" fill="#5f9a55" />
          <circle cx={x} cy={y} r="4" fill="#8fc97a" />
        </g>
      ))}
    </>
  ),
  field: () => (
    <>
      <rect x="4" y="4" width="92" height="92" rx="9" fill="#b78a24" />
      <rect x="6.5" y="6.5" width="87" height="87" rx="7" fill="#e2bb52" />
      <path d="M14 90V12M28 90V12M42 90V12M56 90V12M70 90V12M84 90V12" stroke="#cfa338" strokeWidth="7" strokeLinecap="round" />
      <path
        d="M14 22l-5-6M14 22l5-6M28 30l-5-6M28 30l5-6M42 20l-5-6M42 20l5-6M56 32l-5-6M56 32l5-6M70 22l-5-6M70 22l5-6M84 30l-5-6M84 30l5-6"
        stroke="#9a7416"
        strokeWidth="2.2"
        strokeLinecap="round"
      />
    </>
  ),
  rough: (square) => (
    <>
      <path d={`M${8 + scatter(square, 1, 8)} 68C${18 + scatter(square, 2, 8)} 54 34 56 38 68Z`} fill="#a18f68" />
      <path d={`M${14 + scatter(square, 1, 8)} 66C20 59 27 59 31 63`} stroke="#ddcda2" strokeWidth="2" fill="none" strokeLinecap="round" />
      <path d={`M${58 + scatter(square, 3, 10)} 32C64 22 80 22 84 32Z`} fill="#a18f68" />
      <Blade x={20 + scatter(square, 4, 12)} y={34} ink="#7d8a45" />
      <Blade x={78 + scatter(square, 5, 10)} y={68} ink="#7d8a45" />
      <path d="M48 30V20M48 26l-4-4M48 26l4-4" stroke="#6f7d43" strokeWidth="2" strokeLinecap="round" fill="none" />
      <circle cx="48" cy="17" r="3.6" fill="#8f6a9c" />
      {scatter(square, 6, 2) === 0 && <path d="M60 62l8-3M62 66l6 3" stroke="#8a6a44" strokeWidth="2.4" strokeLinecap="round" />}
    </>
  ),
  forest: (square) => (
    <>
      <ellipse cx="52" cy="70" rx="40" ry="16" fill="#7fa56a" opacity=".55" />
      <Pine x={16 + scatter(square, 1, 5)} y={46} s={1.05} leaf="#2f6b46" shade="#245538" />
      <Pine x={86 - scatter(square, 2, 5)} y={50} s={0.95} leaf="#336f49" shade="#27593b" />
      <Pine x={50} y={34} s={0.9} leaf="#2b6341" shade="#214f34" />
      <Pine x={8} y={80} s={0.8} leaf="#3a7d52" shade="#2c6342" />
      <Pine x={94} y={84} s={0.72} leaf="#3a7d52" shade="#2c6342" />
    </>
  ),
};

/** The whole farm. It changes only when land is turned, so it is drawn once and kept. */
export const Landscape = memo(
  function Landscape({ lands, width }: LandProps) {
    const rows = lands.length / width;
    const wilds = ground(lands, width, isWild, 4, 30);
    const woods = ground(lands, width, (land) => land === 'forest', 3, 34);
    return (
      <svg viewBox={`0 0 ${width * SQUARE} ${rows * SQUARE}`} aria-hidden="true" focusable="false">
        <rect width={width * SQUARE} height={rows * SQUARE} fill={MEADOW} />
        {[...lands.entries()].map(
          ([square, land]) =>
            land === 'pasture' &&
            (square + Math.floor(square / width)) % 2 === 0 && (
              <rect
                key={square}
                x={(square % width) * SQUARE}
                y={Math.floor(square / width) * SQUARE}
                width={SQUARE}
                height={SQUARE}
                fill="#a5c061"
              />
            ),
        )}
        <path d={wilds} fill="#9f8a58" transform="translate(0 3)" />
        <path d={wilds} fill={SCRUB} />
        <path d={woods} fill="#3f6b45" transform="translate(0 3)" />
        <path d={woods} fill={WOOD} />
        <Paths rows={rows} width={width} />
        {[...lands.entries()].map(([square, land]) => (
          <Placed key={square} x={(square % width) * SQUARE} y={Math.floor(square / width) * SQUARE}>
            {DRESS[land](square)}
          </Placed>
        ))}
      </svg>
    );
  },
  (before, after) => before.width === after.width && before.lands.join() === after.lands.join(),
);

/** Trodden paths between the squares: faint on the land, and enough to count by. */
function Paths({ rows, width }: { readonly rows: number; readonly width: number }) {
  const lines: string[] = [];
  for (let column = 1; column < width; column++) lines.push(`M${column * SQUARE} 0V${rows * SQUARE}`);
  for (let row = 1; row < rows; row++) lines.push(`M0 ${row * SQUARE}H${width * SQUARE}`);
  return (
    <>
      <path d={lines.join('')} stroke="#f3e6bb" strokeWidth="3.4" opacity=".55" fill="none" />
      <path d={lines.join('')} stroke="#7a6a34" strokeWidth="1" strokeDasharray="3 6" opacity=".5" fill="none" />
    </>
  );
}

/** One square's land on its own, for a closer look. */
export function LandPicture({ land, size }: { readonly land: Land; readonly size?: number }) {
  const base = land === 'forest' ? WOOD : land === 'rough' ? SCRUB : MEADOW;
  return (
    <svg width={size} height={size} viewBox="0 0 100 100" aria-hidden="true" focusable="false">
      <rect width="100" height="100" rx="14" fill={base} />
      {DRESS[land](3)}
    </svg>
  );
}
