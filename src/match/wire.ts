/** Everything a client may send, as schemas: the server believes nothing that did not pass through here. The browser imports the types only. */
import { z } from 'zod';
import { BOT_NAMES } from '../bots/index.js';
import type { Json } from '../engine/game.js';
import { isJson } from '../engine/json.js';
import { WIRE } from './messages.js';
import { isToken } from './secrets.js';
import { AT_ZERO, CLOCK_SECONDS, LONGEST, tidied } from './settings.js';

const MOST_SEATS = 8;
const MOST_NEWS = 24; // matches in one question
const seat = z
  .int()
  .min(0)
  .max(MOST_SEATS - 1);
const matchId = z.string().regex(/^[A-Za-z0-9_-]{22}$/);
const code = z.string().regex(/^[A-Za-z0-9_-]{22}$/);
const token = z.string().refine(isToken, 'not 256 random bits in base64url');
/** The client's own number for an order, new for each: an order sent twice under one id is carried out once and answered twice. */
const id = z.string().regex(/^[A-Za-z0-9_-]{1,40}$/);
const bot = z.enum(BOT_NAMES);
/** One line of text with something to see. */
const line = (longest: number, shortest = 0) =>
  z
    .string()
    .max(longest * 4)
    .transform(tidied)
    .refine(
      (text) => [...text].length <= longest && (shortest === 0 || /[\p{L}\p{N}\p{P}\p{S}]/u.test(text)),
      `should have ${shortest} to ${longest} letters`,
    );

const plan = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('person') }),
  z.strictObject({ kind: z.literal('open'), bot }),
  z.strictObject({ kind: z.literal('bot'), bot }),
]);

const seconds = z.int().min(CLOCK_SECONDS.min).max(CLOCK_SECONDS.max);

const settings = z.strictObject({
  listed: z.boolean().optional(),
  startWhenFull: z.boolean().optional(),
  clock: z
    .strictObject({ per: z.enum(['decision', 'match']), seconds, atZero: z.enum(AT_ZERO).default('usual') })
    .nullable()
    .optional(),
  absence: seconds.nullable().optional(),
  standIn: bot.optional(),
  talk: z.enum(['chat', 'phrases', 'silent']).optional(),
  hints: z.boolean().optional(),
});

const terms = settings.pick({ clock: true, absence: true, talk: true, hints: true }).required();

/** `POST /api/news`: what became of matches at which the asker sits. */
export const newsSchema = z.strictObject({
  seats: z.array(z.strictObject({ match: matchId, token })).max(MOST_NEWS),
});

/** `POST /api/matches`: found a match. `host` is a token the client has just made and keeps; it is never sent anywhere else but in `hello`. */
export const foundSchema = z.strictObject({
  game: z.string().max(40),
  options: z.record(z.string().max(40), z.union([z.boolean(), z.number(), z.string().max(80), z.null()])),
  seats: z.array(plan).min(1).max(MOST_SEATS),
  settings: settings.default({}),
  host: token,
});

/**
 * The first message on a socket. Any of the secrets will do, and they add up:
 * - `token`: I sit at this match (my seat follows from it). `host`: I founded it. A host without a seat sees the public view: the shared screen.
 * - `watch`: the spectators' code. `invite`: the invite code; sees who sits where and may `join`, but not the game.
 * - `code`: the code of the room; sees the door, and may knock.
 * - none: a match in the public lobby may be looked at and joined like with an invite, as long as it is listed.
 * `television`: what is shown is looked at by everybody around it; the people at the table hear that there is one.
 * `seen`: how many entries the client knows already; what happened since is in the answer.
 */
export const helloSchema = z.strictObject({
  t: z.literal('hello'),
  wire: z.literal(WIRE),
  match: matchId,
  token: token.optional(),
  host: token.optional(),
  watch: code.optional(),
  invite: code.optional(),
  code: z.string().max(20).optional(),
  television: z.literal(true).optional(),
  seen: z.int().min(0).optional(),
});

/** A move: any JSON the rules may know. How deep and how long is limited by the size of a message and by `isJson`. */
const move = z.custom<Json>(isJson, 'not plain JSON, or nested too deeply');

const httpsUrl = z.url({ protocol: /^https$/ }).max(LONGEST.url);

