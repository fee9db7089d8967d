/** RULES.md 6 to 10: stress, old age and death, short-term happiness, refreshing and discarding. */
import { describe, expect, test } from 'vitest';
import { asked, at, can, edition, given, legal, play, whyNot } from '../pursuit.build.js';
import { cardOf } from './cards.js';

const quiet = { windDown: false } as const;
const study = { t: 'space', s: 'study' } as const;

describe('stress', () => {
  test('6.3, 7.4 beyond space 14 life ends: the round is over for you, goods and cards stay, others go on', () => {
    const s = given({ people: [{ stress: 14, money: 7, on: { play: 1 }, front: ['P01'], free: 4 }, {}] });
    play(s, { t: 'space', s: 'play' });
    expect(at(s, 0)).toMatchObject({ alive: false, diedIn: 2, free: 0, money: 7, creativity: 0, projects: [cardOf(edition, 'P01')] });
    expect(at(s, 0).onSpace[1]).toBe(2);
    play(s, study);
    expect(asked(s)).toEqual([1, 'turn']);
  });

  test('6.4, 6.5 two Relax of a Fishing Trip: two spaces, but not out of the section', () => {
    const relaxed = [6, 7, 8, 12].map((stress) => {
      const s = given({ people: [{ stress, money: 2 }, {}], row: ['A21'] });
      play(s, { t: 'spend', card: 'A21', level: 1 });
      return at(s, 0).stress;
    });
    expect(relaxed).toEqual([6, 6, 6, 12]);
  });

  test('6.6 good health: the same place one section to the left, nothing in green', () => {
    const healed = [14, 7, 3, 2, 0].map((stress) => {
      const s = given({ people: [{ stress, creativity: 3, front: [['P23', 3]] }, {}] });
      play(s, { t: 'advance', card: 'P23' });
      return at(s, 0).stress;
    });
    expect(healed).toEqual([11, 4, 0, 2, 0]);
  });
});

describe('old age', () => {
  const into = (round: number, stress: number, options = {}) => {
    const s = given({ people: [{ free: 1, stress }], round: round - 1, options: { ...quiet, ...options } });
    play(s, study);
    return at(s, 0);
  };

  test('7.1, 7.3, 7.3a without better health: 9 and 5 hourglasses in round 6, death as round 7 begins', () => {
    expect(into(6, 6)).toMatchObject({ stress: 9, free: 5, alive: true });
    const s = given({ people: [{ free: 1, stress: 9 }], round: 6, row: ['P01'], options: quiet });
    const events = play(s, study);
    expect(at(s, 0)).toMatchObject({ alive: false, diedIn: 7, stress: 15 });
    expect(events.map(({ type }) => type)).not.toContain('laid');
    expect(s.open).toEqual([]);
  });

  test('7.3a from turquoise you see round 7, and die as round 8 begins', () => {
    expect(into(6, 3)).toMatchObject({ stress: 6, free: 6 });
    expect(into(7, 6)).toMatchObject({ stress: 12, free: 4, alive: true });
    expect(into(8, 12)).toMatchObject({ alive: false, diedIn: 8 });
  });

  test('7.3b whoever enters round 8 plays it and dies at its end', () => {
    const s = given({ people: [{ free: 1, stress: 3 }], round: 7, options: quiet });
    play(s, study);
    expect(at(s, 0)).toMatchObject({ stress: 12, free: 4, alive: true });
    for (const space of ['study', 'play', 'interact', 'tempJob'] as const) play(s, { t: 'space', s: space });
    expect(at(s, 0)).toMatchObject({ alive: false, diedIn: 8, stress: 12 });
    expect(s.open).toEqual([]);
  });

  test('7.3 the option makes the years gentler or harsher', () => {
    const gentle = [6, 7, 8].map((round) => into(round, 0, { oldAgeStress: 'gentle' }).stress);
    const harsh = [6, 7, 8].map((round) => into(round, 0, { oldAgeStress: 'harsh' }).stress);
    const standard = [6, 7, 8].map((round) => into(round, 0).stress);
    expect([standard, gentle, harsh]).toEqual([
      [3, 6, 9],
      [3, 5, 8],
      [4, 7, 10],
    ]);
  });

  test('7.2, 4.19 overtime is closed in old age', () => {
    const s = given({ people: [{}], round: 6 });
    expect(whyNot(s, { t: 'space', s: 'overtime' })).toEqual({ clause: '7.2', because: 'Overtime is closed in Old Age; this is round 6.' });
    expect(can(given({ people: [{}], round: 5 }), { t: 'space', s: 'overtime' })).toBe(true);
  });

  test('7.4 deaths by the years are simultaneous, deaths in turns are not', () => {
    const s = given({
      people: [
        { stress: 12, free: 1 },
        { stress: 12, free: 0 },
      ],
      round: 6,
      options: quiet,
    });
    play(s, study);
    expect(at(s, 0).diedAt).toBe(at(s, 1).diedAt);
    const turns = given({
      people: [
        { stress: 14, on: { study: 1 }, free: 1 },
        { stress: 14, on: { study: 1 }, free: 1 },
      ],
    });
    play(turns, study);
    play(turns, study);
    expect(at(turns, 0).diedAt).toBeLessThan(at(turns, 1).diedAt);
  });

  test('7.4 who dies with the last move of round 8 dies before those whom its end takes', () => {
    const s = given({
      people: [
        { stress: 14, on: { study: 1 }, free: 1 },
        { stress: 0, free: 0 },
        { stress: 0, free: 0 },
      ],
      round: 8,
      options: quiet,
    });
    play(s, study);
    expect(at(s, 0).diedAt).toBeLessThan(at(s, 1).diedAt);
    expect(at(s, 1).diedAt).toBe(at(s, 2).diedAt);
  });

  test('7.4, 3.6b a dead Rich child earns no more', () => {
    const s = given({
      people: [
        { trait: 'T05', dead: true },
        { trait: 'T05', free: 1 },
      ],
      turn: 1,
      options: quiet,
    });
    play(s, study);
    expect([at(s, 0).money, at(s, 1).money]).toEqual([0, 1]);
  });

  test('7.5 jobs and partners of the dead stay with them', () => {
    const s = given({ people: [{ dead: true, front: ['J13', 'V01'] }, { free: 1 }], turn: 1, options: quiet });
    play(s, study);
    expect(at(s, 0)).toMatchObject({ job: cardOf(edition, 'J13'), partners: [cardOf(edition, 'V01')] });
    expect(s.shared.discards.flat()).not.toContain(cardOf(edition, 'J13'));
  });
});

