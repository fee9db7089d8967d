/** Whole matches with any answers, for every set of roles and many options: the laws hold, the books balance, and all end. */
import { describe, expect, test } from 'vitest';
import { quickChance } from '../../engine/chance.js';
import type { Seat } from '../../engine/game.js';
import { step } from '../../engine/play.js';
import { standings } from '../../engine/standings.js';
import { nation } from './index.js';
import { begun, mat, optionsWith, ownOf } from './nation.build.js';
import { type Role, START } from './rules/data.js';
import { ROLE_SETS } from './rules/options.js';
import type { NationEvent, NationOptions, NationState } from './rules/types.js';

/** A guest with a notebook: from what is told to everybody, what everybody must have. */
interface Notebook {
  readonly purses: number[];
  readonly out: Set<Seat>;
  banker: Seat;
  mat: number;
}

const add = (book: Notebook, seat: Seat, amount: number): void => {
  book.purses[seat] = (book.purses[seat] ?? 0) + amount;
};
const move = (book: Notebook, from: Seat, to: Seat, amount: number): void => {
  add(book, from, -amount);
  add(book, to, amount);
};
const abroad = (book: Notebook, seat: Seat, amount: number): void => {
  add(book, seat, -amount);
  book.mat += amount;
};
const playing = ({ purses, out }: Notebook): Seat[] => purses.flatMap((_, seat) => (out.has(seat) ? [] : [seat]));

type Hear = { readonly [E in NationEvent as E['type']]?: (book: Notebook, event: E) => void };

const HEAR: Hear = {
  roles: (book, { roles }) => {
    for (const seat of roles.keys()) add(book, seat, START.money);
    book.banker = roles.indexOf('banker');
  },
  return: (book, { seat, got }) => abroad(book, seat, -got),
  payment: (book, { seat, interest, back }) => {
    move(book, seat, book.banker, interest);
    add(book, seat, -back);
  },
  interestOnly: (book, { seat, interest }) => move(book, seat, book.banker, interest),
  levelLost: (book, { seat, refund }) => add(book, seat, refund),
  allPaid: (book, { seat, paid }) => move(book, seat, book.banker, paid),
  eliminated: (book, { seat, paid }) => {
    move(book, seat, book.banker, paid);
    book.out.add(seat);
  },
  upgrade: (book, { seat, money }) => add(book, seat, -money),
  work: (book, { seat, wage }) => abroad(book, seat, wage),
  visit: (book, { seat, to, paid }) => move(book, seat, to, paid),
  loan: (book, { seat, value, repaid }) => add(book, seat, value - repaid),
  repay: (book, { seat, paid }) => add(book, seat, -paid),
  feast: (book, { seat, paid }) => abroad(book, seat, paid),
  holiday: (book, { seat, paid }) => abroad(book, seat, paid),
  travel: (book, { seat, paid }) => abroad(book, seat, paid),
  invest: (book, { seat, paid }) => abroad(book, seat, paid),
  give: (book, { seat, each }) => {
    for (const to of playing(book)) move(book, seat, to, each);
  },
  help: (book, { seat, to, paid }) => move(book, to, seat, paid),
  gift: (book, { seat, host, paid }) => move(book, seat, host, paid),
  foreignWork: (book, { seat, got }) => abroad(book, seat, -got),
  printed: (book, { each }) => {
    for (const seat of playing(book)) add(book, seat, each);
  },
  count: (book, { money }) => expect(money).toBe(book.mat),
  foreignBuy: (book, { seat, paid }) => abroad(book, seat, -paid),
};

function hear<E extends NationEvent>(book: Notebook, event: E, roiFromSupply: boolean): void {
  const note = HEAR[event.type] as ((book: Notebook, event: E) => void) | undefined; // the entry for this very type
  note?.(book, event);
  if (event.type === 'return' && roiFromSupply) book.mat += event.got; // R 5.7a
}

interface Match {
  readonly s: NationState;
  readonly decisions: number;
  readonly most: number; // answers to choose from
  readonly asked: ReadonlySet<string>;
}

const purses = (s: NationState): number[] => s.own.map((own, seat) => s.shared.players[seat]?.money ?? own.money);

