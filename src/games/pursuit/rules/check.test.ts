/** What can never be in The Pursuit of Happiness, and is noticed if it is. */
import { expect, test } from 'vitest';
import { pursuit } from '../index.js';
import { at, given } from '../pursuit.build.js';
import type { PursuitState } from './types.js';

const HARMS: readonly [string, (s: PursuitState) => unknown, RegExp][] = [
  ['an action that waits for nobody', (s) => Object.assign(s.shared, { pending: { t: 'space', s: 'study' } }), /waits for a payment/],
  ['a life beyond the last space of stress', (s) => Object.assign(at(s, 0), { stress: 16 }), /lives with stress 16/],
  ['money that is owed', (s) => Object.assign(at(s, 0), { money: -1 }), /has -1 money/],
  ['a trait that is dealt twice', (s) => s.own.fill({ offer: [1], chosen: -1 }), /dealt twice/],
  ['a trait that nobody was offered', (s) => s.own.fill({ offer: [], chosen: 3 }), /was not offered/],
  ['somebody who lives and has died', (s) => Object.assign(at(s, 0), { diedAt: 2 }), /neither alive nor dead/],
];

test.each(HARMS)('%s is noticed', (_, harm, words) => {
  const s = given({ people: [{}, {}] });
  pursuit.check(s);
  harm(s);
  expect(() => pursuit.check(s)).toThrow(words);
});
