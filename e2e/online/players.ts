/** People at a table as a proof needs them: they play at random, never give up, and remember what they were promised. */
import { randomBytes, randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import WebSocket from 'ws';
import type { Json, Seat } from '../../src/engine/game.js';
import { gameById } from '../../src/games/index.js';
import { CLOSED, type FoundReply, type Message, type Position, WIRE } from '../../src/match/messages.js';
import type { Found, OrderSent } from '../../src/match/wire.js';

/** A move that the server has acknowledged: it must be in the log exactly once, for ever. */
export interface Promised {
  readonly seat: Seat;
  readonly id: string;
  readonly entry: number;
  readonly decision: number;
  readonly move: Json;
}

export interface MatchPlayed {
  readonly match: string;
  readonly promised: readonly Promised[];
}

/** What happened on the way, to show that the proof was put to the test. */
export interface Tally {
  acknowledged: number; // moves so far
  lost: number; // connections that broke
  cut: number; // ... of which the server had not said a word
  resent: number; // orders sent again because no answer had come
  recognised: number; // ... of which the server had already written down before it died
}

export const newTally = (): Tally => ({ acknowledged: 0, lost: 0, cut: 0, resent: 0, recognised: 0 });

export interface Crowd {
  /** The addresses of the servers; a player takes any of them. */
  readonly origins: readonly string[];
  readonly tally: Tally;
  readonly thinkMs: number; // the longest that a player thinks
}

interface Pending {
  readonly id: string;
  readonly decision: number;
  readonly move: Json;
}

const STUCK_MS = 600_000;
const QUIET_MS = 20_000; // after so long without a word, a player connects anew

export const token = (): string => randomBytes(32).toString('base64url');
const anyOf = <X>(list: readonly X[]): X => {
  const one = list[randomInt(list.length)];
  if (one === undefined) throw new Error('there is nothing to choose from');
  return one;
};

/** Founds a match, seats people on every chair that is not a bot's, and plays it to its end, whatever happens to the servers. */
export async function playMatch(crowd: Crowd, game: string, seats: Found['seats']): Promise<MatchPlayed> {
  const found = await foundMatch(crowd, { game, options: {}, seats, settings: { talk: 'silent' }, host: token() });
  const people = seats.flatMap(({ kind }, seat) => (kind === 'bot' ? [] : [play(crowd, game, found, seat)]));
  return { match: found.match, promised: (await Promise.all(people)).flat() };
}

async function foundMatch(crowd: Crowd, wish: Found): Promise<FoundReply> {
  for (const until = Date.now() + STUCK_MS; Date.now() < until; ) {
    const origin = anyOf(crowd.origins);
    try {
      const headers = { origin, 'content-type': 'application/json' };
      const response = await fetch(`${origin}/api/matches`, { method: 'POST', headers, body: JSON.stringify(wish) });
      if (response.status === 201) return (await response.json()) as FoundReply;
      if (response.status < 500) throw new Refused(await response.text());
    } catch (error) {
      if (error instanceof Refused) throw error; // everything else: nobody is there just now
    }
    await sleep(randomInt(20, 200));
  }
  throw new Error('No match could be founded: no server answers.');
}

class Refused extends Error {}

/** One person, from sitting down to the end of the match. Resolves with all that was promised to them. */
async function play(crowd: Crowd, game: string, { match, invite }: FoundReply, seat: Seat): Promise<readonly Promised[]> {
  const mine = token();
  const promised: Promised[] = [];
  const person: Person = {
    crowd,
    game,
    match,
    invite,
    seat,
    token: mine,
    promised,
    pending: null,
    answered: -1,
    seen: 0,
    heardAt: Date.now(),
  };
  for (;;) {
    if (await sitting(person)) return promised;
    crowd.tally.lost++;
    if (Date.now() - person.heardAt > STUCK_MS) throw new Error(`Match ${match} (${game}) cannot go on: seat ${seat} has heard nothing.`);
    await sleep(randomInt(10, 150));
  }
}

interface Person {
  readonly crowd: Crowd;
  readonly game: string;
  readonly match: string;
  readonly invite: string;
  readonly seat: Seat;
  readonly token: string;
  readonly promised: Promised[];
  pending: Pending | null; // sent, and not answered yet
  answered: number; // the last question that was answered
  seen: number;
  heardAt: number;
}

/** One connection for as long as it lasts. True if the match is over. */
function sitting(person: Person): Promise<boolean> {
  const { crowd, game, match, invite, seat, promised } = person;
  const origin = anyOf(crowd.origins);
  const ws = new WebSocket(`${origin.replace(/^http/, 'ws')}/api/socket`, { headers: { origin }, handshakeTimeout: 5000 });
  const send = (order: OrderSent) => ws.send(JSON.stringify(order));
  let [over, opened] = [false, false];
  let position: Position | null = null;
  let quiet = setTimeout(() => ws.terminate(), QUIET_MS);

  const sendPending = () => {
    if (person.pending) send({ t: 'answer', id: person.pending.id, decision: person.pending.decision, move: person.pending.move });
  };
  const consider = () => {
    if (person.pending || !position) return;
    const { view } = position;
    const decision = view.open.find((open) => open.seat === seat && open.id > person.answered);
    if (!decision || view.mine === null) return;
    const move = anyOf(gameById(game).moves(view.shared, view.mine, decision));
    person.pending = { id: randomBytes(12).toString('base64url'), decision: decision.id, move };
    if (crowd.thinkMs === 0) sendPending();
    else setTimeout(() => ws.readyState === ws.OPEN && sendPending(), randomInt(crowd.thinkMs));
  };
  const resend = () => {
    if (!person.pending) return;
    crowd.tally.resent++;
    const { decision } = person.pending;
    if (position && !position.view.open.some(({ id }) => id === decision)) crowd.tally.recognised++;
    sendPending();
  };
  const settled = (entry: number | undefined) => {
    if (!person.pending) return;
    const { id, decision, move } = person.pending;
    if (entry !== undefined) {
      promised.push({ seat, id, entry, decision, move });
      crowd.tally.acknowledged++;
    }
    person.answered = Math.max(person.answered, decision);
    person.pending = null;
  };
  const see = (newest: Position | null | undefined) => {
    if (!newest) return;
    position = newest;
    person.seen = newest.entries;
  };

  const take = (message: Message) => {
    if (message.t === 'welcome') {
      see(message.position);
      if (message.you.seat === null) send({ t: 'join', id: 'join', seat, name: `Seat ${seat + 1}`, token: person.token });
      else if (person.pending) resend();
    }
    if (message.t === 'moved') see(message.position);
    if (message.t === 'done' && message.id === person.pending?.id) settled(message.entry);
    if (message.t === 'refused' && message.id === 'join') ws.close(); // taken by my own earlier try, whose answer was lost
    if (message.t === 'refused' && message.id === person.pending?.id) {
      if (message.why === 'failed') setTimeout(() => ws.readyState === ws.OPEN && sendPending(), 100);
      else {
        person.pending = null;
        see(message.position);
      }
    }
    if ('face' in message && message.face.phase === 'over' && !person.pending) over = true;
    if (message.t === 'done' && position?.view.open.length === 0) over = true;
    if (over) ws.close();
    else consider();
  };

  return new Promise((resolve, reject) => {
    ws.on('open', () => {
      opened = true;
      ws.send(JSON.stringify({ t: 'hello', wire: WIRE, match, invite, token: person.token, seen: person.seen }));
    });
    ws.on('message', (data) => {
      person.heardAt = Date.now();
      clearTimeout(quiet);
      quiet = setTimeout(() => ws.terminate(), QUIET_MS);
      take(JSON.parse(String(data)));
    });
    ws.on('error', () => {}); // followed by close
    ws.on('close', (code) => {
      clearTimeout(quiet);
      if (opened && !over && code !== CLOSED.restart) crowd.tally.cut++;
      if (code === CLOSED.noSuchMatch) reject(new Error(`Match ${match} is gone: the server that founded it had acknowledged it.`));
      else resolve(over);
    });
  });
}
