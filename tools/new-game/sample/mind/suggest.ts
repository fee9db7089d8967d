/** A sensible player's answers. */
import type { Game } from '../../../../src/engine/game.js';
import type { SampleTypes } from '../rules/types.js';

const POOR = 4; // a card up to this one is better swapped

export const suggest: Game<SampleTypes>['suggest'] = (shared, { hand }, { kind }) => {
  const lowest = Math.min(...hand);
  const highest = Math.max(...hand);
  if (kind === 'swap') return lowest <= POOR ? { t: 'swap', card: lowest } : { t: 'keep' };
  return { t: 'lay', card: highest > Math.max(...shared.laid) ? highest : lowest };
};
