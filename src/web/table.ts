/** What a table on the screen is given, and all it knows: no rules, no transport. The same table serves one device, bots and friends far away. */
import type { ComponentType, ReactNode } from 'react';
import type { BotName } from '../bots/index.js';
import type { Decision, GameTypes, Refusal, Seat, View } from '../engine/game.js';
import type { Choice, Happening, Question } from '../match/picture.js';
import type { FirstNote } from './kit/first-note.js';

export type { Choice, Happening, Question };

/** play: a match; short: seats one strip and no bar, for a picture of a position; watch: a television. Before there is a position, people gather at the game's places (`kit/places.ts`). */
export type Form = 'play' | 'short' | 'watch';

/** A seat as people see it. Colour and shape follow from the seat's number. */
export interface Sitter {
  readonly name: string;
  readonly kind: 'me' | 'here' | 'bot' | 'away'; // here: another person at this device; away: a person at another one
  readonly bot?: BotName | null; // the one that sits here for itself: its head shows at the seat; none for one that keeps a person's seat
  readonly thinking: boolean;
  readonly presence: 'here' | 'away' | 'lost' | 'bot' | 'free'; // lost: my line is cut, nobody knows; bot: one keeps the seat of a person for now; free: nobody sits here yet
  readonly words?: string; // the same in two or three words: 'away 4 min'
  readonly clock: Countdown | null; // runs for this seat
  readonly asks: boolean; // a request of theirs waits: a dot on their shape
  readonly spoke?: boolean; // something they said has not been read: a dot, too
  readonly says: string | null; // their newest words, while the bubble hangs at their seat
}

/** A clock that runs down. Times are of `performance.now()`. */
export interface Countdown {
  readonly ends: number;
  readonly lasts: number;
}

/** A card or thing seen from near: what the table's `zoom` makes of the name in a `data-zoom` attribute. */
export interface Zoomed {
  readonly title: string;
  readonly picture: ReactNode; // fills a box about 300 px wide; an svg grows to it
  readonly words: ReactNode; // what it is and does, in full
  readonly clause?: string; // of the rules
}

/** One sign of the game's dictionary: a picture that stands for a word, wherever it is drawn. Any element with `data-sign={id}` tells it when it is pointed at. */
export interface Sign<T extends GameTypes = GameTypes> {
  readonly id: string;
  readonly picture: ReactNode; // an svg that grows to its box
  readonly name: string;
  readonly what: string; // one sentence
  readonly now?: (view: View<T>, names: readonly string[]) => string; // what it comes to at this moment
}

/** A sign with a figure: "−2", "+1 a round". */
export interface Figure {
  readonly sign: string;
  readonly figure: string;
  readonly tone?: 'gain' | 'warn'; // without one it is a price, or a plain fact
}

/** What the bar says of a question before anything is chosen. */
export interface Asks<T extends GameTypes> {
  readonly figure?: ReactNode; // 40 to 56 px, at its left
  readonly heading?: string; // in a few words; otherwise the game's own sentence
  readonly signs?: readonly Figure[];
  readonly words?: string; // a few, after the signs; never what the heading says
  readonly usual?: T['move'] | undefined; // the routine answer: the filled button gives it unless something else is chosen
  readonly skip?: T['move'] | undefined; // the quiet answer: skipping or refusing
  readonly mayStop?: boolean; // the routine may be given each time without asking: the table shows that it is, and asks again when touched (`kept`)
}

/** What is said of one answer: in the bar once it is chosen, and in the list of all moves. */
export interface Said {
  readonly label: string; // verb and name, at most 22 letters: the button
  readonly listed?: string; // the same in the list of all moves, where it needs or bears other words
  readonly title: string; // the thing: the heading
  readonly figure?: ReactNode;
  readonly signs?: readonly Figure[]; // what it costs and brings
  readonly words?: string;
  readonly place: string; // where on the table it is played: the group in the list
  readonly at?: readonly string[]; // the `data-at` of the things that choose it, the likeliest first
}

/** Something that moves while a beat is told. Places are `data-at` names of the page; `away` is off the table. */
export interface Piece {
  readonly what?: ReactNode; // drawn for the journey only; without it the thing that lies at `to` makes the journey itself
  readonly from: string;
  readonly to: string;
  readonly via?: readonly string[];
  readonly way?: 'fly' | 'turn' | 'word'; // turn: a card that is turned over on its way; word: said at `from`, it rises and fades
  readonly at?: number; // milliseconds after the beat began, at normal pace
  readonly lasts?: number; // 320 unless told
}

/** One thing that happened, told by the bar while the stage moves its pieces. */
export interface Beat<T extends GameTypes = GameTypes> {
  readonly words: string; // the heading: one sentence without a full stop
  readonly signs?: readonly Figure[]; // its net change
  readonly more?: string; // a few words beside the signs
  readonly figure?: ReactNode; // the thing, where it is not about a seat
  readonly seat: Seat | null; // whom it is about
  readonly at: readonly string[]; // what is lit
  readonly pieces: readonly Piece[];
  readonly rare?: boolean; // a moment of ceremony: held longer
  readonly sound?: string; // of the game's own set
  readonly view: View<T>; // what the board shows from this beat on
  readonly short?: string; // two or three words for the line over the next question
  readonly awaits?: string; // the `data-at` of what the viewer sets going: only then the next beat tells what came of it; left out for who does not want to
}

