/** Who knocks: the address behind trusted proxies, and whether a page of this server sent the request. */
import type { IncomingMessage } from 'node:http';

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

/** Browsers name the page's origin with every WebSocket and POST. It must be one of ours: the configured ones, or without them this very host. */
export function comesFromOurPage(request: IncomingMessage, origins: readonly string[]): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined) return false;
  if (origins.length > 0) return origins.includes(origin);
  try {
    return host !== undefined && new URL(origin).host === host;
  } catch {
    return false;
  }
}
