/**
 * The leak proof. Two servers hold the same match in two worlds that one seat (or the public) cannot tell apart; all orders go to both. Every
 * byte sent to that seat and to spectators must be equal, at connect, reconnect, move, error, undo, replay and end, until a declared reveal.
 */
import { sensibleBot } from '../../bots/sensible.js';
import { quickChance, type Sfc32 } from '../../engine/chance.js';
import type { Game, GameTypes, Json, Seat } from '../../engine/game.js';
import { canonical, same } from '../../engine/json.js';
import { audienceOf } from '../../engine/play.js';
import { subSeed } from '../../engine/seed.js';
import { gameById, games } from '../../games/index.js';
import type { Happened, Message } from '../../match/messages.js';
import type { OrderSent } from '../../match/wire.js';
import type { Guest } from '../testing/guest.js';
import { memoryStore } from '../testing/memory.js';
import { type Inn, openInn, tokenFor } from '../testing/table.js';
import { twinOf } from '../testing/twin.js';
import type { World } from '../world.js';

export interface LeakTrial {
  readonly game: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, boolean | number | string | null>>;
  readonly seat: Seat | null; // whose knowledge the worlds agree in; null: what everybody knows
  readonly seed: number;
  readonly from: number; // the question from which on the worlds differ
  readonly moves: number; // at most, after that
}

export interface LeakResult {
  readonly moves: number;
  readonly bytes: number; // compared, and equal
  readonly probes: number;
  readonly varied: boolean; // the worlds did differ in something hidden
  readonly end: 'over' | 'length' | 'reveal' | 'parted'; // parted: somebody had to answer differently in the two worlds, and that could be seen
}

export class Leak extends Error {}

/** A world that is the same in every run; its clock stands until it is moved on. */
function fixedWorld(seed: number): World & { tick(ms: number): void } {
  let now = 1_800_000_000_000;
  let made = 0;
  return {
    now: () => now,
    tick: (ms) => {
      now += ms;
    },
    code: () => tokenFor(`code ${seed} ${made++}`).slice(0, 22),
    seed: () => subSeed('0'.repeat(64), `leak ${seed} ${made++}`),
  };
}

interface Side {
  readonly inn: Inn;
  readonly world: ReturnType<typeof fixedWorld>;
  readonly match: string;
  readonly watch: string;
  readonly people: Guest[]; // by seat
  spectator: Guest;
}

async function openSide(trial: LeakTrial, shelf: Record<string, Game<GameTypes>>): Promise<Side> {
  const world = fixedWorld(trial.seed);
  const forever = 1e9;
  const inn = await openInn({
    store: memoryStore(),
    world,
    shelf,
    patience: forever,
    rescueEvery: forever,
    limits: { ...LIMITLESS },
  });
  const seats = Array.from({ length: trial.seats }, () => ({ kind: 'person' as const }));
  const host = tokenFor(`host ${trial.seed}`);
  const { match, watch, invite } = await inn.found({
    game: trial.game,
    options: { ...trial.options },
    seats,
    settings: { absence: 3600 },
    host,
  });
  const spectator = await inn.enter({ match, watch });
  const people: Guest[] = [];
  for (const [seat] of seats.entries()) {
    const guest = await inn.enter({ match, invite });
    await guest.order({
      t: 'join',
      id: `join-${seat}`,
      seat,
      name: `Seat${seat}`,
      word: `word ${seat}`,
      token: tokenFor(`${trial.seed} ${seat}`),
    });
    people.push(guest);
  }
  return { inn, world, match, watch, people, spectator };
}

const LIMITLESS = {
  wrongCodesPerMinute: 1e9,
  messageBytes: 16_384,
  socketRate: 1e9,
  addressRate: 1e9,
  socketsPerAddress: 1e9,
  sockets: 1e9,
  matchesPerHour: 1e9,
  listedPerHour: 1e9,
  reportsPerHour: 1e9,
  talkPerMinute: 1e9,
  searchesPerMinute: 1e9,
} as const;

type Sides = readonly [real: Side, twin: Side];

export async function tryForLeaks(trial: LeakTrial, game: Game<GameTypes> = gameById(trial.game)): Promise<LeakResult> {
  const dice = quickChance(trial.seed);
  const twin = twinOf(game, trial.seat, { from: trial.from, every: 3 + dice.int(8), salt: trial.seed });
  const sides: Sides = [await openSide(trial, { ...games, [game.id]: game }), await openSide(trial, { ...games, [game.id]: twin })];
  try {
    return await playBoth(trial, game, sides, dice);
  } finally {
    await Promise.all(sides.map((side) => side.inn.close()));
  }
}

