/** A leaf of the calendar, small, for the door of the shelf. */
import type { Day } from './calendar.js';

export const LeafSign = ({ day }: { readonly day: Day }) => (
  <svg viewBox="0 0 62 62" aria-hidden="true" focusable="false">
    <rect x="8" y="10" width="48" height="49" rx="6" fill="#dcc9a5" />
    <rect x="7" y="8" width="48" height="49" rx="6" fill="#fffaee" />
    <path d="M13 8H49A6 6 0 0 1 55 14V23H7V14A6 6 0 0 1 13 8Z" fill="#b8402a" />
    <path d="M18 4V12M44 4V12" stroke="#2a2018" strokeWidth="3.4" strokeLinecap="round" />
    <text x="31" y="49" textAnchor="middle" fontSize="23" fontWeight="750" fontFamily="var(--font-display)" fill="#2a2018">
      {Number(day.slice(8))}
    </text>
  </svg>
);
