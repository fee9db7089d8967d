/** The laws are worth something only if they catch those who break them: a correct game passes, and each broken one is caught. */

import { describe, expect, test } from 'vitest';
import { cloneOf } from './clone.js';
import { conforms, Nonconformity } from './conforms.js';
import { ask } from './decisions.js';
import type { Chance, Game, State } from './game.js';
import { parseRecord, replay } from './record.js';
import { seedFrom } from './seed.js';
import { type SealedTypes, sealed } from './testing/sealed.js';

type Sealed = State<SealedTypes>;

const clauses = new Set(['1', '2', '3', '4', '5', '6', '7']);
const tryOut = (game: Game<SealedTypes>, seats = 3, matches = 12) => conforms(game, { seats, matches, seed: seedFrom('laws'), clauses });

/** The same game with something broken in it. */
const broken = (change: Partial<Game<SealedTypes>>): Game<SealedTypes> => ({ ...sealed, ...change });

function caught(game: Game<SealedTypes>): Nonconformity {
  try {
    tryOut(game);
  } catch (error) {
    if (error instanceof Nonconformity) return error;
    throw error;
  }
  throw new Error('nothing was caught');
}

describe.each([2, 3, 4])('a correct game with %i seats', (seats) => {
  test('passes, and every law was really tried', () => {
    const tried = tryOut(sealed, seats, 40);
    for (const [law, times] of Object.entries(tried)) expect(times, law).toBeGreaterThan(10);
  });
});

