/** The options a table may choose, and which of them do not go together. */
import type { Game, Refusal } from '../../engine/game.js';
import { BOARD_FOR, BOARD_NAMES } from './data.js';
import type { FarmOptions, FarmTypes } from './types.js';

const OFF_ON = (off: string, on: string) => [
  { value: false, label: off },
  { value: true, label: on },
];

export const options: Game<FarmTypes>['options'] = {
  preset: {
    label: 'House rules',
    clause: '17.1',
    choices: [
      { value: 'rulebook', label: 'as chosen below' },
      { value: 'balanced', label: 'balanced: butchering, Fields and live sale' },
      { value: 'gentle', label: 'gentle: hungry animals draw no bugs' },
    ],
    default: 'rulebook',
  },
  sheep: { label: 'Sheep and wool', clause: '17.3', choices: OFF_ON('no sheep', 'with sheep'), default: false },
  market: {
    label: 'Market',
    clause: '17.2',
    choices: [
      { value: 'bag', label: 'pulled from the bag each round' },
      { value: 'open', label: 'open: choose from all, 4 a round' },
    ],
    default: 'bag',
  },
  meatFeed: { label: 'Meat as feed', clause: '17.4', choices: OFF_ON('no', 'for chickens and pigs'), default: false },
  breeding: { label: 'Breeding', clause: '12.1', choices: OFF_ON('no', 'a full pair has young'), default: false },
  butchering: {
    label: 'Butchering',
    clause: '17.5',
    choices: [
      { value: 'rulebook', label: 'any animal, any number' },
      { value: 'balanced', label: 'one full animal a round' },
    ],
    default: 'rulebook',
  },
  fieldYield: {
    label: 'Fields',
    clause: '17.6',
    choices: [
      { value: 'rulebook', label: '1 grain a round, up to 4' },
      { value: 'balanced', label: '2 grain a round, up to 6' },
    ],
    default: 'rulebook',
  },
  liveSale: {
    label: 'Selling animals',
    clause: '17.7',
    choices: [
      { value: 'rulebook', label: 'any animal' },
      { value: 'balanced', label: 'only well-fed ones' },
    ],
    default: 'rulebook',
  },
  bugSource: {
    label: 'Bugs come from',
    clause: '17.8',
    choices: [
      { value: 'all', label: 'all animals' },
      { value: 'ate', label: 'animals that ate something' },
    ],
    default: 'all',
  },
  farmerConvert: {
    label: "The farmer's conversion",
    clause: '17.9',
    choices: [
      { value: 'instant', label: 'at once' },
      { value: 'labour', label: 'Rough and Forest take three efforts' },
    ],
    default: 'instant',
  },
  farmerActions: {
    label: "Farmer's actions a round",
    clause: '17.10',
    choices: [
      { value: 1, label: 'one' },
      { value: 2, label: 'two' },
    ],
    default: 1,
  },
  feedMode: {
    label: 'Feeding',
    clause: '17.11',
    choices: [
      { value: 'alternate', label: 'one animal each in turn' },
      { value: 'whole', label: 'a whole herd at a time' },
    ],
    default: 'alternate',
  },
  finalMarket: { label: 'Last selling', clause: '15.2', choices: OFF_ON('no', 'after the last round'), default: true },
  rounds: {
    label: 'Rounds',
    clause: '17.12',
    choices: [
      { value: 12, label: '12: the whole year' },
      { value: 8, label: '8: a short game' },
      { value: 6, label: '6: a very short game' },
    ],
    default: 12,
  },
  startMoney: {
    label: 'Money at the start',
    clause: '17.13',
    choices: [
      { value: 20, label: '$20' },
      { value: 30, label: '$30: good with 8 rounds' },
      { value: 40, label: '$40: good with 6 rounds' },
    ],
    default: 20,
  },
  firstFarmer: {
    label: 'First farmer',
    clause: '3.5',
    choices: [
      { value: 'random', label: 'drawn by lot' },
      { value: 0, label: 'the first place at the table' },
      { value: 1, label: 'the second place' },
      { value: 2, label: 'the third place' },
      { value: 3, label: 'the fourth place' },
      { value: 4, label: 'the fifth place' },
      { value: 5, label: 'the sixth place' },
    ],
    default: 'random',
  },
  soloCoop: { label: 'Co-op buyer (alone)', clause: '16.2', choices: OFF_ON('stays at home', 'buys along'), default: true },
  board: {
    label: 'Board',
    clause: '2.6',
    choices: [
      { value: 'fitting', label: 'by the number of farmers' },
      { value: 'small', label: 'small, 6 by 5' },
      { value: 'medium', label: 'medium, 7 by 6' },
      { value: 'large', label: 'large, 8 by 7' },
    ],
    default: 'fitting',
  },
};

/** 17.1: a preset switches its house rules on, whatever is chosen for them. */
export function withPreset(chosen: FarmOptions): FarmOptions {
  if (chosen.preset === 'balanced') return { ...chosen, butchering: 'balanced', fieldYield: 'balanced', liveSale: 'balanced' };
  if (chosen.preset === 'gentle') return { ...chosen, bugSource: 'ate' };
  return chosen;
}

export function unfit(seats: number, chosen: FarmOptions): Refusal | null {
  const first = chosen.firstFarmer;
  if (first !== 'random' && first >= seats) {
    return { clause: '3.5', because: `Place ${first + 1} cannot begin at a table of ${seats}.` };
  }
  const fitting = BOARD_FOR[seats - 1] ?? 'large';
  if (chosen.board !== 'fitting' && BOARD_NAMES.indexOf(chosen.board) < BOARD_NAMES.indexOf(fitting)) {
    return { clause: '2.6', because: `The ${chosen.board} board is too small for ${seats} farmers; they need the ${fitting} one.` };
  }
  return null;
}
