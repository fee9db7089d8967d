/** Whatever the other side of a webhook or push does, over real TLS on loopback: little of it is read, and it ends in time. */
import { once } from 'node:events';
import { Agent } from 'node:https';
import { type AddressInfo, createServer as createPlainServer, type Server, type Socket } from 'node:net';
import { connect, createServer, type TLSSocket } from 'node:tls';
import { afterEach, describe, expect, it } from 'vitest';
import webPush from 'web-push';
import { post } from './post.js';
import { sendPush } from './push.js';
import { callWebhook } from './webhook.js';

const KEY = Buffer.alloc(32, 7); // both sides know it, so that no certificate is needed
const CIPHERS = 'PSK-AES128-GCM-SHA256';
const HEAD = 'HTTP/1.1 201 Created\r\ntransfer-encoding: chunked\r\n\r\n';
const SOON = 400; // milliseconds: the patience of most tests

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

interface Far {
  readonly agent: Agent;
  /** Bytes that our side has taken from its socket. */
  read(): number;
  /** When our side hangs up. */
  readonly gone: Promise<unknown>;
}

/** The other side, and an agent that leads to it whatever the address says. */
async function far(server: Server): Promise<Far> {
  const sockets: Socket[] = [];
  server.on('connection', (socket: Socket) => sockets.push(socket));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const gone = once(server, 'connection').then(([socket]) => once(socket, 'close'));
  closing.push(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  let ours: TLSSocket | null = null;
  class Leading extends Agent {
    override createConnection = () => {
      ours = connect({
        port,
        host: '127.0.0.1',
        ciphers: CIPHERS,
        maxVersion: 'TLSv1.2',
        pskCallback: () => ({ psk: KEY, identity: 'halcyon' }),
        checkServerIdentity: () => undefined,
      });
      return ours;
    };
  }
  return { agent: new Leading(), read: () => ours?.bytesRead ?? 0, gone };
}

/** A server that speaks TLS and does this once a request has begun. */
function speaking(answer: (socket: TLSSocket) => void): Promise<Far> {
  const server = createServer({ ciphers: CIPHERS, maxVersion: 'TLSv1.2', pskCallback: () => KEY }, (socket) => {
    socket.on('error', () => {});
    socket.once('data', () => answer(socket));
  });
  return far(server);
}

/** Writes this again and again, as fast as it is taken or every so many milliseconds. */
function forEver(socket: TLSSocket, text: string, pause = 0): void {
  const more = () => {
    if (socket.destroyed) return;
    if (pause === 0 && !socket.write(text)) return void socket.once('drain', more);
    if (pause > 0) socket.write(text);
    setTimeout(more, pause);
  };
  more();
}

const LETTER = { to: 'https://hook.example/x', headers: { 'content-length': 2 }, body: '{}' };
const CHUNK = `4000\r\n${'x'.repeat(0x4000)}\r\n`;
const EARLY = `HTTP/1.1 103 Early Hints\r\nlink: ${'x'.repeat(8000)}\r\n\r\n`;

const keys = webPush.generateVAPIDKeys();
const target = { endpoint: 'https://push.example/x', keys: { p256dh: keys.publicKey, auth: 'A'.repeat(22) } };

describe('an answer without an end', () => {
  it.each([
    ['webhook', (agent: Agent) => callWebhook('https://hook.example/x', {}, agent), 201],
    ['push', (agent: Agent) => sendPush(target, {}, keys, 'mailto:host@play.example', agent), false],
  ])('to a %s is cut off as soon as its status is known', async (_, send, outcome) => {
    const { agent, read, gone } = await speaking((socket) => {
      socket.write(HEAD);
      forEver(socket, CHUNK);
    });
    expect(await send(agent)).toBe(outcome);
    await gone;
    expect(read()).toBeLessThan(64 * 1024);
  });

  it('that trickles is cut off as well', async () => {
    const { agent, gone } = await speaking((socket) => {
      socket.write(HEAD);
      forEver(socket, '1\r\nx\r\n', 20);
    });
    expect(await sendPush(target, {}, keys, 'mailto:host@play.example', agent)).toBe(false);
    await gone;
  });

  it('that is always only announced is cut off after 64 kB', async () => {
    const { agent, read, gone } = await speaking((socket) => forEver(socket, EARLY));
    await expect(post(LETTER, agent)).rejects.toThrow('too many answers');
    await gone;
    expect(read()).toBeLessThanOrEqual(64 * 1024);
  });

  it('in its headers is cut off after 16 kB', async () => {
    const { agent, read, gone } = await speaking((socket) => {
      socket.write('HTTP/1.1 201 Created\r\n');
      forEver(socket, `x-more: ${'x'.repeat(1000)}\r\n`);
    });
    await expect(post(LETTER, agent)).rejects.toThrow('Header overflow');
    await gone;
    expect(read()).toBeLessThanOrEqual(64 * 1024);
  });
});

describe('patience ends', () => {
  const ends = async ({ agent, gone }: Far): Promise<void> => {
    await expect(post(LETTER, agent, SOON)).rejects.toThrow('no answer within');
    await gone;
  };

  it('with headers that trickle', async () => {
    await ends(
      await speaking((socket) => {
        socket.write('HTTP/1.1 201 Created\r\n');
        forEver(socket, 'x: y\r\n', 20);
      }),
    );
  });

  it('with announcements that trickle', async () => {
    await ends(await speaking((socket) => forEver(socket, 'HTTP/1.1 100 Continue\r\n\r\n', 20)));
  });

  it('with somebody who never answers', async () => {
    await ends(await speaking(() => {}));
  });

  it('with somebody who accepts the connection and never begins with TLS', async () => {
    await ends(await far(createPlainServer((socket) => socket.on('error', () => {}).resume())));
  });

  it('with a name that is never resolved', async () => {
    const agent = new Agent({ lookup: () => {} });
    await expect(post(LETTER, agent, SOON)).rejects.toThrow('no answer within');
  });

  it('with a queue in which those before never end', async () => {
    const agent = new Agent({ lookup: () => {}, maxSockets: 1 });
    const [first, second] = [post(LETTER, agent, 5 * SOON), post(LETTER, agent, SOON)];
    await expect(second).rejects.toThrow('no answer within');
    await expect(first).rejects.toThrow('no answer within');
  });
});

it('what is not a plain public address is not called, whatever was written down earlier', async () => {
  const { agent } = await speaking(() => {});
  for (const to of ['https://127.0.0.1/', 'https://127.0.0.1;x.evil.example/', 'http://hook.example/', 'https://hook.example:22/'])
    await expect(post({ ...LETTER, to }, agent)).rejects.toThrow();
});
