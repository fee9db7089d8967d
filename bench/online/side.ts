/** What the load test asks of each side: tables at which four people play bird over the side's own server. */
import type { ServerProcess } from '../../e2e/online/processes.js';

/** What has been counted since the last look. */
export interface Count {
  readonly since: number;
  moves: number; // questions answered. Where only one answer is legal, our server gives it; at boardgame.io's the player sends it.
  sent: number; // moves that a player sent
  answered: number; // of those, how many their player has an answer to
  seen: number[]; // milliseconds from sending a move until it is on the screen of another player, one per player
}

/** When somebody moves who could. */
export type Rhythm = (move: () => void) => void;

/** One side of the comparison. People at its tables play while `going`. */
export interface Side {
  readonly name: string;
  readonly server: ServerProcess;
  readonly open: OpenMatch;
  readonly laid: Match[]; // matches that people sit at already, for tables whose match will be over
  rhythm: Rhythm;
  going: boolean;
  count: Count;
}

export interface Table {
  /** Looks at the position again: play goes on after a pause. */
  wake(): void;
  close(): void;
}

/** Four people sit down to a match; `over` is called when it has come to its end. */
export type OpenMatch = (side: Side, over: () => void) => Promise<Table>;

/** Somebody with a screen of their own. */
export interface Person {
  close(): void;
  /** Looks at the position and, if it is their turn, moves. */
  consider(): void;
}

export const tableOf = (people: readonly Person[]): Table => ({
  wake() {
    for (const person of people) person.consider();
  },
  close() {
    for (const person of people) person.close();
  },
});

/** The number that follows a mark in a JSON text, looked for from a place on; NaN if it does not come up. */
export function numberAfter(text: string, from: number, mark: string): number {
  const at = from < 0 ? -1 : text.indexOf(mark, from);
  return at < 0 ? Number.NaN : Number.parseInt(text.slice(at + mark.length, at + mark.length + 12), 10);
}

/** One player's screen: takes the time when a move of another is seen for the first time. `sentAt`: when each seat sent its last one. */
export function watching(side: Side, sentAt: readonly number[]): (mover: number) => void {
  const seen: number[] = []; // of each seat, the move seen last
  return (mover) => {
    const at = sentAt[mover];
    if (at === undefined || at === seen[mover]) return; // the rules have moved for this seat
    seen[mover] = at;
    if (at >= side.count.since) side.count.seen.push(performance.now() - at); // otherwise there was a pause in between
  };
}

export const nothingCounted = (): Count => ({ since: performance.now(), moves: 0, sent: 0, answered: 0, seen: [] });

export const SEATS = 4;

export const atOnce: Rhythm = (move) => move();

/** Everybody thinks for a while, `ms` on average. */
export const thinking =
  (ms: number): Rhythm =>
  (move) =>
    setTimeout(move, Math.random() * 2 * ms);

const MOST_CAUGHT_UP = 20; // milliseconds' worth: a server that was behind is not sent all of it at once

/** So many moves a second are made at all tables together, as far as the server keeps up. `share`: of those, the ones that players send, about. */
export function paced(side: Side, movesPerSecond: number, share: number): { readonly rhythm: Rhythm; stop(): void } {
  const waiting: (() => void)[] = [];
  let due = 0;
  let last = performance.now();
  const made = () => side.count.moves + (side.count.sent - side.count.answered) / share; // or under way
  const ticks = setInterval(() => {
    const now = performance.now();
    due += (movesPerSecond * Math.min(now - last, MOST_CAUGHT_UP)) / 1000;
    last = now;
    while (made() < due && waiting.length > 0) waiting.shift()?.();
    due = Math.min(due, made() + (movesPerSecond * MOST_CAUGHT_UP) / 1000);
  }, 1);
  return { rhythm: (move) => waiting.push(move), stop: () => clearInterval(ticks) };
}

/** A match with its people. */
interface Match {
  readonly table: Table;
  over: () => void;
}

async function sitDown(side: Side): Promise<Match> {
  const match: Match = { table: await side.open(side, () => match.over()), over: () => {} };
  return match;
}

/** In a quiet moment, people sit down to matches that will be played later: what is measured is play, not coming and going. */
export async function lay(side: Side, count: number): Promise<void> {
  const one = async () => {
    while (side.laid.length < count) side.laid.push(await sitDown(side));
  };
  await Promise.all(Array.from({ length: 8 }, one));
}

/** A table that stays busy: when its match is over, another begins, one that is laid if there is any. */
export async function busyTable(side: Side): Promise<Table> {
  let closed = false;
  let { table } = await next();
  return {
    wake: () => table.wake(),
    close() {
      closed = true;
      table.close();
    },
  };

  async function next(): Promise<Match> {
    const match = side.laid.pop() ?? (await sitDown(side));
    match.over = () => {
      match.table.close();
      if (closed) return;
      next().then(
        (fresh) => {
          table = fresh.table;
          table.wake();
        },
        () => {}, // the server is being stopped
      );
    };
    return match;
  }
}
