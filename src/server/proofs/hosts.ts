/** An abusive host over real sockets: everything that a host might try against people who are there and agree to nothing, and what became of it. */
import { quickChance } from '../../engine/chance.js';
import type { Seat } from '../../engine/game.js';
import { isUndo } from '../../engine/play.js';
import { type MatchRecord, recordOf, verify } from '../../engine/record.js';
import { games } from '../../games/index.js';
import { readLine } from '../../match/lines.js';
import { namesOf, type Room, witnessOf } from '../../match/room.js';
import { USUAL } from '../../match/settings.js';
import type { Guest } from '../testing/guest.js';
import { memoryStore } from '../testing/memory.js';
import { choice, gather, type Party, PERSON, playTurn } from '../testing/party.js';
import { freshToken, type Inn, openInn } from '../testing/table.js';

export interface HostsTrial {
  readonly games: readonly string[];
  readonly turns: number; // per match
  readonly attacks: number; // per turn
  readonly seed: number;
}

export interface HostsResult {
  readonly matches: number;
  readonly orders: number; // of the host against the others
  readonly refused: number;
  readonly asked: number; // put to everybody else, who did not agree
  readonly harmless: number; // carried out, and no business of anybody else: taking back one's own, changing the lobby's list
  readonly waits: number; // requests that lapsed over somebody who was away
  readonly forgeries: number; // records that verify would not believe
}

const VICTIMS: readonly Seat[] = [1, 2];
const BORED = 61_000; // milliseconds: longer than a request waits for an answer

type Attack = Parameters<Guest['order']>[0];

/** One thing that a host might send against the seat of somebody else. */
function attackOn(seat: Seat, guest: Guest, dice: { int(n: number): number }): Attack {
  const open = guest.position?.view.open.find((decision) => decision.seat === seat);
  const all: readonly Attack[] = [
    { t: 'bot', seat },
    { t: 'remove', seat },
    { t: 'agree', yes: true }, // to what the host proposes itself
    { t: 'undo' },
    { t: 'grant', yes: true }, // what the host asks for itself
    { t: 'plan', seat, plan: { kind: 'bot', bot: 'random' } },
    { t: 'start' },
    { t: 'list', listed: dice.int(2) === 0 },
    { t: 'join', seat, name: 'Mallory', word: '', token: freshToken() },
    { t: 'knock', seat, name: 'Mallory', token: freshToken() },
    { t: 'admit', knock: dice.int(50), yes: true },
    { t: 'answer', decision: open?.id ?? 0, move: choice(guest)?.move ?? null },
  ];
  return all[dice.int(all.length)] ?? { t: 'undo' };
}

/** What the server itself believes, after everything that was sent has been dealt with. */
async function roomOf(inn: Inn, match: string): Promise<Room> {
  const room = await inn.running.rooms.visit(match, (now) => now);
  if (!room) throw new Error('the match is gone');
  return room;
}

function mustBeUnharmed(room: Room, tokens: readonly (string | null)[], after: Attack): void {
  for (const seat of VICTIMS) {
    const { bot, token } = room.chairs[seat] ?? {};
    if (bot !== null || token !== tokens[seat])
      throw new Error(`${room.game.id}: ${JSON.stringify(after)} took seat ${seat} from somebody who is there`);
  }
}

/** Every move of the others was made by themselves, and the record proves that nothing was taken back over their heads. */
async function audit(inn: Inn, room: Room): Promise<MatchRecord> {
  const lines = ((await inn.store.read(room.id)) ?? []).map(readLine);
  const foreign = lines.find((line) => line.t === 'played' && VICTIMS.includes(line.seat) && line.by !== 'person' && line.by !== 'rules');
  if (foreign) throw new Error(`a move was made for somebody else: ${JSON.stringify(foreign)}`);
  if (!room.table) throw new Error('it has begun');
  const record = recordOf(room.table, namesOf(room), { seed: true }, witnessOf(room));
  verify(room.game, record);
  return record;
}

/** The others allow one take-back; a record that leaves one of them out is not believed. */
function forgeriesOf(room: Room, record: MatchRecord): number {
  let refused = 0;
  for (const [i, entry] of record.entries.entries()) {
    if (!isUndo(entry) || !entry.granted?.length) continue;
    const forged = { ...record, entries: record.entries.with(i, { ...entry, granted: entry.granted.slice(1) }) };
    try {
      verify(room.game, forged);
    } catch {
      refused++;
      continue;
    }
    throw new Error('a record without somebody’s consent was believed');
  }
  return refused;
}

