/** What holds in every match, whoever plays and whatever the options: the invariants of the rules, in random and in sensible play. */
import { describe, expect, test } from 'vitest';
import { quickChance, recording, scripted } from '../../engine/chance.js';
import type { Chance, OptionSpec, Seat } from '../../engine/game.js';
import { copy } from '../../engine/json.js';
import { defaultOptions } from '../../engine/options.js';
import { countIn } from '../../engine/pile.js';
import { step } from '../../engine/play.js';
import { viewFor } from '../../engine/view.js';
import { rainbow } from './index.js';
import { movesAt, question } from './rainbow.build.js';
import { playerAt } from './rules/table.js';
import type { Move, RainbowOptions, RainbowState } from './rules/types.js';

/** Every option value on its own, beside the presets and some mixtures. */
const OPTION_SETS: readonly Partial<RainbowOptions>[] = [
  {},
  ...Object.entries<OptionSpec>(rainbow.options).flatMap(([key, { choices, default: usual }]) =>
    choices.filter(({ value }) => value !== usual).map(({ value }) => ({ [key]: value })),
  ),
  { maxRounds: 20 },
  { preset: 'choice', fateKeyLeaves: true, placeMarkers: 'auto', keysToWin: 4 },
  { preset: 'short', siChoice: true, vacantEntry: true, finishRound: true },
];
const SEATS = [1, 2, 3, 4, 5, 6];

type Player = (s: RainbowState, moves: readonly Move[], chance: Chance) => Move;
const atRandom: Player = (_, moves, chance) => moves[chance.int(moves.length)] as Move;
const sensibly: Player = (s, _, chance) => rainbow.suggest(s.shared, {}, question(s), chance);
/** Never gets off the wheel, which is how a match grows long. */
const stalling: Player = (_, moves) => moves.find(({ t }) => t === 'spin' || t === 'stay') ?? (moves[0] as Move);

function match(
  seats: number,
  chosen: Partial<RainbowOptions>,
  chance: Chance,
  player: Player,
  watch: (s: RainbowState) => void = () => {},
): RainbowState {
  const s = rainbow.setup({ seats, options: { ...defaultOptions(rainbow), ...chosen }, rules: 1 }, { chance });
  watch(s);
  while (s.open.length > 0) {
    const moves = movesAt(s);
    const move = player(s, moves, chance);
    if (!moves.includes(move) || moves.length > 25) throw new Error(`${JSON.stringify(move)} is played as one of ${moves.length}`);
    step(rainbow, s, question(s), move, { chance });
    watch(s);
  }
  return s;
}

/** Tries something with every option set that fits; the one that fails is named. */
function withAllOptions(seats: number, attempt: (chosen: Partial<RainbowOptions>, n: number) => void): void {
  OPTION_SETS.forEach((chosen, n) => {
    if (rainbow.unfit?.(seats, { ...defaultOptions(rainbow), ...chosen })) return;
    try {
      attempt(chosen, n);
    } catch (error) {
      throw new Error(`with the options ${JSON.stringify(chosen)}`, { cause: error });
    }
  });
}

/** How often an improvement card is on the table, wherever it lies. */
const everywhere = ({ shared }: RainbowState, card: number): number =>
  countIn(shared.improvements, card) +
  [...shared.players.map(({ saved }) => saved), shared.shown, shared.gone.improvements].flat().filter((each) => each === card).length;

