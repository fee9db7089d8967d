/** My happiness without a screen: what is kept of a match, the rating and its band, luck, records, and files brought together. */
import { describe, expect, it } from 'vitest';
import { playOut } from '../../bots/contest.js';
import { STEPS, type Step } from '../../bots/index.js';
import { begin } from '../../engine/play.js';
import { recordOf } from '../../engine/record.js';
import { seedFrom } from '../../engine/seed.js';
import { games } from '../../games/index.js';
import { linesFor, linesFromRecord } from '../../match/begin.js';
import { roomFrom } from '../../match/fold.js';
import type { Line } from '../../match/lines.js';
import { faceOf } from '../../match/shown.js';
import { review as lookBack, type Review } from '../../review/index.js';
import { seedOn } from '../daily/seeds.js';
import { keepReview } from '../review/keeping.js';
import { merged, progressText, readProgress } from './file.js';
import { type Finished, finishedHere, finishedOnline, type Reviewed } from './finished.js';
import { luckIn } from './luck.js';
import type { Progress, TriedDay } from './progress.js';
import { betweenSteps, ratingOf } from './rating.js';
import { recordsIn } from './records.js';
import { tiesOf } from './ties.js';

const EMPTY: Progress = { finished: [], days: [] };
const DAY = 24 * 3_600_000;

/** A match against bots; I sit in the first seat. */
function match(n: number, rank: number, bots: readonly Step[], part: Partial<Finished> = {}): Finished {
  const others = bots.map((bot, i) => ({ bot, rank: i + 1 < rank ? i + 1 : i + 2, total: 20 - i }));
  return {
    id: `m${n}`,
    game: 'bird',
    rules: 1,
    at: n * DAY,
    road: 'device',
    me: 0,
    seats: [{ bot: null, rank, total: 21 - rank }, ...others],
    won: rank === 1,
    ties: [],
    unit: 'birds',
    verdict: '',
    deal: `deal ${n}`,
    review: null,
    ...part,
  };
}

const review = (luck: number, decisions: number) => ({
  start: 0.5,
  luck,
  decisions,
  others: 0,
  end: 0.5 + luck + decisions,
  unit: 'share',
});

it('a finished review feeds luck and decisions, one that is stopped does not yet', async () => {
  const bird = games.bird;
  if (!bird) throw new Error('bird is on the list');
  const table = playOut(bird, { lineUp: ['sensible', 'random'], options: { length: 'short' }, seed: seedFrom('looked back on') });
  const effort = { playouts: 4, horizon: null };
  const steps = lookBack(bird, recordOf(table, ['Ada', 'Wren'], { seed: true }), { rough: effort, fine: effort, moments: 0 });
  const line = new Map([['m1', match(1, 1, ['steady'])]]);
  const withMatch = new Map<string, Review>();
  const stores = {
    archive: { keepReview: async (id: string, found: Review) => void withMatch.set(id, found) },
    kept: {
      review: async (id: string, found: Reviewed) => {
        const before = line.get(id);
        if (before) line.set(id, { ...before, review: found });
      },
    },
  };
  const shown = () => luckIn([...line.values()]).shown.map(({ review: found }) => found?.luck ?? null);
  for (let step = steps.next(); ; step = steps.next()) {
    await keepReview(stores, 'm1', step.value, 0);
    expect(withMatch.get('m1')).toBe(step.value);
    if (!step.done) expect(shown()).toEqual([null]);
    else {
      expect(shown()).toEqual([step.value.seats[0]?.luck]);
      break;
    }
  }
  line.set('m1', match(1, 1, ['steady']));
  await keepReview(stores, 'm1', withMatch.get('m1') as Review, null); // others' match
  expect(shown()).toEqual([null]);
});

describe('what is kept of a match', () => {
  const seats = [{ name: 'Ada', bot: null }];
  const wish = { game: 'bird', seats, options: {}, seed: seedOn('2026-11-16') };
  const bird = games.bird;
  if (!bird) throw new Error('bird is on the list');
  const played = playOut(bird, { lineUp: ['sleepy'], options: {}, seed: wish.seed });

  /** As somebody plays it here: each answer later than the beginning. */
  function linesPlayed(): readonly Line[] {
    const first = linesFor(wish, 1000);
    const begun = first.filter((line) => line.t === 'played').length;
    const rest = played.entries.slice(begun).map((entry, i): Line => {
      if ('undo' in entry) throw new Error('bots take nothing back');
      return { t: 'played', at: 2000 + i, seat: 0, by: entry.forced ? 'rules' : 'person', entry };
    });
    return [...first, ...rest];
  }

  it('is score, place, verdict and who sat there', () => {
    const [score] = bird.scores(played.state.shared);
    const kept = finishedHere(roomFrom('m1', linesPlayed()));
    expect(kept).toMatchObject({
      id: 'm1',
      game: 'bird',
      me: 0,
      road: 'device',
      unit: 'birds',
      won: score?.verdict?.won,
      verdict: score?.verdict?.words,
    });
    expect(kept?.seats).toEqual([{ bot: null, rank: 1, total: score?.total }]);
    expect(kept?.at).toBeGreaterThan(2000);
  });

  it('is the same of a match with friends, as its face tells it', () => {
    const room = roomFrom('m1', linesPlayed());
    const here = finishedHere(room);
    const online = finishedOnline(bird, faceOf(room, 9000), played.state.shared, 0, here?.at ?? 0);
    expect(online).toEqual({ ...here, road: 'friends', deal: null });
  });

  it('is nothing before the end, and nothing of a match that came from a file', () => {
    expect(finishedHere(roomFrom('m1', linesPlayed().slice(0, -1)))).toBeNull();
    const record = recordOf(played, ['Ada'], { seed: true });
    expect(finishedHere(roomFrom('m2', linesFromRecord(record, [null], 1000)))).toBeNull();
  });
});

