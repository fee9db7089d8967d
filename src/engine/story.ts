/** What a match is told by once it is over: the facts, what is claimed of them in words, and what only a game can say. */
import type { GameTypes, Json, Seat } from './game.js';
import type { Standing } from './standings.js';

/** What the words of a story say, so that it can be held against the record. A place is a number of `Facts.steps`. */
export type Claim =
  | { readonly is: 'total'; readonly seat: Seat; readonly at: number; readonly value: number }
  | { readonly is: 'gain'; readonly seat: Seat; readonly at: number; readonly value: number } // by so much the total rose in that step
  | { readonly is: 'ahead'; readonly seat: Seat; readonly of: Seat; readonly at: number; readonly by: number } // in totals; 0: level
  | { readonly is: 'leads'; readonly seat: Seat; readonly from: number } // alone in front from there to the end, and not before
  | { readonly is: 'leadAt'; readonly seat: Seat; readonly at: number } // alone in front there
  | { readonly is: 'led'; readonly seat: Seat; readonly rounds: number; readonly of: number } // alone in front at the end of so many rounds
  | { readonly is: 'rank'; readonly seat: Seat; readonly value: number }
  | { readonly is: 'line'; readonly seat: Seat; readonly key: string; readonly value: number } // of the final score
  | { readonly is: 'lines'; readonly seat: Seat; readonly keys: readonly string[]; readonly value: number } // together
  | { readonly is: 'most'; readonly seat: Seat; readonly keys: readonly string[] } // more than half of the total came from these lines
  | { readonly is: 'tieBreaker'; readonly seat: Seat; readonly key: string; readonly value: number }
  | { readonly is: 'round'; readonly at: number; readonly value: number }
  | { readonly is: 'told'; readonly at: number; readonly event: { readonly type: string; readonly [fact: string]: Json } } // with these facts among others
  | { readonly is: 'count'; readonly event: { readonly type: string; readonly [fact: string]: Json }; readonly value: number } // how often it was told
  | { readonly is: 'shared'; readonly at: number; readonly path: readonly (string | number)[]; readonly value: Json } // what lay on the table
  | { readonly is: 'has'; readonly at: number; readonly path: readonly (string | number)[]; readonly value: number } // among what lay there
  | { readonly is: 'seats'; readonly value: number }
  | {
      readonly is: 'if'; // another value there would have made the seat's total this one
      readonly at: number;
      readonly path: readonly (string | number)[];
      readonly put: number;
      readonly seat: Seat;
      readonly value: number;
    }
  | { readonly is: 'verdict'; readonly has: string; readonly value?: number }; // on who played alone: these words are in it

/** Words, and all that they claim. */
export interface ClaimedWords {
  readonly words: string;
  readonly claims: readonly Claim[];
}

/** What became of one entry that counts, as everybody heard it. The first step is the opening. */
export interface StoryStep<T extends GameTypes> {
  readonly entry: number; // of the record; -1: the opening
  readonly round: number;
  readonly totals: readonly number[];
  readonly events: readonly T['event'][];
}

/** All that the story of one match rests on. */
export interface Facts<T extends GameTypes> {
  readonly names: readonly string[];
  readonly viewer: Seat | null; // whom it is told to; null: nobody who played alone in front of this screen
  readonly standings: readonly Standing[]; // by seat, at the end
  readonly winners: readonly Seat[];
  readonly first: Seat;
  readonly second: Seat | null; // the best of the others; null: there are none
  readonly steps: readonly StoryStep<T>[];
  readonly leadsFrom: number | null; // the step from which the first was alone in front to the end; null: equal totals at the end
  readonly turn: number | null; // the step after which the order in front never changed again; null: it was settled in the first quarter
  readonly unit: readonly [one: string, many: string]; // of the totals
  readonly called: string; // what a round is called within a sentence: 'round', 'day', 'age'
  shared(at: number): T['shared']; // what lay on the table after that step
  /** "Wren", or "you" for whom it is told to. */
  who(seat: Seat): string;
  /** "Wren's" or "your". */
  whose(seat: Seat): string;
  /** The same where a sentence begins: names are as they were typed. */
  subject(seat: Seat): string;
  owner(seat: Seat): string;
  /** The best of the others after that step, whom it is told to before all others that are as good. */
  rival(at: number): Seat | null;
  /** "round 12", "day 4", "age 35". */
  when(at: number): string;
  /** "in round 12", "on day 4", "at 35". */
  on(at: number): string;
}

/** A deed that turned the match, as somebody at the table saw it. */
export interface Deed extends ClaimedWords {
  readonly seat: Seat;
  readonly title: string; // two to five words: the thing
  readonly thing?: string; // what its picture is called at the table: a name that `zoom` of the table knows
}

/** What only a game can say about how a match went. Without it the story is told by score lines and rounds. */
export interface Grammar<T extends GameTypes> {
  readonly unit: readonly [one: string, many: string]; // of a total, within a sentence: 'bird', 'birds'
  readonly won: string; // the headline of a clear victory: 'The valley is yours'
  readonly day: string; // "Not your ..."
  /** What a round is on the axis, where players count otherwise: the age of life in which it is played. */
  age?(round: number, shared: T['shared']): number;
  /** What somebody who played alone is called at the end; without it by whether they won. */
  title?(facts: Facts<T>): string;
  /** What was done by this event of a step, or null where nobody would tell it. */
  deed(event: T['event'], at: number, facts: Facts<T>): Deed | null;
  /** Sentences of the game's own that hold for this match. */
  sentences(facts: Facts<T>): readonly ClaimedWords[];
}

/** What a sentence claims of a match, in the words of a claim. */
export const claims = {
  total: <T extends GameTypes>({ steps }: Facts<T>, seat: Seat, at = steps.length - 1): Claim => ({
    is: 'total',
    seat,
    at,
    value: steps[at]?.totals[seat] ?? 0,
  }),
  round: <T extends GameTypes>({ steps }: Facts<T>, at: number): Claim => ({ is: 'round', at, value: steps[at]?.round ?? 0 }),
};

/** The first letter large, as a sentence begins. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'] as const;
/** A small number as a word. */
export const spelt = (n: number): string => NUMBERS[n] ?? String(n);
