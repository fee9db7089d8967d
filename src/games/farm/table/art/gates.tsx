/** The fence of the farm: a gate for every farmer with an animal that looks over it, and the country behind. */
import type { Seat } from '../../../../engine/game.js';
import { KINDS, type Kind } from '../../face.js';
import { Animal } from './things.js';

const GREETS: readonly Kind[] = ['chicken', 'cow', 'duck', 'goat', 'goose', 'pig'];

export const greets = (seat: Seat): Kind => GREETS[seat] ?? KINDS[0];

/** The gate of a seat. */
export const Gate = ({ seat, free }: { readonly seat: Seat; readonly free: boolean }) => (
  <svg viewBox="0 0 120 108" aria-hidden="true" focusable="false">
    {!free && <Animal kind={greets(seat)} x={22} y={2} s={0.78} />}
    <g
      fill={free ? 'none' : '#c8955a'}
      stroke={free ? '#fffaee' : '#6d4426'}
      strokeWidth={free ? 2.4 : 2}
      strokeDasharray={free ? '6 5' : undefined}
      strokeLinejoin="round"
    >
      <rect x="14" y="66" width="92" height="9" />
      <rect x="14" y="84" width="92" height="9" />
      <path d="M4 108V52L12 42L20 52V108ZM100 108V52L108 42L116 52V108Z" />
    </g>
  </svg>
);

/** What lies behind the fence. */
export const Country = () => (
  <svg viewBox="0 0 960 400" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
    <rect width="960" height="400" fill="#c2e0dd" />
    <circle cx="142" cy="70" r="34" fill="#f6d07a" />
    <path d="M0 130C200 80 420 140 640 100S900 110 960 96V400H0Z" fill="#b9ce75" />
    <path d="M0 180C240 140 420 190 700 160S900 150 960 168V400H0Z" fill="#9fbc5b" />
    <path d="M0 270H960V400H0Z" fill="#86a648" />
    <path d="M760 92L814 42L868 92V158H768V92Z" fill="#b23a26" />
    <path d="M752 96L814 38L876 96H862L814 52L766 96Z" fill="#6d2417" />
    <path d="M798 158V112H832V158Z" fill="#fff3d6" />
    <path d="M799 113L831 157M831 113L799 157" stroke="#b23a26" strokeWidth="4" />
    <path d="M884 158V76A15 15 0 0 1 914 76V158Z" fill="#cfcbc0" />
  </svg>
);
