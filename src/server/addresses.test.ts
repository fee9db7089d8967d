/** Nothing is sent into private networks on a stranger's word: not by number, not by name, not by a name that changes its mind. */
import { createServer } from 'node:https';
import { type AddressInfo, connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { guardedAgent, guardedLookup, isPublic, publicAddress, readAddress } from './addresses.js';
import { callWebhook } from './webhook.js';

const PRIVATE = [
  '127.0.0.1',
  '127.8.8.8',
  '10.0.0.1',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '100.127.255.254',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '198.18.0.1',
  '::1',
  '::',
  'fe80::1',
  'fc00::1',
  'fd12::1',
  'ff02::1',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '64:ff9b::a00:1',
  '2002:a00:1::',
  '2001:db8::1',
  '2001::1',
  'localhost',
  '',
];
const PUBLIC = ['93.184.216.34', '8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450:4001::1'];

describe('an address', () => {
  it.each(PRIVATE)('%s is not public', (address) => {
    expect(isPublic(address)).toBe(false);
  });
  it.each(PUBLIC)('%s is', (address) => {
    expect(isPublic(address)).toBe(true);
  });
});

describe('an address that a stranger gave', () => {
  const resolves =
    (...addresses: string[]) =>
    async () =>
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
  const objectionTo = async (...all: Parameters<typeof publicAddress>): Promise<string | null> => {
    const address = await publicAddress(...all);
    return address.ok ? null : address.because;
  };

  it('is refused if it leads into a private network, even with one of several addresses, in the same words as one that leads nowhere', async () => {
    expect(await objectionTo('https://hook.example/x', resolves('93.184.216.34'))).toBeNull();
    const nowhere = await objectionTo('https://hook.example/x', resolves());
    expect(nowhere).toContain('No public server');
    expect(await objectionTo('https://hook.example/x', resolves('10.0.0.1'))).toBe(nowhere);
    expect(await objectionTo('https://hook.example/x', resolves('93.184.216.34', '::1'))).toBe(nowhere);
    expect(await objectionTo('https://hook.example/x', () => Promise.reject(new Error('ENOTFOUND')))).toBe(nowhere);
    expect(await objectionTo('https://127.0.0.1/x')).toBe(nowhere);
  });

  it('is refused if its name is not resolved in time', async () => {
    expect(await objectionTo('https://hook.example/x', () => new Promise(() => {}), 50)).toContain('No public server');
  });

  it.each([
    ['http://93.184.216.34/', 'https'],
    ['https://user:word@93.184.216.34/', 'password'],
    ['https://93.184.216.34:25/', 'port'],
    ['https://2130706433/', 'No public server'], // 127.0.0.1 written as one number
    ['https://0x7f.1/', 'No public server'],
    ['https://127.0.0.1./', 'No public server'],
    ['https://[::ffff:127.0.0.1]/', 'letters'],
    ['https://[2606:4700::1111]/', 'letters'],
    ['https://127.0.0.1;x.evil.example/', 'letters'], // a name for some programs and 127.0.0.1 for others
    ["https://127.0.0.1'x.evil.example/", 'letters'],
    ['https://a_b.example/', 'letters'],
    ['nonsense', 'not an address'],
  ])('is refused if it is %s', async (url, words) => {
    expect(await objectionTo(url, resolves('93.184.216.34'))).toContain(words);
  });

  it('is handed on as it was read', () => {
    const address = readAddress('HTTPS://Hook.EXAMPLE:443/a/../b?c#d');
    expect(address.ok && address.url.href).toBe('https://hook.example/b?c#d');
    const wide = readAddress('https://ｈｏｏｋ.example/');
    expect(wide.ok && wide.url.hostname).toBe('hook.example');
  });
});

describe('at the moment of connecting', () => {
  it('a name that leads to this machine gets nowhere', async () => {
    const found = await new Promise((done) => guardedLookup('localhost', { all: true }, (error) => done(error)));
    expect(String(found)).toContain('private network');
  });
  it('nothing arrives at a server on loopback, by name', async () => {
    let knocked = false;
    const server = createServer(() => {
      knocked = true;
    });
    server.on('connection', () => {
      knocked = true;
    });
    await new Promise<void>((open) => server.listen(0, '127.0.0.1', open));
    const { port } = server.address() as AddressInfo;
    const agent = guardedAgent();
    const [lookup] = [agent.options.lookup];
    Object.assign(agent, { createConnection: () => connect({ host: 'localhost', port, lookup }) });
    await expect(callWebhook('https://localhost/', {}, agent)).rejects.toThrow('private network');
    await expect(callWebhook('https://127.0.0.1/', {}, agent)).rejects.toThrow('No public server');
    expect(knocked).toBe(false);
    server.close();
  });
});
