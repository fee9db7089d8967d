/** The player that every chance shown to people rests on: the game's suggestions with an occasional whim, in every seat. */
import type { Decision, Game, GameTypes, Score, Seat, State, View } from '../engine/game.js';
import { listen, step, type Told } from '../engine/play.js';
import { compare } from '../engine/standings.js';
import { mine } from '../engine/view.js';
import { type Luck, WORLD } from './luck.js';

/** Nobody plays as sensibly as the suggestions: without whims a future would look more certain than it is. */
export const WHIMS = 24; // one answer in so many is any legal one

/** A world that the view could have come from: the same one for every move that is tried with this luck. */
export const worldFrom = <T extends GameTypes>(game: Game<T>, view: View<T>, luck: Luck): State<T> =>
  game.imagine(view, luck.turn(WORLD, 'rules'));

/** Plays one answer in place, with the luck of its question. */
export function playAnswer<T extends GameTypes>(
  game: Game<T>,
  s: State<T>,
  decision: Decision<T['kind']>,
  move: T['move'],
  luck: Luck,
  told: Told<T>[] | null = null,
): void {
  luck.turn(decision.id, 'rules');
  step(game, s, decision, move, told === null ? { chance: luck } : listen(luck, told));
}

/** What the usual player answers. */
function usualAnswer<T extends GameTypes>(game: Game<T>, s: State<T>, decision: Decision<T['kind']>, luck: Luck): T['move'] {
  const own = mine(s, decision.seat);
  luck.turn(decision.id, 'player');
  if (luck.int(WHIMS) > 0) return game.suggest(s.shared, own, decision, luck);
  const moves = game.moves(s.shared, own, decision);
  return moves[luck.int(moves.length)] as T['move'];
}

/** Plays on in place until `enough` says so or the match is over. */
export function playOn<T extends GameTypes>(
  game: Game<T>,
  s: State<T>,
  luck: Luck,
  enough: ((answers: number) => boolean) | null = null,
  told: Told<T>[] | null = null,
): void {
  for (let answers = 0; enough === null || !enough(answers); answers++) {
    const [decision] = s.open;
    if (decision === undefined) return;
    playAnswer(game, s, decision, usualAnswer(game, s, decision, luck), luck, told);
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
