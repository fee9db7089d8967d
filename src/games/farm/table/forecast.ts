/** Tonight on the farm: the real rules are played ahead to the end of producing, with nobody buying or working any more and all animals left to themselves. */

import { close } from '../../../engine/decisions.js';
import type { Chance, Seat } from '../../../engine/game.js';
import {
  apply,
  boardIn,
  breedOf,
  editionOf,
  type FarmDecision,
  type FarmEvent,
  type FarmState,
  type FarmView,
  farmerAt,
  imagine,
  type Kind,
  kindName,
  kindNumber,
  type Move,
  moves,
  type Phase,
  type Question,
  roomAt,
  type Shared,
  settle,
  squareName,
} from '../face.js';
import type { Yield } from './figures.js';

/** What becomes of the animals of one farmer and kind on one square. */
export interface Fed {
  readonly seat: Seat;
  readonly kind: Kind;
  readonly at: string;
  readonly count: number;
  readonly full: number;
  upset: boolean; // full ones, but bugs keep them from giving anything
}
export interface Mouth {
  readonly seat: Seat;
  readonly kind: Kind;
  n: number; // tokens
}
export interface Forecast {
  readonly flocks: ReadonlyMap<string, Fed>; // by seat, kind and the square they end up on
  readonly walks: readonly { readonly seat: Seat; readonly kind: Kind; readonly from: string; readonly to: string }[];
  readonly mouths: ReadonlyMap<string, readonly Mouth[]>; // by square: who eats there, in order
  readonly yields: readonly Tonight[]; // by seat
}
export interface Tonight extends Yield {
  readonly spent: number; // units given by hand
  readonly full: number;
  readonly hungry: number;
  readonly upset: number;
}

export const flockKey = (seat: Seat, kind: Kind, at: string): string => `${seat} ${kind} ${at}`;

const BEFORE_NIGHT: ReadonlySet<Phase> = new Set(['sell', 'buy', 'farm', 'feed', 'produce']);

/** Nobody does anything more; the animals look after themselves. */
const QUIET: Readonly<Record<Question, Move['t'] | null>> = {
  sell: 'done',
  buy: 'pass',
  place: null,
  farm: 'pass',
  second: 'done',
  feed: 'autoRest',
  roam: null,
  eat: 'auto',
  effort: null,
  butcher: null,
  breed: null,
};

const NO_CHANCE: Chance = { int: () => 0 }; // a market that is pulled on the way is bought from by nobody

function quietAnswer(state: FarmState, decision: FarmDecision): Move | null {
  const answers = moves(editionOf(state), state.shared, {}, decision);
  const wanted = QUIET[decision.kind];
  return answers.find(({ t }) => t === wanted) ?? answers[0] ?? null;
}

function play(state: FarmState, decision: FarmDecision, move: Move, tell: (event: FarmEvent) => void): void {
  close(state, decision);
  apply(editionOf(state), state, decision, move, { chance: NO_CHANCE, tell });
}

const isBeforeNight = ({ phase, round, options }: Shared): boolean => BEFORE_NIGHT.has(phase) && round <= options.rounds;

interface First {
  readonly decision: FarmDecision;
  readonly move: Move;
}

/** Null when this round's feeding is already over. With `first` that answer is played before. */
export function forecast(view: FarmView, first?: First): Forecast | null {
  return isBeforeNight(view.shared) ? tonightFrom(imagine(view, NO_CHANCE), first) : null;
}

function tonightFrom(state: FarmState, first?: First): Forecast {
  const { round } = state.shared;
  const told: FarmEvent[] = [];
  const tell = (event: FarmEvent): void => void told.push(event);
  if (first !== undefined && state.open.some(({ id }) => id === first.decision.id)) play(state, first.decision, first.move, tell);
  while (BEFORE_NIGHT.has(state.shared.phase) && state.shared.round === round) {
    const [decision] = state.open;
    const move = decision === undefined ? null : quietAnswer(state, decision);
    if (decision === undefined || move === null) break;
    play(state, decision, move, tell);
  }
  return summed(state, told);
}

/** What one more animal would come to tonight on a square: hungry, full but upset by bugs, or full and calm; only then it gives something. */
export type Fate = 'calm' | 'upset' | 'hungry';
export interface Prospect {
  readonly fate: Fate;
  readonly roamsTo: string | null; // nothing in reach: it goes there
}

