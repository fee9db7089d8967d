/** The parts of boardgame.io that the benchmark drives. Its folders have no ESM entry, so they are required. */
import { createRequire } from 'node:module';
import type * as Core from 'boardgame.io/dist/types/packages/core.js';
import type * as Internal from 'boardgame.io/dist/types/packages/internal.js';

// Its development build checks every state for what JSON cannot hold; nobody would measure or serve that one.
process.env.NODE_ENV ??= 'production';
const require = createRequire(import.meta.url);

export const { INVALID_MOVE, PlayerView, TurnOrder } = require('boardgame.io/core') as typeof Core;
export const { CreateGameReducer, InitializeGame, ProcessGameConfig } = require('boardgame.io/internal') as typeof Internal;
