/** What a bot is. It is handed a view and never a state, so it cannot know more than the person in its seat would. */
import type { Chance, Decision, Game, GameTypes, View } from '../engine/game.js';

export type Bot = <T extends GameTypes>(game: Game<T>, view: View<T>, decision: Decision<T['kind']>, chance: Chance) => T['move'];

/** What the seat of this view holds. */
export function mineIn<T extends GameTypes>(view: View<T>): T['own'] {
  if (view.mine === null) throw new Error('a spectator has nothing to decide');
  return view.mine;
}
