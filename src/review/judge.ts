/** What a decision cost: all alternatives are tried a little, the better ones more, the best three to the end (successive halving with common luck). */
import type { Game, GameTypes, State } from '../engine/game.js';
import { same } from '../engine/json.js';
import { mine } from '../engine/view.js';
import type { Answered } from './line.js';
import { asItLay, asSeenBy, difference, Playouts } from './playouts.js';
import type { Alternative, Estimate, Judgement } from './types.js';
import { isBeaten, judged } from './verdict.js';
import type { Yardstick } from './yardstick.js';

/** Playouts for each that is left, and how many are left then. */
const ROUNDS = [
  [8, 12],
  [32, 3],
] as const;
const MORE = 16; // playouts between two looks at whether they suffice
const SURE = 0.01; // an error of the gain, as a part of the whole, that no verdict needs to be smaller

export interface Bench<T extends GameTypes> {
  readonly game: Game<T>;
  readonly yardstick: Yardstick<T>;
  readonly luck: number;
  readonly playouts: number; // at most, of the best three
  readonly scale: number; // what a whole is in the unit of the playouts
}

export function judge<T extends GameTypes>(bench: Bench<T>, s: State<T>, { decision, move }: Answered<T>): Judgement {
  const { game, yardstick, luck, playouts, scale } = bench;
  const { seat } = decision;
  const origin = game.facts.hides ? asSeenBy(game, yardstick, s, seat) : asItLay(game, yardstick, s);
  const playing = (answer: T['move']) => ({
    move: answer,
    playouts: new Playouts(game, yardstick, luck, origin, { decision, move: answer }),
  });
  const played = playing(move).playouts;
  let left = game
    .moves(s.shared, mine(s, seat), decision)
    .filter((other) => !same(other, move))
    .map(playing);
  const gainOf = (other: Playouts<T>): Estimate => difference(other.of(seat), played.of(seat));
  const tried = (upTo: number) => {
    played.upTo(upTo);
    return left.map((each) => ({ ...each, gain: gainOf(each.playouts.upTo(upTo)) })).sort((a, b) => b.gain.mean - a.gain.mean);
  };
  for (const [enough, keep] of ROUNDS) left = tried(Math.min(enough, playouts)).slice(0, keep);
  let ranked = tried(Math.min(ROUNDS[1][0], playouts));
  for (let n = ROUNDS[1][0] + MORE; n <= playouts; n += MORE) {
    const [best] = ranked;
    if (best === undefined || best.gain.error <= SURE * scale || ranked.every(({ gain }) => isBeaten(gain))) break;
    left = ranked.filter(({ gain }) => !isBeaten(gain));
    ranked = tried(n);
  }
  const verdict = judged(ranked[0]?.gain ?? null, scale);
  if (verdict.verdict === 'best' || verdict.verdict === 'close') return { ...verdict, better: [] };
  const better = ranked.filter(({ gain }) => gain.mean > 0).slice(0, 2);
  return { ...verdict, better: game.facts.hides ? asItTurnedOut(bench, s, decision, move, better) : better.map(plainly) };
}

interface Better<T extends GameTypes> {
  readonly move: T['move'];
  readonly gain: Estimate;
}

const plainly = <T extends GameTypes>({ move, gain }: Better<T>): Alternative => ({ move, gain, truly: gain });

/** What the better ones would have gained as things really lay, which nobody could know. */
function asItTurnedOut<T extends GameTypes>(
  { game, yardstick, luck, playouts }: Bench<T>,
  s: State<T>,
  decision: Answered<T>['decision'],
  move: T['move'],
  better: readonly Better<T>[],
): readonly Alternative[] {
  const origin = asItLay(game, yardstick, s);
  const results = (answer: T['move']) =>
    new Playouts(game, yardstick, luck, origin, { decision, move: answer }).upTo(playouts).of(decision.seat);
  const played = results(move);
  return better.map((each) => ({ move: each.move, gain: each.gain, truly: difference(results(each.move), played) }));
}
