/** The picture of any card of The Pursuit of Happiness, made from its data: a backdrop for its kind, a motif for its theme, people for people. */

import { memo, type ReactNode } from 'react';
import { Picture } from '../../../../web/art/picture.js';
import { Person } from '../../../../web/art/scenery.js';
import type { CardFace, Category, Field } from '../../face.js';
import { MOTIFS, type Motif } from './motifs.js';

/** In the order of the cards' numbers. */
const THEMES: Readonly<Record<string, readonly Motif[]>> = {
  P: [
    'quill',
    'mask',
    'bulb',
    'speech',
    'pot',
    'apple',
    'brush',
    'vase',
    'puppet',
    'disc',
    'clapper',
    'truck',
    'wrench',
    'tag',
    'honey',
    'coins',
    'letter',
    'telescope',
    'chess',
    'cup',
    'wave',
    'mountain',
    'lotus',
    'bottle',
    'shoe',
    'ticket',
    'podium',
    'bicycle',
    'plant',
    'letter',
    'ball',
    'dog',
    'robot',
    'cloud',
    'gamepad',
    'rocket',
  ],
  S: ['mic', 'trophy', 'castle', 'spark', 'laptop', 'chilli', 'gavel', 'flag', 'paper', 'tag', 'flask', 'megaphone', 'boat', 'flower'],
  G: ['paper', 'guitar', 'rocket', 'compass', 'lantern', 'mask', 'people', 'treehouse', 'shoe', 'key'],
  I: [
    'shelf',
    'house',
    'gamepad',
    'bicycle',
    'book',
    'car',
    'shirt',
    'pot',
    'flower',
    'bicycle',
    'piano',
    'camera',
    'telescope',
    'laptop',
    'boat',
    'steam',
    'dumbbell',
    'plant',
    'train',
    'frame',
    'bottle',
    'broom',
    'lamp',
    'hammock',
    'disc',
    'hammer',
    'cup',
    'diamond',
    'dog',
    'house',
    'building',
    'piggy',
    'clapper',
    'balloon',
    'hat',
    'book',
  ],
  A: [
    'camera',
    'guitar',
    'steam',
    'columns',
    'tent',
    'pot',
    'building',
    'boat',
    'wheel',
    'ball',
    'compass',
    'bottle',
    'shoe',
    'mic',
    'palm',
    'lantern',
    'train',
    'balloon',
    'candle',
    'mask',
    'fish',
    'cards',
    'speech',
    'heart',
  ],
  V: ['palette', 'book', 'hammer', 'lantern', 'coins', 'dumbbell', 'flask', 'pot', 'heart', 'balloon', 'megaphone', 'flower'],
};

const numberOf = (id: string): number => Number(id.slice(1)) || 1;
const motifOf = (id: string): Motif => THEMES[id.charAt(0)]?.[numberOf(id) - 1] ?? 'spark';

const SKINS = ['#f0c8a2', '#e2ad82', '#c48a5c', '#a86b42', '#7d4a2c'];
const GREY = '#8f8478';
const HAIRS = ['#3a1f14', '#7c3a26', '#20130c', '#e0b548', GREY, '#a8562a'];
const COATS = ['#2f7fb8', '#c9622b', '#0f7b63', '#8a3560', '#b2452a', '#5d3a86', '#4f8f4c', '#d4577f'];
const pick = (from: readonly string[], n: number): string => from[n % from.length] ?? '#8a3560';

const SKY = {
  arts: '#f3dcae',
  trade: '#f6e3bd',
  culture: '#e6d3e2',
  health: '#d3e8cb',
  politics: '#d8def0',
  social: '#f7cfa4',
  science: '#34396b',
} as const;

