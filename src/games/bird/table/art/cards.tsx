/** Bird of Happiness: the pictures of its six kinds of card, their back, the badges for price and worth, and the ring of clover power. */

import { memo, type ReactNode } from 'react';
import { Picture } from '../../../../web/art/picture.js';
import { Bird, Cloud, Clover, FlyingBird, HEART_LEAF } from '../../../../web/art/scenery.js';
import type { Kind } from '../../face.js';

const HILLS = (
  <>
    <path d="M0 78C30 64 70 66 100 80V110H0Z" fill="#8dbb7a" />
    <path d="M0 90C34 78 74 82 100 92V110H0Z" fill="#6fa565" />
  </>
);

function Flower({ x, y, ink }: { readonly x: number; readonly y: number; readonly ink: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M0 0V7" stroke="#3f7d4a" strokeWidth="1.4" />
      <circle r="3" fill={ink} />
      <circle r="1.2" fill="#fff3c4" />
    </g>
  );
}

/** 100 by 110; the edges may be cut off, the middle is what counts. */
const PICTURES: Readonly<Record<Kind, ReactNode>> = {
  clover: (
    <>
      <rect width="100" height="110" fill="#dcebc6" />
      <circle cx="50" cy="52" r="40" fill="#eef5dc" />
      <path d="M0 96C20 88 34 92 50 98S84 90 100 96V110H0Z" fill="#bcd89c" />
      <Clover x={14} y={99} s={0.2} />
      <Clover x={88} y={98} s={0.24} />
      <Clover x={50} y={52} s={1.04} />
      <path d="M36 33a3 3 0 1 0 4 0L38 28Z" fill="#f7fff0" opacity=".9" />
    </>
  ),
  gold: (
    <>
      <rect width="100" height="110" fill="#5a3a6b" />
      {Array.from({ length: 14 }, (_, i) => i * 25.7).map((turn) => (
        <path key={turn} d="M50 54L46-20H54Z" fill="#75518a" transform={`rotate(${turn} 50 54)`} />
      ))}
      <circle cx="50" cy="52" r="37" fill="#8a64a0" />
      <circle cx="50" cy="52" r="37" fill="none" stroke="#f4c34a" strokeWidth="1.6" strokeDasharray="1 6" strokeLinecap="round" />
      <Clover x={50} y={53} s={1.04} ink="gold" />
      <path
        d="M18 20l2 5 5 2-5 2-2 5-2-5-5-2 5-2ZM82 82l2 4 4 2-4 2-2 4-2-4-4-2 4-2ZM84 18l1.4 3 3 1.4-3 1.4-1.4 3-1.4-3-3-1.4 3-1.4Z"
        fill="#fff0b8"
      />
    </>
  ),
  bird1: (
    <>
      <rect width="100" height="110" fill="#cfe6ee" />
      <circle cx="74" cy="28" r="19" fill="#fbe7b4" />
      <Cloud x={24} y={24} s={0.55} ink="#eef6f4" />
      {HILLS}
      <Flower x={12} y={88} ink="#d9637a" />
      <Flower x={88} y={92} ink="#e9b030" />
      <Bird x={9} y={11} s={0.84} />
    </>
  ),
  bird2: (
    <>
      <rect width="100" height="110" fill="#f8d9a8" />
      <circle cx="50" cy="44" r="32" fill="#fff0c4" />
      <path d="M0 84C30 72 70 74 100 86V110H0Z" fill="#8dbb7a" />
      <path d="M0 96C34 86 74 88 100 98V110H0Z" fill="#6fa565" />
      <path d="M50 28C47 22 39 22 39 28C39 33 46 36 50 40C54 36 61 33 61 28C61 22 53 22 50 28Z" fill="#cf5568" />
      <path d="M-4 89C30 84 70 86 104 80" stroke="#7b5230" strokeWidth="5" fill="none" />
      <path d="M14 86C8 80 10 74 14 72C18 76 18 82 14 86ZM86 81C84 75 88 70 93 70C94 76 91 80 86 81Z" fill="#3f7d4a" />
      <Bird x={0} y={37} s={0.52} />
      <Bird x={100} y={37} s={0.52} flip />
    </>
  ),
  red: (
    <>
      <rect width="100" height="110" fill="#fbe2bd" />
      <path d="M-4 20C30 10 60 34 104 20M-4 36C30 28 60 50 104 36M-4 52C30 46 60 66 104 52" stroke="#f2c48d" strokeWidth="5" fill="none" />
      {HILLS}
      <Flower x={90} y={90} ink="#cf4327" />
      <Flower x={14} y={92} ink="#fff3d6" />
      <Bird x={9} y={12} s={0.84} plumage="red" />
    </>
  ),
  black: (
    <>
      <rect width="100" height="110" fill="#9fa9c2" />
      <circle cx="76" cy="24" r="16" fill="#e9e6da" />
      <circle cx="81" cy="21" r="3" fill="#d2cfc4" />
      <circle cx="72" cy="29" r="2" fill="#d2cfc4" />
      <path d="M0 64C20 50 40 62 60 52S90 58 100 52V110H0Z" fill="#7d88a6" />
      <path d="M0 88C34 76 74 82 100 90V110H0Z" fill="#55607f" />
      <path d="M10 20l1 2.4 2.4 1-2.4 1L10 27l-1-2.6-2.4-1 2.4-1ZM40 12l.8 1.8 1.8.8-1.8.8-.8 1.8-.8-1.8-1.8-.8 1.8-.8Z" fill="#f4efdd" />
      <FlyingBird x={-3} y={14} s={0.9} />
    </>
  ),
};

