/** The boardgame.io version plays by the rules: what is compared in the benchmark is the same game. */
import type { State } from 'boardgame.io';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { quickChance } from '../../src/engine/chance.js';
import { type BirdG, bird, enumerate, type Kind, owned } from './bird.js';
import { act, asked, begin, pick, resultOf } from './random-match.js';

const POWER: Partial<Record<Kind, number>> = { clover: 1, gold: 2 };
const BIRDS: readonly Kind[] = ['bird1', 'bird2', 'red', 'black'];
const SEATS = [2, 3, 4, 5];

const row = ({ G }: State<BirdG>, player: string): Kind[] => G.played[player] ?? [];
const power = (cards: readonly Kind[]): number => cards.reduce((sum, kind) => sum + (POWER[kind] ?? 0), 0);
const isMain = ({ ctx }: State<BirdG>): boolean => ctx.activePlayers === null;

function countKinds(cards: readonly Kind[]): Partial<Record<Kind, number>> {
  const counts: Partial<Record<Kind, number>> = {};
  for (const kind of cards) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}

/** The states of twenty random matches: all in which somebody is asked, and the last ones. */
function statesOf(seats: number): State<BirdG>[] {
  const states: State<BirdG>[] = [];
  const chance = quickChance(seats);
  for (let seed = 0; seed < 20; seed++) {
    let state = begin(seats, seed);
    while (resultOf(state) === undefined) {
      states.push(state);
      const player = asked(state);
      state = act(state, pick(state, player, chance), player);
    }
    states.push(state);
  }
  return states;
}

/** Two players, '0' to move with an empty row and the given card on top of the deck of '1'. */
function given(change: Partial<Omit<BirdG, 'secret'>>, secret: Partial<BirdG['secret']> = {}): State<BirdG> {
  let seed = 0;
  while (begin(2, seed).G.order[0] !== '0') seed++;
  const state = begin(2, seed);
  return { ...state, G: { ...state.G, ...change, secret: { ...state.G.secret, ...secret } } };
}

describe.each(SEATS)('a random match of %i', (seats) => {
  let states: State<BirdG>[] = [];
  beforeAll(() => {
    states = statesOf(seats);
  });

  it('never loses a card and never makes one', () => {
    const start = { clover: 5 + 3 * seats, gold: 5, bird1: 5 + Math.min(seats, 3), bird2: 5, red: 5 + Math.max(0, seats - 3), black: 5 };
    for (const { G } of states) {
      expect(countKinds([...G.field, ...G.secret.pile, ...G.order.flatMap((player) => owned(G, player))])).toEqual(start);
    }
  });

  it('offers one to six moves, and passing exactly up to 2 power', () => {
    for (const state of states) {
      if (resultOf(state) !== undefined || !isMain(state)) continue;
      const player = asked(state);
      const moves = enumerate(state.G, state.ctx, player).map(({ move, args }) => [move, ...(args ?? [])].join(' '));
      expect(moves.length).toBeGreaterThanOrEqual(1);
      expect(moves.length).toBeLessThanOrEqual(6);
      expect(new Set(moves).size).toBe(moves.length);
      expect(moves.includes('pass')).toBe(power(row(state, player)) <= 2);
    }
  });

  it('keeps six cards in the field while the pile lasts', () => {
    for (const { G } of states) expect(G.field.length === 6 || G.secret.pile.length === 0).toBe(true);
  });

  it('flips on after a red bird and stops after any other card', () => {
    for (const state of states) if (isMain(state) && resultOf(state) === undefined) expect(row(state, asked(state)).at(-1)).not.toBe('red');
  });

  it('empties the rows of all others on a black bird and asks those who had none', () => {
    let blacks = 0;
    for (const state of states) {
      const { currentPlayer, playOrder } = state.ctx;
      if (resultOf(state) !== undefined || row(state, currentPlayer).at(-1) !== 'black') continue;
      blacks++;
      for (const player of playOrder) if (player !== currentPlayer) expect(row(state, player)).toEqual([]);
      for (const player in state.ctx.activePlayers) {
        expect(player).not.toBe(currentPlayer);
        expect(enumerate(state.G, state.ctx, player).map(({ move }) => move)).toEqual(['keep', 'shuffle']);
      }
    }
    expect(blacks).toBeGreaterThan(10);
  });

  it('ends without a bird in the middle and with all birds at the players', () => {
    let ended = 0;
    for (const state of states) {
      const result = resultOf(state);
      if (result === undefined) continue;
      ended++;
      expect(state.G.secret.pile).toEqual([]);
      expect(state.G.field.filter((kind) => BIRDS.includes(kind))).toEqual([]);
      expect(Object.values(result.birds).reduce((a, b) => a + b)).toBe(25 + seats);
    }
    expect(ended).toBe(20);
  });
});

