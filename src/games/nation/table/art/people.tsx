/** The five trades of Happy Nation in person, and the striped awning over a stall. */

import { memo, type ReactNode } from 'react';
import { colourOf } from '../../../../web/art/seat.js';
import type { Role } from '../../face.js';

interface Look {
  readonly skin: string;
  readonly hair: string;
  readonly over: ReactNode; // hat and tools, over the plain figure
}

const LOOKS: Readonly<Record<Role, Look>> = {
  builder: {
    skin: '#e2ad82',
    hair: '#3a1f14',
    over: (
      <>
        <path d="M-13-42H13V-39H-13Z" fill="#d99a1c" />
        <path d="M-9.5-42C-9.5-54 9.5-54 9.5-42Z" fill="#f0b429" />
        <path d="M-2-52H2V-42H-2Z" fill="#d99a1c" />
        <path d="M13 0L19-21" stroke="#6b4526" strokeWidth="3" strokeLinecap="round" />
        <path d="M14-26L24-22L22.5-17L12.5-21Z" fill="#6d6a66" />
      </>
    ),
  },
  farmer: {
    skin: '#e2ad82',
    hair: '#7c3a26',
    over: (
      <>
        <path d="M-16-40C-8-44 8-44 16-40C8-37-8-37-16-40Z" fill="#e9b030" />
        <path d="M-8-41C-7-51 7-51 8-41Z" fill="#f0c75e" />
        <path d="M-8-43C-3-41 3-41 8-43" stroke="#b2452a" strokeWidth="2.4" fill="none" />
        <path d="M15 2V-30M10-30V-38M15-30V-39M20-30V-38M10-30H20" stroke="#6b4526" strokeWidth="2.2" fill="none" strokeLinecap="round" />
      </>
    ),
  },
  entertainer: {
    skin: '#a86b42',
    hair: '#20130c',
    over: (
      <>
        <path d="M-9-41L-15-52L-4-46L0-57L4-46L15-52L9-41Z" fill="#6f4590" />
        <circle cx="-15" cy="-52" r="2.6" fill="#f0b429" />
        <circle cx="0" cy="-57" r="2.6" fill="#f0b429" />
        <circle cx="15" cy="-52" r="2.6" fill="#f0b429" />
        <circle cx="16" cy="-20" r="4" fill="#c4421f" />
        <circle cx="21" cy="-31" r="4" fill="#f0b429" />
        <circle cx="14" cy="-40" r="4" fill="#7fc0e4" />
      </>
    ),
  },
  banker: {
    skin: '#f0c8a2',
    hair: '#8a3b24',
    over: (
      <>
        <path d="M-12-42H12V-39H-12Z" fill="#2a2018" />
        <path d="M-7.5-42V-56H7.5V-42Z" fill="#2a2018" />
        <path d="M-7.5-46H7.5V-43H-7.5Z" fill="#b2452a" />
        <path d="M11-2H25V-12H11ZM15-12V-15H21V-12" fill="#6b4526" stroke="#4a2f1c" strokeWidth="1.6" />
        <path d="M11-7H25" stroke="#f0c75e" strokeWidth="1.6" />
      </>
    ),
  },
  doctor: {
    skin: '#c98d5f',
    hair: '#eae2d4',
    over: (
      <>
        <path d="M-4-27C-7-16 6-14 4-4" stroke="#fffaee" strokeWidth="2.4" fill="none" strokeLinecap="round" />
        <circle cx="4" cy="-4" r="2.6" fill="#fffaee" />
        <rect x="11" y="-12" width="15" height="12" rx="2" fill="#fffaee" stroke="#4a2f1c" strokeWidth="1.6" />
        <path d="M18.5-10V-2M14.5-6H22.5" stroke="#b2302a" strokeWidth="2.6" />
      </>
    ),
  },
};

/** In the colour of the seat. */
export const Keeper = memo(function Keeper({
  role,
  seat,
  size = 52,
  className,
}: {
  readonly role: Role;
  readonly seat: number;
  readonly size?: number;
  readonly className?: string | undefined;
}) {
  const { skin, hair, over } = LOOKS[role];
  return (
    <svg className={className} width={size} height={size} viewBox="-29 -59 58 61" aria-hidden="true" focusable="false">
      <path d="M-11 2C-12-20-7-29 0-29C7-29 12-20 11 2Z" fill={colourOf(seat)} />
      <path d="M3-28.5C9-26 12-18 11 2H4C7-10 6-22 3-28.5Z" fill="#000" opacity=".14" />
      <circle cy="-36" r="8" fill={skin} />
      <path d="M-8-37C-8.5-47 8.5-47 8-37C4-41-3-41-8-37Z" fill={hair} />
      <circle cx="-2.8" cy="-35" r="1.1" fill="#2a1710" />
      <circle cx="2.8" cy="-35" r="1.1" fill="#2a1710" />
      <path d="M-2.5-31.8C-1-30.6 1-30.6 2.5-31.8" stroke="#2a1710" strokeWidth="1.1" fill="none" strokeLinecap="round" />
      {over}
    </svg>
  );
});

const STRIPES = [...Array(12).keys()];

export const Awning = memo(function Awning({ seat, className }: { readonly seat: number; readonly className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 264 30" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      {STRIPES.map((i) => (
        <path
          key={i}
          d={`M${i * 22} 0H${i * 22 + 22}V19A11 11 0 0 1 ${i * 22} 19Z`}
          fill={i % 2 ? '#fff6e4' : colourOf(seat)}
          stroke="#2a2018"
          strokeOpacity=".18"
        />
      ))}
      <rect width="264" height="4" fill="#000" opacity=".18" />
    </svg>
  );
});
