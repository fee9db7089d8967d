/** Server processes that can be started, killed with -9 and started again at the same address. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { Place } from '../../src/store/open.js';
import { type Figures, figuresOf } from './figures.js';
import type { RefereeSettings } from './referee.js';

const REFEREE = fileURLToPath(new URL('./referee.ts', import.meta.url));

export interface ServerProcess {
  readonly origin: string;
  /** Starts it; resolves when it listens. */
  start(): Promise<void>;
  /** Starts it without waiting, to kill it in the middle of that. */
  beginStart(): void;
  /** SIGKILL: no handler runs, nothing is flushed. */
  kill(): Promise<void>;
  /** Asks it to end by itself, so that profilers can write down what they saw. */
  stop(): Promise<void>;
  figures(): Promise<Figures>;
}

/** Our own server. */
export async function serverProcess(place: Place, name: string): Promise<ServerProcess> {
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
  const spawned = () => {
    child = fork(program, args, { execArgv: [...flags, '--import', 'tsx'], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
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
    async stop() {
      if (!child) return;
      const gone = once(child, 'exit');
      child.disconnect();
      await gone;
    },
    figures() {
      if (!child) throw new Error('The server process was not started.');
      return figuresOf(child);
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
