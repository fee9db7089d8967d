/** The Pursuit of Happiness: one lifetime, six hourglasses a round, and what you make of them. */
import type { Game } from '../../engine/game.js';
import { box } from './box.js';
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
import { apply, moves } from './rules/rules.js';
import { scores } from './rules/scores.js';
import { setup } from './rules/setup.js';
import type { PursuitTypes } from './rules/types.js';
import { words } from './words/words.js';

export const pursuit: Game<PursuitTypes> = {
  id: box.id,
  about: box,
  rules: 2,
  seats: box.seats,
  facts: { hides: true, simultaneous: true },
  /*
   * R 5.15, for each player: 8 rounds of at most 9 hourglasses are 72 actions, each with at most one more question for what to pay. 72 cards at most can be taken, given
   * up once each, and owe an upkeep in 8 rounds. No action brings more than 10 points of happiness, no upkeep more than 5, and
   * STH returns to 0 from at most 5 below in each round; every refresh takes one of these points away for good. Besides, one trait and 8 times winding down.
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
    'shared.roles',
    'shared.players.*.*',
    'own.*',
  ],
  words,
  foresight: { horizon: 8, iterations: 100 },
  features,
  gauge,
  unfit,
  setup,
  moves,
  apply,
  clone,
  imagine,
  scores,
  estimate,
  suggest,
  clock,
  due,
  check,
};
