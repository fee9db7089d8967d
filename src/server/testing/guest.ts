/** Somebody at a socket: says hello, sends orders, and keeps every byte that was sent to them. */
import WebSocket from 'ws';
import type { Face, Message, Position } from '../../match/messages.js';
import type { Hello, OrderSent } from '../../match/wire.js';

type Reply = Extract<Message, { id: string | null }>;
type WithoutId<O> = O extends unknown ? Omit<O, 'id'> & { readonly id?: string } : never;

export interface Guest {
  readonly texts: readonly string[]; // as they came
  readonly messages: readonly Message[];
  readonly position: Position | null; // the newest
  readonly face: Face;
  readonly closed: { readonly code: number } | null;
  /** Sends an order and waits for its answer. */
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

export async function connect(
  origin: string,
  hello: Omit<Hello, 't' | 'wire'> | null,
  headers: Record<string, string> = { origin },
): Promise<Guest> {
  const ws = new WebSocket(`${origin.replace(/^http/, 'ws')}/api/socket`, { headers });
  const texts: string[] = [];
  const messages: Message[] = [];
  const waiting = new Set<() => void>();
  let position: Position | null = null;
  let face: Face | null = null;
  let closed: { code: number } | null = null;
  const look = () => {
    for (const check of [...waiting]) check();
  };
  ws.on('message', (data) => {
    const text = String(data);
    const message = JSON.parse(text) as Message;
    texts.push(text);
    messages.push(message);
    if ('face' in message) face = message.face;
    if ((message.t === 'welcome' || message.t === 'moved' || message.t === 'refused') && message.position) position = message.position;
    look();
  });
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
      return position;
    },
    get face() {
      if (!face) throw new Error('no face was shown yet');
      return face;
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
    ws.send(JSON.stringify({ t: 'hello', wire: 1, ...hello }));
    await guest.until(() => messages.length > 0 || closed);
  }
  return guest;
}
