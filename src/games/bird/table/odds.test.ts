/** The numbers on the drawn table against the rules themselves: every way the flips can go is played out. */
import { describe, expect, it } from 'vitest';
import type { Chance } from '../../../engine/game.js';
import { given } from '../bird.build.js';
import { clone } from '../rules/clone.js';
import { cardOf, KINDS, type Kind } from '../rules/data.js';
import { turnFortuneCard } from '../rules/fortune.js';
import { beginTurn, take } from '../rules/turn.js';
import type { BirdState } from '../rules/types.js';
import {
  birdsObtainable,
  calmIn,
  chanceOfForce,
  chanceOfFortuneBird,
  chanceOfRed,
  chanceToGain,
  contentsOf,
  deckAfterTaking,
  percent,
  prospects,
  starBand,
} from './odds.js';

/** Plays `act` once for every way chance can fall and adds up the likelihood of those that `holds`. */
function likelihood(start: BirdState, act: (s: BirdState, chance: Chance) => void, holds: (s: BirdState) => boolean): number {
  let sum = 0;
  const script: { value: number; below: number }[] = [];
  for (;;) {
    const s = clone(start);
    let used = 0;
    let likely = 1;
    act(s, {
      int(below) {
        const next = script[used] ?? { value: 0, below };
        script[used++] = next;
        likely /= below;
        return next.value;
      },
    });
    script.length = used;
    if (holds(s)) sum += likely;
    for (let last = script.at(-1); last !== undefined && ++last.value === last.below; last = script.at(-1)) script.pop();
    if (script.length === 0) return sum;
  }
}

const seat0 = (s: BirdState) => s.shared.players[0] ?? { power: -1, played: [] };
const flips = (s: BirdState, chance: Chance) => beginTurn(s, { chance });

const DECKS: readonly (readonly Kind[])[] = [
  ['clover', 'clover', 'clover', 'bird1'],
  ['clover', 'gold', 'red', 'red', 'bird2'],
  ['red', 'red', 'gold', 'black', 'bird1', 'clover'],
  ['bird1', 'bird2', 'red'],
  ['gold', 'gold', 'clover'],
  ['red', 'clover'],
];
const ROWS: readonly (readonly Kind[])[] = [[], ['clover'], ['clover', 'bird1', 'clover'], ['gold']];

describe('the next flip', () => {
  for (const deck of DECKS) {
    for (const row of ROWS) {
      it(`of ${deck.join(', ')} after ${row.join(', ') || 'nothing'} is reckoned exactly`, () => {
        const start = given({ players: [{ deck, row }, {}] });
        const { power, deck: pile } = start.shared.players[0] ?? { power: 0, deck: start.shared.pile };
        for (const gain of [1, 2]) {
          const played = likelihood(start, flips, (s) => seat0(s).power >= power + gain);
          expect(chanceToGain(contentsOf(pile), gain)).toBeCloseTo(played, 12);
        }
        expect(chanceOfForce(contentsOf(pile), power)).toBeCloseTo(
          likelihood(start, flips, (s) => seat0(s).power >= 3),
          12,
        );
        expect(chanceOfRed(contentsOf(pile))).toBeCloseTo(
          likelihood(start, flips, (s) => seat0(s).played[row.length] === cardOf('red')),
          12,
        );
      });
    }
  }

  it('after taking a card is reckoned from everything owned', () => {
    const start = given({ players: [{ deck: ['clover', 'bird1'], row: ['clover', 'red'] }, {}], field: ['gold', 'bird2'] });
    const me = start.shared.players[0];
    if (me === undefined) throw new Error('seat 0 is empty');
    const deck = deckAfterTaking(me, cardOf('gold'));
    take(start, cardOf('gold'), { chance: { int: () => 0 } });
    expect(deck).toEqual(contentsOf(me.deck));
  });

  it('is certain to bring nothing from a deck of red birds alone', () => {
    expect(
      chanceToGain(
        KINDS.map((kind) => (kind === 'red' ? 2 : 0)),
        1,
      ),
    ).toBe(0);
  });

  it('names the prices still out of reach, lowest first, with what lies there for them', () => {
    const { shared } = given({
      players: [{ deck: ['clover', 'gold', 'bird1', 'bird1'], row: ['clover'] }, {}],
      field: ['clover', 'bird2', 'gold', 'red', 'bird1'],
    });
    const me = shared.players[0];
    expect(prospects(contentsOf(me?.deck ?? shared.pile), 1, shared.field, 2)).toEqual([
      { power: 2, kinds: ['gold', 'red'], chance: 0.5 },
      { power: 3, kinds: ['bird2'], chance: 0.25 },
    ]);
  });
});

describe('fortune', () => {
  const alone = (pile: readonly Kind[], bottom: number) => given({ players: [{}], fortune: { pile, bottom } });

  for (const [pile, bottom] of [
    [['clover', 'bird1', 'red', 'clover'], 0],
    [['bird1', 'clover'], 2],
    [[], 2],
  ] as const) {
    it(`shows a bird next as often as it is played, with ${pile.length} loose cards over ${bottom} known clovers`, () => {
      const start = alone(pile, bottom);
      const fortune = start.shared.fortune;
      if (fortune === null) throw new Error('a table of one has fortune cards');
      const birds = likelihood(
        start,
        (s, chance) => s.shared.fortune && turnFortuneCard(s.shared, s.shared.fortune, { chance }),
        (s) => (s.shared.fortune?.shown ?? []).some((card) => card !== cardOf('clover')),
      );
      expect(chanceOfFortuneBird(fortune)).toBeCloseTo(birds, 12);
    });
  }

  it('leaves the birds of pile and field to be caught', () => {
    const { shared } = given({ players: [{}], field: ['bird2', 'clover', 'black'], pile: ['bird1', 'bird2', 'gold'] });
    expect(birdsObtainable(shared)).toBe(2 + 1 + 1 + 2);
  });
});

describe('small figures', () => {
  it('stars follow the rank table', () => {
    expect([14, 15, 18, 20, 21].map((birds) => starBand(birds))).toEqual([
      { stars: 1, next: 15 },
      { stars: 2, next: 17 },
      { stars: 3, next: 19 },
      { stars: 4, next: 21 },
      { stars: 5, next: null },
    ]);
  });

  it('percent never claims a certainty that is none', () => {
    expect([0, 0.001, 0.5, 0.999, 1].map(percent)).toEqual(['0%', '1%', '50%', '99%', '100%']);
  });

  it('calm is announced in the last two rounds before it, and not before', () => {
    const table = (dry: number) => given({ players: [{}, {}], dry, options: { calmAfterRounds: 4 } }).shared;
    expect([0, 3, 4, 7, 8, 9].map((dry) => calmIn(table(dry)))).toEqual([null, null, 4, 1, 0, 0]);
  });
});
