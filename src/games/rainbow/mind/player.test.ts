/** The sensible player and the estimate: what they are sure of, and that they are better than chance. */
import { describe, expect, test } from 'vitest';
import { quickChance } from '../../../engine/chance.js';
import { defaultOptions } from '../../../engine/options.js';
import { step } from '../../../engine/play.js';
import { winners } from '../../../engine/standings.js';
import { rainbow } from '../index.js';
import { type GivenPlayer, given, go, movesAt, play, question, spin } from '../rainbow.build.js';
import type { Area, TrackId } from '../rules/data.js';
import type { Move, RainbowState } from '../rules/types.js';

const suggested = (s: RainbowState): Move => rainbow.suggest(s.shared, {}, question(s), quickChance(1));
const TRACK_KEYS: readonly Area[] = ['friendship', 'love', 'knowledge', 'faith', 'health'];

describe('on the wheel, a sensible player', () => {
  const at = (track: TrackId, player: GivenPlayer = {}, asks: 'wheel' | 'after-spin' = 'wheel') =>
    suggested(
      given({
        players: [
          { holder: ['friendship', 'love', 'self', 'knowledge', 'faith', 'health'].indexOf(track), ...player },
          { at: ['love', 1] },
        ],
        asks,
      }),
    ).t;

  test('4.2, 4.7 gets off where a key is missing, and spins where it is not', () => {
    expect(at('love')).toBe('off');
    expect(at('love', { stand: ['love'] })).toBe('spin');
    expect(at('love', { front: ['love'], hangUps: ['H-love'] })).toBe('spin');
  });

  test('4.6 spins when the marker waits for a spin', () => {
    expect(at('love', { unspun: true })).toBe('spin');
  });

  test('1.4, 4.7 travels Self-Improvement when keys are near and hang-ups many, and not before', () => {
    expect(at('self', { hangUps: ['H-love', 'H-faith'] })).toBe('spin');
    expect(at('self', { stand: ['friendship', 'knowledge', 'health'], hangUps: ['H-love', 'H-faith'] })).toBe('off');
    expect(at('self', { stand: TRACK_KEYS })).toBe('spin');
  });

  test('4.7 travels a track again for money when only the Money key is missing', () => {
    expect(at('knowledge', { stand: TRACK_KEYS })).toBe('off');
    expect(at('knowledge', { stand: TRACK_KEYS, front: ['money'], hangUps: ['H-money'] })).toBe('spin');
  });

  test('4.4 stays on after a spin to nowhere', () => {
    expect(at('love', { stand: ['love'] }, 'after-spin')).toBe('stay');
    expect(at('love', {}, 'after-spin')).toBe('off');
  });

  test('4.9 nudges the wheel to a track with a missing key', () => {
    const s = given({ players: [{ holder: 1, stand: ['love'] }, { holder: 3 }], options: { nudge: 'always' } });
    spin(s, 0);
    expect(suggested(s)).toEqual({ t: 'nudge', dir: -1 });
    play(s, suggested(s));
    expect(suggested(s)).toEqual({ t: 'off' });
  });
});

