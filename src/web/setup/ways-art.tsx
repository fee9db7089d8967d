/** The four ways to play, each a picture of 160 by 92. */
import type { ReactNode } from 'react';
import { House, Person } from '../art/scenery.js';
import type { Way } from './ways.js';

const WINDOWS = [
  [0.22, 0.25],
  [0.78, 0.25],
] as const;

const BROWN = { skin: '#a86b42', hair: '#20130c' } as const;
const FAIR = { skin: '#f0c8a2', hair: '#8a3b24' } as const;

/** A bot of tin: the painted heads belong to those that one can choose. */
const Tin = ({ x, ink }: { readonly x: number; readonly ink: string }) => (
  <g transform={`translate(${x} 62) scale(.95)`}>
    <path d="M-10 0V-16A6 6 0 0 1-4-22H4A6 6 0 0 1 10-16V0Z" fill={ink} />
    <rect x="-10" y="-41" width="20" height="16" rx="6" fill={ink} />
    <path d="M-4-33H-3.9M4-33H4.1" stroke="#fff8e6" strokeWidth="4.6" strokeLinecap="round" />
    <path d="M0-41V-47" stroke={ink} strokeWidth="2.4" />
    <circle cy="-48" r="2.6" fill="#f0b429" />
  </g>
);

/** The edge of a table, with what lies on it. */
const TableTop = ({ y, children }: { readonly y: number; readonly children: ReactNode }) => (
  <g transform={`translate(0 ${y})`}>
    <path d="M22 0H138L146 14H14Z" fill="#e9c48f" />
    <path d="M14 14H146V20H14Z" fill="#b98852" />
    {children}
  </g>
);

export const WAY_PICTURES: Readonly<Record<Way, ReactNode>> = {
  alone: (
    <>
      <rect width="160" height="92" fill="#dfe9cf" />
      <circle cx="122" cy="26" r="15" fill="#f8d27a" />
      <Tin x={44} ink="#7d8fa3" />
      <Tin x={116} ink="#a08a6c" />
      <Person x={80} y={64} s={1.05} coat="#c4421f" />
      <TableTop y={60}>
        <path d="M66 3H94L97 11H63Z" fill="#7fa878" />
      </TableTop>
    </>
  ),
  here: (
    <>
      <rect width="160" height="92" fill="#f7dfb8" />
      <Person x={36} y={64} coat="#c4421f" />
      <Person x={124} y={64} coat="#15599c" {...BROWN} />
      <Person x={80} y={58} s={0.95} coat="#219c7f" {...FAIR} />
      <TableTop y={58}>
        <path d="M62 2H98L103 14H57Z" fill="#3a2b20" />
        <path d="M66 4H94L98 12H62Z" fill="#bfe0dc" />
      </TableTop>
    </>
  ),
  link: (
    <>
      <rect width="160" height="92" fill="#d9e8e4" />
      <path d="M40 40C60 16 100 16 120 40" fill="none" stroke="#135f6e" strokeWidth="3" strokeDasharray="2 7" strokeLinecap="round" />
      <House x={14} y={84} w={50} h={34} wall="#f4dfb8" roof="#b2452a" windows={WINDOWS} />
      <House x={98} y={84} w={50} h={34} wall="#9cc3c0" roof="#3c4f66" windows={WINDOWS} />
      <Person x={39} y={84} s={0.55} coat="#c4421f" />
      <Person x={123} y={84} s={0.55} coat="#15599c" />
      <path d="M0 84H160V92H0Z" fill="#9cc794" />
      <circle cx="80" cy="22" r="11" fill="#fffaee" stroke="#135f6e" strokeWidth="2.4" />
      <path d="M80 26C75 22 74 20 74.5 18.4A2.9 2.9 0 0 1 80 17.8A2.9 2.9 0 0 1 85.5 18.4C86 20 85 22 80 26Z" fill="#b2452a" />
    </>
  ),
  television: (
    <>
      <rect width="160" height="92" fill="#f3dfd6" />
      <rect x="34" y="8" width="92" height="54" rx="5" fill="#3a2b20" />
      <rect x="39" y="13" width="82" height="44" rx="2" fill="#bfe0dc" />
      <path d="M39 46C60 36 96 38 121 46V57H39Z" fill="#9cc794" />
      <g fill="#fffaee" stroke="#5b3a20" strokeWidth="2">
        <circle cx="62" cy="34" r="10" />
        <path d="M62 34V28M62 34L66 36" strokeLinecap="round" />
        <rect x="78" y="28" width="36" height="7" rx="3.5" />
      </g>
      <path d="M70 62H90V67H70Z" fill="#5b3a20" />
      <Person x={26} y={92} s={0.85} coat="#c4421f" />
      <Person x={134} y={92} s={0.85} coat="#15599c" />
      <path d="M21 70H31V85H21ZM129 70H139V85H129Z" fill="#2a2018" />
    </>
  ),
};
