/** What a person may ask for. Each order is checked against the room and answered by new lines for the log, or by a refusal with its reason. */
import type { GameTypes, Seat } from '../engine/game.js';
import { same } from '../engine/json.js';
import { type Ahead, begin, isOpenly, type NotTaken } from '../engine/play.js';
import type { Why } from '../engine/record.js';
import { pledgeTo } from '../engine/seed.js';
import { openingLines, type TriedAnswer, tryAnswer } from './answers.js';
import { mayTakeMore, roundOf } from './clock.js';
import { hasFaded } from './forget.js';
import { allowsHints } from './hints.js';
import { MOST_KNOCKS, mustKnock, notAgreed } from './knocks.js';
import type { Line, Taking } from './lines.js';
import type { WhyRefused } from './messages.js';
import { notYet, waitingFor } from './powers.js';
import { type Chair, chairAt, isUnopened, openFor, type Phase, phaseOf, type Room, standInOf, withRoutine } from './room.js';
import { hashOf } from './secrets.js';
import { ABANDONED, MOST_LINES, NOTES, phrasesFor, SEATS_SHARE } from './settings.js';
import { allAgree, haveASay, offerTo } from './takeback.js';
import type { Order, OrderOf } from './wire.js';

/** Who asks, by the secrets they have shown. */
export interface Who {
  readonly seat: Seat | null;
  readonly host: boolean;
  readonly guest: boolean; // may take a free chair
  readonly door: boolean; // stands at the door with the code of the room: may knock
  readonly from: string | null; // the household, hashed; null: not known
}

export interface Refused {
  readonly ok: false;
  readonly why: WhyRefused;
  readonly because: string;
  readonly clause?: string;
}
/** `entry`: the one the order made, now or when it was first sent. `ahead`: what the lines lead to, where it was played out to decide. */
export type Decided =
  | Refused
  | { readonly ok: true; readonly lines: readonly Line[]; readonly entry?: number; readonly ahead?: Ahead<GameTypes> };

/** Orders that change the match; the others only ask for something to be shown. */
export type Command = Exclude<Order, { t: 'position' | 'rounds' | 'journal' | 'since' | 'record' | 'ping' | 'watch' | 'report' }>;

const refuse = (why: WhyRefused, because: string): Refused => ({ ok: false, why, because });
const lines = (...made: readonly Line[]): Decided => ({ ok: true, lines: made });
const isRefused = (x: object): x is Refused => 'ok' in x;

/** Decides on an order. Pure: equal rooms, orders and times give equal lines. */
export function decide(room: Room, who: Who, order: Command, at: number): Decided {
  if (who.seat !== null) {
    const before = room.done.get(`${who.seat} ${order.id}`);
    if (before !== undefined) return { ok: true, lines: [], ...(before === null ? {} : { entry: before }) };
  }
  if (room.closed && !AFTER_CLOSING.has(order.t)) return refuse('over', NOTES.closed());
  if (LEAVES_TRACES.has(order.t) && hasFaded(room, at)) return refuse('over', 'The match has been over for a month.');
  if (isFull(room, who) && !ALWAYS_WRITTEN.has(order.t))
    return refuse('not-now', 'The log of this match is full: only moves, leaving and coming back are written down now.');
  const by = DEEDS[order.t] as (room: Room, who: Who, order: Command, at: number) => Decided;
  return by(room, who, order, at);
}

/** The operator has ended the match: people may still take care of what is stored about them. */
const AFTER_CLOSING: ReadonlySet<Command['t']> = new Set(['rename', 'renew', 'push', 'webhook']);
const LEAVES_TRACES: ReadonlySet<Command['t']> = new Set(['say', 'phrase', 'push', 'webhook']);

/** Without these a match could not be brought to its end. */
const ALWAYS_WRITTEN: ReadonlySet<Command['t']> = new Set(['answer', 'bot', 'remove', 'leave', 'back', 'rematch', 'without']);

function isFull({ lines, filled }: Room, { seat }: Who): boolean {
  return lines >= MOST_LINES || (seat !== null && (filled[seat] ?? 0) >= (MOST_LINES * SEATS_SHARE) / filled.length);
}

