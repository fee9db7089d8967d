/** What happened is told in a few beats, in the order of the night, and the board shows each moment. */
import { describe, expect, it } from 'vitest';
import { tries } from '../../../../tools/cases.js';
import { viewFor } from '../../../engine/view.js';
import type { Beat } from '../../../web/table.js';
import { given, play } from '../farm.build.js';
import { NAMES, OPTIONS, talesOf } from '../played.build.js';
import { boardOf } from '../rules/boards.js';
import { KINDS } from '../rules/data.js';
import type { FarmEvent, FarmState, FarmTypes, FarmView, Shared } from '../rules/types.js';
import { scenes, sounds } from './scenes.js';
import { signs } from './signs.js';
import { copyOf, unfold } from './unfold.js';

/** All that is drawn of a position; what the bag still holds is not told by every event. */
const drawnOf = ({ land, food, bugs, effort, taken, farmers, market, round, first }: Shared) => ({
  land,
  food,
  bugs,
  effort,
  taken,
  round,
  first,
  market,
  farmers: farmers.map(({ flocks, herd, money, egg, milk, meat, wool, woolDue, hay, veg, grain }) => ({
    flocks: flocks.map(({ kind, at, count }) => ({ kind, at, count })),
    herd,
    stores: { money, egg, milk, meat, wool, woolDue, hay, veg, grain },
  })),
});

const isKnown = (name: string, { shared }: FarmView): boolean => {
  const [what = '', which = ''] = name.split(':');
  if (name === 'away') return true;
  if (what === 'square') return boardOf(shared.board).names.includes(which);
  if (what === 'seat') return shared.farmers[Number(which)] !== undefined;
  return (what === 'market' || what === 'herd') && KINDS.some((kind) => kind === which);
};

function faultsOf(beats: readonly Beat<FarmTypes>[], last: FarmView): string[] {
  const known = new Set(signs.map(({ id }) => id));
  const faults: string[] = [];
  if (beats.length > 6) faults.push(`${beats.length} beats`);
  if (beats.length > 0 && beats.at(-1)?.view !== last) faults.push('the last beat does not show the last position');
  for (const { words, more = '', at, pieces, signs: figures = [], sound, short = '' } of beats) {
    if (words.trim() === '' || words.length > 120 || /[.!?]$|undefined|NaN|Infinity| {2}|^[a-z]/.test(words)) faults.push(words);
    if (/undefined|NaN|\.$/.test(`${more}${short}`)) faults.push(`${more} | ${short}`);
    for (const name of [...at, ...pieces.flatMap(({ from, to }) => [from, to])])
      if (!isKnown(name, last)) faults.push(`nothing is called ${name}`);
    for (const { sign } of figures) if (!known.has(sign)) faults.push(`no sign is called ${sign}`);
    if (sound !== undefined && sounds[sound] === undefined) faults.push(`no sound is called ${sound}`);
  }
  return faults;
}

describe.each([1, 2, 3, 4, 5, 6])('in some matches of %i', (seats) => {
  const plans = Array.from({ length: tries(5, 20) }, (_, match) => ({
    seats,
    seed: `scenes ${match}`,
    options: OPTIONS[match % OPTIONS.length] ?? {},
    upTo: match < 2 ? 99 : 3,
  }));

  it('every beat has words, known places and signs, and the last one shows what came of it', () => {
    for (const [match, plan] of plans.entries()) {
      for (const tale of talesOf(plan, match % 5 === 4 ? null : match % seats)) {
        const last = tale.steps.at(-1)?.view;
        if (last !== undefined) expect(faultsOf(scenes(tale), last)).toEqual([]);
      }
    }
  });

  it('the moments in between are those of the rules: all that was told leads to the position that followed', () => {
    for (const plan of plans.slice(0, 4)) {
      for (const { before, steps } of talesOf(plan, 0)) {
        const shared = copyOf(before);
        for (const { happenings } of steps) for (const { event } of happenings) unfold(shared, event);
        const last = steps.at(-1)?.view;
        if (last !== undefined) expect(drawnOf(shared)).toEqual(drawnOf(last.shared));
      }
    }
  });
});

