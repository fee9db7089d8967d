/** Every figure of the rule set, written out here once more: RULES.md 2. */
import { describe, expect, test } from 'vitest';
import { boardOf } from './boards.js';
import {
  BOARD_FOR,
  breedOf,
  GOOD_PRICES,
  groundOf,
  HAPPINESS_FOR_STARS,
  KINDS,
  type Kind,
  kindNumber,
  type Land,
  landNumber,
  MARKET_BASE,
  MONEY_HAPPINESS,
  roomOf,
} from './data.js';
import { fodderOf } from './diets.js';

describe('the animals', () => {
  test.each([
    ['chicken', 2, 3, 1, 1],
    ['duck', 3, 4, 1, 2],
    ['goose', 4, 5, 1, 3],
    ['pig', 5, 6, 3, 5],
    ['goat', 6, 7, 2, 5],
    ['sheep', 5, 6, 2, 4],
    ['cow', 8, 9, 4, 6],
    ['horse', 10, 11, 4, 0],
  ] as const)('2.1 a %s costs $%i, sells for $%i, draws %i bugs and gives %i meat', (kind, price, sells, bugs, meat) => {
    expect(breedOf(kindNumber(kind))).toMatchObject({ price, sells, bugs, meat });
  });

  test.each([
    ['chicken', 2, 1, 0, 0, 0],
    ['duck', 3, 2, 0, 0, 0],
    ['goose', 3, 3, 0, 0, 0],
    ['pig', 8, 0, 0, 0, 1],
    ['goat', 6, 0, 1, 0, 1],
    ['sheep', 6, 0, 0, 1, 0],
    ['cow', 4, 0, 2, 0, 0],
    ['horse', 5, 0, 0, 0, 0],
  ] as const)('2.1 a %s needs %i and gives %i eggs, %i milk, %i wool and %i effort', (kind, capacity, eggs, milk, wool, effort) => {
    expect(breedOf(kindNumber(kind))).toMatchObject({ capacity, eggs, milk, wool, effort });
  });

  test.each([
    ['chicken', [12, 16, 20, 24], 1, 40],
    ['duck', [12, 18, 21, 24], 1, 32],
    ['goose', [12, 20, 24, 26], 1, 32],
    ['pig', [8, 14, 18, 22], 2, 28],
    ['goat', [8, 15, 21, 26], 2, 28],
    ['sheep', [9, 15, 18, 21], 2, 28],
    ['cow', [4, 7, 10, 12], 3, 28],
    ['horse', [1, 2, 3, 4], 3, 12],
  ] as const)('2.1 %ss bring happiness at %j; size %i, %i meeples', (kind, happiness, size, meeples) => {
    expect(breedOf(kindNumber(kind))).toMatchObject({ happiness, size, meeples });
  });

  test.each([
    ['chicken', ['bug', 'grain', 'veg', 'scraps']],
    ['duck', ['bug', 'grain', 'veg', 'scraps']],
    ['goose', ['grass', 'hay']],
    ['pig', ['grain', 'veg', 'scraps', 'egg']],
    ['goat', ['grass', 'hay', 'veg', 'scraps']],
    ['sheep', ['grass', 'hay', 'veg', 'scraps']],
    ['cow', ['grass', 'hay', 'grain', 'veg']],
    ['horse', ['grass', 'hay', 'grain', 'veg']],
  ] as const)('2.3 a %s eats %j', (kind, eats) => {
    expect(breedOf(kindNumber(kind)).eats).toEqual(eats);
  });

  test('2.3 with meat as feed only chickens and pigs take it', () => {
    const takers = (meatFeed: boolean): Kind[] => KINDS.filter((kind) => fodderOf(kindNumber(kind), meatFeed).includes('meat'));
    expect(takers(false)).toEqual([]);
    expect(takers(true)).toEqual(['chicken', 'pig']);
  });
});

test('2.2 goods sell for $1 an egg, $2 a milk, $3 a meat and $3 a wool', () => {
  expect(GOOD_PRICES).toEqual({ egg: 1, milk: 2, meat: 3, wool: 3 });
});

test('15.3 money brings happiness at $20, $40, $50 and $60', () => {
  expect(MONEY_HAPPINESS).toEqual([20, 40, 50, 60]);
});

test('6.1 a market has 8 and one more for each farmer', () => {
  expect(MARKET_BASE).toBe(8);
});

test('16.4 stars come at 7, 10, 12 and 14 happiness', () => {
  expect(HAPPINESS_FOR_STARS).toEqual([0, 7, 10, 12, 14]);
});

