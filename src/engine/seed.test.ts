/** Seeds: the keying is held fast against an independent implementation, since every record depends on it. */
import { expect, test } from 'vitest';
import { chanceOf, commitmentTo, isSeed, luckOf, newSeed, seedFrom, subSeed } from './seed.js';

const seed = Array.from({ length: 32 }, (_, i) => i.toString(16).padStart(2, '0')).join('');
const draws = (words: readonly string[], entry: number, of = seed) => {
  const chance = chanceOf(of, words)(entry);
  return Array.from({ length: 6 }, () => chance.int(1000));
};

// All expected values below come from another language's hmac and sha256.
test.each([
  { words: [], entry: 0, drawn: [736, 14, 705, 944, 627, 115] },
  { words: [], entry: 1, drawn: [641, 27, 861, 377, 597, 719] },
  { words: [], entry: 17, drawn: [502, 849, 346, 842, 444, 157] },
  { words: ['Ada: larks', 'Ben: grüß dich'], entry: 0, drawn: [735, 424, 812, 634, 101, 570] },
  { words: ['Ada: larks', 'Ben: grüß dich'], entry: 1, drawn: [178, 212, 937, 617, 141, 640] },
  { words: ['Ada: larks', 'Ben: grüß dich'], entry: 17, drawn: [21, 107, 706, 878, 522, 351] },
])('the draws of entry $entry with the words $words are frozen', ({ words, entry, drawn }) => {
  expect(draws(words, entry)).toEqual(drawn);
});

test('the commitment, the seed from words and the sub-seed are frozen', () => {
  expect(commitmentTo(seed)).toBe('6761d3636011669b037d0c5a2a0ce02feaffeddf41e737a98adcf500290ebbf8');
  expect(seedFrom('birthday-2')).toBe('1d68ec1f61bf31d7b74910cdadbced904927800ab074a8df951077ec9a9bc84b');
  expect(subSeed(seed, 'match 17')).toBe('ceb95050860e67e86c0ee45b089f3ac370931aecb95d06ce16555bf9b0222688');
});

test('one entry draws the same whenever it is asked, and whatever other entries drew before', () => {
  const chance = chanceOf(seed, []);
  const first = chance(5).int(1000);
  chance(4).int(1000);
  expect(chance(5).int(1000)).toBe(first);
  expect(chance(5).int(1000)).toBe(draws([], 5)[0]);
});

test('entries are independent: their first draws are spread as chance would spread them', () => {
  const chance = chanceOf(seed, []);
  const pairs = Array<number>(36).fill(0);
  let before = chance(0).int(6);
  for (let entry = 1; entry <= 7200; entry++) {
    const now = chance(entry).int(6);
    const at = 6 * before + now;
    pairs[at] = (pairs[at] ?? 0) + 1;
    before = now;
  }
  const chiSquare = pairs.reduce((sum, count) => sum + (count - 200) ** 2 / 200, 0);
  expect(Math.abs(chiSquare - 35)).toBeLessThan(5 * Math.sqrt(70));
});

test('every word a player adds changes the draws, and so do its order and its bounds', () => {
  const mixtures = [[], [''], ['a'], ['b'], ['a', 'b'], ['b', 'a'], ['a","b'], ['ab']];
  expect(new Set(mixtures.map((words) => draws(words, 0).join())).size).toBe(mixtures.length);
});

test('a fresh seed is a seed, and never the same twice', () => {
  expect(isSeed(newSeed())).toBe(true);
  expect(newSeed()).not.toBe(newSeed());
});

test('a seed is 64 lower-case hex digits; anything else is taken as words to make one from', () => {
  expect(seedFrom(seed)).toBe(seed);
  for (const text of ['', seed.slice(1), `${seed}0`, seed.toUpperCase(), `${seed}\n`, seed.replace('0', 'g')]) {
    expect(isSeed(text)).toBe(false);
    expect(isSeed(seedFrom(text))).toBe(true);
  }
});

test('the matches of a series have seeds, commitments and draws of their own', () => {
  const seeds = Array.from({ length: 100 }, (_, i) => subSeed(seed, `match ${i}`));
  expect(seeds.every(isSeed)).toBe(true);
  expect(new Set(seeds).size).toBe(100);
  expect(new Set(seeds.map(commitmentTo)).size).toBe(100);
  expect(new Set(seeds.map((sub) => draws([], 0, sub).join())).size).toBe(100);
});

test.each([
  { question: 0, luck: 3410869268 },
  { question: 1, luck: 3391532645 },
  { question: 17, luck: 2165885795 },
])("the luck of a bot's answer to question $question is frozen", ({ question, luck }) => {
  expect(luckOf(seed, question)).toBe(luck);
  luckOf(subSeed(seed, 'another match'), question);
  expect(luckOf(seed, question)).toBe(luck);
});

test('the questions of a match, and the matches, have luck of their own', () => {
  const all = [seed, subSeed(seed, 'another match')].flatMap((of) => Array.from({ length: 500 }, (_, question) => luckOf(of, question)));
  expect(new Set(all).size).toBe(1000);
  const tails = all.filter((luck) => luck % 2 === 1).length;
  expect(Math.abs(tails - 500)).toBeLessThan(5 * Math.sqrt(250));
});
