/** The game in plain English: questions, answers, the log and the whole table. */
import type { Words } from '../../../engine/game.js';
import type { PursuitTypes } from '../rules/types.js';
import { told } from './events.js';
import { answer } from './moves.js';
import { question } from './questions.js';
import { table } from './table.js';

export const words: Words<PursuitTypes> = {
  question,
  move: (view, decision, move, names) => answer(view, decision, move, names),
  event: told,
  table,
};
