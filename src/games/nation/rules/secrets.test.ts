/** Who may know what: RULES.md 14. Two worlds that a seat cannot tell apart must look and sound alike to it. */
import { describe, expect, test } from 'vitest';
import { quickChance } from '../../../engine/chance.js';
import type { Seat } from '../../../engine/game.js';
import { canonical } from '../../../engine/json.js';
import { answer, begin, heard, movesOf, playForced, step, type Told } from '../../../engine/play.js';
import { seedFrom } from '../../../engine/seed.js';
import { canUndo } from '../../../engine/undo.js';
import { viewFor } from '../../../engine/view.js';
import { nation } from '../index.js';
import { ALL, asked, drawing, given, legal, play, question, restAll } from '../nation.build.js';
import type { Move, NationState, NationTypes } from './types.js';

/** What a seat (or a spectator) hears while these answers are given, and what it sees afterwards. */
function experience(s: NationState, seat: Seat | null, moves: readonly Move[], card?: string): string {
  const told: Told<NationTypes>[] = [];
  for (const move of moves) {
    const chance = card === undefined ? quickChance(7) : drawing(s, card);
    step(nation, s, question(s), move, {
      chance,
      tell: (event) => told.push({ event, only: null, others: null }),
      whisper: (only, event, others) => told.push({ event, only, others }),
    });
  }
  const events = told.flatMap((each) => heard(each, seat) ?? []);
  return canonical([events, viewFor(s, seat)]);
}

describe('views', () => {
  const secret = () =>
    given(ALL, {
      mat: 77,
      counted: 20,
      builder: { money: 41, hand: ['date'] },
      farmer: { money: 43, hand: ['vaccine', 'help'] },
      banker: { money: 97 },
    });

  test('14.1, 14.2, 14.3 a view has no other hand, no purse but one’s own, no pile and no mat', () => {
    const s = secret();
    for (const seat of [null, 0, 1, 2, 3, 4]) {
      const view = viewFor(s, seat);
      expect(view.mine).toEqual(seat === null ? null : s.own[seat]);
      expect(view.others).toEqual([{ hand: 12 }, { hand: 12 }, { hand: 12 }, { hand: 12 }, { hand: 12 }]); // a place per kind of card: the length tells nothing
      expect(view.dark).toEqual({ deck: s.shared.deckSize });
      expect(view.shared.players.map(({ money }) => money)).toEqual([null, null, null, null, null]);
      expect([view.shared.mat, view.shared.matCounted]).toEqual([null, 20]);
      expect(view.shared.players.map(({ cards }) => cards)).toEqual([1, 2, 0, 0, 0]);
    }
  });

  test('2.12a with open purses all see them', () => {
    const s = given('builder farmer', { options: { moneyOpen: true }, farmer: { money: 43 } });
    expect(viewFor(s, 0).shared.players[1]?.money).toBe(43);
  });

  test('14.2, 10.1a a price not yet shown is in its owner’s view only', () => {
    const draft = (b: number, seat: Seat | null) => {
      const s = given('builder farmer entertainer');
      restAll(s);
      play(s, { t: 'price', b }, { who: 'farmer' });
      return canonical(viewFor(s, seat));
    };
    for (const seat of [null, 0, 2]) expect(draft(2, seat)).toBe(draft(28, seat));
    expect(draft(2, 1)).not.toBe(draft(28, 1));
  });
});

describe('what others hear', () => {
  test('14.4, 6.9 a drawn card is heard by its owner alone', () => {
    const draws = (card: string, seat: Seat | null) => experience(given('builder farmer doctor'), seat, [{ t: 'explore' }], card);
    for (const seat of [null, 1, 2]) expect(draws('wedding', seat)).toBe(draws('vaccine', seat));
    expect(draws('wedding', 0)).not.toBe(draws('vaccine', 0));
  });

  test('8.3a, 14.4 a Vaccine kept back looks like no Vaccine', () => {
    const ill = (hand: string, seat: Seat | null) => {
      const s = given('builder farmer doctor', { builder: { visited: ['farmer'] }, farmer: { hand: [hand] } });
      play(s, { t: 'explore' }, { chance: drawing(s, 'sickness') });
      return [asked(s).join(), experience(s, seat, [{ t: 'vaccine', use: false }])].join(' ');
    };
    for (const seat of [null, 0, 2]) expect(ill('vaccine', seat)).toBe(ill('give', seat));
  });

  test('7.4, 14.4 a poor guest is asked for a present like a rich one, and declining sounds the same', () => {
    const party = (money: number, seat: Seat | null) => {
      const s = given('builder farmer entertainer', { builder: { hand: ['birthday'] }, farmer: { money } });
      play(s, { t: 'card', card: 'birthday' });
      return [asked(s).join(), experience(s, seat, [{ t: 'gift', give: false }])].join(' ');
    };
    for (const seat of [null, 0, 2]) expect(party(3, seat)).toBe(party(300, seat));
  });

  test('2.12 a purchase tells what was paid and nothing of what is left', () => {
    const buys = (money: number, seat: Seat | null) =>
      experience(given('builder farmer doctor', { builder: { money } }), seat, [{ t: 'visit', seat: 1, n: 1 }]);
    for (const seat of [null, 2]) expect(buys(10, seat)).toBe(buys(999, seat));
  });

  test('2.13 wages paid abroad tell nothing of what lies on the mat', () => {
    const works = (mat: number, seat: Seat | null) =>
      experience(given('builder farmer', { mat, counted: 20, builder: { level: 3 } }), seat, [{ t: 'work', level: 3 }]);
    for (const seat of [null, 0]) expect(works(5, seat)).toBe(works(500, seat));
  });

  test('every event that tells a secret is declared as one that may', () => {
    const { draw, ...known } = nation.reveals;
    expect(draw).toBe('owner');
    expect(Object.keys(known).toSorted()).toEqual(
      [
        'allPaid',
        'count',
        'eliminated',
        'foreignWork',
        'help',
        'interestOnly',
        'levelLost',
        'noHelp',
        'prices',
        'return',
        'sickness',
      ].toSorted(),
    );
    expect(new Set(Object.values(known))).toEqual(new Set(['table']));
  });
});

