/** The Game of Happiness: the wheel of 1972 where a rainbow passes under a friendly sun. */
import { Daisy, Placed, STRIPES, sector } from '../../../web/art/scenery.js';
import './voice.css';

const sixth = (i: number) => (i * Math.PI) / 3 - Math.PI / 2;
const CREAM = '#fbeccb';
const BROWN = '#4a2a17';

export const lid = (
  <>
    <rect x="-60" y="-80" width="340" height="310" fill={CREAM} />
    <Daisy x={40} y={-20} s={1.15} petals="#e2702c" />
    <Daisy x={98} y={-10} s={0.8} petals="#6f4590" />
    {STRIPES.map((ink, i) => (
      <g key={ink} stroke={ink} fill="none">
        <path d={`M-60 ${40 + i * 15}C60 ${20 + i * 15} 84 ${60 + i * 9} 110 118`} strokeWidth="15.5" />
        <path d={`M110 118C${140 - i * 2} ${150 + i * 6} ${150 - i * 16} ${196 + i * 4} ${214 - i * 17} 244`} strokeWidth="16.5" />
      </g>
    ))}
    <circle cx="176" cy="44" r="19" fill="#f1b434" />
    {Array.from({ length: 12 }, (_, i) => i * 30).map((turn) => (
      <path key={turn} d="M176 18L180 6H172Z" fill="#e2702c" transform={`rotate(${turn} 176 44)`} />
    ))}
    <path d="M168 47C172 54 180 54 184 47" stroke={BROWN} strokeWidth="2.4" fill="none" strokeLinecap="round" />
    <circle cx="170" cy="40" r="2" fill={BROWN} />
    <circle cx="182" cy="40" r="2" fill={BROWN} />
    <circle cx="110" cy="122" r="70" fill={BROWN} />
    <Placed x={110} y={122}>
      {STRIPES.map((ink, i) => (
        <path key={ink} d={sector(22, 64, sixth(i), sixth(i + 1))} fill={ink} stroke={CREAM} strokeWidth="2.5" />
      ))}
      <circle r="25" fill={CREAM} />
      <circle r="20" fill="#e2702c" />
      <Daisy petals={CREAM} />
      {STRIPES.map((ink, i) => (
        <circle
          key={ink}
          cx={70 * Math.cos(sixth(i + 0.5))}
          cy={70 * Math.sin(sixth(i + 0.5))}
          r="6"
          fill={CREAM}
          stroke={BROWN}
          strokeWidth="2.5"
        />
      ))}
      <g fill={CREAM} stroke={CREAM} strokeLinecap="round" strokeLinejoin="round">
        <Placed x={22} y={-38} s={0.42}>
          <path d="M0 18C-4 8-18 4-20-6C-21-15-9-19 0-10C9-19 21-15 20-6C18 4 4 8 0 18Z" stroke="none" />
        </Placed>
        <Placed x={43} s={0.6}>
          <path d="M3-20L-12 4H-2L-6 20L12-6H2Z" stroke="none" />
        </Placed>
        <Placed x={22} y={38} s={0.5}>
          <path d="M-16-12C-8-16-2-12 0-9C2-12 8-16 16-12V12C8 9 3 11 0 14C-3 11-8 9-16 12Z" stroke="none" />
        </Placed>
        <Placed x={-22} y={38} s={0.5}>
          <path d="M-10-5A9 9 0 1 0-9.9-5M11-5A9 9 0 1 0 11.1-5M-10 4L-2-10H7L11 4" fill="none" strokeWidth="3.8" />
        </Placed>
        <Placed x={-43} s={0.5}>
          <path d="M0-15A15 15 0 1 0 .1-15M0 0L8-9" fill="none" strokeWidth="5" />
        </Placed>
        <Placed x={-22} y={-38} s={0.5}>
          <path d="M-10 16V-2M-4 16V-12M3 16V-14M10 16V-10M-14 6L-10 0" strokeWidth="6" />
          <rect x="-13" width="26" height="17" rx="7" stroke="none" />
        </Placed>
      </g>
    </Placed>
  </>
);
