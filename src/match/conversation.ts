/** One conversation with a host: who somebody is by what they have shown, then their orders, each carried out and answered. Knows messages, not how they travel. */
import type { Seat } from '../engine/game.js';
import { recordOf } from '../engine/record.js';
import { readCode } from './codes.js';
import { allWantMore } from './found.js';
import type { Host } from './host.js';
import type { Line } from './lines.js';
import { CLOSED, type Message } from './messages.js';
import { type Command, type Decided, decide, type Refused } from './orders.js';
import { patchFrom } from './patch.js';
import { namesOf, phaseOf, type Room, witnessOf } from './room.js';
import { roundsIn } from './rounds.js';
import { hashOf } from './secrets.js';
import { happenedFor, MOST_HAPPENED, pastPositionFor } from './shown.js';
import { sinceLastTurn } from './since.js';
import { type Receiver, whoIs } from './telling.js';
import type { HelloRead, Order, OrderOf } from './wire.js';

/** Whom somebody may speak for and see as. */
export type Rights = Pick<Receiver, 'seat' | 'token' | 'host' | 'invited' | 'door' | 'knock' | 'television' | 'from' | 'role'>;

/** The same words whether there is none, or none for them. */
export const NO_SUCH_MATCH = 'There is no such match for you.';

/** What the secrets in a hello open: a standing at the match, or null for nothing at all. `household`: where it came from, if that is known. */
export function standingBy(room: Room, hello: HelloRead, household: string | null): Rights | null {
  const { founded } = room;
  const opens = (secret: string | undefined, hash: string) => secret !== undefined && hashOf(secret) === hash;
  const host = opens(hello.host, founded.host);
  const invited = opens(hello.invite, founded.invite);
  const from = household === null ? null : hashOf(`${room.id} ${household}`);
  const door = hello.code !== undefined && founded.code !== undefined && readCode(hello.code) === founded.code;
  const token = hello.token === undefined ? null : hashOf(hello.token);
  const nobody = { seat: null, token: null, host, invited, door, knock: token, television: false, from };
  const television = hello.television === true;
  const seat = token === null ? -1 : room.chairs.findIndex((chair) => chair.token === token);
  if (seat >= 0) return { ...nobody, seat, token, role: 'seat' };
  if (host) return { ...nobody, television, role: 'host' };
  if (opens(hello.watch, founded.watch)) return { ...nobody, television, role: 'spectator' };
  if (invited || door || (room.listed && phaseOf(room) === 'gathering')) return { ...nobody, role: 'guest' };
  return null;
}

/** Which talk is to be looked at: of the first `lines` lines of a match. The words themselves stay where they are. */
export interface Report {
  readonly match: string;
  readonly by: Seat | null; // null: somebody who looks on
  readonly at: number;
  readonly lines: number;
}

interface Unwanted {
  readonly ok: false;
  readonly because: string;
}

/** What differs by where a host lives. */
export interface HostPlace {
  /** The lines that say that a device of this seat has come, to be written with its sitting down. */
  arrival(room: Room, seat: Seat, at: number): readonly Line[];
  /** Somebody who speaks for this seat has come or gone, or a television. */
  came(host: Host, who: Seat | 'television'): void;
  went(host: Host, who: Seat | 'television'): void;
  /** A new match for the same people; or why not. */
  rematch(host: Host): Promise<Refused | { readonly ok: true }>;
  /** Shows the operator what was said last. */
  report(report: Report): Promise<Refused | { readonly ok: true }>;
  /** An address that somebody wants to be written to as it will be called, or why it will not be. */
  checkAddress(url: string): Promise<{ readonly ok: true; readonly url: URL } | Unwanted>;
  /** True where everybody connected owns the whole match anyway: its record may be had before the end. */
  readonly ownsRecords: boolean;
  problem(what: string, error: unknown): void;
  now(): number;
}

export interface Conversation {
  readonly seat: Seat | null; // whom they speak for now
  /** Takes one order that passed the schema. */
  order(order: Order): Promise<void>;
  end(): void;
}

