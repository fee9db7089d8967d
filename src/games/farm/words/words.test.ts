/** The game in words: questions, answers, the log and the table. */
import { describe, expect, test } from 'vitest';
import { viewFor } from '../../../engine/view.js';
import { given, play, plays, question } from '../farm.build.js';
import { farm } from '../index.js';
import type { FarmState, Move } from '../rules/types.js';

const NAMES = ['Ada', 'Ben', 'Cleo'];
const asks = (s: FarmState, seat: number | null = 0): string => farm.words.question(viewFor(s, seat), question(s), NAMES);
const says = (s: FarmState, move: Move): string => farm.words.move(viewFor(s, 0), question(s), move, NAMES);
const log = (s: FarmState, ...list: string[]): string[] => plays(s, ...list).map((event) => farm.words.event(event, NAMES));

describe('questions and answers', () => {
  test('6.2 the farmer who is asked hears the question, the others who is asked', () => {
    const s = given({ at: 'buy', market: { cow: 1 } });
    expect(asks(s)).toBe('You have $20. Buy an animal, or pass?');
    expect(asks(s, 1)).toBe('Ada looks over the market.');
    expect(asks(s, null)).toBe('Ada looks over the market.');
    expect(says(s, { t: 'buy', kind: 'cow' })).toBe('Buy a cow for $8');
    expect(says(s, { t: 'pass' })).toBe('Buy no more this round');
  });

  test('6.4 a place says what an animal would find there', () => {
    const s = given({ at: 'buy', market: { cow: 1 } });
    play(s, 'buy cow');
    expect(asks(s)).toBe('Where does your new cow go? It needs room 3.');
    expect(says(s, { t: 'place', at: 'b2' })).toBe('Place it on b2 (pasture, room 6; in reach 17 to eat, 6 bugs)');
  });

  test('8.7 a meal says what is still needed', () => {
    const s = given({ at: 'feed', animals: [[0, 'goose', 'c2']], farmers: [{ hay: 2 }] });
    expect(asks(s)).toBe('Your goose on c2 needs 3 more of 3. What does it eat?');
    expect(says(s, { t: 'eat', food: 'grass', from: 'c1' })).toBe('Eat grass from c1');
    expect(says(s, { t: 'hand', item: 'hay' })).toBe('Feed it hay by hand (2 left)');
  });

  test('9.2 an animal in a swarm is shown with the squares the bugs are on', () => {
    const s = given({ at: 'feed', animals: [[0, 'cow', 'd4', 2]], bugs: { d4: 3, d5: 1 } });
    expect(says(s, { t: 'feed', kind: 'cow', at: 'd4' })).toBe(
      'Feed a cow on d4 (2 waiting; 23 in reach, needs 4; 4 bugs in reach, too many: 3 on d4, 1 on d5)',
    );
  });
});

