/** One edition of Bird of Happiness: how many cards of each kind are dealt. */

/** How many of each kind, in the order of KINDS. */
export type Counts = readonly number[];

export interface Edition {
  readonly rules: number;
  readonly gameCards: { readonly full: Counts; readonly short: Counts }; // R 2.2, 3.1a
  readonly birdDeck: Counts; // R 3.3
  readonly redDeck: Counts; // R 3.3
  readonly fortuneCards: Counts; // R 6.1
}
