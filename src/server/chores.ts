/** What a server does by itself: lets bots think, clocks fall and stand-ins sit down, at the time it is due, also after a crash and for other processes. */

import type { Json } from '../engine/game.js';
import { copy } from '../engine/json.js';
import { luckOf } from '../engine/seed.js';
import { viewFor } from '../engine/view.js';
import { type Chore, choresOf, linesOf, type Pace } from '../match/chores.js';
import type { Room } from '../match/room.js';
import type { Store } from '../store/store.js';
import type { Thinkers } from './bots.js';
import type { Live, Rooms } from './rooms.js';
import type { Log, World } from './world.js';

export interface ChoresNeed {
  readonly rooms: Rooms;
  readonly store: Store;
  readonly thinkers: Thinkers;
  readonly pace: Pace;
  readonly world: World;
  readonly log: Log;
  readonly rescueEvery: number; // milliseconds between two looks for matches that somebody else should have seen to
}

export interface Chores {
  /** Sees to what is due in this room now, and comes back when the next thing is. */
  attend(live: Live): void;
  stop(): void;
}

const LONGEST_TIMER = 0x7fff_ffff;
const OVERDUE = 1500; // milliseconds after which a chore of another process is taken for abandoned
const BROKEN_FOR = 60_000;
const AT_ONCE = 100; // matches rescued per look
const keyOf = (id: string, chore: Chore): string =>
  chore.do === 'stand-in'
    ? `${id} ${chore.do} ${chore.seat}`
    : chore.do === 'take-back'
      ? `${id} take-back`
      : `${id} ${chore.do} ${chore.decision.id}`;

export function openChores({ rooms, store, thinkers, pace, world, log, rescueEvery }: ChoresNeed): Chores {
  const timers = new Map<string, NodeJS.Timeout>();
  const underWay = new Set<string>();
  const broken = new Map<string, number>(); // matches that could not be opened, and when that was tried last
  let stopped = false;

  const attend = (live: Live): void => {
    clearTimeout(timers.get(live.id));
    timers.delete(live.id);
    if (stopped) return;
    const now = world.now();
    let next = Number.POSITIVE_INFINITY;
    for (const chore of choresOf(live.room, pace)) {
      if (underWay.has(keyOf(live.id, chore))) continue;
      if (chore.do === 'think' || chore.at <= now) void begin(live.id, live.room, chore);
      else next = Math.min(next, chore.at);
    }
    if (next === Number.POSITIVE_INFINITY) return;
    const timer = setTimeout(() => void visit(live.id), Math.min(LONGEST_TIMER, next - now));
    timer.unref();
    timers.set(live.id, timer);
  };

  const begin = async (id: string, room: Room, chore: Chore): Promise<void> => {
    const key = keyOf(id, chore);
    underWay.add(key);
    try {
      await carryOut(id, room, chore);
    } catch (error) {
      log.error({ match: id, chore: chore.do, problem: String(error) }, 'a chore failed and will be tried again');
    } finally {
      underWay.delete(key);
    }
  };

  const carryOut = async (id: string, room: Room, chore: Chore): Promise<void> => {
    const move = chore.do === 'think' ? await thought(room, chore) : undefined;
    if (stopped) return;
    const isMine = (other: Chore) => keyOf(id, other) === keyOf(id, chore);
    await rooms.change(
      id,
      (newest, now) => {
        const still = choresOf(newest, pace).find(isMine);
        return { ok: true, lines: still && still.at <= now ? linesOf(newest, still, now, world.luck(), move) : [] };
      },
      () => underWay.delete(keyOf(id, chore)),
    );
    await visit(id);
  };

  /** The bot's move, not earlier than it may be known. A bot that fails is replaced by the game's own suggestion. */
  const thought = async (room: Room, chore: Extract<Chore, { do: 'think' }>): Promise<Json | undefined> => {
    if (!room.table) return undefined;
    const { decision, bot } = chore;
    const view = copy(viewFor(room.table.state, decision.seat));
    const luck = luckOf(room.table.beginning.seed, decision.id);
    const asked = thinkers.think({ match: room.id, game: room.game.id, bot, seat: decision.seat, view, decision, luck });
    const move = await asked.catch((error: unknown) => {
      log.error({ match: room.id, bot, problem: String(error) }, 'a bot could not decide');
      return undefined;
    });
    const wait = chore.at - world.now();
    if (wait > 0) await new Promise<void>((done) => setTimeout(done, Math.min(wait, LONGEST_TIMER)).unref());
    return move;
  };

  const visit = async (id: string): Promise<void> => {
    if (stopped) return;
    await rooms.visit(id, attend).catch((error: unknown) => {
      log.error({ match: id, problem: String(error) }, 'a match cannot be opened');
      broken.set(id, world.now());
    });
  };

  let looking = false;
  const rescue = async (): Promise<void> => {
    if (looking) return;
    looking = true;
    try {
      const due = await store.due(world.now() - OVERDUE, AT_ONCE);
      for (const { id } of due) if (world.now() - (broken.get(id) ?? Number.NEGATIVE_INFINITY) > BROKEN_FOR) await visit(id);
    } catch (error) {
      log.warn({ problem: String(error) }, 'the store does not answer');
    } finally {
      looking = false;
    }
  };
  const looks = setInterval(() => void rescue(), rescueEvery);
  looks.unref();

  return {
    attend,
    stop() {
      stopped = true;
      clearInterval(looks);
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
}
