/** `halcyon serve` as an operator starts it: a process of its own on a port of this machine, ready when it says so. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const HALCYON = fileURLToPath(new URL('../../bin/halcyon.mjs', import.meta.url));

export interface Serving {
  readonly child: ChildProcess;
  /** Asks it to end in good order; resolves with its exit code and how many milliseconds it took. */
  end(): Promise<{ readonly code: number | null; readonly took: number }>;
}

export interface HowToServe {
  readonly port: number;
  readonly origin: string; // as browsers see it
  readonly env: Readonly<Record<string, string>>;
  readonly flags?: readonly string[];
}

export async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
}

export async function serveOn({ port, origin, env, flags = [] }: HowToServe): Promise<Serving> {
  const limits = ['matchesPerHour', 'addressRate', 'socketRate', 'socketsPerAddress'].flatMap((name) => ['--limit', `${name}=100000`]);
  const args = ['serve', '--no-open', '--port', `${port}`, '--origin', origin, '--trust-proxies', '1', ...limits, ...flags];
  const child = spawn(process.execPath, [HALCYON, ...args], { env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'inherit'] });
  while (!(await answers(`http://127.0.0.1:${port}/readyz`))) {
    if (child.exitCode !== null) throw new Error(`halcyon serve ended with ${child.exitCode}.`);
    await sleep(100);
  }
  return {
    child,
    async end() {
      const began = performance.now();
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
      return { code: child.exitCode, took: performance.now() - began };
    },
  };
}
