/** RULES.md 4: the phases of a round. */
import { describe, expect, test } from 'vitest';
import { newPile } from '../../../engine/pile.js';
import { asked, at, can, edition, given, legal, play, whyNot } from '../pursuit.build.js';
import { cardOf } from './cards.js';

const quiet = { windDown: false } as const;
const study = { t: 'space', s: 'study' } as const;

describe('upkeep', () => {
  test('4.1, 4.2, 4.3, 4.5 the phases follow in order: end of round, the years, new cards, hourglasses, then turns', () => {
    const s = given({ people: [{ free: 1 }], round: 5, row: ['P01', 'I01'] });
    const types = play(s, study).map(({ type }) => type);
    expect(types).toEqual(['turn', 'round', 'stress', 'laid', 'laid', 'laid', 'laid', 'hours']);
    expect(s.shared.discards.map((cards) => cards.length)).toEqual([1, 1, 0, 0]);
    expect(asked(s)).toEqual([0, 'turn']);
  });

  test('4.2 the round marker does not move before the first round', () => {
    const s = given({ people: [{}, {}], ask: 'trait', options: { traitChoice: 'open8' }, turn: 0 });
    s.shared.round = 1;
    s.shared.phase = 'trait';
    at(s, 1).trait = 1;
    play(s, { t: 'trait', id: 'T01' });
    expect(s.shared.round).toBe(1);
  });

  test('4.5b, 4.5c an empty pile is made anew from its discards; with neither the slot stays empty', () => {
    const s = given({ people: [{ creativity: 1 }, {}], row: ['P01'] });
    s.shared.discards[0] = Array.from({ length: 59 }, (_, i) => i + 1);
    s.shared.piles[0] = newPile(new Array(60).fill(0));
    const events = play(s, { t: 'take', card: 'P01' });
    expect(events).toContainEqual({ type: 'reshuffle', row: 'project', cards: 59 });
    expect(s.shared.piles[0]?.loose).toBe(58);
    expect(s.shared.discards[0]).toEqual([]);

    const bare = given({ people: [{ influence: 9 }, {}], row: ['V01', 'V02'] });
    at(bare, 1).album = Array.from({ length: 10 }, (_, i) => cardOf(edition, 'V03') + i);
    bare.shared.piles[3] = newPile(new Array(12).fill(0));
    play(bare, { t: 'date', card: 'V01' });
    play(bare, { t: 'refresh', row: 'partner' });
    expect(bare.shared.rows[3]).toEqual([-1, cardOf(edition, 'V02')]);
  });

  test('4.5c a pile is made anew when its last card is drawn, so what still lies on the board is not in it', () => {
    const last = (rules: number) => {
      const s = given({ people: [{ influence: 9 }, {}], row: ['V01', 'V02'], rules });
      s.shared.discards[3] = Array.from({ length: 8 }, (_, i) => cardOf(edition, 'V03') + i);
      s.shared.piles[3] = newPile(Array.from({ length: 12 }, (_, i) => (i >= 10 ? 1 : 0)));
      const events = play(s, { t: 'refresh', row: 'partner' });
      return { s, renewed: events.filter(({ type }) => type === 'reshuffle') };
    };
    const { s, renewed } = last(3);
    expect(renewed).toEqual([{ type: 'reshuffle', row: 'partner', cards: 10 }]);
    expect([s.shared.piles[3]?.loose, s.shared.discards[3]]).toEqual([10, []]);
    const before = last(2);
    expect(before.renewed).toEqual([]);
    expect(before.s.shared.discards[3]).toHaveLength(10);
  });

  test.each([
    [0, 8],
    [2, 8],
    [3, 7],
    [5, 7],
    [6, 6],
    [8, 6],
    [9, 5],
    [11, 5],
    [12, 4],
    [14, 4],
  ])('4.6, 6.2 stress %i gives %i hourglasses', (stress, hours) => {
    const s = given({ people: [{ stress, free: 1 }] });
    play(s, study);
    expect(at(s, 0)).toMatchObject({ free: hours, reserve: 9 - hours, stress });
  });

  test('4.7, 5.9d a fourth and fifth slot card and a second partner are 3 stress, and this round has its hourglasses all the same', () => {
    const s = given({ people: [{ free: 1, stress: 6, front: ['P07', 'P08', 'J13', 'V02', 'V03'], influence: 2 }], options: quiet });
    play(s, study);
    expect(at(s, 0)).toMatchObject({ stress: 9, free: 6 });
  });

  test('4.7 each partner beyond the first is 1 stress', () => {
    const s = given({ people: [{ free: 1, stress: 6, front: ['V01', 'V02', 'V03'] }], options: quiet });
    play(s, study);
    expect(at(s, 0).stress).toBe(8);
  });

  test('4.8a, 4.8e what one upkeep brings pays for the next: Car last, not first', () => {
    const s = given({ people: [{ free: 1, money: 2, influence: 1, front: [['I06', 2], ['I07', 2], 'J13'] }], options: quiet });
    play(s, study);
    expect(whyNot(s, { t: 'upkeepPay', card: 'I06' })).toEqual({
      clause: '4.8',
      because: 'The upkeep of Car takes 3 money; you have 2 money. Missing: 1 money.',
    });
    const events = play(s, { t: 'upkeepAll' });
    expect(events.flatMap((event) => (event.type === 'upkeep' ? [event.card] : []))).toEqual(['I07', 'J13', 'I06']);
    expect(at(s, 0)).toMatchObject({ money: 4, influence: 0, free: 5, lth: 1 });
  });

  test('4.8a every order of paying and dropping can be reached one by one', () => {
    const s = given({
      people: [
        {
          free: 1,
          money: 4,
          front: [
            ['I06', 2],
            ['I07', 2],
            ['I11', 2],
          ],
        },
      ],
      options: quiet,
    });
    play(s, study);
    expect(legal(s)).toEqual(
      ['I06', 'I07', 'I11'].flatMap((card) => [
        { t: 'upkeepPay', card },
        { t: 'upkeepDrop', card },
      ]),
    );
    expect(whyNot(s, { t: 'upkeepAll' })).toEqual({
      clause: '4.8e',
      because: 'In no order can all 3 upkeeps be paid from what you have and what they bring.',
    });
    play(s, { t: 'upkeepPay', card: 'I11' });
    play(s, { t: 'upkeepPay', card: 'I06' });
    play(s, { t: 'upkeepDrop', card: 'I07' });
    expect(at(s, 0)).toMatchObject({
      money: 0,
      creativity: 1,
      lth: 1,
      sth: -1,
      stress: 7,
      items: [cardOf(edition, 'I06'), cardOf(edition, 'I11')],
    });
  });

  test('4.8e with more than 14 upkeeps open they are not settled at once', () => {
    const ids = ['I01', 'I02', 'I03', 'I04', 'I05', 'I06', 'I07', 'I09', 'I11', 'I13', 'I14', 'I15', 'I16', 'I18', 'I22'];
    const s = given({ people: [{ free: 1, money: 99, front: ids.map((id) => [id, 2] as const) }], options: quiet });
    play(s, study);
    expect(whyNot(s, { t: 'upkeepAll' })?.because).toBe('With 15 cards to settle, more than 14, settle some one by one first.');
    play(s, { t: 'upkeepPay', card: 'I01' });
    expect(can(s, { t: 'upkeepAll' })).toBe(true);
    const poor = given({ people: [{ free: 1, front: ids.slice(1).map((id) => [id, 2] as const) }], options: quiet });
    play(poor, study);
    expect(whyNot(poor, { t: 'upkeepAll' })?.because).toBe(
      'In no order can all 14 upkeeps be paid from what you have and what they bring.',
    );
  });

  test('4.8b, 5.8c who cannot pay 2 Influence is fired: 1 short-term happiness lost, 1 stress, no reward; the hourglasses of the round stay', () => {
    const s = given({ people: [{ free: 1, influence: 1, stress: 8, front: ['J13'] }], options: quiet });
    play(s, study);
    expect(legal(s)).toEqual([{ t: 'upkeepDrop', card: 'J13' }]);
    expect(play(s, { t: 'upkeepDrop', card: 'J13' })).toContainEqual(
      expect.objectContaining({ type: 'givenUp', card: 'J13', unpaid: true }),
    );
    expect(at(s, 0)).toMatchObject({ sth: -1, stress: 9, free: 6, money: 0, job: -1, jobIncome: 0 });
    expect(s.shared.discards[2]).toContain(cardOf(edition, 'J13'));
  });

  test("4.8b, 7.4 a card let go can be the death of you; the other upkeeps are then nobody's business", () => {
    const s = given({
      people: [
        {
          free: 1,
          stress: 14,
          money: 9,
          front: [
            ['I06', 2],
            ['I07', 2],
          ],
        },
        { free: 0 },
      ],
      options: quiet,
    });
    play(s, study);
    play(s, { t: 'upkeepDrop', card: 'I06' });
    expect(at(s, 0)).toMatchObject({ alive: false, bills: [], free: 0, money: 9 });
    expect(asked(s)).toEqual([1, 'turn']);
  });

  test('4.8b a relationship that gets no time is broken', () => {
    const s = given({ people: [{ free: 1, front: [['V01', 2]] }], options: quiet });
    play(s, study);
    play(s, { t: 'upkeepDrop', card: 'V01' });
    expect(at(s, 0)).toMatchObject({ partners: [], sth: -1, stress: 7, relationshipUpkeeps: 0 });
  });

  test('4.8c savings bring their money without a question', () => {
    const s = given({ people: [{ free: 1, front: [['I32', 2]] }], options: quiet });
    play(s, study);
    expect(asked(s)).toEqual([0, 'turn']);
    expect(at(s, 0).money).toBe(2);
  });

  test('4.8d players settle from the first player clockwise', () => {
    const s = given({
      people: [
        { free: 0, money: 9, sth: 1, front: [['I06', 2]] },
        { free: 1, money: 9, front: [['I07', 2]] },
      ],
      first: 1,
      turn: 1,
      options: quiet,
    });
    play(s, study);
    expect(s.shared.first).toBe(0);
    expect(asked(s)).toEqual([0, 'upkeep']);
    play(s, { t: 'upkeepPay', card: 'I06' });
    expect(asked(s)).toEqual([1, 'upkeep']);
  });

  test('4.8f whom upkeep leaves without an hourglass has no turn', () => {
    const s = given({
      people: [{ free: 1, stress: 14, influence: 9, knowledge: 9, creativity: 9, front: ['J06', ['V02', 3]] }, { free: 0 }],
      options: quiet,
    });
    play(s, study);
    play(s, { t: 'upkeepAll' });
    expect(at(s, 0)).toMatchObject({ free: 0, spent: 4, alive: true });
    expect(asked(s)).toEqual([1, 'turn']);
  });
});

