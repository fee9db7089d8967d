/** The Game of Happiness: get off the Rainbow Wheel at the right track, lose your hang-ups, and fill your rainbow with six keys. */
import type { Game } from '../../engine/game.js';
import { box } from './box.js';
import { check } from './check.js';
import { clone } from './clone.js';
import { estimate } from './estimate.js';
import { features } from './features.js';
import { gauge } from './gauge.js';
import { imagine } from './imagine.js';
import { options, unfit } from './options.js';
import { apply, moves } from './rules.js';
import { scores } from './scores.js';
import { setup } from './setup.js';
import { suggest } from './suggest.js';
import type { RainbowTypes } from './types.js';
import { words } from './words.js';

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
