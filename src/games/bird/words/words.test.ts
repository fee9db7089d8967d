/** What the game says. */
import { describe, expect, test } from 'vitest';
import { viewFor } from '../../../engine/view.js';
import { flips, given, ONE_OF_EACH, play, question } from '../bird.build.js';
import { bird } from '../index.js';
import type { BirdEvent, BirdState, Move, Question } from '../rules/types.js';

const NAMES = ['Ada', 'Ben', 'Cleo'];

const LOG: { [T in BirdEvent['type']]: [Extract<BirdEvent, { readonly type: T }>, string][] } = {
  first: [[{ type: 'first', seat: 1 }, 'Ben goes first']],
  layout: [
    [{ type: 'layout', field: ['red', 'clover', 'red'], pile: 1 }, 'The field: 1 x clover, 2 x red bird. 1 card in the pile'],
    [{ type: 'layout', field: [], pile: 0 }, 'The field: nothing. 0 cards in the pile'],
  ],
  flip: [
    [{ type: 'flip', seat: 0, card: 'clover', power: 2 }, 'Ada flips a clover (power 2)'],
    [{ type: 'flip', seat: 1, card: 'bird2', power: 0 }, 'Ben flips two birds (power 0)'],
  ],
  again: [[{ type: 'again', seat: 0 }, 'Ada flips again']],
  stop: [[{ type: 'stop', seat: 0 }, 'Ada does not flip again']],
  upset: [
    [{ type: 'upset', seat: 1, by: 0, cards: 2 }, "Ada's black bird scatters Ben's row (2 cards)"],
    [{ type: 'upset', seat: 2, by: 1, cards: 1 }, "Ben's black bird scatters Cleo's row (1 card)"],
  ],
  shuffle: [[{ type: 'shuffle', seat: 2 }, 'Cleo has no row to scatter, and shuffles']],
  keep: [[{ type: 'keep', seat: 2 }, 'Cleo has no row to scatter, and does not shuffle']],
  calm: [[{ type: 'calm', seat: 0 }, "Ada's black bird is calm and leaves everyone alone"]],
  please: [[{ type: 'please', seat: 0 }, 'Ada says please']],
  take: [[{ type: 'take', seat: 0, card: 'bird2', cost: 3, slot: 1 }, 'Ada takes two birds for 3']],
  refill: [
    [{ type: 'refill', slot: 1, card: 'gold', pile: 1 }, 'A gold clover joins the field (1 card left)'],
    [{ type: 'refill', slot: 1, card: 'gold', pile: 0 }, 'A gold clover joins the field, the last card of the pile'],
    [{ type: 'refill', slot: 1, card: 'bird2', pile: 9 }, 'Two birds join the field (9 cards left)'],
  ],
  shrink: [
    [{ type: 'shrink', cards: 5, birds: 4 }, 'The field shrinks to 5 cards with 4 birds'],
    [{ type: 'shrink', cards: 1, birds: 0 }, 'The field shrinks to 1 card with no bird'],
    [{ type: 'shrink', cards: 0, birds: 0 }, 'The field is empty'],
  ],
  soothe: [
    [{ type: 'soothe', seat: 0, clovers: 0 }, "Ada's black bird lays no clover back under the fortune pile"],
    [{ type: 'soothe', seat: 0, clovers: 2 }, "Ada's black bird lays 2 clovers back under the fortune pile"],
  ],
  fortune: [[{ type: 'fortune', card: 'red', left: 4 }, 'Fortune shows a red bird (4 cards left)']],
  scatter: [
    [{ type: 'scatter', seat: 0, cards: 3 }, "Fortune scatters Ada's row (3 cards)"],
    [{ type: 'scatter', seat: 0, cards: 0 }, "Fortune finds no row of Ada's to scatter"],
  ],
  swept: [
    [
      { type: 'swept', lost: ['bird1', 'bird2'], birds: 3 },
      'The field is swept away (1 x bird, 1 x two birds): 3 birds are lost. All fortune cards are shuffled into a new pile',
    ],
    [
      { type: 'swept', lost: ['clover'], birds: 0 },
      'The field is swept away (1 x clover): no bird is lost. All fortune cards are shuffled into a new pile',
    ],
  ],
  over: [
    [{ type: 'over', birds: [9, 8, 11] }, 'No bird is left in the valley. Ada has 9, Ben has 8 and Cleo has 11'],
    [{ type: 'over', birds: [19] }, 'No bird is left in the valley. Ada has 19'],
  ],
};

test.each(Object.values(LOG).flat())('the log tells %o', (event, words) => {
  expect(bird.words.event(event, NAMES)).toBe(words);
});

const ANSWERS: [Move, string][] = [
  [{ t: 'pass' }, 'Say please'],
  [{ t: 'take', card: 'clover' }, 'Take a clover for 0'],
  [{ t: 'take', card: 'gold' }, 'Take a gold clover for 3'],
  [{ t: 'take', card: 'bird1' }, 'Take a bird for 1'],
  [{ t: 'take', card: 'bird2' }, 'Take two birds for 3'],
  [{ t: 'take', card: 'red' }, 'Take a red bird for 2'],
  [{ t: 'take', card: 'black' }, 'Take a black bird for 2'],
  [{ t: 'shuffle' }, 'Shuffle your deck'],
  [{ t: 'keep' }, 'Leave your deck as it is'],
  [{ t: 'return', n: 0 }, 'Lay no clover back'],
  [{ t: 'return', n: 1 }, 'Lay 1 clover back'],
  [{ t: 'return', n: 2 }, 'Lay 2 clovers back'],
  [{ t: 'again' }, 'Flip one more card'],
  [{ t: 'stop' }, 'Stop here'],
];

