/** What the lab and the replay ask about a match of The Game of Happiness. */
import type { Gauge } from '../../engine/game.js';
import { plainLabel } from '../kit/labels.js';
import { improvementCard } from './rules/cards.js';
import type { RainbowTypes } from './rules/types.js';

/** The improvement cards of one area are alike but for their text. */
export const gauge: Gauge<RainbowTypes> = {
  round: ({ round }) => round,
  first: ({ first }) => first,
  label: (move) => (move.t === 'improve' ? `improve ${improvementCard(move.card).area}` : plainLabel(move)),
};
