/** Hang-ups, self-improvement cards and keys: RULES.md 8. */
import { describe, expect, test } from 'vitest';
import { front, type GivenPlayer, given, go, stand } from '../rainbow.build.js';
import type { ImprovementId } from './cards.js';
import type { RainbowEvent, RainbowState } from './types.js';

/** A player on Faith 1 draws an improvement card by moving 2. */
function draws(player: GivenPlayer, card: ImprovementId): { s: RainbowState; told: RainbowEvent[] } {
  const s = given({ players: [{ at: ['faith', 1], ...player }, { holder: 5 }] });
  return { s, told: go(s, 2, { improvements: [card] }) };
}
const me = (s: RainbowState) => s.shared.players[0];

describe('a self-improvement card', () => {
  test('8.1, 8.2 cancels a hang-up of its area, and both are out of the game', () => {
    const { s, told } = draws({ hangUps: ['H-knowledge', 'H-love'] }, 'S22');
    expect(told).toContainEqual({ type: 'cancel', seat: 0, area: 'knowledge', hangUp: 'H-knowledge', card: 'S22', left: 0 });
    expect(me(s)?.hangUps).toEqual([1]);
    expect(s.shared.gone).toEqual({ improvements: [21], hangUps: [2], fate: [] });
    expect(me(s)?.saved).toEqual([]);
  });

  test('8.1, 8.3 of another area cancels nothing and is saved', () => {
    const { s, told } = draws({ hangUps: ['H-knowledge'] }, 'S12');
    expect(me(s)?.hangUps).toEqual([2]);
    expect(me(s)?.saved).toEqual([11]);
    expect(told).toContainEqual({ type: 'save', seat: 0, card: 'S12' });
  });

  test('8.3 is saved when all hang-ups of its area are gone but the key is not on the stand', () => {
    const { s } = draws({}, 'S12');
    expect(me(s)?.saved).toEqual([11]);
  });

  test('8.3, 8.2 that was saved cancels a hang-up as soon as fate brings one', () => {
    const s = given({ players: [{ at: ['knowledge', 0], saved: ['S51'] }, {}] });
    const told = go(s, 3, { fate: 'F11' });
    expect(told).toContainEqual({ type: 'cancel', seat: 0, area: 'money', hangUp: 'F11', card: 'S51', left: 0 });
    expect([me(s)?.hangUps, me(s)?.saved]).toEqual([[], []]);
    expect(s.shared.gone).toEqual({ improvements: [50], hangUps: [16], fate: [] });
  });

  test('8.8 for a key on the stand is not needed and goes under the pile', () => {
    const { s, told } = draws({ stand: ['health'] }, 'S41');
    expect(told).toContainEqual({ type: 'unneeded', seat: 0, card: 'S41' });
    expect(s.shared.improvements.bottom).toEqual([40]);
    expect(me(s)?.saved).toEqual([]);
  });

  test('8.1, 8.4, 8.7 cancels one of two hang-ups, the older first; the key waits for both', () => {
    const hung: GivenPlayer = { front: ['love'], hangUps: ['H-love', 'F03'] };
    const { s, told } = draws(hung, 'S11');
    expect(told).toContainEqual({ type: 'cancel', seat: 0, area: 'love', hangUp: 'H-love', card: 'S11', left: 1 });
    expect([front(s, 0), stand(s, 0)]).toEqual([['love'], []]);
    const second = draws({ front: ['love'], hangUps: ['F03'] }, 'S12');
    expect(second.told).toContainEqual({ type: 'cancel', seat: 0, area: 'love', hangUp: 'F03', card: 'S12', left: 0 });
    expect([front(second.s, 0), stand(second.s, 0)]).toEqual([[], ['love']]);
  });
});

describe('a key', () => {
  test('8.4 waits in front of the player while a hang-up of its area is left', () => {
    const s = given({ players: [{ at: ['friendship', 10], hangUps: ['H-friendship'] }, {}] });
    const told = go(s, 2);
    expect([front(s, 0), stand(s, 0)]).toEqual([['friendship'], []]);
    expect(told).toContainEqual({ type: 'key', seat: 0, area: 'friendship', hangUps: 1 });
  });

  test('8.5 goes on the stand at once, into the lowest empty slot', () => {
    const s = given({ players: [{ at: ['friendship', 10], stand: ['money', 'faith'], hangUps: ['H-love'] }, {}] });
    const told = go(s, 2);
    expect(stand(s, 0)).toEqual(['money', 'faith', 'friendship']);
    expect(told).toContainEqual({ type: 'stand', seat: 0, area: 'friendship', keys: 3, needed: 6 });
  });

  test('8.5, 8.11 that waits is placed by the card that cancels its last hang-up', () => {
    const { s, told } = draws({ front: ['love', 'health'], hangUps: ['H-love', 'H-health'] }, 'S41');
    expect(stand(s, 0)).toEqual(['health']);
    expect(front(s, 0)).toEqual(['love']);
    expect(told).toContainEqual({ type: 'stand', seat: 0, area: 'health', keys: 1, needed: 6 });
  });

  test('8.7 that waits is not safe: another hang-up counts', () => {
    const s = given({ players: [{ at: ['knowledge', 0], front: ['health'], hangUps: ['H-health'] }, {}] });
    go(s, 3, { fate: 'F09' });
    expect(me(s)?.hangUps).toEqual([4, 6 + 8]);
  });

  test('8.6 on the stand stays there whatever fate brings', () => {
    for (const fate of ['F01', 'F02', 'F03', 'F12'] as const) {
      const s = given({ players: [{ at: ['knowledge', 0], stand: ['friendship', 'love', 'money'] }, {}] });
      go(s, 3, { fate });
      expect(stand(s, 0)).toEqual(['friendship', 'love', 'money']);
      expect(me(s)?.hangUps).toEqual([]);
    }
  });

  test('8.9 sends saved cards of its area under the pile when it is placed, oldest first', () => {
    const s = given({ players: [{ at: ['friendship', 9], saved: ['S02', 'S31', 'S01'] }, {}] });
    const told = go(s, 5);
    expect(stand(s, 0)).toEqual(['friendship']);
    expect(s.shared.improvements.bottom).toEqual([1, 0]);
    expect(me(s)?.saved).toEqual([30]);
    expect(told).toContainEqual({ type: 'return', seat: 0, cards: ['S02', 'S01'] });
  });
});
