/** On the wheel: RULES.md 4.1 to 4.9. */
import { describe, expect, test } from 'vitest';
import { quickChance } from '../../../engine/chance.js';
import { step } from '../../../engine/play.js';
import { rainbow } from '../index.js';
import { answers, asked, given, marker, play, question, refusals, spin } from '../rainbow.build.js';

describe('a spin', () => {
  test('1.1, 4.2, 4.3 turns every marker on the wheel, the others too, and nobody who is on a track', () => {
    const s = given({ players: [{ holder: 0 }, { holder: 4 }, { at: ['love', 3] }] });
    expect(answers(s)).toEqual(['off', 'spin']);
    expect(spin(s, 2)).toEqual([{ type: 'spin', seat: 0, rotation: 2, at: ['self', 'friendship', null] }]);
    expect(answers(s)).toEqual(['off', 'stay']);
    play(s, { t: 'off' });
    expect(marker(s, 0)).toBe('self 0');
    expect(asked(s)).toEqual(['0 move-button']);
    expect(marker(s, 2)).toBe('love 3');
    play(s, { t: 'keep' });
    expect(answers(s)).toEqual(['off', 'spin']);
    play(s, { t: 'off' });
    expect(marker(s, 1)).toBe('friendship 0');
  });

  test('4.3 stops at each of the six places equally often', () => {
    const stops = [0, 0, 0, 0, 0, 0];
    const chance = quickChance(7);
    for (let n = 0; n < 6000; n++) {
      const s = given({ players: [{}, {}] });
      step(rainbow, s, question(s), { t: 'spin' }, { chance });
      stops[s.shared.rotation] = (stops[s.shared.rotation] ?? 0) + 1;
    }
    for (const count of stops) expect(Math.abs(count - 1000)).toBeLessThan(120);
  });

  test('4.2 is one of two things to do: nobody simply stays', () => {
    const s = given({ players: [{}, {}] });
    expect(refusals(s)).toEqual({
      stay: 'A turn on the wheel is getting off or spinning; you may stay on after your own spin. (4.2)',
    });
  });

  test('4.4 ends the turn for those who stay on', () => {
    const s = given({ players: [{ button: ['love', 2] }, {}] });
    spin(s, 5);
    expect(play(s, { t: 'stay' })).toEqual([{ type: 'stay', seat: 0, track: 'health' }]);
    expect(asked(s)).toEqual(['0 move-button']);
    expect(marker(s, 0)).toBe('holder 0');
  });
});

describe('getting off', () => {
  test('4.5 ends the turn; the first move on the track is made in the next', () => {
    const s = given({ players: [{ holder: 3 }, {}], options: { buttons: false } });
    expect(play(s, { t: 'off' })).toEqual([{ type: 'off', seat: 0, track: 'knowledge' }]);
    expect(asked(s)).toEqual(['1 wheel']);
    play(s, { t: 'off' });
    expect(asked(s)).toEqual(['0 track']);
    expect(answers(s)).toEqual(['go']);
  });

  test('4.6 is not possible before a spin, by whomever', () => {
    const s = given({ players: [{ unspun: true }, { holder: 5, unspun: true }], options: { buttons: false } });
    expect(answers(s)).toEqual(['spin']);
    spin(s, 1);
    play(s, { t: 'stay' });
    expect(answers(s)).toEqual(['off', 'spin']);
  });

  test('4.6a the spin of the first player frees everybody', () => {
    const s = given({ players: [{ unspun: true }, { unspun: true }, { unspun: true }], options: { buttons: false } });
    spin(s, 0);
    expect(s.shared.players.map(({ unspun }) => unspun)).toEqual([false, false, false]);
  });

  test('4.6, 4.6b, 6.5b after a track one must spin unless another spin came between, also one that stops where it was', () => {
    const s = given({ players: [{ at: ['love', 10] }, { holder: 0 }], rotation: 2, options: { buttons: false } });
    play(s, { t: 'go' }, { shows: 6 });
    expect(marker(s, 0)).toBe('holder 5, unspun');
    play(s, { t: 'off' });
    expect(answers(s)).toEqual(['spin']);

    const again = given({ players: [{ at: ['love', 10] }, { holder: 0 }], rotation: 2, options: { buttons: false } });
    play(again, { t: 'go' }, { shows: 6 });
    spin(again, 2);
    play(again, { t: 'off' });
    expect(answers(again)).toEqual(['off', 'spin']);
    play(again, { t: 'off' });
    expect(marker(again, 0)).toBe('love 0');
  });

  test('4.6 after Self-Improvement it is the same', () => {
    const s = given({ players: [{ at: ['self', 10] }, { at: ['love', 1] }], options: { buttons: false } });
    play(s, { t: 'go' }, { shows: 1 });
    expect(marker(s, 0)).toBe('holder 2, unspun');
  });

  test('1.4, 4.7 is possible at any track, those whose key one has and Self-Improvement included', () => {
    for (const holder of [0, 1, 2, 3, 4, 5]) {
      const s = given({
        players: [{ holder, stand: ['friendship', 'love', 'knowledge', 'faith', 'health'] }, { holder: (holder + 1) % 6 }],
      });
      expect(answers(s)).toEqual(['off', 'spin']);
      play(s, { t: 'off' });
      expect(marker(s, 0)).toBe(`${['friendship', 'love', 'self', 'knowledge', 'faith', 'health'][holder]} 0`);
    }
  });

  test('4.8 a track is not left before its last space', () => {
    const s = given({ players: [{ at: ['faith', 7] }, {}] });
    expect(answers(s)).toEqual(['go']);
    expect(refusals(s)).toEqual({ off: 'A track is left at its last space only: use its device and move on. (4.8)' });
  });
});

