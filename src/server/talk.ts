/** One conversation over a socket: hello first, then orders, each checked, carried out and answered. Knows messages, not sockets. */

import type { z } from 'zod';
import type { Seat } from '../engine/game.js';
import { recordOf } from '../engine/record.js';
import { CLOSED, type Message } from '../match/messages.js';
import { type Decided, type Deed, decide, type Refused, type Who } from '../match/orders.js';
import { namesOf, phaseOf, type Room } from '../match/room.js';
import { hashOf } from '../match/secrets.js';
import { faceOf, happenedFor, MOST_HAPPENED, pastPositionFor, positionFor } from '../match/shown.js';
import { sinceLastTurn } from '../match/since.js';
import type { helloSchema, Order, OrderOf } from '../match/wire.js';
import { type Client, type Clients, textOf } from './clients.js';
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
  /** Why an address may not be written to, or null. */
  refusesAddress(url: string): Promise<string | null>;
}

type HelloRead = z.output<typeof helloSchema>;

/** What the secrets in a hello open: a role at the match, or null for nothing at all. */
export function roleFor(room: Room, hello: HelloRead): Pick<Client, 'seat' | 'token' | 'host' | 'role'> | null {
  const token = hello.token === undefined ? null : hashOf(hello.token);
  const found = token === null ? -1 : room.chairs.findIndex((chair) => chair.token === token);
  const host = hello.host !== undefined && hashOf(hello.host) === room.founded.host;
  if (found >= 0) return { seat: found, token, host, role: 'seat' };
  if (host) return { seat: null, token: null, host, role: 'host' };
  if (hello.watch !== undefined && hashOf(hello.watch) === room.founded.watch) return { seat: null, token: null, host, role: 'spectator' };
  const invited = hello.invite !== undefined && hashOf(hello.invite) === room.founded.invite;
  if (invited || (room.listed && phaseOf(room) === 'gathering')) return { seat: null, token: null, host, role: 'guest' };
  return null;
}

