/** Farms in one line and answers in another, for the tests of this game. */
import { quickChance } from '../../engine/chance.js';
import type { Chance, Seat } from '../../engine/game.js';
import { defaultOptions } from '../../engine/options.js';
import { shuffleIn, takeOut } from '../../engine/pile.js';
import { testKit } from '../kit/test-kit.js';
import { EDITIONS } from './editions/index.js';
import { farm } from './index.js';
import { boardOf, type Square, squareNamed } from './rules/boards.js';
import { KINDS, type Kind, kindNumber, type Land, landNumber } from './rules/data.js';
import { farmerAt, settle } from './rules/flocks.js';
import { enter, goOn } from './rules/round.js';
import type { FarmEvent, Farmer, FarmOptions, FarmState, Flock, Phase } from './rules/types.js';

type BySquare<X> = Readonly<Record<string, X>>;

interface Given {
  readonly seats?: number;
  readonly options?: Partial<FarmOptions>;
  readonly animals?: readonly (readonly [seat: Seat, kind: Kind, at: string, count?: number])[];
  readonly land?: BySquare<Land>;
  readonly food?: BySquare<number>;
  readonly bugs?: BySquare<number>;
  readonly effort?: BySquare<number>;
  readonly farmers?: readonly Partial<Omit<Farmer, 'herd' | 'flocks'>>[]; // by seat
  readonly market?: Partial<Record<Kind, number>>;
  readonly round?: number;
  readonly rules?: number;
  readonly at: Phase; // the phase that begins
}

/** Seat 0 goes first. The farm is as at the start but for what is said, and the phase has just begun. */
export function given({ seats = 2, options = {}, at, round = 1, rules = farm.rules, ...rest }: Given): FarmState {
  const chosen: FarmOptions = { ...defaultOptions(farm), firstFarmer: 0, ...options };
  const s = farm.setup({ seats, options: chosen, rules }, { chance: quickChance(1) });
  const { shared } = s;
  shared.round = round;
  for (const [seat, kind, where, count = 1] of rest.animals ?? []) {
    for (let n = 0; n < count; n++) bring(s, seat, kind, where);
  }
  for (const [where, land] of Object.entries(rest.land ?? {})) shared.land[squareOf(s, where)] = landNumber(land);
  for (const [where, n] of Object.entries(rest.food ?? {})) shared.food[squareOf(s, where)] = n;
  for (const [where, n] of Object.entries(rest.bugs ?? {})) shared.bugs[squareOf(s, where)] = n;
  for (const [where, n] of Object.entries(rest.effort ?? {})) shared.effort[squareOf(s, where)] = n;
  rest.farmers?.forEach((farmer, seat) => void Object.assign(farmerAt(shared, seat), farmer));
  s.open.length = 0;
  enter(EDITIONS.of({ rules }), s, at, { chance: quickChance(2) });
  if (rest.market !== undefined) setMarket(s, rest.market);
  goOn(EDITIONS.of({ rules }), s, { chance: quickChance(2) });
  return s;
}

function bring(s: FarmState, seat: Seat, kind: Kind, where: string): void {
  const number = kindNumber(kind);
  const { shared } = s;
  if ((shared.bag.counts[number] ?? 0) > 0) takeOut(shared.bag, number);
  else shared.market[number] = (shared.market[number] ?? 0) - 1;
  settle(shared, farmerAt(shared, seat), number, squareOf(s, where));
}

function setMarket({ shared }: FarmState, wanted: Partial<Record<Kind, number>>): void {
  KINDS.forEach((kind, number) => {
    for (let n = shared.market[number] ?? 0; n > 0; n--) shuffleIn(shared.bag, number);
    shared.market[number] = wanted[kind] ?? 0;
    for (let n = wanted[kind] ?? 0; n > 0; n--) takeOut(shared.bag, number);
  });
}

export const squareOf = (s: FarmState, name: string): Square => squareNamed(boardOf(s.shared.board), name);
export const farmerOf = (s: FarmState, seat: Seat): Farmer => farmerAt(s.shared, seat);
export const foodOn = (s: FarmState, ...squares: string[]): number[] => squares.map((name) => s.shared.food[squareOf(s, name)] ?? -1);
export const bugsOn = (s: FarmState, ...squares: string[]): number[] => squares.map((name) => s.shared.bugs[squareOf(s, name)] ?? -1);

/** A farmer's flock, which must exist. */
export function flock(s: FarmState, seat: Seat, kind: Kind, where: string): Flock {
  const found = farmerOf(s, seat).flocks.find((each) => each.kind === kindNumber(kind) && each.at === squareOf(s, where));
  if (!found) throw new Error(`seat ${seat} has no ${kind} on ${where}`);
  return found;
}

/** Where a farmer's animals are: { 'cow c2': 1 }. */
export function herdOf(s: FarmState, seat: Seat): Record<string, number> {
  const { names } = boardOf(s.shared.board);
  return Object.fromEntries(farmerOf(s, seat).flocks.map(({ kind, at, count }) => [`${KINDS[kind]} ${names[at]}`, count]));
}

const t = testKit(farm);
export const { question, asked, answers, refusals } = t;

/** Answers the open question, of a seat if several are asked, with the spelling of a move ("buy cow"); what was told is returned. */
export const play = (s: FarmState, answer: string, { seat, chance }: { seat?: Seat; chance?: Chance } = {}): FarmEvent[] =>
  t.play(s, seat, answer, chance);

/** Plays several answers one after the other. */
export const plays = (s: FarmState, ...list: string[]): FarmEvent[] => list.flatMap((answer) => play(s, answer));
