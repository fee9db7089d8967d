/** The Game of Happiness: spaces, devices, wheel, keys and cards, in brown, cream and six flat stripes. */

import { type CSSProperties, memo, type ReactNode, type SVGProps } from 'react';
import { Placed, type Spot, STRIPES, sector } from '../../../../web/art/scenery.js';
import { SeatMark } from '../../../../web/art/seat.js';
import { type Area, BOARD, type DeviceId, type Space, type TrackId } from '../../face.js';

export const CREAM = '#fbeccb';
export const BROWN = '#4a2a17';

const stripe = (n: number): string => STRIPES[n] ?? BROWN;
export const TRACK_INKS: Readonly<Record<TrackId, string>> = {
  friendship: stripe(5),
  love: stripe(0),
  self: stripe(1),
  knowledge: stripe(2),
  faith: stripe(4),
  health: stripe(3),
};
export const AREA_INKS: Readonly<Record<Area, string>> = {
  friendship: stripe(5),
  love: stripe(0),
  knowledge: stripe(2),
  faith: stripe(4),
  health: stripe(3),
  money: stripe(1),
};
/** Text and glyphs on an area's colour: the two light ones take dark ink. */
export const AREA_ON: Readonly<Record<Area, string>> = {
  friendship: '#fff',
  love: '#fff',
  knowledge: '#2a2018',
  faith: '#fff',
  health: '#fff',
  money: '#2a2018',
};

export type SpaceFace = Exclude<Space['kind'], 'money'> | 'five-hundred' | 'thousand';
export const faceOf = ({ kind, amount }: Space): SpaceFace => (kind === 'money' ? (amount >= 1000 ? 'thousand' : 'five-hundred') : kind);

/** Drawn, not written: on a small board it would be too small to be text. */
const DOLLAR = 'M3.2-3.4C2-5.6-3.4-5.4-3.3-2.6C-3.2.2 3.4-.4 3.4 2.6C3.4 5.6-2.6 5.6-3.6 3.2M0-7.2V7.2';
const dollar = (x: number, s: number) => (
  <path d={DOLLAR} transform={`translate(${x} 0) scale(${s})`} stroke="#fffaee" strokeWidth={2.1 / s} strokeLinecap="round" fill="none" />
);

const FACES: Readonly<Record<SpaceFace, { readonly ink: string; readonly sign: ReactNode }>> = {
  start: { ink: '#fffaee', sign: <path d="M-4-5L5 0L-4 5Z" fill={BROWN} /> },
  plain: { ink: CREAM, sign: <circle r="2.6" fill={BROWN} /> },
  improve: {
    ink: '#e2702c',
    sign: <path d="M-6-4.5C-3-6-1-5 0-3.6C1-5 3-6 6-4.5V5C3 3.6 1 4.4 0 5.6C-1 4.4-3 3.6-6 5Z" fill="#fffaee" />,
  },
  fate: { ink: '#b8324b', sign: <path d="M2-8L-5 1.5H-.6L-2.4 8L5-2H.8Z" fill="#fffaee" /> },
  back: {
    ink: '#25609c',
    sign: <path d="M5 4V0A4 4 0 0 0-3 0V5M-6 2L-3 5.6L0 2" stroke="#fffaee" strokeWidth="2.4" fill="none" strokeLinecap="round" />,
  },
  'five-hundred': { ink: '#3d7a3c', sign: dollar(0, 1) },
  thousand: {
    ink: '#3d7a3c',
    sign: (
      <>
        {dollar(-4.3, 0.86)}
        {dollar(4.3, 0.86)}
      </>
    ),
  },
  last: {
    ink: '#f1b434',
    sign: (
      <g stroke={BROWN} strokeWidth="2.4" strokeLinecap="round" fill="none">
        <circle cx="-3" cy="-2" r="3.6" />
        <path d="M0 0L6 6M3.4 3.4L6 1" />
      </g>
    ),
  },
};

/** One space of a track, 26 wide. */
export function SpaceSign({ face, x = 0, y = 0 }: { readonly face: SpaceFace; readonly x?: number; readonly y?: number }) {
  return (
    <Placed x={x} y={y} s={face === 'last' || face === 'start' ? 1.08 : 0.98}>
      <circle r="13" fill={FACES[face].ink} stroke={CREAM} strokeWidth="2.4" />
      {FACES[face].sign}
    </Placed>
  );
}

