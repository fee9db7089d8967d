/** The test kit, on the engine's small game with every kind of secret. */
import { expect, test } from 'vitest';
import { quickChance } from '../../engine/chance.js';
import { sealed } from '../../engine/testing/sealed.js';
import { nth } from './moves.js';
import { atRandom, spell, testKit } from './test-kit.js';

const t = testKit(sealed);

test('a table begins with the options wished for and the usual ones beside them', () => {
  const s = t.begin(3, { ties: 'first' });
  expect(s.shared.ties).toBe('first');
  expect(s.own).toHaveLength(3);
  expect(t.asked(s)).toEqual(['0 offer']);
});

test('answers are spelled, and either way of writing one can be played', () => {
  const s = t.begin(3);
  expect(t.answers(s, 0)).toEqual(t.moves(s).map(spell));
  const told = t.play(s, 0, t.answers(s)[0] ?? '');
  expect(told[0]).toMatchObject({ type: 'offered', seat: 0 });
  expect([spell(null), spell('pass'), spell({ t: 'take', n: 2 })]).toEqual(['null', 'pass', 'take 2']);
});

test('a seat that is not asked cannot answer, and an answer that is not legal is met with the legal ones', () => {
  const s = t.begin(3);
  expect(() => t.play(s, 1, { offer: 1 })).toThrow('nothing is asked of seat 1');
  expect(() => t.play(s, 0, { offer: 99 })).toThrow(/"99" is not legal at "offer".* Legal: /);
  expect(t.asked(s)).toEqual(['0 offer']);
});

test('why not: by answer for all of them, and for one', () => {
  const s = t.begin(3);
  t.playOut(s, {
    player(moves, now, decision, chance) {
      const { seat } = decision;
      for (const [spelled, reason] of Object.entries(t.refusals(now, seat))) {
        expect(t.answers(now, seat)).not.toContain(spelled);
        expect(reason).toMatch(/^.+ \(\d+\)$/);
      }
      return atRandom(moves, now, decision, chance);
    },
  });
  expect(t.whyNot(t.begin(3), 0, nth(t.moves(t.begin(3)), 0))).toBeNull();
});

test('a seat hears what was told to all and whispered to it, the others hear less', () => {
  const s = t.begin(3);
  while (t.question(s).kind !== 'bid') t.play(s, undefined, nth(t.moves(s), 0));
  const { seat } = t.question(s);
  const told = t.play(s, seat, nth(t.moves(s, seat), 0));
  expect(t.hears(seat)).toEqual(told);
  expect(t.hears(null)).toContainEqual({ type: 'bid', seat });
});

test('a match is played out to its end, watched move by move, and the same chance plays the same match', () => {
  let moves = 0;
  const out = () => t.playOut(t.begin(3, {}, quickChance(4)), { chance: quickChance(5), watch: () => moves++ });
  const s = out();
  expect(s.open).toEqual([]);
  expect(moves).toBeGreaterThan(10);
  expect(out()).toEqual(s);
});
