/** Explorer cards come, go and change with an edition: matches under the new one keep the laws, and old records still play to the same end. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { tries } from '../../../../tools/cases.js';
import { clausesOf } from '../../../../tools/laws.js';
import { quickChance } from '../../../engine/chance.js';
import { conforms } from '../../../engine/conforms.js';
import { parseRecord, verify } from '../../../engine/record.js';
import { seedFrom } from '../../../engine/seed.js';
import { editionsFrom, revised } from '../../kit/editions.js';
import { nth } from '../../kit/moves.js';
import { testKit } from '../../kit/test-kit.js';
import { nationWith } from '../index.js';
import { CARDS, explorerCard } from '../rules/data.js';
import { cardOf, faceOf } from '../rules/deck.js';
import { edition } from './edition.js';
import { EDITIONS } from './index.js';

const first = nth(EDITIONS.all, 0);
const second = nth(EDITIONS.all, 1);
const third = nth(EDITIONS.all, 2);
const fourth = edition({
  ...third,
  rules: 4,
  cards: revised(CARDS, {
    without: ['wedding'],
    changed: [explorerCard('date', 'You Go on a Date', 'feast', [1, 1, 3], 4)],
    more: [explorerCard('picnic', 'Picnic', 'feast', [2, 1, 2], 3)],
  }),
  headStarts: { ...third.headStarts, 32: { 'builder farmer': { farmer: 3 } } },
});
const game = nationWith(editionsFrom(first, second, third, fourth));
const t = testKit(game);

describe('an edition with one more Explorer card, one fewer and one changed', () => {
  test('gives cards other numbers and keeps the Sickness behind all that a hand can hold', () => {
    expect(fourth.cards.map(({ id }) => id).slice(0, 3)).toEqual(['dinnerParty', 'date', 'birthday']);
    expect([cardOf(first, 'help'), cardOf(fourth, 'help')]).toEqual([7, 6]);
    expect([fourth.played, fourth.handKinds, fourth.sickness]).toEqual([11, 12, 12]);
    expect(fourth.counts.reduce((sum, count) => sum + count, 0)).toBe(27 - 2 + 2 + 3);
    expect(() => cardOf(fourth, 'wedding')).toThrow('rules 4 have no Explorer card "wedding"');
  });

  test.each([2, 3, 4, 5])('keeps the laws with %i seats', (seats) => {
    const matches = tries(1, 2);
    expect(conforms(game, { seats, matches, seed: seedFrom(`editions ${seats}`), clauses: clausesOf('nation') }).matches).toBe(matches);
  });

  test('is drawn from, played and spoken of: the new card, the changed one at its new price, the old one never', () => {
    const played = new Map<string, number>();
    for (let match = 0; match < 6; match++) {
      const s = t.begin(3, {}, quickChance(match));
      t.playOut(s, {
        chance: quickChance(100 + match),
        player: (_, { shared, own }, decision, chance) => game.suggest(shared, nth(own, decision.seat), decision, chance),
        watch(_, move) {
          if (move.t === 'card') played.set(move.card, (played.get(move.card) ?? 0) + 1);
        },
      });
    }
    expect([...played.keys()]).toEqual(expect.arrayContaining(['picnic', 'date']));
    expect(played.has('wedding')).toBe(false);
    expect([first, fourth].map((e) => faceOf(e, 'date'))).toMatchObject([
      { hours: 2, bread: 2, happiness: 4 },
      { hours: 1, bread: 1, happiness: 3 },
    ]);
    expect(game.words.event({ type: 'discard', seat: 0, card: 'picnic' }, ['Ada'])).toBe('Ada discards Picnic');
    expect(game.words.event({ type: 'discard', seat: 0, card: 'wedding' }, ['Ada'])).toBe('Ada discards Wedding');
  });

  test('has head starts of its own, while matches of earlier rules keep theirs', () => {
    const happiness = (rules: number) =>
      game
        .setup({ seats: 2, options: { ...t.begin(2).shared.options, headStart: 'lab' }, rules }, { chance: quickChance(1) })
        .shared.players.map((player) => player.happiness);
    expect([1, 2, 3, 4].map(happiness)).toEqual([
      [1, 0],
      [1, 0],
      [6, 0],
      [0, 3],
    ]);
  });

  const folder = new URL('../records/', import.meta.url);
  test.each(readdirSync(folder))('lets the record %s play to the same end', (file) => {
    const record = parseRecord(readFileSync(new URL(file, folder), 'utf8'));
    expect(record.rules).toBeLessThan(game.rules);
    expect(verify(game, record).state.open).toEqual([]);
  });
});

test('an edition without a vaccine, or with two kinds of it, is refused', () => {
  expect(() => edition({ ...first, cards: revised(CARDS, { without: ['vaccine'] }) })).toThrow('one kind of card for vaccine');
});
