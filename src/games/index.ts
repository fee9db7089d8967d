/** The only list of games: everything that wants to know which games there are asks here. */
import { Complaint } from '../engine/complaint.js';
import type { Game, GameTypes } from '../engine/game.js';
import { bird } from './bird/index.js';
import { farm } from './farm/index.js';
import { nation } from './nation/index.js';
import { nearest } from './nearest.js';
import { pursuit } from './pursuit/index.js';
import { rainbow } from './rainbow/index.js';

export type Shelf = Readonly<Record<string, Game<GameTypes>>>;

export const games: Shelf = { bird, pursuit, farm, rainbow, nation };

/** The game with this id. Throws a Complaint that names the nearest and all known ones. */
export function gameById(id: string, shelf: Shelf = games): Game<GameTypes> {
  const game = Object.hasOwn(shelf, id) ? shelf[id] : undefined;
  if (game) return game;
  const known = Object.keys(shelf);
  const guess = nearest(id, known);
  throw new Complaint(`There is no game "${id}".${guess ? ` Did you mean "${guess}"?` : ''} The games are: ${known.join(', ')}.`);
}
