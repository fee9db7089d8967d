/** What is asked of the server before there is a line: founding a match, the room behind a code, news of matches, and the public lobby. */
import { Complaint } from '../../engine/complaint.js';
import type { FoundReply, LobbyReply, News, NewsReply, RoomReply } from '../../match/messages.js';
import type { FoundRequest } from '../../match/wire.js';
import { keepTicket, newToken } from './tickets.js';

async function ask(path: string, init?: RequestInit): Promise<Response> {
  try {
    return await fetch(path, init);
  } catch {
    throw new Complaint('The server cannot be reached. Playing on this device works without it.');
  }
}

const post = (body: object): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

async function read<T>(response: Response): Promise<T> {
  const body: unknown = await response.json().catch(() => null);
  if (response.ok) return body as T;
  const because = typeof body === 'object' && body !== null && 'because' in body ? String(body.because) : null;
  throw new Complaint(because ?? `The server answered ${response.status}. Try again in a moment.`);
}

const reply = async <T>(path: string, init?: RequestInit): Promise<T> => read<T>(await ask(path, init));

/** Founds a match and keeps what opens it. Unless it begins by itself, whoever founds it says when. Returns its id. */
export async function foundMatch(wish: Omit<FoundRequest, 'host'>): Promise<string> {
  const host = newToken();
  const settings = { startWhenFull: false, ...wish.settings };
  const { match, invite, watch, code } = await reply<FoundReply>('/api/matches', post({ ...wish, settings, host }));
  keepTicket(match, { game: wish.game, host, invite, watch, code });
  return match;
}

/** The newest match of the room with this code; null: no table has it. */
export async function findRoom(code: string): Promise<RoomReply | null> {
  const response = await ask(`/api/rooms?code=${encodeURIComponent(code)}`);
  return response.status === 404 ? null : read<RoomReply>(response);
}

/** How the matches stand at which these tokens sit. */
export const newsOf = async (seats: readonly { readonly match: string; readonly token: string }[]): Promise<readonly News[]> =>
  (await reply<NewsReply>('/api/news', post({ seats }))).news;

export const lobby = (): Promise<LobbyReply> => reply<LobbyReply>('/api/lobby');

/** The key by which browsers know whose messages they are asked to show; null: this server sends none. */
export const pushKey = async (): Promise<string | null> => (await reply<{ readonly key: string | null }>('/api/push-key')).key;
