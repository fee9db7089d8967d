/** Whether worlds that a seat imagines are like the real one: the asked seat's chance to win from both, at positions of sensible matches. */
import { quickChance } from '../engine/chance.js';
import { cloneOf } from '../engine/clone.js';
import type { Chance, Decision, Game, GameTypes, Seat, State } from '../engine/game.js';
import { defaultOptions } from '../engine/options.js';
import { step } from '../engine/play.js';
import { standings } from '../engine/standings.js';
import { mine, viewFor } from '../engine/view.js';
import { type Mean, meanOf } from './statistics.js';

export interface BeliefPlan {
  readonly seats: number;
  readonly positions: number;
  readonly playouts: number; // from the real state and from imagined ones, at each position
  readonly seed: number;
}

export interface Beliefs {
  readonly positions: number;
  readonly gap: Mean; // the chance from imagined worlds less that from the real one
  readonly distance: number; // between the two, on average
  readonly noise: number; // the distance that as many playouts would show if the worlds were alike
}

const APART = 25; // answers, about, between two positions of a match

function playOn<T extends GameTypes>(game: Game<T>, s: State<T>, chance: Chance): void {
  const x = { chance };
  for (let decision = s.open[0]; decision !== undefined; decision = s.open[0])
    step(game, s, decision, game.suggest(s.shared, mine(s, decision.seat), decision, chance), x);
}

/** The share of the others that are behind; alone, whether the match was won. */
function shareOf<T extends GameTypes>(game: Game<T>, s: State<T>, seat: Seat): number {
  const all = standings(game, s.shared);
  const me = all[seat];
  if (me === undefined) throw new Error(`there is no seat ${seat}`);
  if (all.length === 1) return me.verdict?.won === true ? 1 : 0;
  let behind = 0;
  for (const other of all) if (other !== me) behind += other.rank > me.rank ? 1 : other.rank === me.rank ? 0.5 : 0;
  return behind / (all.length - 1);
}

export function beliefsOf<T extends GameTypes>(game: Game<T>, plan: BeliefPlan, onPosition?: () => void): Beliefs {
  const { seats, positions, playouts, seed } = plan;
  const gaps: number[] = [];
  const noises: number[] = [];
  const chance = quickChance(seed);
  const look = (s: State<T>, decision: Decision<T['kind']>): void => {
    const { seat } = decision;
    const view = viewFor(s, seat);
    // Two halves of the playouts from the real state tell what chance alone does.
    const sums = { real: [0, 0], imagined: 0 };
    for (let i = 0; i < playouts; i++) {
      const real = cloneOf(game, s);
      playOn(game, real, quickChance(chance.int(2 ** 20)));
      sums.real[i % 2] = (sums.real[i % 2] ?? 0) + shareOf(game, real, seat);
      const dice = quickChance(chance.int(2 ** 20));
      const world = game.imagine(view, dice);
      playOn(game, world, dice);
      sums.imagined += shareOf(game, world, seat);
    }
    const [even = 0, odd = 0] = sums.real;
    gaps.push((sums.imagined - even - odd) / playouts);
    noises.push(Math.abs(even - odd) / playouts);
  };
  while (gaps.length < positions) {
    const s = game.setup({ seats, options: defaultOptions(game), rules: game.rules }, { chance });
    for (let decision = s.open[0]; decision !== undefined && gaps.length < positions; decision = s.open[0]) {
      if (chance.int(APART) === 0) {
        look(s, decision);
        onPosition?.();
      }
      step(game, s, decision, game.suggest(s.shared, mine(s, decision.seat), decision, chance), { chance });
    }
  }
  return {
    positions: gaps.length,
    gap: meanOf(gaps),
    distance: meanOf(gaps.map(Math.abs)).mean,
    noise: 2 * Math.SQRT1_2 * meanOf(noises).mean,
  };
}
