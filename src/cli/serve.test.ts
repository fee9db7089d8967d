/** `halcyon serve`: what it refuses before it begins, and a whole life of the process from the first line to the signal that ends it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
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

it('serves from the first line on, and ends in good order when it is told to', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'halcyon-serve-'));
  const bin = fileURLToPath(new URL('../../bin/halcyon.mjs', import.meta.url));
  const metrics = `127.0.0.1:${await freePort()}`;
  const child = spawn(process.execPath, [bin, 'serve', '--no-app', '--no-open', '--port', '0', '--log', 'info', '--metrics', metrics], {
    env: { ...process.env, HALCYON_DATA: folder, DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [said, logged] = ['', ''];
  child.stderr.on('data', (data) => {
    logged += data;
  });
  try {
    for await (const data of child.stdout) {
      said += data;
      if (said.includes('Ctrl-C')) break;
    }
    const [address = ''] = said.match(/http:\S+/) ?? [];
    expect(await (await fetch(`${address}/healthz`)).json()).toEqual({ ok: true });
    expect(await (await fetch(`${address}/api/push-key`)).json()).toEqual({ key: expect.any(String) });
    expect(await (await fetch(`http://${metrics}/metrics`)).text()).toContain('halcyon_sockets 0');
    expect((await fetch(`${address}/metrics`)).status).toBe(404);
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
    expect(
      logged
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line).msg),
    ).toEqual(['listening', 'closed']);
  } finally {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
});
