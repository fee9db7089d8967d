/** Matches that wait for a bot or a clock which no process sees to: after a crash, and when a match was forgotten meanwhile. */
import type { Store } from '../store/store.js';
import type { Rooms } from './rooms.js';
import type { Logger, World } from './world.js';

export interface RescueNeeds {
  readonly rooms: Rooms;
  readonly store: Store;
  readonly world: World;
  readonly log: Logger;
  readonly every: number; // milliseconds between two looks
}

const OVERDUE = 1500; // milliseconds after which what another process should have done is taken for abandoned
const BROKEN_FOR = 60_000;
const AT_ONCE = 100; // matches per look

/** Begins to look. Returns how to stop. */
export function openRescue({ rooms, store, world, log, every }: RescueNeeds): () => void {
  const broken = new Map<string, number>(); // matches that could not be opened, and when that was tried last
  let looking = false;

  const see = (id: string): Promise<unknown> =>
    rooms
      .visit(id, (_room, host) => host.attend())
      .catch((error: unknown) => {
        log.error({ match: id, problem: String(error) }, 'a match cannot be opened');
        broken.set(id, world.now());
      });

  const look = async (): Promise<void> => {
    if (looking) return;
    looking = true;
    try {
      const due = await store.due(world.now() - OVERDUE, AT_ONCE);
      for (const { id } of due) if (world.now() - (broken.get(id) ?? Number.NEGATIVE_INFINITY) > BROKEN_FOR) await see(id);
    } catch (error) {
      log.warn({ problem: String(error) }, 'the store does not answer');
    } finally {
      looking = false;
    }
  };

  const looks = setInterval(() => void look(), every).unref();
  return () => clearInterval(looks);
}
