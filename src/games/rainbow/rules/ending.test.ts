/** The end: RULES.md 1.5 and 9. */
import { describe, expect, test } from 'vitest';
import { standings, winners } from '../../../engine/standings.js';
import { rainbow } from '../index.js';
import { asked, type Given, type GivenPlayer, given, go, marker, play, spin, stand, typesOf } from '../rainbow.build.js';
import type { Area } from './data.js';
import { compare } from './scores.js';
import type { RainbowState } from './types.js';

const FIVE: readonly Area[] = ['money', 'love', 'knowledge', 'faith', 'health'];
const ranks = (s: RainbowState) => standings(rainbow, s.shared).map(({ rank }) => rank);

describe('the sixth key', () => {
  test('1.5, 9.1 wins at once, and nobody has another turn', () => {
    const s = given({ players: [{ at: ['friendship', 10], stand: FIVE, money: 2500 }, { stand: FIVE }], options: { buttons: false } });
    go(s, 1);
    expect(marker(s, 0)).toBe('friendship 11');
    expect(s.shared.players[0]?.money).toBe(2500);
    play(s, { t: 'off' });
    const told = go(s, 1);
    expect(stand(s, 0)).toHaveLength(6);
    expect(told.at(-1)).toEqual({ type: 'over', winners: [0], rounds: 2, out: 'keys', alone: false });
    expect(s.open).toEqual([]);
    expect(winners(rainbow, s.shared)).toEqual([0]);
  });

  test('9.1 does not count while it waits in front', () => {
    const s = given({ players: [{ at: ['friendship', 11], stand: FIVE, hangUps: ['H-friendship'] }, {}] });
    go(s, 1);
    expect(s.shared.over).toBe(false);
  });

  test.each([1, 2, 3, 4, 5])('9.3 is not needed where %i are enough', (keysToWin) => {
    const s = given({ players: [{ at: ['friendship', 11], stand: FIVE.slice(0, keysToWin - 1) }, {}], options: { keysToWin } });
    go(s, 1);
    expect(s.shared.over).toBe(true);
  });

  test('9.3 five are not enough where six are needed', () => {
    const s = given({ players: [{ at: ['friendship', 11], stand: FIVE.slice(0, 4) }, {}] });
    go(s, 1);
    expect(s.shared.over).toBe(false);
  });
});

describe('a round that is played out', () => {
  const nearly: GivenPlayer = { at: ['friendship', 11], stand: FIVE };
  const table = (players: readonly GivenPlayer[], more: Partial<Given> = {}) =>
    given({ players, options: { finishRound: true, buttons: false }, ...more });

  test('9.4 gives the others their turn, and then it is over', () => {
    const s = table([nearly, { holder: 1 }, { holder: 3 }]);
    expect(typesOf(go(s, 1)).at(-1)).toBe('finish');
    expect(marker(s, 0)).toBe('home');
    expect(s.shared.players[0]).toMatchObject({ pos: 0, unspun: false });
    expect(asked(s)).toEqual(['1 wheel']);
    spin(s, 3);
    play(s, { t: 'stay' });
    expect(asked(s)).toEqual(['2 wheel']);
    const told = play(s, { t: 'off' });
    expect(told.at(-1)).toEqual({ type: 'over', winners: [0], rounds: 1, out: 'keys', alone: false });
    expect(ranks(s)).toEqual([1, 2, 2]);
  });

  test('9.4 asks a player who is done nothing more, not even about the button', () => {
    const s = table(
      [
        { ...nearly, button: ['love', 2] },
        { holder: 1, button: ['love', 4] },
      ],
      { options: { finishRound: true } },
    );
    go(s, 1);
    expect(asked(s)).toEqual(['1 wheel']);
  });

  test('9.4 shares the victory among all who fill their stands in it, whatever else they have', () => {
    const s = table([nearly, { ...nearly, saved: ['S51'], money: 2500 }]);
    go(s, 1);
    go(s, 1);
    expect(s.shared.over).toBe(true);
    expect(ranks(s)).toEqual([1, 1]);
    expect(winners(rainbow, s.shared)).toEqual([0, 1]);
  });

  test('3.6, 9.4 ends before the seat that went first, whichever that is', () => {
    const s = table([{ holder: 1 }, { holder: 2 }, nearly], { first: 1, active: 2 });
    expect(typesOf(go(s, 1)).at(-1)).toBe('finish');
    expect(asked(s)).toEqual(['0 wheel']);
    expect(play(s, { t: 'off' }).at(-1)).toMatchObject({ type: 'over', winners: [2] });
    const on = table([{ holder: 1 }, { holder: 2 }, { holder: 3 }], { first: 1, active: 2 });
    expect(typesOf(play(on, { t: 'off' }))).toEqual(['off']); // seat 0 is still in this round
    expect(typesOf(play(on, { t: 'off' }))).toEqual(['off', 'round']);
  });

  test('9.4 ends with the last player in turn order, not after a further round', () => {
    const s = table([{ holder: 1 }, nearly], { active: 1 });
    expect(typesOf(go(s, 1)).slice(-2)).toEqual(['finish', 'over']);
    expect(s.open).toEqual([]);
  });

  test('9.4 skips a player who has filled the stand by a reward in it', () => {
    const s = table(
      [
        { at: ['knowledge', 0] },
        { button: ['knowledge', 3], stand: FIVE.slice(1), front: ['money'], hangUps: ['H-money'], money: 2500 },
        { holder: 3 },
      ],
      { options: { finishRound: true, keysToWin: 5 } },
    );
    go(s, 3, { improvements: ['S51'] });
    expect(asked(s)).toEqual(['0 move-button']);
    play(s, { t: 'button', track: 'love', pos: 2 });
    expect(asked(s)).toEqual(['2 wheel']);
  });

  test('9.4 leaves the button of a player who is done as a shield, without a reward', () => {
    const s = table([{ ...nearly, button: ['knowledge', 3] }, { at: ['knowledge', 0] }]);
    go(s, 1);
    expect(go(s, 3).slice(2, 3)).toEqual([{ type: 'rescue', seat: 1, owner: 0, rewarded: false }]);
    expect(s.shared.players[0]?.saved).toEqual([]);
    expect(s.shared.players[1]?.hangUps).toEqual([]);
  });
});

