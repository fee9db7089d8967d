/** One match between bots by name, through the same door as real play. Equal seeds give equal matches. */
import type { Chance, Decision, Game, GameTypes, View } from '../engine/game.js';
import { answer, begin, type Table } from '../engine/play.js';
import { chanceOf, type Seed, subSeed } from '../engine/seed.js';
import { standings } from '../engine/standings.js';
import { viewFor } from '../engine/view.js';
import { botNamed } from './index.js';
import { newMind } from './mind.js';
import { budgets, STRENGTHS } from './strengths.js';

export interface Contest {
  readonly lineUp: readonly string[]; // a bot per seat
  readonly options: Readonly<Record<string, unknown>>;
  readonly seed: Seed;
  readonly effort?: number; // the part of their iterations that the bots get; all of them without it
}

export interface Result {
  readonly scores: readonly number[]; // by seat
  readonly ranks: readonly number[]; // by seat, 1 is best
  readonly won: boolean; // alone at the table: what the verdict says
  readonly decisions: number;
}

/** Somebody who looks on and measures: called once before each decision is played, and once when the match is over. */
export type Onlooker<T extends GameTypes> = (table: Table<T>, decision: Decision<T['kind']> | null, move: T['move'] | null) => void;

type Player<T extends GameTypes> = (view: View<T>, decision: Decision<T['kind']>, chance: Chance) => T['move'];

/** The strengths get a mind for the whole match, so that they keep what they learned from question to question. */
function playerNamed<T extends GameTypes>(game: Game<T>, name: string, effort: number): Player<T> {
  const strength = STRENGTHS.find((each) => each === name);
  if (strength) {
    const budget = budgets[strength];
    return newMind(game, { ...budget, part: budget.part * effort }).answer;
  }
  const bot = botNamed(name);
  return (view, decision, chance) => bot(game, view, decision, chance);
}

/** Plays a match to its end. The bots' own chance is no part of the match's. */
export function playOut<T extends GameTypes>(
  game: Game<T>,
  { lineUp, options, seed, effort = 1 }: Contest,
  look?: Onlooker<T> | undefined,
): Table<T> {
  const table = begin(game, { seats: lineUp.length, options, seed });
  const chanceFor = chanceOf(subSeed(seed, 'bots'), []);
  const players = lineUp.map((name, seat) => ({ name, play: playerNamed(game, name, effort), chance: chanceFor(seat) }));
  for (let [decision] = table.state.open; decision; [decision] = table.state.open) {
    if (table.entries.length >= game.longest)
      throw new Error(`a match of ${game.id} did not end within ${game.longest} decisions (seed ${seed})`);
    const player = players[decision.seat];
    if (!player) throw new Error(`nobody sits on seat ${decision.seat}`);
    const move = player.play(viewFor(table.state, decision.seat), decision, player.chance);
    look?.(table, decision, move);
    const taken = answer(table, decision.id, move);
    if (!taken.ok) throw new Error(`the ${player.name} bot answered what it may not: ${taken.because} (seed ${seed})`);
  }
  look?.(table, null, null);
  return table;
}

export function playContest<T extends GameTypes>(game: Game<T>, contest: Contest): Result {
  const table = playOut(game, contest);
  const all = standings(game, table.state.shared);
  return {
    scores: all.map(({ total }) => total),
    ranks: all.map(({ rank }) => rank),
    won: all.length === 1 && all[0]?.verdict?.won === true,
    decisions: table.entries.length,
  };
}