export async function hosts({ games: ids, turns, attacks, seed }: HostsTrial): Promise<HostsResult> {
  const count = { matches: 0, orders: 0, refused: 0, asked: 0, harmless: 0, waits: 0, forgeries: 0 };
  const dice = quickChance(seed);
  let ahead = 0;
  const world = {
    now: () => Date.now() + ahead,
    code: () => crypto.randomUUID().replaceAll('-', '').slice(0, 22),
    seed: () => Array.from({ length: 64 }, () => dice.int(16).toString(16)).join(''),
  };

  const attack = async (inn: Inn, party: Party, host: Guest, tokens: readonly (string | null)[]): Promise<void> => {
    const seat = VICTIMS[dice.int(VICTIMS.length)] ?? 1;
    const order = attackOn(seat, host, dice);
    const reply = await host.order(order);
    const room = await roomOf(inn, party.match);
    mustBeUnharmed(room, tokens, order);
    count.orders++;
    if (reply.t === 'refused') count.refused++;
    else if (room.takeBack || room.proposal) count.asked++;
    else count.harmless++;
    const no = dice.int(2) === 0 ? party.guests[seat] : null; // the others decline, or do not even answer
    if (no && room.takeBack) await no.order({ t: 'grant', yes: false });
    if (no && room.proposal) await no.order({ t: 'agree', yes: false });
  };

  /** Somebody who is away: their seat may be kept by a bot, but nothing is taken back without them, and it is theirs again. */
  const whileAway = async (inn: Inn, party: Party, host: Guest): Promise<void> => {
    const [, , away] = party.guests;
    for (const no of await pending(inn, party)) await no();
    away?.cut();
    await host.until((g) => g.face.chairs[2]?.here === false);
    await host.order({ t: 'bot', seat: 2 });
    const { chairs, notes } = await host.until((g) => g.face.chairs[2]?.why === 'host' && g.face);
    if (chairs[2]?.bot !== USUAL.standIn) throw new Error(`at a public table ${chairs[2]?.bot} plays for somebody`);
    if (notes.at(-1)?.what !== 'host') throw new Error('a seat was given to a bot, and nobody was told');
    const asked = await host.order({ t: 'undo' });
    const before = (await roomOf(inn, party.match)).table?.entries.length;
    if (asked.t === 'done' && (await roomOf(inn, party.match)).takeBack) {
      await party.guests[1]?.order({ t: 'grant', yes: true }); // and that is not enough
      if (!(await roomOf(inn, party.match)).takeBack) throw new Error('a take-back was granted over the head of somebody who is away');
      ahead += BORED;
      await host.until((g) => g.face.takeBack === null);
      const entries = (await roomOf(inn, party.match)).table?.entries ?? [];
      if (entries.slice(before).some((entry) => isUndo(entry))) throw new Error('a request that lapsed was granted');
      count.waits++;
    }
    const back = await inn.enter({ match: party.match, token: party.tokens[2] ?? '' });
    await back.order({ t: 'back' });
    await host.until((g) => g.face.chairs[2]?.bot === null);
    await back.close();
  };

  for (const game of ids) {
    const inn = await openInn({ store: memoryStore(), world, patience: 30, rescueEvery: 50 });
    try {
      const party = await gather([inn], { game, seats: [PERSON, PERSON, PERSON], settings: { listed: true, standIn: 'random' } });
      const host = await inn.enter({ match: party.match, host: party.host, token: party.tokens[0] ?? '' });
      const tokens = (await roomOf(inn, party.match)).chairs.map((chair) => chair.token);
      const playing = { ...party, guests: [host, ...party.guests.slice(1)] };
      for (let turn = 0; turn < turns; turn++) {
        for (let i = 0; i < attacks; i++) await attack(inn, playing, host, tokens);
        if ((await roomOf(inn, party.match)).table?.state.open.length === 0) break;
        await playTurn(playing);
      }
      await audit(inn, await roomOf(inn, party.match));
      await withConsent(inn, playing, host);
      const room = await roomOf(inn, party.match);
      count.forgeries += forgeriesOf(room, await audit(inn, room));
      if (room.table?.state.open.length !== 0) await whileAway(inn, playing, host);
      count.matches++;
    } finally {
      await inn.close();
    }
  }
  return count;

  async function pending(inn: Inn, party: Party): Promise<readonly (() => Promise<unknown>)[]> {
    const { takeBack, proposal } = await roomOf(inn, party.match);
    const [, victim] = party.guests;
    return [
      ...(takeBack ? [async () => victim?.order({ t: 'grant', yes: false })] : []),
      ...(proposal ? [async () => victim?.order({ t: 'agree', yes: false })] : []),
    ];
  }

  /** Everybody plays until the host has something to take back that is not free, and this once they all agree. */
  async function withConsent(inn: Inn, party: Party, host: Guest): Promise<void> {
    for (const no of await pending(inn, party)) await no();
    for (let tries = 0; tries < 40; tries++) {
      const room = await roomOf(inn, party.match);
      if (room.table?.state.open.length === 0) return;
      const reply = await host.order({ t: 'undo' });
      const asked = (await roomOf(inn, party.match)).takeBack;
      if (reply.t === 'done' && asked) {
        for (const seat of VICTIMS) await party.guests[seat]?.order({ t: 'grant', yes: true });
        await host.until((g) => g.face.takeBack === null);
        return;
      }
      await playTurn(party);
    }
  }
}

export const ALL_GAMES: readonly string[] = Object.keys(games);
