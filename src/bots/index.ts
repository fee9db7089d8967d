/** The only list of bots. None of them knows a game by name. */
import { Complaint } from '../engine/complaint.js';
import type { Bot } from './bot.js';
import type { Clock } from './mind.js';
import { randomBot } from './random.js';
import { searchBot } from './search/bot.js';
import { sensibleBot } from './sensible.js';
import { budgets, STRENGTHS } from './strengths.js';

export type { Bot };

/** Equal chance gives equal answers, however long they take. */
export const bots: Readonly<Record<string, Bot>> = { random: randomBot, sensible: sensibleBot, ...strengths() };

function strengths(clock?: Clock): Record<string, Bot> {
  return Object.fromEntries(STRENGTHS.map((strength) => [strength, searchBot(budgets[strength], clock)]));
}

/** The bot of this name. With a clock it answers people in time, if need be with less thought. */
export function botNamed(name: string, clock?: Clock): Bot {
  const all = clock === undefined ? bots : { ...bots, ...strengths(clock) };
  const bot = Object.hasOwn(all, name) ? all[name] : undefined;
  if (bot) return bot;
  const thinking = STRENGTHS.map((strength) => `${strength} (${budgets[strength].line})`).join(', ');
  throw new Complaint(
    `There is no bot "${name}". The bots are: random (any legal move), sensible (what the game suggests), and from weak to strong ${thinking}.`,
  );
}
