/** The referee's door: what is taken, what is not and why, and which decisions are played for their seats. */

import { describe, expect, test } from 'vitest';
import { quickChance } from './chance.js';
import { cloneOf } from './clone.js';
import type { Chance, Game } from './game.js';
import { canonical } from './json.js';
import { answer, begin, heard, liveEntries, movesOf, playForced, stateAt, step, type Table } from './play.js';
import { seedFrom } from './seed.js';
import { nod } from './testing/nod.js';
import { type SealedTypes, sealed } from './testing/sealed.js';
import { openOf, play, playOn, tableOf } from './testing/table.js';
import { mine } from './view.js';

/** A table where the seats are about to bid. */
function bidding(options = {}): Table<SealedTypes> {
  const table = tableOf({ options });
  play(table, 'offer');
  if (table.state.open[0]?.kind === 'wind') play(table, 'wind');
  return table;
}

/** A table where the storm has come and a seat without a shield is asked. */
function storming(game: Game<SealedTypes> = sealed): Table<SealedTypes> {
  for (let n = 0; n < 100; n++) {
    const table = tableOf({ seed: `storm ${n}`, game });
    play(table, 'offer');
    play(table, 'wind');
    for (let seat = 0; seat < 3; seat++) play(table, 'bid');
    if (table.state.open.every((d) => !mine(table.state, d.seat).hand.includes(0))) return table;
  }
  throw new Error('everybody holds a shield');
}

describe('a table', () => {
  test('begins equal from equal beginnings, and differs with the seed, the words or the options', () => {
    const wish = { seats: 3, seed: seedFrom('one'), words: ['larks'] };
    const first = canonical(begin(sealed, wish).state);
    expect(canonical(begin(sealed, wish).state)).toBe(first);
    expect(canonical(begin(sealed, { ...wish, seed: seedFrom('two') }).state)).not.toBe(first);
    expect(canonical(begin(sealed, { ...wish, words: [] }).state)).not.toBe(first);
    expect(canonical(begin(sealed, { ...wish, options: { shields: false } }).state)).not.toBe(first);
  });

  test('knows what it began with: the newest rules unless others are wished for, and complete options', () => {
    const { beginning } = begin(sealed, { seats: 2, seed: seedFrom('x'), options: { prizes: 4 } });
    expect(beginning).toEqual({
      seats: 2,
      options: { prizes: 4, shields: true, ties: 'nobody' },
      rules: sealed.rules,
      seed: seedFrom('x'),
      words: [],
    });
    expect(begin({ ...sealed, rules: 3 }, { seats: 2, seed: seedFrom('x'), rules: 2 }).state.rules).toBe(2);
  });

  test('remembers what was told at the setup', () => {
    const { opening } = tableOf();
    expect([opening.kind, opening.free]).toEqual(['setup', false]);
    expect(opening.told.map((t) => t.event.type)).toEqual(['begins', ...Array<string>(9).fill('drew'), 'leads']);
  });
});

describe('an answer is taken', () => {
  test('if it is one of the legal moves, by value, and recorded as the next entry', () => {
    const table = tableOf();
    const { id } = openOf(table, 'offer');
    expect(answer(table, id, { offer: 2 }, 0)).toEqual({ ok: true, entry: 0 });
    expect(table.entries).toEqual([{ decision: id, move: { offer: 2 } }]);
    expect(table.state.shared.prize).toBe(2);
    expect(table.steps[0]).toEqual({
      seat: 0,
      kind: 'offer',
      free: true,
      told: [{ event: { type: 'offered', seat: 0, prize: 2 }, only: null, others: null }],
    });
  });

  test('from anybody where the seat is not known', () => {
    const table = tableOf();
    expect(answer(table, openOf(table, 'offer').id, { offer: 1 }).ok).toBe(true);
  });

  test('in any order where several questions are open', () => {
    const table = bidding();
    for (const seat of [2, 0, 1]) play(table, 'bid', undefined, seat);
    expect(table.steps.slice(-3).map((s) => s.seat)).toEqual([2, 0, 1]);
    expect(table.state.shared.prize).toBe(1);
  });

  test('as the table has it, not as the sender keeps it', () => {
    const table = tableOf();
    const sent = { offer: 1 };
    answer(table, openOf(table, 'offer').id, sent);
    sent.offer = 3;
    expect(table.entries[0]).toMatchObject({ move: { offer: 1 } });
  });
});

