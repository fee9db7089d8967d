/** Who a seat is, at a glance: one colour and one shape per place at the table, so that neither has to be told apart alone. */
import { memo, type ReactNode } from 'react';
import type { Seat } from '../../engine/game.js';

export const SEAT_SHAPES = ['circle', 'square', 'triangle', 'diamond', 'cross', 'star'] as const;
export type SeatShapeName = (typeof SEAT_SHAPES)[number];

/** Drawn round the middle, about 20 wide. */
const OUTLINES: Readonly<Record<SeatShapeName, ReactNode>> = {
  circle: <circle r="9" />,
  square: <rect x="-8" y="-8" width="16" height="16" rx="2" />,
  triangle: <path d="M0-10L10 8H-10Z" strokeLinejoin="round" />,
  diamond: <path d="M0-11L11 0L0 11L-11 0Z" />,
  cross: <path d="M-3.6-9.5H3.6V-3.6H9.5V3.6H3.6V9.5H-3.6V3.6H-9.5V-3.6H-3.6Z" />,
  star: <path d="M0-11L3-3.6L10.6-3.4L4.8 1.6L6.8 9L0 4.8L-6.8 9L-4.8 1.6L-10.6-3.4L-3-3.6Z" />,
};

export const shapeOf = (seat: Seat): SeatShapeName => SEAT_SHAPES[seat % SEAT_SHAPES.length] ?? 'circle';
export const colourOf = (seat: Seat): string => `var(--p${(seat % SEAT_SHAPES.length) + 1})`;

interface At {
  readonly seat: Seat;
  readonly x?: number;
  readonly y?: number;
  readonly scale?: number;
}

/** The shape inside a larger drawing. On paper and boards the outline is dark in both themes. */
export function SeatMark({ seat, x = 0, y = 0, scale = 1, stroke = '#2a2018' }: At & { readonly stroke?: string }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`} fill={colourOf(seat)} stroke={stroke} strokeWidth={1.6 / Math.sqrt(scale)}>
      {OUTLINES[shapeOf(seat)]}
    </g>
  );
}

/** The shape on its own, beside a name. Decoration: the name carries the meaning. */
export const SeatShape = memo(function SeatShape({
  seat,
  size = 20,
  className,
}: {
  readonly seat: Seat;
  readonly size?: number;
  readonly className?: string;
}) {
  return (
    <svg className={className} width={size} height={size} viewBox="-12 -12 24 24" aria-hidden="true" focusable="false">
      <SeatMark seat={seat} stroke="var(--tok-line)" />
    </svg>
  );
});

/** A standing marker with the seat's shape on its body. Its foot is at (0, 12). */
export const Pawn = memo(function Pawn({ seat, x = 0, y = 0, scale = 1 }: At) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <ellipse cx="0" cy="12" rx="13" ry="5" fill="#000" opacity=".3" />
      <path d="M-10 11C-10 3-4 0-4-6H4C4 0 10 3 10 11Z" fill={colourOf(seat)} stroke="#2a2018" strokeWidth="2" strokeLinejoin="round" />
      <circle cy="-12" r="8" fill={colourOf(seat)} stroke="#2a2018" strokeWidth="2" />
      <path d="M-4-15A5 5 0 0 1 0-17.4" stroke="#fff8e6" strokeWidth="2" strokeLinecap="round" fill="none" opacity=".7" />
      <g transform="translate(0 5) scale(.42)" fill="#fff8e6" stroke="#2a2018" strokeWidth="3">
        {OUTLINES[shapeOf(seat)]}
      </g>
    </g>
  );
});
