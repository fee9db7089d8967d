/** What reaches a push service: a message that only the browser can read, signed with the server's own keys. */
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { Agent } from 'node:https';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import webPush from 'web-push';
import { sendPush } from './push.js';

interface Arrived {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A push service that answers with this status, and the way to it: TLS, which is not the matter here, is left out. */
async function pushService(status: number): Promise<{ readonly agent: Agent; readonly arrived: Arrived[] }> {
  const arrived: Arrived[] = [];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    arrived.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
    response.writeHead(status).end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  closing.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  class Plain extends Agent {
    override createConnection = () => connect(port, '127.0.0.1');
  }
  return { agent: new Plain(), arrived };
}

/** A browser that has subscribed. */
function browser() {
  const keys = createECDH('prime256v1');
  const publicKey = keys.generateKeys();
  const auth = randomBytes(16);
  const target = {
    endpoint: 'https://push.example/send/abc',
    keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
  };
  /** RFC 8291, on RFC 8188: a header with salt, record size and the sender's key, then one encrypted record. */
  const read = (body: Buffer): string => {
    const [salt, length] = [body.subarray(0, 16), body.readUInt8(20)];
    const sender = body.subarray(21, 21 + length);
    const record = body.subarray(21 + length);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender]);
    const secret = Buffer.from(hkdfSync('sha256', keys.computeSecret(sender), auth, info, 32));
    const derived = (label: string, bytes: number) => Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${label}\0`, bytes));
    const decipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12));
    decipher.setAuthTag(record.subarray(-16));
    const plain = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
    return plain.subarray(0, plain.lastIndexOf(2)).toString(); // 2 marks the end of the last record
  };
  return { target, read };
}

const keys = webPush.generateVAPIDKeys();
const CONTACT = 'mailto:host@play.example';
const NEWS = { kind: 'your-turn', match: 'm', text: 'Bird of Happiness: it is your turn, Ada.' };

describe('a push message', () => {
  it('can be read by the browser it is for, and by no other', async () => {
    const { agent, arrived } = await pushService(201);
    const { target, read } = browser();
    expect(await sendPush(target, NEWS, keys, CONTACT, agent)).toBe(false);
    const [message] = arrived;
    expect(message?.path).toBe('/send/abc');
    expect(message?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', urgency: 'normal' });
    expect(JSON.parse(read(message?.body ?? Buffer.alloc(0)))).toEqual(NEWS);
    expect(message?.body.includes('Ada')).toBe(false);
    expect(() => browser().read(message?.body ?? Buffer.alloc(0))).toThrow();
  });

  it('is signed for this push service with the keys that browsers are given', async () => {
    const { agent, arrived } = await pushService(201);
    await sendPush(browser().target, NEWS, keys, CONTACT, agent);
    const [, token = '', key] = /^vapid t=([^,]+), k=(.+)$/.exec(arrived[0]?.headers.authorization ?? '') ?? [];
    expect(key).toBe(keys.publicKey);
    const [head = '', claims = '', signature = ''] = token.split('.');
    const point = Buffer.from(keys.publicKey, 'base64url');
    const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
    const signer = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
    const signed = Buffer.from(`${head}.${claims}`);
    expect(verify('sha256', signed, { key: signer, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'))).toBe(true);
    const { aud, sub, exp } = JSON.parse(Buffer.from(claims, 'base64url').toString());
    expect({ aud, sub }).toEqual({ aud: 'https://push.example', sub: CONTACT });
    expect(exp).toBeGreaterThan(Date.now() / 1000);
    expect(exp).toBeLessThanOrEqual(Date.now() / 1000 + 24 * 3600);
  });

  it.each([404, 410])('that is answered with %i says that the browser is gone', async (status) => {
    const { agent } = await pushService(status);
    expect(await sendPush(browser().target, NEWS, keys, CONTACT, agent)).toBe(true);
  });

  it('that the service cannot take now is a failure', async () => {
    const { agent } = await pushService(503);
    await expect(sendPush(browser().target, NEWS, keys, CONTACT, agent)).rejects.toThrow();
  });
});
