/** Bird of Happiness: flip a card, say please, gather the most birds. */
import type { Game } from '../../engine/game.js';
import type { Editions } from '../kit/editions.js';
import { box } from './box.js';
import type { Edition } from './editions/edition.js';
import { EDITIONS } from './editions/index.js';
import { gauge } from './gauge.js';
import { estimate } from './mind/estimate.js';
import { features } from './mind/features.js';
import { imagine } from './mind/imagine.js';
import { suggest } from './mind/suggest.js';
import { check } from './rules/check.js';
import { clone } from './rules/clone.js';
import { options, unfit } from './rules/options.js';
import { apply, moves } from './rules/rules.js';
import { scores } from './rules/scores.js';
import { setup } from './rules/setup.js';
import type { BirdTypes } from './rules/types.js';
import steps from './steps.json' with { type: 'json' };
import { grammar } from './story.js';
import { words } from './words/words.js';

/**
 * R 4.3f, 6.8. At most 30 cards can be taken, so a match is at most 30 stretches that end with a taking. In one stretch 5 players go round
 * at most 100 times before black birds grow calm (the option allows no more); from then on each turn moves at least one of the 50 cards from a
 * deck to a row, where it stays. A turn asks at most 12 questions: after each of 7 red birds, of 4 others after a black one, and the main one.
 * Alone a match is shorter by far.
 */
const LONGEST = 30 * (100 * 5 + 50 + 1) * (7 + 4 + 1);

/** The game under these editions; a new match begins under the newest of them. */
const birdWith = (editions: Editions<Edition>): Game<BirdTypes> => ({
  id: box.id,
  about: box,
  rules: editions.newest,
  seats: box.seats,
  facts: { hides: false, simultaneous: true },
  longest: LONGEST,
  options,
  reveals: {},
  ends: ['over'],
  words,
  foresight: { horizon: 160, iterations: 3000, doubt: 12 },
  steps,
  features,
  gauge,
  grammar,
  unfit,
  setup: (table, x) => setup(editions.of(table), table, x),
  moves,
  apply,
  clone,
  imagine,
  scores,
  estimate,
  suggest: (shared, mine, decision, chance) => suggest(editions.of(shared), shared, mine, decision, chance),
  check: (s) => check(editions.of(s), s),
});

export const bird = birdWith(EDITIONS);
