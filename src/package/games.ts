/** `halcyon/games`: the games by their ids. */
export { gameById, games, type Shelf } from '../games/index.js';