export const CardPicture = memo(function CardPicture({
  kind,
  className,
}: {
  readonly kind: Kind;
  readonly className?: string | undefined;
}) {
  return (
    <Picture name={`bird ${kind}`} box={[0, 0, 100, 110]} className={className} slice>
      {PICTURES[kind]}
    </Picture>
  );
});

const PATTERN = [0, 1, 2, 3, 4, 5].flatMap((row) => [0, 1, 2, 3].map((i) => ({ x: i * 20 + (row % 2 ? 10 : 0), y: 6 + row * 15 })));

/** One leaf of a clover, moved, turned and made small: all leaves of the pattern become a single path. */
function leafAt(x: number, y: number, turn: number): string {
  const [cos, sin] = [0.17 * Math.cos(turn), 0.17 * Math.sin(turn)];
  const numbers = HEART_LEAF.match(/-?\d+/g)?.map(Number) ?? [];
  const points: string[] = [];
  for (let i = 0; i + 1 < numbers.length; i += 2) {
    const [u, v] = [numbers[i] ?? 0, numbers[i + 1] ?? 0];
    points.push(`${(x + u * cos - v * sin).toFixed(1)} ${(y + u * sin + v * cos).toFixed(1)}`);
  }
  return `M${points[0]}C${points.slice(1).join(' ')}Z`;
}
const leaves = (quarter: number): string =>
  PATTERN.map(({ x, y }) => leafAt(x, y, Math.PI * (quarter + 0.25)) + leafAt(x, y, Math.PI * (quarter + 1.25))).join('');
const stars = PATTERN.map(({ x, y }) => `M${x} ${y - 5}l1.3 3.7 3.7 1.3-3.7 1.3-1.3 3.7-1.3-3.7-3.7-1.3 3.7-1.3Z`).join('');

function back(cloth: string, line: string, pattern: ReactNode) {
  return (
    <svg viewBox="0 0 60 84" width="100%" height="100%" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      <rect width="60" height="84" fill={cloth} />
      {pattern}
      <rect x="4" y="4" width="52" height="76" rx="4" fill="none" stroke={line} strokeWidth="1.4" />
    </svg>
  );
}

/** Piles are many: their backs are two shapes, drawn once. */
const CLOVER_BACK = back(
  '#1f6b4a',
  '#8fc9a0',
  <>
    <path d={leaves(0)} fill="#3f9468" />
    <path d={leaves(0.5)} fill="#358458" />
  </>,
);
const FORTUNE_BACK = back('#3b3f6b', '#b7bbea', <path d={stars} fill="#5d62a0" />);

export const CardBackPicture = ({ fortune = false }: { readonly fortune?: boolean }) => (fortune ? FORTUNE_BACK : CLOVER_BACK);

