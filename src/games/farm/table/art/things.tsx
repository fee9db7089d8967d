/** Happiness Farm: the eight animals, what they eat and give, coins. Flat shapes, light from the upper left, every animal looks to the right. */

import { memo, type ReactNode } from 'react';
import { Picture } from '../../../../web/art/picture.js';
import { Chicken, Cow, Duck, Ladybird, Placed, type Spot } from '../../../../web/art/scenery.js';
import type { Fodder, Food, Good, Kind } from '../../face.js';

function Goose(spot: Spot) {
  return (
    <Placed {...spot}>
      <path d="M40 80V90M54 80V90M36 91H44M50 91H58" stroke="#e2702c" strokeWidth="4" strokeLinecap="round" />
      <path
        d="M2 44C14 54 34 50 50 48C60 46 60 34 60 22C60 4 84 4 85 20C85 28 78 30 78 40C80 66 66 80 44 80C22 80 4 68 2 44Z"
        fill="#fdf9ee"
      />
      <path d="M20 56C34 50 54 54 58 62C48 74 28 72 20 56Z" fill="#cfc8b8" />
      <path d="M66 34C70 40 78 40 78 40L79 46C72 46 66 42 64 38Z" fill="#e6dfcf" />
      <path d="M83 18C91 16 99 19 100 23C97 28 89 28 83 26Z" fill="#e2702c" />
      <circle cx="74" cy="17" r="3" fill="#20130b" />
    </Placed>
  );
}

function Pig(spot: Spot) {
  return (
    <Placed {...spot}>
      <path d="M22 60H31V80H22ZM58 60H67V80H58Z" fill="#b86a64" />
      <path d="M34 62H42V80H34ZM48 62H56V80H48Z" fill="#d88a80" />
      <ellipse cx="46" cy="48" rx="36" ry="23" fill="#eba79c" />
      <path d="M12 56C18 70 66 74 80 60C72 70 30 70 12 56Z" fill="#d88a80" />
      <circle cx="77" cy="42" r="18" fill="#f2b8ad" />
      <path d="M66 30L62 16L78 25ZM86 27L97 19L95 35Z" fill="#d88a80" />
      <ellipse cx="86" cy="46" rx="10" ry="8" fill="#d88a80" />
      <path d="M83 43V49M89 43V49" stroke="#5b2a24" strokeWidth="3.2" strokeLinecap="round" />
      <circle cx="77" cy="36" r="2.8" fill="#2a1410" />
      <path d="M10 46C2 46 0 36 6 35C11 35 10 42 4 42" stroke="#b86a64" strokeWidth="3.2" fill="none" strokeLinecap="round" />
    </Placed>
  );
}

function Goat(spot: Spot) {
  return (
    <Placed {...spot}>
      <path d="M20 58H27V84H20ZM57 58H64V84H57Z" fill="#8b7a66" />
      <path d="M31 60H37V84H31ZM47 60H53V84H47Z" fill="#b7a68c" />
      <path d="M14 38C26 32 56 34 66 36C70 48 66 62 60 65H22C12 60 12 46 14 38Z" fill="#d9cdb8" />
      <path d="M14 38C8 36 6 30 9 26C14 28 17 33 18 37Z" fill="#b7a68c" />
      <path d="M16 54C26 64 52 66 66 54C66 60 63 65 60 65H22C18 62 16 58 16 54Z" fill="#b7a68c" />
      <path d="M58 42C60 26 68 20 80 22C90 26 93 36 95 42C90 48 78 47 72 46Z" fill="#ece3d0" />
      <path d="M70 23C66 13 60 7 50 8M78 21C77 11 72 4 62 2" stroke="#6b543b" strokeWidth="4.4" fill="none" strokeLinecap="round" />
      <path d="M85 46L82 63L77 46Z" fill="#a8977e" />
      <path d="M70 28L57 31L70 36Z" fill="#a8977e" />
      <circle cx="82" cy="31" r="2.7" fill="#20130b" />
    </Placed>
  );
}

