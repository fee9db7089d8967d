/** How an animal fares, as a small round mark: full and calm, full but upset by bugs, or hungry. Each has its own sign, so that colour is not needed. */
import { memo } from 'react';
import type { Fate } from '../forecast.js';

interface Look {
  readonly ink: string;
  readonly sign: string;
}

const LOOKS: Readonly<Record<Fate, Look>> = {
  calm: { ink: '#23693f', sign: 'M-4 0L-1 3.4L4.4-3.4' },
  upset: { ink: '#a8321f', sign: 'M-3-3L3 3M3-3L-3 3' },
  hungry: { ink: '#8f5200', sign: 'M-4 0H4' },
};

export const inkOf = (fate: Fate): string => LOOKS[fate].ink;

interface FateMarkProps {
  readonly fate: Fate;
  readonly x?: number;
  readonly y?: number;
  readonly r?: number;
  readonly expected?: boolean; // a forecast: dashed, on paper
}

/** Inside a larger drawing, its middle at the spot. */
export function FateMark({ fate, x = 0, y = 0, r = 7, expected = false }: FateMarkProps) {
  const { ink, sign } = LOOKS[fate];
  return (
    <g transform={`translate(${x} ${y}) scale(${r / 7})`}>
      <circle r="7" fill={expected ? '#fffaee' : ink} stroke={ink} strokeWidth="2" strokeDasharray={expected ? '3 2' : undefined} />
      <path d={sign} stroke={expected ? ink : '#fffaee'} strokeWidth="2.4" fill="none" strokeLinecap="round" />
    </g>
  );
}

/** On its own, beside words. */
export const FatePicture = memo(function FatePicture({ fate, size = 18 }: { readonly fate: Fate; readonly size?: number }) {
  return (
    <svg viewBox="-9 -9 18 18" width={size} height={size} aria-hidden="true" focusable="false">
      <FateMark fate={fate} />
    </svg>
  );
});
