/** The stock of the screen-printed scenes: clovers, birds, people, trees, houses, animals. Flat shapes, few inks, light from the upper left. */
import type { ReactNode } from 'react';

/** Where a thing stands in its scene; `flip` lets it look the other way. */
export interface Spot {
  readonly x?: number;
  readonly y?: number;
  readonly s?: number;
  readonly flip?: boolean;
}

export function Placed({ x = 0, y = 0, s = 1, flip = false, children }: Spot & { readonly children: ReactNode }) {
  return <g transform={`translate(${x} ${y}) scale(${flip ? -s : s} ${s})`}>{children}</g>;
}

export const HEART_LEAF = 'M0 0C-4-10-18-14-20-24C-21-33-9-37 0-28C9-37 21-33 20-24C18-14 4-10 0 0Z';

const CLOVER_INKS = {
  green: ['#2f8a4e', '#1f6b3b', '#8fd08f'],
  gold: ['#f4c34a', '#dd9c1b', '#fff3c4'],
} as const;
export type CloverInk = keyof typeof CLOVER_INKS;

/** Four leaves round the middle, about 66 wide, and a stem. */
export function Clover({ ink = 'green', stem = true, ...spot }: Spot & { readonly ink?: CloverInk; readonly stem?: boolean }) {
  const [light, dark, vein] = CLOVER_INKS[ink];
  return (
    <Placed {...spot}>
      {stem && <path d="M0 0C4 14 10 24 6 40" fill="none" stroke={dark} strokeWidth="5" strokeLinecap="round" />}
      {[45, 135, 225, 315].map((turn, i) => (
        <g key={turn} transform={`rotate(${turn})`}>
          <path d={HEART_LEAF} fill={i % 2 ? light : dark} />
          <path d="M0-6V-22" stroke={vein} strokeWidth="2" strokeLinecap="round" opacity=".8" />
        </g>
      ))}
    </Placed>
  );
}

const PLUMAGE = {
  blue: ['#2f7fb8', '#1d5a8a', '#bfe0f2', '#e8912a'],
  red: ['#cf4327', '#97280f', '#f8c9a8', '#f0b429'],
  black: ['#3a3440', '#201c26', '#8c8496', '#e8912a'],
} as const;
export type Plumage = keyof typeof PLUMAGE;

/** A sitting bird, 100 by 96, feet on the lower edge. */
export function Bird({ plumage = 'blue', ...spot }: Spot & { readonly plumage?: Plumage }) {
  const [body, wing, breast, beak] = PLUMAGE[plumage];
  return (
    <Placed {...spot}>
      <path d="M47 80L45 93M57 79L58 93M39 94H49M52 94H63" stroke={wing} strokeWidth="3" strokeLinecap="round" />
      <path d="M20 52L0 52L6 60L-2 66L16 72Z" fill={wing} />
      <path d="M85 36C85 20 64 15 56 29C38 29 21 41 15 58C14 72 30 84 48 84C72 83 86 62 85 36Z" fill={body} />
      <path d="M85 40C84 62 70 80 50 84C60 74 60 54 70 45C75 41 80 40 85 40Z" fill={breast} />
      <path d="M26 52C38 40 56 42 63 50C60 68 40 74 24 66C28 62 28 57 26 52Z" fill={wing} />
      <path d="M34 56C42 52 50 52 56 54M34 62C41 60 47 60 53 61" stroke={body} strokeWidth="2.4" fill="none" strokeLinecap="round" />
      <path d="M83 28L98 35L83 40Z" fill={beak} />
      <circle cx="73" cy="31" r="5" fill="#fff8e6" />
      <circle cx="74" cy="31" r="3" fill="#20170f" />
    </Placed>
  );
}

/** The same bird on the wing, 112 by 96. */
export function FlyingBird({ plumage = 'black', ...spot }: Spot & { readonly plumage?: Plumage }) {
  const [body, wing, , beak] = PLUMAGE[plumage];
  return (
    <Placed {...spot}>
      <path d="M10 50C28 38 52 40 74 44C82 34 96 38 98 48L110 52L98 56C92 68 66 74 44 66L14 72L24 60Z" fill={body} />
      <path d="M40 48C34 24 46 8 62 0C64 20 74 34 70 48Z" fill={wing} />
      <path d="M52 62C44 76 46 88 54 96C60 82 70 76 74 62Z" fill={wing} />
      <path d="M97 46L112 52L97 56Z" fill={beak} />
      <circle cx="90" cy="48" r="3.4" fill="#fff8e6" />
      <circle cx="90.6" cy="48" r="1.9" fill="#120d0a" />
    </Placed>
  );
}

interface PersonLook {
  readonly coat: string;
  readonly skin?: string;
  readonly hair?: string;
  readonly hat?: string;
  readonly cane?: boolean;
}

