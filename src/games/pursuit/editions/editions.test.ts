/** Cards come, go and change with an edition: matches under the new one keep the laws, and old records still play to the same end. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { tries } from '../../../../tools/cases.js';
import { clausesOf } from '../../../../tools/laws.js';
import { quickChance } from '../../../engine/chance.js';
import { conforms } from '../../../engine/conforms.js';
import { parseRecord, verify } from '../../../engine/record.js';
import { seedFrom } from '../../../engine/seed.js';
import { viewFor } from '../../../engine/view.js';
import { editionsFrom, revised } from '../../kit/editions.js';
import { nth } from '../../kit/moves.js';
import { testKit } from '../../kit/test-kit.js';
import { pursuitWith } from '../index.js';
import { ITEMS } from '../rules/cards/items.js';
import { basic, item } from '../rules/cards/shape.js';
import { cardOf, faceOf, idOf } from '../rules/cards.js';
import { bundle } from '../rules/goods.js';
import { edition } from './edition.js';
import { EDITIONS } from './index.js';

const [first, second, third] = EDITIONS.all;
if (first === undefined || second === undefined || third === undefined) throw new Error('there are three editions');

const thing = nth(ITEMS, 0);
const dearer = item('I01', thing.name, ...thing.levels.map(({ name }) => [name, '20M -> 1S'] as const));
const KITES = basic(
  'P90',
  'Kites',
  'H',
  ['Paper', '1K -> 2C'],
  ['String', '1T 1K -> 1L 1S'],
  ['Wind', '1T 1C -> 2L'],
  ['Sky', '1T 2C -> 4L'],
);
const fourth = edition({ ...third, rules: 4, cards: revised(third.cards, { without: ['P03'], changed: [dearer], more: [KITES] }) });

const game = pursuitWith(editionsFrom(first, second, third, fourth));
const t = testKit(game);

describe('an edition with one more card, one fewer and one changed', () => {
  test('gives every card behind them another number, and none another id', () => {
    expect(fourth.cards).toHaveLength(third.cards.length);
    expect(cardOf(fourth, 'P04')).toBe(cardOf(third, 'P04') - 1);
    expect(idOf(fourth, cardOf(fourth, 'P90'))).toBe('P90');
    expect(() => cardOf(fourth, 'P03')).toThrow('rules 4 have no card "P03"');
    expect(() => cardOf(third, 'P90')).toThrow('rules 3 have no card "P90"');
  });

  test.each([1, 2, 3, 4])('keeps the laws with %i seats', (seats) => {
    const matches = tries(1, 3);
    expect(conforms(game, { seats, matches, seed: seedFrom(`editions ${seats}`), clauses: clausesOf('pursuit') }).matches).toBe(matches);
  });

  test('deals, plays and speaks of the new card and never of the old one', () => {
    const seen = new Set<string>();
    let words = '';
    for (let match = 0; match < 12; match++) {
      const s = t.begin(3, {}, quickChance(match));
      t.playOut(s, {
        chance: quickChance(100 + match),
        watch({ shared }) {
          for (const card of shared.rows.flat()) if (card >= 0) seen.add(idOf(fourth, card));
          if (words === '' && shared.rows.flat().includes(cardOf(fourth, 'P90')))
            words = JSON.stringify(game.words.table(viewFor(s, 0), []));
        },
      });
    }
    expect(seen).toContain('P90');
    expect(seen).not.toContain('P03');
    expect(words).toContain('Kites');
    expect(game.words.event({ type: 'refill', row: 'project', slot: 0, card: 'P90' }, [])).toBe('New on the board: Kites');
    expect(game.words.event({ type: 'refill', row: 'project', slot: 0, card: 'P03' }, [])).toContain(
      faceOf(third, cardOf(third, 'P03')).name,
    );
  });

  test('asks the new price of the changed card, while matches of the rules before ask theirs', () => {
    expect([first, third, fourth].map((e) => e.levels[cardOf(e, 'I01')]?.[0]?.cost)).toEqual([
      bundle('3M'),
      thing.levels[0]?.cost,
      bundle('20M'),
    ]);
  });

  const folder = new URL('../records/', import.meta.url);
  test.each(readdirSync(folder))('lets the record %s play to the same end', (file) => {
    const record = parseRecord(readFileSync(new URL(file, folder), 'utf8'));
    expect(record.rules).toBeLessThan(game.rules);
    expect(verify(game, record).state.open).toEqual([]);
  });
});

test('a card of an old id under another name is refused: it needs an id of its own', () => {
  const renamed = edition({ ...third, rules: 4, cards: revised(third.cards, { changed: [{ ...thing, name: 'Yacht' }] }) });
  expect(() => pursuitWith(editionsFrom(first, second, third, renamed))).toThrow('"I01" is another piece in a later edition');
});
