/** RULES.md 11 and 12: inheritance, life goals, ties, and the life lived alone. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseRecord, verify } from '../../../engine/record.js';
import { winners } from '../../../engine/standings.js';
import { viewFor } from '../../../engine/view.js';
import { catalogueOf } from '../editions/catalogue.js';
import { EDITIONS } from '../editions/index.js';
import { pursuit } from '../index.js';
import { asked, at, edition, given, type Person, play } from '../pursuit.build.js';
import { story } from '../words/story.js';
import { OLD_AGE_STRESS } from './board.js';
import { lifeOf } from './life.js';
import type { Move, PursuitEvent, PursuitOptions, PursuitState } from './types.js';

/** Lets the last living player die by a repeat, and so ends the match. */
function ending(
  people: readonly Person[],
  goals: readonly string[] = [],
  options: Partial<PursuitOptions> = {},
): readonly [PursuitState, readonly PursuitEvent[]] {
  const [last, ...dead] = people;
  const s = given({
    people: [{ ...last, stress: 14, free: 1, on: { study: 1 } }, ...dead.map((person) => ({ ...person, dead: true }))],
    goals,
    options,
    round: 6,
  });
  return [s, play(s, { t: 'space', s: 'study' })];
}

const endOf = (...how: Parameters<typeof ending>): PursuitState => ending(...how)[0];

test('11.1 the game is over when everybody has died', () => {
  expect(endOf([{}, {}]).open).toEqual([]);
});

test('11.2 inheritance: 11, 4 and 5 resources and 14 money are 2 + 0 + 1 + 2 lasting happiness, and stay', () => {
  const s = endOf([{ knowledge: 11, creativity: 4, influence: 5, money: 14 }]);
  expect(at(s, 0)).toMatchObject({ lth: 5, money: 14 });
  expect(pursuit.scores(s.shared)[0]?.lines).toEqual([{ key: 'inheritance', label: 'Inheritance', points: 5, unit: 'lasting happiness' }]);
});

test('11.3 the richest takes 1 lasting happiness per 2 money, at most 5; a tie gives nobody anything', () => {
  const [rich, told] = ending([{ money: 14 }, { money: 9 }], ['L01']);
  expect(told).toContainEqual({ type: 'goal', goal: 'L01', seat: 0, lth: 5, best: 14 });
  expect([at(rich, 0).lth, at(rich, 1).lth]).toEqual([2 + 5, 1]);
  const tie = endOf([{ money: 7 }, { money: 7 }], ['L01']);
  expect([at(tie, 0).lth, at(tie, 1).lth]).toEqual([1, 1]);
  const coin = endOf([{ money: 1 }, {}], ['L01']);
  expect(at(coin, 0)).toMatchObject({ lth: 0, goalsWon: 0 }); // it would pay nothing
  expect(endOf([{ money: 2 }, {}], ['L01']).shared.players[0]).toMatchObject({ lth: 1, goalsWon: 1 });
  expect(endOf([{ jobIncome: 5 }, {}], ['L07']).shared.players[0]?.goalsWon).toBe(0);
  const nothing = endOf([{}, {}], ['L04']);
  expect([at(nothing, 0).goalsWon, at(nothing, 1).goalsWon]).toEqual([0, 0]);
});

test.each([
  ['L02', {}, {}, [0, 5]],
  ['L03', {}, {}, [4, 0]],
  ['L04', { front: ['I01', 'I02', 'I03', 'I04', 'I05', 'I06'] }, { front: ['I07'] }, [5, 0]],
  ['L05', { basicCompleted: 3 }, { basicCompleted: 1 }, [3, 0]],
  ['L06', { activitiesDone: 2 }, { activitiesDone: 4 }, [0, 4]],
  ['L07', { jobIncome: 17 }, { jobIncome: 6 }, [2, 0]],
  ['L08', { relationshipUpkeeps: 7 }, {}, [5, 0]],
  ['L09', { sharedAndSingle: 6 }, { sharedAndSingle: 5 }, [4, 0]],
] as const)('11.3 life goal %s', (goal, one, other, lth) => {
  const s = endOf([one, other], [goal]);
  expect([at(s, 0).lth, at(s, 1).lth]).toEqual(lth);
});

