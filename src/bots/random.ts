/** The bot that plays any legal move, each with equal chance. */
import { type Bot, mineIn } from './bot.js';

export const randomBot: Bot = (game, view, decision, chance) => {
  const moves = game.moves(view.shared, mineIn(view), decision);
  const move = moves[chance.int(moves.length)];
  if (move === undefined) throw new Error(`${game.id} offers no answer to a ${decision.kind} question`);
  return move;
};
