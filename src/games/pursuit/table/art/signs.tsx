/** The ten symbols of The Pursuit of Happiness, each an ink and a sign, and the hourglass of a player. */

import { memo, type ReactNode } from 'react';
import { colourOf, SeatMark } from '../../../../web/art/seat.js';
import type { Good } from '../../face.js';

/** Dark enough for white signs, and for figures on paper. */
export const GOOD_INKS: Readonly<Record<Good, string>> = {
  knowledge: '#25609c',
  creativity: '#b2452a',
  influence: '#5d3a86',
  money: '#7d6000',
  lth: '#b0305a',
  sth: '#a85300',
  relax: '#0f6b58',
  health: '#2f7330',
  hourglass: '#4a2a17',
  stress: '#8a1f2a',
};

/** On a tile of 24. */
const SIGNS: Readonly<Record<Good, ReactNode>> = {
  knowledge: (
    <path d="M3.5 6.5C6.5 5 9.5 5.5 12 8C14.5 5.5 17.5 5 20.5 6.5V17.5C17.5 16 14.5 16.5 12 19C9.5 16.5 6.5 16 3.5 17.5Z" fill="#fff" />
  ),
  creativity: (
    <>
      <path d="M12 4C17 4 20.5 8 20.5 12C20.5 15.4 16 14 15 16S16 20 12 20C7 20 3.5 16.4 3.5 12S7 4 12 4Z" fill="#fff" />
      <g fill={GOOD_INKS.creativity}>
        <circle cx="9" cy="9" r="1.9" />
        <circle cx="15" cy="9" r="1.9" />
        <circle cx="8" cy="14.4" r="1.9" />
      </g>
    </>
  ),
  influence: (
    <>
      <path d="M4 10V14H8L16 19V5L8 10Z" fill="#fff" />
      <path d="M18.4 9C20 10.6 20 13.4 18.4 15" stroke="#fff" strokeWidth="2.2" fill="none" strokeLinecap="round" />
    </>
  ),
  money: (
    <>
      <circle cx="12" cy="12" r="8" fill="#fff" />
      <circle cx="12" cy="12" r="5.6" fill="none" stroke={GOOD_INKS.money} strokeWidth="1.6" />
      <circle cx="12" cy="12" r="2" fill={GOOD_INKS.money} />
    </>
  ),
  lth: <path d="M12 20C4 14 3.4 10.6 4 8A4.2 4.2 0 0 1 12 7A4.2 4.2 0 0 1 20 8C20.6 10.6 20 14 12 20Z" fill="#fff" />,
  sth: (
    <>
      <circle cx="12" cy="12" r="8" fill="#fff" />
      <path d="M8 13.4C9.4 16.6 14.6 16.6 16 13.4" stroke={GOOD_INKS.sth} strokeWidth="2" fill="none" strokeLinecap="round" />
      <circle cx="9.2" cy="9.8" r="1.4" fill={GOOD_INKS.sth} />
      <circle cx="14.8" cy="9.8" r="1.4" fill={GOOD_INKS.sth} />
    </>
  ),
  relax: (
    <path
      d="M3 8.5C6 5.5 9 5.5 12 8.5S18 11.5 21 8.500M3 15.500C6 12.5 9 12.5 12 15.500S18 18.5 21 15.5"
      stroke="#fff"
      strokeWidth="2.8"
      fill="none"
      strokeLinecap="round"
    />
  ),
  health: <path d="M9.2 4H14.800V9.200H20V14.800H14.800V20H9.200V14.800H4V9.200H9.200Z" fill="#fff" />,
  hourglass: (
    <path
      d="M6 4H18M6 20H18M7.5 4C7.5 9 11 10 11 12S7.5 15 7.5 20H16.500C16.5 15 13 14 13 12S16.5 9 16.5 4"
      stroke="#fff"
      strokeWidth="2.2"
      fill="none"
      strokeLinecap="round"
    />
  ),
  stress: <path d="M13.5 3L5 13.500H11L9.5 21L19 10H13Z" fill="#fff" />,
};

/** The symbol on its tile. It stands beside a figure whose label says what it is. */
export const GoodSign = memo(function GoodSign({ good, size = 16 }: { readonly good: Good; readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <rect width="24" height="24" rx="6" fill={GOOD_INKS[good]} />
      {SIGNS[good]}
    </svg>
  );
});

/** A player's hourglass: the seat's colour in the frame and the sand, its shape on the glass. `run` is one whose time is spent. */
export const PlayerGlass = memo(function PlayerGlass({
  seat,
  size = 16,
  run = false,
}: {
  readonly seat: number;
  readonly size?: number;
  readonly run?: boolean;
}) {
  const ink = colourOf(seat);
  return (
    <svg width={size} height={size * 1.34} viewBox="0 0 24 32" aria-hidden="true" focusable="false" opacity={run ? 0.4 : 1}>
      <path d="M3 3H21M3 29H21" stroke="var(--tok-line)" strokeWidth="5" strokeLinecap="round" />
      <path d="M3 3H21M3 29H21" stroke={ink} strokeWidth="3.2" strokeLinecap="round" />
      <path
        d="M5.5 4.500C5.5 12 10.5 13 10.5 16S5.5 20 5.5 27.500H18.500C18.5 20 13.5 19 13.5 16S18.5 12 18.5 4.500Z"
        fill="#fff8e8"
        stroke="var(--tok-line)"
        strokeWidth="1.3"
      />
      {!run && <path d="M8 9H16C15 12.5 12.6 13 12 15.500C11.4 13 9 12.5 8 9Z" fill={ink} />}
      <path
        d={run ? 'M6.6 26.500C7 21 11 20 12 18C13 20 17 21 17.4 26.500Z' : 'M7 26.500C7.5 23 11 22.5 12 21C13 22.5 16.5 23 17 26.500Z'}
        fill={ink}
      />
      <SeatMark seat={seat} x={12} y={24.4} scale={0.24} />
    </svg>
  );
});
