/** Bird of Happiness: three birds on a branch before a large low sun, clovers below. */
import { Bird, Cloud, Clover, FarBirds } from '../../../web/art/scenery.js';
import './voice.css';

const MEADOW = [
  [18, 206, 0.42],
  [52, 214, 0.5],
  [92, 208, 0.36],
  [180, 214, 0.52],
  [206, 198, 0.34],
  [140, 216, 0.42],
  [116, 222, 0.34],
] as const;

export const lid = (
  <>
    <rect x="-60" y="-80" width="340" height="310" fill="#9fd0d6" />
    <Cloud x={138} y={-20} ink="#d9eee6" />
    <FarBirds x={30} y={-30} ink="#1d5a8a" />
    <circle cx="158" cy="84" r="62" fill="#fbe7b4" />
    <circle cx="158" cy="84" r="46" fill="#f8d27a" />
    <path d="M-60 70V58C-20 46 34 50 52 62C70 54 84 62 88 70Z" fill="#d9eee6" />
    <path d="M-60 168C50 128 120 138 280 172V230H-60Z" fill="#5fa05e" />
    <path d="M-60 200C70 160 150 170 280 206V230H-60Z" fill="#3f8350" />
    {MEADOW.map(([x, y, s]) => (
      <Clover key={x} x={x} y={y} s={s} />
    ))}
    <path d="M-60 146C40 158 78 148 118 160C140 166 168 160 280 144" stroke="#6b4526" strokeWidth="8" fill="none" />
    <path d="M150 162C168 150 176 146 190 128" stroke="#6b4526" strokeWidth="5" fill="none" strokeLinecap="round" />
    <path d="M188 130C186 116 198 112 204 112C206 124 198 132 188 130ZM30 150C22 140 26 132 32 128C40 136 38 146 30 150Z" fill="#2c6b3f" />
    <Bird x={44} y={56} s={1.08} plumage="blue" />
    <Clover x={150} y={92} s={0.34} />
    <Bird x={170} y={112} s={0.42} flip plumage="red" />
    <Bird x={6} y={112} s={0.42} plumage="black" />
  </>
);
