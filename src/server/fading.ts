/** Talk and the addresses of people do not stay for ever: of a match that has been over for long enough they are removed. */
import { fadeIn, type Office } from './operator.js';
import type { Logger, World } from './world.js';

export interface FadingNeeds extends Omit<Office, 'now'> {
  readonly world: World;
  readonly log: Logger;
  readonly every: number; // milliseconds between two looks
}

const AT_ONCE = 20; // matches per look: each is read and played again, which keeps others waiting for a moment

/** Begins to look. Returns how to stop. */
export function openFading({ world, log, every, ...needs }: FadingNeeds): () => void {
  const { store } = needs;
  const office: Office = { ...needs, now: world.now };
  const broken = new Set<string>(); // matches that cannot be opened: they are complained about once, and left until the next start
  let looking = false;

  const fade = async (id: string): Promise<void> => {
    try {
      await fadeIn(office, id);
    } catch (error) {
      broken.add(id);
      log.error({ match: id, problem: String(error) }, 'the talk of a match could not be removed');
    }
  };

  const look = async (): Promise<void> => {
    if (looking) return;
    looking = true;
    try {
      for (const id of await store.fading(world.now(), AT_ONCE + broken.size)) if (!broken.has(id)) await fade(id);
    } catch (error) {
      log.warn({ problem: String(error) }, 'the store does not answer');
    } finally {
      looking = false;
    }
  };

  void look();
  const looks = setInterval(() => void look(), every).unref();
  return () => clearInterval(looks);
}
