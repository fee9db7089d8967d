/** What happened is told in few beats, in order, and the board ends where the match is. */
import { describe, expect, test } from 'vitest';
import { given, go, play, spin } from '../rainbow.build.js';
import type { RainbowEvent, RainbowState, RainbowView } from '../rules/types.js';
import { type RainbowBeat, scenes, sounds } from './scenes.js';
import { signs } from './signs.js';
import { NAMES, positions } from './table.build.js';

const KNOWN = new Set(signs.map(({ id }) => id));
const PLACE =
  /^(away|wheel|(seat|money|marker|button|holder):\d|key:\d-[a-z]+|(track|device|pile):[a-z]+|space:[a-z]+-\d+|card:\d|nudge:(on|back))$/;

function* faultsIn({ words, short = '', at, pieces, signs: figures = [], sound }: RainbowBeat): Generator<string> {
  if (!/[\w%”]$/.test(words) || words.length > 80) yield `words: ${words}`;
  if (short.length > 24) yield `short: ${short}`;
  if (at.length === 0) yield `nowhere: ${words}`;
  for (const place of [...at, ...pieces.flatMap(({ from, via = [], to }) => [from, ...via, to])])
    if (!PLACE.test(place)) yield `place: ${place}`;
  for (const { sign } of figures) if (!KNOWN.has(sign)) yield `sign: ${sign}`;
  if (sound !== undefined && !(sound in sounds)) yield `sound: ${sound}`;
}

describe.each([1, 2, 3, 4, 5, 6])('with %i seats', (seats) => {
  test('twenty random matches are told in at most six beats a time, and the last one shows how it ended', () => {
    const faults = new Set<string>();
    let beats = 0;
    for (let match = 0; match < 20; match++) {
      const preset = match % 3 === 0 ? 'choice' : 'standard';
      for (const { tale } of positions({ seats, preset, seed: `tale ${seats} ${match}`, random: true, most: 300 })) {
        if (tale === null) continue;
        const told = scenes(tale);
        beats += told.length;
        if (told.length > 6) faults.add(`${told.length} beats`);
        if (told.length > 0 && told.at(-1)?.view !== tale.steps.at(-1)?.view) faults.add(`not the end: ${told.at(-1)?.words}`);
        for (const beat of told) for (const fault of faultsIn(beat)) faults.add(fault);
      }
    }
    expect([...faults]).toEqual([]);
    expect(beats).toBeGreaterThan(100);
  });
});

const viewOf = (s: RainbowState): RainbowView => structuredClone({ ...s, seat: 0 }) as unknown as RainbowView;

/** One step of a tale per act, as seat `me` hears it. */
function tell(s: RainbowState, me: number | null, ...acts: readonly (readonly [seat: number, act: () => readonly RainbowEvent[]])[]) {
  const before = viewOf(s);
  const steps = acts.map(([seat, act]) => {
    const happenings = act().map((event) => ({ entry: 0, event, words: '' }));
    return { seat, happenings, view: viewOf(s) };
  });
  return scenes({ before, steps, me, names: NAMES });
}

