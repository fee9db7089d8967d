/** People at a table as a proof needs them: they play at random, never give up, and remember what they were promised. */
import { randomBytes, randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Decision, Json, Seat } from '../../src/engine/game.js';
import { gameById } from '../../src/games/index.js';
import { isRefused, type OpenLink, openClient, type Snapshot } from '../../src/match/client.js';
import { CLOSED, type FoundReply } from '../../src/match/messages.js';
import type { FoundRequest } from '../../src/match/wire.js';
import { socketLink } from '../../src/server/testing/link.js';

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
  longestWait: number; // milliseconds from a move to its acknowledgement, however often it was sent
  lost: number; // connections that broke
  cut: number; // ... of which the server had not said a word
  resent: number; // orders sent again because no answer had come
  recognised: number; // ... of which the server had already written down before it died
}

export const newTally = (): Tally => ({ acknowledged: 0, longestWait: 0, lost: 0, cut: 0, resent: 0, recognised: 0 });

export interface Crowd {
  /** The addresses of the servers; a player takes any of them. */
  readonly origins: readonly string[];
  readonly tally: Tally;
  readonly thinkMs: number; // the longest that a player thinks
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
export async function playMatch(crowd: Crowd, game: string, seats: FoundRequest['seats']): Promise<MatchPlayed> {
  const found = await foundMatch(crowd, { game, options: {}, seats, settings: { talk: 'silent' }, host: token() });
  const people = seats.flatMap(({ kind }, seat) => (kind === 'bot' ? [] : [play(crowd, game, found, seat)]));
  return { match: found.match, promised: (await Promise.all(people)).flat() };
}

async function foundMatch(crowd: Crowd, wish: FoundRequest): Promise<FoundReply> {
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
function play(crowd: Crowd, game: string, { match, invite }: FoundReply, seat: Seat): Promise<readonly Promised[]> {
  const { origins, tally, thinkMs } = crowd;
  const mine = token();
  const promised: Promised[] = [];
  const link = socketLink({
    origin: () => anyOf(origins),
    hello: { match, invite, token: mine },
    patience: QUIET_MS,
    pause: 150,
    lost: (code, opened) => {
      tally.lost++;
      if (opened && code !== CLOSED.restart) tally.cut++;
    },
  });
  return new Promise((resolve, reject) => {
    const session = openClient(counted(link, tally, () => session.now));
    let sitting = false; // down, or about to
    let deciding = false;
    let stuck = setTimeout(() => {}, 0);

    const end = (then: () => void) => {
      clearTimeout(stuck);
      session.close();
      then();
    };
    const hear = () => {
      clearTimeout(stuck);
      stuck = setTimeout(
        () => end(() => reject(new Error(`Match ${match} (${game}) cannot go on: seat ${seat} has heard nothing.`))),
        STUCK_MS,
      );
    };
    const sitDown = async () => {
      sitting = true;
      const reply = await session.order({ t: 'join', seat, name: `Seat ${seat + 1}`, token: mine });
      if (isRefused(reply)) end(() => reject(new Error(`Seat ${seat} of match ${match} was refused: ${reply.because}`)));
    };
    const decide = async (decision: Decision, move: Json) => {
      deciding = true;
      if (thinkMs > 0) await sleep(randomInt(thinkMs));
      const asked = performance.now();
      const reply = await session.answer(decision, move);
      tally.longestWait = Math.max(tally.longestWait, performance.now() - asked);
      deciding = false;
      if (reply.t === 'done' && reply.entry !== undefined) {
        promised.push({ seat, id: reply.id, entry: reply.entry, decision: decision.id, move });
        tally.acknowledged++;
      }
      look();
    };
    const look = () => {
      const { line, lost, you, face, moment } = session.now;
      if (line === 'closed')
        return end(() => reject(new Error(`Match ${match} is gone, though a server had acknowledged its founding: ${lost}`)));
      if (line !== 'open' || !you) return;
      hear();
      if (you.seat === null && !sitting) void sitDown();
      if (deciding) return;
      if (face?.phase === 'over') return end(() => resolve(promised));
      const last = promised.at(-1)?.decision ?? -1; // its answer comes before the news of it
      const decision = moment?.view.open.find((open) => open.seat === seat && open.id > last);
      if (!moment || !decision || moment.view.mine === null) return;
      void decide(decision, anyOf(gameById(game).moves(moment.view.shared, moment.view.mine, decision)));
    };
    hear();
    session.subscribe(look);
  });
}

/** A link that counts the orders which are sent again. */
const counted =
  (open: OpenLink, tally: Tally, now: () => Snapshot): OpenLink =>
  (ears) => {
    const link = open(ears);
    const sent = new Set<string>();
    return {
      ...link,
      send(order) {
        if (sent.has(order.id)) {
          tally.resent++;
          if (order.t === 'answer' && !now().moment?.view.open.some(({ id }) => id === order.decision)) tally.recognised++;
        }
        sent.add(order.id);
        link.send(order);
      },
    };
  };
