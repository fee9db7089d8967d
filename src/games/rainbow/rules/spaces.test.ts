/** Landing: RULES.md 1.6, 2.8 and 6. */
import { describe, expect, test } from 'vitest';
import { pileSize } from '../../../engine/pile.js';
import { answers, asked, front, type Given, given, go, marker, play, refusals, stand, typesOf } from '../rainbow.build.js';
import type { FateId } from './cards.js';
import type { RainbowState } from './types.js';

const money = (s: RainbowState) => s.shared.players[0]?.money;
const hangUps = (s: RainbowState, seat = 0) => s.shared.players[seat]?.hangUps.length;

describe('green spaces', () => {
  test('6.1, 2.8 pay what they say', () => {
    const s = given({ players: [{ at: ['health', 3], money: 1500 }, {}] });
    expect(go(s, 1)).toContainEqual({ type: 'money', seat: 0, amount: 500, total: 2000, goal: 2500 });
    expect([money(s), stand(s, 0)]).toEqual([2000, []]);
  });

  test('1.3, 6.1b the last amount is paid in full, and $2,500 or more bring the Money key', () => {
    const s = given({ players: [{ at: ['knowledge', 12], money: 2000 }, {}] });
    const told = go(s, 2);
    expect(money(s)).toBe(3000);
    expect(stand(s, 0)).toEqual(['money']);
    expect(told).toContainEqual({ type: 'key', seat: 0, area: 'money', hangUps: 0 });
  });

  test('6.1b exactly $2,500 is enough', () => {
    const s = given({ players: [{ at: ['love', 3], money: 2000 }, {}] });
    go(s, 2);
    expect([money(s), stand(s, 0)]).toEqual([2500, ['money']]);
  });

  test('6.1a pay nothing after that, also while the key waits in front', () => {
    const s = given({ players: [{ at: ['knowledge', 12], money: 2000, hangUps: ['H-money'] }, {}], options: { buttons: false } });
    go(s, 2);
    expect(front(s, 0)).toEqual(['money']);
    const later = given({ players: [{ at: ['knowledge', 7], money: 3000, hangUps: ['H-money'], front: ['money'] }, {}] });
    expect(go(later, 2)).toContainEqual({ type: 'rich', seat: 0, total: 3000 });
    expect(money(later)).toBe(3000);
  });

  test('6.1a pay nothing to somebody whom fate has given the Money key', () => {
    const s = given({ players: [{ at: ['knowledge', 7], money: 500, stand: ['money'] }, {}] });
    go(s, 2);
    expect(money(s)).toBe(500);
  });

  test.each([500, 1000, 1500, 2000, 2500])('6.1c the key comes at $%i if the table says so', (moneyGoal) => {
    const s = given({ players: [{ at: ['love', 3], money: moneyGoal - 500 }, {}], options: { moneyGoal } });
    go(s, 2);
    expect(stand(s, 0)).toEqual(['money']);
    if (moneyGoal === 500) return;
    const poorer = given({ players: [{ at: ['love', 3], money: moneyGoal - 1000 }, {}], options: { moneyGoal } });
    go(poorer, 2);
    expect(stand(poorer, 0)).toEqual([]);
  });
});