describe('the rating', () => {
  const ladder = { bird: games.bird ?? {} };

  it('lies at a bot for somebody who wins half against it, and the band gets narrower', () => {
    const even = Array.from({ length: 120 }, (_, i) => match(i, 1 + (i % 2), ['sharp']));
    const { line, now } = ratingOf(even, ladder);
    expect(now?.step).toBeGreaterThan(3.5);
    expect(now?.step).toBeLessThan(4.5);
    const width = (i: number) => (line[i]?.high ?? 0) - (line[i]?.low ?? 0);
    expect(width(0)).toBeGreaterThan(width(20));
    expect(width(20)).toBeGreaterThan(width(119));
    expect(line).toHaveLength(120);
  });

  it('rises with victories and falls with defeats, more over a strong bot', () => {
    const stepAfter = (rank: number, bot: Step) => ratingOf([match(1, rank, [bot])], ladder).now?.step ?? 0;
    expect(stepAfter(1, 'steady')).toBeGreaterThan(stepAfter(2, 'steady'));
    expect(stepAfter(1, 'master')).toBeGreaterThan(stepAfter(1, 'sleepy'));
    expect(stepAfter(2, 'sleepy')).toBeLessThan(stepAfter(2, 'master'));
  });

  it('counts four at a table as one match, and what was won against each', () => {
    const { line, against } = ratingOf([match(1, 1, ['steady', 'sharp', 'sharp'])], ladder);
    expect(line).toHaveLength(1);
    expect(against[STEPS.indexOf('sharp')]).toEqual({ won: 1, played: 1, fair: 0.25 });
    expect(against[STEPS.indexOf('sleepy')]).toEqual({ won: 0, played: 0, fair: 0 });
  });

  it('leaves out a deal that was played before, matches without bots, and those of several people', () => {
    const counted = ratingOf(
      [
        match(1, 1, ['sharp'], { deal: 'same' }),
        match(2, 1, ['sharp'], { deal: 'same' }),
        match(3, 1, [], {}),
        match(4, 1, ['sharp'], { me: null }),
      ],
      ladder,
    );
    expect(counted.line).toHaveLength(1);
  });

  it('takes the usual distance where a game has not been measured, and never leaves its scale', () => {
    const wins = Array.from({ length: 80 }, (_, i) => match(i, 1, ['master'], { game: 'pursuit' }));
    const { now } = ratingOf(wins, { pursuit: games.pursuit ?? {} });
    expect(now?.step).toBeGreaterThan(5);
    expect(now?.high).toBeLessThanOrEqual(6);
  });

  it('is said by the bots around it', () => {
    expect(betweenSteps(3.4)).toEqual({ below: 2, above: 3 });
    expect(betweenSteps(3.05)).toEqual({ below: 2, above: 2 });
    expect(betweenSteps(0.4)).toEqual({ below: null, above: 0 });
    expect(betweenSteps(5.6)).toEqual({ below: 4, above: null });
  });
});

describe('luck and decisions', () => {
  it('are means over what was reviewed; the rest leaves gaps', () => {
    const { shown, luck, decisions, missing } = luckIn([
      match(1, 1, ['sharp'], { review: review(0.2, -0.1) }),
      match(2, 2, ['sharp']),
      match(3, 2, ['sharp'], { review: review(-0.1, -0.3) }),
    ]);
    expect(shown.map((each) => each.review !== null)).toEqual([true, false, true]);
    expect(luck).toBeCloseTo(0.05);
    expect(decisions).toBeCloseTo(-0.2);
    expect(missing.map(({ id }) => id)).toEqual(['m2']);
  });

  it('say that decisions improve only where they clearly do', () => {
    const line = (late: number) =>
      Array.from({ length: 12 }, (_, i) => match(i, 1, ['sharp'], { review: review(0, (i < 6 ? -0.2 : late) + (i % 2) * 0.02) }));
    expect(luckIn(line(-0.05)).improves).toBe(true);
    expect(luckIn(line(-0.2)).improves).toBe(false);
  });

  it('leave matches alone out: they are counted in points', () => {
    expect(luckIn([match(1, 1, [], { review: { ...review(1, 2), unit: 'birds' } })]).shown).toEqual([]);
  });
});