describe('an answer is not taken', () => {
  const refused = (table: Table<SealedTypes>, ...rest: readonly [id: number, move: unknown, seat?: number]) => {
    const before = canonical([table.state, table.entries, table.steps]);
    const taken = answer(table, ...rest);
    expect(canonical([table.state, table.entries, table.steps])).toBe(before);
    return taken;
  };

  test('when the match is over', () => {
    const table = playOn(tableOf(), quickChance(1));
    expect(refused(table, 0, { offer: 1 }, 0)).toEqual({
      ok: false,
      why: 'over',
      because: 'The match is over; nothing is left to decide.',
    });
  });

  test('when the question has been answered before', () => {
    const table = tableOf();
    const { id } = openOf(table, 'offer');
    play(table, 'offer');
    expect(refused(table, id, { offer: 1 }, 0)).toEqual({ ok: false, why: 'stale', because: 'This question has already been answered.' });
  });

  test.each([99, -1, 0.5, Number.NaN])('when question %d has not been asked', (id) => {
    expect(refused(tableOf(), id, { offer: 1 }, 0)).toEqual({ ok: false, why: 'unknown', because: 'This question has not been asked.' });
  });

  test('when it comes from another seat', () => {
    const table = tableOf();
    expect(refused(table, openOf(table, 'offer').id, { offer: 1 }, 2)).toEqual({
      ok: false,
      why: 'not-yours',
      because: 'This question is for another seat.',
    });
  });

  test('when a rule forbids it, with the clause', () => {
    const table = bidding();
    const decision = openOf(table, 'bid', 1);
    const missing = [0, 1, 2, 3, 4, 5, 6].find((card) => !mine(table.state, 1).hand.includes(card));
    expect(refused(table, decision.id, { bid: missing }, 1)).toEqual({
      ok: false,
      why: 'illegal',
      because: missing === 0 ? 'You do not hold a shield.' : `You do not hold a ${missing}.`,
      clause: '3',
    });
  });

  test.each([
    ['another question’s move', { bid: 1 }],
    ['nothing', undefined],
    ['null', null],
    ['a text', 'offer 1'],
    ['a move with something added', { offer: 1, and: 2 }],
    ['a number as text', { offer: '1' }],
    ['not a number', { offer: Number.NaN }],
    ['what is nested without end', JSON.parse('['.repeat(50_000) + ']'.repeat(50_000))],
  ])('when it is %s, without a clause', (_, wanted) => {
    const table = tableOf();
    expect(refused(table, openOf(table, 'offer').id, wanted, 0)).toEqual({
      ok: false,
      why: 'illegal',
      because: 'That is not one of the possible answers to this question.',
    });
  });

  test('when it is nothing at all, even where null is a legal move', () => {
    const table = begin(nod, { seats: 3, seed: seedFrom('x') });
    expect(answer(table, 0, undefined)).toMatchObject({ ok: false, why: 'illegal' });
    expect(answer(table, 0, null)).toEqual({ ok: true, entry: 0 });
  });
});

describe('a decision with one answer', () => {
  test('is played for its seat and recorded as forced', () => {
    const table = tableOf({ options: { prizes: 1, shields: false } });
    expect(playForced(table)).toBe(1);
    expect(table.entries).toEqual([{ decision: 0, move: { offer: 1 }, forced: true }]);
    expect(table.state.open.map((d) => d.kind)).toEqual(['bid', 'bid', 'bid']);
  });

  test('is played after another until a real decision is open', () => {
    const calm: Game<SealedTypes> = {
      ...sealed,
      moves: (shared, own, decision) => (decision.kind === 'wind' ? [{ wind: 1 }] : sealed.moves(shared, own, decision)),
    };
    const table = tableOf({ options: { prizes: 1 }, game: calm });
    expect(playForced(table)).toBe(2);
    expect(table.steps.map((s) => s.kind)).toEqual(['offer', 'wind']);
    expect(playForced(table)).toBe(0);
  });

  test('is left alone where there is a choice', () => {
    const table = tableOf();
    expect(playForced(table)).toBe(0);
    expect(table.entries).toEqual([]);
  });

  test('is left to the player where the list was made by looking at secrets', () => {
    const table = bidding();
    const own = mine(table.state, 1);
    own.hand = [4, 4, 4];
    expect(movesOf(table, openOf(table, 'bid', 1))).toEqual([{ bid: 4 }]);
    expect(playForced(table)).toBe(0);
  });

  test('is left to the player where the question is veiled', () => {
    const blind: Game<SealedTypes> = {
      ...sealed,
      moves: (shared, own, decision) => (decision.kind === 'shield' ? [{ raise: false }] : sealed.moves(shared, own, decision)),
    };
    const table = storming(blind);
    expect(movesOf(table, openOf(table, 'shield'))).toEqual([{ raise: false }]);
    expect(playForced(table)).toBe(0);
  });

  test('is not recorded as forced when the player was quicker', () => {
    const table = tableOf({ options: { prizes: 1 } });
    play(table, 'offer');
    expect(table.entries).toEqual([{ decision: 0, move: { offer: 1 } }]);
  });
});