describe('answers given for somebody', () => {
  test('7.4 the only answer of a poor guest is not given by the table: it would tell of the purse', () => {
    const table = begin(nation, { seats: 3, seed: seedFrom('forced') });
    table.state = given('builder farmer entertainer', { builder: { hand: ['birthday'] }, farmer: { money: 1 } });
    play(table.state, { t: 'card', card: 'birthday' });
    expect(playForced(table)).toBe(0);
    expect(asked(table.state)).toEqual(['farmer gift', 'entertainer gift']);
  });

  test('2.12a with open purses it may be', () => {
    const table = begin(nation, { seats: 3, seed: seedFrom('forced'), options: { moneyOpen: true } });
    table.state = given('builder farmer entertainer', {
      options: { moneyOpen: true },
      builder: { hand: ['birthday'] },
      farmer: { money: 1 },
    });
    play(table.state, { t: 'card', card: 'birthday' });
    expect(playForced(table)).toBe(1);
    expect(asked(table.state)).toEqual(['entertainer gift']);
  });

  test('8.3a a Vaccine question with one answer is left to the player', () => {
    const table = begin(nation, { seats: 2, seed: seedFrom('forced') });
    table.state = given('builder farmer', { builder: { hand: ['give'] } });
    play(table.state, { t: 'explore' }, { chance: drawing(table.state, 'sickness') });
    const [decision] = table.state.open;
    expect(decision && movesOf(table, decision)).toHaveLength(1);
    expect(playForced(table)).toBe(0);
  });

  test('14.3 exploring cannot be taken back freely, an hour idled away can', () => {
    const table = begin(nation, { seats: 2, seed: seedFrom('back') });
    answer(table, question(table.state).id, { t: 'wait' });
    expect(canUndo(table, 0).free).toBe(true);
    answer(table, question(table.state).id, { t: 'explore' });
    expect(canUndo(table, 1)).toMatchObject({ to: 1, free: false });
  });
});

describe('imagined worlds', () => {
  test.each([1, 2])('14.2, 14.3 differ in what is hidden, and look the same to their seat, under rules %i', (rules) => {
    const s = given(ALL, { rules, builder: { hand: ['date'] }, farmer: { hand: ['vaccine', 'help'] }, doctor: { hand: ['give'] } });
    const worlds = Array.from({ length: 30 }, (_, i) => nation.imagine(viewFor(s, 0), quickChance(i)));
    for (const world of worlds) {
      nation.check(world);
      expect(canonical(viewFor(world, 0))).toBe(canonical(viewFor(s, 0)));
    }
    expect(new Set(worlds.map((world) => canonical(world.own[1]?.hand))).size).toBeGreaterThan(10);
    const purses = new Set(worlds.map((world) => world.own[1]?.money));
    const mats = new Set(worlds.map((world) => world.dark.mat));
    if (rules === 1) {
      expect(purses.size).toBeGreaterThan(10);
      expect(mats.size).toBeGreaterThan(5);
    } else expect([[...purses], [...mats]]).toEqual([[35], [16]]); // after the first payment and return
  });

  test('2.15 keep a Help that the table has seen', () => {
    const s = given('builder farmer', { builder: { hand: ['help', 'date'] }, farmer: { money: 0 } });
    play(s, { t: 'card', card: 'help', seat: 1 });
    for (let i = 0; i < 20; i++) expect(nation.imagine(viewFor(s, 1), quickChance(i)).own[0]?.hand[7]).toBeGreaterThan(0);
    expect(legal(s).some((move) => move.t === 'explore')).toBe(true);
  });
});
