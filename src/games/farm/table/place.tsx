/** Where people sit down at Happiness Farm: each farmer comes in by a gate. */
import type { Places } from '../../../web/kit/places.js';
import { Country, Gate, greets } from './art/gates.js';
import styles from './place.module.css';

/** Rounds as dots; a white one is a sheep. */
const year = (inks: readonly string[]) => (
  <>
    <rect width="60" height="44" rx="7" fill="#b9cf74" />
    {inks.map((ink, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a round is its place in the year
      <circle key={i} cx={10 + 8 * (i % 6)} cy={i < 6 ? 16 : 28} r="3" fill={ink} />
    ))}
  </>
);
const RED = '#8a2a1c';
const ROUNDS = Array.from({ length: 12 }, () => RED);

export const places: Places = {
  caption: 'Each farmer comes in by a gate.',
  look: styles.gates ?? '',
  Ground: Country,
  Sign: Gate,
  title: ({ seat }) => `Gate ${seat + 1}`,
  does: ({ seat }) => `a ${greets(seat)} looks over it`,
  who: ({ seat }) => `Who comes in by gate ${seat + 1}?`,
  add: 'Add',
  laid: (seats, words) => (seats === 1 ? 'One farmer, one farm' : `${words.charAt(0).toUpperCase()}${words.slice(1)} farmers, one farm`),
  lot: { option: 'firstFarmer', label: 'Draw who begins', drawn: 'random', kept: null },
  presets: [
    year(ROUNDS),
    year(ROUNDS.map((ink, i) => (i % 3 === 1 ? '#fffaee' : ink))),
    year(ROUNDS.map((ink, i) => (i === ROUNDS.length - 1 ? '#fffaee' : ink))),
    year(ROUNDS.map(() => '#d98a00')),
  ],
};
