/** Minds that last: the same answers as in a contest, and nothing remembered that no longer holds. */
import { describe, expect, it } from 'vitest';
import { inTurn } from '../../tools/cases.js';
import type { Decision, Game, GameTypes, Json } from '../engine/game.js';
import { answer, begin, type Entry, playForced, type Table } from '../engine/play.js';
import { luckOf, seedFrom } from '../engine/seed.js';
import { sealed } from '../engine/testing/sealed.js';
import { openOf, tableOf } from '../engine/testing/table.js';
import { undo } from '../engine/undo.js';
import { viewFor } from '../engine/view.js';
import { gameById } from '../games/index.js';
import { playOut } from './contest.js';
import { type Minds, openMinds } from './minds.js';

type AnyTable = Table<GameTypes>;

const LITTLE = 0.05; // of the iterations: tests ask for equal answers, not for good ones

function ask(minds: Minds, table: AnyTable, decision: Decision, match = 'here', bot = '2', effort = LITTLE): Json {
  const { id, seat } = decision;
  const view = JSON.parse(JSON.stringify(viewFor(table.state, seat))); // as it arrives from another thread
  return minds.answer({ match, seat, game: table.game, bot, view, decision, luck: luckOf(table.beginning.seed, id), effort });
}

/** Plays as a host does: the rules answer what is forced, bots the first open question. */
function hosted(game: Game<GameTypes>, seats: number, minds: () => Minds, most: number, seed = seedFrom('hosted')): readonly Entry[] {
  const table = begin(game, { seats, seed });
  for (playForced(table); table.entries.length < most; playForced(table)) {
    const [decision] = table.state.open;
    if (!decision) break;
    const taken = answer(table, decision.id, ask(minds(), table, decision), decision.seat);
    if (!taken.ok) throw new Error(taken.because);
  }
  return table.entries.slice(0, most);
}

const contested = (game: Game<GameTypes>, seats: number, most: number): readonly Entry[] =>
  playOut(game, {
    lineUp: Array.from({ length: seats }, () => '2'),
    options: {},
    seed: seedFrom('hosted'),
    effort: LITTLE,
  }).entries.slice(0, most);

const MATCHES = [
  ['nation', 3],
  ['farm', 3],
  ['pursuit', 2],
] as const;

// Minds know no game: one whole match shows it in `npm test`, three at length.
describe.each(inTurn(MATCHES, 2))('a match of %s with %d seats', (id, seats) => {
  it('has the same answers wherever it is played', () => {
    const game = gameById(id);
    const minds = openMinds({ now: () => 0 });
    const lab = contested(game, seats, Number.POSITIVE_INFINITY);
    expect(hosted(game, seats, () => minds, Number.POSITIVE_INFINITY)).toEqual(lab);
    expect(lab.length).toBeGreaterThan(40);
  });
});

it('the rules play what is forced in a contest, as at any table: no mind is asked about it', () => {
  const { entries } = playOut(gameById('farm'), { lineUp: ['sensible', 'sensible'], options: {}, seed: seedFrom('forced') });
  expect(entries.filter((entry) => 'forced' in entry).length).toBeGreaterThan(0);
});

it('a mind that is kept answers otherwise than a new one for each question', () => {
  const game = gameById('nation');
  const kept = openMinds({ now: () => 0 });
  const fresh = hosted(game, 3, () => openMinds({ now: () => 0 }), 60);
  expect(fresh).not.toEqual(hosted(game, 3, () => kept, 60));
  expect(hosted(game, 3, () => openMinds({ now: () => 0 }), 60)).toEqual(fresh);
});

/** A game with a count of the worlds that were imagined: who knows something already imagines fewer. */
function counting<T extends GameTypes>(plain: Game<T>) {
  let worlds = 0;
  const game: Game<T> = {
    ...plain,
    imagine(view, chance) {
      worlds++;
      return plain.imagine(view, chance);
    },
  };
  const spent = (think: () => void): number => {
    const before = worlds;
    think();
    return worlds - before;
  };
  return { game, spent };
}

const shortSealed: typeof sealed = { ...sealed, foresight: { horizon: 20, iterations: 300 } };

/** The offer of seat 0 at a new table, answered by a mind, and the bid that is asked next. */
function afterOffer(game: typeof sealed, minds: Minds, match = 'here', bot = '2') {
  const table = tableOf({ seats: 2, seed: 'memory', options: { shields: false }, game });
  const offer = openOf(table, 'offer', 0);
  const taken = answer(table, offer.id, ask(minds, table, offer, match, bot, 1), 0);
  if (!taken.ok) throw new Error(taken.because);
  return { table, bid: openOf(table, 'bid', 0) };
}

