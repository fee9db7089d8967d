/** Playouts of one position, or of one answer to it: the n-th of all of them has the same luck, so differences are known better than their parts. */
import { chancesIn } from '../bots/futures.js';
import { Luck } from '../bots/luck.js';
import { playAnswer, worldFrom } from '../bots/usual-player.js';
import { cloneOf } from '../engine/clone.js';
import type { Decision, Game, GameTypes, Seat, State } from '../engine/game.js';
import { viewFor } from '../engine/view.js';
import type { Estimate } from './types.js';
import type { Yardstick } from './yardstick.js';

/** A position from which playouts begin: as it lay, or as a seat may imagine it. */
export interface Origin<T extends GameTypes> {
  readonly until: number;
  world(luck: Luck): State<T>;
}

export const asItLay = <T extends GameTypes>(game: Game<T>, yardstick: Yardstick<T>, s: State<T>): Origin<T> => ({
  until: yardstick.until(s),
  world: () => cloneOf(game, s),
});

/** Where nothing is hidden a seat knows how it lay. */
export function asSeenBy<T extends GameTypes>(game: Game<T>, yardstick: Yardstick<T>, s: State<T>, seat: Seat): Origin<T> {
  const view = viewFor(s, seat); // one for all: an imagined world shares nothing with it
  return { until: yardstick.until(s), world: (luck) => worldFrom(game, view, luck) };
}

export interface Answer<T extends GameTypes> {
  readonly decision: Decision<T['kind']>;
  readonly move: T['move'];
}

/** What the playouts came to: by seat, then by playout. */
export class Playouts<T extends GameTypes> {
  private readonly results: number[][] = [];
  private readonly game: Game<T>;
  private readonly yardstick: Yardstick<T>;
  private readonly luck: number;
  private readonly origin: Origin<T>;
  private readonly answer: Answer<T> | null;
  private played = 0;

  constructor(game: Game<T>, yardstick: Yardstick<T>, luck: number, origin: Origin<T>, answer: Answer<T> | null = null) {
    this.game = game;
    this.yardstick = yardstick;
    this.luck = luck;
    this.origin = origin;
    this.answer = answer;
  }

  /** Plays until there are so many. */
  upTo(playouts: number): this {
    for (; this.played < playouts; this.played++) {
      const luck = new Luck(this.luck, this.played);
      const s = this.origin.world(luck);
      if (this.answer) playAnswer(this.game, s, this.answer.decision, this.answer.move, luck);
      for (const [seat, result] of this.yardstick.measure(s, luck, this.origin.until).entries()) {
        this.results[seat] ??= [];
        this.results[seat].push(result);
      }
    }
    return this;
  }

  of(seat: Seat): readonly number[] {
    return this.results[seat] ?? [];
  }

  /** By the first so many of them, however many there are. */
  estimates(playouts: number): readonly Estimate[] {
    this.upTo(playouts);
    return this.results.map((results) => (this.results.length === 1 ? pointsIn : shareIn)(results.slice(0, playouts)));
  }
}

/** Of a victory. Few that all went alike are not certain. */
function shareIn(results: readonly number[]): Estimate {
  const { chance, error } = chancesIn(results);
  return { mean: chance, error };
}

/** Points, or differences of any kind. */
function pointsIn(results: readonly number[]): Estimate {
  const n = results.length;
  const mean = results.reduce((sum, each) => sum + each, 0) / n;
  const squares = results.reduce((sum, each) => sum + (each - mean) ** 2, 0);
  return { mean, error: Math.sqrt(squares / Math.max(1, n - 1) / n) };
}

/** How sure it is by seat what the first came to beyond the second, by the first so many of them. */
export const errorsBetween = <T extends GameTypes>(first: Playouts<T>, second: Playouts<T>, playouts: number): readonly number[] =>
  first.estimates(playouts).map((_, seat) => {
    const rest = second.upTo(playouts).of(seat);
    const differences = first.of(seat).slice(0, playouts);
    return pointsIn(differences.map((result, n) => result - (rest[n] ?? 0))).error;
  });

const DOUBT = 0.5; // of one playout, as a part of the whole: few that all went alike are not certain

/** What the first came to beyond the second, playout by playout. */
export function gainOver(first: readonly number[], second: readonly number[], whole: number): Estimate {
  const n = Math.min(first.length, second.length);
  const { mean, error } = pointsIn(Array.from({ length: n }, (_, i) => (first[i] ?? 0) - (second[i] ?? 0)));
  return { mean, error: Math.max(error, (DOUBT * whole) / (n + 1)) };
}