/** Everything that may follow on a socket after `welcome`. Each is answered by `done`, by what it asked for, or by `refused`. */
export const orderSchema = z.discriminatedUnion('t', [
  /** Take a free seat: before the start, or during the match an `open` one that a bot has kept so far. The token is made by the client and kept by it; afterwards this socket speaks for the seat. */
  z.strictObject({
    t: z.literal('join'),
    id,
    seat,
    name: line(LONGEST.name, 1),
    word: line(LONGEST.word).default(''),
    /** Instead of a word: the commitment to one (`pledgeTo`), which `word` opens while the face says `opening`. */
    pledge: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .optional(),
    token,
  }),
  /** Open the word that I have promised. */
  z.strictObject({ t: z.literal('word'), id, word: line(LONGEST.salted, 1) }),
  /** Ask to be let in, where `join` is refused with `knock`. Let in, `join` with the same token. Without a seat: to look on (`watch`). */
  z.strictObject({ t: z.literal('knock'), id, seat: seat.nullable(), name: line(LONGEST.name, 1), token }),
  /** Let somebody in or not: before the start anybody seated, during the match the host, or everybody at the table. */
  z.strictObject({ t: z.literal('admit'), id, knock: z.int().min(0), yes: z.boolean() }),
  /** Look on: who was invited, or has knocked for it and was let in. A new `welcome` follows. */
  z.strictObject({ t: z.literal('watch'), id }),
  /** Answer a question. */
  z.strictObject({ t: z.literal('answer'), id, decision: z.int().min(0), move }),
  /** Answer the question of this kind that I am asked now, and every later one as long as it is possible, until I answer one myself, take one back or send `move: null`. */
  z.strictObject({ t: z.literal('routine'), id, kind: z.string().max(40), move }),
  /** Take back my last decision: at once where that is free, otherwise the others are asked. */
  z.strictObject({ t: z.literal('undo'), id }),
  /** Agree or not to the take-back that is being asked for; the asker may withdraw with `yes: false`. */
  z.strictObject({ t: z.literal('grant'), id, yes: z.boolean() }),
  /** I take a hint, where the table allows it: everybody is told. */
  z.strictObject({ t: z.literal('hint'), id }),
  /** A minute more to think, once a round. */
  z.strictObject({ t: z.literal('more'), id }),
  z.strictObject({ t: z.literal('say'), id, text: line(LONGEST.chat, 1) }),
  /** One of the phrases of every table (`settings.ts`) or of this game (`about.phrases`). */
  z.strictObject({ t: z.literal('phrase'), id, phrase: z.string().regex(/^[a-z]{1,20}$/) }),
  /** Before the start: my seat is free again, and a new `welcome` says what I am now. During the match: a bot plays for me until I say `back`. */
  z.strictObject({ t: z.literal('leave'), id }),
  z.strictObject({ t: z.literal('back'), id }),
  /** From now on I am called this. */
  z.strictObject({ t: z.literal('rename'), id, name: line(LONGEST.name, 1) }),
  /** Replace my token: other devices that hold the old one are out. */
  z.strictObject({ t: z.literal('renew'), id, token }),
  /** Host, before the start: other terms. */
  z.strictObject({ t: z.literal('terms'), id, terms }),
  /** Host: begin; chairs that stand open get bots. */
  z.strictObject({ t: z.literal('start'), id }),
  /** Host, before the start: change who may sit on a chair; who sits there has to go. */
  z.strictObject({ t: z.literal('plan'), id, seat, plan }),
  /** Host, during the match: a bot plays for this seat until the person takes it back. At once if they are away or have kept the table waiting; otherwise everybody else is asked, if there is anybody else. After a week of waiting for it, anybody at the table. */
  z.strictObject({ t: z.literal('bot'), id, seat }),
  /** Host: send somebody away for good. Their token is worth nothing any more. During the match as with `bot`, which keeps the seat. */
  z.strictObject({ t: z.literal('remove'), id, seat }),
  /** Agree or not to what the host proposes about somebody's seat; the host may withdraw it with `yes: false`. */
  z.strictObject({ t: z.literal('agree'), id, yes: z.boolean() }),
  /** Host, before the start: in the public lobby or not. */
  z.strictObject({ t: z.literal('list'), id, listed: z.boolean() }),
  /** After the end: I want once more with the same people, or not. When everybody has said so there is a new match with the same code, seats and settings; everybody connected is told its id, and their tokens hold there too. */
  z.strictObject({ t: z.literal('rematch'), id, yes: z.boolean().default(true) }),
  /** ... and we do not wait for this one: a bot may keep the seat. */
  z.strictObject({ t: z.literal('without'), id, seat }),
  /** The table as I saw it after the first `at` entries. */
  z.strictObject({ t: z.literal('position'), id, at: z.int().min(0) }),
  /** Where each round begins. */
  z.strictObject({ t: z.literal('rounds'), id }),
  /** What happened in entries `from` to `to` (not included), as I heard it; at most 500 at a time. */
  z.strictObject({ t: z.literal('journal'), id, from: z.int().min(0), to: z.int().min(0) }),
  /** What happened since my last decision, in at most five sentences. */
  z.strictObject({ t: z.literal('since'), id }),
  /** The whole record with its seed, after the end. Before it, others' hidden choices would be in it. */
  z.strictObject({ t: z.literal('record'), id }),
  /** Where to tell me that it is my turn while I am away; null: nowhere. */
  z.strictObject({
    t: z.literal('push'),
    id,
    target: z
      .strictObject({ endpoint: httpsUrl, keys: z.strictObject({ p256dh: z.string().max(120), auth: z.string().max(60) }) })
      .nullable(),
  }),
  z.strictObject({ t: z.literal('webhook'), id, url: httpsUrl.nullable() }),
  /** Show whoever runs this server what was said here last. Nobody at the table hears of it. */
  z.strictObject({ t: z.literal('report'), id }),
  /** Is anybody there? Answered with `done`. */
  z.strictObject({ t: z.literal('ping'), id }),
]);

export type FoundRequest = z.input<typeof foundSchema>;
export type HelloRead = z.output<typeof helloSchema>;
export type Hello = z.input<typeof helloSchema>;
export type Order = z.infer<typeof orderSchema>;
export type OrderSent = z.input<typeof orderSchema>;
export type OrderOf<K extends Order['t']> = Extract<Order, { t: K }>;
