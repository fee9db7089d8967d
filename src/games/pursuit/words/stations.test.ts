/** A life in stations: few, short, and from the child to the end. */
import { expect, test } from 'vitest';
import { quickChance } from '../../../engine/chance.js';
import { mine } from '../../../engine/view.js';
import { testKit } from '../../kit/test-kit.js';
import { catalogueOf } from '../editions/catalogue.js';
import { EDITIONS } from '../editions/index.js';
import { pursuit } from '../index.js';
import { type Life, lifeOf } from '../rules/life.js';
import { stationsOf } from './stations.js';

const all = catalogueOf(EDITIONS);
const { begin, playOut } = testKit(pursuit);

const BARE: Life = { trait: 'T02', age: 71, lth: 0, memories: [], unfinished: [], items: [], with: [], job: null };
const at = (age: number, deed: Life['memories'][number]['deed'], card: string, name = '') => ({
  round: 1,
  deed,
  card,
  level: 1,
  name,
  age,
});

test('a life with nothing in it is a childhood and an end', () => {
  expect(stationsOf(all, BARE, 15)).toEqual([
    { age: 15, isEnd: false, words: 'A nerd child, with everything still ahead.', card: null },
    { age: 71, isEnd: true, words: 'Died alone, and nothing left undone.', card: null },
  ]);
});

test('love founded comes before a project finished, and both before a job', () => {
  const { name: project } = all.card('P01');
  const memories = [at(35, 'hired', 'J01'), at(35, 'finished', 'P01'), at(35, 'founded', 'V01', 'Martin')];
  const [, station] = stationsOf(all, { ...BARE, memories, with: ['V01'], unfinished: ['P02'] }, 15);
  expect(station?.words).toBe(`Raised a family with Martin, and finished ${project}.`);
  expect(stationsOf(all, { ...BARE, memories, with: ['V01'], unfinished: ['P02'] }, 15).at(-1)?.words).toBe(
    `Died with Martin near, and ${all.card('P02').name} unfinished.`,
  );
});

test('sensible lives have at most seven stations of at most fourteen words, without brackets', () => {
  for (let n = 1; n <= 8; n++) {
    const state = playOut(begin(1 + (n % 4), {}, quickChance(n)), {
      chance: quickChance(n),
      player: (_, s, decision, chance) => pursuit.suggest(s.shared, mine(s, decision.seat), decision, chance),
    });
    const e = EDITIONS.of(state);
    for (const seat of state.shared.players.keys()) {
      const stations = stationsOf(all, lifeOf(e, state.shared, seat), 15);
      expect(stations.length).toBeGreaterThanOrEqual(3);
      expect(stations.length).toBeLessThanOrEqual(7);
      expect(stations.map(({ age }) => age)).toEqual(stations.map(({ age }) => age).sort((a, b) => a - b));
      for (const { words } of stations) {
        expect(words.split(' ').length, words).toBeLessThanOrEqual(14);
        expect(words).toMatch(/^[A-Z][^()]+\.$/);
      }
    }
  }
});