/** What happened between two positions that the viewer saw: one step per entry. */
export interface Tale<T extends GameTypes> {
  readonly before: View<T>;
  readonly steps: readonly {
    readonly seat: Seat | null; // who decided; null: the opening
    readonly happenings: readonly Happening<T>[];
    readonly view: View<T>; // after it
    readonly forced?: boolean; // nobody was asked: it was the only possible answer, or routine
  }[];
  readonly me: Seat | null;
  readonly names: readonly string[];
}

/** An answer that is chosen but not yet given. Two equal cards are two things, so the place that was touched is kept. */
export interface Chosen<T extends GameTypes> {
  readonly move: T['move'];
  readonly at: string | null; // the `data-at` that was touched; null: it was chosen from a list
}

export interface TableProps<T extends GameTypes> {
  readonly form: Form;
  readonly view: View<T>;
  readonly sitters: readonly Sitter[];
  readonly questions: readonly Question<T>[]; // empty while others decide, during a scene, in a replay, and at the end
  readonly story?: () => readonly Happening<T>[]; // all that was heard up to this position, but for what was taken back
  readonly chosen: Chosen<T> | null;
  readonly proposed: T['move'] | null; // what the filled button would play though nobody chose it
  readonly select: (decision: Decision<T['kind']>, move: T['move'] | null, at?: string, only?: 'only') => void; // only: it is never played at once, whatever the person likes
  readonly submit: (decision: Decision<T['kind']>, move: T['move']) => void;
  readonly explain: (refusal: Refusal, at?: string) => void; // the bar gives the reason
  readonly kept?: readonly T['kind'][]; // the viewer's questions that are not asked, because the routine is given each time ...
  readonly askAgain?: (kind: T['kind']) => void; // ... until this
  readonly look?: ((thing: string) => void) | undefined; // opens the closer look at what is marked with this `data-zoom`
  readonly lit?: readonly string[]; // what a lesson or a moment of a review speaks of: a table that has folded it away turns to it
  readonly pace: number; // 1 normal, 0 no animation
  readonly me: Seat | null; // whose side of the table the screen shows; null: a spectator
  readonly bar: (tiles?: ReactNode) => ReactNode; // the bar, to be placed by the table; tiles stand in it between text and button
  readonly journal: ReactNode; // the journal, likewise; it is not drawn in shapes that have it as a sheet
}

/** A part of a score: one piece of everybody's bar, in the same ink and at the same place in all of them. */
export interface ScorePart {
  readonly key: string; // of the line of the score
  readonly name: string;
  readonly ink: string;
  readonly on: string; // readable on that ink
  readonly sign?: ReactNode; // an svg that grows to its box
}

/** Whose moment it was, and of which thing. */
export interface Turned {
  readonly seat: Seat;
  readonly thing: string | null; // a name that `zoom` knows
}

/** How the page of the result looks for one game. */
export interface Ending<T extends GameTypes = GameTypes> {
  readonly scene: ReactNode; // svg, stands on the ground (y 178) of a box 520 by 190, between x 40 and 460
  readonly ground?: string; // the colour of the ground
  readonly parts: readonly ScorePart[]; // in their order
  readonly signsOnly?: boolean; // each part counts one: its sign says more than the figure
  readonly unit: ReactNode; // the sign of a total, an svg
  readonly counts: string; // 'Birds': what the curve shows
  readonly again: string; // what once more means, in a sentence
  /** What a seat was like at the end, in two or three words. */
  readonly about?: (shared: T['shared'], seat: Seat) => string;
  /** What the page tells besides the score. */
  readonly More?: ComponentType<{
    readonly view: View<T>;
    readonly names: readonly string[];
    readonly viewer: Seat | null;
    readonly turned: Turned | null;
  }>;
}

/** A drawn table as its folder exports it. */
export interface DrawnTable<T extends GameTypes = GameTypes> {
  readonly Table: ComponentType<TableProps<T>>;
  readonly ask: (question: Question<T>, view: View<T>, names: readonly string[]) => Asks<T>;
  readonly say: (move: T['move'], decision: Decision<T['kind']>, view: View<T>, names: readonly string[]) => Said;
  readonly scenes: (tale: Tale<T>) => readonly Beat<T>[];
  readonly signs: readonly Sign<T>[];
  readonly notes?: readonly FirstNote<T>[];
  readonly places: readonly string[]; // the groups of `Said.place` in the order of the board
  readonly sounds?: Readonly<Record<string, readonly number[]>>; // hertz, one after the other
  /** Short words for the top bar. The first says how far the match is (the round, the day, the turn): the replay jumps by it. */
  readonly facts?: (view: View<T>, names: readonly string[]) => readonly string[];
  /** What a thing marked with `data-zoom` is, seen from near; null: nothing to see. */
  readonly zoom?: (thing: string, view: View<T>, names: readonly string[]) => Zoomed | null;
  /** How the page of the result looks; without it it is plain. */
  readonly ending?: Ending<T>;
}
