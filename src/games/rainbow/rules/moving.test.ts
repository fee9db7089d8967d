/** On a track: RULES.md 4.10, 4.11 and 5. */
import { describe, expect, test } from 'vitest';
import { quickChance, scripted } from '../../../engine/chance.js';
import { pileSize } from '../../../engine/pile.js';
import { step } from '../../../engine/play.js';
import { rainbow } from '../index.js';
import { answers, asked, given, go, marker, movesAt, play, question, typesOf } from '../rainbow.build.js';
import type { DeviceId, TrackId } from './data.js';
import { chanceOf } from './device.js';
import type { RainbowEvent } from './types.js';

/** What a track's device shows when chance says a number. */
function shown(track: TrackId, said: number): RainbowEvent | undefined {
  const s = given({ players: [{ at: [track, 0] }, {}] });
  const told: RainbowEvent[] = [];
  step(rainbow, s, question(s), { t: 'go' }, { chance: scripted([said, 0, 0, 0]), tell: (event) => told.push(event) });
  return told.find(({ type }) => type === 'roll');
}

describe('the devices', () => {
  test('5.1 the ball favours the middle fingers: 2, 5, 6, 5 and 2 times of 20', () => {
    const values = Array.from({ length: 20 }, (_, said) => shown('friendship', said)).map((event) =>
      event?.type === 'roll' ? event.value : 0,
    );
    expect(values).toEqual([1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 5, 5]);
    expect(shown('friendship', 0)).toEqual({ type: 'roll', seat: 0, device: 'hand', value: 1, label: 'thumb' });
    expect(shown('friendship', 19)).toEqual({ type: 'roll', seat: 0, device: 'hand', value: 5, label: 'little' });
  });

  test.each([
    ['love', 'heart', [1, 2, 3, 4, 5, 6]],
    ['knowledge', 'computer', [1, 2, 3, 4, 5, 6, 7, 8]],
    ['faith', 'lightning', [1, 2, 3, 5, 7, 8]],
  ] as [TrackId, DeviceId, number[]][])('5.2, 5.4, 5.5 on %s the %s shows its numbers equally often', (track, device, numbers) => {
    const found = numbers.map((_, said) => shown(track, said));
    expect(found).toEqual(numbers.map((value) => ({ type: 'roll', seat: 0, device, value, label: String(value) })));
  });

  test.each([
    ['self', 'bookshelf', [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6]],
    ['health', 'bicycle', [1, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 6]],
  ] as [TrackId, DeviceId, number[]][])('5.3, 5.6 on %s the %s turns over any of its twelve cards', (track, device, numbers) => {
    const found = numbers.map((_, said) => shown(track, said));
    expect(found).toEqual(numbers.map((value) => ({ type: 'roll', seat: 0, device, value, label: String(value) })));
  });

  test('5.7 a turned card is out of the pile, for everybody', () => {
    const s = given({ players: [{ at: ['health', 0] }, { at: ['health', 2] }], options: { buttons: false } });
    go(s, 6, { fate: 'F13', improvements: ['S01'] });
    expect(s.shared.bicycle.turned).toEqual([6]);
    expect(pileSize(s.shared.bicycle.pile)).toBe(11);
    expect(chanceOf(s.shared, 5, 6)).toBe(0);
    expect(chanceOf(s.shared, 5, 3)).toBeCloseTo(3 / 11);
  });

  test('5.7 when the pile is gone all twelve cards are shuffled before one is turned', () => {
    const s = given({ players: [{ at: ['health', 0] }, {}], bicycle: [] });
    expect(s.shared.bicycle.turned).toHaveLength(12);
    const { shared } = given({ players: [{ at: ['health', 0] }, {}], bicycle: [4] });
    expect([3, 4].map((value) => chanceOf(shared, 5, value))).toEqual([0, 1]); // the last card is known
    const told = go(s, 1);
    expect(typesOf(told).slice(0, 2)).toEqual(['reshuffle', 'roll']);
    expect(pileSize(s.shared.bicycle.pile)).toBe(11);
    expect(s.shared.bicycle.turned).toEqual([1]);
  });

  test('5.7 the last card of a pile is turned without shuffling', () => {
    const s = given({ players: [{ at: ['self', 0] }, {}], bookshelf: [2] });
    expect(typesOf(play(s, { t: 'go' }, {}))).not.toContain('reshuffle');
    expect(pileSize(s.shared.bookshelf.pile)).toBe(0);
    expect(s.shared.bookshelf.turned).toHaveLength(12);
  });

  test('5.7 with two results a pile can run out between the cards, and the first card may come again', () => {
    const s = given({ players: [{ at: ['health', 0] }, {}], bicycle: [4], options: { pickOfTwo: true } });
    const told: RainbowEvent[] = [];
    step(rainbow, s, question(s), { t: 'go' }, { chance: scripted([0]), tell: (event) => told.push(event) });
    expect(typesOf(told)).toEqual(['roll', 'reshuffle', 'roll']);
    expect(s.shared.rolled).toEqual([4, 1]);
    expect(s.shared.bicycle.turned).toEqual([1]);
  });
});

