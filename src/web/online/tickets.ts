/** What this device holds of its online matches: who it may speak for, and the codes it was given. They never leave it but in the first message to the server. */
import type { PromisedWord } from '../../match/client.js';

export interface Other {
  readonly seat: number;
  readonly presence: (typeof PRESENCES)[number];
}

/** All that opens a match. The token speaks for a seat, the host's token for the founder; the codes let one in or let one watch. */
export interface Ticket {
  readonly match: string;
  readonly game: string; // empty until the server has told it
  readonly code: string | null; // of its room
  readonly token: string | null;
  readonly promise: string | null; // the word for the seed that is opened when the match begins
  readonly host: string | null;
  readonly invite: string | null;
  readonly watch: string | null;
  readonly looks: boolean; // was invited, and only wants to look on
  readonly muted: readonly number[]; // seats whose talk this device does not show
  readonly kept: string | null; // the finished match among this device's own, where its record was fetched
  readonly words: string; // the last thing known of it
  readonly state: 'gathering' | 'mine' | 'theirs' | 'over' | 'watching';
  readonly waiting: readonly string[]; // the people who wait for me; else whom the table waits for, or who wants once more
  readonly since: number; // ... since when, in milliseconds since 1970
  readonly others: readonly Other[]; // who else sits there, as far as it was told
  readonly asks: 'rematch' | null; // something is asked of me there
  readonly touched: number; // milliseconds since 1970
}

const PRESENCES = ['here', 'away', 'bot', 'free'] as const;
const KEY = 'halcyon:online:';
const CHANGED = 'halcyon:tickets';
const STATES = ['gathering', 'mine', 'theirs', 'over', 'watching'] as const;

/** 256 random bits in base64url: a seat's or a host's token is made here, so that asking twice for a seat is harmless. */
export function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

const BLANK = {
  game: '',
  code: null,
  token: null,
  promise: null,
  host: null,
  invite: null,
  watch: null,
  looks: false,
  muted: [],
  kept: null,
  words: '',
  state: 'gathering',
  waiting: [],
  since: 0,
  others: [],
  asks: null,
  touched: 0,
} as const;

function otherOf({ seat, presence }: Readonly<Record<string, unknown>>): readonly Other[] {
  const known = PRESENCES.find((each) => each === presence);
  return Number.isInteger(seat) && known ? [{ seat: Number(seat), presence: known }] : [];
}

function parse(match: string, text: string | null): Ticket | null {
  if (text === null) return null;
  try {
    const kept: Readonly<Record<string, unknown>> = JSON.parse(text);
    const secret = (key: string): string | null => (typeof kept[key] === 'string' ? kept[key] : null);
    return {
      match,
      game: secret('game') ?? '',
      code: secret('code'),
      token: secret('token'),
      promise: secret('promise'),
      host: secret('host'),
      invite: secret('invite'),
      watch: secret('watch'),
      looks: kept.looks === true,
      muted: Array.isArray(kept.muted) ? kept.muted.filter(Number.isInteger) : [],
      kept: secret('kept'),
      words: secret('words') ?? '',
      state: STATES.find((state) => state === kept.state) ?? 'gathering',
      waiting: Array.isArray(kept.waiting) ? kept.waiting.map(String) : [],
      since: Number(kept.since) || 0,
      others: Array.isArray(kept.others) ? kept.others.flatMap(otherOf) : [],
      asks: kept.asks === 'rematch' ? 'rematch' : null,
      touched: Number(kept.touched) || 0,
    };
  } catch {
    return null;
  }
}

export const ticketFor = (match: string): Ticket | null => parse(match, localStorage.getItem(KEY + match));

/** Adds to what is known of a match. What is held already stays unless it is replaced. */
export function keepTicket(match: string, part: Partial<Omit<Ticket, 'match'>>): Ticket {
  const ticket: Ticket = { ...BLANK, ...ticketFor(match), match, touched: Date.now(), ...part };
  localStorage.setItem(KEY + match, JSON.stringify(ticket));
  window.dispatchEvent(new Event(CHANGED));
  return ticket;
}

/** The promised word of a match, also after the page was loaded anew. */
export const promisedFor = (match: string): PromisedWord => ({
  keep: (promise) => void keepTicket(match, { promise }),
  kept: () => ticketFor(match)?.promise ?? null,
});

export function dropTicket(match: string): void {
  localStorage.removeItem(KEY + match);
  window.dispatchEvent(new Event(CHANGED));
}

/** All of them, the one touched last first. */
export function listTickets(): readonly Ticket[] {
  const tickets: Ticket[] = [];
  for (let i = 0; i < localStorage.length; i++) {
    const key = localStorage.key(i);
    const ticket = key?.startsWith(KEY) ? ticketFor(key.slice(KEY.length)) : null;
    if (ticket) tickets.push(ticket);
  }
  return tickets.sort((a, b) => b.touched - a.touched);
}

export function onTickets(listener: () => void): () => void {
  window.addEventListener(CHANGED, listener);
  window.addEventListener('storage', listener);
  return () => {
    window.removeEventListener(CHANGED, listener);
    window.removeEventListener('storage', listener);
  };
}

/** The match that the code of a room stands for on this device: one that goes on before those that are over, then the one touched last. */
export function matchUnder(code: string): string | null {
  const held = listTickets().filter((ticket) => ticket.code === code);
  return (held.find(({ state }) => state !== 'over') ?? held[0])?.match ?? null;
}

const WISH = 'halcyon:seat-wish:';

/** The seat the founder has chosen for themselves at the set-up: taken as soon as the line is open. */
export function keepSeatWish(match: string, wish: { readonly seat: number; readonly name: string }): void {
  sessionStorage.setItem(WISH + match, JSON.stringify(wish));
}

export function takeSeatWish(match: string): { readonly seat: number; readonly name: string } | null {
  const text = sessionStorage.getItem(WISH + match);
  sessionStorage.removeItem(WISH + match);
  return text === null ? null : JSON.parse(text);
}
