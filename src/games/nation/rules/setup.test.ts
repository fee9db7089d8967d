/** How a match begins: RULES.md 3 and the options. */
import { describe, expect, test } from 'vitest';
import { quickChance } from '../../../engine/chance.js';
import { checkOptions } from '../../../engine/options.js';
import { nation } from '../index.js';
import { ALL, begun, given, inStore, inSupply, optionsWith, ownOf, playerOf, purse } from '../nation.build.js';
import type { Role } from './data.js';
import { ROLE_SETS, rolesFor } from './options.js';
import { withEntertainer } from './table.js';

const rolesOf = (seats: number, some = {}): Role[] => rolesFor(seats, optionsWith(some));

describe('roles', () => {
  test('3.1 the Builder and the Farmer are in every set, and no role is twice', () => {
    for (const set of ROLE_SETS) {
      const roles = set.split(' ');
      expect(roles.slice(0, 2)).toEqual(['builder', 'farmer']);
      expect(new Set(roles).size).toBe(roles.length);
      expect(nation.unfit?.(roles.length, optionsWith({ roles: set }))).toBeNull();
    }
    expect(new Set(ROLE_SETS).size).toBe(8);
  });

  test('3.1 a set of three roles does not go with four players', () => {
    expect(() => checkOptions(nation, 4, { roles: 'builder farmer doctor' })).toThrow(
      '"builder farmer doctor" are 3 roles; at a table of 4 there must be 4. (rules, 3.1)',
    );
  });

  test('3.1a, 1.1 the usual sets add the Entertainer, then the Banker, then the Doctor', () => {
    expect([2, 3, 4, 5].map((seats) => rolesOf(seats).join(' '))).toEqual([
      'builder farmer',
      'builder farmer entertainer',
      'builder farmer entertainer banker',
      'builder farmer entertainer banker doctor',
    ]);
  });

  test('3.1b chosen roles sit in order of place; dealt ones anywhere, and the Builder still begins', () => {
    expect(begun(ALL)[0].shared.players.map(({ role }) => role)).toEqual(ALL.split(' '));
    const places = new Set<number>();
    for (let seed = 0; seed < 40; seed++) {
      const [s] = begun(ALL, { roleDeal: 'random' }, quickChance(seed));
      expect(s.shared.players.map(({ role }) => role).toSorted()).toEqual(ALL.split(' ').toSorted());
      expect(playerOf(s, s.shared.turn).role).toBe('builder');
      places.add(s.shared.turn);
    }
    expect(places.size).toBe(5);
  });
});

describe('what everybody begins with', () => {
  test('3.2, 3.3, 3.4 price 10B, level 1, 5 Houses and 3 Bread, and 2 own items for sale', () => {
    const [s] = begun(ALL);
    for (const role of ALL.split(' ') as Role[]) {
      expect([inStore(s, role, 'house'), inStore(s, role, 'bread'), inStore(s, role, 'ticket'), inStore(s, role, 'medicine')]).toEqual([
        5, 3, 0, 0,
      ]);
      expect(playerOf(s, role)).toMatchObject({ price: 10, level: 1, shop: role === 'banker' ? 0 : 2, cards: 0, sick: 0 });
    }
    expect(s.shared.bank?.offer).toEqual([0, 2, 0, 0]);
  });

  test('3.5 27 Explorer cards lie face down, whatever the roles', () => {
    for (const set of ROLE_SETS) {
      const [s] = begun(set);
      expect(s.shared.deckSize).toBe(27);
      expect(s.dark.deck.counts).toEqual([2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3]);
      expect(s.shared.discards.every((count) => count === 0)).toBe(true);
    }
  });

  test.each(ROLE_SETS)('3.6 the Supply has what is left: %s', (set) => {
    const [s] = begun(set);
    const n = set.split(' ').length;
    expect(inSupply(s, 'house')).toBe(32 - 5 * n - 2);
    expect(inSupply(s, 'bread')).toBe(30 - 3 * n - 2);
    expect(inSupply(s, 'ticket')).toBe(set.includes('entertainer') ? 23 : 25);
    expect(inSupply(s, 'medicine')).toBe(set.includes('doctor') ? 10 : 12);
    expect(s.shared.sickLeft).toBe(4);
  });

  test('3.7 no Happiness; 3.8, 3.9 20B on the mat and 50B each', () => {
    const [s] = begun('builder farmer entertainer');
    expect(s.shared.players.map(({ happiness }) => happiness)).toEqual([0, 0, 0]);
    expect([s.dark.mat, s.shared.matCounted]).toEqual([20, 20]);
    expect((['builder', 'farmer', 'entertainer'] as const).map((role) => purse(s, role))).toEqual([50, 50, 50]);
  });

  test('3.8 the mat begins with 20B', () => {
    expect(begun('builder farmer')[0].dark.mat).toBe(20);
  });

  test('3.10, 3.11 with a Banker the 50B are a loan on one card, and the return is 4B', () => {
    const [s, told] = begun(ALL);
    expect(s.shared.bank).toMatchObject({ stock: [3, 1, 3, 2], offer: [0, 2, 0, 0], startBorrowers: 4, roi: 4 });
    expect(s.shared.players.map(({ startLoan }) => startLoan)).toEqual([true, true, true, false, true]);
    expect(told[0]).toMatchObject({ type: 'roles', loans: true });
  });

  test('5.1, 5.2, 5.7 the first payments are due at once: 8B each to the Banker, 7B to the Supply', () => {
    const [s, told] = begun(ALL);
    expect((ALL.split(' ') as Role[]).map((role) => purse(s, role))).toEqual([35, 35, 35, 50 + 4 + 4 * 8, 35]);
    expect(s.dark.mat).toBe(16);
    expect(s.shared.players.map(({ step }) => step)).toEqual([1, 1, 1, 0, 1]);
    expect(told.filter(({ type }) => type === 'payment')).toHaveLength(4);
    expect(told).toContainEqual({ type: 'payment', seat: 0, interest: 8, back: 7, balance: 43 });
  });

  test('13.3 without a Banker the 50B are nobody’s loan', () => {
    const [s] = begun('builder farmer doctor');
    expect(s.shared.bank).toBeNull();
    expect(s.shared.players.map(({ loan }) => loan)).toEqual([-1, -1, -1]);
    expect(purse(s, 'farmer')).toBe(50);
  });

  test('13.1 two players are Builder and Farmer, without loans and without entertainment', () => {
    const [s] = begun('builder farmer');
    expect(s.shared.players.map(({ role }) => role)).toEqual(['builder', 'farmer']);
    expect(s.shared.bank).toBeNull();
  });
});

