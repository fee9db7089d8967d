/** Hears what other processes append through PostgreSQL's NOTIFY, and asks for what it missed while the connection was broken. */
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';

type Heard = (id: string, lines: number) => void;

export interface Listener {
  watch(heard: Heard): () => void;
  close(): Promise<void>;
}

const PING_MS = 3000;
const PATIENCE_MS = 5000;
const AGAIN_MS = 200;
/** A change is stamped when it is made and seen when it is committed: nothing takes longer from one to the other. */
const COMMIT_SECONDS = 40;

/** Reads the whole table of matches, which is better now and then after an outage than an index to keep up with every move. */
const MISSED = `select id, lines from halcyon.match where touched >= clock_timestamp() - make_interval(secs => $1)`;

/** Connects when somebody begins to watch. */
export function openListener(connect: () => pg.Client): Listener {
  const watchers = new Set<Heard>();
  let alive = 0; // when we last knew that nothing was missed
  let closing: AbortController | null = null;
  let working: Promise<void> | null = null;

  const tell = (id: string, lines: number) => {
    for (const heard of watchers) heard(id, lines);
  };

  /** One connection, for as long as it lasts. */
  const session = async (signal: AbortSignal): Promise<void> => {
    const client = connect();
    const broken = new AbortController();
    client.on('error', () => broken.abort());
    client.on('end', () => broken.abort());
    client.on('notification', ({ payload }) => {
      for (const [id, lines] of parsed(payload)) tell(id, lines);
    });
    try {
      await client.connect();
      await client.query('listen halcyon');
      const away = (performance.now() - alive) / 1000;
      const missed = await client.query<{ id: string; lines: number }>(MISSED, [away + COMMIT_SECONDS]);
      for (const { id, lines } of missed.rows) tell(id, lines);
      while (!signal.aborted && !broken.signal.aborted) {
        alive = performance.now();
        await sleep(PING_MS, undefined, { signal: AbortSignal.any([signal, broken.signal]) });
        await client.query('select 1');
      }
    } finally {
      await Promise.race([client.end().catch(() => {}), sleep(PATIENCE_MS, undefined, { ref: false })]);
    }
  };

  const work = async (signal: AbortSignal): Promise<void> => {
    while (!signal.aborted) {
      await session(signal).catch(() => {}); // whatever broke it, the next one asks for what was missed
      if (!signal.aborted) await sleep(AGAIN_MS);
    }
  };

  return {
    watch(heard) {
      watchers.add(heard);
      if (!working) {
        alive = performance.now();
        closing = new AbortController();
        working = work(closing.signal);
      }
      return () => watchers.delete(heard);
    },
    async close() {
      watchers.clear();
      closing?.abort();
      await working;
    },
  };
}

function parsed(payload: string | undefined): readonly (readonly [string, number])[] {
  return payload ? JSON.parse(payload) : [];
}
