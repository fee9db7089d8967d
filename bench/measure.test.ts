/** The measurement itself, on a clock that the contestants wind. */
import { describe, expect, it } from 'vitest';
import { type Contestant, measure, ratio, spreadOf } from './measure.js';

/** A clock and contestants whose pieces of work take as long as they say. */
function fakeMachine() {
  let now = 0;
  const log: string[] = [];
  const machine = { slowness: 1 };
  return {
    machine,
    log,
    clock: () => now,
    worker: (name: string, units: number, takes: number): Contestant => ({
      name,
      run() {
        log.push(name);
        now += takes * machine.slowness;
        return units;
      },
    }),
  };
}

describe('spreadOf', () => {
  it('finds the middle of an odd number of values, whatever their order', () => {
    expect(spreadOf([9, 1, 5, 3, 7])).toEqual({ median: 5, low: 3, high: 7, min: 1, max: 9 });
  });

  it('lies between the two middle values of an even number', () => {
    expect(spreadOf([1, 2, 3, 4])).toEqual({ median: 2.5, low: 1.75, high: 3.25, min: 1, max: 4 });
  });

  it('does not sort the values it was given', () => {
    const values = [2, 1];
    spreadOf(values);
    expect(values).toEqual([2, 1]);
  });

  it('refuses to summarise nothing', () => {
    expect(() => spreadOf([])).toThrow('nothing to summarise');
  });
});

describe('measure', () => {
  it('counts units per second of the time that was really spent', () => {
    const { clock, worker } = fakeMachine();
    const [result] = measure([worker('a', 30, 4)], { rounds: 2, ms: 10, warmUpMs: 0, clock });
    expect(result).toEqual({ name: 'a', rates: [7500, 7500] }); // three pieces, 90 units in 12 ms
  });

  it('warms everyone up before the first round and does not count it', () => {
    const { clock, worker, log } = fakeMachine();
    const [result] = measure([worker('a', 1, 10), worker('b', 1, 10)], { rounds: 1, ms: 10, warmUpMs: 20, clock });
    expect(log).toEqual(['a', 'a', 'b', 'b', 'a', 'b']);
    expect(result?.rates).toHaveLength(1);
  });

  it('lets the contestants take turns and begins every round with the next one', () => {
    const { clock, worker, log } = fakeMachine();
    measure([worker('a', 1, 10), worker('b', 1, 10), worker('c', 1, 10)], { rounds: 3, ms: 10, warmUpMs: 0, clock });
    expect(log.slice(3).join('')).toBe('abcbcacab');
  });

  it('reports each round as it ends', () => {
    const { clock, worker } = fakeMachine();
    const rounds: number[] = [];
    measure([worker('a', 1, 10)], { rounds: 3, ms: 10, warmUpMs: 0, clock, onRound: (round) => rounds.push(round) });
    expect(rounds).toEqual([1, 2, 3]);
  });
});

describe('ratio', () => {
  it('is not moved by a machine that is busy for some rounds', () => {
    const { machine, clock, worker } = fakeMachine();
    const [fast, slow] = measure([worker('fast', 1000, 1), worker('slow', 1, 1)], {
      rounds: 4,
      ms: 10,
      warmUpMs: 0,
      clock,
      onRound: (round) => {
        machine.slowness = round % 2 === 0 ? 1 : 5;
      },
    });
    if (!fast || !slow) throw new Error('both were measured');
    expect(spreadOf(slow.rates).max).toBe(5 * spreadOf(slow.rates).min);
    expect(ratio(fast, slow)).toEqual({ median: 1000, low: 1000, high: 1000, min: 1000, max: 1000 });
  });

  it('refuses to pair results with different numbers of rounds', () => {
    expect(() => ratio({ name: 'fast', rates: [1, 2] }, { name: 'slow', rates: [1] })).toThrow('slow was measured in fewer rounds');
  });
});
