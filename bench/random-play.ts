/** Random play of any game, three ways: as a player at the table sees it, as search plays it, and before the referee. */
import { cloneOf } from '../src/engine/clone.js';
import type { Chance, Decision, Effects, Game, GameTypes, State } from '../src/engine/game.js';
import { defaultOptions } from '../src/engine/options.js';
import { answer, begin, step } from '../src/engine/play.js';
import type { Seed } from '../src/engine/seed.js';
import { mine, viewFor } from '../src/engine/view.js';

/** One finished match. A move is a decision answered; the points are there so that no work can be left out. */
export interface Finished {
  readonly moves: number;
  readonly points: number;
}

function pick<T extends GameTypes>(moves: readonly T['move'][], chance: Chance): T['move'] {
  const move = moves[chance.int(moves.length)];
  if (move === undefined) throw new Error('a decision has no legal answer');
  return move;
}

function pointsOf<T extends GameTypes>(game: Game<T>, s: State<T>): number {
  let points = 0;
  for (const score of game.scores(s.shared)) points += score.total;
  return points;
}

/** The table that every match of a series begins with: chosen once, as in a tournament. */
export interface Series<T extends GameTypes> {
  readonly game: Game<T>;
  readonly seats: number;
  readonly options: T['options'];
  readonly rules: number;
}

export const seriesOf = <T extends GameTypes>(game: Game<T>, seats: number): Series<T> => ({
  game,
  seats,
  options: defaultOptions(game),
  rules: game.rules,
});

/** The answer of a player who looks at their own view and nothing else. */
export function answerFromView<T extends GameTypes>(game: Game<T>, s: State<T>, decision: Decision<T['kind']>, chance: Chance): T['move'] {
  const view = viewFor(s, decision.seat);
  if (view.mine === null) throw new Error(`seat ${decision.seat} is asked but sees as a spectator`);
  return pick<T>(game.moves(view.shared, view.mine, decision), chance);
}

/** Through the whole contract: a view for whoever is asked, the list made from it, one of it played. */
export function playByViews<T extends GameTypes>(series: Series<T>, chance: Chance): Finished {
  const { game } = series;
  const x: Effects<T> = { chance };
  const s = game.setup(series, x);
  let moves = 0;
  for (let decision = s.open[0]; decision !== undefined; decision = s.open[0]) {
    step(game, s, decision, answerFromView(game, s, decision, chance), x);
    moves++;
  }
  return { moves, points: pointsOf(game, s) };
}

/** As a search plays on in a world it has imagined: no views, because nothing in it is secret. */
export function playAsSearch<T extends GameTypes>(series: Series<T>, chance: Chance): Finished {
  const { game } = series;
  const x: Effects<T> = { chance };
  const s = game.setup(series, x);
  let moves = 0;
  for (let decision = s.open[0]; decision !== undefined; decision = s.open[0]) {
    step(game, s, decision, pick<T>(game.moves(s.shared, mine(s, decision.seat), decision), chance), x);
    moves++;
  }
  return { moves, points: pointsOf(game, s) };
}

/** Before the referee: keyed chance, events, the record, and every answer checked at the door. */
export function playRefereed<T extends GameTypes>({ game, seats, options }: Series<T>, seed: Seed, chance: Chance): Finished {
  const table = begin(game, { seats, options, seed });
  for (let decision = table.state.open[0]; decision !== undefined; decision = table.state.open[0]) {
    const taken = answer(table, decision.id, answerFromView(game, table.state, decision, chance), decision.seat);
    if (!taken.ok) throw new Error(taken.because);
  }
  return { moves: table.entries.length, points: pointsOf(game, table.state) };
}

/** States in the middle of random matches, each with a decision open: what clones, views and imagined worlds are made from. */
export function sampleStates<T extends GameTypes>(series: Series<T>, chance: Chance, count: number): readonly State<T>[] {
  const { game } = series;
  const x: Effects<T> = { chance };
  const samples: State<T>[] = [];
  while (samples.length < count) {
    const s = game.setup(series, x);
    for (let decision = s.open[0]; decision !== undefined; decision = s.open[0]) {
      const sample = cloneOf(game, s); // most are dropped again: were all kept, V8 would learn to lay clones among what lives long, and make them slow
      if (samples.length < count && chance.int(16) === 0) samples.push(sample);
      step(game, s, decision, answerFromView(game, s, decision, chance), x);
    }
  }
  return samples;
}
