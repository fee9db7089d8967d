/** Where people sit down at Bird of Happiness: each player is a bird on the branch. */
import { Bird, Clover } from '../../../web/art/scenery.js';
import type { Places } from '../../../web/kit/places.js';
import { Stars } from './art/cards.js';
import styles from './place.module.css';

const PLUMAGES = ['blue', 'red', 'black'] as const;
const ORDER = ['First', 'Second', 'Third', 'Fourth', 'Fifth'];
const MEADOW = [
  [60, 70, 0.7],
  [200, 40, 0.9],
  [342, 92, 0.9],
  [480, 36, 0.7],
  [606, 84, 0.9],
  [770, 44, 1],
  [908, 76, 0.7],
  [40, 350, 0.9],
  [182, 362, 1],
  [330, 350, 0.7],
  [470, 364, 0.9],
  [622, 350, 1],
  [776, 362, 0.7],
  [918, 350, 0.9],
] as const;

/** A bird in lines only. */
const Outline = () => (
  <path
    d="M20 52L0 52L6 60L-2 66L16 72C22 80 34 84 48 84C72 83 86 62 85 40L98 35L83 28C78 17 62 18 56 29C38 29 26 38 20 52Z"
    fill="none"
    stroke="currentColor"
    strokeWidth="2.6"
    strokeDasharray="6 5"
    strokeLinecap="round"
  />
);

const cards = (many: number) => (
  <>
    <rect width="60" height="44" rx="7" fill="#8fb78a" />
    {Array.from({ length: many }, (_, i) => (
      <rect
        // biome-ignore lint/suspicious/noArrayIndexKey: a card is its place in the pile
        key={i}
        x={18 + 3 * i}
        y={14 - 2 * i}
        width="18"
        height="24"
        rx="3"
        fill="#1f6b4a"
        stroke="#fffaee"
        strokeWidth="2"
      />
    ))}
  </>
);

export const places: Places = {
  caption: 'Each player is a bird on the branch.',
  look: styles.perches ?? '',
  Ground: () => (
    <svg viewBox="0 0 960 400" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false" opacity=".5">
      {MEADOW.map(([x, y, s]) => (
        <Clover key={x} x={x} y={y} s={s} />
      ))}
    </svg>
  ),
  Sign: ({ seat, free }) => (
    <svg viewBox="-6 6 112 90" aria-hidden="true" focusable="false">
      {free ? <Outline /> : <Bird plumage={PLUMAGES[seat % PLUMAGES.length] ?? 'blue'} />}
    </svg>
  ),
  title: ({ seat }) => `${ORDER[seat] ?? 'Next'} bird`,
  does: ({ seat }) => `a ${PLUMAGES[seat % PLUMAGES.length] ?? 'blue'} one`,
  who: ({ seat }) => `Who is the ${(ORDER[seat] ?? 'next').toLowerCase()} bird?`,
  add: 'Add a seat',
  laid: (seats, words) =>
    seats === 1 ? 'One bird on the branch' : `${words.charAt(0).toUpperCase()}${words.slice(1)} birds on the branch`,
  lot: { option: 'firstPlayer', label: 'Draw who begins', drawn: 'random', kept: null },
  presets: [
    cards(3),
    cards(5),
    <g key="stars">
      <rect width="60" height="44" rx="7" fill="#dfe9cf" />
      <g transform="translate(6 15)">
        <Stars won={3} of={3} size={16} />
      </g>
    </g>,
  ],
};
