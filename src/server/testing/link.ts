/** A link to a match on a server for programs that run in Node: tests, proofs and load. Like a page's, it says hello again after every cut. */
import { randomInt } from 'node:crypto';
import WebSocket from 'ws';
import type { OpenLink } from '../../match/client.js';
import { CLOSED, type Message, WIRE } from '../../match/messages.js';
import type { Hello } from '../../match/wire.js';

export type HelloWith = Omit<Hello, 't' | 'wire' | 'seen'>;

export interface SocketLinkNeeds {
  /** The server to go to now: any of several. */
  origin(): string;
  readonly hello: HelloWith;
  readonly patience: number; // milliseconds without a word after which the line is taken for dead
  /** The longest wait before a new attempt, in milliseconds. */
  readonly pause: number;
  lost?(code: number, opened: boolean): void;
}

/** After these no repetition would help. */
const FINAL: ReadonlySet<number> = new Set([CLOSED.noSuchMatch, CLOSED.removed, CLOSED.wire, CLOSED.tooBig]);

export const addressAt = (origin: string): string => `${origin.replace(/^http/, 'ws')}/api/socket`;
export const helloText = (hello: HelloWith, seen: number | undefined): string => JSON.stringify({ t: 'hello', wire: WIRE, ...hello, seen });

export const socketLink =
  ({ origin, hello, patience, pause, lost }: SocketLinkNeeds): OpenLink =>
  ({ heard, changed, seen }) => {
    let socket: WebSocket | null = null;
    let closed = false;
    let retry: NodeJS.Timeout | undefined;

    const connect = () => {
      const at = origin();
      const ws = new WebSocket(addressAt(at), { headers: { origin: at }, handshakeTimeout: 5000 });
      socket = ws;
      let quiet = setTimeout(() => ws.terminate(), patience);
      let opened = false;
      ws.on('open', () => {
        opened = true;
        ws.send(helloText(hello, seen()));
      });
      ws.on('message', (data) => {
        clearTimeout(quiet);
        quiet = setTimeout(() => ws.terminate(), patience);
        const message: Message = JSON.parse(String(data));
        if (message.t === 'welcome') changed('open', null);
        heard(message);
      });
      ws.on('error', () => {}); // followed by close
      ws.on('close', (code, reason) => {
        clearTimeout(quiet);
        if (closed) return;
        if (FINAL.has(code)) return changed('closed', `${code} ${reason}`);
        changed('cut', null);
        lost?.(code, opened);
        retry = setTimeout(connect, randomInt(10, pause));
      });
    };
    queueMicrotask(connect);

    return {
      send: (order) => socket?.readyState === WebSocket.OPEN && socket.send(JSON.stringify(order)),
      again: () => socket?.terminate(),
      close() {
        closed = true;
        clearTimeout(retry);
        socket?.close();
      },
    };
  };