/** Begins to talk, or says why not by closing. `seen`: how many entries the other side knows already. */
export async function converse(
  host: Host,
  place: HostPlace,
  standing: (room: Room) => Rights | null,
  line: Pick<Receiver, 'send' | 'close'>,
  seen: number,
): Promise<Conversation | null> {
  let owed = false; // a crash came between the last yes and the next table
  const receiver = await host.visit((room): Receiver | null => {
    const known = standing(room);
    if (!known) return null;
    const made: Receiver = { ...known, send: line.send, close: line.close };
    host.audience.add(room, made, seen, place.now());
    owed = isOwed(room);
    return made;
  });
  if (!receiver) {
    line.close(CLOSED.noSuchMatch, NO_SUCH_MATCH);
    return null;
  }
  const who = (): Seat | 'television' | null => receiver.seat ?? (receiver.television ? 'television' : null);
  const arrived = who();
  if (arrived !== null) place.came(host, arrived);
  if (receiver.seat === null) host.attend(); // the match may have rested until somebody looks on
  const desk: Desk = { host, place, receiver };
  if (owed) await place.rematch(host);
  return {
    get seat() {
      return receiver.seat;
    },
    order: (order) => carryOut(order, desk),
    end() {
      host.audience.remove(receiver);
      const gone = who();
      if (gone !== null) place.went(host, gone);
    },
  };
}

interface Desk {
  readonly host: Host;
  readonly place: HostPlace;
  readonly receiver: Receiver;
}

async function carryOut(order: Order, desk: Desk): Promise<void> {
  const { place, receiver } = desk;
  try {
    if (isDeed(order)) await act(order, desk);
    else await SHOWS[order.t](order as never, desk, (message) => receiver.send(message));
  } catch (error) {
    place.problem(`an order (${order.t}) failed`, error);
    receiver.send({ t: 'refused', id: order.id, why: 'failed', because: 'It could not be done just now. Send it again.' });
  }
}

const isDeed = (order: Order): order is Command => !(order.t in SHOWS);

async function act(sent: Command, desk: Desk): Promise<void> {
  const { host, place, receiver } = desk;
  const order = await withCheckedAddress(sent, desk);
  if ('because' in order) return receiver.send({ t: 'refused', id: sent.id, why: 'address', because: order.because });
  const decided = await host.change(
    (room, now) => {
      const made = decide(room, whoIs(room, receiver), order, now);
      return order.t === 'join' ? withArrival(made, place.arrival(room, order.seat, now)) : made;
    },
    (made, room) => {
      if (!made.ok) return receiver.send({ t: 'refused', id: order.id, why: made.why, because: made.because, clause: made.clause });
      receiver.send({ t: 'done', id: order.id, entry: made.entry, seat: order.t === 'join' ? order.seat : undefined });
      if (changePlaces(order, receiver, room)) host.audience.welcome(room, receiver, 0, place.now());
    },
  );
  if (!decided.ok) return;
  if (order.t === 'join') place.came(host, order.seat);
  if ((order.t === 'rematch' || order.t === 'without') && (await host.visit(isOwed))) await place.rematch(host);
}

/** Everybody has said whether they come along, and the next table is not laid yet. */
const isOwed = (room: Room): boolean => room.rematch === null && allWantMore(room);

/** The address in an order that will be written to later, or null. */
function addressIn(order: Command): string | null {
  return (order.t === 'webhook' ? order.url : order.t === 'push' ? order.target?.endpoint : null) ?? null;
}

/** The order with its address as it was checked. Who may not give the order makes nobody look anything up. */
async function withCheckedAddress(order: Command, { host, place, receiver }: Desk): Promise<Command | Unwanted> {
  const given = addressIn(order);
  if (given === null) return order;
  const may = await host.visit((room) => decide(room, whoIs(room, receiver), order, place.now()).ok);
  if (!may) return order; // and it is refused like any other
  const address = await place.checkAddress(given);
  if (!address.ok) return address;
  const { href } = address.url;
  if (order.t === 'push' && order.target) return { ...order, target: { ...order.target, endpoint: href } };
  return order.t === 'webhook' ? { ...order, url: href } : order;
}

/** After some orders somebody speaks for another seat, for none, or with another token. True if they should be welcomed anew. */
function changePlaces(order: Command, receiver: Receiver, room: Room): boolean {
  if (order.t === 'renew') receiver.token = hashOf(order.token);
  if (order.t === 'knock') receiver.knock = hashOf(order.token);
  const leaves = order.t === 'leave' && phaseOf(room) === 'gathering';
  if (order.t === 'join') Object.assign(receiver, { seat: order.seat, token: hashOf(order.token), role: 'seat' });
  else if (leaves) Object.assign(receiver, { seat: null, token: null, role: receiver.host ? 'host' : 'guest' });
  return leaves || order.t === 'join';
}