describe('after a spin', () => {
  test('4.2, 4.9 a second spin is refused, and a nudge where the table does without', () => {
    const s = given({ players: [{ holder: 0 }, { holder: 4 }], options: { nudge: 'never' } });
    spin(s, 2);
    expect(refusals(s)).toEqual({
      spin: 'You have spun already: once a turn. (4.2)',
      'nudge 1': 'At this table nobody nudges the wheel. (4.9)',
      'nudge -1': 'At this table nobody nudges the wheel. (4.9)',
    });
  });

  test('4.9 a nudge before it is refused', () => {
    const s = given({ players: [{ holder: 0 }, { holder: 4 }], options: { nudge: 'always' } });
    expect(refusals(s)['nudge 1']).toBe('The wheel is nudged after your own spin, not before. (4.9)');
  });
});

describe('nudging', () => {
  test('4.9 turns the wheel one notch with everybody on it, once', () => {
    const s = given({ players: [{ holder: 0 }, { holder: 4 }], options: { nudge: 'always' } });
    spin(s, 2);
    expect(answers(s)).toEqual(['off', 'stay', 'nudge 1', 'nudge -1']);
    expect(play(s, { t: 'nudge', dir: 1 })).toEqual([{ type: 'nudge', seat: 0, dir: 1, at: ['knowledge', 'love'] }]);
    expect(s.shared.rotation).toBe(3);
    expect(answers(s)).toEqual(['off', 'stay']);
    expect(refusals(s)).toEqual({
      'nudge 1': 'You have nudged the wheel already: one notch a turn. (4.9)',
      'nudge -1': 'You have nudged the wheel already: one notch a turn. (4.9)',
      spin: 'You have spun already: once a turn. (4.2)',
    });
    play(s, { t: 'off' });
    expect(marker(s, 0)).toBe('knowledge 0');
  });

  test('4.9 goes round the end in both directions', () => {
    for (const [stops, dir, after] of [
      [5, 1, 0],
      [0, -1, 5],
    ] as const) {
      const s = given({ players: [{}, {}], options: { nudge: 'always' } });
      spin(s, stops);
      play(s, { t: 'nudge', dir });
      expect(s.shared.rotation).toBe(after);
      play(s, { t: 'stay' });
      expect(asked(s)).toEqual(['0 move-button']);
    }
  });

  test('4.9, 10.4 is for those who play alone, unless the table says otherwise', () => {
    const canNudge = (players: number, nudge: 'alone' | 'always' | 'never') => {
      const s = given({ players: Array.from({ length: players }, () => ({})), options: { nudge } });
      spin(s, 1);
      return answers(s).includes('nudge 1');
    };
    expect([canNudge(1, 'alone'), canNudge(1, 'always'), canNudge(1, 'never')]).toEqual([true, true, false]);
    expect([canNudge(3, 'alone'), canNudge(3, 'always'), canNudge(3, 'never')]).toEqual([false, true, false]);
  });
});
