/** A turn in company: RULES.md 4, with the worked examples of the rules. */
import { describe, expect, test } from 'vitest';
import { scripted } from '../../../engine/chance.js';
import { pileSize } from '../../../engine/pile.js';
import { answers, asked, draws, flips, given, ONE_OF_EACH, play, playerOf, question, refusals, sizeOf, tally } from '../bird.build.js';
import { type Kind, kindOf } from './data.js';
import { beginTurn } from './turn.js';
import type { BirdState } from './types.js';

const row = (s: BirdState, seat: number) => playerOf(s, seat).played.length;

describe('please or take', () => {
  test('4.4b with 2 clover power you may say please or take whatever costs up to 2', () => {
    const s = given({ players: [{ row: ['clover', 'bird1', 'clover'] }, {}], asks: 'main' });
    expect(answers(s)).toEqual(['pass', 'take clover', 'take gold', 'take bird1', 'take red', 'take black']);
    expect(refusals(s)).toEqual({ 'take bird2': 'Two birds cost 3 clover power; you have 2. (4.4b)' });
  });

  test('4.4c with 3 clover power you must take a card', () => {
    const s = given({ players: [{ row: ['clover', 'clover', 'clover'] }, {}], asks: 'main' });
    expect(answers(s)).toEqual(['take clover', 'take gold', 'take bird1', 'take bird2', 'take red', 'take black']);
    expect(refusals(s)).toEqual({ pass: 'With 3 or more clover power you must take a card; you have 3. (4.4c)' });
  });

  test('4.4c a clover and a gold clover make 3, a gold clover alone makes 2', () => {
    expect(answers(given({ players: [{ row: ['clover', 'gold'] }, {}], asks: 'main' }))).not.toContain('pass');
    expect(answers(given({ players: [{ row: ['gold'] }, {}], asks: 'main' }))).toContain('pass');
  });

  test('4.4b what is not in the field cannot be taken, however much power there is', () => {
    const s = given({ players: [{ row: ['gold', 'gold'] }, {}], field: ['clover', 'clover', 'red'], pile: [], asks: 'main' });
    expect(answers(s)).toEqual(['take clover', 'take red']);
    expect(refusals(s)).toEqual({
      pass: 'With 3 or more clover power you must take a card; you have 4. (4.4c)',
      'take gold': 'No card “Gold clover” lies in the field. (4.4b)',
      'take bird1': 'No card “Bird” lies in the field. (4.4b)',
      'take bird2': 'No card “Two birds” lies in the field. (4.4b)',
      'take black': 'No card “Black bird” lies in the field. (4.4b)',
    });
  });

  test('4.2a a clover is free, and taking it shuffles everything into a new deck', () => {
    const s = given({ players: [{}, {}], pile: Array<Kind>(24).fill('red') });
    flips(s, 'bird1');
    expect(answers(s)).toEqual(['pass', 'take clover']);
    play(s, { t: 'take', card: 'clover' });
    expect(tally(playerOf(s, 0).deck)).toEqual({ clover: 4, bird1: 1 });
    expect(row(s, 0)).toBe(0);
    expect(s.shared.field).toHaveLength(6);
    expect(pileSize(s.shared.pile)).toBe(23);
  });

  test('4.4a, 7.4 with no power and no clover in the field only please is left, and the row stays', () => {
    const s = given({ players: [{}, {}], field: ['bird1', 'bird2', 'red', 'black', 'gold', 'gold'] });
    flips(s, 'bird1');
    expect(answers(s)).toEqual(['pass']);
    play(s, { t: 'pass' });
    expect(tally(playerOf(s, 0).played)).toEqual({ bird1: 1 });
    expect(s.shared.active).toBe(1);
  });

  test('4.4d no change is given: all power in the row is spent', () => {
    const s = given({ players: [{ deck: ['bird1'], row: ['clover', 'clover', 'gold'] }, {}], asks: 'main' });
    expect(playerOf(s, 0).power).toBe(4);
    play(s, { t: 'take', card: 'clover' });
    expect(tally(playerOf(s, 0).deck)).toEqual({ clover: 3, gold: 1, bird1: 1 });
    expect(playerOf(s, 0).power).toBe(0);
    play(s, { t: 'pass' });
    expect(playerOf(s, 0).played).toHaveLength(1);
    expect(playerOf(s, 0).power).toBeLessThanOrEqual(2);
  });

  test('a bird that is taken is counted at once', () => {
    const s = given({ players: [{ row: ['clover', 'clover', 'clover'], deck: ['bird1'] }, {}], asks: 'main' });
    play(s, { t: 'take', card: 'bird2' });
    expect(playerOf(s, 0).birds).toBe(3);
  });

  test('4.4e should everything be too dear, please is allowed whatever the power', () => {
    const s = given({
      players: [{ row: ['gold', 'clover'] }, {}],
      field: ['gold', 'gold'],
      pile: [],
      options: { goldCost: 9 },
      asks: 'main',
    });
    expect(answers(s)).toEqual(['pass']);
  });
});

