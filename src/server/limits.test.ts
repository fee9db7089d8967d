/** Limits and the door: how much one address prefix may ask for, whose address counts, and which pages may speak. */
import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { addressOf, comesFromOurPage } from './door.js';
import { connectionCounter, prefixOf, tokenBucket, tokenBuckets } from './limits.js';

const knocking = (headers: Record<string, string>, remoteAddress = '192.0.2.7') =>
  ({ headers, socket: { remoteAddress } }) as unknown as IncomingMessage;

describe('a token bucket', () => {
  it('is used up by a burst and comes back with time', () => {
    let now = 0;
    const may = tokenBucket(2, 4, () => now);
    expect([1, 2, 3, 4, 5].map(() => may())).toEqual([true, true, true, true, false]);
    now = 1000;
    expect([1, 2, 3].map(() => may())).toEqual([true, true, false]);
  });

  it('is counted for each key by itself', () => {
    const may = tokenBuckets(2, 4, () => 0);
    expect([1, 2, 3, 4, 5].map(() => may('a'))).toEqual([true, true, true, true, false]);
    expect(may('b')).toBe(true);
  });

  it('of a key is remembered while others come, and forgotten when very many have come since', () => {
    const may = tokenBuckets(0, 1, () => 0);
    const others = (count: number) => Array.from({ length: count }, (_, i) => may(`another ${i}`));
    expect(may('a')).toBe(true);
    others(25_000);
    expect(may('a')).toBe(false);
    others(50_000);
    expect(may('a')).toBe(true);
  });
});

describe('a counter of connections', () => {
  it('lets so many in and no more, until one leaves', () => {
    const door = connectionCounter(2);
    expect([door.enter('a'), door.enter('a'), door.enter('a'), door.enter('b')]).toEqual([true, true, false, true]);
    door.leave('a');
    expect(door.enter('a')).toBe(true);
  });
});

describe('the prefix', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('of %s is %s', (address, prefix) => {
    expect(prefixOf(address)).toBe(prefix);
  });
});

describe('an address', () => {
  const chain = { 'x-forwarded-for': '6.6.6.6, 198.51.100.1, 198.51.100.2' };
  it.each([
    [0, '192.0.2.7'],
    [1, '198.51.100.2'],
    [2, '198.51.100.1'],
    [9, '192.0.2.7'],
  ])('behind %i trusted proxies is %s, whatever the client wrote itself', (proxies, address) => {
    expect(addressOf(knocking(chain), proxies)).toBe(address);
  });
  it('is the direct one where a proxy said nothing', () => {
    expect(addressOf(knocking({}), 1)).toBe('192.0.2.7');
  });
});

describe('a page', () => {
  const isOurs = (host: string, origin: string | undefined, origins: readonly string[] = []) =>
    comesFromOurPage(knocking(origin === undefined ? { host } : { host, origin }), { origins, listensOn: 'Table.local' });

  it.each(['localhost:4321', '192.168.1.7:4321', '[fd00::7]:4321', 'table.local:4321'])(
    'is ours when this server has served it under http://%s',
    (host) => {
      expect(isOurs(host, `http://${host}`)).toBe(true);
      expect(isOurs(host, `https://${host}`)).toBe(false); // this server speaks plain http
    },
  );

  it.each([
    ['localhost:4321', 'http://localhost:4322'],
    ['localhost:4321', 'https://evil.example'],
    ['localhost:4321', 'null'],
    ['localhost:4321', undefined],
    ['rebound.evil.example', 'http://rebound.evil.example'], // a name that its owner has let point here
    ['127.0.0.1.evil.example', 'http://127.0.0.1.evil.example'],
  ])('at %s is not ours when it comes from %s', (host, origin) => {
    expect(isOurs(host, origin)).toBe(false);
  });

  it('is ours when it comes from a place that was named, and then from no other', () => {
    const named = ['https://play.example'];
    expect(isOurs('play.example', 'https://play.example', named)).toBe(true);
    expect(isOurs('play.example', 'http://play.example', named)).toBe(false);
    expect(isOurs('localhost:4321', 'http://localhost:4321', named)).toBe(false);
  });
});
