/** The search: the same answer for the same chance, within its budget, and better than chance at winning. */
import { describe, expect, it } from 'vitest';
import { tries } from '../../../tools/cases.js';
import { quickChance } from '../../engine/chance.js';
import type { Game, GameTypes } from '../../engine/game.js';
import { same } from '../../engine/json.js';
import { begin } from '../../engine/play.js';
import { seedFrom } from '../../engine/seed.js';
import { sealed } from '../../engine/testing/sealed.js';
import { openOf, play, tableOf } from '../../engine/testing/table.js';
import { viewFor } from '../../engine/view.js';
import { bird } from '../../games/bird/index.js';
import { playContest } from '../contest.js';
import { foresightOf } from '../foresight.js';
import { type Budget, MOST, triesIn } from '../knob.js';
import { newMind } from '../mind.js';
import { chosen, iterate, learned, think } from './thinker.js';
import { usual } from './tuning.js';

const ITERATIONS = 200;
const short: Budget = { ...MOST, part: ITERATIONS / foresightOf(bird).iterations };

function firstQuestion<T extends GameTypes>(game: Game<T>, seats = 2) {
  const { state } = begin(game, { seats, seed: seedFrom('search') });
  const [decision] = state.open;
  if (!decision) throw new Error('nothing is asked');
  return { state, decision, view: viewFor(state, decision.seat) };
}

/** Bird, with a count of the worlds that were imagined. */
function counting() {
  let worlds = 0;
  const game: typeof bird = {
    ...bird,
    imagine(seen, chance) {
      worlds++;
      return bird.imagine(seen, chance);
    },
  };
  return { game, spent: () => worlds };
}

const visitsOf = (all: ReturnType<typeof learned>) => all.map(({ arm }) => arm.visits);

describe('thinking', () => {
  it('comes to the same with the same chance, in one go or in slices', () => {
    const { view, decision } = firstQuestion(bird);
    const inOneGo = think(bird, view, decision, quickChance(3), usual);
    iterate(inOneGo, 300);
    const inSlices = think(bird, view, decision, quickChance(3), usual);
    for (let i = 0; i < 30; i++) iterate(inSlices, 10);
    expect(visitsOf(learned(inSlices))).toEqual(visitsOf(learned(inOneGo)));
    expect(chosen(inSlices).move).toBe(chosen(inOneGo).move);
    expect(inSlices.iterations).toBe(300);
  });

  it('tries every legal move at least once and spends each iteration on one of them', () => {
    for (const seats of [1, 2, 3, 4, 5]) {
      const { view, decision } = firstQuestion(bird, seats);
      const thinker = think(bird, view, decision, quickChance(seats), usual);
      iterate(thinker, 200);
      const visits = visitsOf(learned(thinker));
      expect(Math.min(...visits)).toBeGreaterThan(0);
      expect(visits.reduce((sum, count) => sum + count, 0)).toBe(200);
    }
  });

  it('chooses among simultaneous and veiled answers of imagined hands', () => {
    const table = tableOf({ seats: 4, seed: 'storm' });
    play(table, 'offer');
    play(table, 'wind');
    const bid = openOf(table, 'bid', 2);
    const bidding = think(sealed, viewFor(table.state, 2), bid, quickChance(5), usual);
    iterate(bidding, 150);
    expect(table.state.own[2]?.hand).toContain((chosen(bidding).move as { bid: number }).bid);
    for (const seat of [0, 1, 2, 3]) play(table, 'bid', undefined, seat);
    const shield = openOf(table, 'shield');
    const weathering = think(sealed, viewFor(table.state, shield.seat), shield, quickChance(5), usual);
    iterate(weathering, 150);
    expect(chosen(weathering).move).toHaveProperty('raise');
  });

  it('sees the one move that wins, in most trains of thought', () => {
    const table = tableOf({ seats: 2, seed: 'last prize', options: { prizes: 1, shields: false, ties: 'first' } });
    play(table, 'offer');
    const decision = openOf(table, 'bid', 1);
    const hand = table.state.own[1]?.hand ?? [];
    const found = Array.from({ length: 20 }, (_, i) => {
      const thinker = think(sealed, viewFor(table.state, 1), decision, quickChance(i), { ...usual, trust: 0 });
      iterate(thinker, 600);
      return same(chosen(thinker).move, { bid: Math.max(...hand) });
    });
    expect(found.filter(Boolean).length).toBeGreaterThanOrEqual(14); // by luck alone 7
  });
});

