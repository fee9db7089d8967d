/** What is asked of the server before there is a line: founding a match, and the public lobby. */
import { Complaint } from '../../engine/complaint.js';
import type { FoundReply, LobbyReply } from '../../match/messages.js';
import type { Found } from '../../match/wire.js';
import { keepTicket, newToken } from './tickets.js';

async function reply<T>(path: string, init?: RequestInit): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new Complaint('The server cannot be reached. Playing on this device works without it.');
  }
  const body: unknown = await response.json().catch(() => null);
  if (response.ok) return body as T;
  const because = typeof body === 'object' && body !== null && 'because' in body ? String(body.because) : null;
  throw new Complaint(because ?? `The server answered ${response.status}. Try again in a moment.`);
}

/** Founds a match and keeps what opens it. Returns its id. */
export async function foundMatch(wish: Omit<Found, 'host'>): Promise<string> {
  const host = newToken();
  const { match, invite, watch } = await reply<FoundReply>('/api/matches', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...wish, host }),
  });
  keepTicket(match, { game: wish.game, host, invite, watch });
  return match;
}

export const lobby = (): Promise<LobbyReply> => reply<LobbyReply>('/api/lobby');

/** The key by which browsers know whose messages they are asked to show; null: this server sends none. */
export const pushKey = async (): Promise<string | null> => (await reply<{ readonly key: string | null }>('/api/push-key')).key;
