/** Taking back: free while nobody learned anything, by consent otherwise, and the fold stays the truth throughout. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { quickChance } from './chance.js';
import type { Game } from './game.js';
import { canonical, copy } from './json.js';
import { answer, begin, movesOf, playForced, type Table } from './play.js';
import { parseRecord, recordOf, verify } from './record.js';
import { seedFrom } from './seed.js';
import { nod } from './testing/nod.js';
import { type SealedTypes, sealed } from './testing/sealed.js';
import { openOf, play, playOn, tableOf } from './testing/table.js';
import { canUndo, isUndone, undo } from './undo.js';
import { stateAt } from './walk.js';

/** The state without the numbers of its questions, which an undo does not bring back. */
const position = ({ state }: Table<SealedTypes>) => copy({ ...state, asked: 0, open: state.open.map((d) => ({ ...d, id: 0 })) });
const ids = ({ state }: Table<SealedTypes>) => state.open.map((d) => d.id);

/** The test game, where offering a prize also does something else. */
const withOffer = (also: (...args: Parameters<Game<SealedTypes>['apply']>) => void): Game<SealedTypes> => ({
  ...sealed,
  apply(s, decision, move, x) {
    sealed.apply(s, decision, move, x);
    if ('offer' in move) also(s, decision, move, x);
  },
});

const calm = () => tableOf({ options: { shields: false } });

describe('going back is free', () => {
  test('while nobody has learned anything, and brings the position back', () => {
    const table = tableOf();
    const before = position(table);
    play(table, 'offer', { offer: 2 });
    expect(canUndo(table, 0)).toEqual({ to: 0, free: true, because: 'Nobody has learned anything since.' });
    expect(undo(table, 0)).toEqual({ ok: true, entry: 1 });
    expect(table.entries[1]).toEqual({ undo: 0, by: 0 });
    expect(position(table)).toEqual(before);
  });

  test('for a secret answer too', () => {
    const table = calm();
    play(table, 'offer');
    const before = position(table);
    play(table, 'bid', undefined, 2);
    expect(undo(table, 2).ok).toBe(true);
    expect(position(table)).toEqual(before);
  });

  test('several times in a row, as long as the answers were one’s own', () => {
    const table = calm();
    const before = position(table);
    play(table, 'offer');
    play(table, 'bid', undefined, 0);
    expect(canUndo(table, 0).to).toBe(1);
    undo(table, 0);
    expect(canUndo(table, 0)).toMatchObject({ to: 0, free: true });
    undo(table, 0);
    expect(position(table)).toEqual(before);
    expect(table.entries.slice(2)).toEqual([
      { undo: 1, by: 0 },
      { undo: 0, by: 0 },
    ]);
    expect(canUndo(table, 0).to).toBeNull();
  });

  test('again after an undo and a new answer', () => {
    const table = tableOf();
    for (const prize of [1, 2, 3]) {
      play(table, 'offer', { offer: prize });
      expect(undo(table, 0).ok).toBe(true);
    }
    play(table, 'offer', { offer: 2 });
    expect(canUndo(table, 0)).toMatchObject({ to: 6, free: true });
  });

  test('across decisions that were forced on others, which are played again afterwards', () => {
    const table = tableOf({ seats: 2 });
    play(table, 'offer', { offer: 1 });
    play(table, 'wind', { wind: 2 });
    for (const kind of ['bid', 'bid'] as const) play(table, kind);
    while (table.state.open[0]?.kind === 'shield') play(table, 'shield');
    const before = position(table);
    const leader = openOf(table, 'offer').seat;
    const offered = play(table, 'offer', { offer: 3 });
    expect(playForced(table)).toBe(1);
    expect(table.entries.at(-1)).toMatchObject({ move: { wind: 1 }, forced: true });
    expect(canUndo(table, leader)).toEqual({ to: offered, free: true, because: 'Nobody has learned anything since.' });
    undo(table, leader);
    expect(position(table)).toEqual(before);
    play(table, 'offer', { offer: 2 });
    expect(playForced(table)).toBe(1);
  });

  test('where nothing is hidden at all', () => {
    const table = begin(nod, { seats: 2, seed: seedFrom('x') });
    answer(table, 0, null, 0);
    expect(canUndo(table, 0)).toMatchObject({ to: 0, free: true });
    answer(table, 1, null, 1);
    expect(canUndo(table, 0)).toMatchObject({ to: 0, free: false, because: 'Someone else has decided since.' });
  });
});

