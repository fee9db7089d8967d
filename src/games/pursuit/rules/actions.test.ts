/** RULES.md 5: what can be done with an hourglass. */
import { describe, expect, test } from 'vitest';
import { pursuit } from '../index.js';
import { asked, at, can, edition, given, legal, play, whyNot } from '../pursuit.build.js';
import { cardOf } from './cards.js';
import type { Move } from './types.js';

const quiet = { windDown: false } as const;
const study = { t: 'space', s: 'study' } as const;

describe('spaces', () => {
  test.each([
    ['study', { knowledge: 3, creativity: 0, influence: 0, money: 0 }],
    ['play', { knowledge: 0, creativity: 3, influence: 0, money: 0 }],
    ['interact', { knowledge: 0, creativity: 0, influence: 3, money: 0 }],
    ['tempJob', { knowledge: 0, creativity: 0, influence: 0, money: 3 }],
  ] as const)('5.1, 5.2 %s brings three', (space, goods) => {
    const s = given({ people: [{}, {}] });
    play(s, { t: 'space', s: space });
    expect(at(s, 0)).toMatchObject({ ...goods, free: 5, stress: 6 });
  });

  test('5.10 overtime: 2 hourglasses and 2 stress', () => {
    const s = given({ people: [{ free: 3 }, {}] });
    play(s, { t: 'space', s: 'overtime' });
    expect(at(s, 0)).toMatchObject({ free: 4, stress: 8, reserve: 4 });
  });

  test('5.10, 5.10b with one spare hourglass overtime brings one, with none it is refused', () => {
    const s = given({ people: [{ free: 8 }] });
    play(s, { t: 'space', s: 'overtime' });
    expect(at(s, 0)).toMatchObject({ free: 8, reserve: 0 });
    expect(whyNot(s, { t: 'space', s: 'overtime' })).toEqual({
      clause: '5.10b',
      because: 'All your 9 hourglasses are in play already: none is left to gain.',
    });
  });

  test('5.10a from space 12 overtime is bearable, from 13 it would kill, and from 12 as a repeat too', () => {
    expect(can(given({ people: [{ stress: 12 }] }), { t: 'space', s: 'overtime' })).toBe(true);
    expect(whyNot(given({ people: [{ stress: 13 }] }), { t: 'space', s: 'overtime' })).toEqual({
      clause: '5.10a',
      because: 'Overtime would kill you: it brings 2 stress, and from space 13 only 1 more can be borne.',
    });
    expect(whyNot(given({ people: [{ stress: 12, on: { overtime: 1 } }] }), { t: 'space', s: 'overtime' })?.because).toBe(
      'Overtime would kill you: it brings 2 stress, and 1 more for your hourglass already there, and from space 12 only 2 more can be borne.',
    );
  });

  test('5.11, 6.5 rest: 2 spaces to the left, but not out of the section', () => {
    const rested = [6, 7, 8, 9, 11, 14, 0].map((stress) => {
      const s = given({ people: [{ stress }, {}] });
      play(s, { t: 'space', s: 'rest' });
      return at(s, 0).stress;
    });
    expect(rested).toEqual([6, 6, 6, 9, 9, 12, 0]);
  });

  test('5.11a, 4.10 resting twice: the stress of the repeat carries you into orange, and rest does not bring you back', () => {
    const s = given({ people: [{ stress: 8, on: { rest: 1 } }, {}] });
    expect(play(s, { t: 'space', s: 'rest' })).toContainEqual({ type: 'turn', seat: 0, space: 'rest', gained: {} });
    expect(at(s, 0).stress).toBe(9);
  });

  test('5.11b spent hourglasses make Rest a repeat only where the option says so', () => {
    for (const spentTimeCountsForRest of [false, true]) {
      const s = given({ people: [{ stress: 7, influence: 6, front: ['J13'] }], row: ['J16'], options: { spentTimeCountsForRest } });
      play(s, { t: 'promote', to: 'J16' });
      play(s, { t: 'space', s: 'rest' });
      expect(at(s, 0).stress).toBe(6);
      const worse = given({ people: [{ stress: 8, influence: 6, front: ['J13'] }], row: ['J16'], options: { spentTimeCountsForRest } });
      play(worse, { t: 'promote', to: 'J16' });
      play(worse, { t: 'space', s: 'rest' });
      expect(at(worse, 0).stress).toBe(spentTimeCountsForRest ? 9 : 6);
    }
    expect(pursuit.options.spentTimeCountsForRest.default).toBe(false);
  });
});

