/** Happy Nation: a harbour town round its clock tower, ships coming in. */
import { Cloud, FarBirds, House, Person, Pine, Ship, Tree } from '../../../web/art/scenery.js';
import './voice.css';

const waves = (y: number) =>
  `M-60 ${y}C-40 ${y - 6}-20 ${y - 6} 0 ${y}S22 ${y - 6} 34 ${y}S56 ${y + 6} 68 ${y}S90 ${y - 6} 102 ${y}S124 ${y + 6} 136 ${y}S158 ${y - 6} 170 ${y}S192 ${y + 6} 280 ${y - 2}`;
const TWO = [
  [0.28, 0.2],
  [0.72, 0.2],
] as const;
const FOUR = [
  [0.3, 0.15],
  [0.7, 0.15],
  [0.3, 0.43],
  [0.7, 0.43],
] as const;

export const lid = (
  <>
    <rect x="-60" y="-80" width="340" height="310" fill="#bfe0dc" />
    <Cloud x={48} y={-12} ink="#eef7f0" />
    <FarBirds x={140} y={-26} ink="#135f6e" />
    <circle cx="178" cy="50" r="22" fill="#f8d27a" />
    <Cloud x={36} y={58} ink="#eef7f0" />
    <Cloud x={134} y={38} s={0.7} ink="#eef7f0" />
    <path d="M-60 150C40 110 90 106 130 120C170 104 200 110 280 132V190H-60Z" fill="#8fb98a" />
    <Tree x={8} y={150} s={0.6} />
    <Pine x={212} y={146} s={0.7} />
    <House x={14} y={172} w={36} h={48} wall="#f4dfb8" roof="#b2452a" windows={TWO} />
    <House x={50} y={172} w={30} h={66} wall="#d98a5c" roof="#7c3a26" stepped windows={FOUR} />
    <rect x="86" y="66" width="32" height="106" fill="#f7ecd2" />
    <rect x="108" y="66" width="10" height="106" fill="#000" opacity=".08" />
    <path d="M82 68L102 30L122 68Z" fill="#135f6e" />
    <path d="M102 30V18L112 22L102 26" stroke="#4a2f1c" strokeWidth="2" fill="#c4421f" />
    <circle cx="102" cy="88" r="13" fill="#fffaee" stroke="#4a2f1c" strokeWidth="2.6" />
    <path d="M102 88V79M102 88L109 91" stroke="#4a2f1c" strokeWidth="2.4" strokeLinecap="round" />
    <path d="M95 172V150A7 7 0 0 1 109 150V172Z" fill="#5b3320" />
    <rect x="97" y="112" width="10" height="15" rx="5" fill="#6fb0c4" />
    <House x={124} y={172} w={38} h={44} wall="#e9c45f" roof="#8a3b24" windows={TWO} />
    <path d="M122 146H164L168 156H118Z" fill="#fffaee" />
    {[0, 1, 2, 3].map((i) => (
      <path key={i} d={`M${122 + i * 12} 146H${128 + i * 12}L${127 + i * 13} 156H${120.5 + i * 13}Z`} fill="#c4421f" />
    ))}
    <House x={166} y={172} w={34} h={60} wall="#9cc3c0" roof="#3c4f66" windows={FOUR} />
    <rect x="-60" y="172" width="340" height="10" fill="#d9b98a" />
    <rect x="-60" y="182" width="340" height="48" fill="#3f8f96" />
    <path d={waves(196)} stroke="#8fd0cc" strokeWidth="3" fill="none" />
    <path d={waves(216)} stroke="#2c737b" strokeWidth="3" fill="none" />
    <Ship x={16} y={152} s={1.02} />
    <Ship x={132} y={170} s={0.8} sail="#f8d27a" hull="#4a3a52" />
    <Person x={112} y={180} s={0.42} coat="#c4421f" />
    <Person x={92} y={180} s={0.42} coat="#2f7fb8" hat="#f0b429" />
  </>
);
