/** RULES.md 1 to 3: what a life begins with. */
import { describe, expect, test } from 'vitest';
import { quickChance } from '../../../engine/chance.js';
import { checkOptions, defaultOptions } from '../../../engine/options.js';
import { begin } from '../../../engine/play.js';
import { seedFrom } from '../../../engine/seed.js';
import { viewFor } from '../../../engine/view.js';
import { box } from '../box.js';
import { pursuit } from '../index.js';
import { asked, at, can, edition, given, legal, play, whyNot } from '../pursuit.build.js';
import { ageIn } from './board.js';
import { cardOf } from './cards.js';
import type { PursuitOptions, PursuitState, Shared } from './types.js';

const fresh = (seats: number, options: Partial<PursuitOptions> = {}, seed = 3): PursuitState =>
  pursuit.setup({ seats, options: { ...defaultOptions(pursuit), ...options }, rules: pursuit.rules }, { chance: quickChance(seed) });

test('3.1, 2.7 all 150 cards of the four piles are there once, and nothing lies on the board before the traits are chosen', () => {
  const s = fresh(4);
  expect(edition.cards.length).toBe(150);
  expect(s.shared.piles.map(({ loose }) => loose)).toEqual([60, 60, 18, 12]);
  expect(s.shared.rows.flat().every((card) => card === -1)).toBe(true);
  pursuit.check(s);
});

test('3.2, 2.3, 6.1 everybody starts with 6 hourglasses of 9, stress on space 6, short-term happiness and lasting happiness 0', () => {
  for (const p of fresh(3).shared.players) {
    expect(p).toMatchObject({ free: 6, reserve: 3, stress: 6, sth: 0, lth: 0, knowledge: 0, creativity: 0, influence: 0, money: 0 });
  }
});

test('3.3, 12.1 as many life goals as players; alone three, or as many as the option says', () => {
  expect([2, 3, 4].map((seats) => fresh(seats).shared.goals.length)).toEqual([2, 3, 4]);
  expect(fresh(1).shared.goals.length).toBe(3);
  expect(fresh(1, { goalsInSolo: 1 }).shared.goals.length).toBe(1);
  expect(new Set(fresh(4).shared.goals).size).toBe(4);
});

test('3.5 the first player is drawn by lot or named', () => {
  expect(new Set([1, 2, 3, 4, 5, 6, 7, 8].map((seed) => fresh(2, {}, seed).shared.first))).toEqual(new Set([0, 1]));
  expect(fresh(4, { firstPlayer: 2 }).shared.first).toBe(2);
  expect(pursuit.unfit?.(2, { ...defaultOptions(pursuit), firstPlayer: 2 })).toEqual({
    clause: '3.5',
    because: 'Place 3 cannot begin at a table of 2.',
  });
});

test('3.7, 4.5, 4.5a rows are 3/3, with four players 4/4; jobs and partners come in round 2: 2 with up to two players, then one per player', () => {
  const sizes = [1, 2, 3, 4].map((seats) => {
    const s = fresh(seats, { traitChoice: 'random1' });
    return s.shared.rows.map((row) => [row.length, row.filter((card) => card >= 0).length]);
  });
  const small = [
    [3, 3],
    [3, 3],
  ];
  expect(sizes).toEqual([
    [...small, [2, 0], [2, 0]],
    [...small, [2, 0], [2, 0]],
    [...small, [3, 0], [3, 0]],
    [
      [4, 4],
      [4, 4],
      [4, 0],
      [4, 0],
    ],
  ]);
  const next = given({ people: [{ free: 1 }, { free: 0 }], round: 1 });
  play(next, { t: 'space', s: 'study' });
  expect(next.shared.rows.map((row) => row.filter((card) => card >= 0).length)).toEqual([3, 3, 2, 2]);
});

