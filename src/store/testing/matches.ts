/** Matches for tests: the lines that real ones would have written, played at random. */
import { quickChance } from '../../engine/chance.js';
import { movesOf } from '../../engine/play.js';
import { seedFrom } from '../../engine/seed.js';
import { games, type Shelf } from '../../games/index.js';
import { openingLines, tryAnswer } from '../../match/answers.js';
import { fold, roomFrom } from '../../match/fold.js';
import { found } from '../../match/found.js';
import { type Line, written } from '../../match/lines.js';
import type { Room } from '../../match/room.js';

export interface Played {
  readonly room: Room; // as it stands after its lines
  readonly lines: readonly string[];
}

/** A match of two people after at least so many lines, or to its end. */
export function played(game: string, atLeast: number, shelf: Shelf = games): Played {
  const seats = [{ kind: 'person' }, { kind: 'person' }] as const;
  const secrets = { seed: seedFrom(game), invite: 'invite', watch: 'watch' };
  const first = found({ game, options: {}, seats, settings: {}, host: 'host' }, secrets, 0, shelf);
  const room = roomFrom('m', [first], shelf);
  const lines: Line[] = [first];
  const add = (more: readonly Line[]) => {
    for (const line of more) fold(room, line);
    lines.push(...more);
  };
  add([{ t: 'started', at: 1 }]);
  if (room.table) add(openingLines(room.table, 2));
  const chance = quickChance(1);
  while (room.table && lines.length < atLeast) {
    const [decision] = room.table.state.open;
    if (!decision) break;
    const moves = movesOf(room.table, decision);
    const tried = tryAnswer(room, decision.id, moves[chance.int(moves.length)] ?? null, decision.seat, 'bot', lines.length);
    if (!('ok' in tried)) add(tried.lines);
  }
  return { room, lines: lines.map(written) };
}
