/** The bots that play what the game itself suggests to a sensible player: now, and in version 0.1.0. */
import type { Game, GameTypes } from '../engine/game.js';
import { type Bot, mineIn } from './bot.js';

export type SensibleName = 'sensible' | 'sensible-1';

export const suggestionOf = <T extends GameTypes>(game: Game<T>, name: SensibleName): Game<T>['suggest'] =>
  name === 'sensible-1' ? (game.suggestAtFirst ?? game.suggest) : game.suggest;

export const sensibleBot: Bot = (game, view, decision, chance) => game.suggest(view.shared, mineIn(view), decision, chance);

export const sensibleBotAtFirst: Bot = (game, view, decision, chance) =>
  suggestionOf(game, 'sensible-1')(view.shared, mineIn(view), decision, chance);
