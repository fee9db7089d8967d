/** What happened becomes movements from the right place to the right place. */
import { describe, expect, it } from 'vitest';
import { given } from '../bird.build.js';
import { BIRD1, CLOVER, RED } from '../rules/data.js';
import { choreograph, FLIP } from './choreography.js';

describe('choreography', () => {
  it('a taken card flies from its slot to the deck, and the row goes home with it', () => {
    const { shared } = given({ players: [{}, { row: ['clover'] }] });
    const { flights, arrivals } = choreograph(
      [
        { type: 'take', seat: 0, card: 'red', cost: 2, slot: 4 },
        { type: 'refill', slot: 4, card: 'gold', pile: 3 },
        { type: 'flip', seat: 1, card: 'clover', power: 1 },
      ],
      shared,
      [[CLOVER, BIRD1], []],
    );
    expect(flights.map(({ what, from, to }) => [what.piece, from, to])).toEqual([
      ['card', ['slot', 4], ['deck', 0]],
      ['card', ['row', 0], ['deck', 0]],
      ['card', ['row', 0], ['deck', 0]],
    ]);
    expect(arrivals.map(({ where, item, from }) => [where, item, from])).toEqual([
      [['slot', 4], null, ['pile']],
      [['row', 1], 0, ['deck', 1]],
    ]);
  });

  it('a chain of red birds lands on consecutive places, each flip faster than the last', () => {
    const { shared } = given({ players: [{ row: ['bird1', 'red', 'red', 'clover'] }, {}] });
    const { arrivals } = choreograph(
      [
        { type: 'flip', seat: 0, card: 'red', power: 0 },
        { type: 'again', seat: 0 },
        { type: 'flip', seat: 0, card: 'red', power: 0 },
        { type: 'again', seat: 0 },
        { type: 'flip', seat: 0, card: 'clover', power: 1 },
      ],
      shared,
      [[BIRD1], []],
    );
    expect(arrivals.map(({ item }) => item)).toEqual([1, 2, 3]);
    expect(arrivals[0]?.lasts).toBe(FLIP);
    expect(
      arrivals.every(({ lasts, at }, i) => i === 0 || (lasts < (arrivals[i - 1]?.lasts ?? 0) && at > (arrivals[i - 1]?.at ?? 0))),
    ).toBe(true);
  });

  it('one black bird sweeps several rows', () => {
    const { shared } = given({ players: [{ row: ['black'] }, {}, {}] });
    const { flights } = choreograph(
      [
        { type: 'upset', seat: 1, by: 0, cards: 2 },
        { type: 'upset', seat: 2, by: 0, cards: 1 },
      ],
      shared,
      [[], [CLOVER, RED], [CLOVER]],
    );
    expect(flights.filter(({ what }) => what.piece === 'black-bird')).toHaveLength(1);
    expect(flights.flatMap(({ what, to }) => (what.piece === 'card' ? [[what.kind, to[1]]] : []))).toEqual([
      ['clover', 1],
      ['red', 1],
      ['clover', 2],
    ]);
  });

  it('a swept field shows every card that is lost', () => {
    const { shared } = given({ players: [{}] });
    const { flights } = choreograph([{ type: 'swept', lost: ['bird2', 'clover'], birds: 2 }], shared, [[]]);
    expect(flights.map(({ what, to }) => [what.piece === 'card' ? what.kind : null, to[0]])).toEqual([
      ['bird2', 'away'],
      ['clover', 'away'],
    ]);
  });
});
