/** The options a table may choose, and which of them do not go together. */
import type { Game, Refusal } from '../../../engine/game.js';
import { cannotBegin, firstPlayer, oneOf, yesNo } from '../../kit/options.js';
import type { BirdOptions, BirdTypes } from './types.js';

export const options: Game<BirdTypes>['options'] = {
  firstPlayer: firstPlayer('First player', '3.2a', 5),
  goldCost: oneOf('Gold clover costs', '2.3', [
    [2, '2 clover power'],
    [1, '1 clover power: faster decks'],
    [3, '3 clover power: a longer game'],
  ]),
  upsetChoice: oneOf('Black bird and an empty row', '4.3c', [
    ['ask', 'choose whether to shuffle'],
    ['keep', 'never asked'],
  ]),
  redOptional: yesNo('Red bird', '4.2c', false, 'must flip again', 'may flip again'),
  startDecks: oneOf('Start decks', '3.3b', [
    ['rulebook', 'a red bird for the fourth and fifth player'],
    ['equal', 'the same for everybody'],
  ]),
  length: oneOf('Length', '3.1a', [
    ['full', 'full: 30 cards'],
    ['short', 'short: 18 cards'],
  ]),
  calmAfterRounds: oneOf(
    'Black birds grow calm',
    '4.3e',
    [
      [40, 'after 40 rounds without a taking'],
      [4, 'after 4 rounds: a brisk game'],
    ],
    { min: 1, max: 100 },
  ),
  openCounts: yesNo('Cards left in decks and pile', '7.2', true, 'remember them yourself', 'counted for everyone'),
};

export function unfit(seats: number, { firstPlayer: first, length }: BirdOptions): Refusal | null {
  if (seats === 1 && length === 'short') {
    return { clause: '6.10', because: 'Alone you play the full game: the rank table is made for all 30 cards.' };
  }
  return cannotBegin(first, seats, '3.2a');
}
