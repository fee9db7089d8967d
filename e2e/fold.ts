/** What the browser runs in the hash test: the engine and all games, folding a record to the hashes of its positions. */
import { hash } from '../src/engine/json.js';
import { parseRecord, verify } from '../src/engine/record.js';
import { stateAt } from '../src/engine/walk.js';
import { gameById } from '../src/games/index.js';

const POSITIONS = 40;

/** Hashes of positions spread over a record, the last one included, after it has been verified from end to end. */
export function fold(text: string): readonly string[] {
  const record = parseRecord(text);
  const table = verify(gameById(record.game), record);
  const last = table.entries.length;
  return Array.from({ length: POSITIONS + 1 }, (_, i) => hash(stateAt(table, Math.floor((last * i) / POSITIONS))));
}