const DEEDS: { readonly [K in Command['t']]: (room: Room, who: Who, order: OrderOf<K>, at: number) => Decided } = {
  join: (room, who, { id, seat, name, word, pledge, token }, at) => {
    const hash = hashOf(token);
    const free = freeChair(room, who, { seat, name, hash });
    if (free === null) return lines();
    if (isRefused(free)) return free;
    if (!who.host && mustKnock(room, who, hash, free.chair)) return refuse('knock', who.guest ? WHY_KNOCK[phaseOf(room)] : BY_CODE);
    const sign = { ...(who.from === null ? {} : { from: who.from }), ...(who.host ? { host: true as const } : {}) };
    if (phaseOf(room) === 'playing') return lines({ t: 'sat', at, seat, name, word: '', token: hash, ...sign, id }); // too late for a word: the seed is at work
    if (room.opening !== null) return refuse('not-now', ABOUT_TO_BEGIN);
    const said = pledge === undefined ? { word } : { word: '', pledge };
    const sat: Line = { t: 'sat', at, seat, name, ...said, token: hash, ...sign, id };
    const { chair } = free;
    const full = room.chairs.every((other) => other === chair || isSettled(other));
    return full && room.founded.settings.startWhenFull ? lines(sat, ...beginLines(room, at, { seat, ...said })) : lines(sat);
  },

  word: (room, who, { id, word }, at) => {
    const seated = sitter(room, who);
    if (isRefused(seated)) return seated;
    const { seat, chair } = seated;
    if (room.opening === null) return refuse('not-now', 'No words are awaited.');
    if (chair.word === word) return lines();
    if (pledgeTo(word) !== chair.pledge) return refuse('illegal', 'This is not the word that was promised.');
    const opened: Line = { t: 'opened', at, id, seat, word };
    const isLast = room.chairs.every((other) => other === chair || !isUnopened(other));
    return isLast ? lines(opened, ...startLines(room, at, { seat, word })) : lines(opened);
  },

  knock: (room, who, { seat, name, token }, at) => {
    const hash = hashOf(token);
    const free = seat === null ? mayLookOn(room, who) : freeChair(room, who, { seat, name, hash });
    if (free === null) return lines();
    if (isRefused(free)) return free;
    if (room.knocks.some((knock) => knock.token === hash) || who.host || !mustKnock(room, who, hash, free.chair)) return lines();
    const { from } = who;
    if (room.knocks.length >= MOST_KNOCKS || (from !== null && room.knocks.some((knock) => knock.from === from)))
      return refuse('not-now', 'Somebody has knocked already. Wait until they were answered.');
    return lines({ t: 'knocked', at, seat, name, token: hash, ...(from === null ? {} : { from }) });
  },

  admit: (room, who, { knock: n, yes }, at) => {
    if (!who.host && who.seat === null) return refuse('not-allowed', 'Only who sits at the table lets somebody in.');
    const knock = room.knocks.find((each) => each.n === n);
    if (!knock) return refuse('not-now', 'Nobody knocks any more.');
    if (knock.open && yes) return lines();
    const by = who.seat;
    const waiting = notAgreed(room, knock);
    const alone = who.host || phaseOf(room) === 'gathering';
    if (!alone && by !== null && !waiting.includes(by) && !(knock.agreed.includes(by) && waiting.length === 0))
      return knock.agreed.includes(by) && yes ? lines() : refuse('not-now', 'A bot plays for you. Take your seat back first.');
    return lines({ t: 'heeded', at, knock: n, by, yes, opens: yes && (alone || waiting.every((seat) => seat === by)) });
  },

  answer: (room, who, { id, decision, move }, at) => {
    const seated = sitter(room, who);
    if (isRefused(seated)) return seated;
    const { seat, chair } = seated;
    if (!room.table) return refuse('not-now', 'The match has not begun.');
    if (chair.bot) return refuse('not-now', botSpeaks(chair));
    const tried = tryAnswer(room, decision, move, seat, 'person', at, id);
    return isNotTaken(tried) ? tried : { ok: true, lines: tried.lines, entry: room.table.entries.length, ahead: tried.ahead };
  },

  routine: (room, who, { id, kind, move }, at) => {
    const seated = sitter(room, who);
    if (isRefused(seated)) return seated;
    const { seat, chair } = seated;
    const line: Line = { t: 'routine', at, id, seat, kind, move };
    if (move === null) return room.routines.some((each) => each.seat === seat && each.kind === kind) ? lines(line) : lines();
    if (chair.bot) return refuse('not-now', botSpeaks(chair));
    const asked = openFor(room, seat).find((decision) => decision.kind === kind);
    if (!room.table || !asked) return refuse('not-now', 'You are not asked this just now.');
    if (!isOpenly(room.table, asked)) return refuse('not-allowed', 'What you may answer is your secret, so you are asked each time.');
    const tried = tryAnswer({ ...room, routines: withRoutine(room.routines, line) }, asked.id, move, seat, 'routine', at);
    return isNotTaken(tried) ? tried : { ok: true, lines: [line, ...tried.lines], ahead: tried.ahead };
  },

  undo: (room, who, { id }, at) => {
    const seated = sitter(room, who);
    if (isRefused(seated)) return seated;
    const { seat, chair } = seated;
    if (!room.table) return refuse('not-now', 'The match has not begun.');
    if (chair.bot) return refuse('not-now', botSpeaks(chair));
    const offer = offerTo(room, seat);
    if (offer.to === null) return refuse('not-now', offer.because);
    if (offer.free) return undone(room, { t: 'undone', at, id, entry: { undo: offer.to, by: seat } });
    if (room.takeBack)
      return refuse('not-now', room.takeBack.seat === seat ? 'You have asked already.' : 'Another take-back is being asked for.');
    const others = haveASay(room, seat);
    if (others.length === 0) return undone(room, { t: 'undone', at, id, entry: { undo: offer.to, by: seat, granted: [] } });
    return lines({ t: 'asked', at, id, seat, to: offer.to });
  },

  grant: (room, who, { id, yes }, at) => {
    const seated = sitter(room, who);
    if (isRefused(seated)) return seated;
    const { seat } = seated;
    const { takeBack } = room;
    if (!takeBack) return refuse('not-now', 'Nobody asks to take something back.');
    if (seat === takeBack.seat && yes) return refuse('not-yours', 'The others decide about this.');
    if (seat !== takeBack.seat && !haveASay(room, takeBack.seat).includes(seat)) return refuse('not-now', botSpeaks(seated.chair));
    if (!yes) return lines({ t: 'declined', at, id, seat });
    if (takeBack.granted.includes(seat)) return lines();
    const granted = [...takeBack.granted, seat];
    const grant: Line = { t: 'granted', at, id, seat };
    if (!allAgree(room, { ...takeBack, granted })) return lines(grant);
    return lines(grant, { t: 'undone', at, entry: { undo: takeBack.to, by: takeBack.seat, granted } });
  },

  hint: (room, who, { id }, at) => {
    const seated = sitter(room, who);
    if (isRefused(seated)) return seated;
    const { seat, chair } = seated;
    const [decision] = openFor(room, seat);
    if (!decision || chair.bot) return refuse('not-now', 'You are asked nothing just now.');
    if (!allowsHints(room)) return refuse('not-allowed', 'This table plays without hints.');
    return chair.hinted === decision.id ? lines() : lines({ t: 'hinted', at, id, seat, decision: decision.id });
  },

  more: (room, who, { id }, at) => {
    const seated = sitter(room, who);
    if (isRefused(seated)) return seated;
    const { seat } = seated;
    if (!mayTakeMore(room, seat)) return refuse('not-now', 'A minute more can be had once a round, while your clock runs.');
    return lines({ t: 'more', at, id, seat, round: roundOf(room) });
  },

  rematch: (room, who, { id, yes }, at) => {
    const seated = sitter(room, who);
    if (isRefused(seated)) return seated;
    const { seat } = seated;
    if (phaseOf(room) !== 'over') return refuse('not-now', 'A rematch can be had when this match is over.');
    if (room.rematch !== null || room.again[seat] === yes) return lines();
    return lines({ t: 'again', at, id, seat, yes });
  },

  without: (room, who, { seat: missing }, at) => {
    const seated = sitter(room, who);
    if (isRefused(seated)) return seated;
    if (room.again[seated.seat] !== true) return refuse('not-now', 'Say first that you want once more.');
    if (room.rematch !== null || (room.again[missing] ?? null) !== null || room.chairs[missing]?.token == null) return lines();
    return lines({ t: 'again', at, seat: missing, yes: false });
  },

  say: (room, who, { id, text }, at) => {
    const seated = sitter(room, who);
    if (isRefused(seated)) return seated;
    if (room.founded.settings.talk !== 'chat') return refuse('not-allowed', 'The host has chosen a table without chat.');
    return lines({ t: 'said', at, id, seat: seated.seat, text });
  },

  phrase: (room, who, { id, phrase }, at) => {
    const seated = sitter(room, who);
    if (isRefused(seated)) return seated;
    if (room.founded.settings.talk === 'silent') return refuse('not-allowed', 'The host has chosen a silent table.');
    if (!Object.hasOwn(phrasesFor(room.game), phrase)) return refuse('not-allowed', 'Nobody at this table knows that phrase.');
    return lines({ t: 'said', at, id, seat: seated.seat, phrase });
  },

  leave: (room, who, { id }, at) => {
    const seated = sitter(room, who);
    if (isRefused(seated)) return seated;
    const { seat, chair } = seated;
    if (room.opening !== null) return refuse('not-now', ABOUT_TO_BEGIN);
    if (phaseOf(room) === 'gathering') return lines({ t: 'stood', at, id, seat });
    if (phaseOf(room) === 'over') return refuse('over', 'The match is over.');
    if (chair.bot) return lines();
    return lines({ t: 'bot', at, id, seat, bot: standInOf(room), why: 'left' });
  },

  back: (room, who, { id }, at) => {
    const seated = sitter(room, who);
    if (isRefused(seated)) return seated;
    const { seat, chair } = seated;
    if (!chair.bot) return lines();
    if (!RETURNS.has(chair.bot.why)) return refuse('not-allowed', botSpeaks(chair));
    return lines({ t: 'back', at, id, seat });
  },

  rename: (room, who, { id, name }, at) => {
    const seated = sitter(room, who);
    if (isRefused(seated)) return seated;
    if (seated.chair.name === name) return lines();
    if (isNameTaken(room, seated.chair, name)) return refuse('taken', `Somebody at this table is called ${name} already.`);
    return lines({ t: 'renamed', at, id, seat: seated.seat, name });
  },

  renew: (room, who, { id, token }, at) => {
    const seated = sitter(room, who);
    if (isRefused(seated)) return seated;
    if (seated.chair.token === hashOf(token)) return lines();
    return lines({ t: 'renewed', at, id, seat: seated.seat, token: hashOf(token) });
  },

  start: (room, who, _order, at) => {
    const mayStart = who.host || (room.founded.after !== null && who.seat !== null); // at a rematch all have said yes
    if (!mayStart) return refuse('not-allowed', 'Only the host starts the match.');
    if (phaseOf(room) !== 'gathering' || room.opening !== null) return lines();
    const waiting = room.chairs.flatMap((chair, seat) => (chair.plan.kind === 'person' && chair.token === null ? [seat + 1] : []));
    if (waiting.length > 0)
      return refuse('not-now', `Seat ${waiting.join(' and seat ')} waits for a person. Open it or give it to a bot first.`);
    return lines(...beginLines(room, at));
  },

  plan: (room, who, { seat, plan }, at) => {
    if (!who.host) return refuse('not-allowed', 'Only the host arranges the seats.');
    if (phaseOf(room) !== 'gathering') return refuse('not-now', 'The match has begun.');
    if (room.opening !== null) return refuse('not-now', ABOUT_TO_BEGIN);
    if (!room.chairs[seat]) return refuse('unknown', `This table has ${room.chairs.length} seats.`);
    return lines({ t: 'planned', at, seat, plan });
  },

  terms: (room, who, { terms }, at) => {
    if (!who.host) return refuse('not-allowed', 'Only the host changes the terms.');
    if (phaseOf(room) !== 'gathering') return refuse('not-now', 'The match has begun.');
    if (room.opening !== null) return refuse('not-now', ABOUT_TO_BEGIN);
    return lines({ t: 'terms', at, terms });
  },

  bot: (room, who, { seat }, at) => {
    const chair = room.chairs[seat];
    if (!chair) return refuse('unknown', `This table has ${room.chairs.length} seats.`);
    if (!who.host && !(who.seat !== null && isAbandoned(room, seat, at)))
      return refuse(
        'not-allowed',
        'Only the host may let a bot play for somebody else; others when that seat has kept them waiting for a week.',
      );
    if (phaseOf(room) !== 'playing') return refuse('not-now', 'The match is not being played.');
    return chair.bot ? lines() : taken(room, who, seat, 'bot', at);
  },

  remove: (room, who, { seat }, at) => {
    if (!who.host) return refuse('not-allowed', 'Only the host may send somebody away.');
    const chair = room.chairs[seat];
    if (!chair) return refuse('unknown', `This table has ${room.chairs.length} seats.`);
    if (chair.token === null) return refuse('not-now', 'Nobody sits there.');
    if (room.opening !== null) return refuse('not-now', ABOUT_TO_BEGIN);
    if (phaseOf(room) === 'gathering') return lines({ t: 'stood', at, seat, by: 'host' });
    return phaseOf(room) === 'over' ? lines(handedOver(room, seat, 'remove', at)) : taken(room, who, seat, 'remove', at);
  },

  agree: (room, who, { id, yes }, at) => {
    const { proposal } = room;
    if (!proposal) return refuse('not-now', 'Nothing is proposed about anybody’s seat.');
    if (who.host && !yes) return lines({ t: 'opposed', at, seat: who.seat });
    const seated = sitter(room, who);
    if (isRefused(seated)) return seated;
    const { seat } = seated;
    const waiting = waitingFor(room, proposal);
    if (!waiting.includes(seat))
      return proposal.agreed.includes(seat) ? lines() : refuse('not-yours', 'Everybody else decides about this.');
    if (!yes) return lines({ t: 'opposed', at, id, seat });
    const agreed: Line = { t: 'agreed', at, id, seat };
    return waiting.length > 1 ? lines(agreed) : lines(agreed, handedOver(room, proposal.seat, proposal.what, at));
  },

  list: (room, who, { listed }, at) => {
    if (!who.host) return refuse('not-allowed', 'Only the host decides whether strangers may join.');
    return listed === room.listed ? lines() : lines({ t: 'listed', at, listed });
  },

  push: (room, who, { id, target }, at) => {
    const seated = sitter(room, who);
    if (isRefused(seated)) return seated;
    if (same(seated.chair.push, target)) return lines();
    return lines({ t: 'push', at, id, seat: seated.seat, target });
  },

  webhook: (room, who, { id, url }, at) => {
    const seated = sitter(room, who);
    if (isRefused(seated)) return seated;
    return seated.chair.webhook === url ? lines() : lines({ t: 'webhook', at, id, seat: seated.seat, url });
  },
};

