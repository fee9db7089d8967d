/** A leaf of the calendar, small, for the door of the shelf. */
import type { Day } from './calendar.js';

export const LeafSign = ({ day }: { readonly day: Day }) => (
  <svg viewBox="0 0 88 62" aria-hidden="true" focusable="false">
    <g transform="rotate(-4 44 31)">
      <rect x="20" y="6" width="48" height="52" rx="5" fill="#fffaee" />
      <path d="M25 6H63A5 5 0 0 1 68 11V22H20V11A5 5 0 0 1 25 6Z" fill="#a8321f" />
      <circle cx="33" cy="12" r="2.4" fill="#5b3c25" />
      <circle cx="55" cy="12" r="2.4" fill="#5b3c25" />
      <text x="44" y="50" textAnchor="middle" fontSize="27" fontWeight="750" fontFamily="var(--font-display)" fill="#2a2018">
        {Number(day.slice(8))}
      </text>
    </g>
  </svg>
);
