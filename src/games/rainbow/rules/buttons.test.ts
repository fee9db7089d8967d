/** Happiness Buttons: RULES.md 7. */
import { describe, expect, test } from 'vitest';
import { pileSize } from '../../../engine/pile.js';
import { answers, asked, given, go, marker, play, refusals, spin, stand, typesOf } from '../rainbow.build.js';
import { fateAt } from './board.js';

describe("another player's button", () => {
  test('7.1, 7.4 spares the one who lands there, and its owner gets the top self-improvement card', () => {
    const s = given({
      players: [
        { at: ['knowledge', 0], hangUps: ['H-love'] },
        { button: ['knowledge', 3], hangUps: ['H-faith'] },
      ],
    });
    const told = go(s, 3, { improvements: ['S40'] });
    expect(told.slice(2)).toEqual([
      { type: 'rescue', seat: 0, owner: 1, rewarded: true },
      { type: 'improve', seat: 1, card: 'S40', why: 'reward' },
      { type: 'cancel', seat: 1, area: 'faith', hangUp: 'H-faith', card: 'S40', left: 0 },
    ]);
    expect(pileSize(s.shared.fate)).toBe(22);
    expect(s.shared.players.map(({ hangUps }) => hangUps.length)).toEqual([1, 0]);
    expect(s.shared.players[0]?.saved).toEqual([]);
    expect(asked(s)).toEqual(['0 move-button']);
  });

  test('7.4, 8.8 a reward that is of no use to its owner goes under the pile', () => {
    const s = given({ players: [{ at: ['knowledge', 0] }, { button: ['knowledge', 3], stand: ['faith'] }] });
    go(s, 3, { improvements: ['S40'] });
    expect(s.shared.improvements.bottom).toEqual([39]);
    expect(s.shared.players[1]?.saved).toEqual([]);
  });

  test('7.4, 6.4a spares even when no card is left for a reward', () => {
    const s = given({ players: [{ at: ['knowledge', 0] }, { button: ['knowledge', 3] }], improvements: [] });
    expect(typesOf(go(s, 3))).toEqual(['roll', 'land', 'rescue', 'no-card']);
    expect(pileSize(s.shared.fate)).toBe(22);
  });

  test('7.4, 6.4b the owner chooses the reward, out of turn, if two cards are shown', () => {
    const s = given({ players: [{ at: ['knowledge', 0] }, { button: ['knowledge', 3] }, {}], options: { siChoice: true } });
    go(s, 3, { improvements: ['S01', 'S11'] });
    expect(asked(s)).toEqual(['1 choose-card']);
    play(s, { t: 'improve', card: 'S11' });
    expect(s.shared.players[1]?.saved).toEqual([10]);
    expect(asked(s)).toEqual(['0 move-button']);
  });

  test('7.4 helps only on the space where it lies', () => {
    const s = given({ players: [{ at: ['knowledge', 0] }, { button: ['knowledge', 5] }] });
    go(s, 3, { fate: 'F01' });
    expect(s.shared.players[0]?.hangUps).toHaveLength(1);
  });
});

describe("one's own button", () => {
  test('7.5 does not help: a fate card must be drawn', () => {
    const s = given({ players: [{ at: ['knowledge', 0], button: ['knowledge', 3] }, {}] });
    const told = go(s, 3, { fate: 'F01' });
    expect(told).toContainEqual({ type: 'hang-up', seat: 0, area: 'friendship', count: 1 });
  });

  test('4.1, 7.2, 7.3 may be moved once in a turn, to a fate space without a button', () => {
    const s = given({ players: [{ button: ['love', 2] }, { button: ['love', 4] }] });
    spin(s, 1);
    play(s, { t: 'stay' });
    expect(asked(s)).toEqual(['0 move-button']);
    expect(answers(s)).toHaveLength(1 + 22);
    expect(answers(s)[0]).toBe('keep');
    expect(refusals(s)).toEqual({
      'button love 2': 'Your own button lies there already. (7.2)',
      'button love 4': "Another player's button lies there: that of place 2. (7.2)",
    });
    expect(play(s, { t: 'button', track: 'self', pos: 5 })[0]).toEqual({ type: 'button', seat: 0, track: 'self', pos: 5, moved: true });
    expect(s.shared.players[0]?.button).toBe(fateAt(2, 5));
    expect(asked(s)).toEqual(['1 wheel']);
  });

  test('7.3 may be left where it is', () => {
    const s = given({ players: [{ button: ['love', 2] }, { button: ['love', 4] }] });
    play(s, { t: 'off' });
    expect(play(s, { t: 'keep' })).toEqual([]);
    expect(s.shared.players[0]?.button).toBe(fateAt(1, 2));
  });

  test('7.2 may lie under a marker', () => {
    const s = given({ players: [{ button: ['love', 2] }, { at: ['love', 4], button: ['self', 5] }] });
    play(s, { t: 'off' });
    play(s, { t: 'button', track: 'love', pos: 4 });
    expect(marker(s, 1)).toBe('love 4');
    expect(s.shared.players[0]?.button).toBe(fateAt(1, 4));
  });
});

test('7.6 without buttons nobody is asked about them', () => {
  const s = given({ players: [{ holder: 1 }, { holder: 2 }], options: { buttons: false } });
  play(s, { t: 'off' });
  expect(asked(s)).toEqual(['1 wheel']);
});

test('9.2 a reward can win the game in the turn of another player', () => {
  const s = given({
    players: [
      { at: ['knowledge', 0] },
      {
        button: ['knowledge', 3],
        stand: ['friendship', 'love', 'knowledge', 'faith', 'health'],
        front: ['money'],
        money: 2500,
        hangUps: ['H-money'],
      },
    ],
  });
  const told = go(s, 3, { improvements: ['S51'] });
  expect(told.at(-1)).toEqual({ type: 'over', winners: [1], rounds: 1, out: 'keys', alone: false });
  expect(stand(s, 1)).toHaveLength(6);
  expect(s.open).toEqual([]);
});
