/** Server processes that can be started, killed with -9 and started again at the same address. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { Place } from '../../src/store/open.js';
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
}

export async function serverProcess(place: Place, name: string): Promise<ServerProcess> {
  const port = await freePort();
  const settings: RefereeSettings = { place, port, name };
  let child: ChildProcess | null = null;
  const beginStart = () => {
    child = fork(REFEREE, [JSON.stringify(settings)], { execArgv: ['--import', 'tsx'], stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  };
  return {
    origin: `http://127.0.0.1:${port}`,
    beginStart,
    async start() {
      beginStart();
      if (!child) return;
      const [said] = await Promise.race([once(child, 'message'), once(child, 'exit')]);
      if (said !== 'ready') throw new Error(`The server process ${name} ended by itself with ${said}.`);
    },
    async kill() {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
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
