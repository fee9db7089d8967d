/** A card shows the figures of the rules its match began under. */
import { expect, test } from 'vitest';
import { FIRST_LEVELS } from '../rules/cards/first.js';
import { cardOf, levelOf } from '../rules/cards.js';
import { rungsOf } from './ladder.js';

test('a match of rules 1 shows the figures of rules 1, a newer one those of its own', () => {
  for (const [id, level] of FIRST_LEVELS) {
    const card = cardOf(id);
    const [first, second] = [rungsOf(card, undefined)[level - 1], rungsOf(card, 2)[level - 1]];
    expect([first?.cost, first?.reward], id).toEqual([levelOf(card, level, {}).cost, levelOf(card, level, {}).reward]);
    expect([second?.cost, second?.reward], id).not.toEqual([first?.cost, first?.reward]);
  }
});
