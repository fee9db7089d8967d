/** What the answers promise and warn of. */
import { expect, test } from 'vitest';
import { viewFor } from '../../../engine/view.js';
import { pursuit } from '../index.js';
import { given, play } from '../pursuit.build.js';
import type { Move, PursuitEvent, PursuitState } from '../rules/types.js';

const NAMES = ['Ada', 'Ben'];
const offer = (s: PursuitState, move: Move): string => {
  const [decision] = s.open;
  if (decision === undefined) throw new Error('nothing is asked');
  return pursuit.words.move(viewFor(s, decision.seat), decision, move, NAMES);
};
const say = (events: readonly PursuitEvent[]): string[] => events.map((event) => pursuit.words.event(event, NAMES));

test('4.10a every kind of stress is told, and a warning where it would be the death of you', () => {
  const goods = { knowledge: 9, creativity: 9, influence: 9, money: 9 };
  const table = (stress: number) =>
    given({ people: [{ ...goods, stress, front: ['P01', 'P02', 'J13', 'V02'], on: { relationship: 1 } }, {}], row: ['P07', 'V01'] });
  const calm = table(6);
  expect(offer(calm, { t: 'date', card: 'V01' })).toMatch(
    / \(3 stress: you have been here this round, too many cards in front of you and more than one love\)$/,
  );
  expect(offer(calm, { t: 'take', card: 'P07' })).toMatch(/ \(1 stress: too many cards in front of you\)$/);
  expect(offer(calm, { t: 'discard', card: 'J13' })).toMatch(/: lose 1 short-term happiness, 1 stress$/);
  const worn = table(14);
  for (const move of [
    { t: 'date', card: 'V01' },
    { t: 'take', card: 'P07' },
    { t: 'discard', card: 'J13' },
    { t: 'space', s: 'overtime' },
  ] as const)
    expect(offer(worn, move)).toMatch(/\(this kills you\)$/);
  expect(offer(worn, { t: 'space', s: 'study' })).not.toContain('kills');
});

test('5.14f the fee of a headhunter is part of the price', () => {
  const s = given({ people: [{ influence: 8, front: ['J13'] }], options: { headhunter: true } });
  expect(offer(s, { t: 'promote', to: 'J17' })).toMatch(/: 8 Influence and 1 hourglass for 3 money and 3 lasting happiness$/);
});

test('8.3 what happiness spares is told before and after', () => {
  const s = given({ people: [{ creativity: 0, sth: 2 }, {}], row: ['P07'] });
  expect(offer(s, { t: 'take', card: 'P07' })).toMatch(/: 1 Creativity, 1 spared by happiness, for 2 Influence$/);
  expect(say(play(s, { t: 'take', card: 'P07' }))[0]).toMatch(/ \(1 spared by happiness\): 2 Influence$/);
});

test('8.6, 8.7 at the end of the track other happiness is lost, or none', () => {
  const s = given({ people: [{ sth: -4, lth: 1, front: ['I01', 'I02'] }] });
  expect(offer(s, { t: 'discard', card: 'I01' })).toContain('lose 1 lasting happiness, 1 stress');
  expect(say(play(s, { t: 'discard', card: 'I01' })).slice(0, 2)).toEqual([
    expect.stringMatching(/^Ada gives up .*(?<!happiness)$/),
    'Ada could not be unhappier and loses 1 lasting happiness',
  ]);
  expect(offer(s, { t: 'discard', card: 'I02' })).toContain('no happiness to lose, 1 stress');
});