/** What stands behind a project, by its letter. */
const BACKDROPS: Readonly<Record<Category, ReactNode>> = {
  A: (
    <>
      <rect width="120" height="60" fill={SKY.arts} />
      <path d="M0 0H26C24 22 14 46 6 60H0ZM120 0H94C96 22 106 46 114 60H120Z" fill="#a63a36" />
      <path d="M0 0H14C13 24 8 46 3 60H0ZM120 0H106C107 24 112 46 117 60H120Z" fill="#812a2d" />
      <path d="M0 52H120V60H0Z" fill="#c99a5c" />
    </>
  ),
  B: (
    <>
      <rect width="120" height="60" fill={SKY.trade} />
      <path d="M0 0H120V10H0Z" fill="#fff6e4" />
      {[0, 24, 48, 72, 96].map((x) => (
        <path key={x} d={`M${x} 0H${x + 12}V10A6 6 0 0 1 ${x} 10Z`} fill="#b2452a" />
      ))}
      <path d="M0 50H120V60H0Z" fill="#b98a5c" />
    </>
  ),
  C: (
    <>
      <rect width="120" height="60" fill={SKY.culture} />
      {[8, 48, 88].map((x) => (
        <path key={x} d={`M${x} 60V28A12 12 0 0 1 ${x + 24} 28V60Z`} fill="#d3b7cf" />
      ))}
      <path d="M0 53H120V60H0Z" fill="#a5829f" />
    </>
  ),
  H: (
    <>
      <rect width="120" height="60" fill={SKY.health} />
      <circle cx="98" cy="14" r="9" fill="#fde3a4" />
      <path d="M0 44C26 28 52 46 76 38S110 34 120 40V60H0Z" fill="#a8cf98" />
      <path d="M0 54C30 44 70 56 120 48V60H0Z" fill="#83b475" />
    </>
  ),
  P: (
    <>
      <rect width="120" height="60" fill={SKY.politics} />
      <path d="M0 4C40 18 80 18 120 4" stroke="#7d86ad" strokeWidth="1.6" fill="none" />
      {[12, 32, 52, 72, 92].map((x, i) => (
        <path key={x} d={`M${x} ${9 + (2 - Math.abs(2 - i)) * 2.2}h12l-6 10Z`} fill={i % 2 ? '#b2452a' : '#25609c'} />
      ))}
      {[6, 20, 34, 86, 100, 114].map((x) => (
        <circle key={x} cx={x} cy="56" r="8" fill="#9aa3c6" />
      ))}
    </>
  ),
  S: (
    <>
      <rect width="120" height="60" fill={SKY.social} />
      {[
        [2, 24, '#e0a06a'],
        [24, 18, '#d98a6a'],
        [78, 20, '#e0a06a'],
        [98, 26, '#cf7f5c'],
      ].map(([x, h, ink]) => (
        <path key={x} d={`M${x} 60V${60 - Number(h)}l9-9l9 9V60Z`} fill={String(ink)} />
      ))}
      <path d="M0 54H120V60H0Z" fill="#b9764f" />
    </>
  ),
  T: (
    <>
      <rect width="120" height="60" fill={SKY.science} />
      {[
        [12, 12],
        [30, 24],
        [22, 42],
        [96, 10],
        [108, 30],
        [92, 44],
        [50, 7],
        [74, 6],
      ].map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="1.6" fill="#fde3a4" />
      ))}
      <path d="M0 54C40 46 80 50 120 52V60H0Z" fill="#23274f" />
    </>
  ),
};

const WALLS = [
  ['#f8dfc0', '#efcfa6'],
  ['#dbe6e2', '#c9d9d3'],
  ['#efdbe2', '#e2c6d1'],
  ['#e6e3c4', '#d8d4ab'],
  ['#d9e2f0', '#c7d3e6'],
] as const;