const ABOUT_TO_BEGIN = 'The match is about to begin: the words for the seed are being opened.';

const BY_CODE = 'You came by the code. Knock, and who sits at the table may let you in.';

const WHY_KNOCK: { readonly [P in Phase]: string } = {
  gathering: 'You were sent away from this table. Knock, and anybody who sits there may let you in.',
  playing: 'The match is under way. Knock, and the host or everybody at the table may let you in.',
  over: 'The match is over.',
};

/** Somebody would look on: there is a match to see, and they have been told of it. */
function mayLookOn(room: Room, who: Who): { readonly chair: null } | Refused {
  if (!who.guest && !who.host && !who.door) return refuse('not-allowed', 'Only who was invited may look on.');
  return phaseOf(room) === 'over' ? refuse('over', 'The match is over.') : { chair: null };
}

/** A chair that somebody may sit down on, or why not; null: they sit there already. */
function freeChair(
  room: Room,
  who: Who,
  { seat, name, hash }: { readonly seat: Seat; readonly name: string; readonly hash: string },
): { readonly chair: Chair } | Refused | null {
  const mine = room.chairs.findIndex((chair) => chair.token === hash);
  if (mine >= 0) return mine === seat ? null : refuse('taken', 'You sit at this table already.');
  if (!who.guest && !who.host && !who.door) return refuse('not-allowed', 'Only who was invited may take a seat.');
  if (who.seat !== null) return refuse('taken', 'You sit at this table already.');
  const chair = room.chairs[seat];
  if (!chair) return refuse('unknown', `This table has ${room.chairs.length} seats.`);
  const phase = phaseOf(room);
  if (phase === 'over' || (phase === 'playing' && !isBots(chair))) return refuse('not-now', 'Nobody can sit down here any more.');
  if (chair.token !== null) return refuse('taken', `${chair.name} sits there already.`);
  if (isNameTaken(room, chair, name)) return refuse('taken', `Somebody at this table is called ${name} already.`);
  return { chair };
}

