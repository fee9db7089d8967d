/** Loans, the Banker's returns and what happens to those who cannot pay: RULES.md 5, 6.7, 6.8, 6.12, 6.13. */
import { describe, expect, test } from 'vitest';
import { quickChance } from '../../../engine/chance.js';
import { standings, winners } from '../../../engine/standings.js';
import { nation } from '../index.js';
import {
  ALL,
  asked,
  canPlay,
  edition,
  endRound,
  given,
  inStore,
  inSupply,
  legal,
  mat,
  play,
  playerOf,
  purse,
  seatOf,
  why,
} from '../nation.build.js';
import type { Role } from './data.js';
import { payLoan } from './loans.js';
import type { Move, NationEvent, NationState } from './types.js';

const FOUR = 'builder farmer entertainer banker';

function pays(s: NationState, role: Role): NationEvent[] {
  const told: NationEvent[] = [];
  payLoan(edition, s, seatOf(s, role), { chance: quickChance(1), tell: (event) => told.push(event) });
  nation.check(s);
  return told;
}

describe('paying a loan', () => {
  test('5.2, 5.6 a loan of 100B is paid in five payments of 26B, and its card goes to the cards kept', () => {
    const s = given(FOUR, { farmer: { money: 130, loan: [100, 0] }, offer: [100] });
    const stock = s.shared.bank?.stock[1] ?? 0;
    const told = [1, 2, 3, 4, 5].flatMap(() => pays(s, 'farmer'));
    expect(told.map((event) => (event.type === 'payment' ? [event.interest, event.back, event.balance] : []))).toEqual([
      [10, 16, 84],
      [8, 18, 66],
      [6, 20, 46],
      [4, 22, 24],
      [2, 24, 0],
    ]);
    expect([purse(s, 'farmer'), purse(s, 'banker')]).toEqual([0, 80]);
    expect(playerOf(s, 'farmer')).toMatchObject({ loan: -1, step: 0 });
    expect([s.shared.bank?.stock[1], s.shared.bank?.offer[1]]).toEqual([stock + 1, 1]);
    expect(pays(s, 'farmer')).toEqual([]);
  });

  test('5.3 with 12B and 7B interest due only the interest is paid and the meeple stays', () => {
    const s = given(FOUR, { farmer: { money: 12, loan: [50, 1] } });
    expect(pays(s, 'farmer')).toEqual([{ type: 'interestOnly', seat: 1, interest: 7, balance: 43 }]);
    expect([purse(s, 'farmer'), purse(s, 'banker'), playerOf(s, 'farmer').step]).toEqual([5, 57, 1]);
  });

  test('5.1 who can pay the rate pays it, to the last Buck', () => {
    const s = given(FOUR, { farmer: { money: 15, loan: [50, 1] } });
    pays(s, 'farmer');
    expect([purse(s, 'farmer'), playerOf(s, 'farmer').step]).toEqual([0, 2]);
  });

  test('5.4 an Entertainer at level 3 with 4B falls to level 2, gets 40B and pays the interest of 16B', () => {
    const s = given(FOUR, { entertainer: { money: 4, level: 3, loan: [200, 0] } });
    expect(pays(s, 'entertainer').map(({ type }) => type)).toEqual(['levelLost', 'interestOnly']);
    expect([purse(s, 'entertainer'), playerOf(s, 'entertainer').level, playerOf(s, 'entertainer').step]).toEqual([28, 2, 0]);
  });

  test('5.4 a Doctor at level 3 gets only 30B for it', () => {
    const s = given('builder farmer banker doctor', { doctor: { money: 4, level: 3, loan: [200, 0] } });
    pays(s, 'doctor');
    expect([purse(s, 'doctor'), playerOf(s, 'doctor').level]).toEqual([18, 2]);
  });

  test('5.4 if the refund makes the full rate possible, the full rate is paid', () => {
    const s = given(FOUR, { builder: { money: 1, level: 2, loan: [50, 0] } });
    const houses = inStore(s, 'builder', 'house');
    expect(pays(s, 'builder').map(({ type }) => type)).toEqual(['levelLost', 'payment']);
    expect([purse(s, 'builder'), playerOf(s, 'builder').level, playerOf(s, 'builder').step]).toEqual([6, 1, 1]);
    expect(inStore(s, 'builder', 'house')).toBe(houses);
  });

  test('5.6 the card everybody began on goes back when its last borrower has left it', () => {
    const s = given('builder farmer banker', { builder: { money: 200 }, farmer: { money: 200 } });
    const { bank } = s.shared;
    if (!bank) throw new Error('there is a Banker');
    for (const role of ['builder', 'farmer'] as const) Object.assign(playerOf(s, role), { loan: 0, step: 4, startLoan: true });
    Object.assign(bank, { startBorrowers: 2, stock: [3, 1, 3, 2] });
    nation.check(s);
    pays(s, 'builder');
    expect(bank.stock[0]).toBe(3);
    pays(s, 'farmer');
    expect(bank.stock[0]).toBe(4);
  });
});