async function playBoth(trial: LeakTrial, game: Game<GameTypes>, sides: Sides, dice: Sfc32): Promise<LeakResult> {
  const compared = comparing(game, sides, trial.seat);
  let [moves, probes, varied] = [0, 0, false];
  const result = (end: LeakResult['end']): LeakResult => ({ moves, bytes: compared.bytes(), probes, varied, end });
  let numbered = 0;
  /** The same order on both sides; true while the watchers cannot tell the sides apart. */
  const both = async (seat: Seat, order: OrderWithoutId): Promise<boolean> => {
    for (const side of sides) side.world.tick(700);
    const id = `o${numbered++}`;
    await Promise.all(sides.map((side) => personAt(side, seat).order({ ...order, id } as OrderSent)));
    return compared.same();
  };

  if (!(await compared.same())) return result('reveal');
  while (moves < trial.moves) {
    varied ||= await hiddenDiffers(sides);
    const apart = (sides[0].spectator.position?.view.asked ?? 0) >= trial.from;
    const choice = chooseIn(game, sides, dice);
    if (choice === null) {
      await probe(trial, sides, dice, both, true);
      return result((await compared.same()) ? 'over' : 'reveal');
    }
    const { seat, decision, moves: wanted } = choice;
    if (same(wanted[0], wanted[1])) {
      if (!(await both(seat, { t: 'answer', decision, move: wanted[0] }))) return result('reveal');
    } else {
      for (const side of sides) side.world.tick(700);
      const id = `o${numbered++}`;
      await Promise.all(sides.map((side, i) => personAt(side, seat).order({ t: 'answer', id, decision, move: wanted[i] ?? null })));
      if (!(await compared.sameOrParted())) return result('parted');
    }
    if (!apart) continue;
    moves++;
    if (dice.int(4) === 0) {
      probes++;
      if (!(await probe(trial, sides, dice, both, false))) return result('reveal');
    }
  }
  return result('length');
}

type OrderWithoutId = OrderSent extends infer O ? (O extends unknown ? Omit<O, 'id'> : never) : never;

function personAt(side: Side, seat: Seat): Guest {
  const guest = side.people[seat];
  if (!guest) throw new Error(`nobody sits at seat ${seat}`);
  return guest;
}

interface Choice {
  readonly seat: Seat;
  readonly decision: number;
  readonly moves: readonly [real: Json, twin: Json];
}

/** An answer that is possible in both worlds, mostly the sensible one; where there is none, one for each. Null: nothing is asked any more. */
function chooseIn(game: Game<GameTypes>, [real, twin]: Sides, dice: Sfc32): Choice | null {
  const open = real.spectator.position?.view.open ?? [];
  const asked = open[dice.int(open.length || 1)];
  if (!asked) return null;
  const { id: decision, seat } = asked;
  const [here, there] = [questionOf(personAt(real, seat), decision), questionOf(personAt(twin, seat), decision)];
  const [mine, theirs] = [here.moves(game), there.moves(game)];
  const moves = mine.filter((move) => theirs.some((other) => same(move, other)));
  const wise = sensibleBot(game, here.view, here.decision, dice);
  const move = dice.int(3) > 0 && moves.some((other) => same(other, wise)) ? wise : moves[dice.int(moves.length || 1)];
  if (move !== undefined) return { seat, decision, moves: [move, move] };
  return { seat, decision, moves: [mine[dice.int(mine.length)] ?? null, theirs[dice.int(theirs.length)] ?? null] };
}

function questionOf(guest: Guest, id: number) {
  const view = guest.position?.view;
  const decision = view?.open.find((open) => open.id === id);
  if (!view || !decision || view.mine === null) throw new Leak(`question ${id} is not open in both worlds`);
  const { shared, mine } = view;
  return { view, decision, moves: (game: Game<GameTypes>) => game.moves(shared, mine, decision) };
}

async function hiddenDiffers([real, twin]: Sides): Promise<boolean> {
  const states = await Promise.all(
    [real, twin].map((side) =>
      side.inn.running.rooms.visit(side.match, (room) => canonical([room.table?.state.own, room.table?.state.dark])),
    ),
  );
  return states[0] !== states[1];
}

/** All that a curious seat may try: errors of every kind, taking back, old positions, reconnecting. */
async function probe(
  trial: LeakTrial,
  sides: Sides,
  dice: Sfc32,
  both: (seat: Seat, order: OrderWithoutId) => Promise<boolean>,
  over: boolean,
): Promise<boolean> {
  const seat = trial.seat ?? dice.int(trial.seats);
  const { position } = personAt(sides[0], seat);
  const entries = position?.entries ?? 0;
  const foreign = position?.view.open.find((open) => open.seat !== seat)?.id ?? 0;
  const own = position?.view.open.find((open) => open.seat === seat)?.id ?? 0;
  const tries: readonly OrderWithoutId[] = [
    { t: 'answer', decision: foreign, move: null },
    { t: 'answer', decision: own, move: { no: 'such move' } },
    { t: 'answer', decision: 0, move: null },
    { t: 'answer', decision: 1_000_000, move: 1 },
    { t: 'position', at: dice.int(entries + 2) },
    { t: 'journal', from: dice.int(entries + 1), to: entries },
    { t: 'since' },
    ...(over ? [] : [{ t: 'record' } as const]), // after the end it tells everything, as it should
    { t: 'say', text: 'Hello!' },
  ];
  for (const order of tries) if (!(await both(seat, order))) return false;
  if (!over && dice.int(3) === 0 && !(await takeBack(trial, sides, seat, both))) return false;
  return reconnect(trial, sides, dice.int(entries + 1));
}