describe('child traits', () => {
  test('3.6 two are dealt to each in secret, and the choices are shown when all have chosen', () => {
    const s = fresh(3);
    expect(s.open.map(({ seat, kind }) => [seat, kind])).toEqual([
      [0, 'trait'],
      [1, 'trait'],
      [2, 'trait'],
    ]);
    expect(new Set(s.own.flatMap(({ offer }) => offer)).size).toBe(6);
    expect(JSON.stringify(viewFor(s, 0))).not.toContain(JSON.stringify(s.own[1]?.offer));
    const chosen = legal(s)[0];
    if (chosen?.t !== 'trait') throw new Error('no trait to choose');
    const events = play(s, chosen);
    expect(events).toEqual([{ type: 'chose', seat: 0, trait: chosen.id }]);
    expect(at(s, 0).trait).toBe(-1);
    for (const _ of [1, 2]) play(s, legal(s)[0] ?? chosen);
    expect(edition.traits[at(s, 0).trait]?.id).toBe(chosen.id);
    expect(s.own.every(({ offer }) => offer.length === 0)).toBe(true);
    expect(asked(s)).toEqual([s.shared.first, 'turn']);
  });

  test('3.6 dealt by lot nobody is asked; picked openly the last place begins and no trait is taken twice', () => {
    expect(asked(fresh(2, { traitChoice: 'random1' }))[1]).toBe('turn');
    const s = fresh(2, { traitChoice: 'open8' });
    expect(asked(s)).toEqual([1, 'trait']);
    expect(legal(s)).toHaveLength(8);
    expect(play(s, { t: 'trait', id: 'T05' })).toContainEqual({ type: 'picked', seat: 1, trait: 'T05' });
    expect(asked(s)).toEqual([0, 'trait']);
    expect(can(s, { t: 'trait', id: 'T05' })).toBe(false);
    expect(legal(s)).toHaveLength(7);
  });

  test('3.6a the Creative child begins with 3 Knowledge, 4 Creativity and 3 Influence', () => {
    const s = fresh(1, { traitChoice: 'open8' });
    play(s, { t: 'trait', id: 'T01' });
    expect(at(s, 0)).toMatchObject({ knowledge: 3, creativity: 4, influence: 3, money: 0 });
  });

  const abilities = [
    ['T01', { t: 'space', s: 'play' }, { creativity: 4 }],
    ['T02', { t: 'space', s: 'study' }, { knowledge: 4 }],
    ['T03', { t: 'space', s: 'interact' }, { influence: 4 }],
    ['T04', { t: 'space', s: 'tempJob' }, { money: 24 }],
    ['T06', { t: 'date', card: 'V04' }, { influence: 4 }],
    ['T07', { t: 'space', s: 'rest' }, { sth: 1 }],
    ['T08', { t: 'spend', card: 'A01', level: 1 }, { money: 20, knowledge: 4 }],
  ] as const;
  test.each(abilities)('3.6b the trait %s pays every time, after its action %o', (trait, move, figures) => {
    const s = given({ people: [{ trait, money: 20 }, {}], row: ['V04', 'A01'] });
    play(s, move);
    expect(at(s, 0)).toMatchObject(figures);
  });

  test('3.6b an item bought brings the Adventurous nothing', () => {
    const s = given({ people: [{ trait: 'T08', money: 2 }, {}], row: ['I06'] });
    play(s, { t: 'spend', card: 'I06', level: 1 });
    expect(at(s, 0).money).toBe(0);
  });

  test('4.4, 3.6b the Rich child gains 1 money at the start of every Upkeep Phase, the first included', () => {
    const s = fresh(1, { traitChoice: 'open8' });
    play(s, { t: 'trait', id: 'T05' });
    expect(at(s, 0).money).toBe(1);
    const later = given({ people: [{ trait: 'T05', free: 1 }] });
    play(later, { t: 'space', s: 'study' });
    expect(at(later, 0).money).toBe(1);
  });
});

test('3.4, 5.10, 4.19 in the Teen round there is no Overtime, no job and no date; in round 2 there are', () => {
  const s = given({ people: [{ free: 1 }], round: 1 });
  expect(whyNot(s, { t: 'space', s: 'overtime' })).toEqual({
    clause: '3.4',
    because: 'There is no Overtime in the Teen round; it opens in round 2.',
  });
  expect(legal(s).some(({ t }) => t === 'hire' || t === 'date')).toBe(false);
  for (const t of ['hire', 'date'])
    expect(pursuit.otherwise?.({ id: 0, seat: 0, kind: 'turn', veiled: false }, { t, card: 'J13' })?.because).toContain(
      'none in the Teen round (3.4)',
    );
  play(s, { t: 'space', s: 'study' });
  expect(s.shared.round).toBe(2);
  expect(can(s, { t: 'space', s: 'overtime' })).toBe(true);
  expect(legal(s).some(({ t }) => t === 'date')).toBe(true);
});

test('1.3 with fewer adult rounds Old Age begins sooner', () => {
  for (const adultRounds of [4, 3, 2] as const) {
    const s = given({ people: [{ free: 1 }], round: 1 + adultRounds, options: { adultRounds } });
    const events = play(s, { t: 'space', s: 'study' });
    expect(events).toContainEqual({ type: 'round', round: 2 + adultRounds, age: 65, stage: 'Old Age' });
    expect(at(s, 0).stress).toBe(9);
  }
});

