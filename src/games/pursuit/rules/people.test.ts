/** RULES.md 5.8, 5.9 and 5.14: work and love. */
import { describe, expect, test } from 'vitest';
import { at, can, edition, given, legal, type Person, play, whyNot } from '../pursuit.build.js';
import { nameFor } from '../words/names.js';
import { cardOf, NO_CARD } from './cards.js';
import { lifeOf } from './life.js';

const quiet = { windDown: false } as const;
const study = { t: 'space', s: 'study' } as const;

describe('jobs', () => {
  test('5.8b jobs come in three fields and three levels, and say what is missing', () => {
    const s = given({ people: [{ influence: 3 }], row: ['J13', 'J06'] });
    expect(whyNot(s, { t: 'hire', card: 'J13' })).toEqual({
      clause: '5.8',
      because:
        'Being hired as Receptionist takes 4 Influence and 1 hourglass; you have 3 Influence and 6 hourglasses. Missing: 1 Influence.',
    });
    expect(whyNot(s, { t: 'hire', card: 'J06' })?.because).toContain('Missing: 8 Knowledge, 4 Creativity and 1 Influence.');
  });

  test('5.8d, 5.8e, 5.8f a new job replaces the old one without penalty, and slots are counted after it left', () => {
    const s = given({ people: [{ knowledge: 6, creativity: 4, front: ['P07', 'P08', 'J13'] }, {}], row: ['J04'] });
    play(s, { t: 'hire', card: 'J04' });
    expect(at(s, 0)).toMatchObject({ job: cardOf(edition, 'J04'), money: 11, stress: 6, sth: 0 });
    expect(s.shared.discards[2]).toEqual([cardOf(edition, 'J13')]);
  });

  test('5.8e with the option a change of jobs costs 1 short-term happiness and 1 stress', () => {
    const s = given({
      people: [{ knowledge: 6, creativity: 4, front: ['J13'] }, {}],
      row: ['J04'],
      options: { jobReplacementPenalty: true },
    });
    play(s, { t: 'hire', card: 'J04' });
    expect(at(s, 0)).toMatchObject({ job: cardOf(edition, 'J04'), money: 11, stress: 7, sth: -1 });
  });

  test('5.8e who would die of a change of jobs pays for it first, and is told so while alive', () => {
    const s = given({
      people: [{ knowledge: 6, creativity: 4, stress: 14, front: ['J13'] }, {}],
      row: ['J04'],
      options: { jobReplacementPenalty: true },
    });
    const told = play(s, { t: 'hire', card: 'J04' }).map(({ type }) => type);
    expect(told.filter((type) => type === 'inVain' || type === 'stress' || type === 'died')).toEqual(['inVain', 'stress', 'died']);
    expect(at(s, 0)).toMatchObject({ alive: false, job: -1 });
  });

  test('5.8f a job as fourth slot card is 1 stress', () => {
    const s = given({ people: [{ influence: 4, front: ['P07', 'P08', 'P09'] }, {}], row: ['J13'] });
    play(s, { t: 'hire', card: 'J13' });
    expect(at(s, 0)).toMatchObject({ stress: 7, money: 6 });
  });

  test('5.14a without a fitting job on the board there is no promotion, and the game says which is needed', () => {
    const s = given({ people: [{ influence: 9, front: ['J13'] }], row: ['J04', 'J18'] });
    expect(legal(s).some(({ t }) => t === 'promote')).toBe(false);
    expect(whyNot(s, { t: 'promote', to: 'J16' })).toEqual({
      clause: '5.14a',
      because: 'As Receptionist you need a level 2 social job on the board; Team Leader is not there.',
    });
  });

  test('5.14 a promotion says what is missing', () => {
    const s = given({ people: [{ influence: 4, front: ['J13'] }], row: ['J16'] });
    expect(whyNot(s, { t: 'promote', to: 'J16' })).toEqual({
      clause: '5.14',
      because:
        'The promotion to Team Leader takes 6 Influence and 1 hourglass; you have 4 Influence and 6 hourglasses. Missing: 2 Influence.',
    });
    const jobless = given({ people: [{ influence: 9 }], row: ['J16'] });
    expect(whyNot(jobless, { t: 'promote', to: 'J16' })?.because).toBe('Only those who have a job can be promoted; you have none.');
  });

  test('5.14c two fitting jobs are a choice', () => {
    const s = given({ people: [{ influence: 6, front: ['J13'] }], row: ['J16', 'J17'] });
    expect(legal(s).filter(({ t }) => t === 'promote')).toEqual([
      { t: 'promote', to: 'J16' },
      { t: 'promote', to: 'J17' },
    ]);
  });

  test('5.14d a promotion with four slot cards is no stress', () => {
    const s = given({ people: [{ influence: 6, front: ['P01', 'P02', 'P03', 'J13'] }], row: ['J16'] });
    play(s, { t: 'promote', to: 'J16' });
    expect(at(s, 0).stress).toBe(6);
  });

  test('5.14e from level 3 you retire: the job leaves, lasting happiness and money come; never from below, and not where the option forbids it', () => {
    const rich = { knowledge: 4, creativity: 2, influence: 2 };
    const s = given({ people: [{ ...rich, front: ['J06'] }] });
    play(s, { t: 'retire' });
    expect(at(s, 0)).toMatchObject({ job: -1, lth: 7, money: 8, stress: 6, sth: 0, spent: 1 });
    expect(whyNot(given({ people: [{ ...rich, front: ['J01'] }] }), { t: 'retire' })?.because).toBe(
      'Only from a level 3 job can you retire; yours is level 1.',
    );
    expect(whyNot(given({ people: [{ ...rich, front: ['J06'] }], options: { retirement: false } }), { t: 'retire' })?.because).toBe(
      'At this table nobody retires.',
    );
  });

  test('5.14f a headhunter fetches the next job for 2 more resources of the field', () => {
    const wish = { people: [{ influence: 8, front: ['J13'] }], options: { headhunter: true } } as const;
    const s = given(wish);
    play(s, { t: 'promote', to: 'J17' });
    expect(at(s, 0)).toMatchObject({ influence: 0, job: cardOf(edition, 'J17'), lth: 3 });
    const posted = given({ ...wish, row: ['J16'] });
    expect(legal(posted).filter(({ t }) => t === 'promote')).toEqual([{ t: 'promote', to: 'J16' }]);
    play(posted, { t: 'promote', to: 'J16' });
    expect(at(posted, 0).influence).toBe(2);
    const discarded = given({ people: [{ influence: 8, front: ['J13'] }, { front: ['J17'] }], options: { headhunter: true } });
    expect(can(discarded, { t: 'promote', to: 'J17' })).toBe(false); // while somebody else has it
    at(discarded, 1).job = NO_CARD;
    discarded.shared.discards[2] = [cardOf(edition, 'J17')];
    play(discarded, { t: 'promote', to: 'J17' });
    expect(at(discarded, 0)).toMatchObject({ influence: 0, job: cardOf(edition, 'J17') });
    expect(discarded.shared.discards[2]).toEqual([cardOf(edition, 'J13')]);
    const poor = given({ people: [{ influence: 7, front: ['J13'] }], options: { headhunter: true } });
    expect(whyNot(poor, { t: 'promote', to: 'J16' })).toMatchObject({ clause: '5.14f' });
  });
});

