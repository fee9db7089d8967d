/** Happy Nation: five trades, one day at a time, and the happiest wins. */
import type { Game } from '../../engine/game.js';
import type { Editions } from '../kit/editions.js';
import { box } from './box.js';
import { cardsOf } from './editions/cards.js';
import type { Edition } from './editions/edition.js';
import { EDITIONS } from './editions/index.js';
import { gauge } from './gauge.js';
import { estimate } from './mind/estimate.js';
import { features } from './mind/features.js';
import { suggest as suggestAtFirst } from './mind/first/suggest.js';
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
import type { NationTypes } from './rules/types.js';
import steps from './steps.json' with { type: 'json' };
import { grammarOf } from './story.js';
import { words } from './words/words.js';

/** The game under these editions; a new match begins under the newest of them. */
export const nationWith = (editions: Editions<Edition>): Game<NationTypes> => ({
  id: box.id,
  about: box,
  rules: editions.newest,
  seats: box.seats,
  facts: { hides: true, simultaneous: true },
  // 60 rounds of at most 60 paid actions. Each may follow 4 vain calls for help and lead to 5 vaccines and a reshuffle (or 4 gifts);
  // Medicine is taken at most once per "I am Sick" card handed out, 100 a day; the evening asks for 5 refusals of it, 4 prices, 20 discards, 4 stores.
  longest: 60 * (60 * 11 + 100 + 33),
  options,
  // Cards drawn, purses and a mat that turn out too small, prices turned over, the count at the end of a round.
  reveals: {
    draw: 'owner',
    sickness: 'table',
    help: 'table',
    noHelp: 'table',
    interestOnly: 'table',
    levelLost: 'table',
    allPaid: 'table',
    eliminated: 'table',
    return: 'table',
    foreignWork: 'table',
    prices: 'table',
    count: 'table',
  },
  ends: ['over'],
  words: words(editions),
  foresight: { horizon: 48, iterations: 300 }, // hours of all together
  steps,
  features: features(editions),
  gauge,
  grammar: grammarOf(cardsOf(editions)),
  unfit,
  setup: (table, x) => setup(editions.of(table), table, x),
  moves: (shared, mine, decision, refuse) => moves(editions.of(shared), shared, mine, decision, refuse),
  apply: (s, decision, move, x) => apply(editions.of(s), s, decision, move, x),
  otherwise,
  clone,
  imagine: (view, chance) => imagine(editions.of(view), view, chance),
  scores,
  estimate: (s, seat) => estimate(editions.of(s), s, seat),
  suggest: (shared, mine, decision, chance) => suggest(editions.of(shared), shared, mine, decision, chance),
  suggestAtFirst: (shared, mine, decision, chance) => suggestAtFirst(editions.of(shared), shared, mine, decision, chance),
  clock,
  due,
  check: (s) => check(editions.of(s), s),
});

export const nation = nationWith(EDITIONS);
