/** The house of life: ten rooms cut open like a doll's house, one for each thing an hourglass can be spent on. */

import { memo, type ReactNode } from 'react';
import { Person } from '../../../../web/art/scenery.js';
import type { Space } from '../../face.js';

const WOOD = '#8f6037';
const DARK = '#5b3a20';
const CREAM = '#fff3d6';

interface Inside {
  readonly wall: string;
  readonly trim: string; // wallpaper pattern
  readonly floor: string;
  readonly things: ReactNode;
}

/** On a grid of 80 by 100: the ceiling is the name plate, the floor begins at 78. */
const ROOMS: Readonly<Record<Space, Inside>> = {
  study: {
    wall: '#d8e3ef',
    trim: '#c6d5e6',
    floor: '#a5764a',
    things: (
      <>
        <path d="M4 30H24V78H4Z" fill={WOOD} />
        <path d="M7 33H21V45H7ZM7 48H21V60H7ZM7 63H21V75H7Z" fill={DARK} />
        <path d="M10 45V36M14 45V35M18 45V37M9 60V51M13 60V50M17 60V52M11 75V66M16 75V65" stroke="#f1b434" strokeWidth="3" />
        <path d="M14 45V35M13 60V50M16 75V65" stroke="#25609c" strokeWidth="3" />
        <Person x={46} y={78} s={0.82} coat="#25609c" hair="#3a1f14" />
        <path d="M34 60H74V65H34ZM38 65V78M70 65V78" fill={WOOD} stroke={DARK} strokeWidth="3" />
        <path
          d="M40 59C46 56 50 57 54 60C58 57 62 56 68 59V52C62 49 58 50 54 53C50 50 46 49 40 52Z"
          fill={CREAM}
          stroke="#25609c"
          strokeWidth="1.5"
        />
        <path d="M66 52V40M60 40H72L69 33H63Z" stroke={DARK} strokeWidth="2" fill="#4f8f6b" />
      </>
    ),
  },
  play: {
    wall: '#f8dcc2',
    trim: '#f1caa7',
    floor: '#b9855a',
    things: (
      <>
        <path d="M18 78L30 34L42 78M24 64H36" stroke={WOOD} strokeWidth="3.4" fill="none" />
        <path d="M12 32H48V60H12Z" fill={CREAM} stroke={DARK} strokeWidth="2" />
        <path d="M14 58C20 46 26 54 32 46S42 42 46 44V58Z" fill="#4f8f4c" />
        <circle cx="40" cy="39" r="4" fill="#f1b434" />
        <Person x={62} y={78} s={0.84} coat="#b2452a" hair="#a8562a" skin="#f0c8a2" />
        <path d="M54 58L46 50" stroke={DARK} strokeWidth="2.4" />
        <circle cx="72" cy="72" r="6" fill="#2f7fb8" />
        <path d="M66 72A6 6 0 0 1 78 72Z" fill="#c4421f" />
      </>
    ),
  },
  interact: {
    wall: '#e5dcef',
    trim: '#d6c9e4',
    floor: '#9a7048',
    things: (
      <>
        <path d="M10 27H40V43H26L20 49V43H10Z" fill="#5d3a86" />
        <path d="M15 33H34M15 38H28" stroke={CREAM} strokeWidth="2" />
        <path d="M44 35H72V49H64V55L57 49H44Z" fill="#d98fb4" />
        <path d="M49 42H66" stroke="#5d3a86" strokeWidth="2" />
        <Person x={22} y={80} s={0.82} coat="#0f7b63" skin="#a86b42" hair="#20130c" />
        <Person x={58} y={80} s={0.82} coat="#8a3560" skin="#f0c8a2" hair="#e0b548" />
        <path d="M32 68H48V72H32ZM40 72V80" fill={WOOD} stroke={WOOD} strokeWidth="3" />
      </>
    ),
  },
  tempJob: {
    wall: '#efe5bf',
    trim: '#e3d6a4',
    floor: '#9d7a52',
    things: (
      <>
        <path d="M6 32H40V54H6Z" fill="#a9d3e4" stroke={CREAM} strokeWidth="3" />
        <path d="M23 32V54" stroke={CREAM} strokeWidth="2" />
        <Person x={52} y={80} s={0.86} coat="#8a6a00" hair="#20130c" skin="#c48a5c" />
        <path d="M64 40L58 74" stroke={DARK} strokeWidth="2.6" />
        <path d="M52 72L66 74L68 86H48Z" fill="#e0b548" />
        <path d="M10 66H26L24 80H12Z" fill="#7d8fa6" />
        <path d="M10 66C12 58 24 58 26 66" stroke="#55607f" strokeWidth="2" fill="none" />
        <path d="M12 69H24" stroke="#cfe6ee" strokeWidth="3" />
      </>
    ),
  },
  rest: {
    wall: '#cfe3dc',
    trim: '#bcd6cd',
    floor: '#8f6a48',
    things: (
      <>
        <path d="M48 28H72V50H48Z" fill="#2c2f5a" stroke={CREAM} strokeWidth="3" />
        <path d="M62 32A7 7 0 1 0 67 43A8 8 0 0 1 62 32Z" fill="#fde3a4" />
        <path d="M6 46V82M74 66V82" stroke={WOOD} strokeWidth="5" strokeLinecap="round" />
        <path d="M6 66H74V77H6Z" fill={WOOD} />
        <rect x="9" y="57" width="19" height="10" rx="4" fill={CREAM} />
        <circle cx="21" cy="58" r="6.6" fill="#e2ad82" />
        <path d="M14.6 57C14.6 49 27 49 27.5 56C23 53 18 53 14.6 57Z" fill="#7c3a26" />
        <path d="M27 68C28 54 68 56 73 68Z" fill="#0f7b63" />
        <path d="M38 60V67M50 59V67M61 61V67" stroke="#8cc9bd" strokeWidth="2.4" />
      </>
    ),
  },
  takeProject: {
    wall: '#f3dbe3',
    trim: '#e9c8d3',
    floor: '#a5764a',
    things: (
      <>
        <path d="M10 28H58V60H10Z" fill="#b98556" stroke={DARK} strokeWidth="2" />
        <path d="M14 33H30V45H14Z" fill={CREAM} />
        <path d="M35 32H53V42H35Z" fill="#fde3a4" />
        <path d="M16 49H34V57H16ZM39 46H53V57H39Z" fill="#d9eef2" />
        <path d="M17 37H27M17 41H24M38 37H49M42 51H50" stroke="#8a3560" strokeWidth="1.8" />
        <path d="M22 33V31M44 32V30" stroke="#c4421f" strokeWidth="3" strokeLinecap="round" />
        <Person x={64} y={80} s={0.86} coat="#8a3560" hair="#20130c" skin="#7d4a2c" />
        <path d="M56 60L50 52" stroke="#7d4a2c" strokeWidth="3" strokeLinecap="round" />
        <path d="M14 80V68H34V80" fill={WOOD} />
        <path d="M14 68H34V72H14Z" fill={DARK} />
      </>
    ),
  },
  spend: {
    wall: '#fbe3c3',
    trim: '#f3d1a4',
    floor: '#a97f54',
    things: (
      <>
        {[4, 22, 40, 58].map((x, i) => (
          <path key={x} d={`M${x} 24H${x + 18}V33A9 5 0 0 1 ${x} 33Z`} fill={i % 2 ? CREAM : '#c9622b'} />
        ))}
        <path d="M10 42H70V46H10ZM10 56H70V60H10Z" fill={WOOD} />
        <path d="M16 42V36H22V42ZM28 42C28 35 38 35 38 42ZM46 42L50 34L54 42ZM60 42V37H66V42Z" fill="#2f7fb8" />
        <path d="M16 56L19 49L23 56ZM30 56V50H38V56ZM46 56C46 49 54 49 54 56ZM60 56V51H66V56Z" fill="#b0305a" />
        <path d="M6 66H50V80H6Z" fill={WOOD} />
        <path d="M6 66H50V69H6Z" fill={DARK} />
        <path d="M56 66H70L72 82H54Z" fill="#c9622b" />
        <path d="M59 68V63A4 4 0 0 1 67 63V68" stroke={DARK} strokeWidth="2" fill="none" />
      </>
    ),
  },
  getJob: {
    wall: '#dfe2e6',
    trim: '#ced3da',
    floor: '#7d6650',
    things: (
      <>
        <path d="M6 28H34V46H6Z" fill="#a9c3d6" stroke={CREAM} strokeWidth="2" />
        <path d="M10 46V38H16V46M19 46V33H25V46M27 46V40H32V46" fill="#7d8fa6" />
        <Person x={60} y={78} s={0.84} coat="#3a4660" hair="#8f8478" />
        <path d="M57.5 56L60 66L62.5 56Z" fill="#c4421f" />
        <path d="M38 62H78V67H38ZM42 67V80M74 67V80" fill={WOOD} stroke={DARK} strokeWidth="3" />
        <path d="M44 57H56V62H44Z" fill={CREAM} />
        <rect x="8" y="62" width="26" height="18" rx="3" fill={WOOD} />
        <path d="M16 62V57H26V62M8 69H34" stroke={DARK} strokeWidth="2.4" fill="none" />
        <rect x="18.5" y="67" width="5" height="5" fill="#f1b434" />
      </>
    ),
  },
  relationship: {
    wall: '#f7d5d3',
    trim: '#efc2c2',
    floor: '#9a6a4a',
    things: (
      <>
        <path d="M40 44C28 36 30 28 35 28C38 28 40 31 40 33C40 31 42 28 45 28C50 28 52 36 40 44Z" fill="#b0305a" />
        <Person x={20} y={80} s={0.9} coat="#2f7fb8" hair="#3a1f14" />
        <Person x={60} y={80} s={0.9} coat="#c4421f" skin="#c48a5c" hair="#20130c" />
        <path d="M29 66H51V69H29ZM40 69V82" fill={CREAM} stroke={CREAM} strokeWidth="2.6" />
        <path d="M35 66L33 58H38ZM45 66L42 58H47Z" fill="#8a3560" />
        <path d="M40 66V56" stroke="#fff6e4" strokeWidth="2" />
        <path d="M40 52C42 54 42 56 40 57C38 56 38 54 40 52Z" fill="#f1b434" />
      </>
    ),
  },
  overtime: {
    wall: '#3d3f68',
    trim: '#474a78',
    floor: '#4f3a34',
    things: (
      <>
        <path d="M44 27H74V52H44Z" fill="#23254a" stroke="#6b6fa0" strokeWidth="2.4" />
        <path d="M63 31A6 6 0 1 0 69 40A8 8 0 0 1 63 31Z" fill="#fde3a4" />
        <circle cx="52" cy="36" r="1.3" fill={CREAM} />
        <circle cx="56" cy="46" r="1.3" fill={CREAM} />
        <path d="M10 32L34 62H4Z" fill="#fde3a4" opacity=".28" />
        <path d="M12 62V36L20 30" stroke="#c9a972" strokeWidth="2.4" fill="none" />
        <path d="M16 26L28 32L20 40Z" fill="#c9a972" />
        <Person x={46} y={80} s={0.82} coat="#5d3a86" hair="#7c3a26" />
        <path d="M6 64H72V69H6ZM10 69V82M68 69V82" fill="#8f6037" stroke="#5b3a20" strokeWidth="3" />
        <path d="M18 63V54L32 52V63ZM20 53V47L30 46V52Z" fill={CREAM} />
      </>
    ),
  },
};

