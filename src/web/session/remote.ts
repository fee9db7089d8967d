/** The link to a match on a server: says hello over a WebSocket, and connects again when it is cut. */
import type { LineState, OpenLink } from '../../match/client.js';
import { CLOSED, type Message, WIRE } from '../../match/messages.js';
import type { Hello } from '../../match/wire.js';
import { type Ticket, ticketFor } from '../online/tickets.js';

/** Why a line was closed for good: no repetition would help. */
const FINAL: Readonly<Record<number, string>> = {
  [CLOSED.noSuchMatch]: 'There is no such match, or this device may not see it. Ask for a new link.',
  [CLOSED.removed]: 'You are not at this table any more: the host has sent you away, or your seat was taken to another device.',
  [CLOSED.wire]: 'This page is older than the server. Load it again: nothing is lost.',
  [CLOSED.tooBig]: 'The server would not take what this page sent.',
};

const ADDRESS = () => `${location.origin.replace(/^http/, 'ws')}/api/socket`;
const SOONEST = 400; // milliseconds before the first new attempt; it doubles
const LATEST = 15_000;
const HEARTBEAT = 25_000; // a phone that slept does not notice that its line is gone
const PING = 'ping-'; // what the link asks by itself

/** Who looks at the match with this device: the person who sits there, or everybody around a television, who see nobody's hand. */
export type Onlooker = 'person' | 'television';

function helloTo(match: string, seen: number | undefined, as: Onlooker): Hello {
  const { token, host, invite, watch, code }: Partial<Ticket> = ticketFor(match) ?? {};
  return {
    t: 'hello',
    wire: WIRE,
    match,
    ...(token && as === 'person' ? { token } : {}),
    ...(host ? { host } : {}),
    ...(watch ? { watch } : {}),
    ...(invite ? { invite } : {}),
    ...(as === 'television' ? { television: true } : {}),
    ...(code ? { code } : {}),
    ...(seen === undefined ? {} : { seen }),
  };
}

export const remoteLink =
  (match: string, as: Onlooker = 'person'): OpenLink =>
  ({ heard, changed, seen }) => {
    let socket: WebSocket | null = null;
    let state: LineState = 'connecting';
    let closed = false;
    let attempts = 0;
    let pings = 0;
    let answered = true; // the last ping
    let retry: ReturnType<typeof setTimeout> | undefined;
    const become = (next: LineState, because: string | null, again?: number) => {
      state = next;
      changed(next, because, again);
    };

    const connect = () => {
      clearTimeout(retry);
      if (closed) return;
      become('connecting', null);
      const fresh = new WebSocket(ADDRESS());
      socket = fresh;
      answered = true;
      fresh.addEventListener('open', () => fresh.send(JSON.stringify(helloTo(match, seen(), as))));
      fresh.addEventListener('message', ({ data }: MessageEvent<string>) => {
        if (socket !== fresh) return;
        const message: Message = JSON.parse(data);
        if (message.t === 'done' && message.id.startsWith(PING)) {
          answered = true;
          return;
        }
        if (message.t === 'welcome') {
          attempts = 0;
          become('open', null);
        }
        heard(message);
      });
      fresh.addEventListener('close', ({ code }) => {
        if (socket !== fresh || closed) return;
        const forGood = FINAL[code];
        if (forGood !== undefined) {
          closed = true;
          become('closed', forGood);
          return;
        }
        const wait = Math.min(LATEST, SOONEST * 2 ** attempts++) * (0.5 + Math.random()); // not all at once after a restart
        become('cut', null, wait);
        retry = setTimeout(connect, wait);
      });
    };
    const awake = () => {
      if (document.visibilityState === 'visible' && state !== 'open') connect();
    };
    const heartbeat = setInterval(() => {
      if (state !== 'open') return;
      if (!answered) return socket?.close(); // nobody answers: the line is dead, and closing it begins a new one
      answered = false;
      socket?.send(JSON.stringify({ t: 'ping', id: `${PING}${pings++}` }));
    }, HEARTBEAT);
    const asleep = () => socket?.close(); // the device itself says that it has no network: no need to wait for silence
    document.addEventListener('visibilitychange', awake);
    window.addEventListener('online', awake);
    window.addEventListener('offline', asleep);
    queueMicrotask(connect);

    return {
      send: (order) => socket?.send(JSON.stringify(order)),
      again: () => (state === 'cut' ? connect() : socket?.close()),
      close() {
        closed = true;
        clearTimeout(retry);
        clearInterval(heartbeat);
        document.removeEventListener('visibilitychange', awake);
        window.removeEventListener('online', awake);
        window.removeEventListener('offline', asleep);
        socket?.close();
      },
    };
  };