describe('the other cards', () => {
  test.each(['clover', 'gold', 'bird1', 'bird2'] as const)('4.2a %s does nothing when it is flipped: the main question follows', (kind) => {
    const s = given({ players: [{ deck: ['red', 'black', kind, 'clover'] }, { row: ['clover'] }] });
    const power = { clover: 1, gold: 2, bird1: 0, bird2: 0 }[kind];
    expect(flips(s, kind)).toEqual([{ type: 'flip', seat: 0, card: kind, power }]);
    expect(asked(s)).toEqual(['0 main']);
    expect([row(s, 0), row(s, 1)]).toEqual([1, 1]);
  });
});

describe('red birds', () => {
  test('4.2, 4.2b flip again and again until another card comes', () => {
    const s = given({ players: [{ deck: ['red', 'red', 'gold', 'clover', 'clover'] }, {}] });
    const told = flips(s, 'red', 'red', 'gold');
    expect(tally(playerOf(s, 0).played)).toEqual({ red: 2, gold: 1 });
    expect(playerOf(s, 0).power).toBe(2);
    expect(told.map((event) => event.type)).toEqual(['flip', 'again', 'flip', 'again', 'flip']);
    expect(asked(s)).toEqual(['0 main']);
  });

  test('4.1a, 4.2b may use up the whole deck, and then a card must be taken', () => {
    const s = given({ players: [{ deck: ['red', 'red', 'clover'], row: ['clover', 'clover', 'bird1'] }, {}] });
    flips(s, 'red', 'red', 'clover');
    expect(pileSize(playerOf(s, 0).deck)).toBe(0);
    expect(playerOf(s, 0).power).toBe(3);
    expect(answers(s)).not.toContain('pass');
    play(s, { t: 'take', card: 'bird1' });
    expect(pileSize(playerOf(s, 0).deck)).toBe(7);
  });

  test('4.2c ask first if the table says so', () => {
    const s = given({ players: [{ deck: ['red', 'clover', 'clover', 'clover'] }, {}], options: { redOptional: true } });
    flips(s, 'red');
    expect(asked(s)).toEqual(['0 again']);
    expect(answers(s)).toEqual(['again', 'stop']);
    const told = play(s, { t: 'again' });
    expect(told.map((event) => event.type)).toEqual(['again', 'flip']);
    expect(playerOf(s, 0).power).toBe(1);
    expect(asked(s)).toEqual(['0 main']);
  });

  test('4.2c can then be left alone', () => {
    const s = given({ players: [{ deck: ['red', 'clover', 'clover', 'clover'] }, {}], options: { redOptional: true } });
    flips(s, 'red');
    expect(play(s, { t: 'stop' })).toEqual([{ type: 'stop', seat: 0 }]);
    expect(row(s, 0)).toBe(1);
    expect(asked(s)).toEqual(['0 main']);
  });

  test('4.2c do not ask when the deck is used up', () => {
    const s = given({ players: [{ deck: ['red'], row: ['clover', 'gold'] }, {}], options: { redOptional: true } });
    flips(s, 'red');
    expect(asked(s)).toEqual(['0 main']);
  });

  test('4.1a a flip from an empty deck, which cannot happen, would be left out', () => {
    const s = given({ players: [{ deck: [], row: ['clover'] }, {}] });
    expect(flips(s)).toEqual([]);
    expect(asked(s)).toEqual(['0 main']);
  });
});