describe('the log', () => {
  test('6.4 tells of a herd that reaches a new level', () => {
    const s = given({
      at: 'buy',
      market: { cow: 1 },
      animals: [
        [0, 'cow', 'c2', 2],
        [0, 'cow', 'd2', 2],
        [0, 'cow', 'c4', 2],
      ],
    });
    expect(log(s, 'buy cow', 'place d4')).toEqual(['Ada buys a cow for $8', "Ada's new cow goes to d4: 7 cows now, 2 happiness"]);
  });

  test('9.2 tells which bugs upset whom', () => {
    const s = given({ seats: 1, at: 'feed', animals: [[0, 'cow', 'd4', 2]], bugs: { d4: 4, d5: 1 } });
    expect(log(s, 'autoRest')).toEqual([
      'Ada opens the gates: the rest of the herd feeds by itself',
      "Ada's cow on d4 eats 1 grass from c4, 1 grass from d4, 1 grass from e4 and 1 grass from d5 and is full",
      "Ada's cow on d4 eats 1 grass from c4, 1 grass from d4, 1 grass from e4 and 1 grass from d5 and is full",
      "Ada's 2 cows on d4 are upset by 5 bugs (4 on d4 and 1 on d5)",
    ]);
  });

  test('10.1 new bugs are listed by square while there are few of them, and summed up when there are many', () => {
    const told = (...more: [string, number][]) => farm.words.event({ type: 'bugs', more: more.map(([at, bugs]) => ({ at, bugs })) }, NAMES);
    expect(told(['a1', 1])).toBe('1 new bug: 1 on a1');
    expect(told(['a1', 1], ['b1', 2])).toBe('3 new bugs: 1 on a1 and 2 on b1');
    expect(told(['a1', 1], ['b1', 2], ['c1', 4], ['d1', 4], ['e1', 3])).toBe('14 new bugs on 5 squares, most on c1 and d1 (4 each)');
    expect(told(['a1', 1], ['b1', 2], ['c1', 4], ['d1', 3], ['e1', 3])).toBe('13 new bugs on 5 squares, most on c1 (4)');
    expect(told(['a1', 2], ['b1', 2], ['c1', 2], ['d1', 2], ['e1', 2])).toBe('10 new bugs on 5 squares, at most 2 on one');
  });

  test('5.3 tells of a level that is lost with an animal', () => {
    const s = given({
      at: 'sell',
      animals: [
        [0, 'cow', 'c2', 2],
        [0, 'cow', 'd2', 2],
      ],
    });
    expect(log(s, 'sellAnimal cow c2')).toEqual(['Ada sells a cow from c2 for $9: 3 cows now, 0 happiness']);
    expect(log(s, 'sellAnimal cow c2')).toEqual(['Ada sells a cow from c2 for $9']);
  });

  test('8.5 tells of wandering and of hunger', () => {
    const s = given({
      at: 'feed',
      animals: [
        [0, 'cow', 'c2'],
        [0, 'cow', 'd5'],
      ],
      food: { c1: 0, b2: 0, c2: 0, d2: 0, c3: 0 },
    });
    const told = log(s, 'feed cow c2', 'roam b2');
    expect(told).toEqual(["Ada's cow on c2 gets up to feed", "Ada's cow wanders from c2 to b2"]);
  });
});

describe('the table', () => {
  test('15.3 shows land, market, stores, herds with their next level, and who is upset', () => {
    const s = given({ at: 'buy', market: { goose: 2 }, animals: [[0, 'cow', 'b2', 2]], farmers: [{ hay: 3, woolDue: 1 }] });
    const sections = Object.fromEntries(farm.words.table(viewFor(s, 0), NAMES).map(({ heading, lines }) => [heading, lines]));
    expect(sections.Round).toEqual(['Round 1 of 12: buying. Ada begins this round.']);
    expect(sections.Market).toEqual(['2 geese at $4', '196 in the bag']);
    expect(sections['Ada (you)']).toEqual([
      'Happiness so far: 1',
      'Money: $20 (1 happiness, next at $40)',
      'Stores: 3 hay, 1 wool sold and not yet paid',
      '2 cows (0 happiness, next at 4)',
      'b2: 2 cows, 0 full; 6 bugs in reach, too many (3 on b1, 3 on a2)',
    ]);
    expect(Object.entries(sections).find(([heading]) => heading.startsWith('Land'))?.[1][0]).toBe(
      'a1 F2 b6 | b1 R1 b3 | c1 P5 | d1 P5 | e1 R1 b3 | f1 F2 b6',
    );
    expect(farm.words.table(viewFor(s, null), NAMES).map(({ heading }) => heading)).toContain('Ada');
  });

  test('16.4 shows the stars of a farmer alone', () => {
    const s = given({ seats: 1, at: 'buy' });
    expect(farm.words.table(viewFor(s, 0), NAMES).at(-1)?.lines[0]).toBe('Happiness so far: 1, ★');
  });
});