/** Things are at home: wallpaper, a window, floorboards. */
function Room({ n }: { readonly n: number }) {
  const [wall, stripe] = WALLS[n % WALLS.length] ?? WALLS[0];
  const left = n % 2 === 0;
  return (
    <>
      <rect width="120" height="60" fill={wall} />
      {[6, 22, 38, 54, 70, 86, 102].map((x) => (
        <rect key={x} x={x} width="7" height="60" fill={stripe} />
      ))}
      <g transform={`translate(${left ? 9 : 91} 7)`}>
        <rect width="20" height="24" rx="2" fill="#fffaee" />
        <rect x="2.5" y="2.5" width="15" height="19" fill="#a9d3e4" />
        <path d="M10 2V22M2 12H18" stroke="#fffaee" strokeWidth="2" />
      </g>
      <path d="M0 50H120V60H0Z" fill="#b98556" />
      <path d="M0 50H120V52H0Z" fill="#8f6037" />
    </>
  );
}

const OUTDOORS = [
  ['#bfe0ea', '#fff0c4', '#8fbf7a', '#6fa765'],
  ['#f8d0a0', '#ffe9a8', '#d99a6c', '#b9764f'],
  ['#8c6f9e', '#fde3a4', '#5f4a78', '#48375f'],
  ['#cfe6c6', '#fff3d6', '#7fb0a0', '#5f9484'],
] as const;

/** Activities are out of doors, at some hour of the day. */
function Landscape({ n }: { readonly n: number }) {
  const [sky, sun, far, near] = OUTDOORS[n % OUTDOORS.length] ?? OUTDOORS[0];
  return (
    <>
      <rect width="120" height="60" fill={sky} />
      <circle cx={n % 2 === 0 ? 98 : 20} cy="16" r="9" fill={sun} />
      <path d="M0 42C24 30 44 44 66 36S104 30 120 38V60H0Z" fill={far} />
      <path d="M0 53C30 45 78 57 120 48V60H0Z" fill={near} />
    </>
  );
}

const FIELDS: Readonly<Record<Field, readonly [wall: string, far: string, motif: Motif]>> = {
  science: ['#d6e7e4', '#bcd5d1', 'flask'],
  arts: ['#f8e0bb', '#eecb98', 'palette'],
  social: ['#e0def0', '#cac7e3', 'people'],
};

function AtWork({ n, field, rank }: { readonly n: number; readonly field: Field; readonly rank: number }) {
  const [wall, far, motif] = FIELDS[field];
  return (
    <>
      <rect width="120" height="60" fill={wall} />
      <rect x="6" y="6" width="46" height="30" rx="3" fill={far} />
      <path d="M29 6V36M6 21H52" stroke={wall} strokeWidth="2" />
      <g transform="translate(64 6) scale(.7)">{MOTIFS[motif]}</g>
      <Person x={42} y={58} s={1.06} coat={pick(COATS, n)} skin={pick(SKINS, n * 3)} hair={pick(HAIRS, n * 5 + 1)} />
      <path d="M0 47H120V60H0Z" fill="#9a6a42" />
      <path d="M0 47H120V49.500H0Z" fill="#7c5330" />
      {Array.from({ length: rank }, (_, i) => i).map((i) => (
        <path
          key={i}
          transform={`translate(${92 - i * 12} 53.5) scale(.5)`}
          d="M0-9L2.7-2.800L9.5-2.600L4 1.600L6 8L0 4.200L-6 8L-4 1.600L-9.5-2.600L-2.7-2.800Z"
          fill="#f1b434"
        />
      ))}
    </>
  );
}

const GLADE = ['#f6c79a', '#cdb6d6', '#bfe0dc', '#f3dcae', '#e6c2c2', '#c9dbb4'];

function Portrait({ n, man }: { readonly n: number; readonly man: boolean }) {
  const skin = pick(SKINS, n * 2 + 1);
  const hair = pick(HAIRS, n * 5);
  return (
    <>
      <rect width="120" height="60" fill={pick(GLADE, n)} />
      <circle cx="44" cy="34" r="30" fill="#fff6e4" opacity=".45" />
      {!man && <path d="M31 42C26 6 62 6 57 42Z" fill={hair} />}
      <Person x={44} y={62} s={1.3} coat={pick(COATS, n * 3 + (man ? 1 : 0))} skin={skin} hair={hair} />
      <g transform="translate(69 20) scale(.6)">{MOTIFS[motifOf(`V${n}`)]}</g>
    </>
  );
}

