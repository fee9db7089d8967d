/** Happy Nation: five trades, one day at a time, and the happiest wins. */
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
import type { NationTypes } from './rules/types.js';
import { words } from './words/words.js';

export const nation: Game<NationTypes> = {
  id: box.id,
  about: box,
  rules: 1,
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
  words,
  foresight: { horizon: 30, iterations: 300 },
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