describe('red spaces', () => {
  const lands = (player: Given['players'][number] = {}, more: Partial<Given> = {}) =>
    given({ players: [{ at: ['knowledge', 0], ...player }, { holder: 5 }], ...more });
  const drawing = (s: RainbowState, fate: FateId) => go(s, 3, { fate });

  test('6.2, 6.2a give a hang-up that lies in front of the player like an original', () => {
    const s = lands({ hangUps: ['H-love'], front: ['love'] });
    const told = drawing(s, 'F03');
    expect(told).toContainEqual({ type: 'fate', seat: 0, card: 'F03' });
    expect(told).toContainEqual({ type: 'hang-up', seat: 0, area: 'love', count: 2 });
    expect(hangUps(s)).toBe(2);
    expect(pileSize(s.shared.fate)).toBe(21);
  });

  test('6.2b let draw an improvement card, and go under the pile', () => {
    const s = lands({ hangUps: ['H-faith'] });
    const told = go(s, 3, { fate: 'F13', improvements: ['S40'] });
    expect(told).toContainEqual({ type: 'improve', seat: 0, card: 'S40', why: 'fate' });
    expect(hangUps(s)).toBe(0);
    expect(s.shared.fate.bottom).toEqual([12]);
  });

  test('6.2c let take any key one does not have, and it may go straight onto the stand', () => {
    const s = lands({ stand: ['faith'], hangUps: ['H-love'] });
    drawing(s, 'F19');
    expect(asked(s)).toEqual(['0 choose-key']);
    expect(answers(s)).toEqual(['key friendship', 'key love', 'key knowledge', 'key health', 'key money']);
    expect(refusals(s)).toEqual({ 'key faith': 'You have the Faith key on your stand; there is only one per area. (8.10)' });
    play(s, { t: 'key', area: 'money' });
    expect(stand(s, 0)).toEqual(['faith', 'money']);
    expect(asked(s)).toEqual(['0 move-button']);
  });

  test('6.2c a key that is taken waits for its hang-up to go', () => {
    const s = lands({ front: ['health'], hangUps: ['H-love', 'H-health'] });
    drawing(s, 'F20');
    expect(refusals(s)).toEqual({ 'key health': 'You have the Health key in front of you; there is only one per area. (8.10)' });
    play(s, { t: 'key', area: 'love' });
    expect([stand(s, 0), front(s, 0)]).toEqual([[], ['health', 'love']]);
  });

  test('6.2c bring nothing to those who have all six keys, some of them waiting', () => {
    const s = lands({ stand: ['friendship', 'love', 'faith', 'health', 'money'], front: ['knowledge'], hangUps: ['H-knowledge'] });
    expect(drawing(s, 'F22')).toContainEqual({ type: 'no-key', seat: 0 });
    expect(s.shared.fate.bottom).toEqual([21]);
    expect(asked(s)).toEqual(['0 move-button']);
  });

  test('6.2c, 8.10 the key of the track one is on may be taken; the trip goes on and brings no second one', () => {
    const s = lands({}, { options: { buttons: false } });
    drawing(s, 'F21');
    play(s, { t: 'key', area: 'knowledge' });
    expect(marker(s, 0)).toBe('knowledge 3');
    const end = given({ players: [{ at: ['knowledge', 15], stand: ['knowledge'] }, {}] });
    expect(go(end, 1)).toContainEqual({ type: 'again', seat: 0, track: 'knowledge' });
    expect(stand(end, 0)).toEqual(['knowledge']);
  });

  test('6.2d, 8.6 a hang-up for a key on the stand is disregarded, and the card goes under the pile', () => {
    const s = lands({ stand: ['health'] });
    expect(drawing(s, 'F09')).toContainEqual({ type: 'immune', seat: 0, area: 'health' });
    expect(hangUps(s)).toBe(0);
    expect(s.shared.fate.bottom).toEqual([8]);
    expect(stand(s, 0)).toEqual(['health']);
  });

  test('6.2e a card that gave a key goes under the pile', () => {
    const s = lands();
    drawing(s, 'F19');
    play(s, { t: 'key', area: 'love' });
    expect(s.shared.fate.bottom).toEqual([18]);
    expect(s.shared.gone.fate).toEqual([]);
  });

  test('6.2f or out of the game if the table says so, but not if it gave none', () => {
    const s = lands({}, { options: { fateKeyLeaves: true } });
    drawing(s, 'F19');
    play(s, { t: 'key', area: 'love' });
    expect([s.shared.fate.bottom, s.shared.gone.fate]).toEqual([[], [18]]);
    const all = lands(
      { stand: ['friendship', 'love', 'knowledge', 'faith', 'health'], front: ['money'], hangUps: ['H-money'] },
      { options: { fateKeyLeaves: true } },
    );
    drawing(all, 'F19');
    expect([all.shared.fate.bottom, all.shared.gone.fate]).toEqual([[18], []]);
  });

  test('2.7, 11.3 cards under the pile come last, in the order in which they went', () => {
    const s = lands({ stand: ['health', 'money'] }, { fate: ['F09', 'F11'], options: { buttons: false } });
    drawing(s, 'F11');
    expect(s.shared.fate.bottom).toEqual([10]);
    const told = [play(s, { t: 'off' }), go(s, 2, {})].flat();
    expect(told).toContainEqual({ type: 'land', seat: 0, track: 'knowledge', from: 3, pos: 5, kind: 'fate' });
    expect(told).toContainEqual({ type: 'fate', seat: 0, card: 'F09' });
    expect(s.shared.fate.bottom).toEqual([10, 8]);
  });
});

