/** The audit after a proof: what was promised to players against what stands in the store. */
import { same } from '../../src/engine/json.js';
import { recordOf, verify } from '../../src/engine/record.js';
import { roomFrom } from '../../src/match/fold.js';
import { type LineOf, readLine } from '../../src/match/lines.js';
import { namesOf, phaseOf } from '../../src/match/room.js';
import type { Store } from '../../src/store/store.js';
import type { MatchPlayed } from './players.js';

export interface Audit {
  readonly matches: number;
  readonly moves: number; // acknowledged to players
  readonly faults: readonly string[];
}

export async function audit(store: Pick<Store, 'read'>, played: readonly MatchPlayed[]): Promise<Audit> {
  const faults: string[] = [];
  let moves = 0;
  for (const match of played) {
    moves += match.promised.length;
    faults.push(...faultsOf(match, (await store.read(match.match)) ?? []).map((fault) => `${match.match}: ${fault}`));
  }
  return { matches: played.length, moves, faults };
}

/** Every promised move stands exactly once, where and as it was promised; no order was carried out twice; the whole match is legal and over. */
export function faultsOf({ match, promised }: MatchPlayed, texts: readonly string[]): readonly string[] {
  const faults: string[] = [];
  const lines = texts.map(readLine);
  const answers = lines.filter((line): line is LineOf<'played'> => line.t === 'played');
  const byId = new Map<string, number[]>();
  for (const [entry, line] of answers.entries()) {
    if (line.id !== undefined) byId.set(`${line.seat} ${line.id}`, [...(byId.get(`${line.seat} ${line.id}`) ?? []), entry]);
  }
  for (const [key, entries] of byId) if (entries.length > 1) faults.push(`order ${key} was carried out ${entries.length} times`);
  for (const { seat, id, entry, decision, move } of promised) {
    const stands = byId.get(`${seat} ${id}`);
    const line = answers[stands?.[0] ?? -1];
    if (!stands || !line) faults.push(`the acknowledged move ${id} of seat ${seat} is missing`);
    else if (stands[0] !== entry) faults.push(`the move ${id} was acknowledged as entry ${entry} and stands as ${stands[0]}`);
    else if (line.entry.decision !== decision || !same(line.entry.move, move)) faults.push(`the move ${id} is not the one that was sent`);
  }
  try {
    const room = roomFrom(match, lines);
    if (phaseOf(room) !== 'over' || !room.table) faults.push('the match did not come to its end');
    else verify(room.game, recordOf(room.table, namesOf(room), { seed: true }));
  } catch (error) {
    faults.push(error instanceof Error ? error.message : String(error));
  }
  return faults;
}