describe('the referee of the boardgame.io version', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('refuses to pass with 3 power, to pay too little and to take what is not there', () => {
    const rich = given({ played: { '0': ['clover', 'gold'], '1': [] } });
    expect(act(rich, { move: 'pass' }, '0').G).toBe(rich.G);
    const poor = given({ played: { '0': ['gold'], '1': [] }, field: ['bird2', 'clover'] });
    expect(act(poor, { move: 'take', args: ['bird2'] }, '0').G).toBe(poor.G);
    expect(act(poor, { move: 'take', args: ['bird1'] }, '0').G).toBe(poor.G);
    expect(console.error).toHaveBeenCalledTimes(3);
  });

  it('shuffles the row and the taken card into the deck and refills the same place', () => {
    const state = given(
      { played: { '0': ['clover', 'clover'], '1': [] }, field: ['gold', 'red', 'gold'], dry: 3 },
      { pile: ['bird2', 'black'], decks: { '0': ['bird1'], '1': ['clover', 'clover'] } },
    );
    const { G } = act(state, { move: 'take', args: ['red'] }, '0');
    expect(countKinds(owned(G, '0'))).toEqual({ clover: 2, bird1: 1, red: 1 });
    expect(G).toMatchObject({ field: ['gold', 'black', 'gold'], dry: 0, played: { '0': [] }, secret: { pile: ['bird2'] } });
  });

  it('closes the gap when the pile is empty', () => {
    const state = given({ played: { '0': ['gold'], '1': [] }, field: ['gold', 'red', 'bird1'] }, { pile: [] });
    expect(act(state, { move: 'take', args: ['red'] }, '0').G.field).toEqual(['gold', 'bird1']);
  });

  it('asks only the players without a row after a black bird, then the one who flipped it', () => {
    const rows = { '0': ['bird1'], '1': [] } satisfies BirdG['played'];
    const decks = { '0': ['clover'], '1': ['clover', 'black'] } satisfies BirdG['secret']['decks'];
    const swept = act(given({ played: rows }, { decks }), { move: 'pass' }, '0');
    expect(swept.ctx.activePlayers).toBeNull();
    expect(swept.G.played).toEqual({ '0': [], '1': ['black'] });
    const untouched = act(given({ played: { '0': [], '1': [] } }, { decks }), { move: 'pass' }, '0');
    expect(untouched.ctx.activePlayers).toEqual({ '0': 'upset' });
    const answered = act(untouched, { move: 'shuffle' }, '0');
    expect([answered.ctx.activePlayers, asked(answered)]).toEqual([null, '1']);
  });

  it('calms black birds after forty rounds of passing', () => {
    const calmAt = (dry: number) =>
      act(
        given({ played: { '0': ['bird1'], '1': [] }, dry }, { decks: { '0': ['clover'], '1': ['clover', 'black'] } }),
        { move: 'pass' },
        '0',
      ).G.played['0'];
    expect(calmAt(78)).toEqual([]);
    expect(calmAt(79)).toEqual(['bird1']);
  });

  it('ends at once with the last bird, and more bird cards break a tie', () => {
    const state = given(
      { played: { '0': ['gold'], '1': [] }, field: ['red', 'clover'] },
      { pile: [], decks: { '0': ['bird1', 'clover'], '1': ['bird2', 'clover'] } },
    );
    expect(resultOf(act(state, { move: 'take', args: ['red'] }, '0'))).toEqual({ birds: { '0': 2, '1': 2 }, winners: ['0'] });
  });

  it('shows nobody the pile or a deck', () => {
    const { G, ctx } = begin(4, 1);
    for (const playerID of ['0', null])
      expect(Object.keys(bird.playerView?.({ G, ctx, playerID }))).toEqual(['order', 'field', 'played', 'dry']);
  });
});