/** Who sits down is there: one stroke instead of two. */
function withArrival(decided: Decided, arrival: readonly Line[]): Decided {
  if (!decided.ok || decided.lines.length === 0) return decided;
  return { ...decided, lines: [...decided.lines, ...arrival] };
}

type Shown = Exclude<Order, Command>;
type Show<K extends Shown['t']> = (order: OrderOf<K>, desk: Desk, send: (message: Message) => void) => Promise<unknown>;

const NOT_FOR_GUESTS = 'Take a seat, or watch by the spectators’ link.';
const RECORD_AFTER = 'The record is laid open when the match is over: it holds what others chose in secret.';

/** Orders that change nothing. They show what the seat of whoever asks may see, and no more. */
const SHOWS: { readonly [K in Shown['t']]: Show<K> } = {
  ping: async ({ id }, _desk, send) => send({ t: 'done', id }),

  position: ({ id, at }, { host, receiver }, send) =>
    host.visit((room) => {
      const { seat, sees } = whoIs(room, receiver);
      if (!sees) return send({ t: 'refused', id, why: 'not-allowed', because: NOT_FOR_GUESTS });
      const position = pastPositionFor(room, seat, at);
      if (!position) return send({ t: 'refused', id, why: 'unknown', because: 'The match has not come that far.' });
      const earlier = at === 0 ? null : pastPositionFor(room, seat, at - 1);
      const before = earlier && (patchFrom(position.view, earlier.view) ?? null);
      send({ t: 'position', id, position, before, happened: happenedFor(room, seat, at - 1, at) });
    }),

  rounds: ({ id }, { host, receiver }, send) =>
    host.visit(async (room) => {
      const { gauge } = room.game;
      const { sees } = whoIs(room, receiver);
      send({ t: 'rounds', id, rounds: gauge?.round && room.table && sees ? roundsIn(room.table, gauge.round) : [] });
    }),

  journal: ({ id, from, to }, { host, receiver }, send) =>
    host.visit((room) => {
      const { seat, sees } = whoIs(room, receiver);
      const end = Math.min(to, from + MOST_HAPPENED);
      send({ t: 'journal', id, happened: sees ? happenedFor(room, seat, from === 0 ? -1 : from, end) : [] });
    }),

  since: ({ id }, { host, receiver }, send) =>
    host.visit((room) => {
      const { seat } = whoIs(room, receiver);
      send({ t: 'since', id, since: seat === null ? [] : sinceLastTurn(room, seat) });
    }),

  record: ({ id }, { host, place, receiver }, send) =>
    host.visit((room) => {
      if (!whoIs(room, receiver).sees) return send({ t: 'refused', id, why: 'not-allowed', because: NOT_FOR_GUESTS });
      if (!room.table || (phaseOf(room) !== 'over' && !place.ownsRecords))
        return send({ t: 'refused', id, why: 'not-now', because: RECORD_AFTER });
      send({ t: 'record', id, record: recordOf(room.table, namesOf(room), { seed: true }, witnessOf(room)) });
    }),

  report: async ({ id }, { host, place, receiver }, send) => {
    const report = await host.visit((room): Report | Refused => {
      const { seat, sees } = whoIs(room, receiver);
      if (!sees) return { ok: false, why: 'not-allowed', because: NOT_FOR_GUESTS };
      if (room.saidUpTo === 0) return { ok: false, why: 'not-now', because: 'Nobody has said anything here.' };
      return { match: room.id, by: seat, at: place.now(), lines: room.saidUpTo };
    });
    const done = 'ok' in report ? report : await place.report(report);
    send(done.ok ? { t: 'done', id } : { t: 'refused', id, why: done.why, because: done.because });
  },

  watch: ({ id }, { host, place, receiver }, send) =>
    host.visit((room) => {
      const { seat, guest, sees } = whoIs(room, receiver);
      const isLetIn = room.knocks.some(({ open, token }) => open && token === receiver.knock);
      if (seat !== null || sees) return send({ t: 'done', id });
      if (!guest && !isLetIn) return send({ t: 'refused', id, why: 'knock', because: 'Knock first: who sits at the table lets you in.' });
      receiver.role = 'spectator';
      send({ t: 'done', id });
      host.audience.welcome(room, receiver, 0, place.now());
    }),
};
