/** Where the rounds of a match begin, for a replay that jumps from one to the next. */
import type { GameTypes } from '../engine/game.js';
import type { Table } from '../engine/play.js';
import { recall } from '../engine/walk.js';
import type { RoundMark } from './messages.js';

/** `roundOf`: the number that the game gives to the round of a position. */
export function roundsIn(table: Table<GameTypes>, roundOf: (shared: GameTypes['shared']) => number): readonly RoundMark[] {
  const rounds: RoundMark[] = [];
  for (let at = 0; at <= table.entries.length; at++) {
    const round = roundOf(recall(table, at).shared);
    if (rounds.at(-1)?.round !== round) rounds.push({ round, at });
  }
  return rounds;
}
