/** What a decision cost: all alternatives are tried a little, the better ones more, the best two to the end (successive halving with common luck). */
import type { GameTypes, State } from '../engine/game.js';
import { same } from '../engine/json.js';
import { mine } from '../engine/view.js';
import type { Look } from './look.js';
import { type Answer, gainOver, type Playouts } from './playouts.js';
import type { Alternative, Estimate, Judgement } from './types.js';
import { highEnd, isBeaten, judged } from './verdict.js';

/** The part of the playouts that each gets that is left, and how many are left then. */
const ROUNDS = [
  { part: 1 / 24, most: 8 },
  { part: 1 / 8, most: 4 },
  { part: 1 / 3, most: 2 },
] as const;
const LEAST = 4; // playouts, in the first round
const LOOKS = 16; // at whether the playouts suffice
const SURE = 0.01; // an error of the gain, as a part of the whole, that no verdict needs to be smaller
const SURE_ENOUGH = 0.04; // one that can be shown; until it is reached there are up to twice as many playouts
const HINDSIGHT = 0.5; // the part of the playouts that is spent on what nobody could know
const TRIFLE = 0.02; // a gain that nobody needs to know more exactly

/**
 * `whole` is what a whole is in the unit of the playouts: a victory, alone the points to expect at the start. `known` are playouts of the answer that
 * was given, as its seat saw it, where there are some.
 */
export function judge<T extends GameTypes>(look: Look<T>, s: State<T>, answer: Answer<T>, whole: number, known?: Playouts<T>): Judgement {
  const { game } = look;
  const { left, worth } = bestAlternatives(look, s, answer, whole, known);
  const verdict = { ...judged(left[0]?.gain ?? null, whole), worth };
  if (verdict.verdict === 'best' || verdict.verdict === 'close') return { ...verdict, better: [] };
  const better = left.filter(({ gain }) => gain.mean > 0);
  return { ...verdict, better: game.facts.hides ? asItTurnedOut(look, s, answer, better, whole) : better.map(plainly) };
}

/** At most two, the best first, and what the answer was worth that was given. */
function bestAlternatives<T extends GameTypes>(
  look: Look<T>,
  s: State<T>,
  { decision, move }: Answer<T>,
  whole: number,
  known: Playouts<T> | undefined,
): { readonly left: readonly Tried<T>[]; readonly worth: number } {
  const { game, playouts } = look;
  const { seat } = decision;
  const origin = game.facts.hides ? look.asSeenBy(s, seat) : look.asItLay(s);
  const playing = (answer: T['move']) => look.playing(origin, { decision, move: answer });
  const played = known ?? playing(move);
  /** Plays so many of each that is still in question, and ranks them. */
  const ranked = (each: readonly Tried<T>[], upTo: number): readonly Tried<T>[] => {
    played.upTo(upTo);
    return each
      .map((one) => ({ ...one, gain: gainOver(one.playouts.upTo(upTo).of(seat), played.of(seat), whole) }))
      .sort((a, b) => b.gain.mean - a.gain.mean);
  };
  let left: readonly Tried<T>[] = game
    .moves(s.shared, mine(s, seat), decision)
    .filter((other) => !same(other, move))
    .map((other) => ({ move: other, playouts: playing(other), gain: UNKNOWN }));
  let enough = 0;
  for (const { part, most } of ROUNDS) {
    enough = Math.min(playouts, Math.max(LEAST, Math.ceil(part * playouts)));
    left = ranked(left, enough).slice(0, most);
  }
  const most = () => (left.some(({ gain }) => gain.error > SURE_ENOUGH * whole) ? 2 * playouts : playouts);
  while (enough < most() && !isSettled(left, whole)) {
    enough = Math.min(most(), enough + Math.ceil(playouts / LOOKS));
    const open = left.filter(({ gain }) => !isBeaten(gain));
    left = ranked(open.length > 0 ? open : left.slice(0, 1), enough);
  }
  return { left, worth: played.estimates(enough)[seat]?.mean ?? 0 };
}

/** Nothing is better that matters, or by how much is known well enough. */
function isSettled<T extends GameTypes>(left: readonly Tried<T>[], whole: number): boolean {
  const [best] = left;
  if (best === undefined || best.gain.error <= SURE * whole) return true;
  return left.every(({ gain }) => highEnd(gain) < TRIFLE * whole && gain.error <= SURE_ENOUGH * whole);
}

/** An alternative, and what it gained so far. */
interface Tried<T extends GameTypes> {
  readonly move: T['move'];
  readonly playouts: Playouts<T>;
  readonly gain: Estimate;
}

const UNKNOWN: Estimate = { mean: 0, error: Number.POSITIVE_INFINITY };

const plainly = <T extends GameTypes>({ move, gain }: Tried<T>): Alternative => ({ move, gain, truly: gain });

/** What the better ones would have gained as things really lay, which nobody could know. */
function asItTurnedOut<T extends GameTypes>(
  look: Look<T>,
  s: State<T>,
  { decision, move }: Answer<T>,
  better: readonly Tried<T>[],
  whole: number,
): readonly Alternative[] {
  const origin = look.asItLay(s);
  const results = (answer: T['move']) =>
    look
      .playing(origin, { decision, move: answer })
      .upTo(HINDSIGHT * look.playouts)
      .of(decision.seat);
  const played = results(move);
  return better.map((each) => ({ move: each.move, gain: each.gain, truly: gainOver(results(each.move), played, whole) }));
}