describe('short-term happiness', () => {
  test('8.1, 8.6 what passes the right end becomes lasting happiness, by the length of the track', () => {
    const ends = [4, 3, 5].map((sthMax) => {
      const s = given({ people: [{ sth: 3, money: 5 }, {}], row: ['A03'], options: { sthMax } });
      play(s, { t: 'spend', card: 'A03', level: 3 });
      return [at(s, 0).sth, at(s, 0).lth];
    });
    expect(ends).toEqual([
      [4, 2],
      [3, 3],
      [5, 1],
    ]);
  });

  test('8.6, 8.7 what passes the left end costs lasting happiness, as long as there is any', () => {
    const s = given({ people: [{ sth: -4, lth: 1, front: ['I01', 'I02'] }] });
    play(s, { t: 'discard', card: 'I01' });
    expect(at(s, 0)).toMatchObject({ sth: -4, lth: 0 });
    play(s, { t: 'discard', card: 'I02' });
    expect(at(s, 0)).toMatchObject({ sth: -4, lth: 0, stress: 8 });
  });

  test('8.1, 8.6 the left end is as far away as the right one', () => {
    const s = given({ people: [{ sth: -4, lth: 3, front: ['I01', 'I02'] }], options: { sthMax: 5 } });
    play(s, { t: 'discard', card: 'I01' });
    expect(at(s, 0)).toMatchObject({ sth: -5, lth: 3 });
    play(s, { t: 'discard', card: 'I02' });
    expect(at(s, 0)).toMatchObject({ sth: -5, lth: 2 });
  });

  test('8.3a the discount counts where the option says', () => {
    const price = (scope: 'levels' | 'advance' | 'allProjects', move: Parameters<typeof play>[1]) => {
      const s = given({
        people: [{ knowledge: 9, creativity: 9, influence: 9, money: 9, sth: 1, front: [['P18', 2]] }],
        row: ['P07', 'S02', 'G07', 'J13'],
        options: { sthDiscountScope: scope },
      });
      const goods = (): number => at(s, 0).knowledge + at(s, 0).creativity + at(s, 0).influence;
      const events = play(s, move);
      if (asked(s)[1] === 'payment') return 'choice';
      const paid = events.flatMap((event) => ('paid' in event ? [event.paid] : []))[0] ?? {};
      expect(goods()).toBeGreaterThan(0);
      return (paid.knowledge ?? 0) + (paid.creativity ?? 0) + (paid.influence ?? 0);
    };
    const moves = [
      { t: 'take', card: 'P07' },
      { t: 'single', card: 'S02', level: 2 },
      { t: 'advance', card: 'P18' },
      { t: 'start', card: 'G07', role: 2 },
      { t: 'hire', card: 'J13' },
    ] as const;
    expect(moves.map((move) => price('levels', move))).toEqual([0, 3, 2, 5, 4]);
    expect(moves.map((move) => price('advance', move))).toEqual([1, 4, 2, 5, 4]);
    expect(moves.map((move) => price('allProjects', move))).toEqual([0, 3, 2, 4, 4]);
  });

  test('8.3b, 8.3a a discount larger than the cost is just the cost, and money is never spared', () => {
    const s = given({ people: [{ sth: 4, money: 3, front: [['P10', 2]] }] });
    expect(can(s, { t: 'advance', card: 'P10' })).toBe(true);
    play(s, { t: 'advance', card: 'P10' });
    expect(at(s, 0)).toMatchObject({ money: 0, lth: 3, sth: 4 });
  });

  test('8.3, 8.4 every way to spread the discount is offered, and only those that can be paid', () => {
    const s = given({ people: [{ knowledge: 3, creativity: 4, sth: 3, front: [['P01', 3]] }] });
    expect(play(s, { t: 'advance', card: 'P01' })).toEqual([{ type: 'plan', seat: 0, card: 'P01', level: 4 }]);
    expect(legal(s)).toEqual([
      { t: 'pay', less: [3, 0, 0] },
      { t: 'pay', less: [2, 1, 0] },
      { t: 'pay', less: [1, 2, 0] },
      { t: 'pay', less: [0, 3, 0] },
    ]);
    const tight = given({ people: [{ knowledge: 1, creativity: 4, sth: 3, front: [['P01', 3]] }] });
    play(tight, { t: 'advance', card: 'P01' });
    expect(legal(tight)).toEqual([
      { t: 'pay', less: [3, 0, 0] },
      { t: 'pay', less: [2, 1, 0] },
    ]);
  });

  test('8.5 short-term happiness below 0 has no price, but for the option: then the extra resource is of your choice among those in the cost', () => {
    const people = [{ knowledge: 4, creativity: 4, influence: 4, sth: -2, front: [['P03', 1] as const] }];
    const plain = given({ people });
    play(plain, { t: 'advance', card: 'P03' });
    expect(at(plain, 0)).toMatchObject({ knowledge: 2, creativity: 3, influence: 4 });
    const s = given({ people, options: { negativeSthSurcharge: true } });
    play(s, { t: 'advance', card: 'P03' });
    expect(legal(s)).toEqual([
      { t: 'pay', less: [0, -2, 0] },
      { t: 'pay', less: [-1, -1, 0] },
      { t: 'pay', less: [-2, 0, 0] },
    ]);
    play(s, { t: 'pay', less: [-1, -1, 0] });
    expect(at(s, 0)).toMatchObject({ knowledge: 1, creativity: 2, influence: 4, lth: 2 });
    const poor = given({
      people: [{ knowledge: 2, creativity: 1, influence: 5, money: 5, sth: -1, front: ['P03'] }],
      options: { negativeSthSurcharge: true },
    });
    expect(whyNot(poor, { t: 'advance', card: 'P03' })?.because).toBe(
      'Develop Invention, level 2 (Blueprint), takes 2 Knowledge, 1 Creativity and 1 hourglass; you have 2 Knowledge, 1 Creativity and 6 hourglasses. Your unhappiness adds 1 of its resources. Missing: resources for the surcharge.',
    );
  });

  test('8.5 what costs a single resource is dearer too', () => {
    const s = given({ people: [{ knowledge: 3, sth: -2, front: ['P06'] }], options: { negativeSthSurcharge: true } });
    play(s, { t: 'advance', card: 'P06' });
    expect(at(s, 0).knowledge).toBe(0);
    const known = given({ people: [{ influence: 2, sth: -1 }], row: ['P02'], options: { negativeSthSurcharge: true } });
    play(known, { t: 'take', card: 'P02' });
    expect(at(known, 0).influence).toBe(0);
  });
});

