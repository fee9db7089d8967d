/** The options a table may choose, and which of them do not go together. */
import type { Game, Refusal } from '../../engine/game.js';
import type { BirdOptions, BirdTypes } from './types.js';

export const options: Game<BirdTypes>['options'] = {
  firstPlayer: {
    label: 'First player',
    clause: '3.2a',
    choices: [
      { value: 'random', label: 'drawn by lot' },
      { value: 0, label: 'the first place at the table' },
      { value: 1, label: 'the second place' },
      { value: 2, label: 'the third place' },
      { value: 3, label: 'the fourth place' },
      { value: 4, label: 'the fifth place' },
    ],
    default: 'random',
  },
  goldCost: {
    label: 'Gold clover costs',
    clause: '2.3',
    choices: [
      { value: 2, label: '2 clover power' },
      { value: 1, label: '1 clover power: faster decks' },
      { value: 3, label: '3 clover power: a longer game' },
    ],
    default: 2,
  },
  upsetChoice: {
    label: 'Black bird and an empty row',
    clause: '4.3c',
    choices: [
      { value: 'ask', label: 'choose whether to shuffle' },
      { value: 'keep', label: 'never asked' },
    ],
    default: 'ask',
  },
  redOptional: {
    label: 'Red bird',
    clause: '4.2c',
    choices: [
      { value: false, label: 'must flip again' },
      { value: true, label: 'may flip again' },
    ],
    default: false,
  },
  startDecks: {
    label: 'Start decks',
    clause: '3.3b',
    choices: [
      { value: 'rulebook', label: 'a red bird for the fourth and fifth player' },
      { value: 'equal', label: 'the same for everybody' },
    ],
    default: 'rulebook',
  },
  length: {
    label: 'Length',
    clause: '3.1a',
    choices: [
      { value: 'full', label: 'full: 30 cards' },
      { value: 'short', label: 'short: 18 cards' },
    ],
    default: 'full',
  },
  calmAfterRounds: {
    label: 'Black birds grow calm',
    clause: '4.3e',
    choices: [
      { value: 40, label: 'after 40 rounds without a taking' },
      { value: 4, label: 'after 4 rounds: a brisk game' },
    ],
    range: { min: 1, max: 100 },
    default: 40,
  },
  openCounts: {
    label: 'Cards left in decks and pile',
    clause: '7.2',
    choices: [
      { value: true, label: 'counted for everyone' },
      { value: false, label: 'remember them yourself' },
    ],
    default: true,
  },
};

export function unfit(seats: number, chosen: BirdOptions): Refusal | null {
  const first = chosen.firstPlayer;
  if (first !== 'random' && first >= seats) {
    return { clause: '3.2a', because: `Place ${first + 1} cannot begin at a table of ${seats}.` };
  }
  if (seats === 1 && chosen.length === 'short') {
    return { clause: '6.10', because: 'Alone you play the full game: the rank table is made for all 30 cards.' };
  }
  return null;
}
