/** What a playout came to for each seat: its part of the victory, alone its points; where it was cut off, what the game's estimate says of that. */
import { Luck, WORLD } from '../bots/luck.js';
import { playOn, wonBy } from '../bots/usual-player.js';
import type { Game, GameTypes, State } from '../engine/game.js';
import type { Beginning } from '../engine/play.js';

export interface Yardstick<T extends GameTypes> {
  /** When playouts from this position are cut off. It moves in strides and not with every answer, so that neighbours mostly end alike. */
  until(s: State<T>): number;
  /** Plays on in place, and gives what came of it by seat. */
  measure(s: State<T>, luck: Luck, until: number): readonly number[];
}

/** The result of a match that is over, by seat. */
export function resultOf<T extends GameTypes>(game: Game<T>, s: State<T>): readonly number[] {
  const scores = game.scores(s.shared);
  const [alone] = scores;
  return scores.length === 1 && alone ? [alone.total] : scores.map((_, seat) => wonBy(seat, scores));
}

export const toTheEnd = <T extends GameTypes>(game: Game<T>): Yardstick<T> => ({
  until: () => Number.POSITIVE_INFINITY,
  measure(s, luck) {
    playOn(game, s, luck);
    return resultOf(game, s);
  },
});

/** Cut off at a horizon. The estimates there are sharpened or blunted by what comes true when matches like this one are played out. */
export function cutOff<T extends GameTypes>(game: Game<T>, beginning: Beginning<T>, horizon: number, luck: number): Yardstick<T> {
  const time = (s: State<T>): number => (game.clock ? game.clock(s.shared) : s.asked);
  const sharpness = sharpnessOf(game, beginning, (s) => Math.floor(time(s) / horizon), luck);
  return {
    until: (s) => (Math.floor(time(s) / horizon) + 2) * horizon,
    measure(s, playout, until) {
      playOn(game, s, playout, () => time(s) >= until);
      return s.open.length === 0 ? resultOf(game, s) : shared(estimatesOf(game, s), sharpness);
    },
  };
}

const LEAST = 1e-4; // nobody who still plays is without any chance

const estimatesOf = <T extends GameTypes>(game: Game<T>, s: State<T>): number[] =>
  s.own.map((_, seat) => Math.max(LEAST, game.estimate(s, seat)));

/** Chances that add up to one. */
function shared(estimates: readonly number[], sharpness: number): readonly number[] {
  const weights = estimates.map((estimate) => estimate ** sharpness);
  const sum = weights.reduce((all, weight) => all + weight, 0);
  return weights.map((weight) => weight / sum);
}

const TRIED = [0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1, 1.15, 1.3, 1.5, 1.75, 2];
const MATCHES = 24;

/** The exponent under which the estimates of some whole matches, at every stride, foretold their results best. */
function sharpnessOf<T extends GameTypes>(game: Game<T>, beginning: Beginning<T>, stride: (s: State<T>) => number, luck: number): number {
  const seen: { readonly estimates: readonly number[]; readonly result: readonly number[] }[] = [];
  for (let n = 0; n < MATCHES; n++) {
    const playout = new Luck(luck, n);
    const s = dealt(game, beginning, playout);
    const estimates: number[][] = [];
    while (s.open.length > 0) {
      const here = stride(s);
      playOn(game, s, playout, () => stride(s) > here);
      if (s.open.length > 0) estimates.push(estimatesOf(game, s));
    }
    const result = resultOf(game, s);
    seen.push(...estimates.map((each) => ({ estimates: each, result })));
  }
  const likelihood = (sharpness: number): number =>
    seen.reduce((sum, { estimates, result }) => {
      const chances = shared(estimates, sharpness);
      return sum + result.reduce((all, share, seat) => all + share * Math.log(chances[seat] ?? 1), 0);
    }, 0);
  return TRIED.reduce((best, each) => (likelihood(each) > likelihood(best) ? each : best), 1);
}

/** The match before its first answer, dealt anew. */
export const dealt = <T extends GameTypes>(game: Game<T>, beginning: Beginning<T>, luck: Luck): State<T> =>
  game.setup(beginning, { chance: luck.turn(WORLD, 'rules') });
