/** Options in one line. */
import { expect, test } from 'vitest';
import { scripted } from '../../engine/chance.js';
import { cannotBegin, chooseFirst, count, firstPlayer, oneOf, yesNo } from './options.js';

test('the first choice is the usual one, and a range is kept where there is one', () => {
  const choices = [
    { value: 40, label: 'forty' },
    { value: 4, label: 'four' },
  ];
  const pairs = [
    [40, 'forty'],
    [4, 'four'],
  ] as const;
  expect(oneOf('Rounds', '4.3e', pairs)).toEqual({ label: 'Rounds', clause: '4.3e', choices, default: 40 });
  expect(oneOf('Rounds', '4.3e', pairs, { min: 1, max: 100 }).range).toEqual({ min: 1, max: 100 });
  expect(() => oneOf('Rounds', '4.3e', [])).toThrow('no choices');
});

test('yes or no begins with the usual answer', () => {
  expect(yesNo('Sheep', '17.3', false, 'none', 'some')).toMatchObject({
    choices: [{ value: false, label: 'none' }, { label: 'some' }],
    default: false,
  });
  expect(yesNo('Sheep', '17.3', true, 'none', 'some')).toMatchObject({
    choices: [{ value: true, label: 'some' }, { label: 'none' }],
    default: true,
  });
});

test('a count offers every number between its ends', () => {
  const { choices, default: usual } = count('Keys', '9.3', 1, 3, 3, (n) => `${n} keys`);
  expect(choices.map(({ value, label }) => `${value}: ${label}`)).toEqual(['1: 1 keys', '2: 2 keys', '3: 3 keys']);
  expect(usual).toBe(3);
});

test('the first player is drawn by lot or named, and must have a place at the table', () => {
  expect(firstPlayer('First player', '3.2', 3).choices.map(({ value }) => value)).toEqual(['random', 0, 1, 2]);
  expect(cannotBegin('random', 2, '3.2')).toBeNull();
  expect(cannotBegin(1, 2, '3.2')).toBeNull();
  expect(cannotBegin(2, 2, '3.2')).toEqual({ clause: '3.2', because: 'Place 3 cannot begin at a table of 2.' });
  expect(chooseFirst('random', 3, scripted([2]))).toBe(2);
  expect(chooseFirst(1, 3, scripted([]))).toBe(1);
});
