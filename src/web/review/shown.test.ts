/** What the page shows of a review in each state, drawn without a browser: many seats, alone, while it is made, and what is covered. */

import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { AnyGame } from '../../engine/game.js';
import { parseRecord } from '../../engine/record.js';
import { games } from '../../games/index.js';
import type { Estimate, Review, Sums } from '../../review/index.js';
import type { Looked } from '../thinker/jobs.js';
import { Chart, type ChartProps } from './Chart.js';
import { MomentBar } from './MomentBar.js';
import { Progress } from './Progress.js';
import { Rounds } from './Rounds.js';
import { type ReviewReport, reviewIn } from './reviewing.js';
import { Summary } from './Summary.js';
import { TableOfMoves } from './TableOfMoves.js';
import { REVIEW_WORDS as W } from './words.js';

const NAMES = ['Ada', 'Wren', 'Jay', 'Robin', 'Lark', 'Finch'];
const effort = { playouts: 8, horizon: null };

/** A match of so many moves and seats, in which seat 0 wins by luck at the end. */
function reviewOf(seats: number, moves: number, part: Partial<Review> = {}): Review {
  const sure = (mean: number): Estimate => ({ mean, error: 0.02 });
  const even = 1 / seats;
  const sums = (seat: number): Sums => ({
    start: even,
    luck: (seat === 0 ? 1 : 0) - even,
    decisions: 0,
    others: 0,
    end: seat === 0 ? 1 : 0,
  });
  const at = (place: number): Estimate[] => Array.from({ length: seats }, (_, seat) => sure(place < moves ? even : seat === 0 ? 1 : 0));
  return {
    format: 'halcyon-review/1',
    match: 'x',
    unit: seats === 1 ? 'birds' : 'share',
    budget: { rough: effort, fine: effort, moments: 10 },
    start: at(0),
    positions: Array.from({ length: moves + 1 }, (_, place) => ({ at: place, truly: at(place), knew: at(place), fine: place < 4 })),
    moments: Array.from({ length: moves }, (_, entry) => ({
      entry,
      seat: entry % seats,
      choices: 2,
      drew: entry === moves - 1,
      decision: at(0).map(() => 0),
      luck: at(0).map((_, seat) => (entry === moves - 1 ? (seat === 0 ? 1 : 0) - even : 0)),
      fine: true,
      judgement: null,
    })),
    seats: Array.from({ length: seats }, (_, seat) => sums(seat)),
    pass: 'done',
    done: moves,
    all: moves,
    ...part,
  };
}

const text = (markup: string): string => markup.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

const plain = (words: string): string => words.replaceAll('\u00a0', ' ');

const summaryOf = (review: Review, me: number | null = 0): string =>
  text(
    renderToStaticMarkup(
      createElement(Summary, {
        review,
        names: NAMES.slice(0, review.seats.length),
        seat: 0,
        me,
        ranked: review.seats.map((_, seat) => seat),
        result: '18 birds: two stars',
        choose: () => {},
      }),
    ),
  );

it('the summary says what decided it, for me or for the seat that is looked at', () => {
  expect(summaryOf(reviewOf(3, 12))).toContain('You won a match that luck gave you');
  expect(summaryOf(reviewOf(3, 12), null)).toContain('Ada won a match that luck gave them');
  expect(summaryOf(reviewOf(3, 12))).toContain('Luck +67 %, your decisions ±0 %, slips of the others ±0 %.');
});

it('how sure the sums are is said of each while it is made, and of all when it is done', () => {
  const { moments } = reviewOf(3, 12);
  const sure = { moments: moments.map((moment) => ({ ...moment, errors: [0.01, 0.01, 0.01] })) };
  // four decisions of mine, eight of the others; the start errs by 2 %
  expect(plain(summaryOf(reviewOf(3, 12, { ...sure, pass: 'fine' })))).toContain(
    'Luck +67 % (±7), your decisions ±0 % (±3), slips of the others ±0 % (±5). Still rough.',
  );
  expect(plain(summaryOf(reviewOf(3, 12, sure)))).toMatch(/Luck \+67 %, .* Each figure is sure to about 7 %\. Even luck/);
  const wide = { moments: moments.map((moment) => ({ ...moment, errors: [0.2, 0.2, 0.2] })) };
  expect(summaryOf(reviewOf(3, 12, { ...wide, pass: 'fine' }))).toContain('So far: too rough to tell');
  expect(summaryOf(reviewOf(3, 12))).not.toContain('is sure to'); // one that was kept before it was known
});

it('of six seats four are shown, and the way to all', () => {
  const six = summaryOf(reviewOf(6, 12));
  for (const name of NAMES.slice(0, 4)) expect(six).toContain(name);
  expect(six).not.toContain('Finch');
  expect(six).toContain('All 6 seats');
});

it('alone it counts points, and nobody else has a part', () => {
  const alone = summaryOf(reviewOf(1, 12));
  expect(alone).toContain('18 birds: two stars');
  expect(alone).toContain('Alone, the review counts birds, not chances.');
  expect(alone).not.toContain('others');
  expect(plain(alone)).toContain('the same luck you would have come to about 1 birds (1.0 to 1.0).');
});

it('while it is made it says so, and how far it has come', () => {
  expect(summaryOf(reviewOf(3, 12, { pass: 'fine' }))).toMatch(/So far: luck is ahead .* Still rough\./);
  expect(summaryOf(reviewOf(3, 12, { pass: 'rough', seats: [] }))).toContain('Looking at it…');
  const panel = (stopped: boolean) =>
    text(
      renderToStaticMarkup(
        createElement(Progress, {
          review: reviewOf(3, 84, { pass: 'fine', done: 55 }),
          left: 25,
          stopped,
          stop: () => {},
          goOn: () => {},
        }),
      ),
    );
  expect(panel(false)).toMatch(/55 of 84 moves About 25 seconds left\. .* Stop here 50 per cent/);
  expect(panel(true)).toMatch(/Stopped at 55 of 84 What is ready stays\. Wide bands are guesses\. Go on/);
});

