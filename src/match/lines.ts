/** The log of a match: everything that ever happened to it, in one order. A match is the fold over these lines (`room.ts`). */
import type { Json, Seat } from '../engine/game.js';
import type { AnswerEntry, UndoEntry } from '../engine/play.js';
import type { Why, Witness } from '../engine/record.js';
import type { Seed } from '../engine/seed.js';
import type { BotName, SeatPlan, TableSettings, TERMS } from './settings.js';

/** How a seat is taken from its person during the match: until they want it back, or for good. */
export type Taking = 'bot' | 'remove';

/** Where messages to an absent player go. */
export interface PushTarget {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** What is taken out of a log: talk, addresses to write to and signs of households; `names`: and what people were called. `seat` null: of everybody. */
export interface Forgetting {
  readonly seat: Seat | null;
  readonly names: boolean;
}

/** Every line says when it happened, in milliseconds since 1970: the fold has no clock of its own. */
interface Kinds {
  founded: {
    readonly game: string;
    readonly rules: number;
    readonly options: Readonly<Record<string, Json>>;
    readonly seats: readonly SeatPlan[];
    readonly settings: TableSettings;
    readonly seed: Seed;
    readonly host: string; // the hash of the host's token
    readonly invite: string; // the hash of the invite code
    readonly watch: string; // the hash of the spectators' code
    readonly after: string | null; // the match this is the rematch of
    readonly code?: string; // of the room (`codes.ts`); none: it was founded before rooms had codes
    readonly terms?: typeof TERMS; // the rules of the house; none: those from before they had a number
    readonly from?: number; // tells tables of one address from others in the lobby, and is too short to tell the address
  };
  sat: {
    readonly seat: Seat;
    readonly name: string;
    readonly word: string;
    readonly token: string;
    readonly from?: string;
    readonly pledge?: string;
    readonly host?: true;
  }; // `from`: the household, hashed with the match; `host`: who has founded it
  renamed: { readonly seat: Seat; readonly name: string };
  renewed: { readonly seat: Seat; readonly token: string };
  stood: { readonly seat: Seat; readonly by?: 'host' }; // before the start: the chair is free again; `by`: its person was sent away
  planned: { readonly seat: Seat; readonly plan: SeatPlan };
  listed: { readonly listed: boolean };
  terms: { readonly terms: Pick<TableSettings, 'clock' | 'absence' | 'talk' | 'hints'> }; // as the host has changed them before the start
  opening: object; // all is ready: whoever has promised a word opens it now
  opened: { readonly seat: Seat; readonly word: string };
  /** A match begun from a record has its words for the seed, where they are not those of the chairs, and what the record says of who kept the seats. */
  started: { readonly words?: readonly string[]; readonly witness?: Witness };
  played: { readonly seat: Seat; readonly by: 'person' | 'bot' | 'clock' | 'routine' | 'rules'; readonly entry: AnswerEntry };
  routine: { readonly seat: Seat; readonly kind: string; readonly move: Json }; // every question of this kind is answered so, until they touch it; `move` null: no more
  undone: { readonly entry: UndoEntry };
  bot: { readonly seat: Seat; readonly bot: BotName; readonly why: Why };
  back: { readonly seat: Seat };
  came: { readonly seat: Seat; readonly server: string };
  went: { readonly seat: Seat };
  television: { readonly server: string | null }; // one shows the match, connected to this process; null: no more
  asked: { readonly seat: Seat; readonly to: number }; // to take back entry `to` and all after it
  granted: { readonly seat: Seat };
  declined: { readonly seat: Seat };
  knocked: { readonly seat: Seat | null; readonly name: string; readonly token: string; readonly from?: string }; // `seat` null: to look on
  heeded: { readonly knock: number; readonly by: Seat | null; readonly yes: boolean; readonly opens: boolean }; // `by` null: the host, who has no seat
  proposed: { readonly seat: Seat; readonly what: Taking; readonly by: Seat | null }; // by the host, in a seat or in none: the others are asked
  agreed: { readonly seat: Seat };
  opposed: { readonly seat: Seat | null }; // null: the host, who has no seat and thinks better of it
  lapsed: { readonly what: 'take-back' | 'proposal' }; // nobody answered in time
  said: { readonly seat: Seat; readonly text: string } | { readonly seat: Seat; readonly phrase: string };
  unsaid: { readonly seat: Seat }; // something was said here once, and was removed (`forget.ts`)
  push: { readonly seat: Seat; readonly target: PushTarget | null };
  webhook: { readonly seat: Seat; readonly url: string | null };
  hinted: { readonly seat: Seat; readonly decision: number }; // a hint was taken
  more: { readonly seat: Seat; readonly round: number }; // a minute more to think
  again: { readonly seat: Seat; readonly yes: boolean }; // after the end: once more with the same people, or without this one
  rematch: { readonly match: string };
  closed: { readonly word: string }; // by the operator of the server, with a word to the people or none
  forgotten: Forgetting; // the lines before this one were written anew
}

/** `id`: the client's own number for its order, so that a repeated order is recognised. */
export type LineOf<K extends keyof Kinds> = { readonly t: K; readonly at: number; readonly id?: string } & Kinds[K];
export type Line = { [K in keyof Kinds]: LineOf<K> }[keyof Kinds];
export type Founded = LineOf<'founded'>;

export const written = (line: Line): string => JSON.stringify(line);

/** Reads a line back. Only `written` lines are ever stored, so a line that is none is a damaged store. */
export function readLine(text: string): Line {
  const line: unknown = JSON.parse(text);
  if (typeof line !== 'object' || line === null || !('t' in line) || !('at' in line)) throw new Error('a line of the log is damaged');
  return line as Line;
}
