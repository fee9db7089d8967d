/** The links of a match. The code stands behind the #, which browsers keep to themselves: it is in no request, log or referrer. */
import { pathTo } from '../route.js';
import { keepTicket, ticketFor } from './tickets.js';

/** A television needs no more than the code of those who look on; typed there, or followed. */
export const televisionLink = (match: string, code: string): string => `${location.origin}/tv/${match}#${code}`;
/** Who has the whole link sits down at once; without what follows the # one stands at the door. */
export const inviteLink = (match: string, code: string | null, secret: string): string =>
  code === null ? `${location.origin}/join/${match}#${secret}` : `${location.origin}${pathTo.room(code)}#${secret}`;
export const watchLink = (match: string, code: string): string => `${location.origin}/watch/${match}#${code}`;

/** Keeps the code of the link that was followed, so that it need not stay in the address. */
export function acceptLink(kind: 'join' | 'watch', match: string): void {
  const code = location.hash.slice(1);
  if (code !== '') keepTicket(match, kind === 'join' ? { invite: code } : { watch: code });
}

/** A rematch knows the same people: what opened this match opens the next. */
export function inherit(match: string, next: string): void {
  const ticket = ticketFor(match);
  if (!ticket || ticketFor(next)) return;
  const { game, code, token, host, invite, watch, looks, muted } = ticket;
  keepTicket(next, { game, code, token, host, invite, watch, looks, muted });
}
