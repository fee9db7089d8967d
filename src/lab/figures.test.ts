/** Figures and sentences, from made-up matches whose answers are known. */
import { describe, expect, it } from 'vitest';
import { figuresOf, type GameFigures } from './figures.js';
import type { MatchRow } from './measure.js';
import { checkPlan, type Plan } from './plan.js';
import * as say from './sentences.js';
import { NO_TALLIES, type Tallies, WHOLE_WIN } from './tallies.js';

/** A match of two in which this seat wins, or both. */
function match(
  cell: number,
  number: number,
  winner: 0 | 1 | 'both',
  part: Partial<MatchRow> = {},
  bots = ['sensible', 'sensible'],
): MatchRow {
  const seats = [0, 1].map((seat) => {
    const wins = winner === 'both' || winner === seat;
    return {
      bot: bots[seat] ?? '',
      place: seat + 1,
      role: null,
      score: wins ? 10 : 7,
      rank: wins ? 1 : 2,
      win: wins ? WHOLE_WIN / (winner === 'both' ? 2 : 1) : 0,
    };
  });
  return {
    cell,
    match: number,
    seats,
    decisions: 20,
    choices: 10,
    answers: 60 + number,
    bits: 30,
    rounds: 5,
    lead: { changes: 2, decided: 10 },
    ...part,
  };
}

const times = <X>(count: number, make: (i: number) => X): X[] => Array.from({ length: count }, (_, i) => make(i));
const figures = (plan: Plan, rows: MatchRow[], tallies: Tallies[] = []): GameFigures => figuresOf(plan, { rows, tallies });
const two = checkPlan({ game: 'bird', seats: 2, matches: 100 });

describe('victories', () => {
  it('are shared out by seat and by order of play, with intervals', () => {
    const [table] = figures(two, [
      ...times(70, (i) => match(0, i, 0)),
      ...times(20, (i) => match(0, 70 + i, 1)),
      ...times(10, (i) => match(0, 90 + i, 'both')),
    ]).tables;
    expect(table?.byPlace).toMatchObject([
      { who: 'first player', share: 0.75, fair: 0.5, matches: 100 },
      { who: 'second player', share: 0.25, fair: 0.5, matches: 100 },
    ]);
    expect(table?.byPlace[0]?.low).toBeCloseTo(0.6569, 3);
    expect(table?.ranks[0]).toEqual({ who: 'first player', shares: [0.8, 0.2] });
    expect(say.fairness(table ?? never())[0]).toBe(
      'At a table of 2 the first player wins 75.0 % (65.7 to 82.5 %), more than the fair 50.0 %.',
    );
  });

  it('that chance explains are not called unfair, and what could not be seen is said', () => {
    const [table] = figures(
      two,
      times(100, (i) => match(0, i, i % 2 === 0 ? 0 : 1)),
    ).tables;
    expect(say.fairness(table ?? never())).toEqual([
      'At a table of 2 nobody differs from the fair 50.0 % by more than chance explains. With 100 matches a difference below about 9.8 points cannot be seen.',
    ]);
  });

  it('of matches that are all alike are not trusted', () => {
    const [table] = figures(
      two,
      times(100, (i) => match(0, i, 0, { answers: 60 })),
    ).tables;
    expect(table?.different).toBe(1);
    expect(say.fairness(table ?? never()).at(-1)).toBe(
      'But among 100 matches only 1 is different: rules and bots leave little to chance, and the intervals are too narrow.',
    );
  });

  it('of few matches come with a warning', () => {
    const [table] = figures(
      two,
      times(20, (i) => match(0, i, i % 2 === 0 ? 0 : 1)),
    ).tables;
    expect(say.fairness(table ?? never()).at(-1)).toBe('These are only 20 matches: small differences stay hidden.');
  });
});

