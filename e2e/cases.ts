/** Which of several cases a test goes through: in `npm test` one of them, in turn by an index; in `npm run test:long` all. */

export const ALL_CASES = process.env.HALCYON_CASES === 'all'; // tools/test.mjs sets it

export const inTurn = <T>(cases: readonly T[], index: number): readonly T[] =>
  ALL_CASES ? cases : cases.filter((_, i) => i === index % cases.length);
