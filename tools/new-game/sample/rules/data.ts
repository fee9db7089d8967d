/** Every figure of the game, with its origin. */

/** A card is the number on it. Cards with the same number are alike. */
export type Card = number;

/** R 2.1. */
export const NUMBERS: readonly Card[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const ALIKE = 4;

/** How many cards there are of each number. No card has the number 0. */
export const CARDS: readonly number[] = [0, ...NUMBERS.map(() => ALIKE)];
export const NONE: Card = 0; // where no card lies

// if hands
export const HAND = 5; // R 3.1
// else
// export const HAND = 2; // R 3.1
// end
export const MOST_ROUNDS = 5; // R 3.3: with more, four players could use the pile up
// if dice
export const SIDES = 6; // R 2.3
export const TURNS_ROUND = 2; // the die shows this or less, R 4.2a
// end