describe('what a mind has learned', () => {
  const { game, spent } = counting(shortSealed);
  let time = 0;
  const open = (limits = {}): Minds => openMinds({ now: () => time, ...limits });
  const { table, bid } = afterOffer(game, open());
  /** The worlds that are imagined for the bid: by somebody who begins afresh, and by a mind of these. */
  const bidOf = (minds: Minds, match = 'here', bot = '2') => spent(() => ask(minds, table, bid, match, bot, 1));
  const afresh = bidOf(open());
  const asKept = (): number => {
    const minds = open();
    afterOffer(game, minds);
    return bidOf(minds);
  };

  it('is there at the next question of its match and seat', () => {
    expect(asKept()).toBeLessThan(afresh);
  });

  it('is nothing to another match, another bot, or another game', () => {
    const minds = open();
    afterOffer(game, minds);
    expect(bidOf(minds, 'elsewhere')).toBe(afresh);
    expect(bidOf(minds, 'here', 'sharp')).toBeLessThanOrEqual(bidOf(open(), 'here', 'sharp'));
    expect(bidOf(minds)).toBe(afresh); // another bot has sat on the chair meanwhile
    const other = counting(shortSealed);
    const theirs = afterOffer(other.game, minds);
    expect(other.spent(() => ask(minds, theirs.table, theirs.bid, 'here', '2', 1))).toBe(asKept());
    expect(bidOf(minds)).toBe(afresh);
  });

  it('is forgotten on demand, in this match alone', () => {
    const minds = open();
    afterOffer(game, minds, 'here');
    afterOffer(game, minds, 'elsewhere');
    minds.forget('here');
    minds.forget('nowhere');
    expect(bidOf(minds, 'here')).toBe(afresh);
    expect(bidOf(minds, 'elsewhere')).toBe(asKept());
  });

  it('is forgotten when nobody has asked in this match for long, and not before', () => {
    const minds = open({ idle: 20_000 });
    afterOffer(game, minds, 'here');
    afterOffer(game, minds, 'elsewhere');
    time += 19_000;
    ask(minds, table, openOf(table, 'bid', 1), 'here', 'sensible'); // any bot of the match
    time += 1000;
    expect(bidOf(minds, 'elsewhere')).toBe(afresh);
    expect(bidOf(minds, 'here')).toBe(asKept());
  });

  it('is forgotten above the number of minds that are kept, the longest unused first', () => {
    const minds = open({ most: 2 });
    afterOffer(game, minds, 'first');
    afterOffer(game, minds, 'second');
    const again = afterOffer(game, minds, 'first');
    afterOffer(game, minds, 'third');
    expect(bidOf(minds, 'second')).toBe(afresh); // and takes the place of the first
    expect(bidOf(minds, 'third')).toBe(asKept());
    expect(again.bid).toEqual(bid);
    expect(bidOf(minds, 'first')).toBe(afresh);
  });

  it('is kept for bots that think alone', () => {
    const minds = open({ most: 1 });
    afterOffer(game, minds, 'here');
    for (const bot of ['random', 'sensible']) ask(minds, table, openOf(table, 'bid', 1), 'elsewhere', bot);
    expect(bidOf(minds, 'here')).toBe(asKept());
  });
});

/** A table of nation where a seat has just been asked the same kind of question twice in a row, and the last one is open. */
function askedTwice(game: Game<GameTypes>, minds: Minds, seed: string): { readonly table: AnyTable; readonly last: Decision } {
  const table = begin(game, { seats: 3, seed: seedFrom(seed) });
  let before: Decision | undefined;
  for (playForced(table); ; playForced(table)) {
    const [decision] = table.state.open;
    if (!decision) throw new Error('nobody was asked twice');
    if (before?.id === decision.id - 1 && before.seat === decision.seat && before.kind === decision.kind) return { table, last: decision };
    answer(table, decision.id, ask(minds, table, decision), decision.seat);
    before = decision;
  }
}

it('a bot does not take the question after an undo for the one that it expected', () => {
  const { game, spent } = counting(gameById('nation'));
  const anew = (seed: string, wanted: (minds: Minds) => Minds): number => {
    const minds = openMinds({ now: () => 0 });
    const { table, last } = askedTwice(game, minds, seed);
    ask(minds, table, last, 'here', '2', 1);
    const expected = table.state.asked; // the number of the question that would have followed its answer
    undo(table, last.seat, [0, 1, 2]);
    const decision = table.state.open.find(({ id }) => id === expected);
    expect(decision).toMatchObject({ seat: last.seat, kind: last.kind });
    return decision ? spent(() => ask(wanted(minds), table, decision, 'here', '2', 1)) : 0;
  };
  const stranger = (): Minds => openMinds({ now: () => 0 });
  // What a mind has kept does not matter in every position: one is looked for where it would.
  const seed = ['hosted', 'second', 'third', 'fourth'].find((one) => anew(one, (minds) => minds) !== anew(one, stranger));
  if (seed === undefined) throw new Error('nowhere does it matter what a mind has kept');
  const forgotten = (minds: Minds): Minds => {
    minds.forget('here');
    return minds;
  };
  expect(anew(seed, forgotten)).toBe(anew(seed, stranger));
});
