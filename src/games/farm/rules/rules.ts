/** The rules as a table: for each kind of question, which answers are legal and what each of them does. */

import type { Game } from '../../../engine/game.js';
import type { Under } from '../../kit/editions.js';
import type { Edition } from '../editions/edition.js';
import { breeding } from './breeding.js';
import { butchering } from './butchering.js';
import { buying, placing } from './buying.js';
import { collectingAgain, farming } from './farming.js';
import { choosing, eating, roaming } from './feeding.js';
import { toiling } from './producing.js';
import { goOn } from './round.js';
import { selling } from './selling.js';
import type { FarmTypes, Question, Rule } from './types.js';

const RULES: Readonly<Record<Question, Rule>> = {
  sell: selling,
  buy: buying,
  place: placing,
  farm: farming,
  second: collectingAgain,
  feed: choosing,
  roam: roaming,
  eat: eating,
  effort: toiling,
  butcher: butchering,
  breed: breeding,
};

export const moves: Under<Edition, Game<FarmTypes>['moves']> = (e, shared, _, decision, refuse) =>
  RULES[decision.kind].moves(e, shared, decision, refuse);

export const apply: Under<Edition, Game<FarmTypes>['apply']> = (e, s, decision, move, x) => {
  RULES[decision.kind].play(e, s, decision, move, x);
  if (s.open.length === 0) goOn(e, s, x);
};