describe('elimination', () => {
  test('5.5, 5.5b a Farmer at level 1 with 6B and 8B interest due is out, and everything goes back', () => {
    const s = given(FOUR, { farmer: { money: 6, loan: [50, 0], house: 4, hand: ['date', 'help'], sick: 1 } });
    const before = [inSupply(s, 'bread'), inSupply(s, 'house')];
    expect(pays(s, 'farmer')).toEqual([{ type: 'eliminated', seat: 1, paid: 6, cards: ['date', 'help'] }]);
    expect([inSupply(s, 'bread'), inSupply(s, 'house')]).toEqual([(before[0] ?? 0) + 3 + 2, (before[1] ?? 0) + 4]);
    expect([purse(s, 'farmer'), purse(s, 'banker')]).toEqual([0, 56]);
    expect(playerOf(s, 'farmer')).toMatchObject({ out: 1, shop: 0, cards: 0, sick: 0, loan: -1, hours: 0 });
    expect([s.shared.discards[2], s.shared.discards[7], s.shared.sickLeft]).toEqual([1, 1, 4]);
  });

  test('5.5b nobody can visit, help or give first aid to who is out, and presents are not for them', () => {
    const s = given(FOUR, {
      turn: 'builder',
      builder: { money: 20, hand: ['firstAid', 'help', 'give', 'birthday'] },
      farmer: { money: 6, loan: [50, 0] },
    });
    pays(s, 'farmer');
    expect(why(s, { t: 'visit', seat: 1, n: 0 })).toBe('The Farmer is out of the game and cannot be visited. (5.5b)');
    expect(legal(s).filter((move) => 'seat' in move && move.seat === 1)).toEqual([]);
    expect(canPlay(s, { t: 'card', card: 'give' })).toBe(true); // 20B for the two who are left
    play(s, { t: 'card', card: 'birthday' });
    expect(asked(s)).toEqual(['entertainer gift', 'banker gift']);
  });

  test('5.5b who is out has no turns, gets no 5B and sells nothing', () => {
    const s = given(FOUR, { mat: 500, farmer: { money: 0, loan: [50, 0] } });
    pays(s, 'farmer');
    const told = endRound(s);
    expect(told.filter((event) => 'seat' in event && event.seat === 1)).toEqual([]);
    expect(purse(s, 'farmer')).toBe(0);
  });

  test('4.2 if the Builder is out, the next player begins', () => {
    const s = given(FOUR, { builder: { money: 0 }, banker: { money: 0 }, round: 2 });
    Object.assign(playerOf(s, 'builder'), { loan: 3 });
    if (s.shared.bank) s.shared.bank.stock[3] = 1;
    endRound(s);
    expect(playerOf(s, 'builder').out).toBe(3);
    expect(asked(s)).toEqual(['farmer day']);
  });

  test('5.5a without elimination all money is handed over and the debt stays', () => {
    const s = given(FOUR, { options: { elimination: false }, farmer: { money: 6, loan: [50, 0] } });
    expect(pays(s, 'farmer')).toEqual([{ type: 'allPaid', seat: 1, paid: 6 }]);
    expect(playerOf(s, 'farmer')).toMatchObject({ out: 0, loan: 0, step: 0, shop: 2 });
    expect(purse(s, 'banker')).toBe(56);
  });

  test('12.2 when one player is left the game is over at once, and that player wins', () => {
    const s = given('builder farmer banker', {
      builder: { money: 0, loan: [300, 0], happiness: 20 },
      farmer: { money: 0, loan: [300, 0] },
    });
    const told = endRound(s);
    expect(s.open).toEqual([]);
    expect(told.at(-1)?.type).toBe('over');
    expect(winners(nation, s.shared)).toEqual([2]);
  });

  test('12.4 the later eliminated stands before the earlier, the happier before the other of the same round', () => {
    const s = given(ALL);
    playerOf(s, 'builder').out = 3;
    playerOf(s, 'farmer').out = 5;
    playerOf(s, 'doctor').out = 5;
    for (const [role, happiness] of [
      ['builder', 30],
      ['farmer', 4],
      ['doctor', 9],
      ['banker', -2],
    ] as const) {
      Object.assign(playerOf(s, role), { happiness, sources: [happiness, 0, 0, 0, 0, 0, 0, 0, 0] });
    }
    const ranked = standings(nation, s.shared).toSorted((a, b) => a.rank - b.rank);
    expect(ranked.map(({ seat }) => playerOf(s, seat).role)).toEqual(['entertainer', 'banker', 'doctor', 'farmer', 'builder']);
  });
});

