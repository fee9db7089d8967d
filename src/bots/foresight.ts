/** How far and how often bots look ahead, by what the game says about itself. */
import type { Foresight, Game, GameTypes, State, View } from '../engine/game.js';

/** Few matches are longer than this horizon, so a game that says nothing is mostly played to its end. */
const USUAL: Foresight = { horizon: 160, iterations: 1000 };

export const foresightOf = <T extends GameTypes>({ foresight }: Game<T>): Foresight => foresight ?? USUAL;

/**
 * Where looking ahead ends. In the game's own time where it has a clock: counted in decisions, a move that takes no time would be judged at an
 * earlier moment than the others, and putting off a bad end would look good.
 */
export interface Horizon {
  readonly decisions: number;
  readonly time: number; // by the game's clock
}

export function horizonOf<T extends GameTypes>(game: Game<T>, view: View<T>): Horizon {
  const { horizon, alone = horizon } = foresightOf(game);
  const far = view.others.length === 1 ? alone : horizon;
  if (game.clock === undefined) return { decisions: far, time: Number.POSITIVE_INFINITY };
  return { decisions: Number.POSITIVE_INFINITY, time: game.clock(view.shared) + far };
}

/** Whether the match is over, or the horizon reached by the clock. */
export const isReached = <T extends GameTypes>(game: Game<T>, s: State<T>, { time }: Horizon): boolean =>
  s.open.length === 0 || (game.clock !== undefined && game.clock(s.shared) >= time);
