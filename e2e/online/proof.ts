/** The reliability proof: matches are played while servers are killed and PostgreSQL restarts; afterwards the books must balance. */
import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FoundRequest } from '../../src/match/wire.js';
import { checkStore } from '../../src/store/check.js';
import { openStore, type StoreLocation } from '../../src/store/open.js';
import { type Audit, audit } from './books.js';
import { type Crowd, type MatchPlayed, newTally, playMatch, type Tally } from './players.js';
import { type Mortal, serverProcess } from './processes.js';

export interface ProofSettings {
  readonly place: StoreLocation;
  readonly servers: number;
  readonly kills: number;
  readonly tables: number; // matches that are played at the same time
  readonly thinkMs: number;
  readonly games: readonly string[];
  /** How the servers run, and how they are brought down. Without it they are killed. */
  readonly process?: (place: StoreLocation, name: string) => Promise<Mortal>;
  /** Restarts the database. Called every now and then if given. */
  readonly restart?: () => Promise<void>;
  readonly restarts?: number;
  readonly say?: (sentence: string) => void;
}

export interface Proof extends Audit, Tally {
  readonly kills: number;
  readonly restarts: number;
}

const BETWEEN_MS = 700; // the longest that a server is left in peace

export async function prove(settings: ProofSettings): Promise<Proof> {
  const { place, kills, restarts = 0, thinkMs, say = () => {} } = settings;
  const servers: Mortal[] = [];
  for (let i = 0; i < settings.servers; i++) servers.push(await (settings.process ?? serverProcess)(place, `server-${i + 1}`));
  await Promise.all(servers.map((server) => server.start()));
  const tally = newTally();
  const crowd: Crowd = { origins: servers.map(({ origin }) => origin), tally, thinkMs };
  const played: MatchPlayed[] = [];
  const trouble = { going: true };
  const tables = Array.from({ length: settings.tables }, (_, table) => playOn(crowd, settings.games, table, trouble, played));
  try {
    await Promise.race([makeTrouble(servers, { ...settings, kills, restarts, say }, () => nextMove(tally, trouble)), failureOf(tables)]);
    trouble.going = false;
    say('no more trouble: the matches that are on the table are played to their end');
    await Promise.all(tables);
  } finally {
    trouble.going = false;
    await Promise.all(servers.map((server) => server.kill()));
  }
  const store = await openStore(place);
  try {
    const books = await audit(store, played);
    const { differences } = await checkStore(store);
    const faults = [...books.faults, ...differences.map(({ id, words }) => `${id}: ${words}`)];
    return { ...books, faults, ...tally, kills, restarts };
  } finally {
    await store.close();
  }
}

/** Rejects when a table does; otherwise it stays silent. */
const failureOf = (tables: readonly Promise<void>[]): Promise<never> =>
  new Promise((_, reject) => {
    for (const table of tables) table.catch(reject);
  });

/** One match after the other, of all games and with and without bots, for as long as there is trouble. */
async function playOn(
  crowd: Crowd,
  games: readonly string[],
  table: number,
  trouble: { readonly going: boolean },
  played: MatchPlayed[],
): Promise<void> {
  for (let n = table; trouble.going; n++) {
    const game = games[n % games.length] ?? 'bird';
    const bot: FoundRequest['seats'][number] = { kind: 'bot', bot: 'sensible' };
    const seats: FoundRequest['seats'] = [{ kind: 'person' }, { kind: 'person' }, ...(n % 3 === 0 ? [bot] : [])];
    played.push(await playMatch(crowd, game, seats));
  }
}

type Trouble = Required<Pick<ProofSettings, 'kills' | 'restarts' | 'say'>> & Pick<ProofSettings, 'restart'>;

/** Until somebody's move has been acknowledged: a server that nobody plays on yet is not worth killing. */
async function nextMove(tally: Tally, trouble: { readonly going: boolean }): Promise<void> {
  const before = tally.acknowledged;
  while (trouble.going && tally.acknowledged === before) await sleep(5);
}

/** Kills one server after the other, every tenth while it starts. With two servers, the other one always serves meanwhile. */
async function makeTrouble(
  servers: readonly Mortal[],
  { kills, restarts, restart, say }: Trouble,
  isPlayed: () => Promise<void>,
): Promise<void> {
  const every = restart && restarts > 0 ? Math.max(1, Math.floor(kills / restarts)) : Number.POSITIVE_INFINITY;
  let restarted = 0;
  for (let kill = 1; kill <= kills; kill++) {
    await isPlayed();
    await sleep(randomInt(BETWEEN_MS));
    if (kill % every === 0 && restarted < restarts) {
      restarted++;
      await restart?.();
    }
    const server = servers[randomInt(servers.length)];
    await server?.kill();
    if (kill % 10 === 5) {
      server?.beginStart();
      await sleep(randomInt(BETWEEN_MS * 2));
      await server?.kill();
    }
    await server?.start();
    if (kill % 25 === 0) say(`${kill} of ${kills} kills`);
  }
}