describe('refreshing', () => {
  test('9.1 a refresh costs 1 short-term happiness, brings new cards and leaves the turn to you', () => {
    const s = given({ people: [{}, {}], row: ['P01', 'P02', 'P03'] });
    expect(play(s, { t: 'refresh', row: 'project' })).toContainEqual({ type: 'refresh', seat: 0, row: 'project', lost: 'sth' });
    expect(at(s, 0)).toMatchObject({ sth: -1, free: 6 });
    expect(asked(s)).toEqual([0, 'turn']);
    expect(s.shared.discards[0]).toEqual(['P01', 'P02', 'P03'].map((id) => cardOf(edition, id)));
    expect(s.shared.rows[0]?.every((card) => card >= 0)).toBe(true);
    play(s, study);
    expect(asked(s)).toEqual([1, 'turn']);
  });

  test('9.1 it is the row that was named', () => {
    const s = given({ people: [{}, {}], row: ['I01', 'J01'] });
    const [, items, jobs] = s.shared.rows;
    play(s, { t: 'refresh', row: 'item' });
    expect([s.shared.rows[1] === items, s.shared.rows[2]]).toEqual([false, jobs]);
  });

  test('9.2 one card for one, unless the option fills every slot', () => {
    const counts = [false, true].map((refreshRefills) => {
      const s = given({ people: [{}, {}], row: ['J01'], options: { refreshRefills } });
      play(s, { t: 'refresh', row: 'job' });
      return s.shared.rows[2]?.filter((card) => card >= 0).length;
    });
    expect(counts).toEqual([1, 2]);
    const bare = given({ people: [{}, {}] });
    expect(whyNot(bare, { t: 'refresh', row: 'partner' })).toEqual({
      clause: '9.2',
      because: 'No card is left in this row to be replaced.',
    });
    expect(can(given({ people: [{}, {}], options: { refreshRefills: true } }), { t: 'refresh', row: 'partner' })).toBe(true);
  });

  test('9.3 at the end of both tracks there is nothing left to pay with', () => {
    const s = given({ people: [{ sth: -4, lth: 1 }], row: ['P01'] });
    play(s, { t: 'refresh', row: 'project' });
    expect(at(s, 0)).toMatchObject({ sth: -4, lth: 0 });
    expect(whyNot(s, { t: 'refresh', row: 'project' })).toEqual({
      clause: '9.3',
      because: 'A refresh costs 1 short-term happiness; you are at −4, the end of the track, and have 0 lasting happiness to lose instead.',
    });
  });

  test('9.4 in the Teen round jobs and partners cannot be refreshed', () => {
    const s = given({ people: [{}], round: 1, row: ['P01'], options: { refreshRefills: true } });
    expect(can(s, { t: 'refresh', row: 'project' })).toBe(true);
    expect(whyNot(s, { t: 'refresh', row: 'job' })?.clause).toBe('9.4');
  });
});

