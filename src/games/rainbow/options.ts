/** The options a table may choose, which of them do not go together, and the terms that follow from them. */
import type { Game, Refusal } from '../../engine/game.js';
import { AREAS, ROUNDS, SOLO_TURNS, STAND_SLOTS } from './data.js';
import type { RainbowOptions, RainbowTypes, Terms } from './types.js';

const yesNo = (no: string, yes: string) => [
  { value: false, label: no },
  { value: true, label: yes },
];
const counts = (from: number, to: number, label: (n: number) => string) =>
  Array.from({ length: to - from + 1 }, (_, i) => ({ value: from + i, label: label(from + i) }));

export const options: Game<RainbowTypes>['options'] = {
  preset: {
    label: 'Game',
    clause: '12.1',
    choices: [
      { value: 'standard', label: 'as chosen below' },
      { value: 'short', label: 'short: 3 hang-ups, 5 keys, $1,500' },
      { value: 'choice', label: 'more to choose: two results, two cards, nudging, and rounds played out' },
    ],
    default: 'standard',
  },
  hangups: {
    label: 'Hang-ups at the start',
    clause: '3.3a',
    choices: counts(0, AREAS.length, (n) => (n === 0 ? 'none' : `${n}`)),
    default: AREAS.length,
  },
  keysToWin: {
    label: 'Keys to win',
    clause: '9.3',
    choices: counts(1, STAND_SLOTS, (n) => `${n}`),
    default: STAND_SLOTS,
  },
  moneyGoal: {
    label: 'Money key at',
    clause: '6.1c',
    choices: [500, 1000, 1500, 2000, 2500].map((value) => ({ value, label: `$${value.toLocaleString('en-US')}` })),
    default: 2500,
  },
  buttons: { label: 'Happiness Buttons', clause: '7.6', choices: yesNo('none', 'one each'), default: true },
  placeMarkers: {
    label: 'Holder for a marker',
    clause: '3.4a',
    choices: [
      { value: 'choose', label: 'choose one' },
      { value: 'auto', label: 'given out' },
    ],
    default: 'choose',
  },
  vacantEntry: {
    label: 'Put on another holder',
    clause: '6.5d',
    choices: yesNo('wait for a spin', 'may get off there without one'),
    default: false,
  },
  fateKeyLeaves: {
    label: 'Used key cards of the fate pile',
    clause: '6.2f',
    choices: yesNo('go under the pile', 'leave the game'),
    default: false,
  },
  startPlayer: {
    label: 'First player',
    clause: '3.6a',
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
  finishRound: {
    label: 'When a stand is full',
    clause: '9.4',
    choices: yesNo('the game is over at once', 'the round is played out'),
    default: false,
  },
  pickOfTwo: { label: 'Moving', clause: '4.11', choices: yesNo('by one result', 'by the better of two'), default: false },
  siChoice: { label: 'Self-improvement', clause: '6.4b', choices: yesNo('the top card', 'one of the two top cards'), default: false },
  nudge: {
    label: 'Nudging the wheel after a spin',
    clause: '4.9',
    choices: [
      { value: 'alone', label: 'only when you play alone' },
      { value: 'always', label: 'always' },
      { value: 'never', label: 'never' },
    ],
    default: 'alone',
  },
  ownButton: { label: 'Alone, your own button', clause: '10.3', choices: yesNo('is left in the box', 'helps you'), default: true },
  maxRounds: {
    label: 'Longest match',
    clause: '9.5',
    choices: [{ value: 'usual', label: `${ROUNDS} rounds; alone ${SOLO_TURNS} turns` }],
    range: { min: 20, max: 500 },
    default: 'usual',
  },
};

export function unfit(seats: number, { startPlayer }: RainbowOptions): Refusal | null {
  if (startPlayer !== 'random' && startPlayer >= seats) {
    return { clause: '3.6a', because: `Place ${startPlayer + 1} cannot begin at a table of ${seats}.` };
  }
  return null;
}

/** R 12.1: a preset has its way, whatever is chosen for the options it sets. */
function withPreset(chosen: RainbowOptions): RainbowOptions {
  if (chosen.preset === 'short') return { ...chosen, hangups: 3, keysToWin: 5, moneyGoal: 1500 };
  if (chosen.preset === 'choice')
    return { ...chosen, pickOfTwo: true, siChoice: true, nudge: 'always', vacantEntry: true, finishRound: true };
  return chosen;
}

export function termsFor(seats: number, chosen: RainbowOptions): Terms {
  const wish = withPreset(chosen);
  const alone = seats === 1;
  const terms = {
    hangups: wish.hangups,
    keysToWin: wish.keysToWin,
    moneyGoal: wish.moneyGoal,
    buttons: wish.buttons && (!alone || wish.ownButton), // R 10.3
    ownButton: wish.buttons && alone && wish.ownButton,
    placeMarkers: alone ? 'auto' : wish.placeMarkers, // R 10.2
    vacantEntry: wish.vacantEntry,
    fateKeyLeaves: wish.fateKeyLeaves,
    finishRound: wish.finishRound && !alone,
    pickOfTwo: wish.pickOfTwo,
    siChoice: wish.siChoice,
    nudge: wish.nudge === 'always' || (wish.nudge === 'alone' && alone),
    maxRounds: wish.maxRounds === 'usual' ? (alone ? SOLO_TURNS : ROUNDS) : wish.maxRounds,
  } as const;
  return { ...terms, ranked: alone && playsForRank(terms) };
}

/** R 10.7. */
function playsForRank(terms: Omit<Terms, 'ranked'>): boolean {
  const { hangups, keysToWin, moneyGoal, ownButton, nudge, fateKeyLeaves, pickOfTwo, siChoice, maxRounds } = terms;
  const whole = hangups === options.hangups.default && keysToWin === options.keysToWin.default && moneyGoal === options.moneyGoal.default;
  return whole && ownButton && nudge && !fateKeyLeaves && !pickOfTwo && !siChoice && maxRounds === SOLO_TURNS;
}