describe('blue spaces', () => {
  test('6.3 send the marker back to the start of its track, and it goes on from there', () => {
    const s = given({ players: [{ at: ['faith', 2] }, { at: ['love', 0] }], options: { buttons: false } });
    expect(go(s, 2)).toContainEqual({ type: 'back', seat: 0, track: 'faith' });
    expect(marker(s, 0)).toBe('faith 0');
    play(s, { t: 'go' }, { shows: 1 });
    expect(asked(s)).toEqual(['0 track']);
  });

  test('6.3 a 3 from the start of Friendship leads nowhere', () => {
    const s = given({ players: [{ at: ['friendship', 0] }, {}] });
    go(s, 3);
    expect(marker(s, 0)).toBe('friendship 0');
  });
});

describe('orange spaces', () => {
  const lands = (player: Given['players'][number] = {}, more: Partial<Given> = {}) =>
    given({ players: [{ at: ['faith', 1], ...player }, { holder: 5 }], ...more });

  test('6.4 give the top self-improvement card', () => {
    const s = lands({ hangUps: ['H-knowledge'] });
    const told = go(s, 2, { improvements: ['S21'] });
    expect(told).toContainEqual({ type: 'improve', seat: 0, card: 'S21', why: 'space' });
    expect(pileSize(s.shared.improvements)).toBe(59);
    expect(hangUps(s)).toBe(0);
  });

  test('6.4a give nothing when the pile is empty', () => {
    const s = lands({ hangUps: ['H-love'] }, { improvements: [] });
    expect(go(s, 2)).toContainEqual({ type: 'no-card', seat: 0 });
    expect(hangUps(s)).toBe(1);
    expect(asked(s)).toEqual(['0 move-button']);
  });

  const two = { options: { siChoice: true } } as const;

  test('6.4b show two cards to choose from if the table says so', () => {
    const s = lands({ hangUps: ['H-faith'] }, two);
    const told = go(s, 2, { improvements: ['S11', 'S31'] });
    expect(told).toContainEqual({ type: 'show', seat: 0, cards: ['S11', 'S31'], why: 'space' });
    expect(asked(s)).toEqual(['0 choose-card']);
    expect(answers(s)).toEqual(['improve S11', 'improve S31']);
    play(s, { t: 'improve', card: 'S31' });
    expect(hangUps(s)).toBe(0);
    expect(s.shared.improvements.bottom).toEqual([10]);
    expect(s.shared.shown).toEqual([]);
  });

  test('6.4b the first card can be chosen as well', () => {
    const s = lands({}, two);
    go(s, 2, { improvements: ['S11', 'S31'] });
    expect(play(s, { t: 'improve', card: 'S11' })[0]).toEqual({ type: 'choose', seat: 0, card: 'S11', other: 'S31' });
    expect(s.shared.players[0]?.saved).toEqual([10]);
    expect(s.shared.improvements.bottom).toEqual([30]);
  });

  test.each([
    ['both are of one area', [], 'S11', 'S12', 10, [11]],
    ['only the second is of use', ['love'], 'S11', 'S31', 30, [10]],
    ['only the first is of use', ['faith'], 'S11', 'S31', 10, [30]],
  ] as const)('6.4b nothing is asked if %s', (_, onStand, first, second, saved, under) => {
    const s = lands({ stand: onStand }, two);
    go(s, 2, { improvements: [first, second] });
    expect(asked(s)).toEqual(['0 move-button']);
    expect(s.shared.players[0]?.saved).toEqual([saved]);
    expect(s.shared.improvements.bottom).toEqual(under);
  });

  test('6.4b if neither is of use both go under the pile, the second first', () => {
    const s = lands({ stand: ['love', 'faith'] }, two);
    go(s, 2, { improvements: ['S11', 'S31'] });
    expect(s.shared.improvements.bottom).toEqual([30, 10]);
  });

  test('6.4b with one card in the pile there is no choice', () => {
    const s = lands({}, { ...two, improvements: ['S11'] });
    go(s, 2, { improvements: ['S11'] });
    expect(s.shared.players[0]?.saved).toEqual([10]);
    expect(pileSize(s.shared.improvements)).toBe(0);
  });
});

