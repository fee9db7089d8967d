/** Tonight on the farm: the real rules are played ahead to the end of producing, with nobody buying or working any more and all animals left to themselves. */

import { close } from '../../../engine/decisions.js';
import type { Chance, Seat } from '../../../engine/game.js';
import {
  apply,
  boardIn,
  type FarmDecision,
  type FarmEvent,
  type FarmState,
  type FarmView,
  imagine,
  type Kind,
  kindName,
  type Move,
  moves,
  type Phase,
  type Question,
  squareName,
} from '../face.js';

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
  readonly yields: readonly Yield[]; // by seat
}
export interface Yield {
  readonly egg: number;
  readonly milk: number;
  readonly wool: number;
  readonly effort: number;
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
  const answers = moves(state.shared, {}, decision);
  const wanted = QUIET[decision.kind];
  return answers.find(({ t }) => t === wanted) ?? answers[0] ?? null;
}

function play(state: FarmState, decision: FarmDecision, move: Move, tell: (event: FarmEvent) => void): void {
  close(state, decision);
  apply(state, decision, move, { chance: NO_CHANCE, tell });
}

/** Null when this round's feeding is already over. With `first` that answer is played before. */
export function forecast(view: FarmView, first?: { readonly decision: FarmDecision; readonly move: Move }): Forecast | null {
  const { phase, round, options } = view.shared;
  if (!BEFORE_NIGHT.has(phase) || round > options.rounds) return null;
  const state = imagine(view, NO_CHANCE);
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
