/** One side of a match: what every screen, terminal and test holds. It knows no transport, no React and no page; a link carries its orders and brings the host's messages. */
import type { Decision, GameTypes, Json, View } from '../engine/game.js';
import type { MatchRecord } from '../engine/record.js';
import { pledgeTo } from '../engine/seed.js';
import type { Deadline, Face, Happened, Message, Position, RoundMark, Sentence, UndoFace, WhyRefused, You } from './messages.js';
import { applied, type Patch, sharing } from './patch.js';
import type { TalkLine } from './room.js';
import { tidied } from './settings.js';
import type { OrderSent } from './wire.js';

/** `cut`: it is being tried again. `closed`: no repetition would help. */
export type LineState = 'connecting' | 'open' | 'cut' | 'closed';

/** What a link tells its client. */
export interface Ears {
  heard(message: Message): void;
  /** `again`: milliseconds until a line that is cut is tried again. */
  changed(state: LineState, because: string | null, again?: number): void;
  /** How many entries are known already, for the hello; undefined: none. */
  seen(): number | undefined;
}

/** A way to a host. It says hello by itself, again after every cut, and loses no message while it is open. */
export interface Link {
  send(order: OrderSent): void;
  /** Says hello anew: something was missed. */
  again(): void;
  close(): void;
}
export type OpenLink = (ears: Ears) => Link;

/** An order without its id, which the client gives it. Each kind by itself, or the kinds would run together. */
type Body<O> = O extends { t: 'answer' | 'routine' }
  ? Omit<O, 'id' | 'move'> & { readonly move: Json }
  : O extends unknown
    ? Omit<O, 'id'>
    : never;
export type OrderBody = Body<OrderSent>;

/** What became of an order. */
export type Done = Exclude<Extract<Message, { id: string | null }>, { t: 'refused' }>;
export type Reply = Done | Extract<Message, { t: 'refused' }>;
export const isRefused = (reply: Reply): reply is Extract<Message, { t: 'refused' }> => reply.t === 'refused';

/** A position and how it came about. Values: they never change, and equal parts of two are the same object. */
export interface Moment {
  readonly entries: number;
  readonly view: View<GameTypes>;
  readonly before: View<GameTypes> | null; // the position that `happened` begins at; null: it is not known, or the match has just begun
  readonly happened: readonly Happened[]; // what led from there to here
}

/** All that is known of a match now. */
export interface Snapshot {
  readonly line: LineState;
  readonly lost: string | null; // why there is nothing to see any more
  readonly again: number | null; // milliseconds that a cut line waited, when it was cut, before it is tried again
  readonly you: You | null; // null until the host has said hello
  readonly face: Face | null;
  readonly moment: Moment | null; // null before the start, and for guests
  readonly undo: UndoFace | null; // what I may take back; null: nothing, ever
  readonly deadlines: readonly Deadline[];
  readonly now: number; // the host's time when it last spoke ...
  readonly heardAt: number; // ... and ours
  readonly journal: readonly Happened[]; // everything I have heard of the game, oldest first
  readonly talk: readonly TalkLine[];
  readonly since: readonly Sentence[]; // since my last turn, as it was when I came
  readonly unanswered: number; // orders that were on their way when the line was cut, or were given since
  readonly unsent: number; // answers among them that have not gone out
}

export interface Session {
  readonly now: Snapshot;
  subscribe(heard: () => void): () => void;
  answer(decision: Pick<Decision, 'id'>, move: Json): Promise<Reply>;
  order(body: OrderBody): Promise<Reply>;
  /** The position after so many entries, as I saw it then. */
  at(entries: number): Promise<Moment>;
  rounds(): Promise<readonly RoundMark[]>;
  /** The whole record: of a match that is over, or of one's own device. */
  record(): Promise<MatchRecord>;
  /** The same match up to an entry, as a record that another one may begin with. */
  branch(entries: number): Promise<MatchRecord>;
  /** Takes back answers that have not gone out because the line is cut. */
  withdraw(): void;
  /** Does not wait for the next attempt: a person has asked to try now. */
  reconnect(): void;
  close(): void;
}

/** An order that was not carried out. */
export class OrderRefused extends Error {
  readonly why: WhyRefused;
  constructor({ why, because }: Extract<Message, { t: 'refused' }>) {
    super(because);
    this.why = why;
  }
}

const EMPTY: Snapshot = {
  line: 'connecting',
  lost: null,
  again: null,
  you: null,
  face: null,
  moment: null,
  undo: null,
  deadlines: [],
  now: 0,
  heardAt: 0,
  journal: [],
  talk: [],
  since: [],
  unanswered: 0,
  unsent: 0,
};

const AGAIN_AFTER = 1000; // milliseconds until an order that the host could not take just now is sent once more
const JOURNAL_PAGE = 500; // entries asked for at a time
const MOST_PAST = 200; // positions that are remembered

