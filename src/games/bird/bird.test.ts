/** What holds in every match, whoever plays and whatever the options: the invariants of the rules, in random play. */

import { describe, expect, test } from 'vitest';
import { quickChance, recording, scripted } from '../../engine/chance.js';
import { cloneOf } from '../../engine/clone.js';
import type { Chance, OptionSpec } from '../../engine/game.js';
import { copy } from '../../engine/json.js';
import { isLasting } from '../../engine/lists.js';
import { defaultOptions } from '../../engine/options.js';
import { pileSize, putUnder, shuffleIn, takeOut } from '../../engine/pile.js';
import { step } from '../../engine/play.js';
import { mine, viewFor } from '../../engine/view.js';
import { given, movesAt, playerOf, playOut, question, sizeOf } from './bird.build.js';
import { bird } from './index.js';
import type { BirdOptions, BirdState, Move } from './rules/types.js';

/** Every option value on its own, beside the defaults. */
const OPTION_SETS: readonly Partial<BirdOptions>[] = [
  {},
  ...Object.entries<OptionSpec>(bird.options).flatMap(([key, { choices }]) => choices.map(({ value }) => ({ [key]: value }))),
  { calmAfterRounds: 1, redOptional: true },
  { calmAfterRounds: 1, upsetChoice: 'keep', startDecks: 'equal', goldCost: 3 },
];
const SEATS = [1, 2, 3, 4, 5];

interface Laid {
  readonly seats: number;
  readonly options: BirdOptions;
}

/** Tries something with every option set that fits; the one that fails is named. */
function withAllOptions(seats: number, attempt: (table: Laid) => void): void {
  for (const chosen of OPTION_SETS) {
    const options = { ...defaultOptions(bird), ...chosen };
    if (bird.unfit?.(seats, options)) continue;
    try {
      attempt({ seats, options });
    } catch (error) {
      throw new Error(`with the options ${JSON.stringify(chosen)}`, { cause: error });
    }
  }
}

type Player = (s: BirdState, moves: readonly Move[], chance: Chance) => Move;
const atRandom: Player = (_, moves, chance) => moves[chance.int(moves.length)] as Move;
const sensibly: Player = (s, _, chance) => bird.suggest(s.shared, mine(s, question(s).seat), question(s), chance);
/** Says please as often as possible, which is how matches grow long. */
const politely: Player = (_, moves) => moves[0] as Move;

function match(
  { seats, options }: Laid,
  chance: Chance,
  player: Player,
  watch: (s: BirdState, played: Move | null) => void = () => {},
): BirdState {
  const s = bird.setup({ seats, options, rules: 1 }, { chance });
  watch(s, null);
  playOn(s, chance, player, (move) => watch(s, move));
  return s;
}

function playOn(s: BirdState, chance: Chance, player: Player, watch: (played: Move) => void = () => {}): void {
  playOut(s, { chance, player: (moves) => player(s, moves, chance), watch: (_, move) => watch(move) });
}

/** Counts a kind wherever a card can be. */
function everywhere({ shared }: BirdState, card: number): number {
  const { players, field, pile, fortune } = shared;
  const rows = [field, ...players.map((player) => player.played), ...(fortune ? [fortune.shown, fortune.pile.bottom] : [])];
  const counts = [pile.counts, ...players.map((player) => player.deck.counts), ...(fortune ? [fortune.pile.counts, fortune.removed] : [])];
  return rows.flat().filter((each) => each === card).length + counts.reduce((sum, list) => sum + (list[card] ?? 0), 0);
}

// clover, gold, bird1, bird2, red, black: the game cards and the start cards by number of players
const GAME = { full: [5, 5, 5, 5, 5, 5], short: [3, 3, 3, 3, 3, 3] };
const START: Record<string, readonly number[]> = {
  '1 rulebook': [15, 0, 3, 0, 2, 0],
  '2 rulebook': [6, 0, 2, 0, 0, 0],
  '3 rulebook': [9, 0, 3, 0, 0, 0],
  '4 rulebook': [12, 0, 3, 0, 1, 0],
  '5 rulebook': [15, 0, 3, 0, 2, 0],
  '1 equal': [15, 0, 3, 0, 2, 0],
  '2 equal': [6, 0, 2, 0, 0, 0],
  '3 equal': [9, 0, 3, 0, 0, 0],
  '4 equal': [12, 0, 4, 0, 0, 0],
  '5 equal': [15, 0, 5, 0, 0, 0],
};
const BIRDS = [0, 0, 1, 2, 1, 1];

