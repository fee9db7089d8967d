/** A server on loopback with its store in a folder of its own, for tests that talk to it like a browser does. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sensibleBot } from '../../bots/sensible.js';
import { quickChance } from '../../engine/chance.js';
import { gameById } from '../../games/index.js';
import type { FoundReply } from '../../match/messages.js';
import type { FoundRequest } from '../../match/wire.js';
import { openSqlite } from '../../store/sqlite.js';
import type { Store } from '../../store/store.js';
import type { Thinkers } from '../bots.js';
import { USUAL_LIMITS } from '../limits.js';
import { openServer, type RunningServer, type ServerConfig, USUAL_CONFIG } from '../main.js';
import { connect, type Guest } from './guest.js';

/** Bots that need no threads, and no time. */
export const quickThinkers: Thinkers = {
  think: async ({ game, view, decision, luck }) => sensibleBot(gameById(game), view, decision, quickChance(luck)),
  forget: () => {},
  close: async () => {},
};

export interface Inn {
  readonly running: RunningServer;
  readonly store: Store;
  readonly origin: string;
  found(wish: Partial<FoundRequest> & Pick<FoundRequest, 'seats'>): Promise<FoundReply & { readonly host: string }>;
  /** Opens a socket and says hello. */
  enter(hello: Parameters<typeof connect>[1]): Promise<Guest>;
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<{ readonly status: number; readonly body: unknown }>;
  close(): Promise<void>;
}

let made = 0;

/** A token like a browser makes it, but the same in every run. */
export function tokenFor(label: string): string {
  const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const dice = quickChance([...label].reduce((sum, sign) => Math.imul(sum, 31) + sign.charCodeAt(0), 7));
  return Array.from({ length: 43 }, () => signs[dice.int(64)]).join('');
}

export const freshToken = (): string => tokenFor(`token ${made++}`);

const HASTE = { ...USUAL_LIMITS, socketRate: 1000, addressRate: 10_000 }; // tests answer faster than people, and all from one address

export async function openInn(config: Partial<ServerConfig> = {}): Promise<Inn> {
  const folder = mkdtempSync(join(tmpdir(), 'halcyon-inn-'));
  const store = config.store ?? (await openSqlite(folder));
  const running = openServer({ ...USUAL_CONFIG, botPace: 0, thinkers: quickThinkers, limits: HASTE, ...config, store });
  const port = await running.listen('127.0.0.1', 0, 1);
  const origin = `http://127.0.0.1:${port}`;
  const post: Inn['post'] = async (path, body, headers = {}) => {
    const response = await fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    return { status: response.status, body: await response.json() };
  };
  return {
    running,
    store,
    origin,
    post,
    async found(wish) {
      const host = freshToken();
      const { status, body } = await post('/api/matches', { game: 'bird', options: {}, host, ...wish });
      if (status !== 201) throw new Error(`not founded: ${JSON.stringify(body)}`);
      return { ...(body as FoundReply), host };
    },
    enter: (hello) => connect(origin, hello),
    async close() {
      await running.close();
      if (!config.store) await store.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
