/**
 * Information-set Monte Carlo tree search, single observer. Each iteration imagines a world that the view could have come from, walks the
 * tree with the moves that are legal there, plays on sensibly, and remembers how it ended for everybody. No state comes in: only a view.
 */
import type { Chance, Decision, Effects, Game, GameTypes, Json, Seat, State, View } from '../../engine/game.js';
import { isLasting } from '../../engine/lists.js';
import { step } from '../../engine/play.js';
import { mine } from '../../engine/view.js';
import { mineIn } from '../bot.js';
import { foresightOf, type Horizon, horizonOf, isReached } from '../foresight.js';
import { type Arm, armFor, armOf, type Bandit, chooseArm, reward } from './bandit.js';
import { judgePlayout } from './judge.js';
import { playOut } from './playout.js';
import { banditAt, type Node, newNode } from './tree.js';
import type { Tuning } from './tuning.js';

/** A question being thought about. It can be put aside after any iteration: a browser or a clock decides when. */
export interface SearchTask<T extends GameTypes> {
  readonly game: Game<T>;
  readonly view: View<T>;
  readonly decision: Decision<T['kind']>;
  readonly chance: Chance;
  readonly tuning: Tuning;
  readonly root: Node;
  readonly horizon: Horizon;
  readonly open: boolean; // nothing is hidden in this match
  suggested: T['move'] | null; // by the game, once it was asked
  iterations: number;
  sum: number; // of what they gave the observer, and of the squares of that
  squares: number;
}

/** Begins to think. `root` is what was already learned about this point, if anything. */
export function think<T extends GameTypes>(
  game: Game<T>,
  view: View<T>,
  decision: Decision<T['kind']>,
  chance: Chance,
  tuning: Tuning,
  root: Node = newNode(),
): SearchTask<T> {
  mineIn(view);
  return {
    game,
    view,
    decision,
    chance,
    tuning,
    root,
    horizon: horizonOf(game, view),
    open: !game.facts.hides,
    suggested: null,
    iterations: 0,
    sum: 0,
    squares: 0,
  };
}

/** Runs some more iterations. */
export function iterate<T extends GameTypes>(t: SearchTask<T>, times: number): void {
  for (let i = 0; i < times; i++) runOnce(t);
}

export interface Learned<T extends GameTypes> {
  readonly move: T['move'];
  readonly arm: Arm;
}

/** The legal moves with what was learned about each, in the game's order. */
export function learned<T extends GameTypes>(t: SearchTask<T>): readonly Learned<T>[] {
  const { game, view, decision, root } = t;
  const moves = game.moves(view.shared, mineIn(view), decision);
  const bandit = banditFor(t, root, decision, moves);
  return moves.map((move, at) => ({ move, arm: armFor(bandit, move, at) }));
}

/** Whether so many more iterations could not make another move the most tried one. */
export function isDecided<T extends GameTypes>(t: SearchTask<T>, left: number): boolean {
  let most = 0;
  let second = 0;
  for (const { arm } of learned(t)) {
    if (arm.visits > most) {
      second = most;
      most = arm.visits;
    } else if (arm.visits > second) second = arm.visits;
  }
  return most - second > left;
}

/** What was tried most often; of equals, what did best. */
export function chosen<T extends GameTypes>(t: SearchTask<T>): Learned<T> {
  const [first, ...rest] = learned(t);
  if (first === undefined) throw new Error(`${t.game.id} offers no answer to a ${t.decision.kind} question`);
  return rest.reduce(
    (best, each) =>
      each.arm.visits > best.arm.visits || (each.arm.visits === best.arm.visits && each.arm.total > best.arm.total) ? each : best,
    first,
  );
}

/**
 * Where the observer knows the list, each list that chance leaves has a bandit of its own. Lists made from what others hide do not: the
 * tree below would know it too. A list that is not made to last may be filled anew by the game, so its identity says nothing.
 */
function banditFor<T extends GameTypes>(t: SearchTask<T>, node: Node, { seat, kind }: Decision<T['kind']>, moves: readonly Json[]): Bandit {
  const known = t.open || seat === t.view.seat;
  return banditAt(node, seat, kind, known && isLasting(moves) ? moves : null);
}