describe('when the rounds run out', () => {
  const last = (players: readonly GivenPlayer[], maxRounds = 20) =>
    given({ players, round: maxRounds, active: players.length - 1, options: { maxRounds, buttons: false } });

  test('9.5, 9.7 the match is over after the last round', () => {
    const s = last([{ holder: 1 }, { holder: 2 }]);
    const told = play(s, { t: 'off' });
    expect(told.at(-1)).toEqual({ type: 'over', winners: [], rounds: 20, out: 'time', alone: false });
    expect(s.open).toEqual([]);
  });

  test('9.5 it goes on before', () => {
    const s = given({ players: [{ holder: 1 }, { holder: 2 }], round: 199, active: 1, options: { buttons: false } });
    expect(play(s, { t: 'off' })).toContainEqual({ type: 'round', round: 200, alone: false });
    expect(s.shared.terms.maxRounds).toBe(200);
  });

  test('9.6 three keys on the stand beat two on the stand and two in front', () => {
    const s = last([
      { stand: FIVE.slice(0, 2), front: ['faith', 'health'], hangUps: ['H-faith', 'H-health'] },
      { stand: FIVE.slice(0, 3) },
    ]);
    play(s, { t: 'off' });
    expect(ranks(s)).toEqual([2, 1]);
  });

  test.each([
    ['more keys in front', { front: ['love'], hangUps: ['H-love'] }, {}],
    ['fewer hang-ups', { hangUps: ['H-love'] }, { hangUps: ['H-love', 'F01'] }],
    ['more money', { money: 1000 }, { money: 500 }],
    ['more saved cards', { saved: ['S01'] }, {}],
  ] as [string, GivenPlayer, GivenPlayer][])('9.6 among equal stands %s wins', (_, better, worse) => {
    expect(ranks(last([worse, better]))).toEqual([2, 1]);
    expect(ranks(last([better, worse]))).toEqual([1, 2]);
  });

  test('9.6 what is equal on both sides decides nothing, and every line says what it counts', () => {
    const { shared } = given({
      players: [
        { stand: ['love'], front: ['money'], hangUps: ['H-money'], money: 500, saved: ['S01'] },
        { stand: ['love'], front: ['money'], hangUps: ['H-money', 'H-faith'], money: 1000 },
        { stand: ['love'], front: ['money'], hangUps: ['H-money'], money: 1000 },
        {},
      ],
    });
    const [ada, ben, cleo, dan] = shared.players;
    if (!ada || !ben || !cleo || !dan) throw new Error('four play');
    expect([compare(shared, ada, ben), compare(shared, ben, ada)].map(Math.sign)).toEqual([1, -1]); // by hang-ups
    expect([compare(shared, ada, cleo), compare(shared, cleo, ada)].map(Math.sign)).toEqual([-1, 1]); // by money
    const scores = rainbow.scores(shared);
    expect(scores[0]).toMatchObject({ total: 1, lines: [{ key: 'love', points: 1 }] });
    expect(scores[0]?.tieBreakers.map(({ value }) => value)).toEqual([1, -1, 500, 1]);
    expect(scores[3]?.tieBreakers.map(({ value }) => value)).toEqual([0, 0, 0, 0]);
  });

  test('9.6 money beyond the goal does not count, and equal players share the victory', () => {
    const s = last([
      { money: 3000, stand: ['money'] },
      { money: 2500, stand: ['money'] },
    ]);
    play(s, { t: 'off' });
    expect(winners(rainbow, s.shared)).toEqual([0, 1]);
  });
});
