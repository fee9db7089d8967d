/** `halcyon serve`: what it refuses before it begins, and a whole life of the process from the first line to the signal that ends it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import WebSocket from 'ws';
import { CLOSED } from '../match/messages.js';
import { halcyon } from './testing/world.js';

it.each(['banana', '-1', '70000'])('does not listen on port %s and says what a port is', async (port) => {
  const { code, err } = await halcyon(`serve --port=${port}`);
  expect(code).toBe(2);
  expect(err).toMatch(/--port/);
});

it.each([
  ['--limit nonsense=1', 'messageBytes'],
  ['--limit sockets=many', '--limit sockets'],
  ['--origin play.example.org', 'https://play.example.org'],
  ['--origin https://play.example.org/path', 'without a path'],
  ['--metrics 9464', '127.0.0.1:9464'],
  ['--trust-proxies -1', '--trust-proxies'],
  ['--bot-threads 0', '--bot-threads'],
  ['--log loud', 'silent, error, warn, info'],
])('refuses %s and says what would be right', async (flags, words) => {
  const { code, err } = await halcyon(`serve --no-app ${flags}`);
  expect(code).toBe(2);
  expect(err).toContain(words);
});

it.each(['halcyon.service', 'halcyon@.service'])('the unit %s starts it again whenever it has ended by a fault, however often', (unit) => {
  const lines = readFileSync(new URL(`../../docs/hosting/${unit}`, import.meta.url), 'utf8').split('\n');
  expect(lines).toEqual(expect.arrayContaining(['Restart=always', 'StartLimitIntervalSec=0']));
});

it('names all limits and variables in its help', async () => {
  const { code, out } = await halcyon('serve --help');
  expect(code).toBe(0);
  for (const word of ['matchesPerHour', 'HALCYON_TRUST_PROXIES', 'DATABASE_URL', '--metrics']) expect(out).toContain(word);
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

interface Serving {
  readonly child: ChildProcess;
  readonly address: string;
  /** The words of all that was logged. */
  logged(): readonly string[];
}

/** Starts `halcyon serve` on an empty folder, runs the test once it listens, and clears everything away. */
async function serving(flags: readonly string[], nodeFlags: readonly string[], work: (serving: Serving) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'halcyon-serve-'));
  const bin = fileURLToPath(new URL('../../bin/halcyon.mjs', import.meta.url));
  const args = [...nodeFlags, bin, 'serve', '--no-app', '--no-open', '--port', '0', '--log', 'info', ...flags];
  const child = spawn(process.execPath, args, {
    env: { ...process.env, HALCYON_DATA: folder, DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [said, errors] = ['', ''];
  child.stderr.on('data', (data) => {
    errors += data;
  });
  const logged = () =>
    errors
      .trim()
      .split('\n')
      .map((line): string => JSON.parse(line).msg);
  try {
    for await (const data of child.stdout) {
      said += data;
      if (said.includes('Ctrl-C')) break;
    }
    const [address = ''] = said.match(/http:\S+/) ?? [];
    await work({ child, address, logged });
  } finally {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
}

it('serves from the first line on, and ends in good order when it is told to', async () => {
  const metrics = `127.0.0.1:${await freePort()}`;
  await serving(['--metrics', metrics], [], async ({ child, address, logged }) => {
    expect(await (await fetch(`${address}/healthz`)).json()).toEqual({ ok: true });
    await expect.poll(async () => (await fetch(`${address}/readyz`)).json()).toEqual({ ok: true });
    expect(await (await fetch(`${address}/api/push-key`)).json()).toEqual({ key: expect.any(String) });
    expect(await (await fetch(`http://${metrics}/metrics`)).text()).toContain('halcyon_sockets 0');
    expect((await fetch(`${address}/metrics`)).status).toBe(404);
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
    expect(logged()).toEqual(['listening', 'closed']);
  });
});

it('calls nobody by itself', async () => {
  const watched = `import { Socket } from 'node:net'; const { connect } = Socket.prototype;
    Socket.prototype.connect = function (...to) { process.stderr.write(JSON.stringify({ msg: 'calls ' + JSON.stringify(to[0]) }) + '\\n'); return connect.apply(this, to); };`;
  await serving([], ['--import', `data:text/javascript,${encodeURIComponent(watched)}`], async ({ child, address, logged }) => {
    const socket = new WebSocket(`${address.replace('http', 'ws')}/api/socket`, { headers: { origin: address } });
    await once(socket, 'open');
    await expect.poll(async () => (await fetch(`${address}/readyz`)).json()).toEqual({ ok: true });
    child.kill('SIGTERM');
    await once(child, 'exit');
    expect(logged()).toEqual(['listening', 'closed']);
  });
});

it.each([
  ['an exception that nobody caught', 'throw new Error("at fault")'],
  ['a rejection that nobody handled', 'void Promise.reject(new Error("at fault"))'],
  ['one after the other', 'setTimeout(() => { throw new Error("again") }, 20); throw new Error("at fault")'],
])('after %s it tells the browsers to come back and ends with exit code 1', async (_, fault) => {
  const onSignal = `data:text/javascript,${encodeURIComponent(`process.on('SIGUSR2', () => { ${fault} })`)}`;
  await serving([], ['--import', onSignal], async ({ child, address, logged }) => {
    const socket = new WebSocket(`${address.replace('http', 'ws')}/api/socket`, { headers: { origin: address } });
    await once(socket, 'open');
    const ended = once(child, 'exit');
    const closed = once(socket, 'close');
    child.kill('SIGUSR2');
    expect((await closed)[0]).toBe(CLOSED.restart);
    expect(await ended).toEqual([1, null]);
    expect(logged()).toContain('nobody caught this: the process ends');
    expect(logged().at(-1)).toBe('closed');
  });
});
