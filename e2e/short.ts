/** Options that make a match of each game short, for tests in which its length is not the point. */
export type Options = Readonly<Record<string, string | number | boolean>>; // by key

export const SHORT: Readonly<Record<string, Options>> = {
  bird: { length: 'short', calmAfterRounds: 2 },
  pursuit: { adultRounds: 2 },
  farm: { rounds: 6, feedMode: 'whole' },
  rainbow: { keysToWin: 1, hangups: 0, maxRounds: 20 },
  nation: { target: 8, maxRounds: 5 },
};
