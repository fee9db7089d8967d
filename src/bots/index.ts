/** The only list of bots. None of them knows a game by name. */
import { Complaint } from '../engine/complaint.js';
import type { Bot } from './bot.js';
import { randomBot } from './random.js';
import { sensibleBot } from './sensible.js';
import { type Budget, budgets, STRENGTHS } from './strengths.js';

export const BOT_NAMES = ['random', 'sensible', ...STRENGTHS] as const;
export type BotName = (typeof BOT_NAMES)[number];

/** A bot that answers without thinking, so it has nothing to keep from one question to the next. */
export interface Reflex {
  readonly line: string; // for whoever chooses
  readonly reply: Bot;
}

/** A bot has a reply at once, or a budget for its mind. */
export const bots: Readonly<Record<BotName, Reflex | Budget>> = {
  random: { line: 'any legal move', reply: randomBot },
  sensible: { line: 'what the game suggests', reply: sensibleBot },
  ...budgets,
};

/** The bot of this name, which may come from outside. */
export function botNamed(name: string): Reflex | Budget {
  const known = BOT_NAMES.find((each) => each === name);
  if (known) return bots[known];
  const described = (names: readonly BotName[]) => names.map((each) => `${each} (${bots[each].line})`).join(', ');
  const reflexes = BOT_NAMES.filter((each) => 'reply' in bots[each]);
  throw new Complaint(`There is no bot "${name}". The bots are: ${described(reflexes)}, and from weak to strong ${described(STRENGTHS)}.`);
}
