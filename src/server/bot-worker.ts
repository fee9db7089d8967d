/** A worker thread in which bots think. */
import { performance } from 'node:perf_hooks';
import { botNamed } from '../bots/index.js';
import { quickChance } from '../engine/chance.js';
import type { Decision, GameTypes, Json, View } from '../engine/game.js';
import { gameById } from '../games/index.js';
import { serve } from '../threads/worker.js';

/** All a bot is told: what its seat sees, and what it is asked. */
export interface BotJob {
  readonly game: string;
  readonly bot: string;
  readonly view: View<GameTypes>;
  readonly decision: Decision;
  readonly luck: number;
}

serve<BotJob, Json>(({ game, bot, view, decision, luck }) => botNamed(bot, performance)(gameById(game), view, decision, quickChance(luck)));
