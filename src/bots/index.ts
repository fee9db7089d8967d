/** The only list of bots. None of them knows a game by name. */
import { Complaint } from '../engine/complaint.js';
import type { Bot } from './bot.js';
import { randomBot } from './random.js';
import { sensibleBot } from './sensible.js';

export type { Bot };

export const bots: Readonly<Record<string, Bot>> = { random: randomBot, sensible: sensibleBot };

export function botNamed(name: string): Bot {
  const bot = Object.hasOwn(bots, name) ? bots[name] : undefined;
  if (bot) return bot;
  throw new Complaint(`There is no bot "${name}". The bots are: random (any legal move) and sensible (what the game suggests).`);
}