test('11.3 one player may achieve several goals', () => {
  const s = endOf([{ money: 4, activitiesDone: 2 }, {}], ['L01', 'L06']);
  expect(at(s, 0)).toMatchObject({ lth: 4, goalsWon: 2 });
});

test('11.4 equal lasting happiness: more goals, then more basic projects, then a shared victory', () => {
  const byGoals = endOf([{ lth: 4, activitiesDone: 1 }, { lth: 5 }], ['L06']);
  expect(winners(pursuit, byGoals.shared)).toEqual([0]);
  const byProjects = endOf([{ lth: 5 }, { lth: 5, basicCompleted: 1 }]);
  expect(winners(pursuit, byProjects.shared)).toEqual([1]);
  expect(winners(pursuit, endOf([{ lth: 5 }, { lth: 5 }]).shared)).toEqual([0, 1]);
});

test('12.2, 12.3 alone: 9 money, 5 items, 3 basic projects and 49 lasting happiness before inheritance win; with 4 items they do not', () => {
  const items = ['I01', 'I02', 'I03', 'I04', 'I05'];
  const life = { money: 9, basicCompleted: 3, lth: 49 };
  const won = endOf([{ ...life, front: items }], ['L01', 'L04', 'L05']);
  expect(pursuit.scores(won.shared)[0]).toMatchObject({
    total: 50,
    verdict: { won: true, words: 'A life well lived: 50 of 50 lasting happiness, all life goals met.' },
  });
  expect(winners(pursuit, won.shared)).toEqual([0]);
  const lost = endOf([{ ...life, lth: 69, front: items.slice(1) }], ['L01', 'L04', 'L05']);
  expect(pursuit.scores(lost.shared)[0]?.verdict).toEqual({
    won: false,
    words: 'Happy, but unfinished: 70 of 50 lasting happiness, not met: Full Attic.',
  });
  expect(winners(pursuit, lost.shared)).toEqual([]);
});

test('12.2, 12.3 alone, what each goal asked for and the target are told; among several there is no target', () => {
  const [s, told] = ending([{ money: 9, lth: 49 }], ['L04']);
  expect(told).toContainEqual({ type: 'soloGoal', goal: 'L04', met: false, value: 0, needed: 5 });
  expect(told.at(-1)).toMatchObject({ type: 'over', target: 50 });
  expect(pursuit.scores(s.shared)[0]?.verdict?.words).toMatch(/^Happy, but unfinished: 50 of 50/);
  expect(ending([{}, {}])[1].at(-1)).toMatchObject({ type: 'over', target: null });
});

test('12.3 the target follows the length of the game, or the option', () => {
  const target = (options: Partial<PursuitOptions>) => pursuit.scores(endOf([{ lth: 40 }], [], options).shared)[0]?.verdict?.words;
  expect(target({})).toContain('40 of 50 lasting happiness');
  expect(target({ adultRounds: 3 })).toContain('40 of 42 lasting happiness');
  expect(target({ adultRounds: 2 })).toContain('40 of 33 lasting happiness');
  expect(target({ soloTarget: 40 })).toContain('40 of 40 lasting happiness');
});

test('12.2 alone, Telegram from the Palace asks for the second Old Age round, whatever its number', () => {
  for (const adultRounds of [4, 2] as const) {
    const s = given({
      people: [{ stress: 0, free: 1 }],
      round: 2 + adultRounds,
      goals: ['L03'],
      options: { adultRounds, soloTarget: 1, windDown: false },
    });
    play(s, { t: 'space', s: 'study' });
    expect(pursuit.scores(s.shared)[0]?.verdict?.words).toContain('all life goals met');
  }
});

test('12.2, 7.4 alone, who dies in the upkeep of the second Old Age round has not seen its Action Phase', () => {
  const s = given({
    people: [{ stress: 14 - OLD_AGE_STRESS.standard[1], free: 1, front: ['J13'] }],
    round: 6,
    goals: ['L03'],
    options: { soloTarget: 1, windDown: false, oldAgeStress: 'standard' },
  });
  play(s, { t: 'space', s: 'study' });
  expect([s.shared.round, at(s, 0).stress]).toEqual([7, 14]);
  play(s, { t: 'upkeepDrop', card: 'J13' });
  expect(at(s, 0)).toMatchObject({ alive: false, diedIn: 7 });
  expect(pursuit.scores(s.shared)[0]?.verdict?.words).toContain('not met: Telegram from the Palace');
});

