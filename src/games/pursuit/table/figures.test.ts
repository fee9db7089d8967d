/** What the table reckons out for its players. */
import { describe, expect, it } from 'vitest';
import { at, given } from '../pursuit.build.js';
import { bundle } from '../rules/goods.js';
import { billsOf, diesIn, lackOf, lackWords, leads, projected, totalOf } from './figures.js';

const { options } = given({ people: [{}] }).shared;

describe('how long a life lasts at this stress', () => {
  it('from the start space the years win when round 7 begins, as the rules say', () => {
    expect(diesIn(6, 1, options)).toBe(7);
  });

  it('the turquoise lives through round 7 and dies as round 8 begins, the green may see the end of it', () => {
    expect(diesIn(3, 5, options)).toBe(8);
    expect(diesIn(0, 7, { ...options, oldAgeStress: 'gentle' })).toBeNull();
  });

  it('what the years have brought already does not come again', () => {
    expect(diesIn(9, 6, options)).toBe(7);
    expect(diesIn(8, 6, options)).toBe(8);
  });

  it('fewer adult rounds bring old age sooner', () => {
    expect(diesIn(6, 1, { ...options, adultRounds: 2 })).toBe(5);
  });
});

describe('who is ahead', () => {
  it('the best alone leads and is told what it is worth; a tie leads nobody', () => {
    const s = given({ people: [{ money: 7 }, { money: 4, basicCompleted: 1 }, { basicCompleted: 1 }], goals: ['L01', 'L05'] });
    const [money, finisher] = leads(s.shared);
    expect(money).toMatchObject({ seat: 0, worth: 3, values: [7, 4, 0] });
    expect(finisher).toMatchObject({ seat: null, worth: 0, tied: true });
  });

  it('nobody leads in what nobody has begun', () => {
    const [activities] = leads(given({ people: [{}, {}], goals: ['L06'] }).shared);
    expect(activities).toMatchObject({ seat: null, tied: false });
  });

  it('for the first and the last to die, the stress decides for now', () => {
    const [first, last] = leads(given({ people: [{ stress: 13 }, { stress: 6 }, { stress: 3 }], goals: ['L02', 'L03'] }).shared);
    expect(first).toMatchObject({ seat: 0, worth: 5 });
    expect(last).toMatchObject({ seat: 2, worth: 4 });
  });

  it('alone, a goal is met or not', () => {
    const [goal] = leads(given({ people: [{ overtime: 4 }], goals: ['L02'] }).shared);
    expect(goal).toMatchObject({ values: [4], met: true });
  });
});

describe('what a life would come to now', () => {
  it('inheritance and the goals one leads are added to the happiness reached', () => {
    const s = given({ people: [{ lth: 10, money: 11, knowledge: 5, creativity: 4 }, { money: 2 }], goals: ['L01'] });
    expect(projected(s.shared, 0)).toEqual({ lth: 10, inheritance: 3, goals: 5, total: 18 });
  });

  it('when all is over nothing is added any more', () => {
    const s = given({ people: [{ lth: 10, money: 11 }, {}], goals: ['L01'] });
    s.shared.phase = 'over';
    expect(projected(s.shared, 0).total).toBe(10);
  });
});

describe('the next upkeep', () => {
  it('lists job, partners and items that have one, and sums them up', () => {
    const s = given({ people: [{ front: ['J13', ['V01', 2], ['I06', 2], 'P01'] }] });
    expect(billsOf(s.shared, 0)).toHaveLength(3);
    expect(totalOf(billsOf(s.shared, 0).map(({ cost }) => cost))).toMatchObject({ hourglass: 2, influence: 2, money: 3 });
  });
});

describe('what is missing', () => {
  const p = at(given({ people: [{ knowledge: 1, creativity: 3, money: 2, free: 1 }] }), 0);

  it('names the kind where there is one', () => {
    expect(lackOf(p, bundle('3K 2C'), 0, 1)).toEqual({ goods: { knowledge: 2 }, resources: 0 });
  });

  it('counts resources where happiness leaves open which, and says money and hourglasses too', () => {
    const lack = lackOf(p, bundle('3K 2I 4M'), 1, 2);
    expect(lack).toEqual({ goods: { money: 2, hourglass: 1 }, resources: 3 });
    expect(lack && lackWords(lack)).toBe('3 resources and 2 money and 1 hourglass');
  });

  it('is nothing where happiness spares enough', () => {
    expect(lackOf(p, bundle('3K'), 2, 1)).toBeNull();
  });
});

it('a match of rules 1 is shown its own bills, not those of later rules', () => {
  const s = given({ people: [{ front: [['V10', 3]] }] });
  const { rules: _, ...first } = s.shared;
  expect(billsOf(s.shared, 0).map(({ cost, reward }) => [cost, reward])).toEqual([[bundle('2T'), bundle('2I 2L 1S')]]);
  expect(billsOf(first, 0).map(({ cost, reward }) => [cost, reward])).toEqual([[bundle('2T'), bundle('3L 1S')]]);
});