describe('going back is not free', () => {
  const SHOWN = 'Something was drawn or shown since.';

  test.each<[string, Game<SealedTypes>]>([
    ['chance was drawn', withOffer((_s, _d, _m, x) => x.chance.int(2))],
    ['something was whispered', withOffer((_s, _d, _m, x) => x.whisper?.(0, { type: 'leads', seat: 0 }, null))],
    ['something was revealed', withOffer((_s, _d, _m, x) => x.tell?.({ type: 'laid-open', hands: [] }))],
    ['the rule looked into the dark', withOffer((s) => s.dark.deck)],
    ['the rule looked at what another holds', withOffer((s) => s.own[2])],
  ])('once %s', (_, game) => {
    const table = tableOf({ game });
    play(table, 'offer');
    const before = canonical([table.state, table.entries]);
    expect(canUndo(table, 0)).toEqual({ to: 0, free: false, because: SHOWN });
    expect(undo(table, 0)).toEqual({ ok: false, why: 'illegal', because: `${SHOWN} The others must agree.` });
    expect(canonical([table.state, table.entries])).toBe(before);
  });

  test.each<[string, Game<SealedTypes>]>([
    ['had a choice of one', withOffer((_s, _d, _m, x) => x.chance.int(1))],
    ['looked at what its own seat holds', withOffer((s) => s.own[0])],
    ['counted the seats', withOffer((s) => s.own.length)],
  ])('but it is when chance or the rule only %s', (_, game) => {
    const table = tableOf({ game });
    play(table, 'offer');
    expect(canUndo(table, 0).free).toBe(true);
  });

  test('once someone else has decided', () => {
    const table = calm();
    play(table, 'offer');
    play(table, 'bid', undefined, 1);
    expect(canUndo(table, 0)).toEqual({ to: 0, free: false, because: 'Someone else has decided since.' });
    expect(canUndo(table, 1)).toMatchObject({ to: 1, free: true });
  });

  test('for the latest reason, if there are several', () => {
    const table = tableOf({ options: { shields: false }, game: withOffer((_s, _d, _m, x) => x.chance.int(2)) });
    play(table, 'offer');
    play(table, 'bid', undefined, 1);
    expect(canUndo(table, 0).because).toBe('Someone else has decided since.');
  });

  test('once a forced decision in between has shown something', () => {
    const game: Game<SealedTypes> = {
      ...sealed,
      moves: (shared, own, decision) => (decision.kind === 'wind' ? [{ wind: 1 }] : sealed.moves(shared, own, decision)),
      apply(s, decision, move, x) {
        sealed.apply(s, decision, move, x);
        if ('wind' in move) x.chance.int(2);
      },
    };
    const table = tableOf({ game });
    play(table, 'offer');
    expect(canUndo(table, 0).free).toBe(true);
    playForced(table);
    expect(canUndo(table, 0)).toEqual({ to: 0, free: false, because: SHOWN });
  });

  test('once the bids have been revealed, not even after the revealing bid was taken back', () => {
    const table = calm();
    play(table, 'offer');
    for (const seat of [0, 1, 2]) play(table, 'bid', undefined, seat);
    expect(canUndo(table, 2)).toEqual({ to: 3, free: false, because: SHOWN });
    undo(table, 2, [0, 1]);
    expect(canUndo(table, 1)).toEqual({ to: 2, free: false, because: SHOWN });
  });

  test('once a shield has been shown, but raising none shows nothing', () => {
    const raised = new Set<string>();
    for (let n = 0; n < 20; n++) {
      const table = tableOf({ seats: 4, seed: `shields ${n}` });
      play(table, 'offer');
      play(table, 'wind');
      for (let seat = 0; seat < 4; seat++) play(table, 'bid');
      const { seat, id } = openOf(table, 'shield');
      const [move = { raise: false }] = movesOf(table, openOf(table, 'shield'));
      answer(table, id, move);
      raised.add(canonical(move));
      expect(canUndo(table, seat).free).toBe('raise' in move && !move.raise);
    }
    expect(raised.size).toBe(2);
  });

  test('for a seat that has not decided anything, nor for one that was only forced', () => {
    const table = tableOf({ options: { prizes: 1 } });
    const nothing = { to: null, free: false, because: 'You have not decided anything yet.' };
    expect(canUndo(table, 0)).toEqual(nothing);
    expect(undo(table, 0, [1, 2])).toEqual({ ok: false, why: 'illegal', because: 'You have not decided anything yet.' });
    playForced(table);
    expect(canUndo(table, 0)).toEqual(nothing);
  });
});

