/** A card shows the figures of the rules its match began under. */
import { expect, test } from 'vitest';
import { FIRST_LEVELS } from '../editions/first.js';
import { EDITIONS } from '../editions/index.js';
import { exchange } from '../rules/cards/shape.js';
import { cardOf } from '../rules/cards.js';
import { rungsOf } from './ladder.js';

test('a match of rules 1 shows the figures of rules 1, a newer one those of its own', () => {
  for (const [id, level, figures] of FIRST_LEVELS) {
    const [first, second] = EDITIONS.all.map((e) => rungsOf(e, cardOf(e, id))[level - 1]);
    expect(first, id).toMatchObject(exchange(figures));
    expect([second?.cost, second?.reward], id).not.toEqual([first?.cost, first?.reward]);
  }
});
