/**
 * How much better than sensible a bot plays, by what its own answers are worth: the sum, over the questions where it answers otherwise than sensible
 * players do, of the chance to win after its answer less that after theirs, everybody sensible from there on. By the performance-difference
 * lemma that is its share against sensible players less an even one, and one match tells as much as eight (Bird of Happiness) to 140 (The Game
 * of Happiness) whose results are counted. It is exact where `suggest` asks for no chance.
 */
import { type Observer, playOut } from '../bots/contest.js';
import { type SensibleName, suggestionOf } from '../bots/sensible.js';
import { wonBy } from '../bots/usual-player.js';
import { quickChance } from '../engine/chance.js';
import { cloneOf } from '../engine/clone.js';
import type { Chance, Decision, Game, GameTypes, State } from '../engine/game.js';
import { same } from '../engine/json.js';
import { step } from '../engine/play.js';
import { luckOf, type Seed, subSeed } from '../engine/seed.js';
import { mine } from '../engine/view.js';
import { type Mean, meanOf } from './statistics.js';

export interface AdvantagePlan {
  readonly bot: string;
  readonly others: SensibleName; // whom it is judged against
  readonly seats: number;
  readonly matches: number;
  readonly playouts: number; // from either answer, with the same chance
  readonly options: GameTypes['options'];
  readonly seed: Seed;
}

export interface Advantage {
  readonly gain: Mean; // in parts of a win
  readonly even: number; // the share of equals
  readonly questions: number; // of the bot
  readonly otherwise: number; // that it answered otherwise than they would have
}

function playOn<T extends GameTypes>(game: Game<T>, suggest: Game<T>['suggest'], s: State<T>, chance: Chance): void {
  const x = { chance };
  for (let [decision] = s.open; decision !== undefined; [decision] = s.open)
    step(game, s, decision, suggest(s.shared, mine(s, decision.seat), decision, chance), x);
}

/** The chance to win after one answer less that after another, from the real state: nobody plays by it, so it may be looked at. */
function worth<T extends GameTypes>(
  game: Game<T>,
  suggest: Game<T>['suggest'],
  s: State<T>,
  decision: Decision<T['kind']>,
  moves: readonly [T['move'], T['move']],
  playouts: number,
  luck: Chance,
): number {
  let sum = 0;
  for (let i = 0; i < playouts; i++) {
    const seed = luck.int(2 ** 20);
    const [won, suggested] = moves.map((move) => {
      const chance = quickChance(seed);
      const world = cloneOf(game, s);
      step(game, world, decision, move, { chance });
      playOn(game, suggest, world, chance);
      return wonBy(decision.seat, game.scores(world.shared));
    });
    sum += (won ?? 0) - (suggested ?? 0);
  }
  return sum / playouts;
}

/** One seat is the bot's, each in turn; the others are sensible. */
export function advantageOf<T extends GameTypes>(game: Game<T>, plan: AdvantagePlan, onMatch?: () => void): Advantage {
  const { bot, others, seats, matches, playouts, options, seed } = plan;
  const suggest = suggestionOf(game, others);
  const gains: number[] = [];
  let questions = 0;
  let otherwise = 0;
  for (let match = 0; match < matches; match++) {
    const own = subSeed(seed, `match ${Math.floor(match / seats)}`);
    const seat = match % seats;
    const luck = quickChance(luckOf(own, seat));
    let gain = 0;
    const look: Observer<T> = ({ state }, decision, move) => {
      if (decision === null || decision.seat !== seat) return;
      const held = mine(state, seat);
      if (game.moves(state.shared, held, decision).length < 2) return;
      questions++;
      const suggested = suggest(state.shared, held, decision, quickChance(luckOf(own, decision.id)));
      if (move === null || same(move, suggested)) return;
      otherwise++;
      gain += worth(game, suggest, state, decision, [move, suggested], playouts, luck);
    };
    const lineUp = Array.from({ length: seats }, (_, at) => (at === seat ? bot : others));
    playOut(game, { lineUp, options, seed: own }, look);
    gains.push(gain);
    onMatch?.();
  }
  return { gain: meanOf(gains), even: 1 / seats, questions, otherwise };
}
