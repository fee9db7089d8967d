/** The options a table may choose, which of them do not go together, and the terms that follow from them. */
import type { Game, Refusal } from '../../../engine/game.js';
import { cannotBegin, count, firstPlayer, oneOf, yesNo } from '../../kit/options.js';
import { AREAS, ROUNDS, SOLO_TURNS, STAND_SLOTS } from './data.js';
import type { RainbowOptions, RainbowTypes, Terms } from './types.js';

export const options: Game<RainbowTypes>['options'] = {
  preset: oneOf('Game', '12.1', [
    ['standard', 'as chosen below'],
    ['short', 'short: 3 hang-ups, 5 keys, $1,500'],
    ['choice', 'more to choose: two results, two cards, nudging, and rounds played out'],
  ]),
  hangups: count('Hang-ups at the start', '3.3a', 0, AREAS.length, AREAS.length, (n) => (n === 0 ? 'none' : `${n}`)),
  keysToWin: count('Keys to win', '9.3', 1, STAND_SLOTS, STAND_SLOTS, (n) => `${n}`),
  moneyGoal: {
    label: 'Money key at',
    clause: '6.1c',
    choices: [500, 1000, 1500, 2000, 2500].map((value) => ({ value, label: `$${value.toLocaleString('en-US')}` })),
    default: 2500,
  },
  buttons: yesNo('Happiness Buttons', '7.6', true, 'none', 'one each'),
  placeMarkers: oneOf('Holder for a marker', '3.4a', [
    ['choose', 'choose one'],
    ['auto', 'given out'],
  ]),
  vacantEntry: yesNo('Put on another holder', '6.5d', false, 'wait for a spin', 'may get off there without one'),
  fateKeyLeaves: yesNo('Used key cards of the fate pile', '6.2f', false, 'go under the pile', 'leave the game'),
  startPlayer: firstPlayer('First player', '3.6a', 6),
  finishRound: yesNo('When a stand is full', '9.4', false, 'the game is over at once', 'the round is played out'),
  pickOfTwo: yesNo('Moving', '4.11', false, 'by one result', 'by the better of two'),
  siChoice: yesNo('Self-improvement', '6.4b', false, 'the top card', 'one of the two top cards'),
  nudge: oneOf('Nudging the wheel after a spin', '4.9', [
    ['alone', 'only when you play alone'],
    ['always', 'always'],
    ['never', 'never'],
  ]),
  ownButton: yesNo('Alone, your own button', '10.3', true, 'is left in the box', 'helps you'),
  maxRounds: oneOf('Longest match', '9.5', [['usual', `${ROUNDS} rounds; alone ${SOLO_TURNS} turns`]], { min: 20, max: 500 }),
};

export const unfit = (seats: number, { startPlayer }: RainbowOptions): Refusal | null => cannotBegin(startPlayer, seats, '3.6a');

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
