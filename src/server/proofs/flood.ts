/** Sockets that send pings as fast as they can and read nothing: what that costs a server of its own process, and whom it keeps waiting. */
import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, connect as connectTcp, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { SOCKET_PATH } from '../sockets.js';
import { connect } from '../testing/guest.js';
import { freshToken } from '../testing/table.js';

const HALCYON = fileURLToPath(new URL('../../../bin/halcyon.mjs', import.meta.url));
const MOST_ABOVE = 60; // megabytes
const PAUSE = 50; // milliseconds until somebody who was cut off comes again
const FRAMES = 500; // in one write

export interface Flood {
  readonly until: number; // on the clock of `performance`
  readonly headers: Readonly<Record<string, string>>;
  readonly again: boolean; // comes back whenever it is cut off
}

/** Masked pings with as much in them as a control frame may have. */
function manyPings(): Buffer {
  const ping = Buffer.concat([Buffer.from([0x89, 0x80 | 125]), randomBytes(4 + 125)]);
  return Buffer.concat(Array.from({ length: FRAMES }, () => ping));
}

/** A socket that has been let in and from here on reads nothing. Loopback only. */
export async function openDeaf(
  origin: string,
  headers: Readonly<Record<string, string>>,
): Promise<{ socket: Socket; gone: Promise<void> }> {
  const { host, port } = new URL(origin);
  const key = randomBytes(16).toString('base64');
  const asked = { host, origin, connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-version': '13', 'sec-websocket-key': key };
  const socket = connectTcp(Number(port), '127.0.0.1');
  socket.on('error', () => {}); // followed by close
  const gone = new Promise<void>((done) => socket.once('close', () => done()));
  const lines = Object.entries({ ...asked, ...headers }).map((pair) => pair.join(': '));
  socket.write(`GET ${SOCKET_PATH} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
  await Promise.race([new Promise<void>((done) => socket.once('readable', done)), gone]);
  return { socket, gone };
}

/** One who floods. Loopback only. */
export async function floodPings(origin: string, { until, headers, again }: Flood): Promise<{ sockets: number; megabytes: number }> {
  const pings = manyPings();
  let [sockets, bytes] = [0, 0];
  do {
    const { socket, gone } = await openDeaf(origin, headers);
    const pour = () => {
      if (performance.now() >= until) return socket.destroy();
      socket.write(pings, (error) => {
        if (error) return socket.destroy();
        bytes += pings.length;
        pour();
      });
    };
    pour();
    const late = setTimeout(() => socket.destroy(), Math.max(0, until - performance.now()));
    await gone;
    clearTimeout(late);
    sockets++;
    if (again) await sleep(PAUSE);
  } while (again && performance.now() < until);
  return { sockets, megabytes: bytes / 1e6 };
}

export interface FloodResult {
  readonly quiet: number; // megabytes of memory at most, without the flood
  readonly flooded: number;
  readonly above: number;
  readonly sent: number; // megabytes that the server took from those who flood
  readonly sockets: number;
  readonly longestWait: number; // milliseconds of somebody honest, from another address, for an answer
  readonly longestWaitQuiet: number;
}

interface Run {
  readonly most: number;
  readonly wait: number;
  readonly sent: number;
  readonly sockets: number;
}

/** A server as people start it, with somebody honest at it, and so many who flood. */
async function runWith(flooders: number, seconds: number): Promise<Run> {
  const folder = mkdtempSync(join(tmpdir(), 'halcyon-flood-'));
  const [port, figures] = [await freePort(), await freePort()];
  const flags = ['--port', `${port}`, '--metrics', `127.0.0.1:${figures}`, '--trust-proxies', '1', '--data', folder];
  const server = fork(HALCYON, ['serve', '--no-open', '--no-app', ...flags], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const origin = `http://127.0.0.1:${port}`;
  try {
    while (!(await fetch(`${origin}/healthz`).catch(() => null))?.ok) await sleep(50);
    const founded = await fetch(`${origin}/api/matches`, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json' },
      body: JSON.stringify({ game: 'bird', options: {}, seats: [{ kind: 'person' }, { kind: 'person' }], host: freshToken() }),
    });
    const { match, watch } = (await founded.json()) as { match: string; watch: string };
    const honest = await connect(origin, { match, watch }, { origin, 'x-forwarded-for': '192.0.2.200' });
    const until = performance.now() + seconds * 1000;
    const floods = Array.from({ length: flooders }, (_, i) =>
      floodPings(origin, { until, headers: { 'x-forwarded-for': `192.0.2.${i + 1}` }, again: true }),
    );
    let [most, wait] = [0, 0];
    while (performance.now() < until) {
      const asked = performance.now();
      await honest.order({ t: 'ping' });
      wait = Math.max(wait, performance.now() - asked);
      most = Math.max(most, await memoryAt(figures));
      await sleep(200);
    }
    const all = await Promise.all(floods);
    await honest.close();
    const sum = (of: (flood: (typeof all)[number]) => number) => all.reduce((total, flood) => total + of(flood), 0);
    return { most, wait, sent: sum((flood) => flood.megabytes), sockets: sum((flood) => flood.sockets) };
  } finally {
    const gone = once(server, 'exit');
    server.kill('SIGTERM');
    await gone;
    rmSync(folder, { recursive: true, force: true });
  }
}

async function memoryAt(port: number): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const [, bytes] = /^halcyon_process_resident_memory_bytes (\d+)/m.exec(text) ?? [];
  if (bytes === undefined) throw new Error('the server does not tell its memory');
  return Number(bytes) / 1e6;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** The same run without and with the flood. */
export async function flood({ sockets, seconds }: { sockets: number; seconds: number }): Promise<FloodResult> {
  const quiet = await runWith(0, seconds);
  const flooded = await runWith(sockets, seconds);
  const above = flooded.most - quiet.most;
  const rounded = (value: number) => Math.round(value * 10) / 10;
  const result = {
    quiet: rounded(quiet.most),
    flooded: rounded(flooded.most),
    above: rounded(above),
    sent: rounded(flooded.sent),
    sockets: flooded.sockets,
    longestWait: rounded(flooded.wait),
    longestWaitQuiet: rounded(quiet.wait),
  };
  if (above > MOST_ABOVE) throw new Error(`the flood took ${Math.round(above)} MB: ${JSON.stringify(result)}`);
  return result;
}