describe('a turn of somebody else', () => {
  test('is one beat: spinning and getting off', () => {
    const s = given({ players: [{ holder: 0 }, { holder: 1 }], active: 1, options: { buttons: false } });
    const told = tell(s, 0, [1, () => spin(s, 1)], [1, () => play(s, { t: 'off' })]);
    expect(told.map(({ words }) => words)).toEqual(['Ben spins and gets off at Self']);
    expect(told[0]?.at).toContain('seat:1');
  });

  test('shows nothing of the next one, though both were heard at once', () => {
    const s = given({
      players: [{ holder: 0 }, { holder: 1, button: ['love', 4] }, { at: ['faith', 0], button: ['love', 6] }],
      active: 1,
      asks: 'move-button',
    });
    const before = viewOf(s);
    const first = play(s, { t: 'button', track: 'self', pos: 5 });
    const second = go(s, 2);
    const view = viewOf(s);
    const step = (seat: number, events: readonly RainbowEvent[]) => ({
      seat,
      happenings: events.map((event) => ({ entry: 0, event, words: '' })),
      view,
    });
    const told = scenes({ before, steps: [step(1, first), step(2, second)], me: 0, names: NAMES });
    expect(told.map(({ words }) => words)).toEqual(["Ben's Button moves to Self 5", 'Chloe moves 2, to Faith 2']);
    expect(told[0]?.view.shared.players[2]?.pos).toBe(0);
    expect(told[1]?.view).toBe(view);
  });

  test('that reaches my Button is told for its player and then for me', () => {
    const s = given({
      players: [
        { holder: 0, button: ['love', 4], hangUps: ['H-faith'] },
        { at: ['love', 0], button: ['self', 5] },
      ],
      active: 1,
    });
    const told = tell(s, 0, [1, () => go(s, 4, { improvements: ['S40'] })]);
    expect(told.map(({ words }) => words)).toEqual(['Your Button spares Ben from fate', 'Your Button helps: you learn Faith']);
    expect(told[0]?.view.shared.players[0]?.hangUps).toHaveLength(1);
    expect(told[1]?.view.shared.players[0]?.hangUps).toHaveLength(0);
    expect(told[1]?.signs).toContainEqual({ sign: 'hang-up', figure: '−1', tone: 'gain' });
  });
});

describe('my own turn', () => {
  test('shows where I land before it shows what the card there brings', () => {
    const s = given({ players: [{ at: ['love', 0], hangUps: ['H-faith'] }, { holder: 0 }] });
    const told = tell(s, 0, [0, () => go(s, 3, { improvements: ['S40'] })]);
    expect(told.map(({ words }) => words)).toEqual(['You move 3, to Love 3', 'You learn Faith, and a hang-up goes']);
    expect(told[0]?.view.shared.players[0]).toMatchObject({ pos: 3, hangUps: [3] });
    expect(told[0]?.pieces).toContainEqual(
      expect.objectContaining({ from: 'marker:0', via: ['space:love-1', 'space:love-2'], to: 'marker:0' }),
    );
  });

  test('waits for my hand where the rules have rolled or spun for me, over the board as it was', () => {
    const s = given({ players: [{ at: ['love', 0] }, { holder: 0 }], options: { buttons: false } });
    const before = viewOf(s);
    const roll = go(s, 1).map((event) => ({ entry: 0, event, words: '' }));
    const step = { seat: 0, happenings: roll, view: viewOf(s) };
    const told = (forced: boolean) => scenes({ before, steps: [{ ...step, forced }], me: 0, names: NAMES });
    expect(told(true)[0]).toMatchObject({ words: 'Spin the heart', awaits: 'device:heart', at: ['device:heart'], pieces: [] });
    expect(told(true)[0]?.view).toBe(before);
    expect(told(true).slice(1)).toEqual(told(false));
    const w = given({ players: [{ holder: 0 }, { holder: 1 }] });
    const wheel = { seat: 0, happenings: spin(w, 1).map((event) => ({ entry: 0, event, words: '' })), forced: true };
    const [first] = scenes({ before: viewOf(w), steps: [{ ...wheel, view: viewOf(w) }], me: 0, names: NAMES });
    expect(first).toMatchObject({ words: 'Spin the wheel', awaits: 'wheel' });
    const [other] = scenes({ before: viewOf(w), steps: [{ ...wheel, view: viewOf(w) }], me: 1, names: NAMES });
    expect(other?.awaits).toBeUndefined();
  });

  test('needs no beat for what I decided myself', () => {
    const s = given({ players: [{ holder: 0, button: ['love', 4] }, { holder: 1 }], asks: 'move-button' });
    expect(tell(s, 0, [0, () => play(s, { t: 'button', track: 'love', pos: 6 })])).toEqual([]);
  });

  test('a key that goes on the stand is a moment of ceremony', () => {
    const s = given({ players: [{ at: ['love', 12] }, { holder: 3 }], options: { buttons: false } });
    const told = tell(s, 0, [0, () => go(s, 1)]);
    expect(told.at(-1)).toMatchObject({ words: 'You place the Love key: 1 of 6', rare: true, sound: 'key' });
  });
});
