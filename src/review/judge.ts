/** What a decision cost: all alternatives are tried a little, the better ones more, the best three to the end (successive halving with common luck). */
import type { GameTypes, State } from '../engine/game.js';
import { same } from '../engine/json.js';
import { mine } from '../engine/view.js';
import type { Look } from './look.js';
import { type Answer, difference, type Playouts } from './playouts.js';
import type { Alternative, Estimate, Judgement } from './types.js';
import { isBeaten, judged } from './verdict.js';

/** The part of the playouts that each gets that is left, and how many are left then. */
const ROUNDS = [
  { part: 1 / 24, most: 10 },
  { part: 1 / 5, most: 3 },
] as const;
const LEAST = 4; // playouts, in the first round
const LOOKS = 16; // at whether the playouts suffice
const SURE = 0.01; // an error of the gain, as a part of the whole, that no verdict needs to be smaller
const SURE_ENOUGH = 0.04; // one with which nothing better can be said to have been seen

/** `whole` is what a whole is in the unit of the playouts: a victory, alone the points to expect at the start. */
export function judge<T extends GameTypes>(look: Look<T>, s: State<T>, { decision, move }: Answer<T>, whole: number): Judgement {
  const { game, playouts } = look;
  const { seat } = decision;
  const origin = game.facts.hides ? look.asSeenBy(s, seat) : look.asItLay(s);
  const playing = (answer: T['move']) => look.playing(origin, { decision, move: answer });
  const played = playing(move);
  const alternatives = game
    .moves(s.shared, mine(s, seat), decision)
    .filter((other) => !same(other, move))
    .map((other) => ({ move: other, playouts: playing(other), gain: UNKNOWN }));
  const gainOf = (other: Playouts<T>): Estimate => difference(other.of(seat), played.of(seat), whole);
  /** Plays so many of each that is still in question, and ranks them. */
  const ranked = (left: readonly Tried<T>[], upTo: number): readonly Tried<T>[] => {
    played.upTo(upTo);
    return left.map((each) => ({ ...each, gain: gainOf(each.playouts.upTo(upTo)) })).sort((a, b) => b.gain.mean - a.gain.mean);
  };
  let left: readonly Tried<T>[] = alternatives;
  let enough = 0;
  for (const { part, most } of ROUNDS) {
    enough = Math.min(playouts, Math.max(LEAST, Math.ceil(part * playouts)));
    left = ranked(left, enough).slice(0, most);
  }
  while (enough < playouts && !isSettled(left, whole)) {
    enough = Math.min(playouts, enough + Math.ceil(playouts / LOOKS));
    const open = left.filter(({ gain }) => !isBeaten(gain));
    left = ranked(open.length > 0 ? open : left.slice(0, 1), enough);
  }
  const verdict = judged(left[0]?.gain ?? null, whole);
  if (verdict.verdict === 'best' || verdict.verdict === 'close') return { ...verdict, better: [] };
  const better = left.filter(({ gain }) => gain.mean > 0).slice(0, 2);
  return { ...verdict, better: game.facts.hides ? asItTurnedOut(look, s, { decision, move }, better, whole) : better.map(plainly) };
}

/** Nothing is better, or by how much is known well enough. */
function isSettled<T extends GameTypes>(left: readonly Tried<T>[], whole: number): boolean {
  const [best] = left;
  if (best === undefined || best.gain.error <= SURE * whole) return true;
  return left.every(({ gain }) => isBeaten(gain) && gain.error <= SURE_ENOUGH * whole);
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
  const results = (answer: T['move']) => look.playing(origin, { decision, move: answer }).upTo(look.playouts).of(decision.seat);
  const played = results(move);
  return better.map((each) => ({ move: each.move, gain: each.gain, truly: difference(results(each.move), played, whole) }));
}