describe('black birds', () => {
  const flock = () => given({ players: [{ deck: ['black', 'clover'], row: ['clover'] }, { row: ['clover', 'clover'] }, {}] });

  test("4.3, 4.3a send the others' rows back and ask those who have none", () => {
    const s = flock();
    const told = flips(s, 'black');
    expect(told).toContainEqual({ type: 'upset', seat: 1, by: 0, cards: 2 });
    expect(row(s, 1)).toBe(0);
    expect(playerOf(s, 1).power).toBe(0);
    expect(pileSize(playerOf(s, 1).deck)).toBe(6);
    expect(asked(s)).toEqual(['2 upset']);
    expect(answers(s)).toEqual(['keep', 'shuffle']);
    expect(refusals(s)).toEqual({});
  });

  test('4.3d leave their owner alone, who then decides with the power in the row', () => {
    const s = flock();
    flips(s, 'black');
    play(s, { t: 'keep' });
    expect(tally(playerOf(s, 0).played)).toEqual({ clover: 1, black: 1 });
    expect(asked(s)).toEqual(['0 main']);
    expect(answers(s)).toEqual(['pass', 'take clover', 'take bird1']);
  });

  test('4.3d end the flipping, also after a red bird', () => {
    const s = given({ players: [{ deck: ['red', 'black', 'black', 'clover'] }, {}] });
    flips(s, 'red', 'black');
    expect(row(s, 0)).toBe(2);
    expect(asked(s)).toEqual(['1 upset']);
  });

  test('4.3b ask everybody without a row at the same time, and the owner waits for all', () => {
    const s = given({ players: [{ deck: ['black', 'clover'] }, {}, {}, {}] });
    flips(s, 'black');
    expect(asked(s)).toEqual(['1 upset', '2 upset', '3 upset']);
    play(s, { t: 'keep' }, { seat: 2 });
    play(s, { t: 'shuffle' }, { seat: 3 });
    expect(asked(s)).toEqual(['1 upset']);
    play(s, { t: 'keep' }, { seat: 1 });
    expect(asked(s)).toEqual(['0 main']);
  });

  test('7.3 a shuffled deck and a kept one are the same deck', () => {
    const [kept, shuffled] = [flock(), flock()];
    for (const s of [kept, shuffled]) flips(s, 'black');
    expect(play(kept, { t: 'keep' }, { chance: scripted([]) })).toEqual([{ type: 'keep', seat: 2 }]);
    expect(play(shuffled, { t: 'shuffle' }, { chance: scripted([]) })).toEqual([{ type: 'shuffle', seat: 2 }]);
    expect(shuffled).toEqual(kept);
  });

  test('4.3c ask nobody if the table says so', () => {
    const s = given({ players: [{ deck: ['black', 'clover'] }, { row: ['clover'] }, {}], options: { upsetChoice: 'keep' } });
    flips(s, 'black');
    expect(row(s, 1)).toBe(0);
    expect(asked(s)).toEqual(['0 main']);
  });

  test('4.3 upset the others clockwise, beginning to the left of their owner', () => {
    const s = given({ players: [{ row: ['clover'] }, { deck: ['black', 'clover'] }, { row: ['gold', 'clover'] }], active: 1 });
    expect(flips(s, 'black').slice(1)).toEqual([
      { type: 'upset', seat: 2, by: 1, cards: 2 },
      { type: 'upset', seat: 0, by: 1, cards: 1 },
    ]);
    const without = given({ players: [{}, { deck: ['black', 'clover'] }, {}], active: 1 });
    flips(without, 'black');
    expect(asked(without)).toEqual(['2 upset', '0 upset']);
  });

  test('4.3f let somebody take a card in the end, even if every flip is a black bird as long as there is one', () => {
    const players = [0, 1].map(() => ({ deck: ['black', 'clover', 'clover', 'clover'] as const }));
    const s = given({ players, options: { calmAfterRounds: 3, upsetChoice: 'keep' } });
    const worst = { int: (below: number) => below - 1 }; // black birds come last in a pile
    beginTurn(s, { chance: worst });
    let turns = 0;
    for (; answers(s).includes('pass'); turns++) play(s, { t: 'pass' }, { chance: worst });
    expect(turns).toBe(3 * 2 + 5); // three rounds that scatter every row, then rows grow until there are 3 clover power
    expect(answers(s)).toEqual(['take clover', 'take gold', 'take bird1', 'take bird2', 'take red', 'take black']);
  });

  test('4.3e are calm after as many rounds without a taking as the table says, until a card is taken', () => {
    const players = [
      { deck: ['black', 'clover', 'clover', 'clover'], row: [] },
      { deck: ['black', 'clover', 'clover'], row: ['clover'] },
    ] as const;
    const early = given({ players, options: { calmAfterRounds: 4 }, dry: 7 });
    expect(flips(early, 'black').map((event) => event.type)).toContain('upset');

    const late = given({ players, options: { calmAfterRounds: 4 }, dry: 8 });
    expect(flips(late, 'black')).toEqual([
      { type: 'flip', seat: 0, card: 'black', power: 0 },
      { type: 'calm', seat: 0 },
    ]);
    expect(row(late, 1)).toBe(1);
    play(late, { t: 'take', card: 'clover' }, { chance: scripted(draws(playerOf(late, 1).deck, 'clover')) });
    expect(late.shared.dry).toBe(0);
    play(late, { t: 'take', card: 'red' }, { chance: scripted(draws(playerOf(late, 0).deck, 'black')) });
    expect(asked(late)).toEqual(['1 upset']);
  });

  test('4.3e a please makes it one turn more without a taking', () => {
    const s = given({ players: [{ row: ['clover'] }, {}], dry: 3, asks: 'main' });
    play(s, { t: 'pass' });
    expect(s.shared.dry).toBe(4);
  });
});

