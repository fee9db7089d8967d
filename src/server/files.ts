/** The app's files over HTTP: right types, compressed, hashed names kept for ever, everything else checked anew each time. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

/** What the page may do: run and load what comes from here, and nothing else. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' blob:", // copies that the page makes of its own drawings
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

export const GUARDS = {
  'content-security-policy': POLICY,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
} as const;

type Coding = 'br' | 'gzip' | 'identity';

/** A file as it is sent. Kept in memory: the app is small, and it is compressed once. */
interface Parcel {
  readonly body: Record<Coding, Buffer>;
  readonly type: string;
  readonly tag: string;
}

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)];
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
const isText = (type: string): boolean => /^text\/|json|svg|manifest/.test(type);

async function pack(file: string): Promise<Parcel> {
  const plain = await readFile(file);
  const type = TYPES[extname(file)] ?? 'application/octet-stream';
  const [br, gz] = isText(type) ? await Promise.all([brotli(plain, BROTLI), zip(plain)]) : [plain, plain];
  return { body: { identity: plain, br, gzip: gz }, type, tag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"` };
}

function codingFor(request: IncomingMessage, type: string): Coding {
  const accepted = request.headers['accept-encoding'] ?? '';
  if (!isText(type)) return 'identity';
  return /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
}

/** The path a request asks for, inside the folder; null where it is no path at all. */
function pathOf(request: IncomingMessage): string | null {
  try {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname));
    return path.includes('\0') || path.split(sep).includes('..') ? null : path;
  } catch {
    return null;
  }
}

export type Respond = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Answers with the files of one built app. Addresses without a file are pages of the app itself; missing assets are 404. */
export function filesOf(folder: string): Respond {
  const packed = new Map<string, Promise<Parcel>>();
  const parcel = (path: string): Promise<Parcel> => {
    const known = packed.get(path);
    if (known) return known;
    const made = pack(join(folder, path));
    packed.set(path, made);
    made.catch(() => packed.delete(path));
    return made;
  };
  const find = async (path: string): Promise<Parcel | null> => {
    if (extname(path) === '') return parcel('/index.html');
    return parcel(path).catch(() => null);
  };
  return (request, response) => respond(request, response, find);
}

/** A server for one built app and nothing else. */
export function serveFiles(folder: string): Server {
  const respondWithFile = filesOf(folder);
  return createServer((request, response) => {
    void respondWithFile(request, response);
  });
}

async function respond(request: IncomingMessage, response: ServerResponse, find: (path: string) => Promise<Parcel | null>): Promise<void> {
  const refuse = (status: number, words: string) =>
    response.writeHead(status, { ...GUARDS, 'content-type': 'text/plain; charset=utf-8' }).end(`${words}\n`);
  if (request.method !== 'GET' && request.method !== 'HEAD') return void refuse(405, 'Only GET and HEAD are answered here.');
  const path = pathOf(request);
  if (path === null) return void refuse(400, 'This is not an address of the app.');
  const found = await find(path).catch(() => null);
  if (!found) return void refuse(404, 'There is no such file.');
  const coding = codingFor(request, found.type);
  const headers = {
    ...GUARDS,
    'content-type': found.type,
    'cache-control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    etag: found.tag,
    vary: 'accept-encoding',
  };
  if (request.headers['if-none-match'] === found.tag) return void response.writeHead(304, headers).end();
  const body = found.body[coding];
  response.writeHead(200, {
    ...headers,
    'content-length': body.length,
    ...(coding === 'identity' ? {} : { 'content-encoding': coding }),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Listens on the port asked for or, where others may be taken too, on the next free one. */
export async function listen(server: Server, host: string, port: number, tries: number): Promise<number> {
  for (let at = port; ; at++) {
    try {
      return await listenOn(server, host, at);
    } catch (error) {
      const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
      if (!taken || at + 1 >= port + tries) throw error;
    }
  }
}

function listenOn(server: Server, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}