describe('love', () => {
  test('5.9c, 5.9d a date as fourth slot card is 1 stress, as second partner 1 more', () => {
    const fourth = given({ people: [{ front: ['P07', 'P08', 'J13'] }, {}], row: ['V02'] });
    play(fourth, { t: 'date', card: 'V02' });
    expect(at(fourth, 0)).toMatchObject({ stress: 7, knowledge: 3 });
    const both = given({ people: [{ front: ['P07', 'P08', 'J13', 'V03'] }, {}], row: ['V02'] });
    play(both, { t: 'date', card: 'V02' });
    expect(at(both, 0).stress).toBe(8);
  });

  test('5.9a a dated partner is replaced at once only with the option', () => {
    for (const partnerRefill of [false, true]) {
      const s = given({ people: [{}, {}], row: ['V02'], options: { partnerRefill } });
      play(s, { t: 'date', card: 'V02' });
      expect((s.shared.rows[3]?.[0] ?? -1) >= 0).toBe(partnerRefill);
    }
  });

  test('5.9b the side of the card is a matter of names', () => {
    const names = (['f', 'm'] as const).map((partnerSide1) => {
      const s = given({ people: [{}], row: ['V01'], options: { partnerSide1 } });
      return play(s, { t: 'date', card: 'V01' }).flatMap((event) => (event.type === 'love' ? [event.name] : []));
    });
    expect(names).toEqual([['Martha'], ['Martin']]);
  });

  test('5.9b at the date either side may be chosen, and the name stays', () => {
    const s = given({ people: [{ influence: 6, free: 5 }], row: ['V01'] });
    const names = ['Martha', 'Martin'];
    const asItLies = nameFor(edition, s.shared, 0, cardOf(edition, 'V01'));
    const other = names.find((name) => name !== asItLies);
    expect(legal(s)).toEqual(
      expect.arrayContaining([
        { t: 'date', card: 'V01' },
        { t: 'date', card: 'V01', turned: true },
      ]),
    );
    const loves = [
      ...play(s, { t: 'date', card: 'V01', turned: true }),
      ...play(s, { t: 'relate', card: 'V01' }),
      ...play(s, { t: 'discard', card: 'V01' }),
    ];
    expect(loves.flatMap((event) => (event.type === 'love' || event.type === 'givenUp' ? [event.name] : []))).toEqual([
      other,
      other,
      other,
    ]);
    expect(s.shared.turned).toEqual([]);
    expect(lifeOf(edition, s.shared, 0).memories.map(({ name, level }) => [name, level])).toEqual([
      [other, 0],
      [other, 0],
      [other, 2],
    ]);
  });

  test('5.9b where the table has said who partners of a place are, no card is turned; under rules 2 none was', () => {
    const s = given({ people: [{}], row: ['V01'], options: { partnerSide1: 'f' } });
    expect(whyNot(s, { t: 'date', card: 'V01', turned: true })).toEqual({
      clause: '5.9b',
      because: 'At this table partners of your place are women.',
    });
    expect(can(given({ people: [{}], row: ['V01'], rules: 2 }), { t: 'date', card: 'V01', turned: true })).toBe(false);
  });

  test('5.9f from Date to Relationship to Raise Family, also in one round, with the stress of the repeat', () => {
    const s = given({ people: [{ influence: 6, money: 8 }], row: ['V01'], options: { partnerSide1: 'f' } });
    play(s, { t: 'date', card: 'V01' });
    play(s, { t: 'relate', card: 'V01' });
    expect(at(s, 0)).toMatchObject({ stress: 7, sth: 1 });
    play(s, { t: 'relate', card: 'V01' });
    expect(at(s, 0)).toMatchObject({ stress: 8, lth: 3, money: 8 });
    expect(whyNot(s, { t: 'relate', card: 'V01' })).toEqual({
      clause: '5.9f',
      because: 'You and Martha have a family already; there is no higher level.',
    });
  });

  test('5.9g a family asks two hourglasses a round', () => {
    const s = given({ people: [{ free: 1, front: [['V02', 3]] }], options: quiet });
    play(s, study);
    play(s, { t: 'upkeepPay', card: 'V02' });
    expect(at(s, 0)).toMatchObject({ free: 4, spent: 2, lth: 2, sth: 1, knowledge: 6 });
  });

  test.each([
    ['V05', 2, {}, { front: ['J01'] }, 'you to have a job of level 1 or more; you have no job'],
    ['V06', 2, { stress: 9 }, { stress: 8 }, 'you on stress space 8 or better; you are on 9'],
    ['V06', 3, { front: ['I01'] }, { front: ['I01', 'I02'] }, 'you to own at least 2 items; you own 1'],
    ['V08', 3, { front: ['I01'] }, { front: [['I01', 2]] }, 'you to own an item of level 2 or more; your best is of level 1'],
    ['V10', 2, { sth: 1 }, { sth: 2 }, 'you to have at least 2 short-term happiness; you have 1'],
    ['V11', 2, { front: ['P01'] }, { front: ['P01', 'P02'] }, 'you to have begun at least 2 basic projects; you have begun 1'],
    ['V11', 3, {}, { basicCompleted: 1 }, 'you to have completed at least 1 basic project; you have completed 0'],
    ['V02', 3, { knowledge: 7 }, { knowledge: 8 }, 'you to have at least 8 Knowledge; you have 7'],
  ] as const)('5.9e %s asks for level %i what it asks', (id, level, without, withIt, words) => {
    const person = (more: Person): Person => ({
      ...more,
      front: [...(more.front ?? []), [id, level - 1] as const],
    });
    const refused = given({ people: [person(without)] });
    expect(whyNot(refused, { t: 'relate', card: id })?.because).toContain(words);
    expect(can(given({ people: [person(withIt)] }), { t: 'relate', card: id })).toBe(true);
  });
});