describe('the field', () => {
  test('4.5 is filled from the pile where the card was taken', () => {
    const s = given({ players: [{ row: ['gold'] }, {}], pile: ['bird1'], asks: 'main' });
    const told = play(s, { t: 'take', card: 'red' }); // slot 2
    expect(s.shared.field.map(kindOf)).toEqual(['bird1', 'bird2', 'bird1', 'black', 'gold', 'clover']);
    expect(pileSize(s.shared.pile)).toBe(0);
    expect(told.slice(0, 2)).toEqual([
      { type: 'take', seat: 0, card: 'red', cost: 2, slot: 2 },
      { type: 'refill', slot: 2, card: 'bird1', pile: 0 },
    ]);
  });

  test('4.5 closes up when the pile is gone', () => {
    const s = given({ players: [{ row: ['gold'] }, {}], pile: [], asks: 'main' });
    const told = play(s, { t: 'take', card: 'red' });
    expect(s.shared.field).toHaveLength(5);
    expect(tally(s.shared.field)).toEqual({ bird1: 1, bird2: 1, black: 1, gold: 1, clover: 1 });
    expect(told.slice(1, 2)).toEqual([{ type: 'shrink', cards: 5, birds: 4 }]);
  });

  test('2.4 of two equal cards the first is taken', () => {
    const s = given({ players: [{ row: ['gold'] }, {}], field: ['gold', 'red', 'clover', 'red', 'black', 'gold'], asks: 'main' });
    expect(play(s, { t: 'take', card: 'red' })[0]).toMatchObject({ slot: 1 });
  });
});

describe('the end of a turn', () => {
  const afterPlease = (field: readonly Kind[], pile: readonly Kind[]) => {
    const s = given({ players: [{ row: ['clover'] }, {}, {}], field, pile, asks: 'main' });
    play(s, { t: 'pass' });
    return s.open.length === 0 ? 'over' : 'goes on';
  };

  test('4.6, 5.1 the match goes on while the pile has cards or the field a bird', () => {
    expect(afterPlease(['clover', 'gold', 'clover', 'gold', 'clover', 'gold'], ['clover', 'clover', 'gold'])).toBe('goes on');
    expect(afterPlease(['bird1'], [])).toBe('goes on');
    expect(afterPlease(['clover', 'gold'], [])).toBe('over');
  });

  test('5.1 the match is over at once when the last bird is taken', () => {
    const s = given({ players: [{ row: ['gold'] }, {}, {}], field: ['red', 'clover'], pile: [], asks: 'main' });
    const told = play(s, { t: 'take', card: 'red' });
    expect(s.open).toEqual([]);
    expect(told.at(-1)).toEqual({ type: 'over', birds: [2, 1, 1] });
    expect(s.shared.active).toBe(0);
    expect([1, 2].map((seat) => row(s, seat))).toEqual([0, 0]);
  });

  test('3.2, 4.7 the next player clockwise flips a card, and after the last seat comes the first', () => {
    const s = given({ players: [{ row: ['clover'] }, {}, {}], asks: 'main' });
    for (const seat of [1, 2, 0]) {
      play(s, { t: 'pass' }, { chance: scripted(draws(playerOf(s, seat).deck, 'clover')) });
      expect(question(s).seat).toBe(seat);
    }
    expect(s.shared.turn).toBe(3);
    expect(tally(playerOf(s, 0).played)).toEqual({ clover: 2 });
  });

  test('4.1 a row grows over several turns', () => {
    const s = given({ players: [{ row: ['clover', 'bird1'], deck: ['clover', 'clover', 'red'] }, {}], field: ONE_OF_EACH });
    beginTurn(s, { chance: scripted(draws(playerOf(s, 0).deck, 'red', 'clover')) });
    expect(tally(playerOf(s, 0).played)).toEqual({ clover: 2, bird1: 1, red: 1 });
    play(s, { t: 'pass' }, { chance: scripted(draws(playerOf(s, 1).deck, 'bird1')) });
    play(s, { t: 'pass' }, { chance: scripted([]) });
    expect(tally(playerOf(s, 0).played)).toEqual({ clover: 3, bird1: 1, red: 1 });
    expect(sizeOf(playerOf(s, 0))).toBe(5);
  });
});
