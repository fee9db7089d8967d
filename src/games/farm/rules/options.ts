/** The options a table may choose, and which of them do not go together. */
import type { Game, Refusal } from '../../../engine/game.js';
import { cannotBegin, firstPlayer, oneOf, yesNo } from '../../kit/options.js';
import { BOARD_FOR, BOARD_NAMES } from './data.js';
import type { FarmOptions, FarmTypes } from './types.js';

export const options: Game<FarmTypes>['options'] = {
  preset: oneOf('House rules', '17.1', [
    ['rulebook', 'as chosen below'],
    ['balanced', 'balanced: butchering, Fields and live sale'],
    ['gentle', 'gentle: hungry animals draw no bugs'],
  ]),
  sheep: yesNo('Sheep and wool', '17.3', false, 'no sheep', 'with sheep'),
  market: oneOf('Market', '17.2', [
    ['bag', 'pulled from the bag each round'],
    ['open', 'open: choose from all, 4 a round'],
  ]),
  meatFeed: yesNo('Meat as feed', '17.4', false, 'no', 'for chickens and pigs'),
  breeding: yesNo('Breeding', '12.1', false, 'no', 'a full pair has young'),
  butchering: oneOf('Butchering', '17.5', [
    ['rulebook', 'any animal, any number'],
    ['balanced', 'one full animal a round'],
  ]),
  fieldYield: oneOf('Fields', '17.6', [
    ['rulebook', '1 grain a round, up to 4'],
    ['balanced', '2 grain a round, up to 6'],
  ]),
  liveSale: oneOf('Selling animals', '17.7', [
    ['rulebook', 'any animal'],
    ['balanced', 'only well-fed ones'],
  ]),
  bugSource: oneOf('Bugs come from', '17.8', [
    ['all', 'all animals'],
    ['ate', 'animals that ate something'],
  ]),
  farmerConvert: oneOf("The farmer's conversion", '17.9', [
    ['labour', 'Rough and Forest take three efforts'],
    ['instant', 'at once'],
  ]),
  farmerActions: oneOf("Farmer's actions a round", '17.10', [
    [1, 'one'],
    [2, 'two'],
  ]),
  feedMode: oneOf('Feeding', '17.11', [
    ['alternate', 'one animal each in turn'],
    ['whole', 'a whole herd at a time'],
  ]),
  finalMarket: yesNo('Last selling', '15.2', true, 'no', 'after the last round'),
  rounds: oneOf('Rounds', '17.12', [
    [12, '12: the whole year'],
    [8, '8: a short game'],
    [6, '6: a very short game'],
  ]),
  startMoney: oneOf('Money at the start', '17.13', [
    [20, '$20'],
    [30, '$30: good with 8 rounds'],
    [40, '$40: good with 6 rounds'],
  ]),
  firstFarmer: firstPlayer('First farmer', '3.5', 6),
  soloCoop: yesNo('Co-op buyer (alone)', '16.2', true, 'stays at home', 'buys along'),
  board: oneOf('Board', '2.6', [
    ['fitting', 'by the number of farmers'],
    ['small', 'small, 6 by 5'],
    ['medium', 'medium, 7 by 6'],
    ['large', 'large, 8 by 7'],
  ]),
  bugLimit: {
    ...oneOf('Bugs on a square', '17.14', [
      ['four', 'animals bring it to 4 at most'],
      ['none', 'as many as the animals draw'],
    ]),
    since: 2,
  },
  soloStars: {
    ...oneOf('Stars to win (alone)', '16.4', [
      [3, 'three'],
      [4, 'four'],
      [5, 'five'],
    ]),
    since: 2,
  },
};

/** R 17.1: a preset switches its house rules on, whatever is chosen for them. */
export function withPreset(chosen: FarmOptions): FarmOptions {
  if (chosen.preset === 'balanced') return { ...chosen, butchering: 'balanced', fieldYield: 'balanced', liveSale: 'balanced' };
  if (chosen.preset === 'gentle') return { ...chosen, bugSource: 'ate' };
  return chosen;
}

export function unfit(seats: number, chosen: FarmOptions): Refusal | null {
  const fitting = BOARD_FOR[seats - 1] ?? 'large';
  if (chosen.board !== 'fitting' && BOARD_NAMES.indexOf(chosen.board) < BOARD_NAMES.indexOf(fitting)) {
    return { clause: '2.6', because: `The ${chosen.board} board is too small for ${seats} farmers; they need the ${fitting} one.` };
  }
  return cannotBegin(chosen.firstFarmer, seats, '3.5');
}