describe('going back by consent', () => {
  /** A table where seat 0 leads the second round after all have drawn. */
  function drawn() {
    const table = calm();
    play(table, 'offer');
    for (const seat of [0, 1, 2]) play(table, 'bid', undefined, seat);
    return table;
  }

  test('is written down with those who agreed', () => {
    const table = drawn();
    expect(undo(table, 2, [0, 1])).toEqual({ ok: true, entry: 4 });
    expect(table.entries[4]).toEqual({ undo: 3, by: 2, granted: [0, 1] });
    expect(table.state.open.map((d) => [d.kind, d.seat])).toEqual([['bid', 2]]);
  });

  test('takes back what others have decided since', () => {
    const table = calm();
    const before = position(table);
    play(table, 'offer');
    play(table, 'bid', undefined, 1);
    undo(table, 0, [1, 2]);
    expect(position(table)).toEqual(before);
    expect([0, 1, 2].map((entry) => isUndone(table, entry))).toEqual([true, true, false]);
  });

  test('leaves draws that are never used again: the same answer draws anew', () => {
    const table = drawn();
    const first = copy(table.state.own);
    undo(table, 2, [0, 1]);
    play(table, 'bid', undefined, 2);
    expect(copy(table.state.own)).not.toEqual(first);
    expect(table.state.shared).toEqual(stateAt(table, 4).shared);
  });

  test('is not written down as consent where it was free', () => {
    const table = tableOf();
    play(table, 'offer');
    undo(table, 0, [1, 2]);
    expect(table.entries[1]).toEqual({ undo: 0, by: 0 });
  });

  test('is not possible once the match is over, when its seed is known', () => {
    const table = playOn(tableOf(), quickChance(2));
    const last = table.steps.at(-1)?.seat ?? 0;
    const others = [0, 1, 2].filter((seat) => seat !== last);
    expect(undo(table, last, others)).toMatchObject({ ok: false, because: expect.stringContaining('over') });
    expect(table.state.open).toEqual([]);
  });
});

describe('the numbers of questions', () => {
  test('grow through an undo, so that an answer to an old one is late', () => {
    const table = calm();
    const [offer = -1] = ids(table);
    play(table, 'offer');
    const bids = ids(table);
    undo(table, 0);
    expect(ids(table)).toEqual([4]);
    for (const id of [offer, ...bids]) expect(answer(table, id, { offer: 1 })).toMatchObject({ ok: false, why: 'stale' });
    play(table, 'offer');
    expect(ids(table)).toEqual([5, 6, 7]);
  });

  test('change for the questions of others too, in the same order', () => {
    const table = calm();
    play(table, 'offer');
    const before = table.state.open.map(({ seat, kind }) => ({ seat, kind }));
    const old = ids(table);
    play(table, 'bid', undefined, 1);
    undo(table, 1);
    expect(table.state.open.map(({ seat, kind }) => ({ seat, kind }))).toEqual(before);
    expect(Math.min(...ids(table))).toBeGreaterThan(Math.max(...old));
  });
});

