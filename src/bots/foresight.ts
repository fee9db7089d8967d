/** How far and how often bots look ahead, by what the game says about itself. */
import type { Foresight, Game, GameTypes } from '../engine/game.js';

/** Few matches are longer than this horizon, so a game that says nothing is mostly played to its end. */
const USUAL: Foresight = { horizon: 160, iterations: 1000 };

export const foresightOf = <T extends GameTypes>({ foresight }: Game<T>): Foresight => foresight ?? USUAL;