describe('action phase', () => {
  test('4.9, 4.11 turns go clockwise from the first player, past those without hourglasses', () => {
    const s = given({ people: [{ free: 2 }, { free: 0 }, { free: 1 }], first: 2 });
    const order = [asked(s)[0]];
    for (let i = 0; i < 2; i++) {
      play(s, study);
      order.push(asked(s)[0]);
    }
    expect(order).toEqual([2, 0, 0]);
  });

  test("4.10 an own hourglass on the space is 1 stress, another player's is nothing", () => {
    const s = given({ people: [{ on: { study: 1 } }, {}] });
    play(s, study);
    expect(at(s, 0)).toMatchObject({ stress: 7, knowledge: 3 });
    play(s, study);
    expect(at(s, 1)).toMatchObject({ stress: 6, knowledge: 3 });
  });

  test('4.10a, 5.0, 6.3 the stress of a repeat comes first: on space 14 it kills, and nothing is gathered', () => {
    const s = given({ people: [{ stress: 14, on: { study: 1 }, free: 3 }, {}] });
    const events = play(s, study);
    expect(events.map(({ type }) => type)).toEqual(['repeat', 'stress', 'died']);
    expect(at(s, 0)).toMatchObject({ alive: false, stress: 15, knowledge: 0, free: 0 });
    expect(asked(s)).toEqual([1, 'turn']);
  });

  test('4.11 the last hourglass spent on Overtime keeps you in the round', () => {
    const s = given({ people: [{ free: 1 }, { free: 0 }] });
    play(s, { t: 'space', s: 'overtime' });
    expect(asked(s)).toEqual([0, 'turn']);
    expect(at(s, 0)).toMatchObject({ free: 2, stress: 8, overtime: 1 });
  });

  test('4.12 when nobody has an hourglass the round ends', () => {
    const s = given({ people: [{ free: 1 }, { free: 0 }] });
    play(s, study);
    expect(s.shared.round).toBe(3);
  });

  test('4.13 with nothing at all five spaces are still open', () => {
    const s = given({ people: [{ stress: 14 }] });
    expect(legal(s).flatMap((move) => (move.t === 'space' ? [move.s] : []))).toEqual(['study', 'play', 'interact', 'tempJob', 'rest']);
  });
});

