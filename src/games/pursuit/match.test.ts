/** Whole matches: laws that hold in every state, whoever plays and whatever the options. */
import { describe, expect, test } from 'vitest';
import { quickChance } from '../../engine/chance.js';
import type { Json, OptionSpec } from '../../engine/game.js';
import { canonical } from '../../engine/json.js';
import { defaultOptions } from '../../engine/options.js';
import { step } from '../../engine/play.js';
import { mine } from '../../engine/view.js';
import { pursuit } from './index.js';
import type { Move, PursuitDecision, PursuitEvent, PursuitOptions, PursuitState } from './rules/types.js';

type Player = (s: PursuitState, decision: PursuitDecision, moves: readonly Move[], chance: ReturnType<typeof quickChance>) => Move;

interface Told {
  readonly s: PursuitState;
  readonly events: readonly PursuitEvent[];
  readonly decisions: number;
  readonly mostMoves: number;
}

const random: Player = (_, __, moves, chance) => moves[chance.int(moves.length)] ?? { t: 'done' };
const sensible: Player = (s, decision, _, chance) => pursuit.suggest(s.shared, mine(s, decision.seat), decision, chance);

/** Plays a match to its end and looks at every state on the way. */
function playOut(seats: number, options: Partial<PursuitOptions>, seed: number, player: Player, look?: (s: PursuitState) => void): Told {
  const chance = quickChance(seed);
  const events: PursuitEvent[] = [];
  const x = { chance, tell: (event: PursuitEvent) => events.push(event), whisper: (_: number, event: PursuitEvent) => events.push(event) };
  const s = pursuit.setup({ seats, options: { ...defaultOptions(pursuit), ...options }, rules: pursuit.rules }, x);
  let decisions = 0;
  let mostMoves = 0;
  for (let [decision] = s.open; decision !== undefined; [decision] = s.open) {
    const moves = pursuit.moves(s.shared, mine(s, decision.seat), decision);
    mostMoves = Math.max(mostMoves, moves.length);
    step(pursuit, s, decision, player(s, decision, moves, chance), x);
    pursuit.check(s);
    look?.(s);
    decisions++;
  }
  return { s, events, decisions, mostMoves };
}

describe('in random play', () => {
  test.each([1, 2, 3, 4])(
    '5.15, 7.3b with %i players every match ends within eight rounds and the promised number of decisions',
    (seats) => {
      for (let seed = 0; seed < 12; seed++) {
        let round = 0;
        const { s, decisions, mostMoves } = playOut(seats, {}, seed, random, (now) => {
          expect(now.shared.round).toBeGreaterThanOrEqual(round);
          ({ round } = now.shared);
        });
        expect(s.shared.players.every((p) => !p.alive && p.diedAt > 0)).toBe(true);
        expect(s.shared.round).toBeLessThanOrEqual(8);
        expect(decisions).toBeLessThan(pursuit.longest);
        expect(mostMoves).toBeLessThan(200);
        expect(s.shared.phase).toBe('over');
      }
    },
  );

  const settings = Object.entries<OptionSpec>(pursuit.options).flatMap(([key, { choices }]) =>
    choices.map(({ value }): [string, Json] => [key, value]),
  );
  test.each(settings)('13.1 the option %s can be %s: the cards stay 150, the hourglasses nine', (key, value) => {
    for (const seats of [1, 3, 4]) {
      const options = { ...defaultOptions(pursuit), [key]: value };
      if (pursuit.unfit?.(seats, options)) continue;
      expect(playOut(seats, options, seats, random).s.open).toEqual([]);
      expect(playOut(seats, options, seats + 10, (s, d, moves, chance) => pick(s, d, moves, chance)).s.open).toEqual([]);
    }
  });

  /** Random, but not fond of giving things up: lives last longer and see more. */
  const pick: Player = (s, decision, moves, chance) => {
    const kept = moves.filter(({ t }) => t !== 'discard' && t !== 'refresh');
    return random(s, decision, kept.length > 0 ? kept : moves, chance);
  };

  test('3.4, 7.2 no overtime, job or date in the Teen round, no overtime in old age', () => {
    for (let seed = 0; seed < 20; seed++) {
      playOut(2, {}, seed, (s, decision, moves, chance) => {
        const { round } = s.shared;
        const kinds = new Set(moves.map((move) => (move.t === 'space' ? move.s : move.t)));
        if (round === 1 || round > 5) expect(kinds).not.toContain('overtime');
        if (round === 1) for (const closed of ['hire', 'date', 'relate', 'promote'] as const) expect(kinds).not.toContain(closed);
        return pick(s, decision, moves, chance);
      });
    }
  });

  test('2.3 nobody places more than nine hourglasses in a round', () => {
    for (let seed = 0; seed < 10; seed++) {
      const { events } = playOut(3, {}, seed, pick);
      let placed = new Map<number, number>();
      for (const event of events) {
        if (event.type === 'round') placed = new Map();
        const acts = event.type === 'turn' || event.type === 'project' || event.type === 'spend' || event.type === 'single';
        if (acts) placed.set(event.seat, (placed.get(event.seat) ?? 0) + 1);
        for (const count of placed.values()) expect(count).toBeLessThanOrEqual(9);
      }
    }
  });

  test('3.6 the same seed and moves give the same match', () => {
    const [one, two] = [playOut(4, {}, 5, random), playOut(4, {}, 5, random)];
    expect(canonical(one.s)).toBe(canonical(two.s));
  });
});

describe('in sensible play', () => {
  const lives = [1, 2, 3, 4].flatMap((seats) =>
    Array.from({ length: 4 }, (_, seed) => ({ seats, ...playOut(seats, {}, 100 * seats + seed, sensible) })),
  );

  test('1.2, 7.3a people live to old age and find 35 to 95 lasting happiness; on average 50 to 70', () => {
    const lth = lives.flatMap(({ s }) => s.shared.players.map((p) => p.lth));
    expect(Math.min(...lth)).toBeGreaterThan(30);
    expect(Math.max(...lth)).toBeLessThan(100);
    const mean = lth.reduce((sum, n) => sum + n, 0) / lth.length;
    expect(mean).toBeGreaterThan(50);
    expect(mean).toBeLessThan(70);
  });

  test('11.5 the log has words for everything, and the last pages tell each life', () => {
    const names = ['Ada', 'Ben', 'Cleo', 'Dan'];
    for (const { events, seats } of lives) {
      const lines = events.map((event) => pursuit.words.event(event, names));
      for (const line of lines) expect(line).not.toMatch(/undefined|NaN|\[object|^$/);
      const stories = lines.filter((line) => / died at \d+ with \d+ lasting happiness\.$/.test(line));
      expect(stories).toHaveLength(seats);
      for (const story of stories) expect(story.split('. ').length).toBeGreaterThanOrEqual(3);
    }
  });

  test('11.4 an estimate at the end says who won', () => {
    for (const { s, seats } of lives) {
      if (seats === 1) continue;
      const best = Math.max(...s.shared.players.map((p) => p.lth));
      s.shared.players.forEach((p, seat) => {
        const chance = pursuit.estimate(s, seat);
        if (p.lth === best) expect(chance).toBeGreaterThanOrEqual(0.5);
        else expect(chance).toBeLessThan(0.5);
      });
    }
  });
});