describe.each(SEATS)('with %i seats and any options', (seats) => {
  test('no card is lost or made, and the state agrees with itself', () => {
    withAllOptions(seats, (table) => {
      const { length, startDecks } = table.options;
      const started = START[`${seats} ${startDecks}`] ?? [];
      const all = GAME[length].map((count, card) => count + (started[card] ?? 0));
      match(table, quickChance(seats), atRandom, (s) => {
        expect(all.map((_, card) => everywhere(s, card))).toEqual(all);
        bird.check(s);
      });
    });
  });

  test('4.5 the field is full while there is a pile, and the pile never grows', () => {
    withAllOptions(seats, (table) => {
      let before = 30;
      match(table, quickChance(seats + 10), atRandom, ({ shared: { field, pile } }) => {
        expect(field.length === 6 || pileSize(pile) === 0).toBe(true);
        expect(pileSize(pile)).toBeLessThanOrEqual(before);
        before = pileSize(pile);
      });
    });
  });

  test('4.1a everybody keeps three clovers, and at most 30 cards are taken', () => {
    withAllOptions(seats, (table) => {
      let takings = 0;
      match(table, quickChance(seats + 15), atRandom, ({ shared }, played) => {
        for (const { deck, played: row } of shared.players) {
          expect((deck.counts[0] ?? 0) + row.filter((card) => card === 0).length).toBeGreaterThanOrEqual(3);
        }
        if (played?.t === 'take') takings++;
      });
      expect(takings).toBeLessThanOrEqual(30);
    });
  });

  test('4.4, 6.4 please is possible up to 2 clover power and at no other time, and there is always an answer', () => {
    withAllOptions(seats, (table) => {
      match(table, quickChance(seats + 20), (s, moves, chance) => {
        expect(moves.length >= 1 && moves.length <= 6).toBe(true);
        if (question(s).kind === 'main') {
          const { power, played } = playerOf(s, question(s).seat);
          expect(played.length).toBeGreaterThan(0);
          expect(power).toBeLessThanOrEqual(4);
          expect(moves.some((move) => move.t === 'pass')).toBe(power <= 2);
        }
        return atRandom(s, moves, chance);
      });
    });
  });

  test('4.4d whoever takes a card has one more than before, and the row is empty', () => {
    withAllOptions(seats, (table) => {
      match(table, quickChance(seats + 30), (s, moves, chance) => {
        const move = atRandom(s, moves, chance);
        const { seat } = question(s);
        if (move.t === 'take') {
          const after = cloneOf(bird, s);
          step(bird, after, question(after), move, { chance: quickChance(1) });
          expect(sizeOf(playerOf(after, seat))).toBe(sizeOf(playerOf(s, seat)) + 1);
          if (seats > 1) expect(playerOf(after, seat).played).toEqual([]);
        }
        return move;
      });
    });
  });

  test('5.2 in the end all birds that were not swept away belong to somebody', () => {
    withAllOptions(seats, (table) => {
      const { shared } = match(table, quickChance(seats + 35), atRandom);
      const total = bird.scores(shared).reduce((sum, score) => sum + score.total, 0);
      const swept = shared.fortune?.removed.reduce((sum, count, card) => sum + count * (BIRDS[card] ?? 0), 0) ?? 0;
      expect(total).toBe((table.options.length === 'short' ? 15 : 25) + seats - swept);
    });
  });

  test.each([
    ['at random', atRandom],
    ['sensibly', sensibly],
    ['politely', politely],
  ])('1.1, 4.3f a match played %s ends', (_, player) => {
    withAllOptions(seats, (table) => {
      let decisions = 0;
      match(table, quickChance(seats + 40), player, () => decisions++);
      expect(decisions).toBeLessThan(bird.longest);
    });
  });

  test('7.4 a suggestion is one of the possible answers', () => {
    withAllOptions(seats, (table) => {
      match(table, quickChance(seats + 50), (s, moves, chance) => {
        expect(moves.includes(sensibly(s, moves, chance))).toBe(true);
        return atRandom(s, moves, chance);
      });
    });
  });

  test('an estimate lies between 0 and 1, and in company all of them add up to 1', () => {
    withAllOptions(seats, (table) => {
      match(table, quickChance(seats + 60), atRandom, (s) => {
        const estimates = s.own.map((_, seat) => bird.estimate(s, seat));
        expect(estimates.every((estimate) => estimate >= 0 && estimate <= 1)).toBe(true);
        if (seats > 1) expect(estimates.reduce((sum, estimate) => sum + estimate, 0)).toBeCloseTo(1);
      });
    });
  });

  test('7.1 everybody sees the same, and from what is seen the table can be set up again', () => {
    withAllOptions(seats, (table) => {
      match(table, quickChance(seats + 70), atRandom, (s) => {
        const real = JSON.stringify(s);
        for (const seat of [null, ...s.own.keys()]) {
          expect(JSON.stringify(bird.imagine(copy(viewFor(s, seat)), quickChance(1)))).toBe(real);
        }
      });
    });
  });

  test('a clone can be played to the end while the original lies still', () => {
    withAllOptions(seats, (table) => {
      let turns = 0;
      match(table, quickChance(seats + 90), atRandom, (s) => {
        if (turns++ % 20 > 0) return;
        const before = JSON.stringify(s);
        const clone = cloneOf(bird, s);
        expect(JSON.stringify(clone)).toBe(before);
        playOn(clone, quickChance(turns), atRandom);
        expect(JSON.stringify(s)).toBe(before);
      });
    });
  });

  test('the same chance and the same answers give the same match', () => {
    withAllOptions(seats, (table) => {
      const chance = recording(quickChance(seats + 80));
      const positions: string[] = [];
      match(table, chance, atRandom, (s) => positions.push(JSON.stringify(s)));
      const again: string[] = [];
      match(table, scripted(chance.values), atRandom, (s) => again.push(JSON.stringify(s)));
      expect(again).toEqual(positions);
    });
  });
});

