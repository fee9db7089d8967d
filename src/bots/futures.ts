/** Futures of a move, played to the end of the match from imagined worlds: what chances shown to people come from, and the reasons for them. */
import { quickChance } from '../engine/chance.js';
import type { Chance, Decision, Game, GameTypes, Score, Seat, State, View } from '../engine/game.js';
import { heard, listen, step, type Told } from '../engine/play.js';
import { compare } from '../engine/standings.js';
import { mine, viewFor } from '../engine/view.js';

/** One future. The n-th of every move begins in the same world with the same chance, so what differs between moves is less their luck. */
export interface Future {
  readonly won: number; // 1, or a part of a shared victory
  readonly now: readonly Score[]; // by seat, right after the move
  readonly end: readonly Score[];
  readonly heard: ReadonlySet<string> | null; // what followed in the next few answers, in the game's words, if somebody listened
  readonly done: ReadonlySet<string> | null; // what the move itself did, likewise
  readonly rounds: readonly Score[]; // mine at the end of each round from this one on, likewise
  readonly leaves: string; // what is left for a bill that it does not cover, likewise; '' without such a bill
}

/** How sure a chance is: the standard error of its mean. */
export interface Chances {
  readonly chance: number;
  readonly error: number;
}

/** Nobody plays as sensibly as the suggestions: without whims a future would look more certain than it is. */
const WHIMS = 24; // one answer in so many is any legal one
const LISTENING = 3; // answers of each seat, about
const SPREAD = 0x9e3779b1; // so that neighbouring futures have nothing in common

export const luckOfFuture = (luck: number, n: number): number => (luck + Math.imul(n + 1, SPREAD)) >>> 0;

export function playFuture<T extends GameTypes>(
  game: Game<T>,
  view: View<T>,
  decision: Decision<T['kind']>,
  move: T['move'],
  luck: number,
  names?: readonly string[], // who wants to hear what follows
): Future {
  const chance = quickChance(luck);
  const s = game.imagine(view, chance);
  const told: Told<T>[] = [];
  step(game, s, decision, move, names ? listen(chance, told) : { chance });
  const done = names ? sentencesIn(game, told, view.seat, names) : null;
  told.length = 0;
  const now = game.scores(s.shared);
  const leaves = names ? leftFor(game, s, decision.seat) : '';
  const rounds: Score[] = [];
  const follow = names ? { seat: decision.seat, rounds } : null;
  if (names) playOn(game, s, chance, LISTENING * s.own.length, told, follow);
  playOn(game, s, chance, Number.POSITIVE_INFINITY, null, follow);
  const end = game.scores(s.shared);
  const following = names ? sentencesIn(game, told, view.seat, names) : null;
  return { won: wonBy(decision.seat, end), now, end, heard: following, done, rounds, leaves };
}

/** The first bill that what is left does not cover. */
function leftFor<T extends GameTypes>(game: Game<T>, s: State<T>, seat: Seat): string {
  const bill = game.due?.(viewFor(s, seat)).find(({ have, amount }) => have !== undefined && have < amount);
  return bill ? `leaves ${bill.have} ${bill.unit} for ${bill.what.charAt(0).toLowerCase()}${bill.what.slice(1)}` : '';
}

/** Whose score is noted whenever a round ends. */
interface Follow {
  readonly seat: Seat;
  readonly rounds: Score[];
}

function sentencesIn<T extends GameTypes>(
  game: Game<T>,
  told: readonly Told<T>[],
  seat: Seat | null,
  names: readonly string[],
): Set<string> {
  const events = told.map((each) => heard(each, seat)).filter((event) => event !== null);
  return new Set(events.map((event) => plainly(game.words.event(event, names))));
}

/** Without what a card says about itself in quotation marks, and without the full stop. */
const plainly = (words: string): string => words.replace(/\s*“[^”]*”/g, '').replace(/\.+$/, '');

/** Sensible players with whims, for so many answers or to the end. */
function playOn<T extends GameTypes>(
  game: Game<T>,
  s: State<T>,
  chance: Chance,
  answers: number,
  told: Told<T>[] | null,
  follow: Follow | null,
): void {
  const x = told === null ? { chance } : listen(chance, told);
  const roundNow = (): number => (follow ? (game.gauge?.round?.(s.shared) ?? 0) : 0);
  let round = roundNow();
  for (let i = 0; i < answers; i++) {
    const [decision] = s.open;
    if (decision === undefined) return;
    const own = mine(s, decision.seat);
    const moves = chance.int(WHIMS) === 0 ? game.moves(s.shared, own, decision) : null;
    const move = moves === null ? game.suggest(s.shared, own, decision, chance) : (moves[chance.int(moves.length)] as T['move']);
    step(game, s, decision, move, x);
    if (roundNow() === round) continue;
    round = roundNow();
    const score = follow && game.scores(s.shared)[follow.seat];
    if (score) follow.rounds.push(score);
  }
}

/** The part of the victory that is this seat's; alone what the verdict says. */
export function wonBy(seat: Seat, scores: readonly Score[]): number {
  const me = scores[seat];
  if (me === undefined) throw new Error(`there is no seat ${seat}`);
  if (scores.length === 1) return me.verdict?.won === true ? 1 : 0;
  let level = 0;
  for (const other of scores) {
    const order = compare(other, me);
    if (order < 0) return 0;
    if (order === 0) level++;
  }
  return 1 / level;
}

/** The mean of such figures, and how sure it is. Of few alike nothing is certain, so a little doubt stays: as much as one more of either kind. */
export function chancesIn(won: readonly number[]): Chances {
  const n = won.length;
  let sum = 0;
  let squares = 0;
  for (const each of won) {
    sum += each;
    squares += each * each;
  }
  const chance = sum / n;
  const doubtful = (sum + 0.5) / (n + 1);
  const variance = Math.max(squares / n - chance * chance, (doubtful * (1 - doubtful)) / (n + 1));
  return { chance, error: Math.sqrt(variance / n) };
}

/** The chance to win after a move, from so many futures. */
export function chanceAfter<T extends GameTypes>(
  game: Game<T>,
  view: View<T>,
  decision: Decision<T['kind']>,
  move: T['move'],
  futures: number,
  luck: number,
): Chances {
  return chancesIn(Array.from({ length: futures }, (_, n) => playFuture(game, view, decision, move, luckOfFuture(luck, n)).won));
}