test('11.5 the story says who stayed to the end, and who left a job for another or for good', () => {
  const told = (...moves: readonly Move[]): string => {
    const goods = { knowledge: 9, creativity: 9, influence: 9, money: 9 };
    const s = given({ people: [{ ...goods, free: 6 }, {}], row: ['V01', 'V02', 'J13', 'J06'] });
    for (const move of moves) {
      while (asked(s)[0] !== 0) play(s, { t: 'space', s: 'study' });
      play(s, move);
    }
    return story(catalogueOf(EDITIONS), lifeOf(edition, s.shared, 0), 'Ada');
  };
  const parted = told({ t: 'date', card: 'V01' }, { t: 'date', card: 'V02' }, { t: 'discard', card: 'V02' });
  expect(parted).toMatch(/In love: went out with \w+ from 25 and went out with \w+ from 25 until they parted at 25\./);
  expect(told({ t: 'hire', card: 'J13' }, { t: 'discard', card: 'J13' })).toContain('became Receptionist at 25, and did not keep it.');
  expect(told({ t: 'hire', card: 'J13' }, { t: 'hire', card: 'J06' })).not.toContain('did not keep it');
});

test.each([
  [29, 'A quiet life'],
  [30, 'No regrets'],
  [40, 'A good run'],
  [50, 'A life well lived'],
  [60, 'The envy of the street'],
  [70, 'One for the biographers'],
  [80, 'Legend'],
])('12.4 %i lasting happiness: %s', (lth, title) => {
  expect(pursuit.scores(endOf([{ lth }]).shared)[0]?.verdict?.words).toContain(title);
});

test('11.5 the end tells each life in a few sentences', () => {
  const s = given({
    people: [{ trait: 'T01', knowledge: 3, creativity: 5, influence: 9, money: 4, free: 6, front: [['P06', 3]] }],
    row: ['J13', 'V01', 'I06', 'S01'],
    options: { windDown: false, partnerSide1: 'f' },
  });
  play(s, { t: 'advance', card: 'P06' });
  play(s, { t: 'hire', card: 'J13' });
  play(s, { t: 'date', card: 'V01' });
  play(s, { t: 'relate', card: 'V01' });
  play(s, { t: 'spend', card: 'I06', level: 1 });
  Object.assign(at(s, 0), { stress: 14 });
  at(s, 0).onSpace = at(s, 0).onSpace.map((n, space) => (space === 0 ? 1 : n));
  at(s, 0).reserve--;
  const events = play(s, { t: 'space', s: 'study' });
  const life = events.find((event) => event.type === 'life');
  if (life === undefined) throw new Error('no life was told');
  expect(pursuit.words.event(life, ['Ada'])).toBe(
    'As a child Ada was called Creative. In working life: became Receptionist at 25. In love: was together with Martha from 25 to the end. ' +
      'Of all those plans: finished Healthy Eating. For pleasure: owned Scrapheap (Car). Ada died at 25 with 5 lasting happiness.',
  );
  const headings = pursuit.words.table(viewFor(s, 0), ['Ada']).map(({ heading }) => heading);
  expect(headings).toContain('The lives');
});

test.each([
  ['won', true, 'A life well lived: 57 of 50 lasting happiness, all life goals met.'],
  ['lost', false, 'A good run: 45 of 50 lasting happiness, not met: Finisher.'],
  ['unfinished', false, 'Happy, but unfinished: 56 of 50 lasting happiness, not met: Candle at Both Ends and Whole Village.'],
])('12.3, 12.4 the life alone on record that was %s still is', (end, won, words) => {
  const file = new URL(`../records/rules-1-solo-${end}.json`, import.meta.url);
  const { state } = verify(pursuit, parseRecord(readFileSync(file, 'utf8')));
  expect(state.open).toEqual([]);
  expect(pursuit.scores(state.shared)[0]?.verdict).toEqual({ won, words });
});
