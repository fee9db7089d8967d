/** The games with a drawn table: what is tried at a table is tried at theirs. How a game is played in words, play.test.ts tries with all of them. */
import { existsSync } from 'node:fs';
import { games } from '../src/games/index.js';

export const DRAWN = Object.values(games).filter(({ id }) => existsSync(`src/games/${id}/table/index.tsx`));
