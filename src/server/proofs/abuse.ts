/**
 * The abuse proof. Strangers, guests, spectators and a bad loser send malformed, oversized, out-of-turn, replayed, foreign and random messages.
 * Each is answered or its socket closed; the server stays up, tells nothing it should not, forgets what it should, and the honest match goes on.
 */
import { request } from 'node:http';
import { connect as connectTcp } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import WebSocket from 'ws';
import { quickChance, type Sfc32 } from '../../engine/chance.js';
import { canonical } from '../../engine/json.js';
import { type Message, WIRE } from '../../match/messages.js';
import { snapshotOf } from '../../match/snapshot.js';
import { USUAL_LIMITS } from '../limits.js';
import type { Guest } from '../testing/guest.js';
import { memoryStore } from '../testing/memory.js';
import { freshToken, type Inn, openInn } from '../testing/table.js';

export interface AbuseResult {
  readonly sent: number;
  readonly answered: number;
  readonly closed: number; // sockets that the server closed
  readonly requests: number;
  readonly heapGrowth: number; // bytes, after collecting garbage, between the first batch and the last
  readonly untouched: boolean; // the honest match is as it was
}

export class Abused extends Error {}

const BATCHES = 5;
const SOMEBODYS = /"mine":(?!null)/; // the hand of a seat, whole or as a patch
const STACK = /\bat .*\(?\/.*\.[tj]s:\d+|node:internal|node_modules|\.ts:\d+|Error:/;

interface Victim {
  readonly inn: Inn;
  readonly match: string;
  readonly invite: string;
  readonly watch: string;
  readonly host: string;
  readonly tokens: readonly string[];
  readonly people: readonly Guest[];
  readonly foreign: {
    readonly match: string;
    readonly token: string;
    readonly host: string;
    readonly invite: string;
    readonly watch: string;
  };
  readonly secrets: readonly string[]; // what nobody may ever be sent
}

async function openVictim(): Promise<Victim> {
  const many = 1e9;
  const limits = {
    ...USUAL_LIMITS,
    socketRate: many,
    addressRate: many,
    socketsPerAddress: many,
    matchesPerHour: many,
    talkPerMinute: 20,
    searchesPerMinute: many,
  };
  const inn = await openInn({ store: memoryStore(), limits, patience: many, rescueEvery: many });
  const seats = [{ kind: 'person' }, { kind: 'person' }, { kind: 'person' }] as const;
  const sit = async (game: string) => {
    const founded = await inn.found({ game, seats: [...seats] });
    const tokens = seats.map(freshToken);
    const people: Guest[] = [];
    for (const [seat, token] of tokens.entries()) {
      const guest = await inn.enter({ match: founded.match, invite: founded.invite });
      await guest.order({ t: 'join', seat, name: `P${seat}`, token });
      people.push(guest);
    }
    return { ...founded, tokens, people };
  };
  const other = await sit('bird');
  const mine = await sit('nation');
  const room = await inn.running.rooms.visit(mine.match, (found) => found);
  if (!room) throw new Error('the match is gone');
  const secrets = [
    room.founded.seed,
    room.founded.host,
    room.founded.invite,
    room.founded.watch,
    ...room.chairs.map((chair) => chair.token ?? '?'),
  ];
  const foreign = { match: other.match, token: other.tokens[0] ?? '', host: other.host, invite: other.invite, watch: other.watch };
  const own = [mine.host, mine.invite, mine.watch, ...mine.tokens];
  return { inn, ...mine, foreign, secrets: [...secrets, ...own] };
}

/** How an attacker begins: with a role, or without a word. */
const MASKS: readonly ((victim: Victim) => object | null)[] = [
  () => null,
  ({ match, invite }) => ({ match, invite }),
  ({ match, watch }) => ({ match, watch }),
  ({ match, foreign }) => ({ match, token: foreign.token }),
  ({ match, foreign }) => ({ match, host: foreign.host, invite: foreign.invite, watch: foreign.watch }),
  ({ foreign, tokens }) => ({ match: foreign.match, token: tokens[0] }), // a token of another match opens nothing
  ({ match, tokens }) => ({ match, token: tokens[2] }), // the bad loser: a real seat
];
const BAD_LOSER = MASKS.length - 1;
const SPECTATOR = 2;

const text = (dice: Sfc32, length: number): string => Array.from({ length }, () => String.fromCharCode(32 + dice.int(0x2000))).join('');

function anyJson(dice: Sfc32, depth = 3): unknown {
  const scalars = [null, true, -1, 0, 1e308, 0.5, '', 'hello', text(dice, dice.int(30)), '__proto__', 2 ** 60];
  const kind = depth === 0 ? 0 : dice.int(4);
  if (kind < 2) return scalars[dice.int(scalars.length)];
  const inner = Array.from({ length: dice.int(4) }, () => anyJson(dice, depth - 1));
  return kind === 2
    ? inner
    : Object.fromEntries(inner.map((value, i) => [['t', 'id', 'seat', 'move', '__proto__', 'constructor'][dice.int(6)] ?? `k${i}`, value]));
}

/** Orders as a page would send them, for the wrong time and by the wrong person. */
function plausible(dice: Sfc32, { people, foreign, match }: Victim): Record<string, unknown> {
  const open = people[0]?.position?.view.open ?? [];
  const decision = open[dice.int(open.length || 1)]?.id ?? 0;
  const id = `a${dice.int(1e6)}`;
  const seat = dice.int(4);
  const orders: readonly Record<string, unknown>[] = [
    { t: 'hello', wire: WIRE, match, token: foreign.token },
    { t: 'hello', wire: 1, match },
    { t: 'join', id, seat, name: 'Eve', token: foreign.token },
    { t: 'answer', id, decision, move: anyJson(dice) },
    { t: 'answer', id: 'o1', decision: decision + dice.int(5) - 2, move: 'end' },
    { t: 'undo', id },
    { t: 'grant', id, yes: true },
    { t: 'phrase', id, phrase: 'toString' },
    { t: 'start', id },
    { t: 'plan', id, seat, plan: { kind: 'bot', bot: 'master' } },
    { t: 'bot', id, seat },
    { t: 'remove', id, seat },
    { t: 'list', id, listed: true },
    { t: 'rematch', id },
    { t: 'position', id, at: dice.int(2000) },
    { t: 'journal', id, from: dice.int(100), to: 1e9 },
    { t: 'record', id },
    { t: 'since', id },
    {
      t: 'webhook',
      id,
      url: ['https://127.0.0.1/', 'https://[::1]/', 'https://10.1.2.3/', 'http://example.org/', 'https://169.254.169.254/latest'][
        dice.int(5)
      ],
    },
    { t: 'push', id, target: { endpoint: 'https://192.168.0.1/', keys: { p256dh: 'x', auth: 'y' } } },
    { t: 'back', id },
    { t: 'ping', id },
  ];
  return { ...(orders[dice.int(orders.length)] ?? {}) };
}

function damaged(dice: Sfc32, order: Record<string, unknown>): unknown {
  const keys = Object.keys(order);
  const key = keys[dice.int(keys.length)] ?? 't';
  const how = dice.int(4);
  if (how === 0) delete order[key];
  else if (how === 1) order[key] = anyJson(dice);
  else if (how === 2) order[`extra${dice.int(9)}`] = 1;
  else order[key] = text(dice, 500);
  return order;
}

/** Messages, each with what kind of nonsense it is. */
const KINDS: readonly ((dice: Sfc32, victim: Victim) => string | Buffer)[] = [
  (dice) => Buffer.from(Array.from({ length: 1 + dice.int(200) }, () => dice.int(256))),
  (dice) => text(dice, dice.int(300)),
  (dice) => JSON.stringify(anyJson(dice)),
  (dice) => '['.repeat(1 + dice.int(5000)),
  (dice) => `{"t":"answer","id":"deep","decision":0,"move":${'['.repeat(2000)}${']'.repeat(2000)}}`.slice(0, 4200 + dice.int(2)),
  (dice, victim) => JSON.stringify(plausible(dice, victim)),
  (dice, victim) => JSON.stringify(plausible(dice, victim)),
  (dice, victim) => JSON.stringify(damaged(dice, plausible(dice, victim))),
  (dice, victim) => JSON.stringify(damaged(dice, plausible(dice, victim))),
  (dice) => 'x'.repeat(dice.int(20) === 0 ? USUAL_LIMITS.messageBytes + 1 + dice.int(100_000) : 10),
];

interface Tally {
  sent: number;
  answered: number;
  closed: number;
  problem: Abused | null; // found where nobody could catch it
}

/** One attacker: some messages, one after the other, each answered or the end. */
async function attack(victim: Victim, dice: Sfc32, messages: number, tally: Tally): Promise<void> {
  const mask = dice.int(MASKS.length);
  const { origin } = victim.inn;
  const ws = new WebSocket(`${origin.replace('http', 'ws')}/api/socket`, { headers: { origin } });
  let wake: (() => void) | null = null;
  let over = false;
  let answers = 0;
  ws.on('message', (data) => {
    answers++;
    tally.problem ??= problemIn(String(data), victim, mask);
    wake?.();
  });
  ws.on('close', () => {
    over = true;
    wake?.();
  });
  ws.on('error', () => {});
  await new Promise<void>((open, failed) => {
    ws.once('open', open);
    ws.once('error', failed);
  });
  const say = async (data: string | Buffer) => {
    const before = answers;
    ws.send(data);
    tally.sent++;
    while (answers === before && !over) {
      await new Promise<void>((next, late) => {
        const timer = setTimeout(() => late(new Abused(`no answer to ${String(data).slice(0, 200)}`)), 30_000);
        wake = () => {
          clearTimeout(timer);
          next();
        };
      });
    }
    if (answers > before) tally.answered++;
  };
  const hello = MASKS[mask]?.(victim);
  if (hello) await say(JSON.stringify({ t: 'hello', wire: WIRE, ...hello }));
  for (let i = 0; i < messages && !over; i++) await say(KINDS[dice.int(KINDS.length)]?.(dice, victim) ?? '');
  if (over) tally.closed++;
  ws.terminate();
}

/** What an attacker was sent must hold no secret and no stack; only who has a seat or the spectators' code sees the game, each their own side. */
function problemIn(received: string, victim: Victim, mask: number): Abused | null {
  if (victim.secrets.some((secret) => received.includes(secret))) return new Abused(`a secret was sent: ${received.slice(0, 300)}`);
  if (STACK.test(received)) return new Abused(`a stack trace was sent: ${received.slice(0, 500)}`);
  const message = JSON.parse(received) as Message;
  const isGame = ('position' in message && message.position !== null) || 'patch' in message;
  if (!isGame || mask === BAD_LOSER || (mask === SPECTATOR && !SOMEBODYS.test(received))) return null;
  return new Abused(`somebody saw the game who may not: ${received.slice(0, 200)}`);
}

/** Requests that no page sends. */
async function knock({ inn: { origin, post } }: Victim, dice: Sfc32): Promise<number> {
  const { port } = new URL(origin);
  const bodies = ['', '{', 'null', '[]', '{"game":"bird"}', JSON.stringify(anyJson(dice)), 'x'.repeat(20_000)];
  for (const body of bodies) {
    const { status } = await post('/api/matches', body);
    if (status < 400 || status >= 500) throw new Abused(`a bad request was answered with ${status}`);
  }
  const ask = (path: string, method: string, headers: Record<string, string>) =>
    new Promise<number>((done) => {
      const call = request({ port, host: '127.0.0.1', path, method, headers }, (response) => {
        response.resume();
        done(response.statusCode ?? 0);
      });
      call.on('error', () => done(0));
      call.end();
    });
  const paths = [
    '/api/../../etc/passwd',
    '/api/matches/..%2f',
    '/api/nothing',
    `/${'a'.repeat(3000)}`,
    '/metrics',
    '/api/socket',
    '/%00',
    '/api/lobby?x=%',
  ];
  for (const path of paths) {
    for (const method of ['GET', 'POST', 'DELETE', 'PUT']) {
      const status = await ask(path, method, { origin: 'https://evil.example' });
      if (status >= 500) throw new Abused(`${method} ${path} was answered with ${status}`);
    }
  }
  await new Promise<void>((done) => {
    const raw = connectTcp(Number(port), '127.0.0.1', () => raw.write(Buffer.from(Array.from({ length: 500 }, () => dice.int(256)))));
    raw.on('data', () => {});
    raw.on('close', () => done());
    raw.on('error', () => done());
    setTimeout(() => raw.destroy(), 200);
  });
  const stranger = await fetch(`${origin}/api/matches`, {
    method: 'POST',
    headers: { origin: 'https://evil.example', 'content-type': 'application/json' },
    body: '{}',
  });
  if (stranger.status !== 403) throw new Abused('a foreign page could found a match');
  return bodies.length + paths.length * 4 + 2;
}

function collectedHeap(): number {
  setFlagsFromString('--expose-gc');
  const gc = runInNewContext('gc') as () => void;
  gc();
  gc();
  return process.memoryUsage().heapUsed;
}

const gameOf = async ({ inn, match }: Victim): Promise<string> =>
  (await inn.running.rooms.visit(match, (room) => {
    const { kept, plain } = JSON.parse(snapshotOf(room));
    return canonical({ kept, chairs: plain.chairs.map((chair: { token: string; name: string }) => [chair.token, chair.name]) });
  })) ?? '';

/** The bad loser may let a bot play, or leave; nothing else of the match may change. */
export async function abuse({ messages, seed }: { messages: number; seed: number }): Promise<AbuseResult> {
  const victim = await openVictim();
  const dice = quickChance(seed);
  const tally: Tally = { sent: 0, answered: 0, closed: 0, problem: null };
  try {
    const before = await gameOf(victim);
    let requests = 0;
    let firstHeap = 0;
    for (let batch = 0; batch < BATCHES; batch++) {
      while (tally.sent < (messages * (batch + 1)) / BATCHES) await Promise.all([1, 2, 3, 4].map(() => attack(victim, dice, 30, tally)));
      if (tally.problem) throw tally.problem;
      requests += await knock(victim, dice);
      if (batch === 0) firstHeap = collectedHeap();
    }
    const heapGrowth = collectedHeap() - firstHeap;
    const health = await fetch(`${victim.inn.origin}/healthz`);
    if (health.status !== 200) throw new Abused('the server is not well');
    const untouched = (await gameOf(victim)) === before;
    for (const guest of victim.people) if (guest.closed) throw new Abused('an honest player was thrown out');
    const { sent, answered, closed } = tally;
    return { sent, answered, closed, requests, heapGrowth, untouched };
  } finally {
    await victim.inn.close();
  }
}
