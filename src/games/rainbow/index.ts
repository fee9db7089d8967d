/** The Game of Happiness: get off the Rainbow Wheel at the right track, lose your hang-ups, and fill your rainbow with six keys. */
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
import { options, unfit } from './rules/options.js';
import { otherwise } from './rules/otherwise.js';
import { apply, moves } from './rules/rules.js';
import { scores } from './rules/scores.js';
import { setup } from './rules/setup.js';
import type { RainbowTypes } from './rules/types.js';
import steps from './steps.json' with { type: 'json' };
import { grammar } from './story.js';
import { words } from './words/words.js';

/**
 * R 9.5. Setting up asks each of 6 players twice. A turn asks at most four questions: the wheel, after the spin, after the nudge and the button;
 * or the track, which result, one of key, holder and card, and the button. The option allows no more than 500 rounds.
 */
const LONGEST = 6 * 2 + 500 * 6 * 4;

/** The game under these editions; a new match begins under the newest of them. */
const rainbowWith = (editions: Editions<Edition>): Game<RainbowTypes> => ({
  id: box.id,
  about: box,
  rules: editions.newest,
  seats: box.seats,
  facts: { hides: false, simultaneous: false },
  longest: LONGEST,
  options,
  reveals: {},
  ends: ['over'],
  persistent: ['shared.terms', 'shared.hangUpAreas'],
  words: words(editions),
  foresight: { horizon: 160, iterations: 200, doubt: 12 },
  steps,
  features: features(editions),
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
  estimate: (s, seat) => estimate(editions.of(s), s, seat),
  suggest: (shared, mine, decision, chance) => suggest(editions.of(shared), shared, mine, decision, chance),
  suggestAtFirst: (shared, mine, decision, chance) => suggestAtFirst(editions.of(shared), shared, mine, decision, chance),
  check: (s) => check(editions.of(s), s),
});

export const rainbow = rainbowWith(EDITIONS);