describe('projects', () => {
  test('5.3b the fourth project in front is 1 stress', () => {
    const s = given({ people: [{ creativity: 1, front: ['P01', 'P02', 'P03'] }, {}], row: ['P07'] });
    play(s, { t: 'take', card: 'P07' });
    expect(at(s, 0)).toMatchObject({ stress: 7, influence: 2 });
  });

  test('5.3b a single-round and a group project count among the cards in front, as the fourth and before it', () => {
    const goods = { knowledge: 20, creativity: 20, influence: 20, money: 20 };
    const single: Move = { t: 'single', card: 'S02', level: 1 };
    const group: Move = { t: 'start', card: 'G01', role: 1 };
    for (const move of [single, group]) {
      const stress = (front: readonly string[]): number => {
        const s = given({ people: [{ ...goods, front }, {}], row: ['S02', 'G01'] });
        play(s, move);
        return at(s, 0).stress;
      };
      expect(stress(['P01', 'P02', 'P03']) - stress(['P01', 'P02'])).toBe(1);
    }
    const crowded = given({ people: [{ ...goods, front: ['P01', 'P02', 'S02'] }, {}], row: ['P07'] });
    play(crowded, { t: 'take', card: 'P07' });
    expect(at(crowded, 0).stress).toBe(7);
  });

  test('5.3b, 5.0 the stress of a fourth project can kill: the card is there, its reward is not', () => {
    const s = given({ people: [{ creativity: 1, stress: 14, front: ['P01', 'P02', 'P03'] }, {}], row: ['P07'] });
    const events = play(s, { t: 'take', card: 'P07' });
    expect(events).toContainEqual({
      type: 'project',
      seat: 0,
      card: 'P07',
      level: 1,
      taken: true,
      paid: { creativity: 1 },
      spared: 0,
      gained: {},
    });
    expect(at(s, 0)).toMatchObject({ alive: false, influence: 0, creativity: 0 });
    expect(at(s, 0).projects).toContain(cardOf(edition, 'P07'));
  });

  test('5.0 stress in a cost kills before the level is reached; what was paid stays paid', () => {
    const s = given({ people: [{ knowledge: 1, stress: 14, front: [['P24', 1]] }, {}] });
    play(s, { t: 'advance', card: 'P24' });
    expect(at(s, 0)).toMatchObject({ alive: false, knowledge: 0, money: 0 });
    expect(s.shared.level[cardOf(edition, 'P24')]).toBe(1);
    const taken = given({ people: [{ money: 3, stress: 14 }, {}], row: ['A18'] });
    play(taken, { t: 'spend', card: 'A18', level: 2 });
    expect(at(taken, 0)).toMatchObject({ alive: false, money: 0, lth: 0, activities: [] });
    expect(taken.shared.rows[1]).toContain(cardOf(edition, 'A18'));
  });

  test('5.4 a basic project begins at level 1, whatever you could pay', () => {
    const s = given({ people: [{ knowledge: 20, creativity: 20, influence: 20, money: 20 }], row: ['P03'] });
    expect(legal(s).filter((move) => 'card' in move && move.card === 'P03')).toEqual([{ t: 'take', card: 'P03' }]);
  });

  test('5.5 every level of a single-round project that can be paid is offered', () => {
    const s = given({ people: [{ creativity: 4 }], row: ['S01'] });
    expect(legal(s).flatMap((move) => (move.t === 'single' ? [move.level] : []))).toEqual([1, 2]);
    expect(whyNot(s, { t: 'single', card: 'S01', level: 3 })?.because).toBe(
      'Singing Festival, level 3 (National), takes 2 Knowledge, 5 Creativity and 1 hourglass; you have 4 Creativity and 6 hourglasses. Missing: 2 Knowledge and 1 Creativity.',
    );
  });

  test('2.5, 5.5 hourglasses in the cost of a card from the board come on top of the one on the space', () => {
    const s = given({ people: [{ knowledge: 1, influence: 2, free: 2 }, {}], row: ['S08'] });
    play(s, { t: 'single', card: 'S08', level: 3 });
    expect(at(s, 0)).toMatchObject({ free: 0, spent: 1 });
  });

  test('5.13, 5.12 advancing twice in a round is no repeat', () => {
    const s = given({ people: [{ knowledge: 9, creativity: 9, influence: 9, front: ['P03'] }] });
    play(s, { t: 'advance', card: 'P03' });
    play(s, { t: 'advance', card: 'P03' });
    expect(at(s, 0)).toMatchObject({ stress: 6, lth: 6, free: 4 });
    expect(s.shared.markers[cardOf(edition, 'P03')]).toBe(2);
  });

  test('5.13a only the next level can be reached', () => {
    const s = given({ people: [{ knowledge: 20, creativity: 20, influence: 20, front: [['P03', 2]] }] });
    play(s, { t: 'advance', card: 'P03' });
    expect(s.shared.level[cardOf(edition, 'P03')]).toBe(3);
  });

  test('5.13b level 4 completes a project: album, a free slot, hourglasses to spent time', () => {
    const s = given({ people: [{ knowledge: 20, creativity: 20, front: [['P01', 2]] }] });
    play(s, { t: 'advance', card: 'P01' });
    play(s, { t: 'advance', card: 'P01' });
    expect(at(s, 0)).toMatchObject({
      projects: [],
      album: [cardOf(edition, 'P01')],
      spent: 3,
      free: 3,
      basicCompleted: 1,
      lth: 9,
      influence: 7,
    });
  });

  test('5.13, 2.5 a level that takes two hourglasses needs two', () => {
    const s = given({ people: [{ knowledge: 20, creativity: 20, free: 1, front: [['P01', 3]] }] });
    expect(whyNot(s, { t: 'advance', card: 'P01' })?.because).toContain('Missing: 1 hourglass.');
  });
});

