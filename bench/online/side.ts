/** What the load test asks of each side: tables at which four people play bird over the side's own server. */
import type WebSocket from 'ws';
import type { ServerProcess } from '../../e2e/online/processes.js';

/** What has been counted since the last look. */
export interface Count {
  moves: number; // questions answered. Where only one answer is legal, our server gives it; at boardgame.io's the player sends it.
  seen: number[]; // milliseconds from sending a move until it is on the screen of another player, one per player
}

/** One side of the comparison. People at its tables play while `going`. */
export interface Side {
  readonly name: string;
  readonly server: ServerProcess;
  readonly thinkMs: number; // on average
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
  readonly ws: WebSocket;
  /** Looks at the position and, if it is their turn, moves. */
  consider(): void;
}

export const tableOf = (people: readonly Person[]): Table => ({
  wake() {
    for (const person of people) person.consider();
  },
  close() {
    for (const person of people) person.ws.terminate();
  },
});

/** The number that follows these marks in a JSON text, one after the other; NaN if they do not come up. */
export function numberAfter(text: string, ...marks: readonly string[]): number {
  let from = 0;
  for (const mark of marks) {
    const at = text.indexOf(mark, from);
    if (at < 0) return Number.NaN;
    from = at + mark.length;
  }
  return Number.parseInt(text.slice(from, from + 12), 10);
}

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
