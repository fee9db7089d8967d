/** boardgame.io's own server with bird, in the process that the load test measures. Its matches are in memory: nothing is written anywhere. */
import { createRequire } from 'node:module';
import type * as BoardgameServer from 'boardgame.io/dist/types/packages/server.js';
import { answerForFigures } from '../../e2e/online/figures.js';
import { bird } from '../boardgameio/bird.js';

const { Server } = createRequire(import.meta.url)('boardgame.io/server') as typeof BoardgameServer;
const { port }: { readonly port: number } = JSON.parse(process.argv[2] ?? '');
await Server({ games: [bird], origins: ['*'] }).run({ port }); // its lobby, which needs a port of its own, is not asked: who comes first makes the match
answerForFigures();
