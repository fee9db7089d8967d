/** What the cards are worth. */
import type { Score } from '../../../../src/engine/game.js';
import { many } from '../../../../src/games/kit/words.js';
import type { Card } from './data.js';
import type { Shared } from './types.js';

/** R 2.2. */
export const pointsOf = (cards: readonly Card[]): number => cards.reduce((sum, card) => sum + card, 0);

/** R 5.2, 5.3. */
export const scores = ({ taken }: Shared): readonly Score[] =>
  taken.map((cards) => {
    const points = pointsOf(cards);
    return { total: points, lines: [{ key: 'cards', label: many(cards.length, 'card'), points, unit: 'points' }], tieBreakers: [] };
  });