/** The way down the tree in the current iteration, in lists that are kept: allocating them anew would cost a tenth of the speed. */
const path: { readonly bandits: Bandit[]; readonly arms: Arm[]; length: number } = { bandits: [], arms: [], length: 0 };
const results: number[] = [];
const won: number[] = [];

function runOnce<T extends GameTypes>(t: SearchTask<T>): void {
  const { game, chance, tuning } = t;
  const s = game.imagine(t.view, chance);
  const x: Effects<T> = { chance };
  path.length = 0;
  let node: Node | null = t.root;
  while (node !== null && !isReached(game, s, t.horizon)) node = descend(t, s, node, x);
  playOut(game, s, x, tuning.noise, t.horizon);
  judgePlayout(game, s, tuning.margin, results, won);
  const forMe = results[t.decision.seat] as number;
  t.iterations++;
  t.sum += forMe;
  t.squares += forMe * forMe;
  for (let i = 0; i < path.length; i++) {
    const bandit = path.bandits[i] as Bandit;
    reward(bandit, path.arms[i] as Arm, results[bandit.seat] as number, won[bandit.seat] as number);
  }
}

/**
 * One step down: everyone who is asked now chooses without knowing the others' answers. The tree goes on where the observer's own answer
 * leads, or without one where the first answer leads; what is answered behind a veil leads nowhere of its own. Null below a new node.
 */
function descend<T extends GameTypes>(t: SearchTask<T>, s: State<T>, node: Node, x: Effects<T>): Node | null {
  const asked = s.open.length === 1 ? s.open : s.open.slice();
  const together = asked.length;
  const observer: Seat | null = t.view.seat;
  let edge: Arm | null = null;
  let fresh = false;
  for (let i = 0; i < together; i++) {
    const decision = asked[i] as Decision<T['kind']>;
    const arm = choose(t, s, node, decision);
    if (arm.visits === 0) fresh = true;
    if (decision.seat === observer || edge === null) edge = decision.veiled && decision.seat !== observer ? unseen(node) : arm;
    step(t.game, s, decision, arm.move, x);
  }
  if (fresh || edge === null) return null;
  edge.next ??= newNode();
  return edge.next;
}

function choose<T extends GameTypes>(t: SearchTask<T>, s: State<T>, node: Node, decision: Decision<T['kind']>): Arm {
  const { game, chance, tuning } = t;
  const own = mine(s, decision.seat);
  const moves = game.moves(s.shared, own, decision);
  const bandit = banditFor(t, node, decision, moves);
  let arm: Arm;
  if (moves.length === 1) arm = armFor(bandit, moves[0] as Json, 0);
  else {
    const favourite = tuning.trust > 0 ? armOf(bandit, suggestion(t, s, own, decision)) : null;
    arm = chooseArm(bandit, moves, favourite, tuning, uncertainty(t), chance);
  }
  path.bandits[path.length] = bandit;
  path.arms[path.length] = arm;
  path.length++;
  return arm;
}

/** Asked anew in every world, but for the question itself: what is known about it is the same in all of them. */
function suggestion<T extends GameTypes>(t: SearchTask<T>, s: State<T>, own: T['own'], decision: Decision<T['kind']>): T['move'] {
  if (decision.id !== t.decision.id) return t.game.suggest(s.shared, own, decision, t.chance);
  t.suggested ??= t.game.suggest(s.shared, own, decision, t.chance);
  return t.suggested;
}

const GUESS = 0.04; // the variance, as good as one playout

/** The standard deviation of the playouts, and more where the game says that its estimate is to be doubted. */
function uncertainty<T extends GameTypes>({ game, sum, squares, iterations }: SearchTask<T>): number {
  const variance = iterations === 0 ? GUESS : (squares - (sum * sum) / iterations + GUESS) / iterations;
  return (foresightOf(game).doubt ?? 1) * Math.sqrt(variance);
}

/** The one way on from whatever was answered behind a veil. */
const unseen = (node: Node): Arm => armFor(banditAt(node, -1, 'veiled', null), null, 0);
