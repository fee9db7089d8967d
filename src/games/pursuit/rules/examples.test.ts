/** The rulebook's own worked examples, with its own numbers. */
import { expect, test } from 'vitest';
import { asked, at, can, edition, given, legal, play, whyNot } from '../pursuit.build.js';
import { cardOf } from './cards.js';

test('5.4, 5.3, 5.3a John takes Act in Play: 1 Influence, level 1, 2 Creativity', () => {
  const s = given({ people: [{ influence: 3 }, {}], row: ['P02'] });
  play(s, { t: 'take', card: 'P02' });
  const john = at(s, 0);
  expect(john).toMatchObject({ influence: 2, creativity: 2, free: 5, projects: [cardOf(edition, 'P02')] });
  expect(s.shared.level[cardOf(edition, 'P02')]).toBe(1);
  expect(john.onSpace[6]).toBe(1);
  expect(s.shared.rows[0]?.[0]).toBeGreaterThanOrEqual(0);
  expect(s.shared.rows[0]).not.toContain(cardOf(edition, 'P02'));
});

test('5.5, 4.15 Anna sings on level 3 of the Singing Festival: 2 Knowledge and 5 Creativity for 1 coin and 4 lasting happiness', () => {
  const s = given({ people: [{ knowledge: 2, creativity: 5, free: 1 }, { free: 0 }], row: ['S01'] });
  play(s, { t: 'single', card: 'S01', level: 3 });
  expect(at(s, 0)).toMatchObject({ knowledge: 0, creativity: 0, money: 1, lth: 4 });
  expect(s.shared.round).toBe(3);
  expect(at(s, 0).album).toEqual([cardOf(edition, 'S01')]);
  expect(at(s, 0).projects).toEqual([]);
});

test('5.6, 5.6a, 5.6c, 5.6d, 5.6e, 4.14 Mary writes for the Magazine, John edits it, Mary photographs, and three roles pay', () => {
  const mary = 0;
  const john = 1;
  const s = given({
    people: [
      { knowledge: 3, creativity: 5, free: 2 },
      { knowledge: 3, influence: 2, free: 1 },
    ],
    row: ['G01'],
  });
  play(s, { t: 'start', card: 'G01', role: 3 });
  expect(at(s, mary)).toMatchObject({ knowledge: 0, creativity: 3, influence: 3, lth: 1 });
  play(s, { t: 'join', card: 'G01', role: 1 });
  expect(at(s, john)).toMatchObject({ knowledge: 0, influence: 0, lth: 2 });
  const events = play(s, { t: 'join', card: 'G01', role: 4 });
  const bonuses = events.filter((event) => event.type === 'bonus');
  expect(bonuses).toEqual([
    { type: 'bonus', seat: mary, card: 'G01', roles: 3, held: 2, gained: { money: 2, lth: 2, influence: 4 } },
    { type: 'bonus', seat: john, card: 'G01', roles: 3, held: 1, gained: { money: 1, lth: 1, influence: 2 } },
  ]);
  expect(at(s, mary)).toMatchObject({ creativity: 0, influence: 3 - 2 + 4, money: 2, lth: 1 + 2 + 2 });
  expect(at(s, john)).toMatchObject({ influence: 2, money: 1, lth: 3 });
  expect(at(s, mary).album).toEqual([cardOf(edition, 'G01')]);
  expect(at(s, john).album).toEqual([]);
});

test('5.7, 5.7a, 4.8 John buys the Family Car for 4 coins, and it brings 1 lasting happiness for 3 coins every round', () => {
  const s = given({ people: [{ money: 7, free: 1 }], row: ['I06'], options: { windDown: false } });
  play(s, { t: 'spend', card: 'I06', level: 2 });
  expect(asked(s)).toEqual([0, 'upkeep']);
  expect(at(s, 0)).toMatchObject({ money: 3, influence: 1, lth: 2, items: [cardOf(edition, 'I06')] });
  play(s, { t: 'upkeepPay', card: 'I06' });
  expect(at(s, 0)).toMatchObject({ money: 0, lth: 3 });
});

test('5.7, 8.2 the Family Car brings 1 short-term happiness as well', () => {
  const s = given({ people: [{ money: 4 }], row: ['I06'] });
  play(s, { t: 'spend', card: 'I06', level: 2 });
  expect(at(s, 0)).toMatchObject({ money: 0, influence: 1, sth: 1, lth: 2 });
});

test('5.7b, 4.15 Anna hears a Local Band for 1 coin: 2 Creativity and 1 short-term happiness, and the card is set aside', () => {
  const s = given({ people: [{ money: 1, free: 2 }], row: ['A02'] });
  play(s, { t: 'spend', card: 'A02', level: 1 });
  expect(at(s, 0)).toMatchObject({ money: 0, creativity: 2, sth: 1, activities: [cardOf(edition, 'A02')] });
  play(s, { t: 'space', s: 'study' });
  expect(at(s, 0).activities).toEqual([]);
  expect(at(s, 0).album).toEqual([cardOf(edition, 'A02')]);
});

test('5.8, 5.8a, 5.8c Mary is hired for 4 Influence and 6 coins, then pays 1 hourglass and 2 Influence for 6 coins', () => {
  const s = given({ people: [{ influence: 6, free: 1 }], row: ['J13'], options: { windDown: false } });
  play(s, { t: 'hire', card: 'J13' });
  expect(asked(s)).toEqual([0, 'upkeep']);
  expect(at(s, 0)).toMatchObject({ influence: 2, money: 6, free: 6 });
  play(s, { t: 'upkeepPay', card: 'J13' });
  expect(at(s, 0)).toMatchObject({ influence: 0, money: 12, free: 5, spent: 1, jobIncome: 6 });
});

