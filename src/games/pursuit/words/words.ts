/** The game in plain English: questions, answers, the log and the whole table. */
import type { Words } from '../../../engine/game.js';
import type { Editions } from '../../kit/editions.js';
import { catalogueOf } from '../editions/catalogue.js';
import type { Edition } from '../editions/edition.js';
import type { PursuitTypes } from '../rules/types.js';
import { tellingOf } from './events.js';
import { answer } from './moves.js';
import { question } from './questions.js';
import { table } from './table.js';

export function words(editions: Editions<Edition>): Words<PursuitTypes> {
  const all = catalogueOf(editions);
  return {
    question: (view, decision, names) => question(editions.of(view), view, decision, names),
    move: (view, decision, move, names) => answer(editions.of(view), view, decision, move, names),
    event: tellingOf(all),
    table: (view, names) => table(editions.of(view), all, view, names),
  };
}