const SEAL = (
  <>
    <Clover stem={false} />
    <circle r="17" fill="#14512c" />
  </>
);

/** The price in clover power: a leaf seal with its figure; without one the sign by itself. */
export const CloverBadge = memo(function CloverBadge({ price }: { readonly price?: number }) {
  return (
    <svg viewBox="-36 -36 72 72" aria-hidden="true" focusable="false">
      {SEAL}
      {price !== undefined && (
        <text y="9.5" textAnchor="middle" fontFamily="var(--font-display)" fontWeight="700" fontSize="29" fill="#fff">
          {price}
        </text>
      )}
    </svg>
  );
});

/** One bird's worth. */
export const Feather = memo(function Feather({ size = 15 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="M20.5 3C14 3 9 7 7.5 12.5L6.5 17.5C13 18 19.5 13.5 20.5 3Z" fill="currentColor" />
      <path d="M16 8C11 11 7.5 15 4 21" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" fill="none" />
      <path d="M16 8C12.5 10.2 9.7 13 7.3 16.2" stroke="var(--feather-vein, #fffaee)" strokeWidth="1.4" strokeLinecap="round" fill="none" />
    </svg>
  );
});

const THIRD = (2 * Math.PI) / 3;
const GAP = 0.11;

function arc(i: number, r: number): string {
  const at = (a: number) => `${(r * Math.cos(a)).toFixed(2)} ${(r * Math.sin(a)).toFixed(2)}`;
  const from = -Math.PI / 2 + i * THIRD + GAP;
  return `M${at(from)}A${r} ${r} 0 0 1 ${at(from + THIRD - 2 * GAP)}`;
}

/** The ring as a sign: two thirds, no figure. */
export const RingSign = () => (
  <svg viewBox="-30 -30 60 60" aria-hidden="true" focusable="false">
    <circle r="24" fill="none" stroke="var(--line)" strokeWidth="10" />
    {[0, 1].map((i) => (
      <path key={i} d={arc(i, 24)} stroke="#3a9a5c" strokeWidth="10" fill="none" />
    ))}
  </svg>
);

/** Clover power in thirds. Closed at 3, when a card must be taken: then it turns gold and its gaps are shut. */
export const PowerRing = memo(function PowerRing({ power, size = 44 }: { readonly power: number; readonly size?: number }) {
  const closed = power >= 3;
  return (
    <svg
      width={size}
      height={size}
      viewBox="-30 -30 60 60"
      role="img"
      aria-label={`${power} of 3 clover power${closed ? ': must take a card' : ''}`}
    >
      <circle r="24" fill="none" stroke="var(--line)" strokeWidth="8" />
      {closed ? (
        <>
          <circle r="24" fill="none" stroke="var(--glow-edge)" strokeWidth="10" />
          <circle r="24" fill="none" stroke="var(--glow)" strokeWidth="7" />
        </>
      ) : (
        [0, 1, 2].filter((i) => i < power).map((i) => <path key={i} d={arc(i, 24)} stroke="#3a9a5c" strokeWidth="8" fill="none" />)
      )}
      <text y="8" textAnchor="middle" fontFamily="var(--font-display)" fontWeight="700" fontSize="23" fill="var(--ink)">
        {power}
      </text>
    </svg>
  );
});

/** Stars won and still to win, for those who play alone. */
export function Stars({ won, of = 5, size = 18 }: { readonly won: number; readonly of?: number; readonly size?: number }) {
  return (
    <svg width={size * of} height={size} viewBox={`0 0 ${24 * of} 24`} role="img" aria-label={`${won} of ${of} stars`}>
      {[...Array(of).keys()].map((i) => (
        <path
          key={i}
          transform={`translate(${24 * i} 0)`}
          d="M12 2.5L14.9 8.7L21.5 9.5L16.6 14.1L17.9 20.8L12 17.5L6.1 20.8L7.4 14.1L2.5 9.5L9.1 8.7Z"
          fill={i < won ? '#e9b030' : 'none'}
          stroke={i < won ? '#8f5a05' : 'var(--ink-2)'}
          strokeWidth="1.6"
          strokeDasharray={i < won ? undefined : '3 2'}
          strokeLinejoin="round"
        />
      ))}
    </svg>
  );
}