describe('an event', () => {
  test('told to the table is heard by all', () => {
    const told = { event: { type: 'leads', seat: 1 }, only: null, others: null } as const;
    for (const seat of [0, 1, null]) expect(heard<SealedTypes>(told, seat)).toEqual({ type: 'leads', seat: 1 });
  });

  test('whispered to a seat is heard by it alone; the rest hear what they may, or nothing', () => {
    const event = { type: 'drew', seat: 1, card: 5 } as const;
    const others = { type: 'drawn', seat: 1 } as const;
    const hears = (seat: number | null, rest: typeof others | null) => heard<SealedTypes>({ event, only: 1, others: rest }, seat);
    expect([hears(1, others), hears(0, others), hears(null, others)]).toEqual([event, others, others]);
    expect([hears(1, null), hears(0, null), hears(null, null)]).toEqual([event, null, null]);
  });

  test.each(['setup', 'offer'] as const)('cannot be followed by chance kept from the %s', (from) => {
    let kept: Chance | null = null;
    const hoarder: Game<SealedTypes> = {
      ...sealed,
      setup(table, x) {
        if (from === 'setup') kept = x.chance;
        return sealed.setup(table, x);
      },
      apply(s, decision, move, x) {
        if (decision.kind === 'wind') kept?.int(2);
        if (from === 'offer' && kept === null) kept = x.chance;
        sealed.apply(s, decision, move, x);
      },
    };
    const table = tableOf({ game: hoarder });
    play(table, 'offer');
    expect(() => play(table, 'wind')).toThrow('chance is asked after the move it was given for');
  });

  test('is not even built in search, and changes nothing', () => {
    const table = bidding();
    const dumb = cloneOf(sealed, table.state);
    for (const seat of [0, 1, 2]) {
      const decision = openOf(table, 'bid', seat);
      const move = movesOf(table, decision)[0] ?? { bid: -1 };
      play(table, 'bid', move, seat);
      step(sealed, dumb, decision, move, { chance: table.chance(table.entries.length) });
    }
    expect(canonical(dumb)).toBe(canonical(table.state));
  });
});

test('entries that were undone do not count, and an undo takes back earlier undos with the rest', () => {
  const move = { decision: 0, move: null };
  expect(liveEntries([move, move, move])).toEqual([0, 1, 2]);
  expect(liveEntries([move, move, { undo: 1, by: 0 }, move])).toEqual([0, 3]);
  expect(liveEntries([move, move, { undo: 1, by: 0 }, move, { undo: 0, by: 0 }, move])).toEqual([5]);
  expect(liveEntries([move, move, { undo: 0, by: 0 }], 2)).toEqual([0, 1]);
  expect(liveEntries([move], 9)).toEqual([0]);
});

describe('folding fails loudly', () => {
  test('at an answer to a question that is not open', () => {
    const table = tableOf();
    table.entries.push({ decision: 5, move: { offer: 1 } });
    expect(() => stateAt(table, 1)).toThrow('entry 0 answers decision 5, which is not open');
  });

  test('at an undo that goes forward', () => {
    const table = tableOf();
    table.entries.push({ undo: 0, by: 0 }, { undo: 7, by: 0 });
    expect(() => stateAt(table, 2)).toThrow('entry 1 goes back to entry 7, which is not before it');
  });
});
