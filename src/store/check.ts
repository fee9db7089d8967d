/** Plays every stored match again on this code: a new version of the program must read what an older one wrote, and come to the same positions. */
import { same } from '../engine/json.js';
import type { Shelf } from '../games/index.js';
import { fold, roomFrom } from '../match/fold.js';
import { readLine } from '../match/lines.js';
import type { Room } from '../match/room.js';
import type { Store } from './store.js';

export interface Difference {
  readonly id: string;
  readonly words: string;
}

export interface Checked {
  readonly matches: number;
  readonly compared: number; // positions that an earlier version had kept
  readonly differences: readonly Difference[];
}

const PAGE = 100;

export async function checkStore(store: Store, shelf?: Shelf): Promise<Checked> {
  const differences: Difference[] = [];
  let matches = 0;
  let compared = 0;
  for (let after: string | null = null; ; ) {
    const page: readonly string[] = await store.ids(after, PAGE);
    for (const id of page) {
      matches++;
      try {
        compared += await checkMatch(store, id, shelf);
      } catch (error) {
        differences.push({ id, words: error instanceof Error ? error.message : String(error) });
      }
    }
    after = page.at(-1) ?? null;
    if (after === null) return { matches, compared, differences };
  }
}

/** How many kept positions were compared. Throws what is wrong. */
async function checkMatch(store: Store, id: string, shelf: Shelf | undefined): Promise<number> {
  const [first, ...rest] = (await store.read(id)) ?? [];
  if (first === undefined) throw new Error('it has no lines');
  const kept = await keptPositions(store, id);
  const room = roomFrom(id, [readLine(first)], shelf);
  let compared = compare(room, kept);
  for (const line of rest) {
    fold(room, readLine(line));
    compared += compare(room, kept);
  }
  return compared;
}

function compare(room: Room, kept: ReadonlyMap<number, unknown>): number {
  const then = kept.get(room.lines);
  if (then === undefined || room.table === null) return 0;
  if (!same(room.table.state, then)) throw new Error(`after line ${room.lines} the position is not the one it was when it was played`);
  return 1;
}

/** The positions in the match's snapshots, by the number of lines before them. */
async function keptPositions(store: Store, id: string): Promise<ReadonlyMap<number, unknown>> {
  const positions = new Map<number, unknown>();
  let snapshot = await store.snapshot(id);
  while (snapshot) {
    positions.set(snapshot.at, stateIn(snapshot.text));
    snapshot = await store.snapshot(id, snapshot.at - 1);
  }
  return positions;
}

/** The state in a snapshot, whatever else its version of the program wrote there. */
function stateIn(text: string): unknown {
  const { kept }: { readonly kept?: { readonly state?: unknown } | null } = JSON.parse(text);
  return kept?.state;
}
