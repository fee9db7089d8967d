/** The only list of bots: five steps that people choose from, and the players of the laboratory. None of them knows a game by name. */
import { Complaint } from '../engine/complaint.js';
import type { Game, GameTypes } from '../engine/game.js';
import type { Bot } from './bot.js';
import { type Budget, knobsOf } from './knob.js';
import { randomBot } from './random.js';
import { sensibleBot, sensibleBotAtFirst } from './sensible.js';

/** From weak to strong, in every game and with every number of seats. */
export const STEPS = ['sleepy', 'gentle', 'steady', 'sharp', 'master'] as const;
export type Step = (typeof STEPS)[number];

/** The opponent that nobody has chosen, and the bot that sits down for somebody who is away. */
export const USUAL_STEP: Step = 'steady';

interface StepFace {
  readonly title: string;
  readonly line: string; // for whoever chooses
  readonly milliseconds: number; // the most a person waits for its thinking
}

export const steps: Readonly<Record<Step, StepFace>> = {
  sleepy: { title: 'Sleepy', line: 'Plays whatever the rules allow. Company while you learn.', milliseconds: 300 },
  gentle: { title: 'Gentle', line: 'Glances ahead, and forgives you nearly everything.', milliseconds: 300 },
  steady: { title: 'Steady', line: 'Looks ahead half of the time. Rarely falls asleep on a lead.', milliseconds: 500 },
  sharp: { title: 'Sharp', line: 'Thinks ahead. Leaves you one slip, not two.', milliseconds: 800 },
  master: { title: 'Master', line: 'Thinks everything through, and never peeks.', milliseconds: 1200 },
};

/** Bots that answer at once. They are for measuring, and nobody is offered one. */
const laboratory = { random: randomBot, sensible: sensibleBot, 'sensible-1': sensibleBotAtFirst } satisfies Record<string, Bot>;

/** The names that matches carry: version 0.1.0 let people sit down with two players of what is the laboratory now, and they play as they did. */
export const BOT_NAMES = [...STEPS, 'random', 'sensible'] as const;
export type BotName = (typeof BOT_NAMES)[number];

const isStep = (name: string): name is Step => Object.hasOwn(steps, name);
const isReflex = (name: string): name is keyof typeof laboratory => Object.hasOwn(laboratory, name);

/** In the laboratory a number from 0 to 2 is a bot too: the one whose knob stands there. */
const KNOB = /^(?:[01](?:\.\d+)?|2(?:\.0+)?)$/;

/** What a bot is called where people read it: 'Steady bot'. Those of the laboratory have no name there. */
export const botWords = (name: BotName | null): string => (name !== null && isStep(name) ? `${steps[name].title} bot` : 'bot');

/** How long a bot may let people wait. */
export const patienceOf = (name: BotName): number => (isStep(name) ? steps[name].milliseconds : 0);

export const isWeakerThanUsual = (name: BotName): boolean => !isStep(name) || STEPS.indexOf(name) < STEPS.indexOf(USUAL_STEP);

/** A name from outside, if a bot of this name may sit down with people. */
export function seatedBot(name: string): BotName {
  const known = BOT_NAMES.find((each) => each === name.toLowerCase());
  if (known) return known;
  const offered = STEPS.map((step) => `${step} (${steps[step].line})`).join(' ');
  throw new Complaint(`There is no bot "${name}". The bots, from weak to strong: ${offered}`);
}

/** A name from outside, if there is a bot of this name, in the laboratory too. */
export const measuredBot = (name: string): string => (isReflex(name) || KNOB.test(name) ? name : seatedBot(name));

/** The bot of this name, which may come from outside, at a table of this game: it has a reply at once, or a budget for its mind. */
export function botNamed(name: string, game: Game<GameTypes>, seats: number): Bot | Budget {
  if (isReflex(name)) return laboratory[name];
  if (KNOB.test(name)) return { knob: Number(name), part: 1, milliseconds: steps.master.milliseconds };
  const step = seatedBot(name);
  if (!isStep(step)) throw new Error(`${name} has no knob`);
  return { knob: knobsOf(game, seats)[STEPS.indexOf(step)] ?? 2, part: 1, milliseconds: steps[step].milliseconds };
}
