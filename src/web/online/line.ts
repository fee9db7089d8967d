/** The line to the server: says hello, connects again when it is cut, and repeats what was not acknowledged. Orders carry ids, so a repetition is harmless. */
import type { Json } from '../../engine/game.js';
import { CLOSED, type Message } from '../../match/messages.js';
import type { Hello, OrderSent } from '../../match/wire.js';

export type LineState = 'connecting' | 'open' | 'cut' | 'closed';

/** Why a line was closed for good: no repetition would help. */
export const FINAL: Readonly<Record<number, string>> = {
  [CLOSED.noSuchMatch]: 'There is no such match, or this device may not see it. Ask for a new link.',
  [CLOSED.removed]: 'You are not at this table any more: the host has sent you away, or your seat was taken to another device.',
  [CLOSED.wire]: 'This page is older than the server. Load it again.',
  [CLOSED.tooBig]: 'The server would not take what this page sent.',
};

interface LineOptions {
  readonly hello: () => Hello;
  readonly hear: (message: Message) => void;
  readonly changed: (state: LineState, because: string | null) => void;
}

/** An order without its id, which the line gives it. Each kind by itself, or the kinds would run together. */
type Body<O> = O extends { t: 'answer' } ? Omit<O, 'id' | 'move'> & { readonly move: Json } : O extends unknown ? Omit<O, 'id'> : never;
export type OrderBody = Body<OrderSent>;

export interface Line {
  order(body: OrderBody): Promise<Message>; // what the server answered to it: done, refused, or what was asked for
  close(): void;
}

const ADDRESS = () => `${location.origin.replace(/^http/, 'ws')}/api/socket`;
const SOONEST = 400; // milliseconds before the first new attempt; it doubles
const LATEST = 15_000;
const HEARTBEAT = 25_000; // a phone that slept does not notice that its line is gone

interface Waiting {
  readonly text: string;
  readonly done: (answer: Message) => void;
}

export function openLine({ hello, hear, changed }: LineOptions): Line {
  const waiting = new Map<string, Waiting>();
  let socket: WebSocket | null = null;
  let ready = false;
  let closed = false;
  let attempts = 0;
  let orders = 0;
  let again: ReturnType<typeof setTimeout> | undefined;
  const prefix = crypto.randomUUID().slice(0, 13);

  const connect = () => {
    clearTimeout(again);
    if (closed) return;
    changed('connecting', null);
    const fresh = new WebSocket(ADDRESS());
    socket = fresh;
    ready = false;
    fresh.addEventListener('open', () => fresh.send(JSON.stringify(hello())));
    fresh.addEventListener('message', ({ data }: MessageEvent<string>) => {
      const message: Message = JSON.parse(data);
      if (message.t === 'welcome') welcome();
      hear(message);
      if ('id' in message && message.id !== null) settle(message.id, message);
    });
    fresh.addEventListener('close', ({ code }) => {
      if (socket !== fresh) return;
      ready = false;
      const forGood = FINAL[code];
      if (closed) return;
      if (forGood !== undefined) {
        closed = true;
        changed('closed', forGood);
        return;
      }
      changed('cut', null);
      const wait = Math.min(LATEST, SOONEST * 2 ** attempts++);
      again = setTimeout(connect, wait * (0.5 + Math.random())); // not all at once after a restart
    });
  };
  const welcome = () => {
    ready = true;
    attempts = 0;
    changed('open', null);
    for (const { text } of waiting.values()) socket?.send(text);
  };
  const settle = (id: string, answer: Message) => {
    const order = waiting.get(id);
    if (answer.t === 'refused' && (answer.why === 'failed' || answer.why === 'too-fast')) {
      setTimeout(() => ready && order && socket?.send(order.text), 1000); // the server says: once more, a little later
      return;
    }
    waiting.delete(id);
    order?.done(answer);
  };
  const awake = () => {
    if (document.visibilityState === 'visible' && !ready) connect();
  };
  const heartbeat = setInterval(() => {
    if (ready && waiting.size === 0) void line.order({ t: 'ping' });
    else if (ready && waiting.size > 0) socket?.close(); // nobody answers: the line is dead, and closing it begins a new one
  }, HEARTBEAT);
  const asleep = () => socket?.close(); // the device itself says that it has no network: no need to wait for silence
  document.addEventListener('visibilitychange', awake);
  window.addEventListener('online', awake);
  window.addEventListener('offline', asleep);

  const line: Line = {
    order: (body) =>
      new Promise((done) => {
        const id = `${prefix}-${orders++}`;
        const text = JSON.stringify({ ...body, id });
        waiting.set(id, { text, done });
        if (ready) socket?.send(text);
      }),
    close: () => {
      closed = true;
      clearTimeout(again);
      clearInterval(heartbeat);
      document.removeEventListener('visibilitychange', awake);
      window.removeEventListener('online', awake);
      window.removeEventListener('offline', asleep);
      socket?.close();
    },
  };
  connect();
  return line;
}
