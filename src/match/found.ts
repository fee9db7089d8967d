/** Founding a match: a host's wish becomes its first lines. Also for the rematch, which takes its people along. */
import { Complaint } from '../engine/complaint.js';
import { checkOptions, checkSeats } from '../engine/options.js';
import type { Seed } from '../engine/seed.js';
import { gameById, type Shelf } from '../games/index.js';
import type { Founded, Line } from './lines.js';
import { phaseOf, type Room, standInOf } from './room.js';
import { hashOf } from './secrets.js';
import { NOTES, type SeatPlan, type TableSettings, TERMS, USUAL } from './settings.js';

export interface MatchWish {
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: readonly SeatPlan[];
  readonly settings: { readonly [K in keyof TableSettings]?: TableSettings[K] | undefined };
  readonly host: string; // the token, not its hash
}

/** The first line of a match. Throws a Complaint if the game is not made for such a table. */
export function found(
  wish: MatchWish,
  secrets: { seed: Seed; invite: string; watch: string; code?: string | undefined },
  at: number,
  shelf?: Shelf,
): Founded {
  const game = gameById(wish.game, shelf);
  const seats = checkSeats(game, wish.seats.length);
  if (wish.seats.every((plan) => plan.kind === 'bot')) throw new Complaint('At least one seat should be for a person.');
  const given = Object.fromEntries(Object.entries(wish.settings).filter(([, value]) => value !== undefined));
  return {
    t: 'founded',
    at,
    game: game.id,
    rules: game.rules,
    options: checkOptions(game, seats, wish.options),
    seats: wish.seats,
    settings: { ...USUAL, ...given },
    seed: secrets.seed,
    host: hashOf(wish.host),
    invite: hashOf(secrets.invite),
    watch: hashOf(secrets.watch),
    after: null,
    ...(secrets.code === undefined ? {} : { code: secrets.code }),
    terms: TERMS,
  };
}

/** True when everybody who has a person behind their seat has said whether they come along, and somebody does. */
export function allWantMore({ chairs, again }: Room): boolean {
  const people = again.filter((_, seat) => chairs[seat]?.token != null);
  return people.includes(true) && !people.includes(null);
}

/** The same people at a new table: their tokens and the codes hold there too. Who does not come along leaves a seat to whoever wants it. Only after the end. */
export function foundRematch(room: Room, seed: Seed, at: number): readonly Line[] {
  if (room.closed) throw new Complaint(NOTES.closed());
  if (phaseOf(room) !== 'over') throw new Complaint('A rematch can be had when this match is over.');
  const { founded } = room;
  const seats = room.chairs.map(({ token, plan, bot }, seat): SeatPlan => {
    if (token === null) return { kind: 'bot', bot: bot?.name ?? standInOf(room) };
    return room.again[seat] === false ? { kind: 'open', bot: standInOf(room) } : plan;
  });
  const settings = { ...founded.settings, listed: false };
  const first: Founded = { ...founded, at, rules: room.game.rules, seats, seed, after: room.id, settings, terms: TERMS };
  const sitting = room.chairs.flatMap((chair, seat): Line[] =>
    chair.token === null || room.again[seat] === false
      ? []
      : [{ t: 'sat', at, seat, name: chair.name, word: chair.word, token: chair.token, ...(chair.host ? { host: true } : {}) }],
  );
  return [first, ...sitting];
}