describe('group projects', () => {
  test('5.6b, 5.6c a covered role and a third role of one player are refused', () => {
    const rich = { knowledge: 20, creativity: 20, influence: 20 };
    const s = given({
      people: [
        {
          ...rich,
          front: ['G01'],
          roles: [
            ['G01', 1],
            ['G01', 2],
          ],
          free: 4,
        },
        rich,
      ],
    });
    expect(whyNot(s, { t: 'join', card: 'G01', role: 1 })).toEqual({
      clause: '5.6b',
      because: 'The role of Editor in Magazine is covered already.',
    });
    expect(whyNot(s, { t: 'join', card: 'G01', role: 3 })).toEqual({
      clause: '5.6c',
      because: 'You cover 2 roles in Magazine; nobody may cover more than two.',
    });
    play(s, study);
    expect(can(s, { t: 'join', card: 'G01', role: 3 })).toBe(true);
  });

  test('5.6a joining takes no slot and draws no card', () => {
    const s = given({
      people: [
        { front: ['G01'], roles: [['G01', 1]], free: 0 },
        { knowledge: 3, creativity: 2, front: ['P01', 'P02', 'P03'] },
      ],
      row: ['P04'],
      turn: 1,
    });
    play(s, { t: 'join', card: 'G01', role: 3 });
    expect(at(s, 1)).toMatchObject({ stress: 6, lth: 1 });
    expect(at(s, 1).projects).toHaveLength(3);
    expect(s.shared.rows[0]).toEqual([cardOf(edition, 'P04'), -1, -1]);
  });

  test('5.6f joining with another own hourglass on Project is a repeat', () => {
    const goods = { knowledge: 20, creativity: 20, influence: 20, money: 20 };
    const stress = (takeProject: number): number => {
      const s = given({
        people: [
          { ...goods, on: { takeProject } },
          { front: ['G01'], roles: [['G01', 1]] },
        ],
      });
      play(s, { t: 'join', card: 'G01', role: 2 });
      return at(s, 0).stress;
    };
    expect(stress(1) - stress(0)).toBe(1);
  });

  test('5.6f the hourglass on a role makes no repeat, but another one on the space does', () => {
    const rich = { knowledge: 20, creativity: 20, influence: 20, money: 20 };
    const clean = given({ people: [rich], row: ['G01', 'P03'] });
    play(clean, { t: 'start', card: 'G01', role: 1 });
    play(clean, { t: 'take', card: 'P03' });
    expect(at(clean, 0).stress).toBe(6);
    const s = given({ people: [rich], row: ['P03', 'G01', 'P04'] });
    play(s, { t: 'take', card: 'P03' });
    play(s, { t: 'start', card: 'G01', role: 1 });
    expect(at(s, 0).stress).toBe(7);
    play(s, { t: 'take', card: 'P04' });
    expect(at(s, 0).stress).toBe(8);
    expect(at(s, 0).onSpace[6]).toBe(2);
  });

  test('5.6g the project of a dead player stays open; dead roles count but gain nothing', () => {
    const s = given({
      people: [
        { dead: true, front: ['G01'], roles: [['G01', 1]] },
        { knowledge: 3, creativity: 2, free: 1 },
      ],
      turn: 1,
      first: 1,
    });
    const events = play(s, { t: 'join', card: 'G01', role: 3 });
    expect(events.filter((event) => event.type === 'bonus')).toEqual([
      { type: 'bonus', seat: 1, card: 'G01', roles: 2, held: 1, gained: { money: 1, lth: 1 } },
    ]);
    expect(at(s, 0)).toMatchObject({ money: 0, lth: 0, album: [cardOf(edition, 'G01')] });
  });

  test('5.6d, 5.6e the bonuses at four roles', () => {
    const s = given({
      people: [
        {
          front: ['G01'],
          free: 1,
          roles: [
            ['G01', 1],
            ['G01', 2],
          ],
        },
        {
          free: 0,
          roles: [
            ['G01', 3],
            ['G01', 4],
          ],
        },
      ],
    });
    play(s, study);
    expect(at(s, 1)).toMatchObject({ money: 2, influence: 4, lth: 4, album: [] });
    expect(at(s, 0)).toMatchObject({ money: 2, influence: 4, lth: 4, album: [cardOf(edition, 'G01')] });
  });
});