describe('the land', () => {
  test.each([
    ['pasture', 'grass', 5, 3, 5, 0, 6, ['garden', 'field']],
    ['garden', 'veg', 3, 2, 3, 0, 3, []],
    ['field', 'grain', 0, 1, 4, 0, 3, []],
    ['rough', 'veg', 1, 1, 1, 3, 4, ['pasture']],
    ['forest', 'grass', 2, 2, 2, 6, 2, ['rough']],
  ] as const)(
    '2.4 a %s bears %s: %i at the start, %i more a round, at most %i; %i bugs, room %i',
    (land, food, atSetup, regrows, most, bugsAtSetup, room, becomes) => {
      expect(groundOf(landNumber(land), false)).toEqual({ food, atSetup, regrows, most, bugsAtSetup, room, becomes });
      expect(roomOf(landNumber(land))).toBe(room);
    },
  );

  test('17.6 a balanced Field grows 2 up to 6, and nothing else changes', () => {
    expect(groundOf(landNumber('field'), true)).toMatchObject({ regrows: 2, most: 6, food: 'grain', room: 3 });
    for (const land of ['pasture', 'garden', 'rough', 'forest'] as const) {
      expect(groundOf(landNumber(land), true)).toEqual(groundOf(landNumber(land), false));
    }
  });
});

describe('the boards', () => {
  test.each([
    [1, 'small'],
    [2, 'small'],
    [3, 'medium'],
    [4, 'medium'],
    [5, 'large'],
    [6, 'large'],
  ] as const)('2.6 %i farmers have the %s board', (seats, board) => {
    expect(BOARD_FOR[seats - 1]).toBe(board);
  });

  test.each([
    ['small', 6, 'FRPPRF RPPPPR PPGGPP RPPPPR FRPPRF'],
    ['medium', 7, 'FRRPRRF RPPPPPR PPGPPPP PPPPGPP RPPPPPR FRRPRRF'],
    ['large', 8, 'FRRPPRRF FRPPPPRF RPPGPPPR PPGPPGPP RPPPGPPR FRPPPPRF FRRPPRRF'],
  ] as const)('2.6 the %s board is %i wide and looks like the picture', (name, width, picture) => {
    const letters: Readonly<Record<string, Land>> = { P: 'pasture', G: 'garden', R: 'rough', F: 'forest' };
    const lands = [...picture.replaceAll(' ', '')].map((letter) => landNumber(letters[letter] ?? 'field'));
    expect(boardOf(name)).toMatchObject({ width, lands });
  });

  test.each([
    ['small', 30, 16, 2, 8, 4, 142, 88, 14, 48],
    ['medium', 42, 24, 2, 12, 4, 206, 128, 18, 60],
    ['large', 56, 28, 4, 16, 8, 260, 156, 28, 96],
  ] as const)('2.6 the %s board: %i squares, %i P, %i G, %i R, %i F, room %i, %i grass, %i vegetables, %i bugs', (name, ...figures) => {
    const { lands } = boardOf(name);
    const count = (land: Land): number => lands.filter((each) => each === landNumber(land)).length;
    const sum = (figure: (land: number) => number): number => lands.reduce((all, land) => all + figure(land), 0);
    const bears = (food: string) => sum((land) => (groundOf(land, false).food === food ? groundOf(land, false).atSetup : 0));
    expect([
      lands.length,
      count('pasture'),
      count('garden'),
      count('rough'),
      count('forest'),
      sum(roomOf),
      bears('grass'),
      bears('veg'),
      sum((land) => groundOf(land, false).bugsAtSetup),
    ]).toEqual(figures);
    expect(count('field')).toBe(0);
  });

  test.each([
    ['c2', ['c1', 'b2', 'c2', 'd2', 'c3']],
    ['a1', ['a1', 'b1', 'a2']],
    ['f3', ['f2', 'e3', 'f3', 'f4']],
  ] as const)('2.7 in reach of %s are %j', (from, reach) => {
    const { names, reach: reaches } = boardOf('small');
    expect(reaches[names.indexOf(from)]?.map((square) => names[square])).toEqual(reach);
  });

  test.each(['small', 'medium', 'large'] as const)(
    '8.5 on the %s board the rings around a square hold every square once, by steps',
    (name) => {
      const { names, rings, width } = boardOf(name);
      rings.forEach((ring, from) => {
        expect(ring.flat().toSorted((a, b) => a - b)).toEqual(names.map((_, square) => square));
        ring.forEach((squares, steps) => {
          for (const to of squares) {
            const across = Math.abs((to % width) - (from % width));
            const down = Math.abs(Math.floor(to / width) - Math.floor(from / width));
            expect(across + down).toBe(steps);
          }
        });
      });
    },
  );
});