describe('the Banker', () => {
  const morning = (got: { mat: number; roi: number }, options = {}) => {
    const s = given('builder farmer banker', { ...got, options });
    const money = purse(s, 'banker');
    const told = endRound(s);
    const event = told.find(({ type }) => type === 'return');
    return { s, event, gained: purse(s, 'banker') - money - 5 };
  };

  test('5.7, 5.8 a return of 24B from a mat with 30B gives 24B and 1 Happiness', () => {
    const { s, gained, event } = morning({ mat: 30, roi: 24 });
    expect([gained, playerOf(s, 'banker').sources[8], mat(s)]).toEqual([24, 1, 6]);
    expect(event).toMatchObject({ got: 24, promised: 24, empty: false });
  });

  test('5.7, 5.8 from a mat with 18B come 18B and no Happiness', () => {
    const { s, gained, event } = morning({ mat: 18, roi: 24 });
    expect([gained, playerOf(s, 'banker').sources[8], mat(s), s.shared.matEmpty]).toEqual([18, 0, 0, true]);
    expect(event).toMatchObject({ got: 18, empty: true });
  });

  test('2.9, 5.8 a return of 44B gives 2 Happiness', () => {
    const { s, gained } = morning({ mat: 60, roi: 44 });
    expect([gained, playerOf(s, 'banker').sources[8]]).toEqual([44, 2]);
  });

  test('5.7a from the Supply the return is always full', () => {
    const { s, gained } = morning({ mat: 18, roi: 24 }, { roiSource: 'supply' });
    expect([gained, playerOf(s, 'banker').sources[8], mat(s)]).toEqual([24, 1, 18]);
  });

  test('6.12 investing takes 2 hours and 20B, and the 8B come next round', () => {
    const s = given('builder farmer banker', { turn: 'banker', banker: { money: 45 } });
    play(s, { t: 'invest' });
    expect([purse(s, 'banker'), mat(s), s.shared.bank?.roi, playerOf(s, 'banker').hours]).toEqual([25, 40, 8, 10]);
    expect(endRound(s)).toContainEqual({ type: 'return', seat: 2, got: 8, promised: 8, happiness: 0, empty: false });
  });

  test('6.12 who may not invest hears why', () => {
    expect(why(given('builder farmer banker'), { t: 'invest' })).toBe('Only the Banker invests in the Foreign Countries. (6.12)');
    const poor = given('builder farmer banker', { turn: 'banker', banker: { money: 12 } });
    expect(why(poor, { t: 'invest' })).toBe('An investment is 20B; you have 12B. (6.12)');
    const late = given('builder farmer banker', { turn: 'banker', banker: { hours: 1 } });
    expect(why(late, { t: 'invest' })).toBe('Investing takes 2 hours; 1 hour is left. (6.12)');
    const full = given('builder farmer banker', { turn: 'banker', roi: 60 });
    expect(why(full, { t: 'invest' })).toBe('The return of 60B is the end of the track. (6.12)');
  });

  test('6.13 with offers 100 and 100, a 200 may be offered instead of one of them', () => {
    const s = given('builder farmer banker', { turn: 'banker' });
    const stock = s.shared.bank?.stock.slice() ?? [];
    play(s, { t: 'makeLoan', add: 200, drop: 100 });
    expect(s.shared.bank?.offer).toEqual([0, 1, 1, 0]);
    expect(s.shared.bank?.stock).toEqual([stock[0], (stock[1] ?? 0) + 1, (stock[2] ?? 0) - 1, stock[3]]);
    expect(playerOf(s, 'banker').hours).toBe(8);
  });

  test('6.13 offers may be added without limit or withdrawn, but only cards that are there', () => {
    const s = given('builder farmer banker', { turn: 'banker', offer: [100, 100, 100, 300] });
    const offers = legal(s).filter(({ t }) => t === 'makeLoan');
    expect(offers).toContainEqual({ t: 'makeLoan', add: 0, drop: 300 });
    expect(offers).toContainEqual({ t: 'makeLoan', add: 200, drop: 0 });
    expect(why(s, { t: 'makeLoan', add: 100, drop: 0 })).toBe('You keep no loan card of 100B that you could offer. (6.13)');
    expect(why(s, { t: 'makeLoan', add: 0, drop: 50 })).toBe('There is no loan of 50B on offer to take away. (6.13)');
    expect(why(given('builder farmer banker'), { t: 'makeLoan', add: 50, drop: 0 })).toBe('Only the Banker makes loans. (6.13)');
    const late = given('builder farmer banker', { turn: 'banker', banker: { hours: 3 } });
    expect(why(late, { t: 'makeLoan', add: 50, drop: 0 })).toBe('Making a loan takes 4 hours; 3 hours are left. (6.13)');
    const justInTime = given('builder farmer banker', { turn: 'banker', banker: { hours: 4 } });
    expect(legal(justInTime)).toContainEqual({ t: 'makeLoan', add: 50, drop: 0 });
  });
});