test('6.8 alone, fortune always has 16 cards, four of them birds, and is never used up when you decide', () => {
  withAllOptions(1, (table) => {
    match(table, quickChance(3), atRandom, (s) => {
      const { fortune } = s.shared;
      if (!fortune) throw new Error('there is no fortune');
      const { pile, shown } = fortune;
      expect(pileSize(pile) + shown.length).toBe(16);
      const birdsShown = shown.filter((card) => card !== 0).length;
      expect((pile.counts[2] ?? 0) + (pile.counts[4] ?? 0) + birdsShown).toBe(4);
      expect(pile.bottom.every((card) => card === 0)).toBe(true);
      if (s.open.length > 0) expect(pileSize(pile)).toBeGreaterThan(0);
    });
  });
});

describe.each([
  [2, 27],
  [3, 28],
  [4, 29],
  [5, 30],
])('with %i players', (seats, birds) => {
  test(`${birds} birds are shared out in the end`, () => {
    const { shared } = match({ seats, options: defaultOptions(bird) }, quickChance(7), sensibly);
    expect(shared.players.reduce((sum, player) => sum + player.birds, 0)).toBe(birds);
  });
});

test('moves and their lists are built once and handed out again', () => {
  const [a, b] = [given({ players: [{ row: ['gold'] }, {}], asks: 'main' }), given({ players: [{ row: ['gold'] }, {}], asks: 'main' })];
  expect(movesAt(a)).toBe(movesAt(b));
  expect(isLasting(movesAt(a)) && movesAt(a).every(Object.isFrozen)).toBe(true);
});

describe('the check', () => {
  const laid = (seats: number) => bird.setup({ seats, options: defaultOptions(bird), rules: 1 }, { chance: quickChance(1) });
  const broken: [string, number, (s: BirdState) => void, RegExp][] = [
    ['a card that is lost', 3, (s) => s.shared.field.pop(), /cards "\w+" on the table instead of/],
    ['a card that is doubled', 3, (s) => playerOf(s, 0).played.push(1), /6 cards "gold" on the table instead of 5/],
    ['power that is not in the row', 2, (s) => playerOf(s, 1).power++, /seat 1 has clover power 0, not 1/],
    ['birds that nobody has', 2, (s) => playerOf(s, 1).birds++, /seat 1 has 1 birds, not 2/],
    ['a hole in the field', 2, (s) => moveToPile(s), /the field has 5 cards/],
    ['a decision before a flip', 2, (s) => gatherAll(s), /without having flipped/],
    ['a bird under the fortune pile', 1, (s) => hideBird(s), /other than a clover/],
  ];

  test.each(broken)('notices %s', (_, seats, harm, words) => {
    const s = laid(seats);
    bird.check(s);
    harm(s);
    expect(() => bird.check(s)).toThrow(words);
  });

  function moveToPile({ shared }: BirdState): void {
    shuffleIn(shared.pile, shared.field.pop() ?? 0);
  }
  function gatherAll({ shared }: BirdState): void {
    for (const player of shared.players) {
      for (const card of player.played.splice(0)) shuffleIn(player.deck, card);
      player.power = 0;
    }
  }
  function hideBird({ shared: { fortune } }: BirdState): void {
    if (!fortune) return;
    takeOut(fortune.pile, 2);
    putUnder(fortune.pile, 2);
  }
});
