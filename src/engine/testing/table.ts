/** Tables of the test game in one line, and players who answer at random. */
import type { Sfc32 } from '../chance.js';
import type { Decision, Game } from '../game.js';
import { answer, begin, movesOf, playForced, type Table } from '../play.js';
import { seedFrom } from '../seed.js';
import { type SealedTypes, sealed } from './sealed.js';

type Wish = { seats?: number; seed?: string; options?: Readonly<Record<string, unknown>>; game?: Game<SealedTypes> };

export function tableOf({ seats = 3, seed = 'a test', options = {}, game = sealed }: Wish = {}): Table<SealedTypes> {
  return begin(game, { seats, options, seed: seedFrom(seed) });
}

/** The open decision of a kind, of a seat if it matters. */
export function openOf(table: Table<SealedTypes>, kind: SealedTypes['kind'], seat?: number): Decision<SealedTypes['kind']> {
  const found = table.state.open.find((d) => d.kind === kind && (seat === undefined || d.seat === seat));
  if (!found) throw new Error(`"${kind}" is not asked; open are ${JSON.stringify(table.state.open)}`);
  return found;
}

/** Answers the first open question of a kind, with its first possible move unless another is wanted. Returns the number of the entry. */
export function play(table: Table<SealedTypes>, kind: SealedTypes['kind'], wanted?: SealedTypes['move'], seat?: number): number {
  const decision = openOf(table, kind, seat);
  const taken = answer(table, decision.id, wanted ?? movesOf(table, decision)[0], decision.seat);
  if (!taken.ok) throw new Error(taken.because);
  return taken.entry;
}

/** Any answer to any open question. */
export function playAny(table: Table<SealedTypes>, dice: Sfc32): void {
  const decision = table.state.open[dice.int(table.state.open.length)];
  if (!decision) throw new Error('the match is over');
  const moves = movesOf(table, decision);
  answer(table, decision.id, moves[dice.int(moves.length)]);
}

/** Plays at random to the end, or up to a number of entries. Forced decisions are played as most tables do. */
export function playOn(table: Table<SealedTypes>, dice: Sfc32, entries = Number.POSITIVE_INFINITY): Table<SealedTypes> {
  for (;;) {
    playForced(table);
    if (table.state.open.length === 0 || table.entries.length >= entries) return table;
    playAny(table, dice);
  }
}