describe('discarding', () => {
  test('10.1, 5.13b a project given up goes to the discards with 1 short-term happiness and 1 stress; its hourglasses are spent; the turn goes on', () => {
    const s = given({ people: [{ creativity: 9, influence: 9, front: ['P07'] }] });
    play(s, { t: 'advance', card: 'P07' });
    play(s, { t: 'discard', card: 'P07' });
    expect(at(s, 0)).toMatchObject({ projects: [], sth: -1, stress: 7, spent: 1, free: 5, lth: 1 });
    expect(s.shared.discards[0]).toEqual([cardOf(edition, 'P07')]);
    expect(s.shared.level[cardOf(edition, 'P07')]).toBe(0);
    expect(asked(s)).toEqual([0, 'turn']);
  });

  test('10.1 whatever it is: project, item, job or partner', () => {
    const s = given({ people: [{ stress: 0, front: ['S01', 'I01', 'J13', 'V01'] }] });
    for (const card of ['S01', 'I01', 'J13', 'V01']) play(s, { t: 'discard', card });
    expect(at(s, 0)).toMatchObject({ projects: [], items: [], job: -1, partners: [], stress: 4, sth: -4 });
  });

  test('10.1 what it counted for still counts: a single-round project given up, and a role', () => {
    const s = given({ people: [{ knowledge: 20, creativity: 20, influence: 20, money: 20 }], row: ['S02', 'G01'] });
    play(s, { t: 'single', card: 'S02', level: 1 });
    play(s, { t: 'start', card: 'G01', role: 1 });
    play(s, { t: 'discard', card: 'S02' });
    play(s, { t: 'discard', card: 'G01' });
    expect(at(s, 0)).toMatchObject({ projects: [], sharedAndSingle: 2 });
  });

  test('10.1 a discard that kills ends the turn', () => {
    const s = given({ people: [{ stress: 14, front: ['I01'] }, {}] });
    play(s, { t: 'discard', card: 'I01' });
    expect(at(s, 0).alive).toBe(false);
    expect(asked(s)).toEqual([1, 'turn']);
  });

  test('10.2 a group project can go only while nobody else is in it', () => {
    const lone = given({ people: [{ front: ['G01'], roles: [['G01', 1]] }, {}] });
    play(lone, { t: 'discard', card: 'G01' });
    expect(at(lone, 0)).toMatchObject({ projects: [], spent: 1 });
    const s = given({ people: [{ front: ['G01'], roles: [['G01', 1]] }, { roles: [['G01', 2]] }] });
    expect(whyNot(s, { t: 'discard', card: 'G01' })).toEqual({
      clause: '10.2',
      because: 'Others cover 1 of the roles in Magazine: it can no longer be discarded.',
    });
  });

  test('10.3 an activity cannot be discarded', () => {
    const s = given({ people: [{ front: ['A02'] }] });
    expect(whyNot(s, { t: 'discard', card: 'A02' })?.clause).toBe('10.3');
  });

  test('10.4 winding down: asked with a basic project, a job, a partner, an upkeep coming, or enough cards to die; else not', () => {
    const isAsked = (front: readonly (string | readonly [string, number])[], stress = 6, round = 2): boolean => {
      const s = given({ people: [{ free: 1, stress, front, influence: 9 }, { free: 0 }], round });
      play(s, study);
      return s.open[0]?.kind === 'windDown';
    };
    expect(isAsked(['P01'])).toBe(true);
    expect(isAsked(['S01', 'G01'])).toBe(false);
    expect(isAsked(['V01'])).toBe(true);
    expect(isAsked(['P01'], 6, 8)).toBe(false);
    expect(isAsked(['V01', 'V02'])).toBe(true);
    expect(isAsked([['V01', 2]])).toBe(true);
    expect(isAsked(['J13'])).toBe(true);
    expect(isAsked([['I06', 2]])).toBe(true);
    expect(isAsked(['I06'])).toBe(false);
    expect(isAsked(['I06'], 14)).toBe(true);
    expect(isAsked(['J13'], 6, 8)).toBe(false);
  });

  test('10.1, 10.4 after the last hourglass a project is discarded for happiness that would fade anyway', () => {
    const s = given({ people: [{ free: 1, sth: 1, knowledge: 3, creativity: 9, front: [['P18', 2], 'P07', 'P08'] }], options: {} });
    play(s, { t: 'advance', card: 'P18' });
    expect(asked(s)).toEqual([0, 'windDown']);
    play(s, { t: 'discard', card: 'P08' });
    play(s, { t: 'done' });
    expect(s.shared.round).toBe(3);
    expect(at(s, 0)).toMatchObject({ sth: 0, projects: [cardOf(edition, 'P18'), cardOf(edition, 'P07')] });
  });

  test('10.4 under rules 2 three basic projects alone were no reason to ask', () => {
    const s = given({ people: [{ free: 1, front: ['P01', 'P02', 'P03'] }], rules: 2 });
    play(s, study);
    expect(asked(s)).toEqual([0, 'turn']);
  });

  test("10.4 this round's short-term happiness pays, one is asked again while there is a reason, and the option leaves it out", () => {
    const s = given({ people: [{ free: 1, influence: 9, sth: 1, front: ['J13', 'V01', 'V02'] }, { free: 0 }] });
    play(s, study);
    expect(asked(s)).toEqual([0, 'windDown']);
    play(s, { t: 'discard', card: 'J13' });
    expect(at(s, 0)).toMatchObject({ sth: 0, stress: 7 });
    expect(asked(s)).toEqual([0, 'windDown']);
    play(s, { t: 'done' });
    expect(s.shared.round).toBe(3);
    const without = given({ people: [{ free: 1, influence: 9, front: ['J13'] }], options: quiet });
    play(without, study);
    expect(asked(without)).toEqual([0, 'upkeep']);
  });
});