describe('options of setup', () => {
  test('3.7a head starts set for each role', () => {
    const [s] = begun('builder farmer', { headStart: 'set', builderStart: 7, farmerStart: 2 });
    expect(s.shared.players.map(({ happiness }) => happiness)).toEqual([7, 2]);
    expect(nation.scores(s.shared)[0]?.lines).toEqual([{ key: 'start', label: 'Head start', points: 7, unit: 'happiness' }]);
  });

  test('3.7a a head start that would not count is refused', () => {
    expect(() => checkOptions(nation, 2, { farmerStart: 3 })).toThrow('A head start of 3 for the Farmer counts only if');
    expect(() => checkOptions(nation, 2, { headStart: 'set', farmerStart: 8 })).toThrow('cannot be 8');
  });

  test.each([
    ['builder farmer', [0, 0], [6, 0]],
    ['builder farmer entertainer', [2, 4, 0], [6, 0, 0]],
    ['builder farmer banker', [1, 3, 0], [8, 1, 0]],
    ['builder farmer doctor', [1, 4, 0], [4, 0, 2]],
    ['builder farmer entertainer banker', [1, 3, 0, 0], [8, 0, 1, 0]],
    ['builder farmer entertainer doctor', [1, 5, 0, 0], [6, 0, 0, 4]],
    ['builder farmer banker doctor', [1, 4, 0, 2], [7, 0, 0, 6]],
    ['builder farmer entertainer banker doctor', [1, 5, 2, 0, 2], [7, 0, 0, 0, 7]],
  ])('3.7b the measured head starts of %s to 16 and to 32; for other targets none was measured', (set, short, full) => {
    const start = (target: number) => begun(set, { headStart: 'lab', target })[0].shared.players.map(({ happiness }) => happiness);
    expect([16, 32, 24].map(start)).toEqual([short, full, short.map(() => 0)]);
  });

  test('3.7c matches of rules 2 keep the head starts they began with, whatever the target', () => {
    const start = (target: number) =>
      begun('builder farmer entertainer banker doctor', { headStart: 'lab', target }, quickChance(1), 2)[0].shared.players.map(
        ({ happiness }) => happiness,
      );
    expect([16, 32, 24].map(start)).toEqual([16, 32, 24].map(() => [7, 7, 5, 0, 7]));
    const of = (roles: string) => begun(roles, { headStart: 'lab' }, quickChance(1), 2)[0].shared.players.map(({ happiness }) => happiness);
    expect(of('builder farmer entertainer doctor')).toEqual([1, 0, 0, 0]);
    expect(of('builder farmer banker doctor')).toEqual([7, 6, 0, 7]);
  });

  test('3.1b, 13.2 an Entertainer is in the game wherever the choice names one', () => {
    expect(['entertainer builder farmer', 'builder farmer doctor'].map((roles) => withEntertainer(begun(roles)[0].shared))).toEqual([
      true,
      false,
    ]);
  });

  test('1.4 the target is 32, 16 or anything from 8 to 60', () => {
    expect(checkOptions(nation, 3, {}).target).toBe(32);
    expect(checkOptions(nation, 3, { target: 16 }).target).toBe(16);
    expect(checkOptions(nation, 3, { target: 60 }).target).toBe(60);
    expect(() => checkOptions(nation, 3, { target: 7 })).toThrow('any whole number from 8 to 60');
  });

  test('2.12b the ledger is not there under rules 1, whose states keep their hashes', () => {
    expect(begun('builder farmer', {}, quickChance(1), 1)[0].shared).not.toHaveProperty('ledger');
    expect(begun('builder farmer banker')[0].shared.ledger).toEqual({ seats: [-15, -15, 20], mat: -4 }); // R 5.1, 5.7
  });

  test('2.12, 2.12a hidden purses are in their owner’s compartment only, open ones on the table only', () => {
    const hidden = begun('builder farmer')[0];
    expect(playerOf(hidden, 'builder').money).toBeNull();
    expect(ownOf(hidden, 'builder').money).toBe(50);
    const open = begun('builder farmer', { moneyOpen: true })[0];
    expect(playerOf(open, 'builder').money).toBe(50);
    expect(ownOf(open, 'builder').money).toBe(0);
  });

  test('2.13, 2.13a the mat is dark between counts, or open', () => {
    const hidden = begun('builder farmer')[0];
    expect([hidden.shared.mat, hidden.dark.mat, hidden.shared.matEmpty]).toEqual([null, 20, false]);
    const open = begun('builder farmer', { fcOpen: true })[0];
    expect([open.shared.mat, open.dark.mat]).toEqual([20, 0]);
  });

  test('2.2 money is not limited by the notes in the box', () => {
    const s = given('builder farmer', { builder: { money: 5000 } });
    expect(() => nation.check(s)).not.toThrow();
  });
});