interface DeviceProps {
  readonly id: DeviceId;
  readonly shows?: number | null; // the number of its last use
  readonly turns?: number; // how often it was used: its needle goes round each time
  readonly large?: boolean; // with its numbers; on a board they would be too small to read
}

/** A moving device. What turns when it is used is marked, so that a style sheet can let it turn. */
export const Device = memo(function Device({ id, shows = null, turns = 0, large = false }: DeviceProps) {
  return DEVICES[id]({ shows, turns, large });
});

const HEART = 'M0 22C-24 6-26-8-22-16C-16-26-4-24 0-14C4-24 16-26 22-16C26-8 24 6 0 22Z';
const FINGERS = [
  [-22, -4],
  [-14, -15],
  [-4, -24],
  [6, -22],
  [15, -13],
] as const;

/** Where the steel ball lies: in the palm, or at the tip of the finger of that number. */
const ballAt = (shows: number | null): readonly [number, number] => (shows === null ? [-3, 13] : (FINGERS[shows - 1] ?? [-3, 13]));

/** A needle that points to its number, after as many times round as it was used. */
function turned({ shows, turns }: Shows, values: readonly number[]): { readonly style: CSSProperties; readonly 'data-turns': true } {
  const place = shows === null ? -1 : values.indexOf(shows);
  const rest = place < 0 ? 40 : (place + 0.5) * (360 / values.length);
  return { style: { transform: `rotate(${rest + turns * 1080}deg)` }, 'data-turns': true };
}

interface Shows {
  readonly shows: number | null;
  readonly turns: number;
  readonly large: boolean;
}

interface DialProps {
  readonly values: readonly number[];
  readonly r: number;
  readonly ink: string;
  readonly large: boolean;
}

/** A place for each number round a dial: written where it is seen from near, on the board a dot. */
function Dial({ values, r, ink, large }: DialProps) {
  return values.map((value, i) => {
    const a = ((i + 0.5) / values.length) * 2 * Math.PI - Math.PI / 2;
    const [x, y] = [r * Math.cos(a), r * Math.sin(a)];
    if (!large) return <circle key={value} cx={x} cy={y} r="1.9" fill={ink} />;
    return (
      <text key={value} x={x} y={y + 3} textAnchor="middle" fontSize="8.5" fontWeight="800" fill={ink} fontFamily="var(--font-text)">
        {value}
      </text>
    );
  });
}

/** The card on top of a pile of numbers: its back, or seen from near the number that was turned last. */
function TurnedCard({ x, shows, large }: Omit<Shows, 'turns'> & { readonly x: number }) {
  return (
    <g transform={`translate(${x} -8)`}>
      <rect x="-9" y="-13" width="18" height="26" rx="3" fill="#fffaee" stroke={BROWN} strokeWidth="2" />
      {large ? (
        <text y="6" textAnchor="middle" fontSize="17" fontWeight="700" fill={BROWN} fontFamily="var(--font-display)">
          {shows ?? '?'}
        </text>
      ) : (
        <path d="M-4-6H4M-4 0H4M-4 6H4" stroke="#d9a55a" strokeWidth="2.4" strokeLinecap="round" />
      )}
    </g>
  );
}

