/** The Game of Happiness: get off the Rainbow Wheel at the right track, lose your hang-ups, and fill your rainbow with six keys. */
import type { Game } from '../../engine/game.js';
import { box } from './box.js';
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
import type { RainbowTypes } from './rules/types.js';
import { words } from './words/words.js';

/**
 * R 9.5. Setting up asks each of 6 players twice. A turn asks at most four questions: the wheel, after the spin, after the nudge and the button;
 * or the track, which result, one of key, holder and card, and the button. The option allows no more than 500 rounds.
 */
const LONGEST = 6 * 2 + 500 * 6 * 4;

export const rainbow: Game<RainbowTypes> = {
  id: box.id,
  about: box,
  rules: 1,
  seats: box.seats,
  facts: { hides: false, simultaneous: false },
  longest: LONGEST,
  options,
  reveals: {},
  ends: ['over'],
  persistent: ['shared.terms', 'shared.hangUpAreas'],
  words,
  foresight: { horizon: 160, iterations: 200, doubt: 12 },
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
  check,
};