export const RoomPicture = memo(function RoomPicture({
  space,
  className,
}: {
  readonly space: Space;
  readonly className?: string | undefined;
}) {
  const { wall, trim, floor, things } = ROOMS[space];
  return (
    <svg className={className} viewBox="0 0 80 100" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      <rect x="-60" y="-30" width="200" height="160" fill={wall} />
      {Array.from({ length: 14 }, (_, i) => i * 14 - 56).map((x) => (
        <rect key={x} x={x} y="-30" width="6" height="120" fill={trim} />
      ))}
      <rect x="-60" y="78" width="200" height="60" fill={floor} />
      <path d="M-60 78H140V80H-60Z" fill="#000" opacity=".22" />
      {things}
    </svg>
  );
});

/** The roof over the rooms; it is as wide as they are. */
export const Roof = memo(function Roof({ className }: { readonly className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 400 26" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <path d="M308 2H330V20H308Z" fill="#8f4a34" />
      <path d="M304 0H334V5H304Z" fill="#6f3626" />
      <path d="M0 26L26 6H374L400 26Z" fill="#8a3560" />
      <path d="M0 26L6 21H394L400 26Z" fill="#6b2649" />
      <path d="M32 12H368M22 17H378" stroke="#a24d77" strokeWidth="1.6" strokeDasharray="12 5" />
    </svg>
  );
});