test('5.8a a hired job leaves its slot on the board empty', () => {
  const s = given({ people: [{ influence: 4 }, {}], row: ['J13', 'J01'] });
  play(s, { t: 'hire', card: 'J13' });
  expect(s.shared.rows[2]).toEqual([-1, cardOf(edition, 'J01')]);
});

test('5.9, 5.9a John has a Date with Martha: 1 Knowledge and 2 Creativity, and no upkeep next round', () => {
  const s = given({ people: [{ free: 1 }], row: ['V01'], options: { windDown: false } });
  play(s, { t: 'date', card: 'V01' });
  expect(at(s, 0)).toMatchObject({ knowledge: 1, creativity: 2, partners: [cardOf(edition, 'V01')] });
  expect(asked(s)).toEqual([0, 'turn']);
});

test('5.9e, 5.9g with 6 Influence John has a Relationship with Martha, and 1 hourglass brings 1 Knowledge, 2 Creativity, 1 short-term happiness each round', () => {
  const s = given({ people: [{ influence: 6, free: 2, front: ['V01'] }], options: { windDown: false } });
  play(s, { t: 'relate', card: 'V01' });
  expect(at(s, 0)).toMatchObject({ influence: 6, knowledge: 1, creativity: 2, sth: 1 });
  play(s, { t: 'space', s: 'interact' });
  play(s, { t: 'upkeepPay', card: 'V01' });
  expect(at(s, 0)).toMatchObject({ knowledge: 2, creativity: 4, sth: 1, free: 5, relationshipUpkeeps: 1 });
});

test('5.9e with 4 Influence Martha says no, and says what is missing', () => {
  const s = given({ people: [{ influence: 4, front: ['V01'] }], options: { partnerSide1: 'f' } });
  expect(can(s, { t: 'relate', card: 'V01' })).toBe(false);
  expect(whyNot(s, { t: 'relate', card: 'V01' })).toEqual({
    clause: '5.9e',
    because: 'For a relationship Martha wants you to have at least 5 Influence; you have 4.',
  });
});

test('5.12, 5.13 Anna advances Learn Cooking to level 3: an hourglass and 3 Knowledge for 2 Creativity and 2 lasting happiness', () => {
  const s = given({ people: [{ knowledge: 3, front: [['P05', 2]] }] });
  play(s, { t: 'advance', card: 'P05' });
  expect(at(s, 0)).toMatchObject({ knowledge: 0, creativity: 2, lth: 2, free: 5, stress: 6 });
  expect(s.shared.level[cardOf(edition, 'P05')]).toBe(3);
  expect(s.shared.markers[cardOf(edition, 'P05')]).toBe(1);
});

test('5.14, 5.14a, 5.14b Mary is promoted: an hourglass and 6 Influence for 3 coins and 3 lasting happiness, and 11 coins from the next round on', () => {
  const s = given({ people: [{ influence: 8, knowledge: 2, free: 2, front: ['J13'] }], row: ['J16'], options: { windDown: false } });
  play(s, { t: 'promote', to: 'J16' });
  expect(at(s, 0)).toMatchObject({ influence: 2, money: 3, lth: 3, free: 1, spent: 1, job: cardOf(edition, 'J16'), stress: 6, sth: 0 });
  expect(s.shared.discards[2]).toEqual([cardOf(edition, 'J13')]);
  expect(s.shared.rows[2]).toEqual([-1, -1]);
  play(s, { t: 'space', s: 'rest' });
  play(s, { t: 'upkeepPay', card: 'J16' });
  expect(at(s, 0)).toMatchObject({ money: 14, influence: 0, knowledge: 0 });
});

test('6.2, 6.5, 6.6, 4.6 John takes 2 stress, relaxes, and eats healthily: the middle turquoise space and 7 hourglasses', () => {
  const s = given({ people: [{ stress: 6, money: 5, free: 4, on: { interact: 1, study: 1 }, front: [['P06', 3]] }], row: ['I08'] });
  play(s, { t: 'space', s: 'interact' });
  play(s, { t: 'space', s: 'study' });
  expect(at(s, 0).stress).toBe(8);
  play(s, { t: 'spend', card: 'I08', level: 2 });
  expect(at(s, 0).stress).toBe(7);
  play(s, { t: 'advance', card: 'P06' });
  expect(at(s, 0)).toMatchObject({ stress: 4, free: 7 });
});

test('8.3, 8.3b, 8.4 Anna, with 2 short-term happiness, pays either 1 Knowledge or 1 Influence instead of 1 Knowledge and 2 Influence, and keeps her short-term happiness', () => {
  const s = given({ people: [{ knowledge: 1, influence: 2, sth: 2, front: [['P28', 2]] }] });
  play(s, { t: 'advance', card: 'P28' });
  expect(asked(s)).toEqual([0, 'payment']);
  expect(at(s, 0)).toMatchObject({ knowledge: 1, influence: 2, free: 6 });
  expect(legal(s)).toEqual([
    { t: 'pay', less: [1, 0, 1] },
    { t: 'pay', less: [0, 0, 2] },
  ]);
  play(s, { t: 'pay', less: [1, 0, 1] });
  expect(at(s, 0)).toMatchObject({ knowledge: 1, influence: 1, sth: 2, lth: 3 });
});