describe('spend', () => {
  test('5.7, 5.7a all payable levels are offered, and items take no slot', () => {
    const s = given({ people: [{ money: 5, front: ['P01', 'P02', 'P03', 'I01', 'I03'] }, {}], row: ['I06'] });
    expect(legal(s).flatMap((move) => (move.t === 'spend' ? [move.level] : []))).toEqual([1, 2]);
    expect(whyNot(s, { t: 'spend', card: 'I06', level: 3 })).toEqual({
      clause: '5.7',
      because: 'Car, level 3 (Sports Car), takes 9 money and 1 hourglass; you have 5 money and 6 hourglasses. Missing: 4 money.',
    });
    play(s, { t: 'spend', card: 'I06', level: 1 });
    expect(at(s, 0)).toMatchObject({ stress: 6, items: [cardOf(edition, 'I01'), cardOf(edition, 'I03'), cardOf(edition, 'I06')] });
    expect(s.shared.rows[1]).not.toContain(cardOf(edition, 'I06'));
    expect(s.shared.rows[1]?.[0]).toBeGreaterThanOrEqual(0);
  });

  test('5.7a, 4.8 an item bought this round owes nothing before the next', () => {
    const s = given({ people: [{ money: 4, free: 2 }], row: ['I06'], options: quiet });
    play(s, { t: 'spend', card: 'I06', level: 2 });
    expect(asked(s)).toEqual([0, 'turn']);
  });

  test('5.7b any number of activities', () => {
    const s = given({ people: [{ money: 9, front: ['A01', 'A02', 'A03', 'A04'] }], row: ['A05'] });
    play(s, { t: 'spend', card: 'A05', level: 1 });
    expect(at(s, 0).activities).toHaveLength(5);
    expect(at(s, 0).stress).toBe(6);
  });
});
