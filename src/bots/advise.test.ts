/** Advice: the best moves, honest chances and a reason that a person can follow. */
import { expect, it } from 'vitest';
import { quickChance } from '../engine/chance.js';
import { begin } from '../engine/play.js';
import { seedFrom } from '../engine/seed.js';
import { sealed } from '../engine/testing/sealed.js';
import { openOf, play, tableOf } from '../engine/testing/table.js';
import { viewFor } from '../engine/view.js';
import { given } from '../games/bird/bird.build.js';
import { bird } from '../games/bird/index.js';
import { advise } from './advise.js';
import { budgets } from './strengths.js';

const budget = { ...budgets.master, part: 0.2 };
const wish = { names: ['Ada', 'Ben', 'Cleo'], budget };
const REASON =
  /^(Then ".+" follows in (none|(only )?\d+ %) of the playouts, against \d+ % otherwise|What follows is much the same as after the other good moves|There is nothing else to do)\.$/;

it('names at most three legal moves, the best first, each with a chance and one sentence', () => {
  const { state } = begin(bird, { seats: 3, seed: seedFrom('advice') });
  const [decision] = state.open;
  if (!decision) throw new Error('nothing is asked');
  const advice = advise(bird, viewFor(state, decision.seat), decision, quickChance(1), wish);
  const legal = bird.moves(state.shared, {}, decision);
  expect(advice.length).toBe(Math.min(3, legal.length));
  for (const { move, words, chance, because } of advice) {
    expect(legal).toContain(move);
    expect(words).toBe(bird.words.move(viewFor(state, decision.seat), decision, move, wish.names));
    expect(chance).toBeGreaterThanOrEqual(0);
    expect(chance).toBeLessThanOrEqual(1);
    expect(because).toMatch(REASON);
  }
});

it('sees that the last two birds win the match, and says what would happen otherwise', () => {
  const s = given({
    players: [{ deck: ['clover', 'clover', 'clover', 'bird1'], row: ['gold', 'clover'] }, { deck: ['gold', 'gold', 'gold', 'bird1'] }],
    field: ['bird2', 'clover'],
    pile: [],
    asks: 'main',
  });
  const decision = s.open[0];
  if (!decision) throw new Error('nothing is asked');
  const [best, second] = advise(bird, viewFor(s, 0), decision, quickChance(1), wish);
  expect(best?.words).toBe('Take 2 Happiness birds for 3');
  expect(best?.chance).toBe(1);
  expect(second?.chance).toBeLessThan(0.7);
  expect(second?.because).toMatch(/^Then "Ben .+" follows in \d+ % of the playouts, against 0 % otherwise\.$/);
});

it('speaks about secrets only as guesses over many imagined hands', () => {
  const table = tableOf({ seats: 3, seed: 'advice' });
  play(table, 'offer');
  play(table, 'wind');
  const decision = openOf(table, 'bid', 0);
  const advice = advise(sealed, viewFor(table.state, 0), decision, quickChance(1), wish);
  expect(advice.length).toBeGreaterThan(0);
  for (const { words, because } of advice) {
    expect(words).toMatch(/^Bid a/);
    expect(because).toMatch(REASON);
  }
});

it('says so where there is only one thing to do', () => {
  const table = tableOf({ seats: 2, seed: 'one prize', options: { prizes: 1 } });
  const decision = openOf(table, 'offer');
  const [only, ...rest] = advise(sealed, viewFor(table.state, decision.seat), decision, quickChance(1), wish);
  expect(rest).toEqual([]);
  expect(only?.because).toBe('There is nothing else to do.');
});
