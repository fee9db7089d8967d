/** The app's files over HTTP, asked for as browsers and others do. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request as ask, createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listenFrom, serveFiles } from './files.js';

let folder: string;
let server: Server;
let port: number;

beforeAll(async () => {
  const outside = mkdtempSync(join(tmpdir(), 'halcyon-'));
  folder = join(outside, 'app');
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(outside, 'secret.txt'), 'not for the web');
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Halcyon</title>');
  const script = 'export const greeting = "hello";\n'.repeat(50);
  writeFileSync(join(folder, 'assets', 'app-1a2b.js'), script);
  writeFileSync(join(folder, 'assets', 'app-1a2b.js.br'), brotliCompressSync(script)); // as the build does
  writeFileSync(join(folder, 'manifest.webmanifest'), '{}');
  server = serveFiles(folder);
  port = await listenFrom(server, '127.0.0.1', 0, 1);
});

afterAll(() => {
  server.close();
  rmSync(join(folder, '..'), { recursive: true });
});

interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** Sends the path as it is written; `fetch` would tidy it up first. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const sent = ask({ host: '127.0.0.1', port, path, headers, method }, (reply) => {
      const parts: Buffer[] = [];
      reply.on('data', (part: Buffer) => parts.push(part));
      reply.on('end', () => resolve({ status: reply.statusCode ?? 0, headers: reply.headers, body: Buffer.concat(parts) }));
    });
    sent.on('error', reject);
    sent.end();
  });
}

it.each(['/', '/match/1a2b', '/new/bird', '/anything?at=all'])('answers %s with the app itself', async (path) => {
  const { status, headers, body } = await get(path);
  expect(status).toBe(200);
  expect(headers['content-type']).toMatch(/^text\/html; ?charset=utf-8$/);
  expect(headers['cache-control']).toBe('no-cache');
  expect(String(body)).toContain('<title>Halcyon</title>');
});

it('lets a page run and load only what comes from here', async () => {
  const { headers } = await get('/');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers['content-security-policy']).toContain("script-src 'self'");
  expect(headers['content-security-policy']).not.toContain('unsafe');
  expect(headers['x-content-type-options']).toBe('nosniff');
});

it('has files with a hash in their name kept for ever, and sends them compressed', async () => {
  const { headers, body } = await get('/assets/app-1a2b.js', { 'accept-encoding': 'gzip, br' });
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(headers['content-type']).toBe('text/javascript');
  expect(headers['content-encoding']).toBe('br');
  expect(String(brotliDecompressSync(body))).toContain('hello');
  expect((await get('/assets/app-1a2b.js')).headers['content-encoding']).toBeUndefined();
});

it('says 304 to a browser that has the file already', async () => {
  const { headers } = await get('/');
  const again = await get('/', { 'if-none-match': String(headers.etag) });
  expect(again.status).toBe(304);
  expect(again.body).toHaveLength(0);
});

it.each(['/../secret.txt', '/assets/../../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/assets/%00.js'])(
  'does not leave its folder for %s',
  async (path) => {
    const { status, body } = await get(path);
    expect([400, 404]).toContain(status);
    expect(String(body)).not.toContain('not for the web');
  },
);

it('has no file where there is none, and takes no orders', async () => {
  expect((await get('/assets/gone.js')).status).toBe(404);
  expect((await get('/%')).status).toBe(400);
  expect((await get('/', {}, 'POST')).status).toBe(405);
});

it('takes the next port where one is taken', async () => {
  const first = createServer();
  const taken = await listenFrom(first, '127.0.0.1', 0, 1);
  const second = createServer();
  try {
    expect(await listenFrom(second, '127.0.0.1', taken, 20)).toBeGreaterThan(taken);
    await expect(listenFrom(createServer(), '127.0.0.1', taken, 1)).rejects.toThrow('EADDRINUSE');
  } finally {
    first.close();
    second.close();
  }
});
