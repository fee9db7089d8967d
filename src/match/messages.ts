/** Everything a server sends, as types for both sides. No message to a seat holds anything that the seat may not know. */
import type { GameTypes, Json, Seat, View } from '../engine/game.js';
import type { MatchRecord, Why } from '../engine/record.js';
import type { Taking } from './lines.js';
import type { Patch } from './patch.js';
import type { RoomNote, TalkLine } from './room.js';
import type { BotName, TableSettings } from './settings.js';

/** The version of the wire. A server that speaks another closes with code 4009: the page should be loaded anew. */
export const WIRE = 3;

/** A chair as everybody sees it. */
export interface ChairFace {
  readonly name: string; // empty while nobody sits here
  readonly plan: 'person' | 'open' | 'bot';
  readonly taken: boolean; // a person sits here, present or not
  readonly here: boolean; // ... and is connected
  readonly bot: BotName | null; // the bot that decides here now; for an open chair the one that would
  readonly why: Why | null; // why a bot decides: by plan, or for a person who is away, has left, ran out of time …
  readonly word: string; // their contribution to the seed; a promised one is shown when the match has begun
  readonly pledge: string | null; // the commitment to it, where it was promised
  readonly opened: boolean; // ... and has been said
  readonly left: number | null; // with a clock per match: milliseconds left at `now`
  readonly away: number | null; // since when nobody is connected for a person who sits here
  readonly more: number; // the round in which they last took a minute more (`more`); -1: never
}

export interface Ranked {
  readonly seat: Seat;
  readonly rank: number; // from 1; who shares one is level
  readonly total: number;
}

/** What everybody may know of a match besides the game itself. Sent whole whenever it changes. */
export interface Face {
  readonly match: string;
  readonly game: string;
  readonly rules: number;
  readonly options: Readonly<Record<string, Json>>;
  readonly settings: TableSettings; // `hints`: whether they may be taken here, whatever the host wished
  readonly code: string | null; // of the room: this match and its rematches
  readonly phase: 'gathering' | 'playing' | 'over';
  readonly chairs: readonly ChairFace[];
  readonly commitment: string; // to the seed, before anything is drawn from it
  readonly foundedAt: number;
  readonly opening: number | null; // until when promised words are awaited (`word`): the match is about to begin
  readonly startedAt: number | null;
  readonly takeBack: {
    readonly seat: Seat;
    readonly to: number;
    readonly granted: readonly Seat[];
    readonly waiting: readonly Seat[];
  } | null;
  /** The host wishes to take a seat from somebody who is there: those of `waiting` are asked (`agree`). */
  readonly proposal: { readonly seat: Seat; readonly what: Taking; readonly by: Seat | null; readonly waiting: readonly Seat[] } | null;
  /** Who asks to be let in (`admit`), and who may `join` now with the token of their knock. */
  readonly knocks: readonly { readonly n: number; readonly seat: Seat | null; readonly name: string; readonly open: boolean }[];
  readonly routines: readonly { readonly seat: Seat; readonly kind: string }[]; // who is not asked what, because they answer it alike each time (`routine`)
  readonly notes: readonly RoomNote[]; // what was done to the table, the newest last
  readonly television: boolean; // one shows the match to everybody around it
  readonly again: readonly (boolean | null)[]; // by seat: who wants a rematch, who does not, who has not said
  readonly after: string | null; // the match this is the rematch of: anybody who sits here may begin it
  readonly rematch: string | null; // the id of the next match
  readonly result: { readonly words: string; readonly by: readonly Ranked[] } | null; // once it is over: who has won, and everybody, the best first
  readonly closed: { readonly at: number; readonly word: string } | null; // ended by the operator of the server, without a result
}

/** How a match stands at which somebody sits who is elsewhere. */
export interface News {
  readonly match: string;
  readonly code: string | null;
  readonly game: string;
  readonly phase: Face['phase'];
  readonly seat: Seat; // theirs
  readonly chairs: readonly { readonly name: string; readonly taken: boolean; readonly here: boolean; readonly bot: boolean }[];
  readonly asked: readonly Seat[]; // whose turn it is
  readonly waited: number; // milliseconds: for them if they are asked, else for whoever is
  readonly again: Face['again'];
  readonly next: string | null; // the rematch
  readonly closed: boolean;
}

/** When the time for an open question is up, by the host's clock; `now` in the same message is the time there. */
export interface Deadline {
  readonly decision: number;
  readonly seat: Seat;
  readonly at: number;
}

/** What became of one entry, as the receiver heard it. */
export interface Happened {
  readonly entry: number; // -1: the opening
  readonly at: number;
  readonly seat: Seat | null; // who decided; null: the opening
  readonly undo: number | null; // this entry took back that one and all after it
  readonly forced?: true; // nobody was asked: it was the only possible answer, or routine
  readonly events: readonly GameTypes['event'][];
}

export interface UndoFace {
  readonly possible: boolean;
  readonly free: boolean; // false: the others will be asked
  readonly because: string;
}

/** The game as the receiver may see it after the first `entries` entries. */
export interface Position {
  readonly entries: number;
  readonly view: View<GameTypes>;
  readonly undo: UndoFace | null; // null: the receiver has no seat
  readonly deadlines: readonly Deadline[];
}

