/** What a game adds to its rule text: the first page in pictures, words for its signs, titles of clauses, cards to search, positions to look at, a page to print. */
import type { ReactNode } from 'react';

/** A thing with a name of its own that people search for: a card, an animal, a space. */
export interface Thing {
  readonly name: string;
  readonly what: string; // a few words
  readonly picture: ReactNode; // grows to a box of 44 by 50
  readonly clause: string;
}

/** A position of the recorded match, after so many entries; what is asked there is asked of the first seat that must answer. */
export interface Example {
  readonly entry: number;
  readonly title: string;
  readonly record?: Recorded; // of another match than the book's
}

type Recorded = () => Promise<{ readonly default: unknown }>;

export interface TurnStep {
  readonly title: string;
  readonly words: string; // two lines
  readonly picture: ReactNode; // at most four things
}

/** Sentences are of `Signed`: {sign}, {sign:figure}, **bold**, §4.3 for a clause. */
export interface Book {
  readonly goal: { readonly heading: string; readonly words: string };
  readonly turn: { readonly heading: string; readonly steps: readonly [TurnStep, TurnStep, TurnStep] };
  readonly ends: { readonly picture: ReactNode; readonly words: string };
  readonly counts: { readonly picture: ReactNode; readonly words: string };
  readonly titles: Readonly<Record<string, string>>; // of clauses, for the contents; without one a clause's first words stand there
  readonly signWords: readonly (readonly [words: string, sign: string])[]; // after these words of a clause (a regular expression) stands the sign
  readonly helps: Readonly<Record<string, string>>; // by clause: what would help whoever is refused something by it; without one it is said what may be done instead
  readonly things: readonly Thing[];
  readonly alike: readonly (readonly string[])[]; // words that are searched for and the words of the rules: any of them finds the others
  readonly record: Recorded; // the match the examples are of
  readonly examples: Readonly<Record<string, Example>>; // by section
  readonly Aid: () => ReactNode; // what stands on the page to print, below the title and the goal
}