/** Plays one answer and tells the table of it. */
function told(state: FarmState, answer: string, seat: number, me: number | null = seat): readonly Beat<FarmTypes>[] {
  const before = structuredClone(viewFor(state, me));
  const events: readonly FarmEvent[] = play(state, answer, { seat });
  const view = structuredClone(viewFor(state, me));
  return scenes({
    before,
    steps: [{ seat, happenings: events.map((event) => ({ entry: 0, event, words: '' })), view }],
    me,
    names: NAMES.slice(0, 2),
  });
}

describe('the night', () => {
  const evening = () => {
    const state = given({
      at: 'feed',
      animals: [
        [0, 'goose', 'c2', 2],
        [0, 'chicken', 'd3'],
        [0, 'cow', 'b1'],
        [1, 'cow', 'e4', 2],
      ],
      food: { e3: 0, d4: 0, e4: 0, f4: 0, e5: 0 },
    });
    play(state, 'autoRest', { seat: 0 });
    return state;
  };

  it('is told in its order: gates, yours, the others, yields, bugs', () => {
    const beats = told(evening(), 'autoRest', 1, 0);
    expect(beats.map(({ words }) => words)).toEqual([
      'The gates open: 2 animals roam',
      'Your 3 animals eat 10 grass', // the first of four has eaten before Ben opened his gates
      "Ben's 2 cows eat 8 grass",
      'Your animals give 7 eggs',
      expect.stringMatching(/^Bugs crawl onto \d squares$/),
    ]);
  });

  it('shows the board before each beat as it was: food is there until it is eaten, eggs come with the yield', () => {
    const state = evening();
    const grass = state.shared.food.reduce((sum, n) => sum + n, 0);
    const [gates, mine, theirs, yields] = told(state, 'autoRest', 1, 0);
    const food = (beat: Beat<FarmTypes> | undefined) => beat?.view.shared.food.reduce((sum, n) => sum + n, 0);
    expect(food(gates)).toBe(grass);
    expect(food(mine)).toBeLessThan(grass);
    expect(food(theirs)).toBe((food(mine) ?? 0) - 8);
    expect([gates, mine, theirs, yields].map((beat) => beat?.view.shared.farmers[0]?.egg)).toEqual([0, 0, 0, 7]);
    expect(yields?.view.shared.bugs).toEqual(theirs?.view.shared.bugs);
  });

  it('lets food fly from the squares to the mouths, and yields to the barns all at once', () => {
    const [, mine, , yields] = told(evening(), 'autoRest', 1, 0);
    expect(mine?.pieces.every(({ from, to }) => from.startsWith('square:') && to.startsWith('square:'))).toBe(true);
    expect(yields?.pieces.map(({ to, at }) => `${to} at ${at}`).toSorted()).toEqual([
      'seat:0 at 0',
      'seat:0 at 0',
      'seat:1 at 0',
      'seat:1 at 0',
    ]);
  });
});

describe('by day', () => {
  it('what I do myself is no beat', () => {
    const state = given({ at: 'buy', market: { cow: 2 } });
    expect(told(state, 'buy cow', 0)).toEqual([]);
    expect(told(state, 'place c2', 0)).toEqual([]);
  });

  it('a herd of mine that reaches a threshold is a feast', () => {
    const state = given({ at: 'buy', market: { horse: 1 } });
    play(state, 'buy horse');
    expect(told(state, 'place c2', 0)).toMatchObject([{ words: 'Your 1st horse', rare: true, signs: [{ sign: 'heart', figure: '1' }] }]);
  });

  it("the others' shopping is one beat", () => {
    const tales = talesOf({ seats: 4, seed: 'shopping', upTo: 2 }, 0);
    const shopping = tales.map((tale) => scenes(tale).filter(({ words }) => / buys? /.test(words)).length);
    expect(Math.max(...shopping)).toBe(1);
  });

  it('the market is told with what came to it', () => {
    const market = talesOf({ seats: 2, seed: 'market', upTo: 3 }, 0)
      .flatMap((tale) => scenes(tale))
      .find(({ words }) => words.includes('market'));
    expect(market?.words).toMatch(/10 animals come to market/);
    expect(market?.at.every((name) => name.startsWith('market:') || name.startsWith('seat:'))).toBe(true);
  });
});
