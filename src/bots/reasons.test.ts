/** The words of a reason: frequencies as people say them, and sentences about me said to me. */
import { describe, expect, it } from 'vitest';
import type { Score } from '../engine/game.js';
import type { Future } from './futures.js';
import { often, reasonsFor, spoken } from './reasons.js';

const scoreOf = (lines: Readonly<Record<string, number>>): Score => ({
  total: Object.values(lines).reduce((sum, points) => sum + points, 0),
  lines: Object.entries(lines).map(([key, points]) => ({ key, label: `${points} ${key}`, points, unit: 'birds' })),
  tieBreakers: [],
});

/** Forty futures in which I end with these lines, and hear something in so many of them. */
function futures(
  lines: Readonly<Record<string, number>>,
  hears: Readonly<Record<string, number>> = {},
  won = (_: ReadonlySet<string>) => 0.5,
): Future[] {
  return Array.from({ length: 40 }, (_, n) => {
    const heard = new Set(Object.entries(hears).flatMap(([words, times]) => (n < times ? [words] : [])));
    const noisy = Object.fromEntries(Object.entries(lines).map(([key, points]) => [key, points + (n % 2)]));
    return {
      won: won(heard),
      now: [scoreOf({}), scoreOf({})],
      end: [scoreOf(noisy), scoreOf({ goose: 9 })],
      over: false,
      heard,
      done: new Set<string>(),
      rounds: [],
      leaves: '',
    };
  });
}

const NAMES = ['Ada', 'Wren'];
const reasonOf = (mine: Future[], other: Future[]) => reasonsFor([mine, other], 0, NAMES)[0];

describe('what a move is worth', () => {
  it('is the difference in the end, with the score lines that make it', () => {
    expect(reasonOf(futures({ robin: 5, wren: 1 }), futures({ robin: 2, wren: 2 }))).toMatchObject({
      because: 'About 2 birds more by the end; wren: −1.',
      short: 'About 2 birds more by the end.',
      gains: [
        { key: 'robin', label: 'robin', points: 3 },
        { key: 'wren', label: 'wren', points: -1 },
      ],
    });
  });

  it('is the line that gains where the sum is the same', () => {
    expect(reasonOf(futures({ robin: 3, wren: 1 }), futures({ robin: 2, wren: 2 }))?.because).toBe('Robin: +1; wren: −1.');
  });

  it('is nothing where nothing differs', () => {
    expect(reasonOf(futures({ robin: 3 }), futures({ robin: 3 }))).toMatchObject({
      because: 'These two come out alike; choose what you like to see.',
      gains: [],
    });
  });

  it('is what comes now and grows each round, where it does', () => {
    const grown = futures({ robin: 8 }).map((future) => ({
      ...future,
      now: [scoreOf({ robin: 2 }), scoreOf({})],
      rounds: [4, 6, 8].map((robin) => scoreOf({ robin })),
    }));
    const still = futures({ robin: 0 }).map((future) => ({ ...future, rounds: [0, 0, 0].map((robin) => scoreOf({ robin })) }));
    expect(reasonOf(grown, still)?.because).toBe('+2 birds now, 2 more each round.');
    const late = grown.map((future) => ({ ...future, rounds: [2, 2, 8].map((robin) => scoreOf({ robin })) }));
    expect(reasonOf(late, still)?.because).toBe('About 8 birds more by the end.');
  });

  it('is how soon a thing comes that is had once, in a race', () => {
    const key = { ...scoreOf({ faith: 1 }), lines: [{ key: 'faith', label: 'Faith key', points: 1, unit: 'keys' }] };
    const race = (at: number, has: boolean) =>
      futures({}).map((future) => ({
        ...future,
        end: [has ? key : scoreOf({}), scoreOf({})],
        rounds: Array.from({ length: 6 }, (_, round) => (round >= at ? key : scoreOf({}))),
      }));
    expect(reasonOf(race(2, true), race(6, false))?.because).toBe('The Faith key in about 3 turns, 3 sooner.');
  });
});

describe('what follows', () => {
  it('is a bill that cannot be paid after this move, unless it cannot be after the others', () => {
    const poor = futures({ robin: 3 }).map((future) => ({ ...future, leaves: 'leaves 1 money for upkeep of the Car' }));
    expect(reasonOf(poor, futures({ robin: 3 }))?.because).toBe('Leaves 1 money for upkeep of the Car.');
    expect(reasonOf(poor, poor)?.because).toContain('come out alike');
  });

  it('is the event that follows most differently, mine or of others', () => {
    const here = futures({ robin: 3 }, { 'Ada takes two birds': 30, 'Wren flips a card': 20 });
    const there = futures({ robin: 3 }, { 'Ada takes two birds': 4, 'Wren flips a card': 20 });
    expect(reasonOf(here, there)?.because).toBe('3 in 4 that you take two birds.');
    expect(reasonOf(there, here)?.because).toBe('Otherwise 3 in 4 that you take two birds.');
  });

  it('is not what one of the moves does itself, sooner or later', () => {
    const here = futures({ robin: 3 }, { 'Ada rests': 40 });
    const there = futures({ robin: 3 }).map((future) => ({ ...future, done: new Set(['Ada rests']) }));
    expect(reasonOf(here, there)?.because).toContain('come out alike');
  });

  it('warns of what goes with losing, if the other moves do not risk it as well', () => {
    const risky = (heard: ReadonlySet<string>) => (heard.has('Wren scatters a row') ? 0 : 1);
    const here = futures({ robin: 3 }, { 'Wren scatters a row': 8 }, risky);
    expect(reasonOf(here, futures({ robin: 3 }, { 'Wren scatters a row': 4 }, risky))?.because).toBe('1 in 5 that Wren scatters a row.');
    expect(reasonOf(here, here)?.because).toContain('come out alike');
  });

  it('leaves out what does not fit into 22 words', () => {
    const long = `Wren ${'very '.repeat(20)}slowly takes it`;
    expect(reasonOf(futures({ robin: 5 }, { [long]: 40 }), futures({ robin: 2 }))?.because).toBe('About 3 birds more by the end.');
  });
});

it('says frequencies as people do', () => {
  expect([0, 0.1, 0.2, 0.25, 0.33, 0.5, 0.67, 0.75, 0.9, 1].map(often)).toEqual([
    'almost never',
    '1 in 10 that',
    '1 in 5 that',
    '1 in 4 that',
    '1 in 3 that',
    'every second time',
    '2 in 3 that',
    '3 in 4 that',
    '9 in 10 that',
    'almost always',
  ]);
});

it.each([
  ['Ada takes two birds', 'you take two birds'],
  ['Ada has a date with Walter', 'you have a date with Walter'],
  ['Ada reaches 3 power', 'you reach 3 power'],
  ['Ada carries on', 'you carry on'],
  ['Ada (Nerd) gains 1 Knowledge', 'you gain 1 Knowledge'],
  ["Ada's button moves", 'your button moves'],
  ['Wren buys a goose of Ada', 'Wren buys a goose of you'],
  ['The field shrinks', 'the field shrinks'],
])('"%s" is said to Ada as "%s"', (words, said) => {
  expect(spoken(words, { name: 'Ada', names: NAMES })).toBe(said);
});
