/** Which of several cases a test goes through: `npm test` takes a few of them, `npm run test:long` all. */

export const ALL_CASES = process.env.HALCYON_CASES === 'all'; // tools/test.mjs sets it

/** One of the cases, in turn by an index; at length all of them. */
export const inTurn = <T>(cases: readonly T[], index: number): readonly T[] =>
  ALL_CASES ? cases : cases.filter((_, i) => i === index % cases.length);

/** How many times something is tried: a few, or at length. */
export const tries = (few: number, atLength: number): number => (ALL_CASES ? atLength : few);
