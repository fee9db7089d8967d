/** The golden matches of a game: one for each number of players, always the same. */
import type { Game, GameTypes } from '../src/engine/game.js';
import { playthrough } from '../src/engine/playthrough.js';
import { seedFrom } from '../src/engine/seed.js';

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn'];

export const goldenName = (seats: number): string => `${seats}-seats.txt`;

export const goldenOf = (game: Game<GameTypes>, seats: number): string =>
  playthrough(game, { seats, names: NAMES.slice(0, seats), seed: seedFrom(`golden ${seats}`) });