describe('a move', () => {
  test('4.1, 4.10 uses the device, moves and obeys the space', () => {
    const s = given({ players: [{ at: ['knowledge', 2] }, {}] });
    expect(answers(s)).toEqual(['go']);
    const told = go(s, 2);
    expect(told.slice(0, 3)).toEqual([
      { type: 'roll', seat: 0, device: 'computer', value: 2, label: '2' },
      { type: 'land', seat: 0, track: 'knowledge', from: 2, pos: 4, kind: 'money' },
      { type: 'money', seat: 0, amount: 500, total: 500, goal: 2500 },
    ]);
    expect(marker(s, 0)).toBe('knowledge 4');
    expect(asked(s)).toEqual(['0 move-button']);
  });

  test('5.8 that would go beyond the last space stops there', () => {
    const s = given({ players: [{ at: ['knowledge', 14], hangUps: ['H-knowledge'] }, {}] });
    const told = go(s, 8);
    expect(told[1]).toEqual({ type: 'land', seat: 0, track: 'knowledge', from: 14, pos: 16, kind: 'last' });
    expect(s.shared.players[0]?.front).toEqual([2]);
    expect(marker(s, 0)).toBe('holder 3, unspun');
  });

  test('5.9 does nothing on spaces that are passed', () => {
    const s = given({ players: [{ at: ['knowledge', 8] }, {}] });
    go(s, 4);
    expect(marker(s, 0)).toBe('knowledge 12');
    expect(s.shared.players[0]?.money).toBe(0);
    expect(pileSize(s.shared.fate)).toBe(22);
    expect(pileSize(s.shared.improvements)).toBe(60);
  });

  test('5.9 may end where another marker stands', () => {
    const s = given({ players: [{ at: ['love', 0] }, { at: ['love', 1] }] });
    go(s, 1);
    expect([marker(s, 0), marker(s, 1)]).toEqual(['love 1', 'love 1']);
  });
});

describe('one result of two', () => {
  const choosing = (at: [TrackId, number]) => given({ players: [{ at }, { holder: 4 }], options: { pickOfTwo: true } });

  test('4.11 is chosen by the player who moves', () => {
    const s = choosing(['love', 5]);
    expect(typesOf(go(s, [2, 5]))).toEqual(['roll', 'roll']);
    expect(asked(s)).toEqual(['0 take-move']);
    expect(movesAt(s)).toEqual([
      { t: 'take', n: 0 },
      { t: 'take', n: 1 },
    ]);
    expect(play(s, { t: 'take', n: 1 }).slice(0, 3)).toEqual([
      { type: 'take', seat: 0, value: 5 },
      { type: 'land', seat: 0, track: 'love', from: 5, pos: 10, kind: 'money' },
      { type: 'money', seat: 0, amount: 1000, total: 1000, goal: 2500 },
    ]);
    expect(s.shared.rolled).toEqual([]);
  });

  test('4.11 the first one may be better', () => {
    const s = choosing(['love', 5]);
    go(s, [5, 2]);
    play(s, { t: 'take', n: 0 });
    expect(marker(s, 0)).toBe('love 10');
  });

  test('4.11 is not asked if both lead to the same space, the last one included', () => {
    const same = choosing(['love', 0]);
    go(same, [1, 1]);
    expect(asked(same)).toEqual(['0 move-button']);
    const beyond = choosing(['love', 11]);
    go(beyond, [3, 6]);
    expect(marker(beyond, 0)).toBe('holder 1, unspun');
  });

  test('4.11 turns two cards, and both stay turned', () => {
    const s = choosing(['health', 0]);
    go(s, [1, 4]);
    expect(s.shared.bicycle.turned).toEqual([1, 4]);
    expect(pileSize(s.shared.bicycle.pile)).toBe(10);
  });

  test('4.10 without the option a device is used once', () => {
    const s = given({ players: [{ at: ['love', 0] }, {}] });
    const told: RainbowEvent[] = [];
    step(rainbow, s, question(s), { t: 'go' }, { chance: quickChance(3), tell: (event) => told.push(event) });
    expect(typesOf(told).filter((type) => type === 'roll')).toHaveLength(1);
  });
});
