/** How a match begins: RULES.md 1, 2.1, 2.2, 2.8 and 3. */
import { describe, expect, test } from 'vitest';
import { quickChance, scripted } from '../../../engine/chance.js';
import { Complaint } from '../../../engine/complaint.js';
import type { Chance } from '../../../engine/game.js';
import { checkOptions } from '../../../engine/options.js';
import { pileSize } from '../../../engine/pile.js';
import { rainbow } from '../index.js';
import { answers, asked, marker, play, refusals, typesOf } from '../rainbow.build.js';
import { holderFacing, trackFacing } from './board.js';
import { HOLDERS, TRACKS } from './data.js';
import type { RainbowEvent, RainbowOptions, RainbowState } from './types.js';

function begun(seats: number, options: Partial<RainbowOptions> = {}, chance: Chance = quickChance(1)): RainbowState {
  return rainbow.setup({ seats, options: checkOptions(rainbow, seats, options), rules: 1 }, { chance });
}

const AREAS = ['friendship', 'love', 'knowledge', 'faith', 'health', 'money'];

describe('the wheel', () => {
  test('2.2 six holders face six tracks, one each, wherever it stands', () => {
    for (let rotation = 0; rotation < 6; rotation++) {
      const faced = [0, 1, 2, 3, 4, 5].map((holder) => trackFacing(holder, rotation));
      expect(new Set(faced).size).toBe(6);
      expect(faced.map((track) => holderFacing(track, rotation))).toEqual([0, 1, 2, 3, 4, 5]);
    }
    expect(HOLDERS).toBe(6);
    expect([...TRACKS]).toEqual(['friendship', 'love', 'self', 'knowledge', 'faith', 'health']);
  });

  test('2.2 with the wheel two places on, holder 0 faces Self-Improvement and Love is faced by holder 5', () => {
    expect(TRACKS[trackFacing(0, 2)]).toBe('self');
    expect(holderFacing(1, 2)).toBe(5);
  });
});

