/** Hosts for tests: time stands until it is moved on, and whoever sits down holds a session. */
import { sensibleBot } from '../../bots/sensible.js';
import { quickChance } from '../../engine/chance.js';
import type { Seat } from '../../engine/game.js';
import { seedFrom } from '../../engine/seed.js';
import { gameById, type Shelf } from '../../games/index.js';
import { type DeviceWish, linesFor, standingHere } from '../begin.js';
import { type OpenLink, openClient, type Session } from '../client.js';
import type { HostPlace } from '../conversation.js';
import { linkTo } from '../direct.js';
import { type Clock, type Host, type HostNeeds, openHost, type Thinker } from '../host.js';
import { memoryLog } from '../memory.js';
import { NOW, shelf } from './rooms.js';

export interface ScriptedClock extends Clock {
  /** Lets time pass: what is due on the way happens in its order, each when all that follows from the one before has settled. */
  pass(milliseconds: number): Promise<void>;
}

/** Until everything that can happen without time passing has happened. */
export const settled = (): Promise<void> => new Promise((done) => setImmediate(done));

export function scriptedClock(): ScriptedClock {
  let now = NOW;
  let timers: { readonly at: number; readonly act: () => void }[] = [];
  return {
    now: () => now,
    after(milliseconds, act) {
      const timer = { at: now + milliseconds, act };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    async pass(milliseconds) {
      const end = now + milliseconds;
      for (;;) {
        await settled();
        const next = timers.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)[0];
        if (!next) break;
        timers = timers.filter((other) => other !== next);
        now = Math.max(now, next.at);
        next.act();
      }
      now = end;
    },
  };
}

/** A thinker that needs no thread and no time. */
export const quickThinker: Thinker = {
  think: async ({ game, view, decision, luck }) => sensibleBot(gameById(game, shelf), view, decision, quickChance(luck)),
  forget: () => {},
};

export const people = (count: number): DeviceWish['seats'] =>
  Array.from({ length: count }, (_, seat) => ({ name: `Seat ${seat}`, bot: null }));

export const wishFor = (game: string, seats: DeviceWish['seats'], seed = game): DeviceWish => ({
  game,
  options: {},
  seats,
  seed: seedFrom(seed),
});

/** A host of a match that has just begun; whatever is not given is in memory and silent. */
export async function hosted(wish: DeviceWish, more: Partial<HostNeeds> = {}, games: Shelf = shelf): Promise<Host> {
  const needs: HostNeeds = {
    log: memoryLog(linesFor(wish, NOW, games)),
    clock: scriptedClock(),
    thinker: quickThinker,
    outlet: {
      changed: () => {},
      lost: () => {},
      problem: (what, error) => {
        throw new Error(what, { cause: error });
      },
    },
    pace: () => 0,
    shelf: games,
    attends: () => true,
    ...more,
  };
  const host = await openHost('a match', needs);
  if (!host) throw new Error('there is no such match');
  return host;
}

export const place: HostPlace = {
  arrival: () => [],
  came: () => {},
  went: () => {},
  rematch: async () => ({ ok: false, why: 'not-now', because: 'There is none here.' }),
  report: async () => ({ ok: true }),
  checkAddress: async (url) => ({ ok: true, url: new URL(url) }),
  ownsRecords: true,
  problem: (what, error) => {
    throw new Error(what, { cause: error });
  },
  now: () => NOW,
};

/** Somebody sits down at a seat, or looks on (null). `through`: what the link does to what it carries. */
export async function sitAt(host: Host, seat: Seat | null, through: (link: OpenLink) => OpenLink = (link) => link): Promise<Session> {
  const session = openClient(through(linkTo(host, place, () => standingHere(seat))));
  await settled();
  return session;
}