function Sheep(spot: Spot) {
  return (
    <Placed {...spot}>
      <path d="M24 62H31V84H24ZM56 62H63V84H56Z" fill="#3a3330" />
      <path d="M35 64H41V84H35ZM46 64H52V84H46Z" fill="#544a44" />
      <path
        d="M16 62C4 60 2 46 12 42C8 30 22 22 30 28C36 18 52 20 55 28C66 22 78 32 72 42C80 50 74 62 63 62C58 70 44 70 40 65C32 71 20 70 16 62Z"
        fill="#f7f0df"
      />
      <path d="M16 62C24 66 58 66 74 52C74 58 70 62 63 62C58 70 44 70 40 65C32 71 20 70 16 62Z" fill="#d9cdb4" />
      <path
        d="M24 40C27 36 33 36 35 40M44 36C47 32 53 33 55 37M32 54C35 50 41 50 43 54"
        stroke="#cbbd9f"
        strokeWidth="2.6"
        fill="none"
        strokeLinecap="round"
      />
      <path d="M70 30C76 22 88 24 92 34C96 44 92 52 85 52C77 52 70 42 70 30Z" fill="#3a3330" />
      <path d="M66 26C72 18 84 18 86 26C80 32 70 32 66 26Z" fill="#f7f0df" />
      <path d="M68 34L58 38L68 42Z" fill="#544a44" />
      <circle cx="84" cy="36" r="2.6" fill="#fff8e6" />
    </Placed>
  );
}

function Horse(spot: Spot) {
  return (
    <Placed {...spot}>
      <path d="M20 54H27V86H20ZM64 52H71V86H64Z" fill="#6d3f1d" />
      <path d="M31 56H38V86H31ZM54 56H61V86H54Z" fill="#8a5329" />
      <path
        d="M14 34C26 28 48 32 58 32C62 20 66 8 80 4L84-2L88 7C94 15 98 24 99 30C97 36 92 36 88 31C83 29 79 31 76 36C76 48 76 58 70 62H22C12 58 12 44 14 34Z"
        fill="#a4683a"
      />
      <path d="M18 52C32 62 60 62 75 48C75 55 73 60 70 62H22C19 60 18 56 18 52Z" fill="#8a5329" />
      <path d="M58 34C60 20 68 6 82 2C75 13 71 24 70 37Z" fill="#4a2a14" />
      <path d="M15 35C3 40 3 60 7 74C14 64 14 52 19 44Z" fill="#4a2a14" />
      <path d="M96 30C97 33 93 34 91 32" stroke="#4a2a14" strokeWidth="2" fill="none" />
      <circle cx="85" cy="17" r="2.8" fill="#20130b" />
    </Placed>
  );
}

const ANIMALS: Readonly<Record<Kind, (spot: Spot) => ReactNode>> = {
  chicken: (spot) => <Chicken {...spot} />,
  duck: (spot) => <Duck {...spot} />,
  goose: (spot) => <Goose {...spot} />,
  pig: (spot) => <Pig {...spot} />,
  goat: (spot) => <Goat {...spot} />,
  sheep: (spot) => <Sheep {...spot} />,
  cow: (spot) => <Cow {...spot} />,
  horse: (spot) => <Horse {...spot} />,
};

/** 100 wide, feet at about 88. */
export const Animal = ({ kind, ...spot }: Spot & { readonly kind: Kind }): ReactNode => ANIMALS[kind](spot);

/** On its own, on a patch of meadow. */
export const AnimalPicture = memo(function AnimalPicture({
  kind,
  size,
  className,
}: {
  readonly kind: Kind;
  readonly size?: number;
  readonly className?: string | undefined;
}) {
  return (
    <Picture name={`farm ${kind}`} box={[-6, -8, 112, 106]} size={size} className={className}>
      <Animal kind={kind} />
    </Picture>
  );
});