describe('setting up', () => {
  test.each([2, 3, 4, 5, 6])('3.2, 3.3 each of %i players has six hang-ups, one per area, and nothing else', (seats) => {
    const { shared } = begun(seats);
    for (const player of shared.players) {
      expect(player.hangUps.map((hangUp) => AREAS[hangUp])).toEqual(AREAS);
      expect([player.money, player.saved, player.front, player.stand]).toEqual([0, [], [], []]);
    }
    expect([shared.improvements, shared.fate, shared.bookshelf.pile, shared.bicycle.pile].map(pileSize)).toEqual([60, 22, 12, 12]);
    expect(shared.rotation).toBe(0);
  });

  test.each([0, 3, 5])('3.3a with %i hang-ups lots are drawn for the areas, the same for all', (hangups) => {
    const { shared } = begun(3, { hangups }, quickChance(hangups));
    expect(shared.hangUpAreas).toHaveLength(hangups);
    expect(new Set(shared.hangUpAreas).size).toBe(hangups);
    for (const player of shared.players) expect(player.hangUps).toEqual(shared.hangUpAreas);
  });

  test('3.3a every area can be among three', () => {
    const seen = new Set(Array.from({ length: 30 }, (_, n) => begun(2, { hangups: 3 }, quickChance(n)).shared.hangUpAreas).flat());
    expect(seen.size).toBe(6);
  });

  test('2.1, 3.1, 3.4 in turn order each player puts a marker on a vacant holder', () => {
    const s = begun(3, { startPlayer: 2 });
    expect(asked(s)).toEqual(['2 place-marker']);
    expect(answers(s)).toEqual(['holder 0', 'holder 1', 'holder 2', 'holder 3', 'holder 4', 'holder 5']);
    expect(play(s, { t: 'holder', h: 3 })).toEqual([
      { type: 'marker', seat: 2, holder: 3, track: 'knowledge', back: false, from: null, waits: true },
    ]);
    expect(asked(s)).toEqual(['0 place-marker']);
    expect(answers(s)).toEqual(['holder 0', 'holder 1', 'holder 2', 'holder 4', 'holder 5']);
    expect(refusals(s)).toEqual({ 'holder 3': 'Another marker sits on that holder. (2.2)' });
    play(s, { t: 'holder', h: 0 });
    expect(Object.keys(refusals(s))).toEqual(['holder 0', 'holder 3']);
    expect(s.shared.players.map(({ pos }) => pos)).toEqual([0, 0, 0]);
    play(s, { t: 'holder', h: 5 });
    expect([0, 1, 2].map((seat) => marker(s, seat))).toEqual(['holder 0, unspun', 'holder 5, unspun', 'holder 3, unspun']);
    expect(asked(s)).toEqual(['2 place-button']);
  });

  test('3.4a given out by lot, no marker shares a holder and nobody is asked', () => {
    const seen = new Set<number>();
    for (let n = 0; n < 20; n++) {
      const s = begun(6, { placeMarkers: 'auto' }, quickChance(n));
      expect(s.open[0]?.kind).toBe('place-button');
      expect(new Set(s.shared.players.map(({ holder }) => holder)).size).toBe(6);
      seen.add(s.shared.players[0]?.holder ?? -1);
    }
    expect(seen.size).toBeGreaterThan(3);
  });

  test('3.5 then each lays a button on any of the 24 fate spaces that has none', () => {
    const s = begun(2, { placeMarkers: 'auto', startPlayer: 1 });
    expect(asked(s)).toEqual(['1 place-button']);
    expect(answers(s)).toHaveLength(24);
    play(s, { t: 'button', track: 'love', pos: 9 });
    expect(asked(s)).toEqual(['0 place-button']);
    expect(answers(s)).toHaveLength(23);
    expect(refusals(s)).toEqual({ 'button love 9': "Another player's button lies there: that of place 2. (7.2)" });
    play(s, { t: 'button', track: 'self', pos: 5 });
    expect(asked(s)).toEqual(['1 wheel']);
  });

  test('3.6, 4.6a the first player begins, and can only spin', () => {
    const s = begun(3, { placeMarkers: 'auto', buttons: false, startPlayer: 1 });
    expect(asked(s)).toEqual(['1 wheel']);
    expect(answers(s)).toEqual(['spin']);
    expect(refusals(s).off).toBe('The wheel has not turned since your marker came onto it: spin first. (4.6)');
  });

  test('3.6 turns go round clockwise, and after the last seat comes the first', () => {
    const s = begun(3, { placeMarkers: 'auto', buttons: false, startPlayer: 1 });
    const turns: number[] = [];
    for (let n = 0; n < 4; n++) {
      turns.push(s.shared.active);
      play(s, { t: 'spin' });
      play(s, { t: 'stay' });
    }
    expect(turns).toEqual([1, 2, 0, 1]);
    expect(s.shared.round).toBe(2);
  });

  test('3.6a the first player is drawn by lot', () => {
    for (const first of [0, 1, 2]) {
      const rest = [5, 4, 3, 2, 1].map(() => 0);
      const s = rainbow.setup({ seats: 3, options: checkOptions(rainbow, 3, {}), rules: 1 }, { chance: scripted([first, ...rest]) });
      expect(s.shared.first).toBe(first);
    }
  });

  test('3.6a a place that nobody sits at cannot begin', () => {
    expect(rainbow.options.startPlayer.choices).toHaveLength(1 + 6);
    expect(() => checkOptions(rainbow, 2, { startPlayer: 2 })).toThrow(Complaint);
    expect(() => checkOptions(rainbow, 2, { startPlayer: 2 })).toThrow('Place 3 cannot begin at a table of 2. (rules, 3.6a)');
    expect(checkOptions(rainbow, 3, { startPlayer: 2 }).startPlayer).toBe(2);
  });

  test('3.6, 3.3 all of it is told', () => {
    const told: RainbowEvent[] = [];
    const options = checkOptions(rainbow, 2, { placeMarkers: 'auto', buttons: false, startPlayer: 0 });
    rainbow.setup({ seats: 2, options, rules: 1 }, { chance: quickChance(1), tell: (event) => told.push(event) });
    expect(typesOf(told)).toEqual(['first', 'hang-ups', 'marker', 'marker', 'round']);
  });
});
