/** A decision that is tried again: what an answer is worth beyond the one that was given, and when that cannot be told. */
import { expect, it } from 'vitest';
import type { Judgement } from '../../review/index.js';
import { headingOf, knownOf, rivalsIn, weighedBy } from './trial.js';

const mistake: Judgement = {
  verdict: 'mistake',
  loss: { mean: 0.09, error: 0.012 },
  low: 0.07,
  high: 0.11,
  better: [{ move: 'red bird', gain: { mean: 0.09, error: 0.012 }, truly: { mean: 0.09, error: 0.012 } }],
};
const then = { played: 'gold clover', judgement: mistake, who: 'you', unit: { name: 'share' }, whole: 1 };
const plain = (words: string | undefined): string | undefined => words?.replaceAll('\u00a0', ' ');
const weigh = (overPlayed: number, overBest: number, error: number, because = '') =>
  weighedBy(
    {
      gains: [
        { mean: overPlayed, error },
        { mean: overBest, error },
      ],
      because,
    },
    then,
  );

it('the best answer and the one that was given are known by the review', () => {
  const best = knownOf('red bird', then);
  expect([best?.verdict, plain(best?.words)]).toEqual(['best', 'Worth 9 % more than what you played (7 to 11).']);
  expect(knownOf('gold clover', then)).toEqual({ verdict: 'mistake', words: 'This is what you played then.' });
  expect(knownOf('clover', then)).toBeNull();
  expect(headingOf('Take a red bird (2 power)', best)).toBe('Take a red bird: best');
  expect(headingOf('Take a red bird', null)).toBe('');
});

it('any other is set against the one that was given and the best', () => {
  expect(rivalsIn(then)).toEqual(['gold clover', 'red bird']);
  expect(rivalsIn({ ...then, judgement: null })).toEqual(['gold clover']);
});

it('more or less is said only where the interval says so, and why only where it is more', () => {
  expect(plain(weigh(0.06, -0.03, 0.01, 'About 2 birds more by the end.').words)).toBe(
    'Worth 6 % more than what you played (4 to 8). About 2 birds more by the end.',
  );
  expect(plain(weigh(-0.06, -0.15, 0.01, 'Never mind.').words)).toBe('Worth 6 % less than what you played (4 to 8).');
  expect(weigh(0.06, -0.03, 0.04, 'Never mind.').words).toBe('About as good as what you played.');
  expect(weigh(0.004, -0.09, 0.001).words).toBe('About as good as what you played.');
});

it('the verdict is against the best, by the cautious end', () => {
  expect(
    [weigh(0, -0.15, 0.01), weigh(0, -0.06, 0.01), weigh(0, -0.03, 0.03), weigh(0.1, 0.01, 0.01)].map(({ verdict }) => verdict),
  ).toEqual(['blunder', 'slip', 'close', 'best']);
});

it('before the review has come to a decision there is no verdict, but how the answers compare', () => {
  const early = { ...then, judgement: null, who: 'Ada', unit: { name: 'birds' }, whole: 20 };
  expect(knownOf('gold clover', early)).toEqual({ verdict: null, words: 'This is what Ada played then. No verdict yet.' });
  const { verdict, words } = weighedBy({ gains: [{ mean: -1.1, error: 0.3 }], because: '' }, early);
  expect([verdict, plain(words)]).toEqual([null, 'Worth 1.1 birds less than what Ada played (0.6 to 1.6).']);
  expect(headingOf('Take a clover', { verdict, words })).toBe('Take a clover');
});