export function welcomeFor(room: Room, client: Client, seen: number, now: number): Message {
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
  line: { send(text: string): void; close(code: number, words: string): void },
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

const whoIs = (client: Client): Who => ({ seat: client.seat, host: client.host, guest: client.role === 'guest' });

async function carryOut(order: Order, client: Client, needs: TalkNeeds): Promise<void> {
  const send = (message: Message) => client.send(textOf(message));
  try {
    if (isDeed(order)) await act(order, client, needs);
    else await SHOWS[order.t](order as never, client, needs, send);
  } catch (error) {
    needs.log.error({ order: order.t, match: client.match, problem: String(error) }, 'an order failed');
    send({ t: 'refused', id: order.id, why: 'failed', because: 'The server could not do it just now. Send it again.' });
  }
}

const isDeed = (order: Order): order is Deed => !(order.t in SHOWS);

async function act(order: Deed, client: Client, needs: TalkNeeds): Promise<void> {
  const { rooms, world, presence } = needs;
  const url = order.t === 'webhook' ? order.url : order.t === 'push' ? (order.target?.endpoint ?? null) : null;
  const objection = url === null ? null : await needs.refusesAddress(url);
  if (objection !== null) {
    client.send(textOf({ t: 'refused', id: order.id, why: 'address', because: objection }));
    return;
  }
  let joined: Seat | null = null;
  const decided = await rooms.change(
    client.match,
    (room, now) => {
      const decided = decide(room, whoIs(client), order, now);
      return order.t === 'join' ? withArrival(decided, order.seat, presence.server, now) : decided;
    },
    (decided, { room }) => {
      const now = world.now();
      if (!decided.ok) {
        client.send(textOf(refusal(order, decided, room, client, now)));
        return;
      }
      const { entry } = decided;
      const seat = order.t === 'join' ? order.seat : undefined;
      if (order.t === 'renew') client.token = hashOf(order.token);
      client.send(textOf({ t: 'done', id: order.id, ...(entry === undefined ? {} : { entry }), ...(seat === undefined ? {} : { seat }) }));
      if (order.t === 'leave' && room.chairs[client.seat ?? -1]?.token !== client.token) {
        Object.assign(client, { seat: null, token: null, role: client.host ? 'host' : 'guest' });
        client.send(textOf(welcomeFor(room, client, 0, now)));
      }
      if (order.t !== 'join') return;
      Object.assign(client, { seat: order.seat, token: hashOf(order.token), role: 'seat' });
      joined = order.seat;
      client.send(textOf(welcomeFor(room, client, 0, now)));
    },
  );
  if (decided === null) client.send(textOf({ t: 'refused', id: order.id, why: 'unknown', because: 'This match is gone.' }));
  if (joined !== null) presence.came(client.match, joined);
}

/** Who sits down is there: one stroke instead of two. */
function withArrival(decided: Decided, seat: Seat, server: string, at: number): Decided {
  if (!decided.ok || decided.lines.length === 0) return decided;
  return { ...decided, lines: [...decided.lines, { t: 'came', at, seat, server }] };
}

/** Where a game was the matter, the current position comes along: a client that lags behind is up to date at once. */
function refusal(order: Order, { why, because, clause }: Refused, room: Room, client: Client, now: number): Message {
  const position = order.t === 'answer' || order.t === 'undo' ? positionFor(room, client.seat, now) : null;
  return { t: 'refused', id: order.id, why, because, ...(clause === undefined ? {} : { clause }), ...(position ? { position } : {}) };
}

type Shown = Exclude<Order, Deed>;
type Show<K extends Shown['t']> = (
  order: OrderOf<K>,
  client: Client,
  needs: TalkNeeds,
  send: (message: Message) => void,
) => Promise<unknown>;

/** Orders that change nothing. They show what the seat of this client may see, and no more. */
const SHOWS: { readonly [K in Shown['t']]: Show<K> } = {
  ping: async ({ id }, _client, _needs, send) => send({ t: 'done', id }),

  position: ({ id, at }, client, { rooms, world }, send) =>
    rooms.visit(client.match, ({ room }) => {
      if (client.role === 'guest')
        return send({ t: 'refused', id, why: 'not-allowed', because: 'Take a seat, or watch by the spectators’ link.' });
      const position = pastPositionFor(room, client.seat, at, world.now());
      if (!position) return send({ t: 'refused', id, why: 'unknown', because: 'The match has not come that far.' });
      send({ t: 'position', id, position, happened: happenedFor(room, client.seat, at - 1, at) });
    }),

  journal: ({ id, from, to }, client, { rooms }, send) =>
    rooms.visit(client.match, ({ room }) => {
      const happened =
        client.role === 'guest' ? [] : happenedFor(room, client.seat, from === 0 ? -1 : from, Math.min(to, from + MOST_HAPPENED));
      send({ t: 'journal', id, happened });
    }),

  since: ({ id }, client, { rooms }, send) =>
    rooms.visit(client.match, ({ room }) => send({ t: 'since', id, since: client.seat === null ? [] : sinceLastTurn(room, client.seat) })),

  record: ({ id }, client, { rooms }, send) =>
    rooms.visit(client.match, ({ room }) => {
      if (client.role === 'guest')
        return send({ t: 'refused', id, why: 'not-allowed', because: 'Take a seat, or watch by the spectators’ link.' });
      if (!room.table || phaseOf(room) !== 'over')
        return send({
          t: 'refused',
          id,
          why: 'not-now',
          because: 'The record is laid open when the match is over: it holds what others chose in secret.',
        });
      send({ t: 'record', id, record: recordOf(room.table, namesOf(room), { seed: true }) });
    }),

  rematch: async ({ id }, client, { rematch }, send) => {
    if (client.seat === null && !client.host)
      return send({ t: 'refused', id, why: 'not-allowed', because: 'Only who sat at the table may ask for a rematch.' });
    const done = await rematch(client.match);
    send(done.ok ? { t: 'done', id } : { t: 'refused', id, why: done.why, because: done.because });
  },
};
