/** The Pursuit of Happiness: one lifetime, six hourglasses a round, and what you make of them. */
import type { Game } from '../../engine/game.js';
import type { Editions } from '../kit/editions.js';
import { box } from './box.js';
import { catalogueOf } from './editions/catalogue.js';
import type { Edition } from './editions/edition.js';
import { EDITIONS } from './editions/index.js';
import { gauge } from './gauge.js';
import { estimate } from './mind/estimate.js';
import { features } from './mind/features.js';
import { imagine } from './mind/imagine.js';
import { suggest } from './mind/suggest.js';
import { check } from './rules/check.js';
import { clock } from './rules/clock.js';
import { clone } from './rules/clone.js';
import { due } from './rules/due.js';
import { options, unfit } from './rules/options.js';
import { otherwise } from './rules/otherwise.js';
import { apply, moves } from './rules/rules.js';
import { scores } from './rules/scores.js';
import { setup } from './rules/setup.js';
import type { PursuitTypes } from './rules/types.js';
import steps from './steps.json' with { type: 'json' };
import { grammarOf } from './story.js';
import { words } from './words/words.js';

/** The game under these editions; a new match begins under the newest of them. */
export const pursuitWith = (editions: Editions<Edition>): Game<PursuitTypes> => ({
  id: box.id,
  about: box,
  rules: editions.newest,
  seats: box.seats,
  facts: { hides: true, simultaneous: true },
  /*
   * R 5.15, for each player: 8 rounds of at most 9 hourglasses are 72 actions, each with at most one more question for what to pay. 72 cards at most can be taken, given
   * up once each, and owe an upkeep in 8 rounds. No action brings more than 10 points of happiness, no upkeep more than 5, and
   * short-term happiness returns to 0 from at most 5 below in each round; every refresh takes one of these points away for good. Besides, one trait and 8 times winding down.
   */
  longest: 4 * (72 * 2 + 72 + 72 * 8 + (72 * 10 + 72 * 8 * 5 + 8 * 5) + 1 + 8),
  options,
  reveals: { offered: 'owner', chose: 'owner', born: 'table' },
  ends: ['over'],
  persistent: [
    'shared.options',
    'shared.pending',
    'shared.goals',
    'shared.rows.*',
    'shared.piles.*',
    'shared.discards.*',
    'shared.level',
    'shared.markers',
    'shared.turned',
    'shared.roles',
    'shared.players.*.*',
    'own.*',
  ],
  words: words(editions),
  foresight: { horizon: 12, alone: 14, iterations: 100 }, // hourglasses of all together
  steps,
  features: features(editions),
  gauge: gauge(catalogueOf(editions)),
  grammar: grammarOf(editions),
  unfit,
  setup: (table, x) => setup(editions.of(table), table, x),
  moves: (shared, mine, decision, refuse) => moves(editions.of(shared), shared, mine, decision, refuse),
  apply: (s, decision, move, x) => apply(editions.of(s), s, decision, move, x),
  otherwise,
  clone,
  imagine: (view, chance) => imagine(editions.of(view), view, chance),
  scores: (shared) => scores(editions.of(shared), shared),
  estimate: (s, seat) => estimate(editions.of(s), s, seat),
  suggest: (shared, mine, decision, chance) => suggest(editions.of(shared), shared, mine, decision, chance),
  clock,
  due: (view) => due(editions.of(view), view),
  check: (s) => check(editions.of(s), s),
});

export const pursuit = pursuitWith(EDITIONS);
