/** Playing on to the end, or to a horizon, as sensible players with an occasional whim would. */
import type { Decision, Effects, Game, GameTypes, State } from '../../engine/game.js';
import { step } from '../../engine/play.js';
import { mine } from '../../engine/view.js';
import { type Horizon, isReached } from '../foresight.js';

export function playOut<T extends GameTypes>(game: Game<T>, s: State<T>, x: Effects<T>, noise: number, horizon: Horizon): void {
  for (let i = 0; i < horizon.decisions && !isReached(game, s, horizon); i++) {
    const decision = s.open[0] as Decision<T['kind']>;
    step(game, s, decision, answerTo(game, s, decision, x, noise), x);
  }
}

function answerTo<T extends GameTypes>(
  game: Game<T>,
  s: State<T>,
  decision: Decision<T['kind']>,
  { chance }: Effects<T>,
  noise: number,
): T['move'] {
  const own = mine(s, decision.seat);
  if (chance.int(noise) > 0) return game.suggest(s.shared, own, decision, chance);
  const moves = game.moves(s.shared, own, decision);
  return moves[chance.int(moves.length)] as T['move'];
}
