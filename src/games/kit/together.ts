/** Choosing at once and in secret: everybody's choice waits as a draft in their own compartment, and the last one reveals them all. */
import { ask } from '../../engine/decisions.js';
import type { Effects, GameTypes, Seat, State, View } from '../../engine/game.js';

/** What a game says about one such choice. */
export interface SecretChoice<T extends GameTypes, Choice> {
  readonly kind: T['kind']; // of the question
  readonly none: Choice; // the draft of who has not chosen
  seats(shared: T['shared']): readonly Seat[]; // who chooses
  draft(own: T['own']): Choice;
  keep(own: T['own'][], seat: Seat, choice: Choice): void; // puts a draft into a seat's compartment
  tell(seat: Seat, choice: Choice, x: Effects<T>): void; // that this seat has chosen; what, to nobody but the seat
  reveal(s: State<T>, choices: readonly Choice[], x: Effects<T>): void; // by seat, `none` for those who did not choose; once, after the last one
}

export interface Together<T extends GameTypes, Choice> {
  /** Asks all who choose; false if there is nobody. */
  askAll(s: State<T>): boolean;
  choose(s: State<T>, seat: Seat, choice: Choice, x: Effects<T>): void;
  /** Drafts for those who have chosen while others still think. What `invent` says of a seat is as likely as anything the seat may have chosen. */
  imagine(view: View<T>, own: T['own'][], invent: (seat: Seat) => Choice): void;
}

export function together<T extends GameTypes, Choice>(how: SecretChoice<T, Choice>): Together<T, Choice> {
  const isAsked = (open: readonly { readonly kind: string }[]): boolean => open.some(({ kind }) => kind === how.kind);

  function reveal(s: State<T>, x: Effects<T>): void {
    const choices = Array.from({ length: s.own.length }, () => how.none); // by `map` it would look into compartments that are none of its business
    for (const seat of how.seats(s.shared)) {
      const own = s.own[seat];
      if (own === undefined) throw new Error(`seat ${seat} has chosen and is not at the table`);
      choices[seat] = how.draft(own);
      how.keep(s.own, seat, how.none);
    }
    how.reveal(s, choices, x);
  }

  return {
    askAll(s) {
      const seats = how.seats(s.shared);
      for (const seat of seats) ask(s, seat, how.kind);
      return seats.length > 0;
    },
    choose(s, seat, choice, x) {
      how.keep(s.own, seat, choice);
      how.tell(seat, choice, x);
      if (!isAsked(s.open)) reveal(s, x);
    },
    imagine(view, own, invent) {
      if (!isAsked(view.open)) return;
      for (const seat of how.seats(view.shared).toSorted((a, b) => a - b)) {
        const thinks = view.open.some((decision) => decision.seat === seat && decision.kind === how.kind);
        if (!thinks && seat !== view.seat) how.keep(own, seat, invent(seat));
      }
    },
  };
}
