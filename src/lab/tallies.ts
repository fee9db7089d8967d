/** Counting what is asked, offered and taken. All sums are whole numbers, so that their order does not matter. */
import type { Decision, Json } from '../engine/game.js';

/** A victory in parts that are whole numbers however many share it; up to ten can. */
export const WHOLE_WIN = 2520;

/** Of a kind of question: times asked, times with a single answer, answers in all, answers at most. */
export type AskedTally = readonly [asked: number, forced: number, answers: number, most: number];
/** Of a card, action or space: times offered and taken; how many seats were offered it in a match and took it; the victories of those who took it, and of those who left it. */
export type OfferedTally = readonly [
  offered: number,
  taken: number,
  seatsOffered: number,
  seatsTaken: number,
  winsTaken: number,
  winsLeft: number,
];

export interface Tallies {
  readonly asked: Readonly<Record<string, AskedTally>>; // by kind of question
  readonly offered: Readonly<Record<string, Readonly<Record<string, OfferedTally>>>>; // by kind, then by label
}

export const NO_TALLIES: Tallies = { asked: {}, offered: {} };

export interface Tally {
  note(decision: Decision, moves: readonly Json[], taken: Json | null): void;
  end(wins: readonly number[]): Tallies;
}

type Taken = { offered: number; taken: number };

/** A tally for one match. */
export function newTally(label: (move: Json) => string): Tally {
  const asked = new Map<string, [number, number, number, number]>();
  const kinds = new Map<string, Map<string, Map<number, Taken>>>(); // by kind, label and seat
  return {
    note({ kind, seat }, moves, taken) {
      const sums = at(asked, kind, (): [number, number, number, number] => [0, 0, 0, 0]);
      sums[0]++;
      sums[1] += moves.length === 1 ? 1 : 0;
      sums[2] += moves.length;
      sums[3] = Math.max(sums[3], moves.length);
      if (moves.length === 1) return;
      const labels = at(kinds, kind, () => new Map<string, Map<number, Taken>>());
      const mine = (name: string) =>
        at(
          at(labels, name, () => new Map<number, Taken>()),
          seat,
          () => ({ offered: 0, taken: 0 }),
        );
      for (const name of new Set(moves.map(label))) mine(name).offered++;
      if (taken !== null) mine(label(taken)).taken++;
    },
    end: (wins) => ({
      asked: Object.fromEntries(asked),
      offered: Object.fromEntries(
        [...kinds].map(([kind, labels]) => [kind, Object.fromEntries([...labels].map(([name, seats]) => [name, sumUp(seats, wins)]))]),
      ),
    }),
  };
}

function at<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const found = map.get(key);
  if (found !== undefined) return found;
  const made = make();
  map.set(key, made);
  return made;
}

function sumUp(seats: ReadonlyMap<number, Taken>, wins: readonly number[]): OfferedTally {
  const sums: [number, number, number, number, number, number] = [0, 0, 0, 0, 0, 0];
  for (const [seat, { offered, taken }] of seats) {
    const win = wins[seat] ?? 0;
    sums[0] += offered;
    sums[1] += taken;
    sums[2]++;
    sums[3] += taken > 0 ? 1 : 0;
    sums[taken > 0 ? 4 : 5] += win;
  }
  return sums;
}

/** The sum of both; neither is changed. */
export function addTallies(a: Tallies, b: Tallies): Tallies {
  return {
    asked: merged(a.asked, b.asked, (x, y) => [x[0] + y[0], x[1] + y[1], x[2] + y[2], Math.max(x[3], y[3])]),
    offered: merged(a.offered, b.offered, (x, y) => merged(x, y, addOffered)),
  };
}

const addOffered = (x: OfferedTally, y: OfferedTally): OfferedTally => [
  x[0] + y[0],
  x[1] + y[1],
  x[2] + y[2],
  x[3] + y[3],
  x[4] + y[4],
  x[5] + y[5],
];

function merged<X>(a: Readonly<Record<string, X>>, b: Readonly<Record<string, X>>, add: (x: X, y: X) => X): Record<string, X> {
  const sum: Record<string, X> = { ...a };
  for (const [key, y] of Object.entries(b)) {
    const x = sum[key];
    sum[key] = x === undefined ? y : add(x, y);
  }
  return sum;
}