test('an undone entry is known as such, an undo itself or a missing entry is not', () => {
  const table = tableOf();
  play(table, 'offer');
  expect(isUndone(table, 0)).toBe(false);
  undo(table, 0);
  expect([isUndone(table, 0), isUndone(table, 1), isUndone(table, 2)]).toEqual([true, false, false]);
});

/** Lets a table play by a script of numbers: answers, forced decisions, free and granted undos. Returns the positions on the way. */
function follow(table: Table<SealedTypes>, script: readonly number[]): Map<number, string> {
  const seats = table.state.own.length;
  const positions = new Map([[0, canonical(table.state)]]);
  for (const n of script) {
    const { open } = table.state;
    const dice = quickChance(n);
    const decision = open[dice.int(Math.max(open.length, 1))];
    const seat = n % seats;
    if (n % 7 === 0 || !decision) undo(table, seat, n % 2 === 0 ? [...Array(seats).keys()].filter((s) => s !== seat) : undefined);
    else if (n % 7 === 1) playForced(table);
    else answer(table, decision.id, movesOf(table, decision)[dice.int(movesOf(table, decision).length)]);
    positions.set(table.entries.length, canonical(table.state));
  }
  return positions;
}

const scripts = fc.array(fc.nat(), { minLength: 10, maxLength: 40, size: 'max' });
const tables = fc.record({
  seats: fc.integer({ min: 2, max: 4 }),
  seed: fc.nat().map(String),
  options: fc.record({ prizes: fc.integer({ min: 1, max: 4 }), shields: fc.boolean() }),
});

describe('whatever is answered and taken back', () => {
  test('the state at every position is the live state at that time', () => {
    let undos = 0;
    fc.assert(
      fc.property(tables, scripts, (wish, script) => {
        const table = tableOf(wish);
        for (const [upTo, then] of follow(table, script)) expect(canonical(stateAt(table, upTo))).toBe(then);
        undos += table.entries.filter((entry) => 'undo' in entry).length;
      }),
      { numRuns: 60 },
    );
    expect(undos).toBeGreaterThan(30);
  });

  test('no question is answered twice and every number is used once', () => {
    fc.assert(
      fc.property(tables, scripts, (wish, script) => {
        const table = tableOf(wish);
        follow(table, script);
        const answered = table.entries.flatMap((entry) => ('undo' in entry ? [] : [entry.decision]));
        expect(new Set(answered).size).toBe(answered.length);
        expect(Math.max(-1, ...answered, ...ids(table))).toBeLessThan(table.state.asked);
      }),
    );
  });

  test('the record tells it all: it verifies and leads to the same state', () => {
    fc.assert(
      fc.property(tables, scripts, (wish, script) => {
        const table = tableOf(wish);
        follow(table, script);
        const names = table.state.own.map((_, seat) => `Player ${seat}`);
        const record = parseRecord(JSON.stringify(recordOf(table, names, { seed: true })));
        const again = verify(sealed, record);
        expect(canonical(again.state)).toBe(canonical(table.state));
        expect(canonical(again.steps)).toBe(canonical(table.steps));
      }),
    );
  });

  test('a free undo brings back the position before', () => {
    fc.assert(
      fc.property(tables, scripts, (wish, script) => {
        const table = tableOf(wish);
        follow(table, script);
        const decision = table.state.open[0];
        if (!decision) return;
        const before = position(table);
        play(table, decision.kind, undefined, decision.seat);
        fc.pre(canUndo(table, decision.seat).free);
        undo(table, decision.seat);
        expect(position(table)).toEqual(before);
      }),
    );
  });
});
