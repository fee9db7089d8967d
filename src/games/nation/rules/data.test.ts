/** The figures, against tables written out here from the rulebook and the rulings: RULES.md 2. */
import { describe, expect, test } from 'vitest';
import { edition } from '../nation.build.js';
import {
  AMOUNTS,
  breadFor,
  CARDS,
  FOREIGN_BUYS,
  FOREIGN_SHARE,
  HOURS,
  ITEM_COUNTS,
  ITEMS,
  LOANS,
  levelOf,
  OWN_TICKETS,
  PRICES,
  PRINTED,
  ROI,
  ROLES,
  returnJoy,
  SALARY,
  SICK_CARDS,
  SICK_HOURS,
  START,
  ticketsFor,
  upgradeTo,
} from './data.js';
import { faceOf } from './deck.js';

test('2.1 there are 32 Houses, 30 Bread, 25 Tickets, 12 Medicine, 4 cards "I am Sick" and 12 loan cards', () => {
  expect(ITEMS.map((item, i) => [item, ITEM_COUNTS[i]])).toEqual([
    ['house', 32],
    ['bread', 30],
    ['ticket', 25],
    ['medicine', 12],
  ]);
  expect(SICK_CARDS).toBe(4);
  expect(LOANS.map(({ value, cards }) => `${cards} x ${value}`)).toEqual(['4 x 50', '3 x 100', '3 x 200', '2 x 300']);
});

test('2.3 there are five roles, and four of them make something', () => {
  expect(ROLES).toEqual(['builder', 'farmer', 'entertainer', 'banker', 'doctor']);
  expect(() => levelOf('banker', 1)).toThrow('the banker has no production level 1');
});

describe('2.5 production takes hours, pays wages and brings items', () => {
  test.each([
    [
      'builder',
      [
        [2, 0, 1],
        [3, 0, 2],
        [2, 10, 3],
        [2, 10, 4],
      ],
    ],
    [
      'farmer',
      [
        [3, 0, 1],
        [4, 0, 2],
        [2, 10, 3],
        [2, 10, 4],
      ],
    ],
    [
      'entertainer',
      [
        [2, 0, 2],
        [2, 0, 3],
        [2, 10, 5],
        [2, 10, 6],
      ],
    ],
    [
      'doctor',
      [
        [4, 0, 1],
        [3, 0, 1],
        [2, 10, 2],
        [2, 10, 3],
      ],
    ],
  ] as const)('2.5 %s', (role, levels) => {
    levels.forEach(([hours, wage, items], i) => {
      expect(levelOf(role, i + 1)).toMatchObject({ hours, wage, items });
    });
  });

  test.each(['builder', 'farmer', 'entertainer', 'doctor'] as const)(
    '6.5 the higher the level, the more the %s makes in an hour',
    (role) => {
      const perHour = [1, 2, 3, 4].map((number) => levelOf(role, number).items / levelOf(role, number).hours);
      expect(perHour).toEqual(perHour.toSorted((a, b) => a - b));
      expect(new Set(perHour).size).toBe(4);
    },
  );
});

test('2.6 upgrades cost 20B and a House, 40B and 3 Houses (Doctor 30B), 40B and 3 Houses', () => {
  for (const role of ['builder', 'farmer', 'entertainer'] as const) {
    expect([2, 3, 4].map((number) => upgradeTo(role, number))).toEqual([
      { money: 20, houses: 1 },
      { money: 40, houses: 3 },
      { money: 40, houses: 3 },
    ]);
  }
  expect([2, 3, 4].map((number) => upgradeTo('doctor', number))).toEqual([
    { money: 20, houses: 1 },
    { money: 30, houses: 3 },
    { money: 40, houses: 3 },
  ]);
});

