/** Happiness Farm, on the engine's contract. */
import type { Game } from '../../engine/game.js';
import { box } from './box.js';
import { check } from './check.js';
import { clone } from './clone.js';
import { due } from './due.js';
import { estimate } from './estimate.js';
import { features } from './features.js';
import { gauge } from './gauge.js';
import { imagine } from './imagine.js';
import { options, unfit } from './options.js';
import { apply, moves } from './rules.js';
import { scores } from './scores.js';
import { setup } from './setup.js';
import { suggest } from './suggest.js';
import type { FarmTypes } from './types.js';
import { words } from './words.js';

export const farm: Game<FarmTypes> = {
  id: box.id,
  about: box,
  rules: 1,
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
  words,
  foresight: { horizon: 24, iterations: 100, doubt: 3 },
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
  due,
  check,
};
