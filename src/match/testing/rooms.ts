/** Rooms for tests, built in one line: people sit down, the match begins, orders are carried out on the spot. */
import type { Json, Seat } from '../../engine/game.js';
import { movesOf } from '../../engine/play.js';
import { sealed } from '../../engine/testing/sealed.js';
import { games, type Shelf } from '../../games/index.js';
import { fold } from '../fold.js';
import { found, type MatchWish } from '../found.js';
import type { Line } from '../lines.js';
import { type Command, type Decided, decide, type Who } from '../orders.js';
import { newRoom, type Room } from '../room.js';

export const shelf: Shelf = { ...games, sealed };
export const NOW = 1_800_000_000_000;
export const HOST: Who = { seat: null, host: true, guest: false, door: false, from: null };
export const GUEST: Who = { seat: null, host: false, guest: true, door: false, from: null };
export const AT_THE_DOOR: Who = { seat: null, host: false, guest: false, door: true, from: null };
export const SPECTATOR: Who = { seat: null, host: false, guest: false, door: false, from: null };
export const seated = (seat: Seat): Who => ({ seat, host: false, guest: false, door: false, from: null });

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** 43 signs that look random and are the same for the same number. */
export const token = (n: number): string => Array.from({ length: 43 }, (_, i) => SIGNS[(i * 29 + n * 7 + i * i) % 64]).join('');

const SECRETS = { seed: '5'.repeat(64), invite: 'an invite code of 22 s', watch: 'a watching code of 22.' };
export const PERSON = { kind: 'person' } as const;
export const BOT = { kind: 'bot', bot: 'sensible' } as const;
export const OPEN = { kind: 'open', bot: 'gentle' } as const;

export const wish = (more: Partial<MatchWish> = {}): MatchWish => ({
  game: 'bird',
  options: {},
  seats: [PERSON, PERSON],
  settings: {},
  host: token(99),
  ...more,
});

export const newTable = (more: Partial<MatchWish> = {}): Room => newRoom('a match', found(wish(more), SECRETS, NOW, shelf), shelf);

let orders = 0;
type WithoutId<O> = O extends unknown ? Omit<O, 'id'> & { readonly id?: string } : never;

/** Carries an order out and gives back what was decided. */
export function carry(room: Room, who: Who, order: WithoutId<Command>, at = NOW + room.lines * 1000): Decided {
  const decided = decide(room, who, { id: `order-${orders++}`, ...order } as Command, at);
  if (decided.ok) for (const line of decided.lines) fold(room, line);
  return decided;
}

export function take(room: Room, lines: readonly Line[]): void {
  for (const line of lines) fold(room, line);
}

export function sitDown(room: Room, seat: Seat, name = ['Ada', 'Ben', 'Cleo', 'Dan'][seat] ?? 'Eve'): Decided {
  return carry(room, GUEST, { t: 'join', seat, name, word: `word ${seat}`, token: token(seat) });
}

/** A match that has begun: all seats for people are taken. */
export function begun(more: Partial<MatchWish> = {}): Room {
  const room = newTable(more);
  for (const [seat, chair] of room.chairs.entries()) if (chair.plan.kind !== 'bot') sitDown(room, seat);
  return room;
}

/** Somebody's open question and its first legal answer. */
export function question(room: Room, seat?: Seat): { readonly seat: Seat; readonly decision: number; readonly move: Json } {
  const decision = room.table?.state.open.find((open) => seat === undefined || open.seat === seat);
  if (!decision || !room.table) throw new Error('nobody is asked');
  const [move] = movesOf(room.table, decision);
  if (move === undefined) throw new Error('there is no answer');
  return { seat: decision.seat, decision: decision.id, move };
}

/** Whoever is asked answers. */
export function playOne(room: Room): Seat {
  const { seat, decision, move } = question(room);
  const decided = carry(room, seated(seat), { t: 'answer', decision, move });
  if (!decided.ok) throw new Error(decided.because);
  return seat;
}

export function playToTheEnd(room: Room): void {
  while (room.table?.state.open.length !== 0) playOne(room);
}
