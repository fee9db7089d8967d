/** The bot that plays what the game itself suggests to a sensible player. */
import { type Bot, mineIn } from './bot.js';

export const sensibleBot: Bot = (game, view, decision, chance) => game.suggest(view.shared, mineIn(view), decision, chance);