describe('taking and paying back a loan', () => {
  test('6.7, 6.7b a loan of 50B with 35B to go becomes one of 100B: 72B in hand, and the Banker gets nothing', () => {
    const s = given('builder farmer banker', { builder: { money: 7, loan: [50, 2] } });
    expect(play(s, { t: 'loan', value: 100 })).toEqual([{ type: 'loan', seat: 0, value: 100, repaid: 35 }]);
    expect([purse(s, 'builder'), purse(s, 'banker')]).toEqual([72, 50]);
    expect(playerOf(s, 'builder')).toMatchObject({ loan: 1, step: 0, tookLoan: true, hours: 11, visited: 1 << 2 });
    expect(s.shared.bank).toMatchObject({ offer: [0, 1, 0, 0], stock: [4, 1, 3, 2] });
  });

  test('6.7a one loan a round', () => {
    const s = given('builder farmer banker');
    play(s, { t: 'loan', value: 100 });
    play(s, { t: 'rest' });
    play(s, { t: 'rest' });
    expect(why(s, { t: 'loan', value: 100 })).toBe('You have already taken a loan this round; one is the limit. (6.7a)');
  });

  test('6.7a the loan of the beginning does not count, and next round another may be taken', () => {
    const s = given('builder farmer banker', { builder: { loan: [50, 1], money: 90 } });
    expect(canPlay(s, { t: 'loan', value: 100 })).toBe(true);
    play(s, { t: 'loan', value: 100 });
    endRound(s);
    expect(canPlay(s, { t: 'loan', value: 100 })).toBe(true);
  });

  test('6.7b a big debt can be refinanced with a smaller loan only if own money fills the gap', () => {
    const poor = given('builder farmer banker', { offer: [200], builder: { money: 20, loan: [300, 1] } });
    expect(why(poor, { t: 'loan', value: 200 })).toBe('You owe 248B, to be paid back at once; 200B and your 20B are only 220B. (6.7b)');
    const rich = given('builder farmer banker', { offer: [200], builder: { money: 60, loan: [300, 1] } });
    play(rich, { t: 'loan', value: 200 });
    expect(purse(rich, 'builder')).toBe(12);
  });

  test('6.7 what is not on offer says so', () => {
    const s = given('builder farmer banker', { offer: [100], builder: { loan: [300, 0] }, farmer: { loan: [300, 0] } });
    expect(why(s, { t: 'loan', value: 50 })).toBe('No loan of 50B is on offer: the Banker keeps 4 of them but offers none. (6.7)');
    expect(why(s, { t: 'loan', value: 300 })).toBe('No loan of 300B is on offer: all such cards are lent out. (6.7)');
    expect(why(given('builder farmer banker', { turn: 'banker' }), { t: 'loan', value: 100 })).toBe('The Banker takes no loans. (6.7)');
    expect(why(given('builder farmer'), { t: 'loan', value: 100 })).toBe('Without a Banker nobody lends money. (13.3)');
  });

  test('6.8, 6.8a a loan of 100B at 84B can be paid down to 66B or 46B with 40B, not to 24B', () => {
    const s = given('builder farmer banker', { builder: { money: 40, loan: [100, 1] } });
    expect(legal(s).filter(({ t }) => t === 'repay')).toEqual([
      { t: 'repay', step: 2 },
      { t: 'repay', step: 3 },
    ]);
    expect(why(s, { t: 'repay', step: 4 })).toBe('Paying back down to 24B costs 60B; you have 40B. (6.8)');
    expect(why(s, { t: 'repay', step: 5 })).toBe('Paying back the whole loan costs 84B; you have 40B. (6.8)');
    play(s, { t: 'repay', step: 3 });
    expect([purse(s, 'builder'), purse(s, 'banker'), playerOf(s, 'builder').step, playerOf(s, 'builder').hours]).toEqual([2, 50, 3, 11]);
    expect(playerOf(s, 'builder').visited).toBe(1 << 2);
  });

  test('6.8a without partial repayment only the whole loan can be paid back', () => {
    const s = given('builder farmer banker', { options: { partialRepay: false }, builder: { money: 84, loan: [100, 1] } });
    expect(legal(s).filter(({ t }) => t === 'repay')).toEqual([{ t: 'repay', step: 5 }] satisfies Move[]);
    expect(why(s, { t: 'repay', step: 2 })).toBe('Only the whole loan may be paid back: 84B. (6.8a)');
    play(s, { t: 'repay', step: 5 });
    expect([purse(s, 'builder'), playerOf(s, 'builder').loan]).toEqual([0, -1]);
  });

  test('6.8 who has no loan cannot pay one back', () => {
    expect(why(given('builder farmer banker'), { t: 'repay', step: 5 })).toBe('You have no loan to pay back. (6.8)');
  });
});
