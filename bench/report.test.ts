/** How figures are rounded and laid out. */
import { describe, expect, it } from 'vitest';
import { figureOf, large, table } from './report.js';

describe('large', () => {
  it('shows three figures of a small number, whole thousands, and millions', () => {
    expect([large(15.234), large(999.4), large(6512.7), large(2_812_345)]).toEqual(['15.2', '999', '6513', '2.81 million']);
  });
});

describe('figureOf', () => {
  it('keeps four figures and says what one unit takes', () => {
    expect(figureOf({ name: 'a', rates: [1_000_004, 2_000_000, 4_000_000] })).toEqual({
      median: 2_000_000,
      low: 1_500_000,
      high: 3_000_000,
      min: 1_000_000,
      max: 4_000_000,
      nanoseconds: 500,
    });
  });
});

describe('table', () => {
  it('sets words to the left and figures to the right', () => {
    expect(
      table([
        ['who', 'n'],
        ['boardgame.io', '1'],
        ['ours', '1000'],
      ]),
    ).toBe('who              n\nboardgame.io     1\nours          1000');
  });
});