describe('a mind', () => {
  it('does not think about a question with one answer', () => {
    const table = tableOf({ seats: 2, seed: 'one prize', options: { prizes: 1 } });
    const decision = openOf(table, 'offer');
    const chance = { int: () => Number.NaN }; // any playout would fail
    const quiet = { ...sealed, imagine: sealed.imagine.bind(null, viewFor(table.state, decision.seat), quickChance(1)) };
    expect(newMind(quiet, short).answer(viewFor(table.state, decision.seat), decision, chance)).toEqual({ offer: 1 });
  });

  it('stops when its iterations are spent or its time is up, whichever comes first', () => {
    const { view, decision } = firstQuestion(bird);
    let time = 0;
    const clock = { now: () => time++ }; // a millisecond per look
    const budget: Budget = { ...short, part: 1000, milliseconds: 20 };
    const mind = newMind(bird, budget);
    mind.answer(view, decision, quickChance(1), clock);
    expect(time).toBeLessThan(25);
    const patient = newMind(bird, { ...short, milliseconds: 1_000_000 }).answer(view, decision, quickChance(1), { now: () => 0 });
    expect(patient).toBe(newMind(bird, short).answer(view, decision, quickChance(1)));
  });

  it('stops once the rest of its iterations could not change the answer, which is the one of all iterations', () => {
    for (const seed of [1, 2, 3]) {
      const { view, decision } = firstQuestion(bird);
      const all = think(bird, view, decision, quickChance(seed), usual);
      iterate(all, ITERATIONS);
      const { game, spent } = counting();
      expect(newMind(game, short).answer(view, decision, quickChance(seed))).toBe(chosen(all).move);
      expect(spent()).toBeLessThan(ITERATIONS);
    }
  });

  it('thinks, follows the suggestion or slips, each as often as its knob says', () => {
    const { view, decision } = firstQuestion(bird);
    const suggested = bird.suggest(view.shared, {}, decision, quickChance(1));
    const answers = (knob: number) =>
      Array.from({ length: 60 }, (_, seed) => {
        const { game, spent } = counting();
        const move = newMind(game, { ...short, knob }).answer(view, decision, quickChance(seed));
        return { move, worlds: spent() };
      });
    const share = (knob: number, has: (answer: ReturnType<typeof answers>[number]) => boolean) => answers(knob).filter(has).length / 60;
    const slips = (knob: number) => share(knob, ({ worlds }) => worlds > 0 && worlds <= triesIn(knob) + 1); // one more to see whether anything is hidden
    expect(slips(0)).toBe(1);
    expect(Math.abs(slips(0.5) - 0.5)).toBeLessThan(0.2);
    expect(share(1, ({ move, worlds }) => worlds === 0 && same(move, suggested))).toBe(1);
    expect(Math.abs(share(1.5, ({ worlds }) => worlds > triesIn(1) + 1) - 0.5)).toBeLessThan(0.2);
    expect(share(2, ({ worlds }) => worlds > triesIn(1) + 1)).toBe(1);
    expect(new Set(answers(0).map(({ move }) => JSON.stringify(move))).size).toBe(bird.moves(view.shared, {}, decision).length);
  });

  it('keeps what it has learned for the next question of its turn, and forgets it once others have been asked', () => {
    const table = tableOf({ seats: 2, seed: 'memory', options: { shields: false } });
    const mind = newMind(sealed, short);
    const offer = openOf(table, 'offer', 0);
    play(table, 'offer', mind.answer(viewFor(table.state, 0), offer, quickChance(1)));
    const bid = openOf(table, 'bid', 0);
    const known = (id: number) => visitsOf(learned(mind.consider(viewFor(table.state, 0), { ...bid, id }, quickChance(2))));
    expect(Math.max(...known(bid.id))).toBeGreaterThan(10);
    expect(Math.max(...known(bid.id + 1))).toBe(0);
  });
});

describe('strength', () => {
  /** How many of the matches are won, two on each seed with seats changed round. */
  function winsAgainstRandom<T extends GameTypes>(game: Game<T>, name: string, seeds: number): number {
    let wins = 0;
    for (let i = 0; i < seeds; i++) {
      for (const seat of [0, 1]) {
        const lineUp = seat === 0 ? [name, 'random'] : ['random', name];
        const { ranks } = playContest(game, { lineUp, options: {}, seed: seedFrom(`series ${i}`) });
        const first = ranks.filter((rank) => rank === 1).length;
        if (ranks[seat] === 1) wins += 1 / first;
      }
    }
    return wins;
  }

  it('beats random at bird', () => {
    expect(winsAgainstRandom(bird, 'sharp', 10)).toBeGreaterThanOrEqual(14);
  });

  it('beats random at sealed bids', () => {
    const pairs = tries(8, 40);
    expect(winsAgainstRandom(sealed, 'master', pairs)).toBeGreaterThanOrEqual(1.4 * pairs); // about 60 of 80; ten seeds give 11 to 19 of 20
  });

  it('plays the same match again with the same seed', () => {
    const contest = { lineUp: ['sharp', 'steady', 'gentle'], options: {}, seed: seedFrom('again') };
    expect(playContest(sealed, contest)).toEqual(playContest(sealed, contest));
  });
});
