/** The link to a match on this device: its host lives in a worker of the page. */
import { Complaint } from '../../engine/complaint.js';
import type { Json, Seat } from '../../engine/game.js';
import { newSeed, seedFrom } from '../../engine/seed.js';
import type { DeviceWish } from '../../match/begin.js';
import type { OpenLink } from '../../match/client.js';
import type { BotName } from '../../match/settings.js';
import { paceOf, useSettings } from '../settings.js';
import { openArchive } from './archive.js';
import type { FromHost, FromWorker, Request, ToHost, ToWorker } from './protocol.js';

/** Milliseconds between two decisions of a bot at normal pace: its turn is told by the stage, which takes its own time. */
const BEAT = 120;

/** News of a match that are not the match's own. */
type DeviceNews = Extract<FromWorker, { match: string }>;

let worker: Worker | null = null;
let asked = 0;
const waiting = new Map<number, { readonly done: (value: unknown) => void; readonly failed: (error: Error) => void }>();
const listeners = new Set<(news: DeviceNews) => void>();
const cut = new Set<() => void>(); // links that must begin anew when the worker is gone

const tell = (hired: Worker, message: ToWorker, ports: MessagePort[] = []): void => hired.postMessage(message, ports);

function hire(): Worker {
  const hired = new Worker(new URL('./host-worker.ts', import.meta.url), { type: 'module' });
  hired.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    if ('match' in data) {
      for (const listener of listeners) listener(data);
      return;
    }
    const who = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.t === 'done') who?.done(data.value);
    else who?.failed(new Complaint(data.because));
  });
  hired.addEventListener('error', () => {
    hired.terminate();
    if (worker === hired) worker = null;
    for (const { failed } of waiting.values()) failed(new Complaint('The worker that hosts the matches of this device has stopped.'));
    waiting.clear();
    for (const again of [...cut]) again();
  });
  const setPace = () => tell(hired, { t: 'pace', milliseconds: BEAT * paceOf(useSettings.getState()) });
  setPace();
  useSettings.subscribe(setPace);
  return hired;
}

const theWorker = (): Worker => {
  worker ??= hire();
  return worker;
};

function ask<T>(request: Request): Promise<T> {
  const id = asked++;
  const answer = new Promise<unknown>((done, failed) => waiting.set(id, { done, failed }));
  tell(theWorker(), { t: 'ask', id, request });
  return answer as Promise<T>;
}

export function onDevice(listener: (news: DeviceNews) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Who decides for each seat of a match on this device. */
export type LocalSeat = { readonly name: string; readonly bot: BotName | null };

export interface LocalWish {
  readonly game: string;
  readonly seats: readonly LocalSeat[];
  readonly options: Readonly<Record<string, Json>>;
  readonly seed: string; // any words; empty: a fresh one
  readonly rules?: number;
  readonly guided?: boolean;
  readonly terms?: DeviceWish['terms'];
}

/** Begins a match on this device; gives its id. */
export async function beginHere({ seed, guided = false, ...wish }: LocalWish): Promise<string> {
  const words = seed.trim();
  const id = await ask<string>({ t: 'begin', wish: { ...wish, seed: words === '' ? newSeed() : seedFrom(words) }, guided });
  void navigator.storage?.persist?.(); // matches are worth keeping; the browser may ask, or decide by itself
  return id;
}

/** Makes a match of a record; gives its id. It does not say who is a bot: `bots` does, null for people. */
export const importHere = (
  record: string,
  bots: readonly (string | null)[],
  more: { id?: string; guided?: boolean; touched?: number } = {},
) => ask<string>({ t: 'import', record, bots, ...more });

/** Opens a match; gives the seats of the people at this device. */
export const openHere = (match: string): Promise<readonly Seat[]> => ask({ t: 'open', match });
export const takeOver = (match: string): Promise<void> => ask({ t: 'take', match });
export const leaveGuide = (match: string): Promise<void> => ask({ t: 'leave-guide', match });

/** Sees to it that every match of this device that is over is remembered. */
export const rememberHere = (): Promise<void> => ask({ t: 'remember' });

export const archive = openArchive();

/** Somebody at this device sits down at a match, or looks on (null). */
export const localLink =
  (match: string, seat: Seat | null): OpenLink =>
  (ears) => {
    let port: MessagePort | null = null;
    let closed = false;
    const post = (message: ToHost): void => port?.postMessage(message);
    const sit = (): void => {
      if (closed) return;
      ears.changed('connecting', null);
      const { port1, port2 } = new MessageChannel();
      port = port1;
      port1.addEventListener('message', ({ data }: MessageEvent<FromHost>) => {
        if (data.t === 'closed') return ears.changed('closed', data.because);
        if (data.message.t === 'welcome') ears.changed('open', null);
        ears.heard(data.message);
      });
      port1.start();
      tell(theWorker(), { t: 'sit', match, seat, seen: ears.seen() ?? 0 }, [port2]);
    };
    const again = () => {
      port?.close();
      sit();
    };
    cut.add(again);
    queueMicrotask(sit);
    return {
      send: (order) => post({ t: 'order', order }),
      again: () => post({ t: 'again', seen: ears.seen() ?? 0 }),
      close() {
        closed = true;
        cut.delete(again);
        post({ t: 'end' });
      },
    };
  };