/** What grows: about 14 wide and 18 high, its root at the spot. */
const CROPS: Readonly<Record<Exclude<Food, 'bug'>, ReactNode>> = {
  grass: (
    <>
      <path d="M0 0C-1-6-5-10-7-11C-6-6-4-2-2 0ZM0 0C1-6 5-10 7-11C6-6 4-2 2 0Z" fill="#4f8a2f" />
      <path d="M-2 0C-3-7-1-13 0-17C1-13 3-7 2 0Z" fill="#3a6f22" />
    </>
  ),
  veg: (
    <>
      <path
        d="M0-10C-1-14-4-17-6-17C-5-14-3-11-1-10ZM0-10C1-14 4-17 6-17C5-14 3-11 1-10ZM-1.4-9C-2-14-.6-17 0-18C.6-17 2-14 1.4-9Z"
        fill="#3f7d3a"
      />
      <path d="M-5-10C-2-12 2-12 5-10C5-5 2-1 0 1C-2-1-5-5-5-10Z" fill="#e2702c" />
      <path d="M5-10C5-5 2-1 0 1C0-3 1-8 1-11.4Z" fill="#c2551a" />
    </>
  ),
  grain: (
    <>
      <path d="M0 1V-10" stroke="#8a6410" strokeWidth="1.8" strokeLinecap="round" />
      <path
        d="M0-18C2-16 2-13 0-12C-2-13-2-16 0-18ZM-1-11C-4-12-5-15-4-16C-2-16-1-13-1-11ZM1-11C4-12 5-15 4-16C2-16 1-13 1-11ZM-1-6C-4-7-5-10-4-11C-2-11-1-8-1-6ZM1-6C4-7 5-10 4-11C2-11 1-8 1-6Z"
        fill="#f2c53a"
        stroke="#8a6410"
        strokeWidth=".8"
      />
    </>
  ),
};
const STUBBLE = <path d="M-5 0L-4-3M0 0V-4M5 0L4-3" stroke="#5b4a20" strokeWidth="1.8" strokeLinecap="round" opacity=".5" />;

export function Crop({ food, grown, x, y, s = 1 }: Spot & { readonly food: Exclude<Food, 'bug'>; readonly grown: boolean }) {
  return (
    <Placed x={x ?? 0} y={y ?? 0} s={s}>
      {grown ? CROPS[food] : STUBBLE}
    </Placed>
  );
}

type Thing = Good | Fodder | Food | 'coin' | 'effort' | 'heart' | 'room';

