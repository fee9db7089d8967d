/** The app's files over HTTP: compressed beforehand by the build, hashed names kept for ever, everything else checked anew each time. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, normalize, sep } from 'node:path';
import sirv from 'sirv';

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

function refuse(response: ServerResponse, status: number, words: string): void {
  response.writeHead(status, { ...GUARDS, 'content-type': 'text/plain; charset=utf-8' }).end(`${words}\n`);
}

const FOR_EVER = 'public, max-age=31536000, immutable';

/** Answers with the files of one built app. Addresses without a file are pages of the app itself; missing assets are 404. */
export function filesOf(folder: string): Respond {
  const send = sirv(folder, {
    etag: true,
    brotli: true,
    onNoMatch: (_, response) => refuse(response, 404, 'There is no such file.'),
  });
  return async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405, 'Only GET and HEAD are answered here.');
    const path = pathOf(request);
    if (path === null) return refuse(response, 400, 'This is not an address of the app.');
    if (extname(path) === '') request.url = '/'; // a page, which the app itself knows
    for (const [name, value] of Object.entries(GUARDS)) response.setHeader(name, value);
    response.setHeader('cache-control', path.startsWith('/assets/') ? FOR_EVER : 'no-cache');
    send(request, response);
  };
}

/** A server for one built app and nothing else. */
export function serveFiles(folder: string): Server {
  const respondWithFile = filesOf(folder);
  return createServer((request, response) => {
    void respondWithFile(request, response);
  });
}

/** Listens on the port asked for or, where others may be taken too, on the next free one. */
export async function listenFrom(server: Server, host: string, port: number, tries: number): Promise<number> {
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