/** The word that somebody has promised for the seed, kept until it is opened: by this client, or by one after it on the same device. */
export interface PromisedWord {
  keep(word: string): void;
  kept(): string | null;
}

export interface ClientNeeds {
  now(): number; // our own time, for differences only
  newId(): string; // something that no other client of this match has
  after(milliseconds: number, act: () => void): void;
}

function inMemory(): PromisedWord {
  let word: string | null = null;
  return {
    keep: (made) => {
      word = made;
    },
    kept: () => word,
  };
}

const USUAL: ClientNeeds = {
  now: () => performance.now(),
  newId: () => Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => byte.toString(36)).join(''),
  after: (milliseconds, act) => void setTimeout(act, milliseconds),
};

interface Waiting {
  readonly order: OrderSent;
  sent: boolean; // perhaps it has arrived
  readonly done: (reply: Reply) => void;
}

export function openClient(open: OpenLink, needs: ClientNeeds = USUAL, promised = inMemory()): Session {
  const listeners = new Set<() => void>();
  const waiting = new Map<string, Waiting>();
  const past = new Map<number, Moment>();
  const prefix = needs.newId();
  let orders = 0;
  let now = EMPTY;
  let position: Position | null = null; // as the host last sent it: what the next patch is for
  let own: Patch | null = null; // what the next `moved` changes for us alone
  let greeted = false; // the host knows us, and hears what we send
  let closed = false;

  const show = (next: Snapshot): void => {
    now = next;
    for (const listener of listeners) listener();
  };
  const change = (part: Partial<Snapshot>): void => show({ ...now, ...part });

  /** Takes in a position, at the host's time: what was told led to it from the one before, if that is known. */
  const arrive = (next: Position, happened: readonly Happened[], before: Moment['view'] | null, time: number): Snapshot => {
    position = next;
    const { entries, view, undo, deadlines } = next;
    const moment: Moment = { entries, view, before, happened };
    return { ...now, now: time, heardAt: needs.now(), moment, undo, deadlines, journal: withMore(now.journal, happened) };
  };

  const moved = (message: Extract<Message, { t: 'moved' }>): void => {
    const mine = own;
    own = null;
    if (!greeted) return; // something was missed, and a welcome is on its way
    if (position && entriesBefore(message) < position.entries) return; // a welcome has told of it already
    const before = now.moment?.view ?? null;
    if (!('patch' in message)) show(arrive(sharing(position, message.position), message.happened, before, message.now));
    else if (position?.entries === message.after) {
      const next = applied(position, message.patch);
      show(arrive(mine === null ? next : applied(next, mine), message.happened, before, message.now));
    } else {
      greeted = false;
      link.again();
    }
  };

  const hear: { readonly [T in Message['t']]?: (message: Extract<Message, { t: T }>) => void } = {
    welcome({ now: time, you, face, position: next, happened, since, talk }) {
      const same = now.you !== null && now.you.seat === you.seat && next !== null && now.moment?.entries === next.entries;
      if (now.you !== null && now.you.seat !== you.seat) change({ journal: [], moment: null });
      const arrived = next
        ? arrive(sharing(position, next), happened, null, time)
        : { ...now, now: time, heardAt: needs.now(), moment: null, undo: null, deadlines: [] };
      if (!next) position = null;
      show({ ...arrived, you, face, since, talk, moment: same ? now.moment : arrived.moment });
      const unheard = greeted ? [] : [...waiting.values()];
      greeted = true;
      for (const one of unheard) send(one);
      openWord(face);
      void fillJournal();
    },
    face({ now: time, face, deadlines }) {
      if (position) position = { ...position, deadlines }; // the next patch is for these
      change({ now: time, heardAt: needs.now(), face, deadlines });
      openWord(face);
    },
    moved,
    own({ patch }) {
      own = patch;
    },
    said: ({ said }) => change({ talk: [...now.talk, said] }),
  };

  const send = (one: Waiting): void => {
    one.sent = true;
    link.send(one.order);
  };
  const isKept = ({ order, sent }: Waiting): boolean => order.t === 'answer' && !sent;
  /** Told while the line is cut, and until all of them are answered: at other times it would be news twice a move, of which nobody sees anything. */
  const count = () => ({ unanswered: waiting.size, unsent: [...waiting.values()].filter(isKept).length });

  /** Opens the word that was promised, as soon as nobody can choose theirs by it any more. */
  const openWord = ({ opening, chairs }: Face): void => {
    const chair = now.you?.seat == null ? undefined : chairs[now.you.seat];
    const word = promised.kept();
    if (opening === null || !chair || chair.opened || word === null || chair.pledge !== pledgeTo(word)) return;
    void order({ t: 'word', word });
  };

  /** A welcome tells only the newest of a long match; the rest is asked for. */
  const fillJournal = async (): Promise<void> => {
    const start = () => now.journal[0]?.entry ?? -1;
    for (let first = start(); first >= 0; first = start()) {
      const reply = await order({ t: 'journal', from: Math.max(0, first - JOURNAL_PAGE), to: first });
      if (reply.t !== 'journal' || reply.happened.length === 0 || now.journal[0]?.entry !== first) return;
      change({ journal: [...reply.happened, ...now.journal] });
    }
  };

  const settle = (id: string, reply: Reply): void => {
    const order = waiting.get(id);
    if (!order) return;
    if (isRefused(reply) && (reply.why === 'failed' || reply.why === 'too-fast')) {
      needs.after(AGAIN_AFTER, () => waiting.has(id) && greeted && link.send(order.order));
      return;
    }
    waiting.delete(id);
    if (now.unanswered > 0) change(count());
    order.done(reply);
  };

  const link = open({
    heard(message) {
      if (closed) return;
      const take = hear[message.t] as ((message: Message) => void) | undefined;
      take?.(message);
      if ('id' in message && message.id !== null) settle(message.id, message);
    },
    changed(line, because, again) {
      if (closed) return;
      if (line !== 'open') greeted = false;
      change({ line, lost: because, again: again ?? null, ...count() });
    },
    seen: () => now.moment?.entries,
  });

  /** A word for the seed is promised, not said: whoever sits down later cannot choose theirs to fit it. Nobody guesses what is mixed into it. */
  const promising = (body: OrderBody): OrderBody => {
    if (body.t !== 'join' || !body.word) return body;
    const word = `${tidied(body.word)} ${needs.newId()}${needs.newId()}`;
    promised.keep(word);
    const { word: _, ...rest } = body;
    return { ...rest, pledge: pledgeTo(word) };
  };

  const order: Session['order'] = (wished) =>
    new Promise((done) => {
      const body = promising(wished);
      const id = `${prefix}-${orders++}`;
      const sent = { ...body, id } as OrderSent;
      const one: Waiting = { order: sent, done, sent: false };
      waiting.set(id, one);
      if (greeted) send(one);
      else change(count());
    });

  const at: Session['at'] = async (entries) => {
    const known = past.get(entries);
    if (known) return known;
    const reply = await order({ t: 'position', at: entries });
    if (isRefused(reply)) throw new OrderRefused(reply);
    if (reply.t !== 'position') throw new Error(`a position was asked for, and ${reply.t} came`);
    const { view } = reply.position;
    const before = reply.before === null ? (entries === 0 ? null : view) : applied(view, reply.before);
    const moment: Moment = { entries, view, before, happened: reply.happened };
    past.set(entries, moment);
    const [oldest] = past.keys();
    if (past.size > MOST_PAST && oldest !== undefined) past.delete(oldest);
    return moment;
  };

  const record: Session['record'] = async () => {
    const reply = await order({ t: 'record' });
    if (isRefused(reply)) throw new OrderRefused(reply);
    if (reply.t !== 'record') throw new Error(`the record was asked for, and ${reply.t} came`);
    return reply.record;
  };

  return {
    get now() {
      return now;
    },
    subscribe(heard) {
      listeners.add(heard);
      return () => listeners.delete(heard);
    },
    answer: (decision, move) => order({ t: 'answer', decision: decision.id, move }),
    order,
    at,
    async rounds() {
      const reply = await order({ t: 'rounds' });
      if (isRefused(reply)) throw new OrderRefused(reply);
      return reply.t === 'rounds' ? reply.rounds : [];
    },
    record,
    async branch(entries) {
      const whole = await record();
      const kept = whole.kept?.filter(({ from }) => from <= entries);
      return { ...whole, entries: whole.entries.slice(0, entries), hash: null, ...(kept ? { kept } : {}) };
    },
    withdraw() {
      for (const [id, one] of waiting) {
        if (!isKept(one)) continue;
        waiting.delete(id);
        one.done({ t: 'refused', id, why: 'stale', because: 'It was taken back before it went out.' });
      }
      change(count());
    },
    reconnect: () => link.again(),
    close() {
      closed = true;
      link.close();
      listeners.clear();
    },
  };
}

/** The entries up to which a position must be known before this message: afterwards there is at least one more, or the match has just begun. */
const entriesBefore = (message: Extract<Message, { t: 'moved' }>): number =>
  'patch' in message ? message.after : message.position.entries - 1;

/** What is known after more has been told: each entry once, in order. */
function withMore(known: readonly Happened[], more: readonly Happened[]): readonly Happened[] {
  const last = known.at(-1)?.entry ?? Number.NEGATIVE_INFINITY;
  const fresh = more.filter(({ entry }) => entry > last);
  return fresh.length === 0 ? known : known.concat(fresh);
}