const isNameTaken = (room: Room, chair: Chair, name: string): boolean =>
  room.chairs.some((other) => other !== chair && other.name.toLowerCase() === name.toLowerCase());

function sitter(room: Room, { seat }: Who): { readonly seat: Seat; readonly chair: Chair } | Refused {
  if (seat === null) return refuse('not-allowed', 'Only who sits at the table may do this.');
  return { seat, chair: chairAt(room, seat) };
}

const isNotTaken = (tried: TriedAnswer | NotTaken): tried is NotTaken => 'ok' in tried;

/** Bots that go when the person is back. */
const RETURNS: ReadonlySet<Why> = new Set(['away', 'left', 'clock', 'host']);

function botSpeaks({ bot }: Chair): string {
  return bot?.why === 'lost' ? 'The time of this seat is used up; a bot keeps it.' : 'A bot plays for you. Take your seat back first.';
}

/** Nobody has been there, and the match has waited for this seat, for so long that the host may be gone too. */
function isAbandoned(room: Room, seat: Seat, at: number): boolean {
  const { here, wentAt } = chairAt(room, seat);
  const asked = openFor(room, seat).map((decision) => room.since.get(decision.id) ?? at);
  return here === null && asked.length > 0 && at - Math.max(wentAt, ...asked) > ABANDONED;
}

