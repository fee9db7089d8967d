/** Whatever is sent, the server answers or closes, stays up, and tells nothing. The larger run is `proofs/run.ts`. */
import { once } from 'node:events';
import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import WebSocket from 'ws';
import { CLOSED } from '../../match/messages.js';
import { USUAL_LIMITS } from '../limits.js';
import { SOCKET_PATH } from '../sockets.js';
import { connect } from '../testing/guest.js';
import { helloText } from '../testing/link.js';
import { memoryStore } from '../testing/memory.js';
import { freshToken, type Inn, openInn } from '../testing/table.js';
import { abuse } from './abuse.js';
import { floodPings, openDeaf } from './flood.js';

it('survives thousands of messages that no page sends, and the honest match is untouched', async () => {
  const { sent, answered, closed, heapGrowth, untouched } = await abuse({ messages: 2000, seed: 1 });
  expect(sent).toBeGreaterThanOrEqual(2000);
  expect(answered + closed).toBeGreaterThanOrEqual(sent); // each was answered, or was the last of its socket
  expect(untouched).toBe(true);
  expect(heapGrowth).toBeLessThan(10_000_000);
});

describe('limits', () => {
  let inn: Inn;
  beforeAll(async () => {
    const limits = { ...USUAL_LIMITS, matchesPerHour: 3, socketsPerAddress: 5, talkPerMinute: 2 };
    inn = await openInn({ store: memoryStore(), limits });
  });
  afterAll(() => inn.close());
  const wish = () => ({ game: 'bird', options: {}, seats: [{ kind: 'person' }, { kind: 'person' }], host: freshToken() });

  it('close a socket that floods', async () => {
    const flood = await connect(inn.origin, null);
    for (let i = 0; i < 100; i++) flood.raw('{"t":"ping","id":"x"}');
    await flood.until((guest) => guest.closed);
    expect(flood.closed).toEqual({ code: CLOSED.tooFast });
  });

  it('count pings and pongs like messages', async () => {
    const flood = async (frame: 'ping' | 'pong'): Promise<number> => {
      const ws = new WebSocket(inn.origin.replace('http', 'ws') + SOCKET_PATH, { headers: { origin: inn.origin } });
      await once(ws, 'open');
      for (let i = 0; i < 100; i++) ws[frame]();
      const [code] = await once(ws, 'close');
      return code;
    };
    expect(await Promise.all([flood('ping'), flood('pong')])).toEqual([CLOSED.tooFast, CLOSED.tooFast]);
  });

  it('cut a socket within two seconds that floods pings and never reads', async () => {
    const began = performance.now();
    const { sockets, megabytes } = await floodPings(inn.origin, { until: began + 3000, headers: {}, again: false });
    expect(sockets).toBe(1);
    expect(megabytes).toBeLessThan(20); // it was not even read any more
    expect(performance.now() - began).toBeLessThan(2800);
  });

  it('close a socket that sends too much at once', async () => {
    const big = await connect(inn.origin, null);
    big.raw('x'.repeat(USUAL_LIMITS.messageBytes + 1));
    await big.until((guest) => guest.closed);
    expect(big.closed).toEqual({ code: CLOSED.tooBig });
  });

  it('bound the sockets, the matches and the talk of one address', async () => {
    const { match, invite } = await inn.found({ seats: [{ kind: 'person' }, { kind: 'bot', bot: 'random' }] });
    expect((await inn.post('/api/matches', wish())).status).toBe(201);
    expect((await inn.post('/api/matches', wish())).status).toBe(201);
    expect((await inn.post('/api/matches', wish())).status).toBe(429);
    const guests = [];
    for (let i = 0; i < 5; i++) guests.push(await inn.enter({ match, invite }));
    await expect(connect(inn.origin, null)).rejects.toThrow('429');
    const [ada] = guests;
    if (!ada) throw new Error('nobody came in');
    const token = freshToken();
    await ada.order({ t: 'join', seat: 0, name: 'Ada', token });
    const said = [];
    for (const text of ['one', 'two', 'three']) said.push((await ada.order({ t: 'say', text })).t);
    expect(said).toEqual(['done', 'done', 'refused']);
    await guests[4]?.close();
    const device = await inn.enter({ match, token });
    expect(await device.order({ t: 'say', text: 'four' })).toMatchObject({ t: 'refused', why: 'too-fast' }); // the same seat on another device
    await Promise.all(guests.map((guest) => guest.close()));
  });

  it('do not let a page from elsewhere open a socket, nor one without a page', async () => {
    await expect(connect(inn.origin, null, { origin: 'https://evil.example' })).rejects.toThrow('403');
    await expect(connect(inn.origin, null, {})).rejects.toThrow('403');
  });
});

describe('a socket that reads nothing', () => {
  const connected = (inn: Inn) => new Promise<number>((done) => inn.running.server.getConnections((_, count) => done(count)));
  const untilCut = async (inn: Inn) => {
    while ((await connected(inn)) > 0) await turn();
  };

  it('and says no hello is cut two seconds after its time for one is over', async () => {
    const inn = await openInn({ store: memoryStore() });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { socket } = await openDeaf(inn.origin, {});
    await vi.advanceTimersByTimeAsync(9999);
    expect(await connected(inn)).toBe(1);
    await vi.advanceTimersByTimeAsync(2001);
    vi.useRealTimers();
    await untilCut(inn);
    socket.destroy();
    await inn.close();
  });

  it('and asks for more and more is cut as soon as more waits for it than may', async () => {
    const haste = { ...USUAL_LIMITS, socketRate: 1e9, addressRate: 1e9, searchesPerMinute: 1e9 };
    const inn = await openInn({ store: memoryStore(), limits: haste });
    const { match, watch, invite } = await inn.found({ game: 'farm', seats: [{ kind: 'person' }, { kind: 'person' }] });
    for (const seat of [0, 1]) {
      const guest = await inn.enter({ match, invite });
      await guest.order({ t: 'join', seat, name: `Guest ${seat}`, token: freshToken() });
      await guest.close();
    }
    const { socket, gone } = await openDeaf(inn.origin, {});
    let isCut = false;
    void gone.then(() => {
      isCut = true;
    });
    socket.write(frame(helloText({ match, watch }, undefined)));
    const position = frame('{"t":"position","id":"again","at":0}');
    for (let asked = 0; asked < 100_000 && !isCut; asked += 100) {
      socket.write(Buffer.concat(Array.from({ length: 100 }, () => position)));
      await turn();
    }
    expect(isCut).toBe(true);
    await inn.close();
  });
});

/** A masked frame of text; with a mask of zeros the text stays readable. */
function frame(text: string): Buffer {
  const payload = Buffer.from(text);
  const length = payload.length < 126 ? [0x80 | payload.length] : [0x80 | 126, payload.length >> 8, payload.length & 0xff];
  return Buffer.concat([Buffer.from([0x81, ...length, 0, 0, 0, 0]), payload]);
}
