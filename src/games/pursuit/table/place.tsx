/** Where people sit down at The Pursuit of Happiness: each player is an hourglass on the steps of the house. */
import type { Places } from '../../../web/kit/places.js';
import { PlayerGlass } from './art/signs.js';
import styles from './place.module.css';

const ORDER = ['First', 'Second', 'Third', 'Fourth'];

const Evening = () => (
  <svg viewBox="0 0 970 400" preserveAspectRatio="xMaxYMid slice" aria-hidden="true" focusable="false">
    <rect width="970" height="400" fill="#f0a46f" />
    <rect width="970" height="120" fill="#e58a6a" />
    <circle cx="190" cy="150" r="70" fill="#f8d27a" />
    <path d="M0 210C180 150 380 240 600 190S860 200 970 170V400H0Z" fill="#b4577a" />
    <path d="M0 270C220 220 420 290 970 240V400H0Z" fill="#8a3560" />
    <rect x="812" y="50" width="142" height="350" fill="#f3d9c4" />
    <rect x="812" y="50" width="142" height="9" fill="#d9b49a" />
    <rect x="916" y="2" width="16" height="26" fill="#8f4a34" />
    <path d="M796 54L830 10H936L970 54Z" fill="#6b2649" />
    <path d="M796 54L802 47H964L970 54Z" fill="#4f1b37" />
    <path d="M856 182V112A27 27 0 0 1 910 112V182Z" fill="#8a3560" />
    <circle cx="900" cy="146" r="3.6" fill="#f8d27a" />
    <path d="M824 78H848V110H824ZM918 78H942V110H918Z" fill="#f8d27a" />
    <path d="M836 78V110M824 94H848M930 78V110M918 94H942" stroke="#8a3560" strokeWidth="3" />
    <path d="M804 182H970V400H804Z" fill="#ead3bd" />
    <path d="M804 182H970V190H804Z" fill="#fff3e2" />
  </svg>
);

/** A glass in lines only. */
const Outline = () => (
  <svg viewBox="-3 -1 30 34" aria-hidden="true" focusable="false">
    <path
      d="M3 3H21M3 29H21M5.5 4.5C5.5 12 10.5 13 10.5 16S5.5 20 5.5 27.5H18.5C18.5 20 13.5 19 13.5 16S18.5 12 18.5 4.5Z"
      fill="none"
      stroke="#fff6e4"
      strokeWidth="1.2"
      strokeDasharray="2.2 1.8"
      strokeLinecap="round"
    />
  </svg>
);

/** A life in rounds: young, adult, old. */
const life = (inks: readonly string[]) => (
  <>
    <rect width="60" height="44" rx="7" fill="#f3dfd6" />
    {inks.map((ink, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a round is its place in the life
      <circle key={i} cx={30 - 3.3 * (inks.length - 1) + 6.6 * i} cy="22" r="2.7" fill={ink} />
    ))}
    <path d="M8 34H52" stroke="#c9a08c" strokeWidth="2" />
  </>
);
const [YOUNG, ADULT, OLD] = ['#f0b429', '#8a3560', '#8a1f2a'];
const rounds = (adult: number): readonly string[] => [YOUNG, ...Array.from({ length: adult }, () => ADULT), OLD, OLD, OLD];

/** The same life under lines of print. */
const printed = (
  <>
    {life(rounds(4))}
    <path d="M10 8H50M10 13H42" stroke="#6b2649" strokeWidth="2" />
  </>
);

export const places: Places = {
  caption: 'Each player is an hourglass on the steps.',
  look: styles.steps ?? '',
  Ground: Evening,
  Sign: ({ seat, free }) => (free ? <Outline /> : <PlayerGlass seat={seat} size={72} />),
  title: ({ seat }) => `${ORDER[seat] ?? 'Next'} life`,
  does: ({ seat }) => `on the ${(ORDER[seat] ?? 'next').toLowerCase()} step`,
  who: ({ seat }) => `Who lives the ${(ORDER[seat] ?? 'next').toLowerCase()} life?`,
  add: 'Add a life',
  laid: (seats, words) => (seats === 1 ? 'One life begins' : `${words.charAt(0).toUpperCase()}${words.slice(1)} lives begin`),
  lot: { option: 'firstPlayer', label: 'Draw who begins', drawn: 'random', kept: null },
  presets: [life(rounds(2)), life(rounds(4)), printed, life(rounds(4))],
};
