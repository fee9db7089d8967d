/**
 * The chance that people are shown: the share of futures that are won, raised to a power that fits the table. Futures are played by sensible players; where Steady
 * slips more than they do, leads are less safe than futures say (a power below 1), and where futures are too timid it is above 1.
 */
import type { Game, GameTypes, Seat } from '../engine/game.js';
import { type Chances, chancesIn, type Future } from './futures.js';
import { powerOf } from './knob.js';
import { wonBy } from './usual-player.js';

/** How often each seat won so many futures. */
export interface WonShares {
  readonly shares: readonly number[]; // by seat
  readonly futures: number;
  readonly over: boolean; // the match ended with the move in all of them: nobody can slip any more
}

export function wonSharesOf(futures: readonly Future[]): WonShares {
  const seats = futures[0]?.end.length ?? 0;
  const share = (seat: Seat): number => futures.reduce((sum, { end }) => sum + wonBy(seat, end), 0) / futures.length;
  return {
    shares: Array.from({ length: seats }, (_, seat) => share(seat)),
    futures: futures.length,
    over: futures.every(({ over }) => over),
  };
}

/** Of few alike nothing is certain, so each seat is given one future more. */
export const smoothed = ({ shares, futures }: Pick<WonShares, 'shares' | 'futures'>): readonly number[] =>
  shares.map((share) => (share * futures + 1) / (futures + shares.length));

/** Chances that add up to one again. */
export function raised(chances: readonly number[], power: number): readonly number[] {
  const weights = chances.map((chance) => chance ** power);
  const sum = weights.reduce((all, weight) => all + weight, 0);
  return weights.map((weight) => weight / sum);
}

/** The chance of a seat, and its error in the measure of what is shown, where the others keep their parts of the rest. */
export function shownChance(tally: WonShares, seat: Seat, error: number, power: number): Chances {
  const { shares, over } = tally;
  if (power === 1 || over || shares.length === 1) return { chance: shares[seat] ?? 0, error };
  const plain = smoothed(tally);
  const [before = 0, chance = 0] = [plain[seat], raised(plain, power)[seat]];
  return { chance, error: (error * power * chance * (1 - chance)) / (before * (1 - before)) };
}

/** What people are shown of the futures of one move. */
export function chanceShown<T extends GameTypes>(game: Pick<Game<T>, 'steps'>, futures: readonly Future[], seat: Seat): Chances {
  const tally = wonSharesOf(futures);
  return shownChance(tally, seat, chancesIn(futures.map(({ won }) => won)).error, powerOf(game, tally.shares.length));
}
