/** The whole contract between a game and everything around it. Read it top to bottom; nothing else is needed to write a game. */

/** 0 .. seats - 1, in table order. */
export type Seat = number;
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** What a game fixes once, so that everything below has one type parameter. All of it is plain JSON: no Map, class, Date or undefined. */
export interface GameTypes {
  shared: object; // every seat and every spectator may see it
  own: object; // one per seat, seen by that seat only
  dark: object; // seen by nobody: face-down piles whose content is not common knowledge
  kind: string; // the kinds of question: 'main', 'set-price', 'birthday-gift'
  move: Json;
  options: Readonly<Record<string, Json>>;
  event: { readonly type: string };
}

/** A question the game waits on. Several may be open at once, and then their answers must commute; none ends the match. */
export interface Decision<Kind extends string = string> {
  readonly id: number; // grows by one per question, so a late or doubled answer is recognised
  readonly seat: Seat;
  readonly kind: Kind;
  readonly veiled: boolean; // true: the others learn that this seat is asked, but not what
}

/** All a match knows, split by who may see it. The split is the secrecy rule: the engine derives every view, no game writes redaction. */
export interface State<T extends GameTypes> {
  readonly rules: number; // the rules version this match began under, fixed for its life
  asked: number; // questions asked so far: the next decision's id
  open: Decision<T['kind']>[];
  shared: T['shared'];
  own: T['own'][];
  dark: T['dark'];
}

/** What is left of a compartment for those who may not look into it: the lengths of its lists. A length that is secret must not be a list's. */
export type Sizes<X> = { readonly [K in keyof X as X[K] extends readonly unknown[] ? K : never]: number };

/** All that may leave the referee for one seat, or for a spectator (null). A window on the live state: copy it to keep it. */
export interface View<T extends GameTypes> {
  readonly rules: number;
  readonly asked: number;
  readonly open: readonly Decision<T['kind'] | 'veiled'>[];
  readonly seat: Seat | null;
  readonly shared: T['shared'];
  readonly mine: T['own'] | null;
  readonly others: readonly Sizes<T['own']>[]; // by seat, one's own included
  readonly dark: Sizes<T['dark']>;
}

/** The only source of chance: keyed per record entry in play, scripted in tests, free-running in search, watched by undo. */
export interface Chance {
  int(below: number): number; // 0 .. below - 1, each equally likely
}

/** What a rule may do besides changing the state. Call `x.tell?.({...})`: in search both are absent and the event is not even built. */
export interface Effects<T extends GameTypes> {
  readonly chance: Chance;
  readonly tell?: ((event: T['event']) => void) | undefined; // the whole table
  readonly whisper?: ((seat: Seat, event: T['event'], tableSees: T['event'] | null) => void) | undefined; // one seat sees the first, the rest the second
}

/** Why a move is not possible: in words and numbers, with the clause of the game's RULES.md. */
export interface Refusal {
  readonly clause: string; // '3.4b'
  readonly because: string; // 'Two birds cost 3 clover power; you have 2.'
}
export type Refuse<T extends GameTypes> = (move: T['move'], why: Refusal) => void;

/** A seat's score, explained. Ties in `total` are broken by `tieBreakers`, left to right, higher first; the engine ranks. */
export interface Score {
  readonly total: number;
  readonly lines: readonly { readonly label: string; readonly points: number }[]; // they add up to the total
  readonly tieBreakers: readonly { readonly label: string; readonly value: number }[];
  readonly out?: number; // eliminated, for instance in this round: ranks behind all who stayed, the later the better
  readonly verdict?: { readonly won: boolean; readonly words: string }; // solo: there is nobody to be ranked against
}

/** A declared option: the setup form, the command line's flags and the invitation are made from it. */
export interface OptionSpec<V extends Json = Json> {
  readonly label: string;
  readonly clause: string;
  readonly choices: readonly { readonly value: V; readonly label: string }[];
  readonly range?: { readonly min: number; readonly max: number }; // any whole number in it is allowed too
  readonly default: V;
}

/** The game in plain English. Screen, terminal, log and screen reader all speak through these. `names` has one per seat. */
export interface Words<T extends GameTypes> {
  question(view: View<T>, decision: Decision<T['kind']>, names: readonly string[]): string;
  move(view: View<T>, decision: Decision<T['kind']>, move: T['move'], names: readonly string[]): string;
  event(event: T['event'], names: readonly string[]): string;
  table(view: View<T>, names: readonly string[]): readonly { readonly heading: string; readonly lines: readonly string[] }[];
}

/** How bots look ahead in a game. The figures are found by play: docs/bots.md. */
export interface Foresight {
  readonly horizon: number; // decisions after which `estimate` tells more for its price than playing on
  readonly iterations: number; // futures that the strongest bot tries before it answers
  readonly doubt?: number; // how many times more judging a future errs than the futures of one move differ; 1 without it
}

export interface Game<T extends GameTypes> {
  readonly id: string; // 'bird'
  readonly about: { readonly title: string; readonly line: string; readonly credits: string; readonly minutes: number };
  readonly rules: number; // the newest version; a rule that changed asks `state.rules >= 2`; where `moves` must know, setup puts it into shared
  readonly seats: { readonly min: number; readonly max: number };
  readonly longest: number; // no match takes more decisions than this
  readonly options: { readonly [K in keyof T['options']]: OptionSpec<T['options'][K]> };
  /** Events through which hidden things become known. Every other event is the same in all worlds its hearer cannot tell apart. */
  readonly reveals: readonly T['event']['type'][];
  readonly words: Words<T>;
  readonly foresight?: Foresight;

  /** Why these options do not go together with this number of seats, or null. */
  unfit?(seats: number, options: T['options']): Refusal | null;

  setup(table: { readonly seats: number; readonly options: T['options']; readonly rules: number }, x: Effects<T>): State<T>;

  /** Every legal answer: at least one, no duplicates, stable order, interned where hot. Sees no secret of others, so neither do its answers.
   *  With `refuse`, sensible candidates that are not legal are reported too, by the very same tests. */
  moves(shared: T['shared'], mine: T['own'], decision: Decision<T['kind']>, refuse?: Refuse<T>): readonly T['move'][];

  /** Plays a legal answer in place. The engine has already closed the question; `ask` opens the next ones. Tells all that anyone may learn. */
  apply(s: State<T>, decision: Decision<T['kind']>, move: T['move'], x: Effects<T>): void;

  /** A copy that shares nothing mutable with the original (decisions, moves and options never change). By hand: it is the hot path of search. */
  clone(s: State<T>): State<T>;

  /** A full state this view could have come from. Bots search such states and are never handed the real one. */
  imagine(view: View<T>, chance: Chance): State<T>;

  /** What each seat has scored so far, by what everyone may see. What counts and was hidden is laid open by the last move. */
  scores(shared: T['shared']): readonly Score[];

  /** A seat's chance to do well in 0..1, from a full (imagined) state. Cheap. */
  estimate(s: State<T>, seat: Seat): number;

  /** A sensible player's answer: for time-outs, weak bots and playouts. One of `moves`. */
  suggest(shared: T['shared'], mine: T['own'], decision: Decision<T['kind']>, chance: Chance): T['move'];

  /** Throws when a conservation law is broken: 50 cards, 53 cubes. Runs after every move in tests. */
  check(s: State<T>): void;
}