describe('end of round', () => {
  test('4.16, 4.18, 4.20 hourglasses come back, short-term happiness returns to 0, stress stays', () => {
    const s = given({ people: [{ free: 1, sth: 3, stress: 7, on: { play: 3 } }] });
    play(s, study);
    expect(at(s, 0)).toMatchObject({ sth: 0, stress: 7, free: 6, reserve: 3, spent: 0 });
    expect(at(s, 0).onSpace).toEqual(new Array(10).fill(0));
  });

  test('4.17, 8.2 the happiest goes first; among equals the one furthest clockwise from the holder', () => {
    const s = given({
      people: [
        { sth: 2, free: 0 },
        { sth: 2, free: 1 },
        { sth: 0, free: 0 },
        { sth: 2, free: 0 },
      ],
      first: 1,
    });
    play(s, study);
    expect(s.shared.first).toBe(0);
    const alone = given({
      people: [
        { sth: 0, free: 1 },
        { sth: 1, free: 0 },
      ],
    });
    play(alone, study);
    expect(alone.shared.first).toBe(1);
  });

  test("4.17, 7.6 the dead do not get the token, and a dead holder's next neighbour begins", () => {
    const s = given({ people: [{ dead: true, sth: 4 }, { free: 1 }, { free: 1 }], first: 0, turn: 1 });
    play(s, study);
    play(s, study);
    expect(s.shared.first).toBe(2);
    const orphan = given({ people: [{ stress: 14, on: { study: 1 }, free: 1 }, { free: 2 }] });
    play(orphan, study);
    expect(orphan.shared.first).toBe(0);
    expect(asked(orphan)).toEqual([1, 'turn']);
  });

  test('4.15 single-round and group projects and activities go to the album, basic projects, items, jobs and partners stay', () => {
    const s = given({
      people: [{ free: 1, front: ['P01', 'S01', 'G01', 'A01', 'I01', 'V01'], roles: [['G01', 1]] }],
      options: quiet,
    });
    play(s, study);
    expect(at(s, 0)).toMatchObject({
      projects: [cardOf(edition, 'P01')],
      items: [cardOf(edition, 'I01')],
      partners: [cardOf(edition, 'V01')],
      activities: [],
      album: [cardOf(edition, 'S01'), cardOf(edition, 'G01'), cardOf(edition, 'A01')],
    });
  });

  test('4.14, 4.17 the short-term happiness of a group bonus counts for who goes first', () => {
    const s = given({ people: [{ free: 0, front: ['G02'], roles: [['G02', 1]] }, { free: 1 }], first: 0, turn: 1 });
    play(s, study);
    expect(s.shared.first).toBe(0);
  });
});
