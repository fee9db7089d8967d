/** Alive and ready are two questions: a server whose store cannot be written is the one and not the other. */
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { memoryStore } from './testing/memory.js';
import { PERSON } from './testing/party.js';
import { type Inn, openInn } from './testing/table.js';

let inn: Inn;
afterEach(() => inn.close());

const probe = async (path: string) => {
  const response = await fetch(`${inn.origin}${path}`);
  return [response.status, await response.json()];
};
const ready = () => expect.poll(() => probe('/readyz'));
const READY = [200, { ok: true }];

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** A store whose writes can be made to fail or to hang. */
function breakable() {
  const store = memoryStore();
  let fault: (() => Promise<never>) | null = null;
  return {
    store: {
      ...store,
      create: (...args: Parameters<typeof store.create>) => fault?.() ?? store.create(...args),
      beat: (...args: Parameters<typeof store.beat>) => fault?.() ?? store.beat(...args),
    },
    breakWith(words: string) {
      fault = () => Promise.reject(new Error(words));
    },
    hang() {
      fault = () => new Promise(() => {});
    },
    mend() {
      fault = null;
    },
  };
}

it.each([
  ['database or disk is full', 'The disk is full.'],
  ['connect ECONNREFUSED 10.1.2.3:5432', 'The store cannot be written. The log of the server says why.'],
])('a store that says "%s" makes a server not ready until a write works again', async (words, because) => {
  const { store, breakWith, mend } = breakable();
  const port = await freePort();
  inn = await openInn({ store, beatEvery: 50, metrics: { host: '127.0.0.1', port } });
  await ready().toEqual(READY);
  breakWith(words);
  await expect(inn.found({ seats: [PERSON, PERSON] })).rejects.toThrow();
  expect(await probe('/readyz')).toEqual([503, { ok: false, because }]);
  expect(await probe('/healthz')).toEqual([200, { ok: true }]);
  expect(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()).toMatch(/^halcyon_commit_failures_total [1-9]/m);
  mend();
  await ready().toEqual(READY); // by the next sign of life, without anybody asking for anything
});

it('a store that does not answer makes a server not ready', async () => {
  const { store, hang } = breakable();
  let ahead = 0;
  const world = { now: () => Date.now() + ahead, code: () => 'c'.repeat(22), seed: () => '7'.repeat(64) };
  inn = await openInn({ store, beatEvery: 50, world });
  await ready().toEqual(READY);
  hang();
  await new Promise((done) => setTimeout(done, 100));
  ahead = 6000;
  await ready().toEqual([503, { ok: false, because: 'A write does not come to its end.' }]);
});

it('a server that has written nothing for long is not ready, whatever the last write said', async () => {
  let ahead = 0;
  const world = { now: () => Date.now() + ahead, code: () => 'c'.repeat(22), seed: () => '7'.repeat(64) };
  inn = await openInn({ store: memoryStore(), beatEvery: 60_000, world });
  await ready().toEqual(READY);
  ahead = 4 * 60_000 + 10_000;
  expect(await probe('/readyz')).toEqual([503, { ok: false, because: expect.stringMatching(/^The last write was 2\d\d s ago\.$/) }]);
});
