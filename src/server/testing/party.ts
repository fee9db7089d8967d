/** People at a table of a test's server: sitting down, finding out who is asked, and playing. */
import type { Json, Seat } from '../../engine/game.js';
import { gameById } from '../../games/index.js';
import type { FoundReply } from '../../match/messages.js';
import type { FoundRequest } from '../../match/wire.js';
import type { Guest } from './guest.js';
import { freshToken, type Inn } from './table.js';

export const PERSON = { kind: 'person' } as const;
export const BOT = { kind: 'bot', bot: 'sensible' } as const;

export interface Party extends FoundReply {
  readonly host: string;
  readonly tokens: readonly string[];
  readonly guests: readonly Guest[];
}

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan'];

/** A match whose seats for people are all taken, so that it has begun. `inns`: who is connected to which server. */
export async function gather(inns: readonly [Inn, ...Inn[]], wish: Partial<FoundRequest> = {}): Promise<Party> {
  const seats = wish.seats ?? [PERSON, PERSON];
  const founded = await inns[0].found({ ...wish, seats });
  const tokens: string[] = [];
  const guests: Guest[] = [];
  for (const [seat, plan] of seats.entries()) {
    if (plan.kind === 'bot') continue;
    const inn = inns[seat % inns.length] ?? inns[0];
    const guest = await inn.enter({ match: founded.match, invite: founded.invite });
    const token = freshToken();
    const joined = await guest.order({ t: 'join', seat, name: NAMES[seat] ?? `Person ${seat}`, token });
    if (joined.t !== 'done') throw new Error(`could not join: ${JSON.stringify(joined)}`);
    tokens.push(token);
    guests.push(guest);
  }
  await Promise.all(guests.map((guest) => guest.until((g) => g.position)));
  return { ...founded, tokens, guests };
}

/** A move that the rules allow to this guest now, or null while others are asked. */
export function choice(guest: Guest): { readonly decision: number; readonly move: Json } | null {
  const { position } = guest;
  const decision = position?.view.open.find((open) => open.seat === position.view.seat);
  if (!position || !decision || position.view.mine === null) return null;
  const [move] = gameById(guest.face.game).moves(position.view.shared, position.view.mine, decision);
  return move === undefined ? null : { decision: decision.id, move };
}

export interface Turn {
  readonly seat: Seat;
  readonly guest: Guest;
  readonly other: Guest;
  readonly entries: number;
  readonly decision: number;
  readonly move: Json;
}

/** Whose turn it is, once everybody has heard of everything. */
export async function turnOf({ guests }: Party): Promise<Turn> {
  const entries = Math.max(...guests.map((guest) => guest.position?.entries ?? 0));
  await Promise.all(guests.map((guest) => guest.until((g) => (g.position?.entries ?? -1) >= entries)));
  const guest = await Promise.any(guests.map((each) => each.until((g) => choice(g) && g)));
  const made = choice(guest);
  const other = guests.find((each) => each !== guest);
  if (!made || !other) throw new Error('nobody is asked');
  return { seat: guest.position?.view.seat ?? 0, guest, other, entries: guest.position?.entries ?? 0, ...made };
}

/** Whoever is asked answers, and all hear of it. */
export async function playTurn(party: Party): Promise<Turn> {
  const turn = await turnOf(party);
  const { guest, decision, move, entries } = turn;
  const reply = await guest.order({ t: 'answer', decision, move });
  if (reply.t !== 'done') throw new Error(`not taken: ${JSON.stringify(reply).slice(0, 300)}`);
  await Promise.all(party.guests.map((each) => each.until((g) => (g.position?.entries ?? 0) > entries)));
  return turn;
}

export async function playOn(party: Party): Promise<void> {
  while (party.guests[0]?.position?.view.open.length !== 0) await playTurn(party);
}
