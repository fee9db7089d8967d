/** The bot that thinks: one search per question, within the budget of a strength. */
import type { Bot } from '../bot.js';
import { type Clock, newMind } from '../mind.js';
import type { Budget } from '../strengths.js';

export const searchBot =
  (budget: Budget, clock?: Clock): Bot =>
  (game, view, decision, chance) =>
    newMind(game, budget).answer(view, decision, chance, clock);