describe('2.8 loans', () => {
  test.each([
    [50, 15, [8, 7, 5, 3, 2], [7, 8, 10, 12, 13], [50, 43, 35, 25, 13, 0]],
    [100, 26, [10, 8, 6, 4, 2], [16, 18, 20, 22, 24], [100, 84, 66, 46, 24, 0]],
    [200, 50, [16, 13, 10, 7, 4], [34, 37, 40, 43, 46], [200, 166, 129, 89, 46, 0]],
    [300, 70, [18, 14, 10, 6, 2], [52, 56, 60, 64, 68], [300, 248, 192, 132, 68, 0]],
  ])('2.8 the card of %iB is paid at %iB a round', (value, rate, interest, back, balance) => {
    expect(LOANS.find((loan) => loan.value === value)).toMatchObject({ rate, interest, back, balance });
  });

  test.each(LOANS.map((loan) => [loan.value, loan] as const))('2.8 the card of %iB adds up', (value, { rate, interest, back, balance }) => {
    interest.forEach((part, step) => {
      expect(part + (back[step] ?? 0)).toBe(rate);
      expect((balance[step] ?? 0) - (back[step] ?? 0)).toBe(balance[step + 1]);
    });
    expect(balance[0]).toBe(value);
    expect(back.reduce((sum, part) => sum + part, 0)).toBe(value);
    expect(interest.reduce((sum, part) => sum + part, 0)).toBe(5 * rate - value);
  });

  test.each([
    [50, 15],
    [100, 10],
    [200, 8],
    [300, 6],
  ])('2.8 the first interest on %iB is %i percent, and each payment has less', (value, percent) => {
    const { interest } = LOANS.find((loan) => loan.value === value) ?? { interest: [] };
    expect(interest[0]).toBe(Math.ceil((value * percent) / 100));
    expect(interest).toEqual(interest.toSorted((a, b) => b - a));
  });

  test.each([100, 200, 300])('2.8 the interest on %iB falls in equal steps', (value) => {
    const { interest } = LOANS.find((loan) => loan.value === value) ?? { interest: [] };
    const steps = interest.slice(1).map((part, i) => (interest[i] ?? 0) - part);
    expect(new Set(steps).size).toBe(1);
  });

  test('5.4 a lost level always brings more than the dearest interest', () => {
    const dearest = Math.max(...LOANS.flatMap(({ interest }) => interest));
    for (const role of ['builder', 'farmer', 'entertainer', 'doctor'] as const) {
      for (const number of [2, 3, 4]) expect(upgradeTo(role, number).money).toBeGreaterThan(dearest);
    }
  });
});

test('2.9 the return runs from 4B in steps of 4B to 60B; 24B gives 1 Happiness, 44B gives 2', () => {
  expect(ROI).toMatchObject({ start: 4, step: 4, most: 60, cost: 20 });
  expect([4, 20, 23, 24, 40, 43, 44, 60].map(returnJoy)).toEqual([0, 0, 0, 1, 1, 1, 2, 2]);
});

test('2.10 the price track has 15 prices from 2B to 30B', () => {
  expect(PRICES).toEqual([2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30]);
});

describe('2.11 Explorer cards', () => {
  test('2.11 there are 27: two of each of twelve kinds, and three Sicknesses', () => {
    expect(CARDS.map(({ copies }) => copies)).toEqual([2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3]);
    expect(edition.counts.reduce((sum, count) => sum + count, 0)).toBe(27);
  });

  test.each([
    ['wedding', 4, 4, 5],
    ['dinnerParty', 3, 3, 4],
    ['date', 2, 2, 4],
    ['birthday', 2, 2, 4],
    ['holiday', 3, 0, 4],
    ['give', 1, 0, 0],
    ['firstAid', 2, 0, 2],
    ['help', 1, 0, 0],
    ['freeLunch', 1, 0, 0],
    ['freeHousing', 1, 0, 0],
    ['wellTravelled', 1, 0, 0],
    ['vaccine', 0, 0, 1],
    ['sickness', 0, 0, 0],
  ] as const)('2.11 %s takes %i hours and %i Bread and gives %i Happiness', (name, hours, bread, happiness) => {
    expect(faceOf(edition, name)).toMatchObject({ hours, bread, happiness });
    expect(breadFor(faceOf(edition, name), false)).toBe(bread);
    expect(ticketsFor(faceOf(edition, name), false)).toBe(0);
  });

  test('7.2a in the other reading a Wedding takes 2 Bread and 2 Tickets, a Date one of each', () => {
    expect([breadFor(faceOf(edition, 'wedding'), true), ticketsFor(faceOf(edition, 'wedding'), true)]).toEqual([2, 2]);
    expect([breadFor(faceOf(edition, 'date'), true), ticketsFor(faceOf(edition, 'date'), true)]).toEqual([1, 1]);
    expect([breadFor(faceOf(edition, 'birthday'), true), ticketsFor(faceOf(edition, 'birthday'), true)]).toEqual([2, 0]);
  });

  test('7.3 the amounts on the cards', () => {
    expect(AMOUNTS).toEqual({ holiday: 30, present: 10, gift: 5, help: 30, free: 2, travelTicket: 15, travelMost: 6, ticketHere: 10 });
  });
});

test('6.1 the hours of the actions, and of a sickness', () => {
  expect(HOURS).toEqual({ upgrade: 1, visit: 1, explore: 3, enjoy: 1, invest: 2, makeLoan: 4, foreignWork: 2, wait: 1 });
  expect(SICK_HOURS).toBe(4);
});

test('3.9 the figures of setup and of the end of a round', () => {
  expect(START).toEqual({ money: 50, houses: 5, bread: 3, shop: 2, price: 10, mat: 20, offers: 2 });
  expect([PRINTED, FOREIGN_BUYS, FOREIGN_SHARE, SALARY, OWN_TICKETS]).toEqual([5, 2, 10, 10, 2]);
});