test.each(ANSWERS)('the answer %o has words', (move, words) => {
  const s = given({ players: [{ row: ['gold'] }, {}], options: { goldCost: 3 }, asks: 'main' });
  expect(bird.words.move(viewFor(s, 0), question(s), move, NAMES)).toBe(words);
});

describe('a question', () => {
  const heard = (s: BirdState, by: number | null) => bird.words.question(viewFor(s, by), question(s), NAMES);

  test.each([
    ['bird1', 'Nothing in the field comes for 0 clover power: say please.', ['gold']],
    ['gold', 'You have 2 clover power. Take a card, or say please?', ONE_OF_EACH],
  ] as const)('with %s in the row says what can be done', (card, words, field) => {
    expect(heard(given({ players: [{ row: [card] }, {}], field, asks: 'main' }), 0)).toBe(words);
  });

  test('says that a card must be taken', () => {
    const s = given({ players: [{ row: ['gold', 'clover'] }, {}], asks: 'main' });
    expect(heard(s, 0)).toBe('You have 3 clover power: you must take a card.');
  });

  test.each([
    ['main', 'Ada takes a card or says please.'],
    ['upset', 'Ada may shuffle.'],
    ['soothe', 'Ada soothes fortune.'],
    ['again', 'Ada may flip one more card.'],
  ] as [Question, string][])('"%s" tells the others whom they wait for', (asks, words) => {
    const s = given({ players: [{ row: ['red'] }, {}], asks });
    expect(heard(s, 1)).toBe(words);
    expect(heard(s, null)).toBe(words);
    expect(heard(s, 0)).toMatch(/\?$|^You/);
  });
});

describe('the table', () => {
  const read = (s: BirdState, seat: number | null) =>
    bird.words.table(viewFor(s, seat), NAMES).map(({ heading, lines }) => [heading, ...lines]);

  test('is read out with field, pile and players', () => {
    const s = given({ players: [{ row: ['clover', 'gold'] }, {}], field: ['gold', 'bird2'], pile: ['red', 'clover', 'red'], asks: 'main' });
    expect(read(s, 1)).toEqual([
      ['Field', 'gold clover, costs 2', 'two birds, costs 3'],
      ['Centre pile', '3 cards: 1 x clover, 2 x red bird'],
      ['Ada', '1 bird', 'Row: clover, gold clover (power 3 of 3)', 'Deck: 4 cards: 3 x clover, 1 x bird'],
      ['Ben (you)', '1 bird', 'Row: nothing (power 0 of 3)', 'Deck: 4 cards: 3 x clover, 1 x bird'],
    ]);
  });

  test('7.2 keeps the counts to itself if the players want to remember them', () => {
    const s = given({ players: [{}, {}], pile: ['red', 'clover'], options: { openCounts: false }, asks: 'main' });
    expect(read(s, null).slice(1)).toEqual([
      ['Centre pile', '2 cards'],
      ['Ada', '1 bird', 'Row: nothing (power 0 of 3)', 'Deck: 4 cards'],
      ['Ben', '1 bird', 'Row: nothing (power 0 of 3)', 'Deck: 4 cards'],
    ]);
  });

  test('shows fortune to those who play alone', () => {
    const s = given({ players: [{}], fortune: { pile: ['red'], bottom: 1, shown: ['clover', 'clover', 'bird1'] }, asks: 'main' });
    expect(read(s, 0).at(-1)).toEqual([
      'Fortune',
      'Pile: 2 cards: 1 x clover, 1 x red bird',
      'Shown: 2 x clover, 1 x bird',
      'At the bottom: 1 clover',
      'Field swept away 0 times',
      'So far: ★ 1 bird',
      'The next star: 14 birds more (5 birds in field and pile: out of reach)',
    ]);
  });

  test('does not say what lies under the fortune pile if the players want to remember it', () => {
    const s = given({ players: [{}], fortune: { pile: ['red'], bottom: 1 }, options: { openCounts: false }, asks: 'main' });
    expect(read(s, 0).at(-1)).toEqual([
      'Fortune',
      'Pile: 2 cards',
      'Shown: nothing yet',
      'Field swept away 0 times',
      'So far: ★ 1 bird',
      'The next star: 14 birds more',
    ]);
  });

  test('can be read when it is bare', () => {
    const s = given({ players: [{}], field: [], pile: [] });
    expect(read(s, null).slice(0, 2)).toEqual([
      ['Field', 'empty'],
      ['Centre pile', '0 cards'],
    ]);
    expect(read(s, null).at(-1)).toContain('Shown: nothing yet');
  });
});

test('a whole turn can be told from its events', () => {
  const s = given({ players: [{ deck: ['black', 'clover', 'clover'], row: ['clover', 'clover'] }, { row: ['clover'] }, {}] });
  const told = [...flips(s, 'black'), ...play(s, { t: 'keep' }), ...play(s, { t: 'take', card: 'red' })];
  expect(told.slice(0, 5).map((event) => bird.words.event(event, NAMES))).toEqual([
    'Ada flips a black bird (power 2)',
    "Ada's black bird scatters Ben's row (1 card)",
    'Cleo has no row to scatter, and does not shuffle',
    'Ada takes a red bird for 2',
    'A clover joins the field, the last card of the pile',
  ]);
});
