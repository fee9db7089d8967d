/** Whether this server can do its work: a real write has worked lately. Being alive is another question. */
import type { Store } from '../store/store.js';
import type { Logger, World } from './world.js';

export interface ReadinessNeeds {
  readonly store: Store;
  readonly world: World;
  readonly log: Logger;
  readonly lately: number; // milliseconds within which a sign of life, if nothing else, should have been written
  failed(): void;
}

export interface Readiness {
  /** The same store; its writes are looked at. */
  readonly store: Store;
  /** Why this server is not ready, for anybody to read; null: it is. */
  because(): string | null;
}

/** The outcome of the last write. What exactly was wrong is for the log alone: it may name machines. */
const REASONS: readonly (readonly [RegExp, string])[] = [
  [/disk is full|ENOSPC|no space left/i, 'The disk is full.'],
  [/locked/i, 'Another program has locked the store.'],
  [/readonly|read-only|EROFS/i, 'The store is read-only.'],
];

const SLOWEST = 5000; // milliseconds

export function openReadiness({ store, world, log, lately, failed }: ReadinessNeeds): Readiness {
  let wroteAt: number | null = null;
  let problem: string | null = null;
  const waiting = new Set<{ readonly since: number }>(); // writes under way, the oldest first

  const noted = async <R>(write: Promise<R>): Promise<R> => {
    const waits = { since: world.now() };
    waiting.add(waits);
    try {
      const result = await write;
      if (result !== false) [wroteAt, problem] = [world.now(), null]; // false: somebody else was faster, and nothing was written
      return result;
    } catch (error) {
      const text = String(error);
      if (problem === null) log.error({ problem: text }, 'the store cannot be written');
      problem = REASONS.find(([sign]) => sign.test(text))?.[1] ?? 'The store cannot be written. The log of the server says why.';
      failed();
      throw error;
    } finally {
      waiting.delete(waits);
    }
  };

  return {
    store: {
      ...store,
      create: (id, note, lines) => noted(store.create(id, note, lines)),
      append: (id, after, lines, note) => noted(store.append(id, after, lines, note)),
      rewrite: (id, after, lines, note) => noted(store.rewrite(id, after, lines, note)),
      lead: (code, match, before) => noted(store.lead(code, match, before)),
      beat: (server, now) => noted(store.beat(server, now)),
    },
    because() {
      if (problem !== null) return problem;
      for (const { since } of waiting) if (world.now() - since > SLOWEST) return 'A write does not come to its end.';
      if (wroteAt === null) return 'Nothing has been written yet.';
      const ago = Math.round((world.now() - wroteAt) / 1000);
      return ago * 1000 > lately ? `The last write was ${ago} s ago.` : null;
    },
  };
}
