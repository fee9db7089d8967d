/** `halcyon/bots`: players that are handed a view and nothing else. */
export { type Advice, advise } from '../bots/advise.js';
export type { Bot } from '../bots/bot.js';
export { type Contest, playContest, type Result } from '../bots/contest.js';
export { BOT_NAMES, type BotName, botNamed, STEPS, type Step, steps, USUAL_STEP } from '../bots/index.js';
export type { Budget } from '../bots/knob.js';
export { type Mind, newMind } from '../bots/mind.js';