async function takeBack(
  trial: LeakTrial,
  sides: Sides,
  seat: Seat,
  both: (seat: Seat, order: OrderWithoutId) => Promise<boolean>,
): Promise<boolean> {
  if (!(await both(seat, { t: 'undo' }))) return false;
  for (let other = 0; other < trial.seats; other++) {
    if (other !== seat && personAt(sides[0], seat).face.takeBack && !(await both(other, { t: 'grant', yes: true }))) return false;
  }
  return true;
}

async function reconnect(trial: LeakTrial, sides: Sides, seen: number): Promise<boolean> {
  await Promise.all(
    sides.map(async (side) => {
      side.world.tick(1000);
      const { inn, match, watch } = side;
      if (trial.seat !== null) {
        await personAt(side, trial.seat).close();
        side.people[trial.seat] = await inn.enter({ match, token: tokenFor(`${trial.seed} ${trial.seat}`), seen });
      }
      await side.spectator.close();
      side.spectator = await inn.enter({ match, watch, seen });
    }),
  );
  return true;
}

/** Compares everything that came since the last look. */
function comparing(game: Game<GameTypes>, sides: Sides, seat: Seat | null) {
  const seen = new WeakMap<Guest, number>();
  let [bytes, pings] = [0, 0];
  const watchersOf = (side: Side): readonly Guest[] => (seat === null ? [side.spectator] : [side.spectator, personAt(side, seat)]);
  const settle = async (guests: readonly Guest[]) => {
    const id = `p${pings}`;
    await Promise.all(guests.map((guest) => guest.order({ t: 'ping', id }))); // what was sent before comes before the answer
  };
  /** The first two texts that differ, or null. */
  const difference = async (): Promise<{ watcher: number; texts: readonly [string | undefined, string | undefined] } | null> => {
    pings++;
    await settle(sides.flatMap((side) => [side.spectator, ...side.people]));
    const [here, there] = [watchersOf(sides[0]), watchersOf(sides[1])];
    for (const [watcher, guest] of here.entries()) {
      const other = there[watcher]?.texts ?? [];
      for (let at = seen.get(guest) ?? 0; at < Math.max(guest.texts.length, other.length); at++) {
        const [a, b] = [guest.texts[at], other[at]];
        if (a !== b || a === undefined) return { watcher, texts: isOwn(a) && isOwn(b) ? [guest.texts[at + 1], other[at + 1]] : [a, b] };
        bytes += Buffer.byteLength(a);
      }
      seen.set(guest, guest.texts.length);
    }
    return null;
  };
  return {
    bytes: () => bytes,
    /** True while the watchers cannot tell the worlds apart, false after a declared reveal. Anything else is a leak. */
    async same(): Promise<boolean> {
      const found = await difference();
      if (found && !isReveal(game, ...found.texts))
        throw new Leak(differenceOf(game.id, found.watcher === 0 ? null : seat, ...found.texts));
      return found === null;
    },
    async sameOrParted(): Promise<boolean> {
      return (await difference()) === null;
    },
  };
}

/** What has changed for a seat alone comes before the news of what has happened, which say why. */
const isOwn = (text: string | undefined): boolean => text?.startsWith('{"t":"own"') ?? false;

/** A difference is allowed where the first events that differ are of a kind that makes hidden things known. */
function isReveal(game: Game<GameTypes>, a: string | undefined, b: string | undefined): boolean {
  if (a === undefined || b === undefined) return false;
  const [here, there] = [eventsIn(a), eventsIn(b)];
  for (let i = 0; i < Math.max(here.length, there.length); i++) {
    if (same(here[i], there[i])) continue;
    return [here[i], there[i]].some((event) => event !== undefined && audienceOf(game, event) !== null);
  }
  return false;
}

function eventsIn(text: string): readonly GameTypes['event'][] {
  const message = JSON.parse(text) as Message;
  const happened: readonly Happened[] = 'happened' in message ? message.happened : [];
  return happened.flatMap((each) => each.events);
}

function differenceOf(game: string, seat: Seat | null, a = '(nothing)', b = '(nothing)'): string {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  const around = (text: string) => text.slice(Math.max(0, at - 120), at + 120);
  return `${game}: ${seat === null ? 'a spectator' : `seat ${seat}`} can tell the worlds apart.\nreal: …${around(a)}…\ntwin: …${around(b)}…`;
}