function sceneOf(face: CardFace, man: boolean): ReactNode {
  const n = numberOf(face.id);
  if (face.type === 'partner') return <Portrait n={n} man={man} />;
  if (face.type === 'job') return <AtWork n={n} field={face.field} rank={face.rank} />;
  const backdrop = 'category' in face ? BACKDROPS[face.category] : face.type === 'item' ? <Room n={n} /> : <Landscape n={n} />;
  return (
    <>
      {backdrop}
      {face.type === 'group' && <Crowd n={n} />}
      <ellipse cx="60" cy="55" rx="25" ry="3.4" fill="#000" opacity=".16" />
      <g transform="translate(36.5 7)">{MOTIFS[motifOf(face.id)]}</g>
    </>
  );
}

/** A group project is done by several. */
function Crowd({ n }: { readonly n: number }) {
  return (
    <>
      {[16, 31, 91, 106].map((x, i) => (
        <Person key={x} x={x} y={62} s={0.8} coat={pick(COATS, n + i * 3)} skin={pick(SKINS, n + i)} hair={pick(HAIRS, n + i * 2)} />
      ))}
    </>
  );
}

/** `man` matters for partners alone: which side of the card is up. */
export const CardPicture = memo(function CardPicture({
  face,
  man = false,
  className,
}: {
  readonly face: CardFace;
  readonly man?: boolean;
  readonly className?: string | undefined;
}) {
  return (
    <Picture name={`pursuit ${face.id} ${man}`} box={[0, 0, 120, 60]} className={className} slice>
      {sceneOf(face, man)}
    </Picture>
  );
});

/** A child trait: the child, and what it is good at. */
const TRAIT_MOTIFS: readonly Motif[] = ['palette', 'book', 'speech', 'broom', 'coins', 'heart', 'hammock', 'compass'];

const YOUNG_HAIRS = HAIRS.filter((hair) => hair !== GREY);

/** A large head on a small body. */
function Child({ coat, skin, hair }: { readonly coat: string; readonly skin: string; readonly hair: string }) {
  return (
    <g transform="translate(40 59)">
      <path d="M-9 0C-10-13-6-19 0-19C6-19 10-13 9 0Z" fill={coat} />
      <circle cy="-28" r="11" fill={skin} />
      <path d="M-11-29C-12-44 12-44 11-29C6-35-4-35-11-29Z" fill={hair} />
      <path d="M-4-24C-2-21.500 2-21.500 4-24" stroke="#5a2b1a" strokeWidth="1.4" fill="none" strokeLinecap="round" />
      <circle cx="-4" cy="-28" r="1.2" fill="#2a1710" />
      <circle cx="4" cy="-28" r="1.2" fill="#2a1710" />
    </g>
  );
}

export const TraitPicture = memo(function TraitPicture({
  id,
  className,
}: {
  readonly id: string;
  readonly className?: string | undefined;
}) {
  const trait = numberOf(id) - 1;
  return (
    <Picture name={`pursuit trait ${id}`} box={[0, 0, 120, 60]} className={className} slice>
      <rect width="120" height="60" fill={pick(GLADE, trait)} />
      <path d="M0 46C30 34 70 50 120 40V60H0Z" fill="#fff6e4" opacity=".55" />
      <Child coat={pick(COATS, trait + 2)} skin={pick(SKINS, trait)} hair={pick(YOUNG_HAIRS, trait)} />
      <g transform="translate(64 10) scale(.86)">{MOTIFS[TRAIT_MOTIFS[trait] ?? 'spark']}</g>
    </Picture>
  );
});
