/** One conversation over a socket: hello first, then orders, each checked, carried out and answered. Knows messages, not sockets. */

import type { z } from 'zod';
import type { Seat } from '../engine/game.js';
import { recordOf } from '../engine/record.js';
import { CLOSED, type Message } from '../match/messages.js';
import { type Decided, type Deed, decide, type Refused } from '../match/orders.js';
import { namesOf, phaseOf, type Room } from '../match/room.js';
import { hashOf } from '../match/secrets.js';
import { faceOf, happenedFor, MOST_HAPPENED, pastPositionFor, positionFor } from '../match/shown.js';
import { sinceLastTurn } from '../match/since.js';
import type { helloSchema, Order, OrderOf } from '../match/wire.js';
import type { Address } from './addresses.js';
import { type Client, type Clients, textOf, whoIs } from './clients.js';
import type { Bytes } from './frames.js';
import type { Presence } from './presence.js';
import type { Rooms } from './rooms.js';
import type { Log, World } from './world.js';

export interface TalkNeeds {
  readonly rooms: Rooms;
  readonly clients: Clients;
  readonly presence: Presence;
  readonly world: World;
  readonly log: Log;
  rematch(match: string): Promise<Refused | { readonly ok: true }>;
  /** The address as it will be called, or why it will not be. */
  checkAddress(url: string): Promise<Address>;
}

type HelloRead = z.output<typeof helloSchema>;

/** What the secrets in a hello open: a role at the match, or null for nothing at all. */
function roleFor(room: Room, hello: HelloRead): Pick<Client, 'seat' | 'token' | 'host' | 'invited' | 'role'> | null {
  const { founded } = room;
  const opens = (secret: string | undefined, hash: string) => secret !== undefined && hashOf(secret) === hash;
  const host = opens(hello.host, founded.host);
  const invited = opens(hello.invite, founded.invite);
  const nobody = { seat: null, token: null, host, invited };
  const token = hello.token === undefined ? null : hashOf(hello.token);
  const seat = token === null ? -1 : room.chairs.findIndex((chair) => chair.token === token);
  if (seat >= 0) return { ...nobody, seat, token, role: 'seat' };
  if (host) return { ...nobody, role: 'host' };
  if (opens(hello.watch, founded.watch)) return { ...nobody, role: 'spectator' };
  if (invited || (room.listed && phaseOf(room) === 'gathering')) return { ...nobody, role: 'guest' };
  return null;
}

function welcomeFor(room: Room, client: Client, seen: number, now: number): Message {
  const sees = client.role !== 'guest';
  return {
    t: 'welcome',
    you: { seat: client.seat, host: client.host, role: client.role },
    face: faceOf(room, now),
    position: sees ? positionFor(room, client.seat, now) : null,
    happened: sees ? happenedFor(room, client.seat, seen === 0 ? -1 : seen) : [],
    since: client.seat === null ? [] : sinceLastTurn(room, client.seat),
    talk: sees ? room.talk : [],
  };
}

export interface Talk {
  /** Takes one order that passed the schema. */
  order(order: Order): Promise<void>;
  end(): void;
}

/** Begins to talk, or says why not by closing. */
export async function beginTalk(
  hello: HelloRead,
  line: { send(text: Bytes): void; close(code: number, words: string): void },
  needs: TalkNeeds,
): Promise<Talk | null> {
  const { rooms, clients, presence, world } = needs;
  const client = await rooms.visit(hello.match, ({ room }): Client | null => {
    const role = roleFor(room, hello);
    if (!role) return null;
    const made: Client = { match: hello.match, ...role, send: line.send, close: line.close };
    made.send(textOf(welcomeFor(room, made, hello.seen ?? 0, world.now())));
    clients.add(made);
    return made;
  });
  if (!client) {
    line.close(CLOSED.noSuchMatch, 'There is no such match for you.');
    return null;
  }
  if (client.seat !== null) presence.came(client.match, client.seat);
  return {
    order: (order) => carryOut(order, client, needs),
    end() {
      clients.remove(client);
      if (client.seat !== null) presence.went(client.match, client.seat);
    },
  };
}

async function carryOut(order: Order, client: Client, needs: TalkNeeds): Promise<void> {
  try {
    if (isDeed(order)) await act(order, client, needs);
    else await SHOWS[order.t](order as never, client, needs, (message) => say(client, message));
  } catch (error) {
    needs.log.error({ order: order.t, match: client.match, problem: String(error) }, 'an order failed');
    say(client, { t: 'refused', id: order.id, why: 'failed', because: 'The server could not do it just now. Send it again.' });
  }
}

const say = (client: Client, message: Message): void => client.send(textOf(message));

const isDeed = (order: Order): order is Deed => !(order.t in SHOWS);

async function act(sent: Deed, client: Client, needs: TalkNeeds): Promise<void> {
  const { rooms, world, presence } = needs;
  const order = await withCheckedAddress(sent, client, needs);
  if ('because' in order) return say(client, { t: 'refused', id: sent.id, why: 'address', because: order.because });
  const decided = await rooms.change(
    client.match,
    (room, now) => {
      const made = decide(room, whoIs(room, client), order, now);
      return order.t === 'join' ? withArrival(made, order.seat, presence.server, now) : made;
    },
    (made, { room }) => {
      if (!made.ok) return say(client, refusal(order, made, room, client, world.now()));
      say(client, { t: 'done', id: order.id, entry: made.entry, seat: order.t === 'join' ? order.seat : undefined });
      if (changePlaces(order, client, room)) say(client, welcomeFor(room, client, 0, world.now()));
    },
  );
  if (decided === null) say(client, { t: 'refused', id: order.id, why: 'unknown', because: 'This match is gone.' });
  else if (decided.ok && order.t === 'join') presence.came(client.match, order.seat);
}

