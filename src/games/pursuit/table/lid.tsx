/** The Pursuit of Happiness: a whole life as one winding path up into the evening. */
import { Hourglass, Person, Pine, Tree } from '../../../web/art/scenery.js';
import './voice.css';

const PATH = 'M24 236C60 214 196 222 176 192C158 166 44 188 52 160C58 140 150 152 144 132C140 122 118 122 112 114';
const STARS = [
  [40, 24, 1.8],
  [180, 18, 1.8],
  [96, 14, 1.4],
  [142, 34, 1.4],
  [60, -44, 1.8],
  [120, -50, 1.4],
  [30, -16, 1.4],
] as const;

export const lid = (
  <>
    <rect x="-60" y="-80" width="340" height="310" fill="#f6c79a" />
    <rect x="-60" y="-80" width="340" height="142" fill="#8c4a74" />
    <path d="M-60-80H280V-44C150-16 60-54-60-32Z" fill="#6d3766" />
    <path d="M-60 44C60 30 150 66 280 36V84H-60Z" fill="#c46a74" />
    <path d="M-60 78C70 60 140 92 280 66V110H-60Z" fill="#e8956f" />
    <path d="M184-48A15 15 0 1 0 196-24A18 18 0 0 1 184-48Z" fill="#fde3a4" />
    {STARS.map(([x, y, r]) => (
      <circle key={x} cx={x} cy={y} r={r} fill="#fff3d6" />
    ))}
    <circle cx="112" cy="104" r="34" fill="#fde3a4" />
    <path d="M-60 140C40 100 84 104 112 118C150 98 190 100 280 130V230H-60Z" fill="#9a5a6c" />
    <path d="M-60 172C60 130 150 140 280 158V230H-60Z" fill="#7a3f5e" />
    <path d="M-60 210C70 172 160 180 280 194V230H-60Z" fill="#5a2b4c" />
    <path d={PATH} stroke="#fbe7c0" strokeWidth="15" fill="none" strokeLinecap="round" />
    <path d={PATH} stroke="#c9622b" strokeWidth="2.4" fill="none" strokeDasharray="2 8" strokeLinecap="round" />
    <Person x={40} y={214} s={0.62} coat="#f0b429" hair="#3a1f14" />
    <path d="M46 196C60 176 66 168 80 160" stroke="#fff3d6" strokeWidth="1.4" fill="none" />
    <path d="M80 148L92 160L80 174L70 160Z" fill="#c4421f" />
    <path d="M80 148V174M70 160H92" stroke="#fff3d6" strokeWidth="1.2" />
    <Person x={182} y={188} s={0.86} coat="#2f7fb8" hair="#2a1710" />
    <Person x={198} y={190} s={0.8} coat="#c4421f" skin="#a86b42" hair="#20130c" />
    <Person x={62} y={154} s={0.72} coat="#4f8f6b" hair="#eae2d4" cane />
    <Tree x={20} y={160} s={0.7} leaf="#6b8f5a" shade="#4f7347" />
    <Pine x={200} y={142} s={0.6} leaf="#4b5a5e" shade="#3a474c" />
    <Pine x={14} y={190} s={0.6} leaf="#4a3a52" shade="#3a2c44" />
    <Hourglass x={96} y={74} s={0.95} frame="#5a2b4c" sand="#e2702c" />
  </>
);
