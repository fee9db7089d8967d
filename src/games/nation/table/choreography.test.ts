/** What happened becomes movements from the right place to the right place. */
import { describe, expect, it } from 'vitest';
import { choreograph } from './choreography.js';

const ALL = [0, 1, 2, 3];
const paths = (events: Parameters<typeof choreograph>[0]) =>
  choreograph(events, ALL).flights.map(({ what, from, to }) => [what.piece, from, to]);

describe('choreography', () => {
  it('a purchase: money to the neighbour, goods from the stall', () => {
    expect(paths([{ type: 'visit', seat: 0, to: 1, role: 'farmer', n: 2, paid: 20 }])).toEqual([
      ['coins', ['seat', 0], ['seat', 1]],
      ['item', ['shop', 1], ['seat', 0]],
      ['item', ['shop', 1], ['seat', 0]],
    ]);
    expect(paths([{ type: 'visit', seat: 0, to: 1, role: 'farmer', n: 0, paid: 0 }])).toEqual([]);
  });

  it('a card drawn by somebody else flies face down', () => {
    expect(choreograph([{ type: 'explore', seat: 2 }], ALL).flights[0]?.what).toEqual({ piece: 'card', card: null });
    expect(choreograph([{ type: 'draw', seat: 0, card: 'holiday' }], ALL).flights[0]?.what).toEqual({ piece: 'card', card: 'holiday' });
  });

  it('a Sickness is shown before it reaches anybody', () => {
    const { flights } = choreograph(
      [
        { type: 'sickness', seat: 0 },
        { type: 'sick', seat: 0 },
        { type: 'sick', seat: 3 },
      ],
      ALL,
    );
    expect(flights.map(({ what }) => what.piece)).toEqual(['card', 'sick', 'sick']);
    expect(flights[1]?.at ?? 0).toBeGreaterThan(flights[0]?.at ?? 0);
    expect(flights[2]?.to).toEqual(['seat', 3]);
  });

  it('all prices turn over at the same moment', () => {
    const { turnings } = choreograph([{ type: 'prices', prices: [10, 12, 0, 8] }], ALL);
    expect(turnings.map(({ where }) => where)).toEqual([
      ['shop', 0],
      ['shop', 1],
      ['shop', 3],
    ]);
    expect(new Set(turnings.map(({ at }) => at)).size).toBe(1);
  });

  it('ships carry goods away and pay', () => {
    expect(paths([{ type: 'foreignBuy', seat: 1, n: 2, item: 'bread', paid: 24 }])).toEqual([
      ['item', ['shop', 1], ['abroad']],
      ['item', ['shop', 1], ['abroad']],
      ['coins', ['abroad'], ['seat', 1]],
    ]);
  });

  it('an evening that brings nothing moves nothing', () => {
    expect(paths([{ type: 'evening', seat: 0, houses: 0, bread: 1, home: -1, dinner: 1 }])).toEqual([]);
    expect(paths([{ type: 'evening', seat: 0, houses: 4, bread: 1, home: 1, dinner: 1 }])).toEqual([['joy', ['joy', 0], ['joy', 0]]]);
  });

  it('printed money and presents reach everybody who is in the game', () => {
    expect(choreograph([{ type: 'printed', each: 5 }], [0, 2]).flights.map(({ to }) => to)).toEqual([
      ['seat', 0],
      ['seat', 2],
    ]);
    const { flights } = choreograph([{ type: 'give', seat: 1, each: 10, presents: 2 }], [0, 1, 2]);
    expect(flights.filter(({ what }) => what.piece === 'coins').map(({ to }) => to)).toEqual([
      ['seat', 0],
      ['seat', 2],
    ]);
  });

  it('the last day is called where the target was reached', () => {
    const { flights } = choreograph([{ type: 'target', seat: 2, happiness: 32 }], ALL);
    expect(flights.map(({ what, to }) => [what, to])).toEqual([[{ piece: 'word', word: 'the last day!' }, ['seat', 2]]]);
  });

  it('a long morning is cut short', () => {
    const morning = Array.from({ length: 60 }, (_, i) => ({ type: 'payment', seat: i % 5, interest: 8, back: 7, balance: 43 }) as const);
    expect(choreograph(morning, ALL).flights.length).toBeLessThanOrEqual(40);
  });
});