describe('a broken game is caught that', () => {
  test('leaks a secret choice into a view before it is revealed', () => {
    const leaky = broken({
      apply(s, decision, move, x) {
        sealed.apply(s, decision, move, x);
        if ('bid' in move) s.shared.prize += move.bid;
      },
    });
    expect(caught(leaky).message).toMatch(/what a seat can newly see, it was told: .*shared.prize/);
  });

  test('leaks the face-down deck into a view', () => {
    const leaky = broken({
      apply(s, decision, move, x) {
        sealed.apply(s, decision, move, x);
        if ('wind' in move) s.shared.wind = s.dark.deck.counts[0] ?? 0;
      },
    });
    expect(caught(leaky).message).toMatch(/what a seat can newly see, it was told: .*shared.wind/);
  });

  test('leaks a secret through a question', () => {
    const nosy = broken({
      apply(s, decision, move, x) {
        sealed.apply(s, decision, move, x);
        if (!('offer' in move) || s.open.some((d) => d.kind === 'wind')) return;
        for (const [seat, { hand }] of s.own.entries()) if (hand.includes(6)) ask(s, seat, 'shield');
      },
    });
    expect(caught(nosy).law).toBe('what a seat can newly see, it was told');
  });

  test('tells the table what only one seat may hear', () => {
    const loud = broken({
      reveals: { revealed: 'table', shielded: 'table', 'laid-open': 'table' },
      apply: (s, decision, move, x) => sealed.apply(s, decision, move, { ...x, whisper: x.tell && ((_, event) => x.tell?.(event)) }),
    });
    expect(caught(loud).law).toBe('only a declared reveal tells worlds apart');
  });

  test('clones without copying the hands', () => {
    const shallow = broken({ clone: (s) => ({ ...cloneOf(sealed, s), own: s.own }) });
    expect(caught(shallow).law).toBe('a clone shares nothing with its original');
  });

  test('clones something away', () => {
    const forgetful = broken({ clone: (s) => ({ ...cloneOf(sealed, s), asked: 0 }) });
    expect(caught(forgetful).law).toBe('a clone is equal');
  });

  test('lets the order of simultaneous answers matter', () => {
    const hasty = broken({
      apply(s, decision, move, x) {
        if ('bid' in move && s.own.every(({ bid }) => bid === null)) s.shared.leader = decision.seat;
        sealed.apply(s, decision, move, x);
      },
    });
    expect(caught(hasty).law).toBe('answers to open questions commute');
  });

  test('loses a card', () => {
    const careless = broken({
      apply(s, decision, move, x) {
        sealed.apply(s, decision, move, x);
        if ('raise' in move) s.own[decision.seat]?.hand.pop();
      },
    });
    expect(caught(careless).law).toBe('nothing is lost or made from nothing');
  });

  test('leaves a question without an answer', () => {
    const stuck = broken({
      moves: (shared, mine, decision, refuse) =>
        sealed.moves(shared, mine, decision, refuse).filter((move) => !('wind' in move) || shared.gale),
    });
    expect(caught(stuck).law).toBe('no decision is a dead end');
  });

  test('draws with chance that undo cannot see, kept from an earlier move', () => {
    let kept: Chance | undefined;
    const sly = broken({
      setup(table, x) {
        kept = x.chance;
        return sealed.setup(table, x);
      },
      apply(s, decision, move, x) {
        sealed.apply(s, decision, move, x);
        if ('wind' in move) s.shared.wind = 1 + (kept?.int(2) ?? 0);
      },
    });
    expect(caught(sly).message).toContain('chance is asked after the move it was given for');
  });

  test('draws with chance of its own', () => {
    const wild = broken({
      apply(s, decision, move, x) {
        sealed.apply(s, decision, move, x);
        if ('wind' in move) s.shared.wind = 1 + Math.floor(Math.random() * 1000);
      },
    });
    expect(caught(wild).message).toContain('a rule asked for Math.random');
  });

  test('imagines a world that its seat could tell from the real one', () => {
    const dreamy = broken({
      imagine(view, chance) {
        const world = sealed.imagine(view, chance);
        world.shared.strikes[0] = 7;
        return world;
      },
    });
    expect(caught(dreamy).law).toBe('an imagined world looks the same to its seat');
  });

  test('imagines the same world every time', () => {
    const worlds: Sealed[] = [];
    const knowing = broken({
      apply(s, decision, move, x) {
        sealed.apply(s, decision, move, x);
        worlds.push(cloneOf(sealed, s));
      },
      setup(table, x) {
        const s = sealed.setup(table, x);
        worlds.push(cloneOf(sealed, s));
        return s;
      },
      imagine: (view) => {
        const spelled = JSON.stringify(view.shared);
        const real = worlds.findLast(
          (s) => s.asked === view.asked && s.open.length === view.open.length && JSON.stringify(s.shared) === spelled,
        );
        if (!real) throw new Error('no such world was seen');
        return cloneOf(sealed, real);
      },
    });
    expect(caught(knowing).law).toMatch(/hidden things vary|looks the same/);
  });

  test('lists an answer twice', () => {
    const stutter = broken({
      moves: (shared, mine, decision, refuse) => sealed.moves(shared, mine, decision, refuse).flatMap((move) => [move, move]),
    });
    expect(caught(stutter).law).toBe('lists have no duplicates');
  });

  test('refuses without a clause of its rules', () => {
    const rude = broken({
      moves: (shared, mine, decision, refuse) =>
        sealed.moves(shared, mine, decision, refuse && ((move, { because }) => refuse(move, { because, clause: '99' }))),
    });
    expect(caught(rude).law).toBe('every refusal cites a clause of RULES.md');
  });

  test('has no words for something', () => {
    const mute = broken({ words: { ...sealed.words, event: (event) => (event.type === 'bid' ? '' : 'something happens') } });
    expect(caught(mute).law).toBe('everything has words');
  });

  test('never ends', () => {
    const endless = broken({ longest: 5 });
    expect(caught(endless).law).toBe('a match ends');
  });

  test('suggests what is not legal', () => {
    const wrong = broken({ suggest: () => ({ offer: 99 }) });
    expect(caught(wrong).law).toBe('a suggestion is legal');
  });

  test('estimates nonsense, or adds up badly', () => {
    expect(caught(broken({ estimate: () => 1.5 })).law).toBe('an estimate lies between 0 and 1');
    const sums = broken({ scores: (shared) => sealed.scores(shared).map((score) => ({ ...score, total: score.total + 1 })) });
    expect(caught(sums).law).toBe('score lines add up');
  });

  test('keeps something in the state that is not plain JSON', () => {
    const odd = broken({
      apply(s, decision, move, x) {
        sealed.apply(s, decision, move, x);
        if ('wind' in move) Object.assign(s.shared, { blown: new Date(0) });
      },
      imagine: (view, chance) => ({ ...sealed.imagine(view, chance), shared: structuredClone(view.shared) }),
    });
    expect(caught(odd).law).toMatch(/a state is plain JSON|looks the same/);
  });
});

test('what was caught comes with the record of the match that shows it', () => {
  const careless = broken({
    apply(s, decision, move, x) {
      if ('wind' in move && move.wind === 2) throw new Error('the storm took the rules along');
      sealed.apply(s, decision, move, x);
    },
  });
  const { record, message } = caught(careless);
  expect(message).toContain('the storm took the rules along');
  const again = parseRecord(JSON.stringify(record));
  expect(() => replay(careless, again)).toThrow('the storm took the rules along');
  expect(() => replay(sealed, again)).not.toThrow();
});
