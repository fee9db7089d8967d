/** Server processes that can be started, killed with -9 and started again at the same address. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { StoreLocation } from '../../src/store/open.js';
import { askChild, type Figures } from './figures.js';
import type { RefereeSettings } from './referee.js';

const AS_BUILT = new URL('../../tools/as-built.mjs', import.meta.url).href;
const REFEREE = fileURLToPath(new URL('./referee.ts', import.meta.url));

/** A server process as the proofs need it. */
export interface Mortal {
  readonly origin: string;
  /** Starts it; resolves when it listens. */
  start(): Promise<void>;
  /** Starts it without waiting, to kill it in the middle of that. */
  beginStart(): void;
  /** Brings it down. Here by SIGKILL: no handler runs, nothing is flushed. */
  kill(): Promise<void>;
}

export interface ServerProcess extends Mortal {
  figures(): Promise<Figures>;
  /** The same after a garbage collection, if it was started with --expose-gc. */
  tidyFigures(): Promise<Figures>;
  /** Begins to profile it. Call the answer to end that and write the profile into a file. */
  profile(): Promise<(file: string) => Promise<unknown>>;
}

/** Our own server. */
export async function serverProcess(place: StoreLocation, name: string): Promise<ServerProcess> {
  return processOf(REFEREE, (port): RefereeSettings => ({ place, port, name }));
}

/** A program that listens on the port in its settings and calls `answerForFigures`. */
export async function processOf(
  program: string,
  settings: (port: number) => object,
  flags: readonly string[] = [],
): Promise<ServerProcess> {
  const port = await freePort();
  const args = [JSON.stringify(settings(port))];
  let child: ChildProcess | null = null;
  const running = (): ChildProcess => {
    if (!child) throw new Error('The server process was not started.');
    return child;
  };
  const spawned = () => {
    child = fork(program, args, { execArgv: [...flags, '--import', AS_BUILT], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    return child;
  };
  return {
    origin: `http://127.0.0.1:${port}`,
    beginStart: spawned,
    async start() {
      const starting = spawned();
      const [said] = await Promise.race([once(starting, 'message'), once(starting, 'exit')]);
      if (said !== 'ready') throw new Error(`The server process ended by itself with ${said}.`);
    },
    async kill() {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
    figures: () => askChild(running(), 'figures'),
    async tidyFigures() {
      await askChild(running(), 'tidy');
      return askChild(running(), 'figures');
    },
    async profile() {
      await askChild(running(), 'profile');
      return (file) => askChild(running(), 'profiled', file);
    },
  };
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