/** A stretch of a match that the game gives one number, a round or a day. It begins after `at` entries. */
export interface RoundMark {
  readonly round: number;
  readonly at: number;
}

/** A sentence about something that happened, and the entry it happened in: position `entry + 1` shows it. */
export interface Sentence {
  readonly entry: number;
  readonly words: string;
}

export interface You {
  readonly seat: Seat | null;
  readonly host: boolean;
  readonly role: 'seat' | 'host' | 'spectator' | 'guest'; // a guest sees the chairs, not the game
  readonly door: boolean; // has only the code of the room: must knock
}

export const WHY_REFUSED = [
  'not-allowed', // whoever asks may not: no seat, not the host, a spectator
  'not-now', // the match is not in that phase, or nothing of that kind is under way
  'knock', // whoever asks must knock first and be let in
  'taken', // the chair or the name
  'over',
  'stale', // the question was answered or taken back meanwhile
  'unknown', // no such question, seat or position
  'not-yours',
  'illegal', // against the rules of the game; `clause` says which
  'address', // a webhook or push address that is not public
  'too-fast', // too many messages; wait a little
  'malformed', // not a message at all
  'failed', // the server could not write it down: send it again
] as const;
export type WhyRefused = (typeof WHY_REFUSED)[number];

export type Message =
  /** The answer to `hello`. `happened`: since the client's `seen` (from the beginning without it), at most the last 500. */
  | {
      readonly t: 'welcome';
      readonly now: number;
      readonly you: You;
      readonly face: Face;
      readonly position: Position | null; // null before the start, and for guests
      readonly happened: readonly Happened[];
      readonly since: readonly Sentence[]; // since your last turn, at most five
      readonly talk: readonly TalkLine[];
    }
  /** Who sits where, presence, settings, a take-back under way, the rematch: something of it changed. */
  | { readonly t: 'face'; readonly now: number; readonly face: Face; readonly deadlines: readonly Deadline[] }
  /** Entries were added to the record. Sent after `done` to the mover, and to all others. The whole position at the start and after a take-back ... */
  | { readonly t: 'moved'; readonly now: number; readonly position: Position; readonly happened: readonly Happened[] }
  /** ... and otherwise what has changed since the position after `after` entries, which was sent before. */
  | { readonly t: 'moved'; readonly now: number; readonly after: number; readonly patch: Patch; readonly happened: readonly Happened[] }
  /** What is to be changed besides by the `moved` that follows at once, for the receiver alone: so that one `moved` can go to all. */
  | { readonly t: 'own'; readonly patch: Patch }
  | { readonly t: 'said'; readonly said: TalkLine }
  /** The order `id` is carried out and durable. `entry`: the one it made. */
  | { readonly t: 'done'; readonly id: string; readonly entry?: number | undefined; readonly seat?: Seat | undefined }
  /** It is not, and why. Who was too late hears what was missed by `moved`, before this or at once after it. */
  | {
      readonly t: 'refused';
      readonly id: string | null;
      readonly why: WhyRefused;
      readonly because: string;
      readonly clause?: string | undefined;
    }
  /** `before`: what leads back to the position one entry earlier; null at the beginning, or where they look alike. */
  | {
      readonly t: 'position';
      readonly id: string;
      readonly position: Position;
      readonly before: Patch | null;
      readonly happened: readonly Happened[];
    }
  | { readonly t: 'rounds'; readonly id: string; readonly rounds: readonly RoundMark[] }
  | { readonly t: 'journal'; readonly id: string; readonly happened: readonly Happened[] }
  | { readonly t: 'since'; readonly id: string; readonly since: readonly Sentence[] }
  | { readonly t: 'record'; readonly id: string; readonly record: MatchRecord };

/** `POST /api/matches` answers with this once; the codes are kept hashed and cannot be asked for again. */
export interface FoundReply {
  readonly match: string;
  readonly invite: string;
  readonly watch: string;
  readonly code: string | null; // of the room, for saying and typing; it opens the door, not the table
  readonly commitment: string;
}

/** `GET /api/rooms?code=TOVAK`. */
export interface RoomReply {
  readonly match: string; // the newest of the room
  readonly code: string; // as it is written
}

/** `POST /api/news`. */
export interface NewsReply {
  readonly news: readonly News[];
}

/** `GET /api/lobby`. */
export interface LobbyReply {
  readonly matches: readonly {
    readonly match: string;
    readonly game: string;
    readonly options: Readonly<Record<string, Json>>;
    readonly settings: TableSettings;
    readonly chairs: readonly ChairFace[];
    readonly foundedAt: number;
  }[];
}

/** Why a socket was closed. 1012 (restart) and 1006 (lost): connect again after a random while; 1008 and 1009: not with the same messages. */
export const CLOSED = {
  restart: 1012, // the server goes down or is updated: reconnect with jitter
  tooFast: 1008,
  tooBig: 1009,
  silent: 4000, // no hello in time
  noSuchMatch: 4004, // or none that these secrets open: the two look the same
  removed: 4003, // the token was revoked
  wire: 4009, // the page is older or newer than the server: load it anew
} as const;