const BEFORE_MEALS: ReadonlySet<Phase> = new Set(['sell', 'buy', 'farm']);
/** More animals may still come before the feeding. */
export const canProspect = (shared: Shared): boolean => isBeforeNight(shared) && BEFORE_MEALS.has(shared.phase);

const kept = new WeakMap<Shared, Map<string, readonly (Prospect | null)[] | null>>();

/** For every square, null where there is no room. Null as a whole when no more animals come before the feeding. Bar, map and panel all ask here. */
export function prospects(view: FarmView, seat: Seat, kind: Kind): readonly (Prospect | null)[] | null {
  const known = kept.get(view.shared) ?? new Map<string, readonly (Prospect | null)[] | null>();
  kept.set(view.shared, known);
  const key = `${seat} ${kind}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const { shared } = view;
  const all =
    canProspect(shared) && shared.farmers[seat] !== undefined ? shared.land.map((_, at) => prospectAt(view, seat, kind, at)) : null;
  known.set(key, all);
  return all;
}

/** The animal that was bought is placed by the rules; any other one is imagined to stand there. */
function prospectAt(view: FarmView, seat: Seat, kind: Kind, at: number): Prospect | null {
  const number = kindNumber(kind);
  if (roomAt(view.shared, at) < breedOf(number).size) return null;
  const state = imagine(view, NO_CHANCE);
  const { shared } = state;
  const where = squareName(boardIn(shared), at);
  const placing = state.open.find((decision) => decision.seat === seat && decision.kind === 'place');
  const first: First | undefined =
    placing !== undefined && shared.bought === number ? { decision: placing, move: { t: 'place', at: where } } : undefined;
  if (first === undefined) settle(shared, farmerAt(shared, seat), number, at);
  const { flocks, walks } = tonightFrom(state, first);
  const walk = walks.find((each) => each.seat === seat && each.kind === kind && each.from === where);
  const fed = flocks.get(flockKey(seat, kind, walk?.to ?? where));
  const fate = fed === undefined || fed.full < fed.count ? 'hungry' : fed.upset ? 'upset' : 'calm';
  return { fate, roamsTo: walk?.to ?? null };
}

type Told = { readonly [E in FarmEvent as E['type']]?: (event: E) => void };

function summed({ shared }: FarmState, told: readonly FarmEvent[]): Forecast {
  const flocks = new Map<string, Fed>();
  const walks: Forecast['walks'][number][] = [];
  const mouths = new Map<string, Mouth[]>();
  const yields = shared.farmers.map(() => ({ egg: 0, milk: 0, wool: 0, effort: 0, spent: 0, full: 0, hungry: 0, upset: 0 }));
  const of = (seat: Seat) => yields[seat] ?? { egg: 0, milk: 0, wool: 0, effort: 0, spent: 0, full: 0, hungry: 0, upset: 0 };
  for (const [seat, farmer] of shared.farmers.entries()) {
    for (const { kind, at, count, full } of farmer.flocks) {
      const name = kindName(kind);
      const where = squareName(boardIn(shared), at);
      flocks.set(flockKey(seat, name, where), { seat, kind: name, at: where, count, full, upset: false });
      of(seat).full += full;
      of(seat).hungry += count - full;
    }
  }
  const on: Told = {
    roam: ({ seat, kind, from, to }) => void walks.push({ seat, kind, from, to }),
    eats: ({ seat, kind, bites }) => {
      for (const { from, n } of bites) {
        if (from === 'store') of(seat).spent += n;
        else seatAt(mouths, from, seat, kind).n += n;
      }
    },
    produce: ({ seat, item, n }) => {
      of(seat)[item] += n;
    },
    upset: ({ seat, kind, at, animals }) => {
      const fed = flocks.get(flockKey(seat, kind, at));
      if (fed !== undefined) fed.upset = true;
      of(seat).upset += animals;
    },
    effort: ({ seat }) => {
      of(seat).effort++;
    },
  };
  for (const event of told) (on[event.type] as ((event: FarmEvent) => void) | undefined)?.(event); // the entry for this very type
  return { flocks, walks, mouths, yields };
}

/** The last in the queue at a square if it is the same farmer's animals, or a new one behind them. */
function seatAt(mouths: Map<string, Mouth[]>, at: string, seat: Seat, kind: Kind): Mouth {
  const queue = mouths.get(at) ?? [];
  mouths.set(at, queue);
  const last = queue.at(-1);
  if (last !== undefined && last.seat === seat && last.kind === kind) return last;
  const next = { seat, kind, n: 0 };
  queue.push(next);
  return next;
}