describe('a sensible player', () => {
  test('7.1, 7.3 lays the button where somebody else is most likely to land', () => {
    const s = given({
      players: [
        { holder: 1, button: ['love', 2] },
        { at: ['friendship', 7], button: ['love', 4] },
      ],
    });
    play(s, { t: 'off' });
    expect(suggested(s)).toEqual({ t: 'button', track: 'friendship', pos: 10 });
  });

  test('7.3 leaves the button where no place is better', () => {
    const s = given({
      players: [
        { holder: 1, button: ['friendship', 10] },
        { at: ['friendship', 7], button: ['love', 4] },
      ],
    });
    play(s, { t: 'off' });
    expect(suggested(s)).toEqual({ t: 'keep' });
  });

  test('5.7 counts the bicycle cards before laying a button', () => {
    const s = given({
      players: [
        { holder: 1, button: ['love', 2] },
        { at: ['health', 2], button: ['love', 4] },
      ],
      bicycle: [1, 4, 4],
    });
    play(s, { t: 'off' });
    expect(suggested(s)).toEqual({ t: 'button', track: 'health', pos: 6 });
  });

  test('10.3 alone waits for oneself', () => {
    const s = given({ players: [{ at: ['love', 3], button: ['self', 5] }] });
    go(s, 2);
    expect(suggested(s)).toMatchObject({ t: 'button', track: 'love' });
  });

  test('4.11 takes the money rather than the way back', () => {
    const s = given({ players: [{ at: ['love', 5] }, {}], options: { pickOfTwo: true } });
    go(s, [2, 5]);
    expect(suggested(s)).toEqual({ t: 'take', n: 1 });
  });

  test('6.2c takes a key that can be placed at once', () => {
    const s = given({
      players: [{ at: ['knowledge', 0], hangUps: ['H-friendship', 'H-love', 'H-knowledge', 'H-health', 'H-money'], money: 1000 }, {}],
    });
    go(s, 3, { fate: 'F19' });
    expect(suggested(s)).toEqual({ t: 'key', area: 'faith' });
  });

  test('6.4b takes the card that frees a waiting key', () => {
    const s = given({
      players: [{ at: ['faith', 1], front: ['health'], hangUps: ['H-love', 'H-health'] }, {}],
      options: { siChoice: true },
    });
    go(s, 2, { improvements: ['S11', 'S41'] });
    expect(suggested(s)).toEqual({ t: 'improve', card: 'S41' });
  });

  test('6.5d takes the holder at a track with a missing key where that helps', () => {
    const s = given({
      players: [{ at: ['love', 12], stand: ['friendship', 'knowledge', 'health'] }, { holder: 1 }],
      options: { vacantEntry: true, buttons: false },
    });
    go(s, 1);
    expect(suggested(s)).toEqual({ t: 'holder', h: 4 });
  });

  test('beats random players most of the time', () => {
    let won = 0;
    for (let n = 0; n < 60; n++) {
      const chance = quickChance(n);
      const s = rainbow.setup({ seats: 2, options: defaultOptions(rainbow), rules: 1 }, { chance });
      while (s.open.length > 0) {
        const moves = movesAt(s);
        const move = question(s).seat === n % 2 ? suggested(s) : (moves[chance.int(moves.length)] as Move);
        step(rainbow, s, question(s), move, { chance });
      }
      if (winners(rainbow, s.shared).includes(n % 2)) won++;
    }
    expect(won).toBeGreaterThan(42);
  });
});

describe('the estimate', () => {
  const of = (mine: GivenPlayer, other: GivenPlayer = {}) => rainbow.estimate(given({ players: [other, mine] }), 1);

  test('is even at an even table and adds up to one', () => {
    const s = given({ players: [{ stand: ['love'] }, {}, { hangUps: ['H-love'] }], active: 2 });
    expect([0, 1, 2].reduce((sum, seat) => sum + rainbow.estimate(s, seat), 0)).toBeCloseTo(1);
    expect(of({}, {})).toBeGreaterThan(0.4);
  });

  test.each([
    ['a key', { stand: ['love'] }, {}],
    ['a key that waits', { front: ['love'], hangUps: ['H-love'] }, { hangUps: ['H-love'] }],
    ['a hang-up less', {}, { hangUps: ['H-love'] }],
    ['money', { money: 1000 }, {}],
    ['being on a track with a missing key', { at: ['love', 3] }, {}],
    ['being further on it', { at: ['love', 9] }, { at: ['love', 3] }],
    ['a saved card', { saved: ['S01'] }, {}],
  ] as [string, GivenPlayer, GivenPlayer][])('grows with %s', (_, better, worse) => {
    expect(of(better)).toBeGreaterThan(of(worse));
  });

  test('9.1 is 1 for the winner and 0 for the others', () => {
    const s = given({ players: [{ at: ['friendship', 11], stand: ['money', 'love', 'knowledge', 'faith', 'health'] }, {}] });
    go(s, 1);
    expect([rainbow.estimate(s, 0), rainbow.estimate(s, 1)]).toEqual([1, 0]);
  });

  test('9.6 is shared when the rounds run out among equals', () => {
    const s = given({ players: [{ holder: 1 }, { holder: 2 }], round: 20, active: 1, options: { maxRounds: 20, buttons: false } });
    play(s, { t: 'off' });
    expect([rainbow.estimate(s, 0), rainbow.estimate(s, 1)]).toEqual([0.5, 0.5]);
  });

  test('9.3 leaves the dearest keys out where fewer are needed', () => {
    const hung: GivenPlayer = { stand: ['friendship', 'knowledge', 'faith'], hangUps: ['H-love', 'F03', 'F04'] };
    const needing = (keysToWin: number) => rainbow.estimate(given({ players: [{}, hung], options: { keysToWin } }), 1);
    expect(needing(5)).toBeGreaterThan(needing(6));
  });

  test('10.1 alone grows with every key and falls with every turn', () => {
    const alone = (player: GivenPlayer) => rainbow.estimate(given({ players: [player] }), 0);
    expect(alone({ stand: ['love'] })).toBeGreaterThan(alone({}));
    expect(alone({ turns: 10 })).toBeGreaterThan(alone({ turns: 40 }));
  });

  test('10.5 alone is 0 when the turns are over', () => {
    const s = given({ players: [{}], round: 120, options: { ownButton: false } });
    spin(s, 0);
    play(s, { t: 'stay' });
    expect(rainbow.estimate(s, 0)).toBe(0);
  });
});