const DEVICES: Readonly<Record<DeviceId, (shows: Shows) => ReactNode>> = {
  hand({ shows }) {
    const [x, y] = ballAt(shows);
    return (
      <>
        <path d="M-17 10V-8M-8 8V-22M1 8V-25M10 8V-20M-17 8L-24-2" stroke={CREAM} strokeWidth="8" strokeLinecap="round" />
        <rect x="-21" y="0" width="36" height="26" rx="12" fill={CREAM} />
        <g data-turns="" style={{ transform: `translate(${x}px, ${y}px)` }}>
          <circle r="5.6" fill="#9a9aa4" stroke={BROWN} strokeWidth="2" />
          <circle cx="-1.6" cy="-1.8" r="1.6" fill="#fff" />
        </g>
      </>
    );
  },
  heart(shown) {
    const values = [1, 2, 3, 4, 5, 6];
    return (
      <>
        <path d={HEART} fill={CREAM} transform="scale(1.3)" />
        <Dial values={values} r={13.5} ink={BROWN} large={shown.large} />
        <g {...turned(shown, values)}>
          <path d="M0 2L-3.4 0L0-11L3.4 0Z" fill="#b8324b" stroke={BROWN} strokeWidth="1.4" strokeLinejoin="round" />
        </g>
        <circle r="2.6" fill={BROWN} />
      </>
    );
  },
  bookshelf({ shows, large }) {
    return (
      <>
        <path d="M-29 20H29" stroke={BROWN} strokeWidth="5" />
        <rect x="-26" y="-14" width="9" height="32" fill={CREAM} />
        <rect x="-16" y="-20" width="8" height="38" fill="#b8324b" />
        <rect x="-7" y="-16" width="9" height="34" fill={CREAM} />
        <rect x="3" y="-18" width="7" height="36" fill="#25799c" />
        <TurnedCard x={20} shows={shows} large={large} />
      </>
    );
  },
  computer(shown) {
    const values = [1, 2, 3, 4, 5, 6, 7, 8];
    return (
      <>
        <rect x="-31" y="-25" width="62" height="50" rx="8" fill={CREAM} />
        <circle r="22.5" fill={BROWN} />
        <Dial values={values} r={17} ink={CREAM} large={shown.large} />
        <g {...turned(shown, values)}>
          <circle r="10" fill="#f1b434" />
          <path d="M0-1V-9" stroke={BROWN} strokeWidth="3.4" strokeLinecap="round" />
        </g>
        <path d="M-28-21h4M24-21h4M-28 21h4M24 21h4" stroke="#b8324b" strokeWidth="4" />
      </>
    );
  },
  lightning(shown) {
    const values = [1, 2, 3, 5, 7, 8];
    return (
      <>
        <circle r="27" fill="#1b5f80" stroke={CREAM} strokeWidth="2.5" />
        <Dial values={values} r={20.5} ink={CREAM} large={shown.large} />
        <g {...turned(shown, values)}>
          <path d="M0-15L-6 1H-1.5L-3 12L6-3H1.5Z" fill="#f8d27a" stroke={BROWN} strokeWidth="1.2" strokeLinejoin="round" />
        </g>
      </>
    );
  },
  bicycle({ shows, turns, large }) {
    const spokes = 'M0-11V11M-11 0H11M-7.8-7.8L7.8 7.8M-7.8 7.8L7.8-7.8';
    return (
      <>
        <g transform="translate(-19 8)">
          <g data-turns="" style={{ transform: `rotate(${turns * 720}deg)` }}>
            <circle r="13" fill="none" stroke={CREAM} strokeWidth="5" />
            <path d={spokes} stroke={CREAM} strokeWidth="1.2" />
          </g>
        </g>
        <g transform="translate(14 8)">
          <g data-turns="" style={{ transform: `rotate(${turns * 720}deg)` }}>
            <circle r="13" fill="none" stroke={CREAM} strokeWidth="5" />
            <path d={spokes} stroke={CREAM} strokeWidth="1.2" />
          </g>
        </g>
        <path d="M-19 8L-9-14H5L14 8M-9-14L0 8H-19M5-14L9-20H15" stroke={CREAM} strokeWidth="4.4" fill="none" strokeLinejoin="round" />
        <TurnedCard x={27} shows={shows} large={large} />
      </>
    );
  },
};

/** The face of the wheel without its holders: six sectors in two rings round a flower. */
export function WheelFace() {
  const sixth = (i: number) => (i * Math.PI) / 3 - Math.PI / 2;
  return (
    <>
      <circle r="104" fill={BROWN} />
      {STRIPES.map((ink, i) => (
        <g key={ink} stroke={CREAM} strokeWidth="2">
          <path d={sector(65, 94, sixth(i), sixth(i + 1))} fill={ink} />
          <path d={sector(36, 65, sixth(i), sixth(i + 1))} fill={STRIPES[(i + 1) % 6]} />
        </g>
      ))}
      <circle r="38" fill={CREAM} />
      {Array.from({ length: 12 }, (_, i) => i).map((i) => (
        <ellipse key={i} cy="-19" rx="5.5" ry="13" fill={i % 2 ? '#e2702c' : '#b8324b'} transform={`rotate(${i * 30})`} />
      ))}
      <circle r="12" fill="#f1b434" />
    </>
  );
}