describe('length, choices and leads', () => {
  it('are averages over matches', () => {
    const [table] = figures(two, [match(0, 0, 0), match(0, 1, 1, { decisions: 40, rounds: 9, lead: { changes: 4, decided: 40 } })]).tables;
    expect([table?.decisions.mean, table?.rounds?.mean, table?.lead?.changes.mean, table?.lead?.decided.median]).toEqual([30, 7, 3, 0.75]);
    expect(table?.branching).toBe(121 / 60);
    expect(table?.minutes.mean).toBe((3 * 30 + 4 * 30) / 60);
    expect(table?.decidedAt).toEqual([0, 0, 0, 0, 0, 1, 0, 0, 0, 1]);
  });

  it('say how often something is offered, taken and goes with victory', () => {
    const tallies: Tallies = {
      asked: { main: [200, 50, 800, 6] },
      offered: { main: { gold: [150, 60, 100, 50, 40 * WHOLE_WIN, 10 * WHOLE_WIN] } },
    };
    const [table] = figures(
      two,
      times(100, (i) => match(0, i, 0)),
      [tallies],
    ).tables;
    expect(table?.questions).toEqual([{ question: 'main', asked: 2, forced: 0.25, answers: 4, most: 6 }]);
    expect(table?.offers[0]).toMatchObject({
      choice: 'gold',
      offered: 1.5,
      taken: 0.6,
      seatsTaken: 50,
      winTaken: { share: 0.8 },
      seatsLeft: 50,
      winLeft: { share: 0.2 },
    });
    expect(say.offers(table ?? never())[0]).toContain('Those who ever chose "gold" won 80.0 %');
    expect(say.offers(table ?? never())[1]).toContain('not what causes what');
  });
});

describe('luck and skill', () => {
  it('are told apart by who plays', () => {
    const mixed = checkPlan({ game: 'bird', seats: 2, bots: [['sensible', 'random']], matches: 100 });
    const rows = times(100, (i) => match(0, i, i < 90 ? 0 : 1, {}, ['sensible', 'random']));
    const [skill] = figures(mixed, rows).skill;
    expect(skill?.byBot.map(({ who, share }) => [who, share])).toEqual([
      ['sensible', 0.9],
      ['random', 0.1],
    ]);
    expect(skill?.explained).toBeCloseTo(0.64, 9);
    expect(say.skill(skill ?? never())).toContain(
      'sensible wins 90.0 % (82.6 to 94.5 %) where 50 % would be luck alone. 64 % of the differences in rank follow',
    );
  });
});

describe('sets of options', () => {
  const plan = checkPlan({
    game: 'bird',
    seats: 2,
    matches: 40,
    options: { usual: {}, dear: { goldCost: 3 }, hidden: { openCounts: false } },
  });
  const lengths = times(40, (i) => 20 + (i % 7));
  const rows = [
    ...lengths.map((decisions, i) => match(0, i, 0, { decisions })),
    ...lengths.map((decisions, i) => match(1, i, i < 30 ? 0 : 1, { decisions: decisions + 4 + (i % 2) })),
    ...lengths.map((decisions, i) => match(2, i, 0, { decisions })),
  ];
  const [dear, hidden] = figures(plan, rows).comparisons;

  it('are compared match by match on the same seeds, so that what matches differ in anyway drops out', () => {
    expect(dear).toMatchObject({ options: 'dear', against: 'usual', pairs: 40, same: 0 });
    expect(dear?.decisions.mean).toBe(4.5);
    expect(dear?.decisions.low).toBeGreaterThan(4.3);
    expect(dear?.favoured).toMatchObject({ who: 'first player', before: 1, now: 0.75, mean: -0.25 });
    expect(say.comparison(dear ?? never())).toEqual([
      '"dear" instead of "usual", 2 players, 40 pairs on the same seeds: +4.5 decisions (+4.3 to +4.7), a clear difference.',
      'The first player, favoured before, wins 75.0 % instead of 100.0 % (−25.0 points, −39.0 to −11.0): a clear difference.',
    ]);
  });

  it('that change nothing are called so', () => {
    expect([hidden?.pairs, hidden?.same]).toEqual([40, 40]);
    expect(say.comparison(hidden ?? never())).toEqual(['"hidden" changes nothing in any of 40 matches with 2 players (sensible).']);
  });
});

it('an unfinished plan is called so', () => {
  expect(say.caveats(figures(two, [match(0, 0, 0)]))[0]).toContain('The plan is not finished: 1 of 100 matches are in.');
});

it('tables without tallies are no trouble', () => {
  expect(figures(two, [match(0, 0, 0)], [NO_TALLIES]).tables[0]?.offers).toEqual([]);
});

function never(): never {
  throw new Error('there is one');
}