const chartOf = (review: Review, part: Partial<ChartProps> = {}): string =>
  renderToStaticMarkup(
    createElement(Chart, {
      review,
      seat: 0,
      names: NAMES.slice(0, review.start.length),
      range: [0, review.moments.length],
      at: 5,
      atWord: 'turn 3',
      marks: [],
      ticks: [],
      covered: false,
      room: { width: 900, curve: 96, lane: 26, luck: 44, left: 58, right: 104 },
      label: 'a curve',
      ...part,
    }),
  );

it('the curve has the even share, names at its end that do not lie over each other, and nothing of what is covered', () => {
  const six = chartOf(reviewOf(6, 12));
  expect(six).toContain('>even<');
  const heights = [...six.matchAll(/y="([\d.]+)"[^>]*>(?:Ada|Wren|Jay|Robin|Lark|Finch) /g)]
    .map(([, y]) => Number(y))
    .sort((a, b) => a - b);
  expect(heights).toHaveLength(6);
  for (const [i, y] of heights.slice(1).entries()) expect(y - (heights[i] ?? 0)).toBeGreaterThanOrEqual(13);
  expect(chartOf(reviewOf(6, 12), { covered: true })).not.toContain('Ada 100');
  expect(chartOf(reviewOf(1, 12))).not.toContain('>even<');
});

it('the table has a row for every move', () => {
  const table = renderToStaticMarkup(createElement(TableOfMoves, { review: reviewOf(2, 12), seat: 0, when: (at) => `Turn ${at}` }));
  expect(table.match(/<tr>/g)).toHaveLength(13);
  expect(text(table)).toContain('12 Turn 11 50 % 50 % +50 %');
});

it('of 700 moves there is a ribbon of rounds: a slider that says which one the curve shows', () => {
  const stretches = Array.from({ length: 12 }, (_, i) => ({
    round: i + 1,
    from: Math.round((i * 700) / 12),
    to: Math.round(((i + 1) * 700) / 12),
  }));
  const props = { review: reviewOf(4, 700), seat: 0, stretches, shown: 6, called: 'Round', wide: 360, choose: () => {} };
  const ribbon = renderToStaticMarkup(createElement(Rounds, props));
  expect(ribbon).toMatch(/<input[^>]*type="range"[^>]*max="11"[^>]*aria-valuetext="Round 7"/);
  const [, line = ''] = /d="M([\d. L-]+)" fill="none"/.exec(ribbon) ?? [];
  expect(line.split('L').length).toBeLessThanOrEqual(2 * 360); // one point for each pixel and extreme
});

/** A review whose first decision of seat 0 was a mistake: from 67 % to 58 %. */
const mistaken = (truly: number): Review => {
  const whole = reviewOf(3, 12);
  const sure = (mean: number): Estimate => ({ mean, error: 0.01 });
  const judgement = { verdict: 'mistake', worth: 0.58, loss: sure(0.09), low: 0.07, high: 0.11 } as const;
  const better = [{ move: 'red', gain: sure(0.09), truly: sure(truly) }];
  return { ...whole, moments: whole.moments.map((moment, at) => (at === 0 ? { ...moment, judgement: { ...judgement, better } } : moment)) };
};

const barOf = (review: Review, hidden: readonly string[]): string =>
  text(
    renderToStaticMarkup(
      createElement(MomentBar, {
        ...{ review, unit: { name: 'share' }, at: 0, seat: 0, me: 0, names: NAMES, when: 'Turn 64', told: 'you took the gold clover' },
        ...{ betterWords: ['Take a red bird'], isLast: false, tryAgain: null, playOn: null, next: () => {} },
        game: games.bird as AnyGame,
        looked: { view: {} as Looked['view'], decision: { id: 1, seat: 0, kind: 'x', veiled: false }, move: 'gold', way: [], hidden },
      }),
    ),
  ).replaceAll('\u00a0', ' ');

it('a mistake says what was worth more, and what the chance was and became', () => {
  expect(barOf(mistaken(0.05), [])).toContain('“Take a red bird” was worth 9 % more (7 to 11). 67 % became 58 %.');
  expect(barOf(mistaken(0.05), ['Wren had 34B'])).not.toContain('could not know');
});

it('where things lay otherwise it names what the seat could not know', () => {
  expect(barOf(mistaken(-0.02), ['Wren had 34B, hand: Date'])).toContain('You could not know it: Wren had 34B, hand: Date.');
  expect(barOf(mistaken(-0.02), [])).toContain('You could not know it: as everything lay, it would not have been better.');
});

it('a record that does not replay says which entry is wrong, and that the score is kept', () => {
  const record = parseRecord(readFileSync(new URL('../../games/bird/records/rules-1-seats-2.json', import.meta.url), 'utf8'));
  const heard: ReviewReport[] = [];
  reviewIn({ record: { ...record, entries: record.entries.with(4, { decision: 4, move: 'nonsense' }) }, earlier: null }, (told) =>
    heard.push(told),
  );
  const [only] = heard;
  expect(heard).toHaveLength(1);
  expect(W.broken(only && 'failed' in only ? only.failed : '')).toMatch(/^This match does not replay: Entry 4 .* The score is kept\.$/);
});
