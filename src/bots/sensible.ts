/** The bots that play what the game itself suggests to a sensible player: now, and in version 0.1.0. */
import { type Bot, mineIn } from './bot.js';

export const sensibleBot: Bot = (game, view, decision, chance) => game.suggest(view.shared, mineIn(view), decision, chance);

export const sensibleBotAtFirst: Bot = (game, view, decision, chance) =>
  (game.suggestAtFirst ?? game.suggest)(view.shared, mineIn(view), decision, chance);