/** The address in an order that the server would write to later, or null. */
function addressIn(order: Deed): string | null {
  return (order.t === 'webhook' ? order.url : order.t === 'push' ? order.target?.endpoint : null) ?? null;
}

/** The order with its address as it was checked. Who may not give the order makes the server look up nothing. */
async function withCheckedAddress(order: Deed, client: Client, needs: TalkNeeds): Promise<Deed | Extract<Address, { ok: false }>> {
  const given = addressIn(order);
  if (given === null) return order;
  const may = await needs.rooms.visit(client.match, ({ room }) => decide(room, whoIs(room, client), order, needs.world.now()).ok);
  if (!may) return order; // and it is refused like any other
  const address = await needs.checkAddress(given);
  if (!address.ok) return address;
  const { href } = address.url;
  if (order.t === 'push' && order.target) return { ...order, target: { ...order.target, endpoint: href } };
  return order.t === 'webhook' ? { ...order, url: href } : order;
}

/** After some orders a client speaks for another seat, for none, or with another token. True if it should be welcomed anew. */
function changePlaces(order: Deed, client: Client, room: Room): boolean {
  if (order.t === 'renew') client.token = hashOf(order.token);
  const leaves = order.t === 'leave' && phaseOf(room) === 'gathering';
  if (order.t === 'join') Object.assign(client, { seat: order.seat, token: hashOf(order.token), role: 'seat' });
  else if (leaves) Object.assign(client, { seat: null, token: null, role: client.host ? 'host' : 'guest' });
  return leaves || order.t === 'join';
}

/** Who sits down is there: one stroke instead of two. */
function withArrival(decided: Decided, seat: Seat, server: string, at: number): Decided {
  if (!decided.ok || decided.lines.length === 0) return decided;
  return { ...decided, lines: [...decided.lines, { t: 'came', at, seat, server }] };
}

/** Where a game was the matter, the current position comes along: a client that lags behind is up to date at once. */
function refusal(order: Order, { why, because, clause }: Refused, room: Room, client: Client, now: number): Message {
  const { seat, sees } = whoIs(room, client);
  const position = sees && (order.t === 'answer' || order.t === 'undo') ? positionFor(room, seat, now) : null;
  return { t: 'refused', id: order.id, why, because, ...(clause === undefined ? {} : { clause }), ...(position ? { position } : {}) };
}

type Shown = Exclude<Order, Deed>;
type Show<K extends Shown['t']> = (
  order: OrderOf<K>,
  client: Client,
  needs: TalkNeeds,
  send: (message: Message) => void,
) => Promise<unknown>;

const NOT_FOR_GUESTS = 'Take a seat, or watch by the spectators’ link.';

/** Orders that change nothing. They show what the seat of this client may see, and no more. */
const SHOWS: { readonly [K in Shown['t']]: Show<K> } = {
  ping: async ({ id }, _client, _needs, send) => send({ t: 'done', id }),

  position: ({ id, at }, client, { rooms, world }, send) =>
    rooms.visit(client.match, ({ room }) => {
      const { seat, sees } = whoIs(room, client);
      if (!sees) return send({ t: 'refused', id, why: 'not-allowed', because: NOT_FOR_GUESTS });
      const position = pastPositionFor(room, seat, at, world.now());
      if (!position) return send({ t: 'refused', id, why: 'unknown', because: 'The match has not come that far.' });
      send({ t: 'position', id, position, happened: happenedFor(room, seat, at - 1, at) });
    }),

  journal: ({ id, from, to }, client, { rooms }, send) =>
    rooms.visit(client.match, ({ room }) => {
      const { seat, sees } = whoIs(room, client);
      const end = Math.min(to, from + MOST_HAPPENED);
      send({ t: 'journal', id, happened: sees ? happenedFor(room, seat, from === 0 ? -1 : from, end) : [] });
    }),

  since: ({ id }, client, { rooms }, send) =>
    rooms.visit(client.match, ({ room }) => {
      const { seat } = whoIs(room, client);
      send({ t: 'since', id, since: seat === null ? [] : sinceLastTurn(room, seat) });
    }),

  record: ({ id }, client, { rooms }, send) =>
    rooms.visit(client.match, ({ room }) => {
      if (!whoIs(room, client).sees) return send({ t: 'refused', id, why: 'not-allowed', because: NOT_FOR_GUESTS });
      if (!room.table || phaseOf(room) !== 'over') return send({ t: 'refused', id, why: 'not-now', because: RECORD_AFTER });
      send({ t: 'record', id, record: recordOf(room.table, namesOf(room), { seed: true }) });
    }),

  rematch: async ({ id }, client, { rooms, rematch }, send) => {
    const who = await rooms.visit(client.match, ({ room }) => whoIs(room, client));
    if (!who || (who.seat === null && !who.host))
      return send({ t: 'refused', id, why: 'not-allowed', because: 'Only who sat at the table may ask for a rematch.' });
    const done = await rematch(client.match);
    send(done.ok ? { t: 'done', id } : { t: 'refused', id, why: done.why, because: done.because });
  },
};

const RECORD_AFTER = 'The record is laid open when the match is over: it holds what others chose in secret.';