/** One body, one head, hair or hat; feet at the spot. */
export function Person({ coat, skin = '#e2ad82', hair = '#4a2a17', hat, cane = false, ...spot }: Spot & PersonLook) {
  return (
    <Placed {...spot}>
      <path d="M-9 0C-10-20-6-28 0-28C6-28 10-20 9 0Z" fill={coat} />
      <circle cx="0" cy="-35" r="7.5" fill={skin} />
      <path d="M-7.5-36C-8-46 8-46 7.5-36C4-40-3-40-7.5-36Z" fill={hair} />
      {cane && <path d="M13 0V-17C13-22 7-22 7-18" stroke="#4a2a17" strokeWidth="2.4" fill="none" strokeLinecap="round" />}
      {hat !== undefined && <path d="M-11-39H11M-7-40C-7-52 7-52 7-40Z" fill={hat} stroke={hat} strokeWidth="2.5" />}
    </Placed>
  );
}

export function Tree({ leaf = '#3f7d4a', shade = '#2c6138', ...spot }: Spot & { readonly leaf?: string; readonly shade?: string }) {
  return (
    <Placed {...spot}>
      <rect x="-3" y="-18" width="6" height="18" fill="#6b4526" />
      <circle cx="0" cy="-32" r="18" fill={leaf} />
      <path d="M0-50A18 18 0 0 1 0-14A24 24 0 0 0 0-50Z" fill={shade} />
    </Placed>
  );
}

export function Pine({ leaf = '#2f6b46', shade = '#245538', ...spot }: Spot & { readonly leaf?: string; readonly shade?: string }) {
  return (
    <Placed {...spot}>
      <rect x="-2.5" y="-8" width="5" height="8" fill="#5b3a20" />
      <path d="M0-46L16-6H-16Z" fill={leaf} />
      <path d="M0-46L16-6H0Z" fill={shade} />
    </Placed>
  );
}

interface HouseLook {
  readonly w: number;
  readonly h: number;
  readonly wall: string;
  readonly roof: string;
  readonly stepped?: boolean;
  readonly windows: readonly (readonly [number, number])[]; // across and down, as shares of the wall
}

/** A house with its foot at the spot. */
export function House({ w, h, wall, roof, stepped = false, windows, ...spot }: Spot & HouseLook) {
  const gable = stepped
    ? `M-2 ${-h}H${w * 0.18}V${-h - 8}H${w * 0.34}V${-h - 16}H${w * 0.66}V${-h - 8}H${w * 0.82}V${-h}H${w + 2}Z`
    : `M-4 ${-h}L${w / 2} ${-h - w * 0.55}L${w + 4} ${-h}Z`;
  return (
    <Placed {...spot}>
      <rect y={-h} width={w} height={h} fill={wall} />
      <rect x={w * 0.72} y={-h} width={w * 0.28} height={h} fill="#000" opacity=".1" />
      <path d={gable} fill={roof} />
      {windows.map(([across, down]) => (
        <g key={`${across} ${down}`} transform={`translate(${across * w} ${-h + down * h})`} stroke="#4a2f1c">
          <rect x="-4" width="9" height="11" rx="1.5" fill="#ffe7a3" strokeWidth="1.4" />
          <path d="M.5 0V11" strokeWidth="1" />
        </g>
      ))}
      <path d={`M${w / 2 - 6} 0V-14A6 6 0 0 1 ${w / 2 + 6}-14V0Z`} fill="#5b3320" />
    </Placed>
  );
}

export function Cow(spot: Spot) {
  return (
    <Placed {...spot}>
      <path d="M18 58H25V80H18ZM60 58H67V80H60Z" fill="#4a2a1a" />
      <path d="M28 58H35V80H28ZM52 58H59V80H52Z" fill="#fff8e8" />
      <path d="M12 34C20 28 62 28 72 32C76 44 74 60 68 64H18C10 60 10 42 12 34Z" fill="#fff8e8" />
      <path d="M26 30C38 30 42 42 34 48C26 52 18 44 20 36ZM52 30C62 30 70 36 68 46C60 52 50 44 52 30Z" fill="#4a2a1a" />
      <path d="M12 38C6 44 6 56 8 64" stroke="#4a2a1a" strokeWidth="3" fill="none" strokeLinecap="round" />
      <path d="M66 30C66 16 74 14 82 16C92 18 96 30 94 40C90 48 80 46 76 42Z" fill="#fff8e8" />
      <path d="M84 36C90 32 98 36 97 42C95 49 86 48 83 44ZM40 64C40 70 50 70 50 64Z" fill="#e9a58e" />
      <path d="M70 18L62 14L66 24ZM88 16L96 11L94 22Z" fill="#4a2a1a" />
      <circle cx="83" cy="27" r="2.4" fill="#20130b" />
    </Placed>
  );
}

export function Chicken({ feathers = '#fff6e0', ...spot }: Spot & { readonly feathers?: string }) {
  return (
    <Placed {...spot}>
      <path d="M44 78V90M56 78V90M38 91H48M52 91H62" stroke="#d98a00" strokeWidth="4" strokeLinecap="round" />
      <path d="M10 30C22 40 34 42 48 42C56 42 60 32 62 22C66 8 84 8 86 24C88 50 84 80 50 80C24 80 12 60 10 30Z" fill={feathers} />
      <path d="M28 50C40 46 56 50 60 58C52 70 34 68 28 50Z" fill="#d9b98a" />
      <path d="M64 14C62 4 70 4 71 9C72 0 80 2 79 9C84 4 88 8 84 16ZM84 34C90 36 90 44 86 46C82 44 82 38 84 34Z" fill="#c4321f" />
      <path d="M85 22L98 28L85 33Z" fill="#e79a1c" />
      <circle cx="77" cy="22" r="3.2" fill="#20130b" />
    </Placed>
  );
}