/** Plays a match with any answers; after every one the laws hold and the ledger agrees with all purses, and so does the notebook at the end. */
function playout(roles: string, some: Partial<NationOptions>, seed: number): Match {
  const chance = quickChance(seed);
  const options = { maxRounds: 7, ...some };
  const [s, told] = begun(roles, options, chance);
  const book: Notebook = { purses: [], out: new Set(), banker: -1, mat: START.mat };
  const fromSupply = some.roiSource === 'supply';
  for (const event of told) hear(book, event, fromSupply);
  const asked = new Set<string>();
  let decisions = 0;
  let most = 0;
  for (let open = s.open; open.length > 0; open = s.open) {
    const decision = open[chance.int(open.length)];
    if (!decision) break;
    asked.add(decision.kind);
    const moves = nation.moves(s.shared, ownOf(s, decision.seat), decision);
    const busy = moves.filter(({ t }) => t !== 'rest' && t !== 'wait');
    const from = busy.length > 0 && chance.int(8) > 0 ? busy : moves; // idle less than chance would
    const answer = from[chance.int(from.length)];
    if (!answer) break;
    step(nation, s, decision, answer, { chance, tell: (event) => hear(book, event, fromSupply), whisper: () => undefined });
    nation.check(s);
    expect(s.shared.ledger).toEqual({ seats: purses(s).map((purse) => purse - START.money), mat: mat(s) - START.mat });
    decisions++;
    most = Math.max(most, moves.length);
  }
  expect(book.purses).toEqual(purses(s));
  expect(book.mat).toBe(mat(s));
  expect(standings(nation, s.shared).every(({ lines, total }) => lines.reduce((sum, { points }) => sum + points, 0) === total)).toBe(true);
  return { s, decisions, most, asked };
}

const VARIANTS: readonly Partial<NationOptions>[] = [
  {},
  { moneyOpen: true, fcOpen: true, prices: 'ordered', partialRepay: false },
  { ticketCards: true, breadTrack: 'likeHouses', negative: false, workJoy: false },
  { elimination: false, roiSource: 'supply', startRotates: true, roleDeal: 'random' },
  { headStart: 'lab', target: 16 },
  { moneyOpen: true, elimination: true, ticketCards: true, startRotates: true },
];

describe.each(ROLE_SETS)('%s', (roles) => {
  test.each(VARIANTS.map((some) => [JSON.stringify(some), some] as const))(
    '2.2a, 2.12, 2.12b, 12.2 whoever adds up the log knows every purse, and so does the ledger; all laws hold: %s',
    (_, some) => {
      for (let seed = 0; seed < 2; seed++) {
        const { s, decisions, most } = playout(roles, some, seed + 17 * roles.length);
        expect(s.open).toEqual([]);
        expect(decisions).toBeLessThan(nation.longest);
        expect(most).toBeLessThan(200);
      }
    },
  );
});

test('every kind of question is asked in such matches', () => {
  const asked = new Set<string>();
  for (let seed = 0; seed < 6; seed++)
    for (const kind of playout('builder farmer entertainer banker doctor', {}, seed).asked) asked.add(kind);
  expect([...asked].toSorted()).toEqual(['cure', 'day', 'discard', 'gift', 'price', 'reshuffle', 'store', 'vaccine']);
});

test('the same chance and the same answers give the same match', () => {
  expect(playout('builder farmer banker', {}, 5).s).toEqual(playout('builder farmer banker', {}, 5).s);
});

test('6.13 the longest list of answers stays short even with full shops and purses', () => {
  const [s] = begun('builder farmer entertainer banker doctor');
  s.shared.turn = 3;
  for (const player of s.shared.players) Object.assign(player, { shop: player.role === 'banker' ? 0 : 30, price: 2, hours: 12 });
  ownOf(s, 'banker').money = 5000;
  ownOf(s, 'banker').hand.fill(2);
  const decision = { id: 99, seat: 3, kind: 'day', veiled: false } as const;
  expect(nation.moves(s.shared, ownOf(s, 'banker'), decision).length).toBeLessThan(200);
});

test('12.2 the options of a match are kept in it', () => {
  const roles: Role[] = ['builder', 'farmer'];
  expect(begun(roles.join(' '), { maxRounds: 9 })[0].shared.options).toEqual(optionsWith({ roles: 'builder farmer', maxRounds: 9 }));
});
