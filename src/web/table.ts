/** What a table on the screen is given, and all it knows: no rules, no transport. The same table serves one device, bots and friends far away. */
import type { ReactNode } from 'react';
import type { Decision, GameTypes, Refusal, Seat, View } from '../engine/game.js';
import type { Choice, Happening, Question } from '../match/picture.js';

export type { Choice, Happening, Question };

/** A seat as people see it. Colour and shape follow from the seat's number. */
export interface Sitter {
  readonly name: string;
  readonly kind: 'me' | 'here' | 'bot' | 'away'; // here: another person at this device; away: online
  readonly thinking: boolean;
}

/** A card or thing seen from near: what the table's `zoom` makes of the name in a `data-zoom` attribute. */
export interface Zoomed {
  readonly title: string;
  readonly picture: ReactNode; // fills a box about 300 px wide; an svg grows to it
  readonly words: ReactNode; // what it is and does, in full
  readonly clause?: string; // of the rules
}

/** What a table adds to the question bar, which the page draws and the table places. */
export interface BarExtra<T extends GameTypes> {
  readonly figure?: ReactNode; // a small drawing at its left
  readonly title?: string | undefined; // the question in fewer words, where the table shows the rest of them
  readonly note?: ReactNode; // the line under the question
  readonly drawn?: (move: T['move']) => boolean; // true: this answer can be tapped on the table itself
}

export interface TableProps<T extends GameTypes> {
  readonly view: View<T>;
  readonly sitters: readonly Sitter[];
  readonly questions: readonly Question<T>[]; // empty while others decide, in a replay, and at the end
  readonly happenings: readonly Happening<T>[]; // of the newest entry: what the animation tells
  readonly before?: () => View<T> | null; // the position before that entry, where the animation begins
  readonly story?: () => readonly Happening<T>[]; // all that was heard up to this position, but for what was taken back
  readonly selected: T['move'] | null; // chosen but not yet confirmed
  readonly select: (decision: Decision<T['kind']>, move: T['move'] | null) => void;
  readonly submit: (decision: Decision<T['kind']>, move: T['move']) => void;
  readonly explain: (refusal: Refusal) => void; // opens the reason and its clause
  readonly look?: ((thing: string) => void) | undefined; // opens the closer look at what is marked with this `data-zoom`
  readonly pace: number; // 1 normal, 0.5 fast, 0 no animation
  readonly showing?: (milliseconds: number) => void; // so long lasts the scene that begins now: what goes on by itself waits for it, people need not
  readonly me: Seat | null; // whose side of the table the screen shows; null: a spectator
  readonly bar: (extra?: BarExtra<T>) => ReactNode; // the question bar, to be placed by the table
  readonly journal: ReactNode; // the journal, likewise; it hides itself on a phone, where it is a sheet
}
