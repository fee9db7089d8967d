/** Real `halcyon serve` processes that are brought down by a fault of their own: an exception or a rejection that nobody caught, in turns. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { StoreLocation } from '../../src/store/open.js';
import { freePort, type Mortal } from './processes.js';

const HALCYON = fileURLToPath(new URL('../../bin/halcyon.mjs', import.meta.url));
const NO_LIMIT = 1_000_000_000; // everybody in a proof comes from one address
const LIMITS = ['socketRate', 'addressRate', 'socketsPerAddress', 'sockets', 'matchesPerHour'].flatMap((name) => [
  '--limit',
  `${name}=${NO_LIMIT}`,
]);
const FAULTS = ['throw new Error("a fault")', 'void Promise.reject(new Error("a fault"))'];
const EXIT_CODE = 1;

/** Bringing it down fails the proof if it does not end with the exit code that the service manager is told of. */
export async function faultyProcess(place: StoreLocation, name: string): Promise<Mortal> {
  const port = await freePort();
  const store: Record<string, string> =
    'folder' in place ? { HALCYON_DATA: place.folder, DATABASE_URL: '' } : { DATABASE_URL: place.database };
  let child: ChildProcess | null = null;
  let started = 0;
  let listens = false; // before that, nobody is there to be told, and even the fault may not be laid yet
  process.once('exit', () => child?.kill('SIGKILL')); // nothing outlives the proof
  const spawned = () => {
    listens = false;
    const fault = FAULTS[started++ % FAULTS.length];
    const onSignal = `data:text/javascript,${encodeURIComponent(`process.on('SIGUSR2', () => { ${fault} })`)}`;
    const flags = [
      '--no-app',
      '--no-open',
      '--port',
      `${port}`,
      '--name',
      name,
      '--bot-pace',
      '0',
      '--bot-threads',
      '1',
      '--log',
      'silent',
    ];
    child = spawn(process.execPath, ['--import', onSignal, HALCYON, 'serve', ...flags, ...LIMITS], {
      env: { ...process.env, ...store },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    return child;
  };
  return {
    origin: `http://127.0.0.1:${port}`,
    beginStart: spawned,
    async start() {
      const starting = spawned();
      let said = '';
      for await (const data of starting.stdout ?? []) {
        said += data;
        listens = said.includes('Ctrl-C');
        if (listens) return;
      }
      throw new Error('The server process ended by itself.');
    },
    async kill() {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGUSR2');
      const [code, signal] = await gone;
      if (listens && code !== EXIT_CODE) throw new Error(`The server process ended with ${code ?? signal} instead of ${EXIT_CODE}.`);
    },
  };
}