/** Takes a seat from its person where that is possible now, and otherwise asks everybody else. With nobody else there is nobody to ask. */
function taken(room: Room, who: Who, seat: Seat, what: Taking, at: number): Decided {
  const reason = who.seat === seat ? null : notYet(room, seat, at);
  if (!reason) return lines(handedOver(room, seat, what, at));
  const { proposal } = room;
  if (proposal?.seat === seat && proposal.what === what) return lines();
  if (proposal) return refuse('not-now', 'Everybody is being asked about another seat.');
  const by = who.seat;
  if (waitingFor(room, { seat, what, by, at, agreed: [] }).length === 0) return refuse('not-now', reason.because);
  return lines({ t: 'proposed', at, seat, what, by });
}

function handedOver(room: Room, seat: Seat, what: Taking, at: number): Line {
  const bot = chairAt(room, seat).bot?.name ?? standInOf(room);
  return { t: 'bot', at, seat, bot, why: what === 'remove' ? 'removed' : 'host' };
}

/** A chair where nobody but a bot has sat from the start: it makes room for a person. */
const isBots = ({ token, bot }: Chair): boolean => token === null && bot?.why === 'plan';

/** A chair that nobody needs to sit down on any more. */
const isSettled = (chair: Chair): boolean => chair.token !== null || chair.plan.kind === 'bot';

function undone(room: Room, line: Line & { readonly t: 'undone' }): Decided {
  return { ok: true, lines: [line], entry: room.table?.entries.length ?? 0 };
}

/** The start; or first the opening of the words that were promised, when nobody can sit down any more. */
export function beginLines(
  room: Room,
  at: number,
  joining?: { readonly seat: Seat; readonly word: string; readonly pledge?: string },
): readonly Line[] {
  const promised = joining?.pledge !== undefined || room.chairs.some(isUnopened);
  return promised ? [{ t: 'opening', at }] : startLines(room, at, joining);
}

/** The start and what the rules play at once. `joining`: who sits down with the same stroke. */
export function startLines(room: Room, at: number, joining?: { readonly seat: Seat; readonly word: string }): readonly Line[] {
  const { seats, options, seed, rules } = room.founded;
  const words = room.chairs.map((chair, seat) => (seat === joining?.seat ? joining.word : chair.word));
  const table = begin(room.game, { seats: seats.length, options, seed, rules, words });
  return [{ t: 'started', at }, ...openingLines(table, at)];
}