describe.each(SEATS)('with %i seats and any options', (seats) => {
  test('2.5, 2.6, 2.7, 8.2, 8.10 no card is lost or doubled, and the table agrees with itself', () => {
    withAllOptions(seats, (chosen, n) => {
      let step = 0;
      match(seats, chosen, quickChance(seats * 100 + n), n % 2 === 0 ? sensibly : atRandom, (s) => {
        if (step++ % 7 === 0) rainbow.check(s);
        if (everywhere(s, step % 60) !== 1) throw new Error(`improvement card ${step % 60} is there ${everywhere(s, step % 60)} times`);
      });
    });
  });

  test('9.7 every match ends with a full stand or the last round', () => {
    withAllOptions(seats, (chosen, n) => {
      const { shared } = match(seats, chosen, quickChance(seats * 1000 + n), n % 2 === 0 ? atRandom : sensibly);
      expect(shared.over).toBe(true);
      const full = shared.players.filter(({ stand }) => stand.length >= shared.terms.keysToWin).length;
      expect(full).toBe(shared.finished.length);
      expect(full > 0 || shared.round === shared.terms.maxRounds).toBe(true);
      if (!shared.terms.finishRound) expect(full).toBeLessThanOrEqual(1);
    });
  });

  test('3.6, 9.4 turns are counted, and where a round is played out all have had equally many', () => {
    const rewarded: Seat[] = []; // those who filled the stand in somebody else's turn
    let before = 0;
    const { shared } = match(seats, { finishRound: true }, quickChance(seats), sensibly, (s) => {
      for (const seat of s.shared.finished.slice(before)) if (playerAt(s.shared, seat).turns < s.shared.round) rewarded.push(seat);
      before = s.shared.finished.length;
    });
    const turns = shared.players.map((player) => player.turns);
    expect(turns.reduce((sum, count) => sum + count, 0)).toBe(shared.turn);
    const early = new Set(rewarded);
    for (const [seat, count] of turns.entries()) if (!early.has(seat)) expect(count).toBe(shared.round);
  });

  test('4.6, 8.6 nobody gets off before a spin, and no stand ever shrinks', () => {
    const heights = Array(seats).fill(0);
    match(seats, {}, quickChance(seats + 40), atRandom, (s) => {
      for (const { kind, seat } of s.open) {
        if (kind === 'wheel' && s.shared.players[seat]?.unspun) expect(movesAt(s)).toEqual([{ t: 'spin' }]);
      }
      s.shared.players.forEach(({ stand }, seat) => {
        expect(stand.length).toBeGreaterThanOrEqual(heights[seat]);
        heights[seat] = stand.length;
      });
    });
  });

  test('9.5 players who never get off the wheel are stopped by the last round', () => {
    const { shared } = match(seats, { maxRounds: 20 }, quickChance(seats), stalling);
    expect([shared.round, shared.finished]).toEqual([20, []]);
    expect(rainbow.longest).toBeGreaterThanOrEqual(2 * seats + 500 * seats * 4);
  });

  test('11.2 everybody sees the same, and from what is seen the table can be set up again', () => {
    match(seats, { preset: 'choice' }, quickChance(seats + 60), atRandom, (s) => {
      if (s.asked % 40 !== 0) return;
      expect(copy(viewFor(s, 0).shared)).toEqual(copy(viewFor(s, null).shared));
      expect(rainbow.imagine(copy(viewFor(s, null)), quickChance(1))).toEqual(copy(s));
    });
  });

  test('11.3 the same chance and the same answers give the same match', () => {
    const chance = recording(quickChance(seats + 80));
    const answers: Move[] = [];
    const played = match(seats, {}, chance, (s, moves, luck) => {
      const move = atRandom(s, moves, luck);
      answers.push(move);
      return move;
    });
    let next = 0;
    const again = match(seats, {}, scripted(chance.values), (_, moves, luck) => {
      luck.int(moves.length); // the draw by which the first match chose
      return answers[next++] as Move;
    });
    expect(again).toEqual(played);
  });
});

test('11.4 a question with one answer is asked like any other, so that it may be answered for a player', () => {
  const s = rainbow.setup(
    { seats: 2, options: { ...defaultOptions(rainbow), placeMarkers: 'auto', buttons: false }, rules: 1 },
    { chance: quickChance(1) },
  );
  expect(movesAt(s)).toHaveLength(1);
  expect(question(s).kind).toBe('wheel');
});