/** One notch on, or back. */
export const NudgeArrow = ({ dir }: { readonly dir: 1 | -1 }) => (
  <svg viewBox="-14 -14 28 28" aria-hidden="true" focusable="false">
    <circle r="14" fill={CREAM} />
    <path d="M-3-6L4 0L-3 6" transform={`scale(${dir} 1)`} stroke={BROWN} strokeWidth="3" fill="none" strokeLinecap="round" />
  </svg>
);

/** The flower's face stays upright while the wheel turns. */
export function WheelSmile() {
  return (
    <>
      <path d="M-4 2C-2 5 2 5 4 2" stroke={BROWN} strokeWidth="2" fill="none" strokeLinecap="round" />
      <circle cx="-3.6" cy="-3" r="1.4" fill={BROWN} />
      <circle cx="3.6" cy="-3" r="1.4" fill={BROWN} />
    </>
  );
}

/** A quarter of rainbow for a corner of the frame. */
export function Corner({ className, style }: Pick<SVGProps<SVGSVGElement>, 'className' | 'style'>) {
  return (
    <svg className={className} style={style} viewBox="0 0 160 160" aria-hidden="true" focusable="false">
      {STRIPES.map((ink, i) => (
        <circle key={ink} r={66 + i * 17} fill="none" stroke={ink} strokeWidth="17.5" />
      ))}
      <circle r="58" fill={CREAM} />
    </svg>
  );
}

/** A pile of cards on the board; `bare`: one card of it. */
export const BoardPile = memo(function BoardPile({
  face,
  bare = false,
  ...spot
}: Spot & { readonly face: 'fate' | 'improve'; readonly bare?: boolean }) {
  return (
    <Placed {...spot}>
      {!bare && <rect x="-30" y="-40" width="68" height="90" rx="8" fill={BROWN} opacity=".35" />}
      <rect x="-34" y="-46" width="68" height="90" rx="8" fill={CREAM} />
      <rect x="-29" y="-41" width="58" height="80" rx="5" fill={FACES[face].ink} />
      <Placed y={bare ? 0 : -14} s={bare ? 2 : 1.5}>
        {FACES[face].sign}
      </Placed>
    </Placed>
  );
});

/** The six colours in an arc, drawn from the left to the right. */
export function RainbowArc() {
  return (
    <svg viewBox="0 0 400 210" aria-hidden="true" focusable="false">
      {STRIPES.map((ink, n) => (
        <path
          key={ink}
          d={`M${20 + n * 16} 205A${180 - n * 16} ${180 - n * 16} 0 0 1 ${380 - n * 16} 205`}
          fill="none"
          stroke={ink}
          strokeWidth="16.5"
          pathLength="1"
          strokeDasharray="1"
        />
      ))}
    </svg>
  );
}

/** What an area looks like: a hand, a heart, a book, a bolt, a wheel, a coin. 24 grid, the colour of the text. */
const AREA_SIGNS: Readonly<Record<Area, ReactNode>> = {
  friendship: <path d="M7 14V7M10.5 12V4M14 12V5M17.5 13V8M6 11L4 9" />,
  love: <path d="M12 19C5 14 4 11 4.5 8.5A4 4 0 0 1 12 7.5A4 4 0 0 1 19.5 8.5C20 11 19 14 12 19Z" fill="currentColor" />,
  knowledge: <path d="M12 7C9.5 5 6 5 4 6V18C6 17 9.5 17 12 19C14.5 17 18 17 20 18V6C18 5 14.5 5 12 7ZM12 7V19" />,
  faith: <path d="M13.5 3L5.5 13.5H11L9.5 21L18.5 10H12.5Z" fill="currentColor" />,
  health: <path d="M6.5 11A4 4 0 1 0 6.6 11M17.5 11A4 4 0 1 0 17.6 11M6.5 15L10 8H15L17.5 15M10 8L13 15H6.5" />,
  money: <path d="M15 8.5C14 6.5 9 6.5 9 9.5C9 12.5 15 11.5 15 14.5C15 17.5 9.5 17.5 8.7 15.3M12 4V20" />,
};

