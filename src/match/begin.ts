/** A match at one device, where all people share a screen: its first lines, from a wish or from a record, and what everybody there may do. */
import type { Json, Seat } from '../engine/game.js';
import { same } from '../engine/json.js';
import { checkOptions, checkSeats } from '../engine/options.js';
import { isUndo } from '../engine/play.js';
import { type Keeping, type MatchRecord, replay, type Witness } from '../engine/record.js';
import type { Seed } from '../engine/seed.js';
import { gameById, type Shelf } from '../games/index.js';
import { openingLines } from './answers.js';
import type { HostPlace, Rights } from './conversation.js';
import { roomFrom } from './fold.js';
import type { Line } from './lines.js';
import { hashOf } from './secrets.js';
import { type BotName, type SeatPlan, type TableSettings, TERMS, USUAL } from './settings.js';

export interface DeviceWish {
  readonly game: string;
  readonly options: Readonly<Record<string, Json>>;
  readonly seed: Seed;
  readonly rules?: number | undefined; // those of today without it
  readonly seats: readonly { readonly name: string; readonly bot: BotName | null }[];
  readonly terms?: Partial<Pick<TableSettings, 'hints' | 'takeBacks'>> | undefined; // where they are not the usual ones
}

/** Stands for every token and code of such a match. It is no secret: whoever has the device has the match. */
const THIS_DEVICE = hashOf('this device');

/** The standing of somebody at the device: in a seat, or looking on (null). Everybody there is the host. */
export const standingHere = (seat: Seat | null): Rights =>
  seat === null
    ? { seat, token: null, host: true, invited: false, door: false, knock: null, television: false, from: null, role: 'host' }
    : { seat, token: THIS_DEVICE, host: true, invited: false, door: false, knock: null, television: false, from: null, role: 'seat' };

/** Nobody comes or goes here, and everybody owns the whole match. */
export const placeHere = (problem: HostPlace['problem']): HostPlace => ({
  arrival: () => [],
  came: () => {},
  went: () => {},
  rematch: async () => ({ ok: false, why: 'not-now', because: 'At one device a new match is set up, not asked for.' }),
  report: async () => ({ ok: false, why: 'not-now', because: 'At one device everybody can hear what is said.' }),
  checkAddress: async () => ({ ok: false, because: 'A match on this device writes to no address.' }),
  ownsRecords: true,
  problem,
  now: () => Date.now(),
});

/** Up to the first real question. Throws a Complaint if the game is not made for such a table. */
export function linesFor(wish: DeviceWish, at: number, shelf?: Shelf): readonly Line[] {
  return withForced(seating(wish, { words: [], terms: TERMS }, at, shelf), at, shelf);
}

/** Up to the last entry of the record. `bots`: who sits in each seat now, null for a person. Throws a Complaint if an entry is not legal. */
export function linesOfRecord(record: MatchRecord, bots: readonly (BotName | null)[], at: number, shelf?: Shelf): readonly Line[] {
  const { beginning, steps } = replay(gameById(record.game, shelf), record);
  const { game, options, rules, words } = record;
  const seats = record.names.map((name, seat) => ({ name, bot: bots[seat] ?? null }));
  const entries = record.entries.map((entry, i): Line => {
    const seat = steps[i]?.seat ?? 0;
    if (isUndo(entry)) return { t: 'undone', at, entry };
    return { t: 'played', at, seat, by: entry.forced ? 'rules' : seats[seat]?.bot ? 'bot' : 'person', entry };
  });
  const witness = witnessIn(record, bots);
  const from: Beginning = { words, ...(witness ? { witness, terms: TERMS } : {}) };
  return [...seating({ game, options, rules, seats, seed: beginning.seed }, from, at, shelf), ...entries];
}

/** What a record says of who kept the seats, and who keeps them from its last entry on, if that is somebody else. */
function witnessIn({ kept, pledges, entries }: MatchRecord, bots: readonly (BotName | null)[]): Witness | null {
  if (!kept || !pledges) return null;
  const from = entries.length;
  const now = pledges.flatMap((_, seat): Keeping[] => {
    const last = kept.findLast((each) => each.seat === seat)?.by;
    if (bots[seat] == null) return last === 'person' ? [] : [{ seat, from, by: 'person' }];
    return last === 'bot' ? [] : [{ seat, from, by: 'bot', why: 'plan' }];
  });
  return { kept: [...kept, ...now], pledges };
}

/** The same, for playing on: up to the next real question, if the record breaks off before one. */
export function linesFromRecord(record: MatchRecord, bots: readonly (BotName | null)[], at: number, shelf?: Shelf): readonly Line[] {
  return withForced(linesOfRecord(record, bots, at, shelf), at, shelf);
}

/** What the rules play by themselves comes after the lines of a match that has begun. */
function withForced(lines: readonly Line[], at: number, shelf?: Shelf): readonly Line[] {
  const { table } = roomFrom('', lines, shelf);
  return table ? [...lines, ...openingLines(table, at)] : lines;
}

/** What a match at one device begins with besides its seats. */
interface Beginning {
  readonly words: readonly string[];
  readonly witness?: Witness;
  readonly terms?: typeof TERMS;
}

/** A bot has no contribution to the seed, so where the words are not one per person, the start says them. */
function seating(
  { rules, seed, seats, terms: agreed, ...wish }: DeviceWish,
  { words, witness, terms }: Beginning,
  at: number,
  shelf?: Shelf,
): readonly Line[] {
  const game = gameById(wish.game, shelf);
  const options = checkOptions(game, checkSeats(game, seats.length), wish.options, rules);
  const plans = seats.map(({ bot }): SeatPlan => (bot === null ? { kind: 'person' } : { kind: 'bot', bot }));
  const host = { host: THIS_DEVICE, invite: THIS_DEVICE, watch: THIS_DEVICE };
  const own = seats.map(({ bot }, seat) => (bot === null ? (words[seat] ?? '') : ''));
  return [
    {
      t: 'founded',
      at,
      game: game.id,
      rules: rules ?? game.rules,
      options,
      seats: plans,
      settings: { ...USUAL, ...agreed },
      seed,
      ...host,
      after: null,
      ...(terms ? { terms } : {}),
    },
    ...seats.map(
      ({ name, bot }, seat): Line =>
        bot === null ? { t: 'sat', at, seat, name, word: own[seat] ?? '', token: THIS_DEVICE } : { t: 'renamed', at, seat, name },
    ),
    { t: 'started', at, ...(same(words, own) ? {} : { words }), ...(witness ? { witness } : {}) },
  ];
}
