/** Futures of a move, played to the end of the match from imagined worlds: what chances shown to people come from, and the reasons for them. */
import type { Decision, Game, GameTypes, Score, Seat, State, View } from '../engine/game.js';
import { heard, type Told } from '../engine/play.js';
import { viewFor } from '../engine/view.js';
import { Luck } from './luck.js';
import { playAnswer, playOn, wonBy, worldFrom } from './usual-player.js';

/** One future. The n-th of every move begins in the same world with the same chance, so what differs between moves is less their luck. */
export interface Future {
  readonly won: number; // 1, or a part of a shared victory
  readonly now: readonly Score[]; // by seat, right after the move
  readonly end: readonly Score[];
  readonly over: boolean; // it ended with the move
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

const LISTENING = 3; // answers of each seat, about

export function playFuture<T extends GameTypes>(
  game: Game<T>,
  view: View<T>,
  decision: Decision<T['kind']>,
  move: T['move'],
  luck: Luck,
  names?: readonly string[], // who wants to hear what follows
): Future {
  const s = worldFrom(game, view, luck);
  const told: Told<T>[] | null = names ? [] : null;
  playAnswer(game, s, decision, move, luck, told);
  const done = told && names ? sentencesIn(game, told.splice(0), view.seat, names) : null;
  const now = game.scores(s.shared);
  const over = s.open.length === 0;
  const leaves = names ? leftFor(game, s, decision.seat) : '';
  const rounds: Score[] = [];
  const noteRound = names ? roundNotes(game, s, decision.seat, rounds) : undefined;
  if (told) {
    playOn(game, s, luck, (answers) => (noteRound?.() ?? false) || answers >= LISTENING * s.own.length, told);
  }
  playOn(game, s, luck, noteRound);
  noteRound?.();
  const end = game.scores(s.shared);
  const following = told && names ? sentencesIn(game, told, view.seat, names) : null;
  return { won: wonBy(decision.seat, end), now, end, over, heard: following, done, rounds, leaves };
}

/** The first bill that what is left does not cover. */
function leftFor<T extends GameTypes>(game: Game<T>, s: State<T>, seat: Seat): string {
  const bill = game.due?.(viewFor(s, seat)).find(({ have, amount }) => have !== undefined && have < amount);
  return bill ? `leaves ${bill.have} ${bill.unit} for ${bill.what.charAt(0).toLowerCase()}${bill.what.slice(1)}` : '';
}

/** Notes a seat's score whenever a round has ended; asked between two answers, it never wants to stop. */
function roundNotes<T extends GameTypes>(game: Game<T>, s: State<T>, seat: Seat, into: Score[]): () => false {
  const now = (): number => game.gauge?.round?.(s.shared) ?? 0;
  let round = now();
  return () => {
    const score = now() === round ? undefined : game.scores(s.shared)[seat];
    if (score) into.push(score);
    round = now();
    return false;
  };
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

/** The mean of such figures, and how sure it is. Of few alike nothing is certain, so a little doubt stays: as much as one more of either kind. */
export function chancesIn(won: readonly number[]): Chances {
  const n = won.length;
  let sum = 0;
  let squares = 0;
  for (const each of won) {
    sum += each;
    squares += each * each;
  }
  const variance = (squares + 1) / (n + 2) - ((sum + 1) / (n + 2)) ** 2;
  return { chance: sum / n, error: Math.sqrt(variance / n) };
}

/** So many futures of a move. */
export const futuresAfter = <T extends GameTypes>(
  game: Game<T>,
  view: View<T>,
  decision: Decision<T['kind']>,
  move: T['move'],
  futures: number,
  luck: number,
): readonly Future[] => Array.from({ length: futures }, (_, n) => playFuture(game, view, decision, move, new Luck(luck, n)));