export function AreaSign({ area, size = 18 }: { readonly area: Area; readonly size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.4"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {AREA_SIGNS[area]}
      {area === 'friendship' && <rect x="5.8" y="11.5" width="13" height="9" rx="4" fill="currentColor" />}
    </svg>
  );
}

/** A key with a flower for its head. */
export function KeyPicture({ size = 22 }: { readonly size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
      strokeLinecap="round"
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="8" cy="8" r="4.6" />
      <circle cx="8" cy="8" r="1.2" fill="currentColor" />
      <path d="M11.3 11.3L20 20M15.5 15.5L18 13M18.3 18.3L20.8 15.8" />
    </svg>
  );
}

/** A small cloud: a hang-up keeps the key away. */
export function HangUpCloud({ size = 18, rain = true }: { readonly size?: number; readonly rain?: boolean }) {
  return (
    <svg width={size} height={size} viewBox="0 0 40 36" aria-hidden="true" focusable="false">
      <path d="M8 26A9 9 0 0 1 8 10A11 9 0 0 1 28 8A9 9 0 0 1 32 26Z" fill="currentColor" />
      {rain && <path d="M12 32V29M20 34V30M28 32V29" stroke="#25799c" strokeWidth="3" strokeLinecap="round" />}
    </svg>
  );
}

/** A picture of its own for the bar and the legend; it grows to its box. */
function Picture({ box, size = 52, children }: { readonly box: string; readonly size?: number | undefined; readonly children: ReactNode }) {
  return (
    <svg width={size} height={size} viewBox={box} aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}

export const SpaceDisc = ({ face, size }: { readonly face: SpaceFace; readonly size?: number }) => (
  <Picture box="-15 -15 30 30" size={size}>
    <SpaceSign face={face} />
  </Picture>
);

export const WheelDisc = () => (
  <Picture box="-106 -106 212 212">
    <WheelFace />
    <WheelSmile />
  </Picture>
);

/** The wheel before a match: each seat is tied to its holder, a free one by dots. Clockwise from the upper left. */
export function WheelWithTies({ free }: { readonly free: readonly boolean[] }) {
  return (
    <svg viewBox="-180 -110 360 220" aria-hidden="true" focusable="false">
      {free.map((isFree, seat) => {
        const a = ((seat * 60 - 120) * Math.PI) / 180;
        const [x, y] = [98 * Math.cos(a), 98 * Math.sin(a)];
        const dots = isFree ? '1 12' : undefined;
        return (
          <path
            key={a}
            d={`M${x} ${y}L${Math.sign(x) * 190} ${Math.round(y / 85) * 73}`}
            stroke={BROWN}
            strokeWidth="6"
            strokeLinecap="round"
            strokeDasharray={dots}
          />
        );
      })}
      <WheelFace />
      <WheelSmile />
      {free.map((isFree, seat) => {
        const a = ((seat * 60 - 120) * Math.PI) / 180;
        const [x, y] = [98 * Math.cos(a), 98 * Math.sin(a)];
        return (
          <g key={a} transform={`translate(${x} ${y})`}>
            <circle r="12" fill={CREAM} stroke={BROWN} strokeWidth="2.6" />
            {!isFree && <SeatMark seat={seat} scale={0.7} />}
          </g>
        );
      })}
    </svg>
  );
}

export const DeviceDisc = ({ track, large = false }: { readonly track: TrackId; readonly large?: boolean }) => (
  <Picture box="-40 -40 80 80">
    <circle r="39" fill={BROWN} />
    <circle r="36" fill={TRACK_INKS[track]} />
    <Device id={BOARD[track].device} large={large} />
  </Picture>
);

/** An area's sign on its colour. */
export const AreaChip = ({ area, size }: { readonly area: Area; readonly size?: number }) => (
  <Picture box="0 0 40 40" size={size}>
    <circle cx="20" cy="20" r="19" fill={AREA_INKS[area]} stroke="#2a2018" strokeWidth="1.6" />
    <g transform="translate(8 8)" color={AREA_ON[area]}>
      <AreaSign area={area} size={24} />
    </g>
  </Picture>
);
