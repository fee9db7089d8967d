/** One match between bots by name, through the same door as real play. Equal seeds give equal matches. */
import type { Decision, Game, GameTypes, Json } from '../engine/game.js';
import { answer, begin, forcedMove, type Table } from '../engine/play.js';
import { luckOf, type Seed } from '../engine/seed.js';
import { standings } from '../engine/standings.js';
import { viewFor } from '../engine/view.js';
import { openMinds } from './minds.js';

export interface Contest {
  readonly lineUp: readonly string[]; // a bot per seat
  readonly options: Readonly<Record<string, unknown>>;
  readonly seed: Seed;
  readonly minds?: readonly Game<GameTypes>[]; // by seat, the game as its bot knows it, where that is another: with another estimate
  readonly effort?: number; // the part of their iterations that the bots get; all of them without it
  readonly luck?: readonly (Seed | null)[]; // by seat, what a bot's own luck is taken from, where it is not the seed of the match
}

export interface Result {
  readonly scores: readonly number[]; // by seat
  readonly ranks: readonly number[]; // by seat, 1 is best
  readonly won: boolean; // alone at the table: what the verdict says
  readonly decisions: number;
}

/** Somebody who looks on and measures: called once before each decision is played, and once when the match is over. */
export type Observer<T extends GameTypes> = (table: Table<T>, decision: Decision<T['kind']> | null, move: Json | null) => void;

/**
 * Plays a match to its end, as a host does: what is forced is played by the rules, and of several open questions the first is answered
 * first. The bots' own chance is no part of the match's.
 */
export function playOut<T extends GameTypes>(
  game: Game<T>,
  { lineUp, options, seed, minds: known, effort = 1, luck = [] }: Contest,
  look?: Observer<T> | undefined,
): Table<T> {
  const table = begin(game, { seats: lineUp.length, options, seed });
  const minds = openMinds({ now: () => 0 });
  for (let next = nextIn(table); next; next = nextIn(table)) {
    if (table.entries.length >= game.longest)
      throw new Error(`a match of ${game.id} did not end within ${game.longest} decisions (seed ${seed})`);
    const { decision, forced } = next;
    const { id, seat } = decision;
    const bot = lineUp[seat];
    if (bot === undefined) throw new Error(`nobody sits on seat ${seat}`);
    const asked = { match: seed, seat, game: known?.[seat] ?? game, bot, decision, effort };
    const move = forced ?? minds.answer({ ...asked, view: viewFor(table.state, seat), luck: luckOf(luck[seat] ?? seed, id) });
    look?.(table, decision, move);
    const taken = answer(table, id, move, seat, forced !== undefined);
    if (!taken.ok) throw new Error(`the ${bot} bot answered what it may not: ${taken.because} (seed ${seed})`);
  }
  look?.(table, null, null);
  return table;
}

/** The question that is answered next, and the only answer to it where the rules give that. */
function nextIn<T extends GameTypes>(
  table: Table<T>,
): { readonly decision: Decision<T['kind']>; readonly forced: T['move'] | undefined } | null {
  for (const decision of table.state.open) {
    const forced = forcedMove(table, decision);
    if (forced !== undefined) return { decision, forced };
  }
  const [first] = table.state.open;
  return first ? { decision: first, forced: undefined } : null;
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
