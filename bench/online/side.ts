/** What the load test asks of each side: tables at which four people play bird over the side's own server. */
import type { ServerProcess } from '../../e2e/online/processes.js';
import type { PlayersSocket } from './socket.js';

/** What has been counted since the last look. */
export interface Count {
  readonly since: number;
  moves: number; // questions answered. Where only one answer is legal, our server gives it; at boardgame.io's the player sends it.
  sent: number; // moves that a player sent
  seen: number[]; // milliseconds from sending a move until it is on the screen of another player, one per player
}

/** One side of the comparison. People at its tables play while `going`. */
export interface Side {
  readonly name: string;
  readonly server: ServerProcess;
  thinkMs: number; // on average
  going: boolean;
  count: Count;
}

export interface Table {
  /** Looks at the position again: play goes on after a pause. */
  wake(): void;
  close(): void;
}

/** Somebody with a screen of their own. */
export interface Person {
  readonly socket: PlayersSocket;
  /** Looks at the position and, if it is their turn, moves. */
  consider(): void;
}

export const tableOf = (people: readonly Person[]): Table => ({
  wake() {
    for (const person of people) person.consider();
  },
  close() {
    for (const person of people) person.socket.close();
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

export const nothingCounted = (): Count => ({ since: performance.now(), moves: 0, sent: 0, seen: [] });

export type OpenTable = (side: Side) => Promise<Table>;

export const SEATS = 4;

/** Does it when the player has thought it over. */
export function whenThought({ thinkMs }: Side, move: () => void): void {
  if (thinkMs === 0) move();
  else setTimeout(move, Math.random() * 2 * thinkMs);
}

/** Keeps a table busy: when a match is over, its people sit down to a new one. */
export async function keepBusy(open: (over: () => void) => Promise<Table>): Promise<Table> {
  let closed = false;
  const next = (): Promise<Table> =>
    open(() => {
      table.close();
      if (closed) return;
      next().then(
        (fresh) => {
          table = fresh;
          fresh.wake();
        },
        () => {}, // the server is being stopped
      );
    });
  let table = await next();
  return {
    wake: () => table.wake(),
    close() {
      closed = true;
      table.close();
    },
  };
}
