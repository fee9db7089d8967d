/** Who knocks: the address behind trusted proxies, and whether a page of this server sent the request. */
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/**
 * The client's address. Each trusted proxy appends the address it saw to X-Forwarded-For, so with n of them the n-th from
 * the right is the client; everything further left was written by the client itself and is not believed.
 */
export function addressOf(request: IncomingMessage, trustedProxies: number): string {
  const direct = request.socket.remoteAddress ?? 'unknown';
  if (trustedProxies === 0) return direct;
  const header = request.headers['x-forwarded-for'];
  const hops = (Array.isArray(header) ? header.join(',') : (header ?? '')).split(',').map((hop) => hop.trim());
  return hops.at(-trustedProxies) || direct;
}

/** Where our pages come from. */
export interface OurPages {
  readonly origins: readonly string[]; // as configured; none: those that this server serves itself
  readonly listensOn: string | null; // the address or name it was told to listen on
}

/** Browsers name the page's origin with every WebSocket and POST, and it must be one of ours. */
export function comesFromOurPage(request: IncomingMessage, { origins, listensOn }: OurPages): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined || !URL.canParse(origin)) return false;
  if (origins.length > 0) return origins.includes(origin);
  const page = new URL(origin);
  return page.protocol === 'http:' && page.host === host && isOwnName(page.hostname, listensOn);
}

/** Not every name that leads here is ours: whoever owns a name may let it point to this machine, and would then be heard as our own page. */
function isOwnName(name: string, listensOn: string | null): boolean {
  return name === 'localhost' || name === listensOn?.toLowerCase() || isIP(name.replace(/^\[|\]$/g, '')) !== 0;
}
