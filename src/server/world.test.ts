/** Time at the server: it follows the machine's clock, and not its jumps. */
import { describe, expect, it } from 'vitest';
import { steadyTime } from './world.js';

const HOUR = 3_600_000;
const NOW = 1_800_000_000_000;

/** A machine whose clock somebody sets while time passes. */
function machine() {
  let [passed, set] = [0, 0];
  const now = steadyTime(
    () => NOW + passed + set,
    () => passed,
  );
  return {
    now,
    pass(milliseconds: number) {
      passed += milliseconds;
      return now();
    },
    setClock(by: number) {
      set += by;
    },
    wall: () => NOW + passed + set,
  };
}

describe('steady time', () => {
  it('is the clock’s while nobody sets it', () => {
    const { now, pass } = machine();
    expect(now()).toBe(NOW);
    expect(pass(1234)).toBe(NOW + 1234);
  });

  it.each([
    ['two hours back', -2 * HOUR],
    ['an hour forward', HOUR],
  ])('gives and takes no more than a twentieth when the clock is set %s', (_, by) => {
    const { now, pass, setClock } = machine();
    const before = now();
    setClock(by);
    expect(now()).toBe(before);
    const thought = pass(60_000) - before;
    expect(thought).toBeGreaterThanOrEqual(57_000);
    expect(thought).toBeLessThanOrEqual(63_000);
  });

  it('makes up for the difference in the end, and never goes back', () => {
    const { now, pass, setClock, wall } = machine();
    setClock(-HOUR);
    let before = now();
    for (let minutes = 0; minutes < 21 * 60; minutes++) {
      const after = pass(60_000);
      expect(after).toBeGreaterThan(before);
      before = after;
    }
    expect(now()).toBe(wall());
  });
});