describe('the last space', () => {
  test('1.2, 6.5, 6.5a, 6.5b gives the key and sends the marker to the holder of the track', () => {
    const s = given({ players: [{ at: ['love', 10] }, { holder: 0 }], rotation: 2 });
    const told = go(s, 6);
    expect(typesOf(told)).toEqual(['roll', 'land', 'key', 'stand', 'marker']);
    expect(stand(s, 0)).toEqual(['love']);
    expect(marker(s, 0)).toBe('holder 5, unspun');
    expect(asked(s)).toEqual(['0 move-button']);
  });

  test('6.5a, 1.4 of Self-Improvement gives no key', () => {
    const s = given({ players: [{ at: ['self', 9] }, {}] });
    expect(go(s, 4)).toContainEqual({ type: 'again', seat: 0, track: 'self' });
    expect([stand(s, 0), front(s, 0)]).toEqual([[], []]);
  });

  const taken = (options: Given['options'] = {}) =>
    given({ players: [{ at: ['love', 10] }, { holder: 5 }, { holder: 1 }], rotation: 2, options: { buttons: false, ...options } });

  test('6.5c any vacant holder will do if that one is taken', () => {
    const s = taken();
    go(s, 6);
    expect(asked(s)).toEqual(['0 return-marker']);
    expect(answers(s)).toEqual(['holder 0', 'holder 2', 'holder 3', 'holder 4']);
    expect(Object.keys(refusals(s))).toEqual(['holder 1', 'holder 5']);
    play(s, { t: 'holder', h: 3 });
    expect(marker(s, 0)).toBe('holder 3, unspun');
    expect(s.shared.players[0]?.pos).toBe(0);
  });

  test('3.4a, 6.5c given out, it is the next vacant one clockwise', () => {
    const s = taken({ placeMarkers: 'auto' });
    go(s, 6);
    expect(marker(s, 0)).toBe('holder 0, unspun');
    const full = given({
      players: [{ at: ['love', 10] }, { holder: 5 }, { holder: 0 }, { holder: 1 }, { holder: 2 }, { holder: 4 }],
      rotation: 2,
      options: { placeMarkers: 'auto' },
    });
    go(full, 6);
    expect(marker(full, 0)).toBe('holder 3, unspun');
  });

  test.each(['choose', 'auto'] as const)(
    '6.5d a marker on another holder (%s) may get off there without a spin if the table says so',
    (placeMarkers) => {
      const s = taken({ vacantEntry: true, placeMarkers });
      go(s, 6);
      expect(asked(s)).toEqual(['0 return-marker']);
      play(s, { t: 'holder', h: 0 });
      expect(marker(s, 0)).toBe('holder 0');
      play(s, { t: 'off' });
      play(s, { t: 'off' });
      expect(asked(s)).toEqual(['0 wheel']);
      expect(answers(s)).toEqual(['off', 'spin']);
      play(s, { t: 'off' });
      expect(marker(s, 0)).toBe('self 0');
    },
  );

  test("6.5d but not one on its own track's holder", () => {
    const s = given({ players: [{ at: ['love', 10] }, { holder: 3 }], rotation: 2, options: { vacantEntry: true } });
    go(s, 6);
    expect(marker(s, 0)).toBe('holder 5, unspun');
  });

  test('8.10 gives no second key of an area', () => {
    const s = given({ players: [{ at: ['love', 12], stand: ['love'] }, { holder: 4 }] });
    go(s, 1);
    expect(stand(s, 0)).toEqual(['love']);
    expect(marker(s, 0)).toMatch(/^holder/);
    const waiting = given({ players: [{ at: ['love', 12], front: ['love'], hangUps: ['H-love'] }, {}] });
    go(waiting, 1);
    expect(front(waiting, 0)).toEqual(['love']);
  });
});

describe('plain spaces', () => {
  test('1.6, 6.6 only speak', () => {
    const s = given({ players: [{ at: ['knowledge', 2] }, {}] });
    expect(typesOf(go(s, 4))).toEqual(['roll', 'land']);
    expect(asked(s)).toEqual(['0 move-button']);
  });
});