export function Duck(spot: Spot) {
  return (
    <Placed {...spot}>
      <path d="M40 80V90M54 80V90M36 91H44M50 91H58" stroke="#d98a00" strokeWidth="4" strokeLinecap="round" />
      <path
        d="M6 48C20 54 38 50 50 46C54 40 52 34 54 26C58 8 84 10 84 28C84 40 78 44 78 54C76 74 60 80 44 80C22 80 8 68 6 48Z"
        fill="#f5d66a"
      />
      <path d="M24 58C36 52 54 54 58 62C48 74 30 72 24 58Z" fill="#d9ab2f" />
      <path d="M82 26C90 24 98 26 99 30C96 36 88 36 82 34Z" fill="#e2702c" />
      <circle cx="72" cy="24" r="3.2" fill="#20130b" />
    </Placed>
  );
}

export function Ladybird(spot: Spot) {
  return (
    <Placed {...spot}>
      <ellipse rx="9" ry="8" fill="#b8281c" />
      <path d="M0-8V8" stroke="#2a120c" strokeWidth="1.6" />
      <path d="M-6-6A7 7 0 0 1 6-6Z" fill="#2a120c" />
      {[
        [-4, -2],
        [4, -2],
        [-3, 4],
        [3, 4],
      ].map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="1.6" fill="#2a120c" />
      ))}
    </Placed>
  );
}

export function Hourglass({ frame = '#8a3560', sand = '#f0b429', ...spot }: Spot & { readonly frame?: string; readonly sand?: string }) {
  return (
    <Placed {...spot}>
      <path d="M4 3H20M4 29H20" stroke={frame} strokeWidth="3.4" strokeLinecap="round" />
      <path
        d="M6 4C6 12 11 13 11 16C11 19 6 20 6 28H18C18 20 13 19 13 16C13 13 18 12 18 4Z"
        fill="#fff8e8"
        stroke={frame}
        strokeWidth="1.8"
      />
      <path d="M8.5 9H15.5C14.5 12 12.6 13 12 15C11.4 13 9.5 12 8.5 9ZM7.6 26.6C8 22 11 21.5 12 20C13 21.5 16 22 16.4 26.6Z" fill={sand} />
    </Placed>
  );
}

export function Ship({ sail = '#fff3d6', hull = '#8a3b24', ...spot }: Spot & { readonly sail?: string; readonly hull?: string }) {
  return (
    <Placed {...spot}>
      <path d="M4 44H60L52 58H14Z" fill={hull} />
      <path d="M10 48H56" stroke="#fff3d6" strokeWidth="2" opacity=".6" />
      <path d="M30 6V44" stroke="#4a2f1c" strokeWidth="3" />
      <path d="M33 8C48 14 52 28 52 38H33Z" fill={sail} />
      <path d="M27 12C16 18 12 30 11 38H27Z" fill={sail} opacity=".85" />
      <path d="M30 4L42 7L30 11Z" fill="#c4421f" />
    </Placed>
  );
}

export function Cloud({ ink = '#fff3d6', ...spot }: Spot & { readonly ink?: string }) {
  return (
    <Placed {...spot}>
      <path d="M-22 0C-34-4-28-16-20-16C-12-28 6-26 10-16C22-18 26-6 18 0Z" fill={ink} />
    </Placed>
  );
}

/** Two far birds, as a child draws them. */
export function FarBirds({ ink, ...spot }: Spot & { readonly ink: string }) {
  return (
    <Placed {...spot}>
      <path d="M0 0q6-8 12 0q6-8 12 0M32 16q5-6 10 0q5-6 10 0" stroke={ink} strokeWidth="3" fill="none" strokeLinecap="round" />
    </Placed>
  );
}

export const STRIPES = ['#b8324b', '#e2702c', '#f1b434', '#4f8f4c', '#25799c', '#6f4590'] as const;

/** A slice of a ring between two angles, in radians. */
export function sector(inner: number, outer: number, from: number, to: number): string {
  const at = (r: number, a: number) => `${(r * Math.cos(a)).toFixed(2)} ${(r * Math.sin(a)).toFixed(2)}`;
  return `M${at(inner, from)}L${at(outer, from)}A${outer} ${outer} 0 0 1 ${at(outer, to)}L${at(inner, to)}A${inner} ${inner} 0 0 0 ${at(inner, from)}Z`;
}

export function Daisy({ petals, heart = '#f1b434', ...spot }: Spot & { readonly petals: string; readonly heart?: string }) {
  return (
    <Placed {...spot}>
      {[0, 60, 120, 180, 240, 300].map((turn) => (
        <ellipse key={turn} cy="-11" rx="5.4" ry="8" fill={petals} transform={`rotate(${turn})`} />
      ))}
      <circle r="5.6" fill={heart} />
    </Placed>
  );
}