describe('records', () => {
  it('are the best alone, the closest victory, the longest row, and a victory over Master', () => {
    const found = recordsIn([
      match(1, 1, [], { seats: [{ bot: null, rank: 1, total: 17 }] }),
      match(2, 1, [], { seats: [{ bot: null, rank: 1, total: 21 }] }),
      match(3, 1, ['master'], {
        seats: [
          { bot: null, rank: 1, total: 32 },
          { bot: 'master', rank: 2, total: 31 },
        ],
      }),
      match(4, 1, ['sharp'], {
        seats: [
          { bot: null, rank: 1, total: 20 },
          { bot: 'sharp', rank: 2, total: 9 },
        ],
      }),
    ]);
    expect(found.map(({ words }) => words)).toEqual([
      '2 victories in a row',
      'Won against Master',
      '32 to 31, the closest',
      '21 birds alone',
    ]);
  });
  it('are none without a match', () => {
    expect(recordsIn([])).toEqual([]);
  });
});

describe('a file', () => {
  const day = (begun: number, part: Partial<TriedDay> = {}): TriedDay => ({
    day: '2026-11-16',
    game: 'bird',
    way: 'alone',
    match: `t${begun}`,
    begun,
    runs: {},
    ...part,
  });

  it('brings back what was written', () => {
    const all: Progress = {
      finished: [match(1, 1, ['sharp'], { review: review(0.1, -0.1) }), match(2, 2, ['steady', 'sharp'])],
      days: [day(5, { runs: { sleepy: [{ total: 9, rank: 1, ties: [1] }] } })],
    };
    const back = readProgress(progressText(all));
    expect(back.finished).toEqual(all.finished);
    expect(back.days[0]).toMatchObject(
      day(5, { runs: { sleepy: [{ total: 9, rank: 1, ties: [1] }], gentle: [], steady: [], sharp: [], master: [] } }),
    );
    expect(readProgress(progressText(EMPTY))).toEqual(EMPTY);
  });

  it.each([
    ['not json', 'This is no JSON file.'],
    ['{"format":"halcyon/1"}', 'This is no file of My happiness: choose one that was exported there.'],
    [
      '{"format":"halcyon-progress/1","finished":[{"id":"a"}],"days":[]}',
      'The file is damaged: its match number 1 cannot be read. Nothing was changed.',
    ],
    [
      '{"format":"halcyon-progress/1","finished":[],"days":[{"day":"2026-02-31"}]}',
      'The file is damaged: its day number 1 cannot be read. Nothing was changed.',
    ],
  ])('that is something else is refused whole: %s', (text, because) => {
    expect(() => readProgress(text)).toThrow(because);
  });

  it('is merged by the id of the match: both stay, and what was reviewed is not lost', () => {
    const here: Progress = { finished: [match(1, 1, ['sharp']), match(3, 1, ['sharp'], { review: review(0, 0) })], days: [] };
    const there: Progress = {
      finished: [match(1, 1, ['sharp'], { review: review(0.1, 0) }), match(2, 2, ['sharp']), match(3, 1, ['sharp'])],
      days: [],
    };
    const both = merged(here, there);
    expect(both.finished.map(({ id }) => id)).toEqual(['m1', 'm2', 'm3']);
    expect(both.finished.map((each) => each.review !== null)).toEqual([true, false, true]);
    expect(merged(both, there)).toEqual(both);
    expect(merged(EMPTY, there).finished).toEqual(there.finished);
  });

  it('has of each day the try that began first, with the bots that played it in the same way', () => {
    const runs = { sleepy: [{ total: 9, rank: 1, ties: [] }] };
    expect(merged({ finished: [], days: [day(9, { runs })] }, { finished: [], days: [day(5)] }).days).toEqual([day(5, { runs })]);
    expect(merged({ finished: [], days: [day(9, { runs, way: 'bots' })] }, { finished: [], days: [day(5)] }).days).toEqual([day(5)]);
  });
});

it('between equal totals alone the shorter match is the better one, and among others what the rules say decides', () => {
  const { rainbow, bird } = games;
  if (!rainbow || !bird) throw new Error('both are on the shelf');
  const after = (round: number) => ({ ...begin(rainbow, { seats: 1, seed: seedFrom('ties') }).state.shared, round });
  const full = { tieBreakers: [] };
  expect(tiesOf(rainbow, after(9), 1, full)[0]).toBeGreaterThan(tiesOf(rainbow, after(12), 1, full)[0] ?? 0);
  expect(tiesOf(bird, {}, 2, { tieBreakers: [{ key: 'cards', label: 'bird cards', value: 7 }] })).toEqual([7]);
});
