/** Happiness Farm, on the engine's contract. */
import type { Game } from '../../engine/game.js';
import type { Editions } from '../kit/editions.js';
import { box } from './box.js';
import type { Edition } from './editions/edition.js';
import { EDITIONS } from './editions/index.js';
import { gauge } from './gauge.js';
import { estimate } from './mind/estimate.js';
import { features } from './mind/features.js';
import { imagine } from './mind/imagine.js';
import { suggest, suggestAtFirst } from './mind/suggest.js';
import { check } from './rules/check.js';
import { clone } from './rules/clone.js';
import { due } from './rules/due.js';
import { options, unfit } from './rules/options.js';
import { otherwise } from './rules/otherwise.js';
import { apply, moves } from './rules/rules.js';
import { scores } from './rules/scores.js';
import { setup } from './rules/setup.js';
import type { FarmTypes } from './rules/types.js';
import steps from './steps.json' with { type: 'json' };
import { grammar } from './story.js';
import { words } from './words/words.js';

/** The game under these editions; a new match begins under the newest of them. */
const farmWith = (editions: Editions<Edition>): Game<FarmTypes> => ({
  id: box.id,
  about: box,
  rules: editions.newest,
  seats: box.seats,
  facts: { hides: false, simultaneous: true },
  /**
   * At most 228 meeples. A round asks at most 11 questions per animal in feeding (choose, roam, 8 bites, end) and one effort; every
   * sale and every butchering gives up an animal or one of at most 9 goods an animal brought; the rest is less than 200.
   * 228 x (12 + 10 + 1) + 200 < 5,500 a round, and there are at most 12 rounds and a last selling.
   */
  longest: 70_000,
  options,
  reveals: {},
  ends: ['over'],
  persistent: ['shared.options'],
  words: words(editions),
  foresight: { horizon: 24, iterations: 100, doubt: 3 },
  steps,
  features,
  gauge,
  grammar,
  unfit,
  setup: (table, x) => setup(editions.of(table), table, x),
  moves: (shared, mine, decision, refuse) => moves(editions.of(shared), shared, mine, decision, refuse),
  apply: (s, decision, move, x) => apply(editions.of(s), s, decision, move, x),
  otherwise,
  clone,
  imagine,
  scores,
  estimate,
  suggest: (shared, mine, decision, chance) => suggest(editions.of(shared), shared, mine, decision, chance),
  suggestAtFirst: (shared, mine, decision, chance) => suggestAtFirst(editions.of(shared), shared, mine, decision, chance),
  due,
  check: (s) => check(editions.of(s), s),
});

export const farm = farmWith(EDITIONS);
