/** Somebody at a socket: sends orders letter by letter, keeps every byte that was sent to them, and sees the match through a session. */
import WebSocket from 'ws';
import { type ClientNeeds, openClient, type Reply } from '../../match/client.js';
import type { Face, Message, Position } from '../../match/messages.js';
import type { Hello, OrderSent } from '../../match/wire.js';
import { addressAt, helloText } from './link.js';

type WithoutId<O> = O extends unknown ? Omit<O, 'id'> & { readonly id?: string } : never;

export interface Guest {
  readonly texts: readonly string[]; // as they came
  readonly messages: readonly Message[];
  readonly position: Position | null; // the newest
  readonly face: Face;
  readonly closed: { readonly code: number } | null;
  /** Sends an order and waits for its answer. Unlike a session it sends nothing twice by itself. */
  order(order: WithoutId<OrderSent>): Promise<Reply>;
  raw(data: string | Buffer): void;
  /** Waits until something holds, looking again after every message. */
  until<R>(what: (guest: Guest) => R | null | undefined | false, within?: number): Promise<R>;
  close(): Promise<void>;
  /** Drops off without a word. */
  cut(): void;
}

let numbered = 0;
const WITHIN = 30_000;
const NEEDS: ClientNeeds = { now: () => performance.now(), newId: () => 'session', after: () => {} }; // the same in every run

export async function connect(
  origin: string,
  hello: Omit<Hello, 't' | 'wire'> | null,
  headers: Record<string, string> = { origin },
): Promise<Guest> {
  const ws = new WebSocket(addressAt(origin), { headers });
  const texts: string[] = [];
  const messages: Message[] = [];
  const waiting = new Set<() => void>();
  let closed: { code: number } | null = null;
  const look = () => {
    for (const check of [...waiting]) check();
  };
  const session = openClient(({ heard, changed }) => {
    ws.on('message', (data) => {
      const text = String(data);
      const message: Message = JSON.parse(text);
      texts.push(text);
      messages.push(message);
      if (message.t === 'welcome') changed('open', null);
      heard(message);
      look();
    });
    return {
      send: (order) => ws.send(JSON.stringify(order)),
      again: () => {
        throw new Error(`something was missed before ${texts.at(-1)?.slice(0, 200)}`);
      },
      close: () => ws.close(),
    };
  }, NEEDS);
  ws.on('close', (code) => {
    closed = { code };
    look();
  });
  await new Promise<void>((open, failed) => {
    ws.once('open', open);
    ws.once('error', failed);
  });
  ws.on('error', () => {});
  const guest: Guest = {
    texts,
    messages,
    get position() {
      const { moment, undo, deadlines } = session.now;
      return moment && { entries: moment.entries, view: moment.view, undo, deadlines };
    },
    get face() {
      if (!session.now.face) throw new Error('no face was shown yet');
      return session.now.face;
    },
    get closed() {
      return closed;
    },
    raw: (data) => ws.send(data),
    order(order) {
      const id = order.id ?? `order-${numbered++}`;
      const from = messages.length;
      ws.send(JSON.stringify({ ...order, id }));
      return guest.until(() => messages.slice(from).find((message): message is Reply => 'id' in message && message.id === id));
    },
    until(what, within = WITHIN) {
      return new Promise((done, failed) => {
        const check = () => {
          const found = what(guest);
          if (found === null || found === undefined || found === false) {
            if (closed) end(() => failed(new Error(`the socket was closed with ${closed?.code}; last: ${texts.at(-1)?.slice(0, 200)}`)));
            return;
          }
          end(() => done(found));
        };
        const end = (then: () => void) => {
          clearTimeout(late);
          waiting.delete(check);
          then();
        };
        const late = setTimeout(() => end(() => failed(new Error(`nothing came; last: ${texts.at(-1)?.slice(0, 300)}`))), within);
        waiting.add(check);
        check();
      });
    },
    async close() {
      ws.close();
      if (!closed) await new Promise((done) => ws.once('close', done));
    },
    cut: () => ws.terminate(),
  };
  if (hello) {
    ws.send(helloText(hello, hello.seen));
    await guest.until(() => messages.length > 0 || closed);
  }
  return guest;
}
