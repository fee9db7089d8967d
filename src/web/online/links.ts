/** The links of a match. The code stands behind the #, which browsers keep to themselves: it is in no request, log or referrer. */
import { keepTicket, ticketFor } from './tickets.js';

export const inviteLink = (match: string, code: string): string => `${location.origin}/join/${match}#${code}`;
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
  const { game, token, host, invite, watch } = ticket;
  keepTicket(next, { game, token, host, invite, watch });
}