test('2.1, 2.2, 2.5 a cost names what is missing: resources, money and hourglasses apart', () => {
  const s = given({ people: [{ money: 1, free: 1, sth: 3 }], row: ['S08', 'A24'] });
  expect(whyNot(s, { t: 'single', card: 'S08', level: 4 })?.because).toBe(
    'Three Peaks Walk, level 4 (Before Breakfast), takes 5 Influence, 4 money and 3 hourglasses; you have 1 money and 1 hourglass. ' +
      'Your happiness spares you 3 of the resources. Missing: 2 Influence, 3 money and 2 hourglasses.',
  );
  expect(whyNot(s, { t: 'spend', card: 'A24', level: 3 })?.because).toContain('Missing: 4 money and 1 hourglass.');
});

test('13.2 as printed: no discount on a first level, Rest after spent time is a repeat, and nobody retires', () => {
  const options = box.presets.find(({ name }) => name === 'As printed')?.options ?? {};
  const goods = { knowledge: 9, creativity: 9, influence: 9, sth: 2, stress: 8 };
  const s = given({ people: [{ ...goods, front: ['J06', ['P02', 3]] }], row: ['P01'], options });
  expect(can(s, { t: 'retire' })).toBe(false);
  play(s, { t: 'take', card: 'P01' });
  expect(at(s, 0).creativity).toBe(8);
  play(s, { t: 'advance', card: 'P02' });
  play(s, legal(s)[0] ?? { t: 'done' }); // what happiness spares of level 4
  play(s, { t: 'space', s: 'rest' });
  expect(at(s, 0).stress).toBe(9); // the repeat carried it into the next section
});

test('2.4 goods have no upper limit', () => {
  const s = given({ people: [{ knowledge: 99, money: 99 }] });
  play(s, { t: 'space', s: 'study' });
  expect(at(s, 0).knowledge).toBe(102);
});

test('2.6, 2.3 Household Help returns an hourglass within the turn, and never more than nine are in play', () => {
  const s = given({ people: [{ money: 3, free: 1, stress: 7 }, { free: 1 }], row: ['I22'] });
  play(s, { t: 'spend', card: 'I22', level: 2 });
  expect(at(s, 0)).toMatchObject({ free: 1, stress: 6 });
  expect(asked(s)).toEqual([1, 'turn']);
  play(s, { t: 'space', s: 'study' });
  expect(asked(s)).toEqual([0, 'turn']);
  const full = given({ people: [{ money: 3, free: 9 }], row: ['I22'] });
  play(full, { t: 'spend', card: 'I22', level: 2 });
  expect(at(full, 0)).toMatchObject({ free: 8, reserve: 0 });
});

test('1.1, 1.2, 11.4 the winner is whoever has the most lasting happiness when all lives are lived', () => {
  const table = begin(pursuit, { seats: 2, seed: seedFrom('a life') });
  expect(pursuit.scores(table.state.shared).map(({ total }) => total)).toEqual([0, 0]);
  const s = given({
    people: [
      { stress: 14, on: { study: 1 }, free: 1, lth: 3 },
      { dead: true, lth: 9 },
    ],
  });
  play(s, { t: 'space', s: 'study' });
  expect(s.open).toEqual([]);
  expect(pursuit.scores(s.shared).map(({ total }) => total)).toEqual([3, 9]);
});

test('3.1 a card is known by its number', () => {
  expect(cardOf(edition, 'P01')).toBe(0);
  expect(() => cardOf(edition, 'X99')).toThrow('rules 3 have no card "X99"');
});

test('8.1, 1.3 the tracks and lengths that can be chosen, and how old one is in the shortest life', () => {
  for (const sthMax of [3, 4, 5]) expect(checkOptions(pursuit, 2, { sthMax }).sthMax).toBe(sthMax);
  for (const adultRounds of [2, 3, 4]) expect(checkOptions(pursuit, 2, { adultRounds }).adultRounds).toBe(adultRounds);
  expect([1, 2, 3, 4].map((round) => ageIn(round, 2))).toEqual([15, 25, 45, 65]);
});

test('4.8 the next bills: when they come, and none after the last round', () => {
  const next = (round: number, more: Partial<Shared> = {}, seat = 0, bills: readonly number[] = []) => {
    const s = given({ people: [{ front: ['J01'] }, { front: ['J02'] }, { front: ['J03'] }], round });
    Object.assign(s.shared, more);
    Object.assign(at(s, seat), { bills });
    return pursuit.due?.(viewFor(s, seat)).map(({ when }) => when)[0];
  };
  expect(next(2)).toBe('when round 3 begins');
  expect(next(8)).toBeUndefined();
  expect(next(3, { phase: 'upkeep' }, 1)).toBe('when your turn to settle comes');
  expect(next(3, { phase: 'upkeep' }, 0)).toBe('when round 4 begins'); // who is on turn has settled
  expect(next(3, { phase: 'upkeep', first: 1, turn: 1 }, 2)).toBe('when your turn to settle comes');
  expect(next(3, { phase: 'upkeep' }, 0, [cardOf(edition, 'J01')])).toBe('now');
});