/** Goods, stores and tokens as small drawings, 24 by 24. */
const THINGS: Readonly<Record<Thing, ReactNode>> = {
  egg: (
    <>
      <path d="M12 2.5C16.4 2.5 20 9.5 20 14.2A8 8 0 0 1 4 14.2C4 9.5 7.6 2.5 12 2.5Z" fill="#fff4dd" stroke="#8a6a3c" strokeWidth="1.2" />
      <path d="M20 14.2A8 8 0 0 1 8 21C14 20.4 17 15 16.6 6.6C18.6 9 20 12 20 14.2Z" fill="#e8cfa2" />
    </>
  ),
  milk: (
    <>
      <path
        d="M9 2H15V7C18 9 19 11 19 14V20A2 2 0 0 1 17 22H7A2 2 0 0 1 5 20V14C5 11 6 9 9 7Z"
        fill="#f6fbff"
        stroke="#5f7484"
        strokeWidth="1.2"
      />
      <path d="M5.8 13H18.2V20A1.4 1.4 0 0 1 17 21.4H7A1.4 1.4 0 0 1 5.8 20Z" fill="#cfe3ee" />
      <path d="M8.4 1.6H15.6V4.6H8.4Z" fill="#25799c" />
    </>
  ),
  meat: (
    <>
      <path
        d="M3 13C3 6 10 2 16 4C22 6 22 14 17 17C13 19.4 11 18 8.6 19.6C5 22 3 18 3 13Z"
        fill="#b8432f"
        stroke="#6d2015"
        strokeWidth="1.2"
      />
      <path d="M6 13C6 8.6 10.4 5.6 14.6 6.8C18.6 8.2 18 13 15 14.8C12 16.4 10.4 15.4 8.4 16.6C6.8 17.4 6 15.4 6 13Z" fill="#e4937f" />
      <circle cx="13.6" cy="10.4" r="2.4" fill="#fff4e2" stroke="#6d2015" strokeWidth="1" />
    </>
  ),
  wool: (
    <>
      <circle cx="11.4" cy="11.6" r="8.6" fill="#efe4cb" stroke="#8a7650" strokeWidth="1.2" />
      <path d="M4 9C9 5 15 6 19 11M3.4 13C8 9 14 11 17 17M8 19.4C8 14 12 7 17 5.4" stroke="#b29c70" strokeWidth="1.5" fill="none" />
      <path d="M17 18C19 20.6 21 21 22.4 20" stroke="#b29c70" strokeWidth="1.8" fill="none" strokeLinecap="round" />
    </>
  ),
  hay: (
    <>
      <path d="M2.5 8H21.5V20H2.5Z" fill="#e3b844" stroke="#8a6410" strokeWidth="1.2" />
      <path d="M2.5 8L6 4H22L21.5 8Z" fill="#f2d574" stroke="#8a6410" strokeWidth="1.2" />
      <path d="M8 4.4L7.6 20M16.4 4.4L16 20" stroke="#9a3324" strokeWidth="1.7" />
      <path d="M4 12H6M10 11H14M18 13H20.4M10 16H13.4M3.6 17H6" stroke="#a87a16" strokeWidth="1.2" strokeLinecap="round" />
    </>
  ),
  grass: <g transform="translate(12 21) scale(1.15)">{CROPS.grass}</g>,
  veg: <g transform="translate(12 21.4) scale(1.12)">{CROPS.veg}</g>,
  grain: <g transform="translate(12 21.6) scale(1.12)">{CROPS.grain}</g>,
  bug: <Ladybird x={12} y={12.6} s={1.15} />,
  scraps: (
    <>
      <path d="M2.5 12H21.5C21 18 17.4 21 12 21S3 18 2.5 12Z" fill="#b2643a" stroke="#5b2f16" strokeWidth="1.2" />
      <path d="M4 12C5 8 9 8 10 10C11 6 16 6 17 9C19.4 9 20 10.6 20 12Z" fill="#d9c28a" />
      <path d="M7 11L9 6M14 11C14 8 15.6 6.6 17.4 6.4" stroke="#4f8f4c" strokeWidth="2" strokeLinecap="round" fill="none" />
    </>
  ),
  coin: (
    <>
      <circle cx="12" cy="12" r="9.6" fill="#e9b030" stroke="#8a5a06" strokeWidth="1" />
      <circle cx="12" cy="12" r="7" fill="none" stroke="#a86f0a" strokeWidth="1.2" />
      <path
        d="M14.6 9.4C13.6 7.4 9.5 7.4 9.5 10C9.5 12.6 14.8 11.5 14.8 14.2C14.8 16.8 10 16.8 9 14.7M12 6.2V17.8"
        stroke="#7a4e04"
        strokeWidth="1.6"
        fill="none"
        strokeLinecap="round"
      />
    </>
  ),
  effort: (
    <>
      <path d="M15 3L6.6 14.4" stroke="#8a5a34" strokeWidth="2.6" strokeLinecap="round" />
      <path d="M3 13.4L8.6 17.6C7.6 21 5 22.4 2.4 21.6C1.4 18.6 1.6 15.6 3 13.4Z" fill="#7d8791" stroke="#3d444b" strokeWidth="1.1" />
      <path d="M12.6 2.4L17.4 5.8" stroke="#8a5a34" strokeWidth="3" strokeLinecap="round" />
    </>
  ),
  heart: (
    <path
      d="M12 20.6C4 14.6 2.6 11 3.2 8.2A4.8 4.8 0 0 1 12 6.6A4.8 4.8 0 0 1 20.8 8.2C21.4 11 20 14.6 12 20.6Z"
      fill="#c4321f"
      stroke="#6d1a10"
      strokeWidth="1.2"
    />
  ),
  room: (
    <>
      <path d="M2 10H22M2 16H22" stroke="#8a5a34" strokeWidth="2.2" />
      <path d="M4 21V7L6 4.6L8 7V21ZM10 21V7L12 4.6L14 7V21ZM16 21V7L18 4.6L20 7V21Z" fill="#c99a5e" stroke="#6d4426" strokeWidth="1" />
    </>
  ),
};

export const ThingPicture = memo(function ThingPicture({
  thing,
  size = 20,
  className,
}: {
  readonly thing: Thing;
  readonly size?: number;
  readonly className?: string | undefined;
}) {
  return (
    <Picture name={`farm ${thing}`} box={[0, 0, 24, 24]} size={size} className={className}>
      {THINGS[thing]}
    </Picture>
  );
});

/** The same inside a larger drawing, its middle at the spot. */
export const ThingAt = ({ thing, x = 0, y = 0, s = 1 }: Spot & { readonly thing: Thing }): ReactNode => (
  <g transform={`translate(${x - 12 * s} ${y - 12 * s}) scale(${s})`}>{THINGS[thing]}</g>
);
