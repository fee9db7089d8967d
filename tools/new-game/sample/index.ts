/** Sample: everybody lays a card, and the strongest one takes them all. */
import type { Game } from '../../../src/engine/game.js';
import { box } from './box.js';
import { estimate } from './mind/estimate.js';
import { imagine } from './mind/imagine.js';
import { suggest } from './mind/suggest.js';
import { check } from './rules/check.js';
import { MOST_ROUNDS } from './rules/data.js';
import { options } from './rules/options.js';
import { apply, moves } from './rules/rules.js';
import { scores } from './rules/scores.js';
import { setup } from './rules/setup.js';
import type { SampleTypes } from './rules/types.js';
import { words } from './words/words.js';

export const sample: Game<SampleTypes> = {
  id: box.id,
  about: box,
  rules: 1,
  seats: box.seats,
  // if simultaneous
  facts: { hides: true, simultaneous: true },
  // else
  // facts: { hides: true, simultaneous: false },
  // end
  longest: MOST_ROUNDS * (box.seats.max + 1), // R 4.1, 4.4: everybody lays a card, and one may swap
  options,
  // if simultaneous
  reveals: { hand: 'owner', drew: 'owner', shown: 'table', swapped: 'table' },
  // else
  // reveals: { hand: 'owner', drew: 'owner', laid: 'table', swapped: 'table' },
  // end
  ends: ['over'],
  words,
  foresight: { horizon: 20, iterations: 1000 },
  setup,
  moves,
  apply,
  imagine,
  scores,
  estimate,
  suggest,
  check,
};
