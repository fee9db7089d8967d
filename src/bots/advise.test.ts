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
import { advise, gainBetween } from './advise.js';
import { MOST } from './knob.js';

const wish = { names: ['Ada', 'Ben', 'Cleo'], budget: { ...MOST, part: 0.2 }, futures: 120 };
const words = (text: string): number => text.split(' ').length;

it('names at most three legal moves, the best first, each with a chance, how sure it is, and one sentence', () => {
  const { state } = begin(bird, { seats: 3, seed: seedFrom('advice') });
  const [decision] = state.open;
  if (!decision) throw new Error('nothing is asked');
  const view = viewFor(state, decision.seat);
  const advice = advise(bird, view, decision, quickChance(1), wish);
  const legal = bird.moves(state.shared, {}, decision);
  expect(advice.length).toBe(Math.min(3, legal.length));
  expect(advice.map(({ chance }) => chance)).toEqual(advice.map(({ chance }) => chance).toSorted((a, b) => b - a));
  for (const each of advice) {
    expect(legal).toContain(each.move);
    expect(each.words).toBe(bird.words.move(view, decision, each.move, wish.names));
    expect(each.chance).toBeGreaterThan(0.1); // about a third
    expect(each.chance).toBeLessThan(0.6);
    expect(each.reach).toBeGreaterThan(0.03); // of 120 futures
    expect(each.reach).toBeLessThan(0.1);
    expect(each.because).toMatch(/^[A-Z0-9+].*\.$/);
    expect(each.because).not.toMatch(/playout|%/);
    expect(words(each.because)).toBeLessThanOrEqual(30); // 22, but one place alone may be longer
    expect(each.short.length).toBeLessThanOrEqual(60);
  }
});

const twoBirdsWin = () =>
  given({
    players: [{ deck: ['clover', 'clover', 'clover', 'bird1'], row: ['gold', 'clover'] }, { deck: ['gold', 'gold', 'gold', 'bird1'] }],
    field: ['bird2', 'clover'],
    pile: [],
    asks: 'main',
  });

it('sees that the last two birds win the match, what they are worth, and what would happen otherwise', () => {
  const s = twoBirdsWin();
  const decision = s.open[0];
  if (!decision) throw new Error('nothing is asked');
  const [best, second] = advise(bird, viewFor(s, 0), decision, quickChance(1), wish);
  expect(best).toMatchObject({ words: 'Take two birds for 3', chance: 1, asGood: false });
  expect(best?.because).toMatch(/^\+\d(\.\d)? birds? now/);
  expect(best?.gains[0]).toMatchObject({ key: 'bird2', label: 'two birds' });
  expect(best?.gains[0]?.points).toBeGreaterThan(0.5);
  expect(second?.chance).toBeLessThan(0.7);
  expect(second).toMatchObject({ asGood: false });
  expect(second?.because).toContain('fewer by the end');
});

it('sets a move against others: itself it equals for certain, and what wins gains what the other loses', () => {
  const s = twoBirdsWin();
  const decision = s.open[0];
  if (!decision) throw new Error('nothing is asked');
  const [best, second] = advise(bird, viewFor(s, 0), decision, quickChance(1), wish).map(({ move }) => move);
  const { gains, because } = gainBetween(
    bird,
    viewFor(s, 0),
    decision,
    [best, second, best].flatMap((move) => move ?? []),
    {
      ...wish,
      luck: 1,
    },
  );
  expect(gains[0]?.mean).toBeGreaterThan(0.3);
  expect(gains[0]?.error).toBeLessThan(0.06);
  expect(gains[1]).toEqual({ mean: 0, error: 0 });
  expect(because).toMatch(/^\+\d(\.\d)? birds? now/);
});

it('shows the same chance for moves that come to the same', () => {
  const table = tableOf({ seats: 2, seed: 'advice' });
  const decision = openOf(table, 'offer');
  const advice = advise(
    {
      ...sealed,
      apply: (s, d, _, x) => sealed.apply(s, d, sealed.moves(s.shared, s.own[d.seat] ?? { hand: [], bid: null }, d)[0] as never, x),
    },
    viewFor(table.state, decision.seat),
    decision,
    quickChance(1),
    wish,
  );
  expect(advice.length).toBeGreaterThan(1);
  expect(new Set(advice.map(({ chance }) => chance)).size).toBe(1);
  expect(advice.map(({ asGood }) => asGood)).toEqual(advice.map((_, i) => i > 0));
  for (const { because } of advice) expect(because).toMatch(/^These (two|three) come out alike; choose what you like to see\.$/);
});

it('stops when the time is up, but not before it knows something', () => {
  const { state } = begin(bird, { seats: 2, seed: seedFrom('advice') });
  const [decision] = state.open;
  if (!decision) throw new Error('nothing is asked');
  let time = 0;
  const advice = advise(bird, viewFor(state, decision.seat), decision, quickChance(1), {
    ...wish,
    futures: 10_000,
    clock: { now: () => time++ },
  });
  expect(time).toBeLessThan(2 * MOST.milliseconds);
  for (const { reach } of advice) expect(reach).toBeLessThan(0.2);
});

it('speaks about secrets only as guesses over many imagined hands', () => {
  const table = tableOf({ seats: 3, seed: 'advice' });
  play(table, 'offer');
  play(table, 'wind');
  const decision = openOf(table, 'bid', 0);
  const advice = advise(sealed, viewFor(table.state, 0), decision, quickChance(1), wish);
  expect(advice.length).toBeGreaterThan(0);
  const hidden = table.state.own.slice(1).flatMap(({ hand }) => hand);
  expect(hidden.length).toBeGreaterThan(0);
  for (const { words: move } of advice) expect(move).toMatch(/^Bid a/);
});

it('says so where there is only one thing to do', () => {
  const table = tableOf({ seats: 2, seed: 'one prize', options: { prizes: 1 } });
  const decision = openOf(table, 'offer');
  const [only, ...rest] = advise(sealed, viewFor(table.state, decision.seat), decision, quickChance(1), wish);
  expect(rest).toEqual([]);
  expect(only?.because).toBe('You have no choice here.');
});
