/** The whole contract between a game and everything around it. Read it top to bottom; nothing else is needed to write a game. */
import type { Pile } from './pile.js';
import type { Grammar } from './story.js';

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

/** What is left of a compartment for those who may not look into it: how long its lists are and how many cards its piles hold. Everybody
 *  sees these numbers, as everybody at a table sees how thick a pile is; so what must not be counted is kept in neither a list nor a pile. */
export type Sizes<X> = { readonly [K in keyof X as X[K] extends readonly unknown[] | Pile ? K : never]: number };

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

/** One line of a score: so many points for this. */
export interface ScoreLine {
  readonly key: string; // what earned them, 'geese': never changes with words or counts, so that lines of many matches can be compared; once per score
  readonly label: string; // '7 geese'
  readonly points: number;
  readonly unit: string; // what the points are, in the plural: 'birds', 'keys', 'happiness'
}

/** What decides between equal totals, the higher value first. Of what is better the fewer there are, the value is below 0 and shown without its sign. */
export interface TieBreaker {
  readonly key: string; // as of a line
  readonly label: string;
  readonly value: number;
}

/** A seat's score, explained. Ties in `total` are broken by `tieBreakers`, left to right, higher first; the engine ranks. */
export interface Score {
  readonly total: number;
  readonly lines: readonly ScoreLine[]; // they add up to the total
  readonly tieBreakers: readonly TieBreaker[];
  readonly out?: number; // eliminated, for instance in this round: ranks behind all who stayed, the later the better
  readonly verdict?: { readonly won: boolean; readonly words: string }; // solo: there is nobody to be ranked against
}

/** Something a seat will have to pay, so that screens and lessons can warn before it is too late. */
export interface Due {
  readonly what: string; // 'Upkeep of the Car'
  readonly amount: number; // above 0
  readonly unit: string; // of what: 'money', 'hourglasses', 'food'
  readonly have?: number; // what the seat has of it now, where that is one number
  readonly when: string; // 'when round 4 begins'
  readonly clause: string; // of RULES.md
}

/** What tools ask about a game instead of its name. Whether it can be played alone is no fact of its own: `seats.min` is 1. */
export interface Facts {
  /** Something may be hidden in `own` or `dark`, or a question veiled. Where nothing is, the referee watches nothing, views hide nothing, no
   *  screen is covered between two people, and search imagines one world. */
  readonly hides: boolean;
  /** Several seats may be asked at the same time. */
  readonly simultaneous: boolean;
}

/**
 * Who hears of a hidden thing through an event.
 * 'owner': only the seat it belongs to. The event is always whispered; if it names a `seat`, to that very seat.
 * 'table': it may be told to everybody, and then is no secret any more.
 */
export type Audience = 'owner' | 'table';

/** A position in numbers, for estimates that are learned from play. Plain quantities (money, cards, rounds left), no weights. */
export interface Features<T extends GameTypes> {
  readonly names: readonly string[]; // one per number, never the same twice; a fitted model is stored with them
  /** Writes all numbers of one seat into a list of `names.length`. Every number is finite, and nothing is allocated: search asks thousands of
   *  times a second. Like `estimate` it is handed a full (imagined) state. */
  fill(s: State<T>, seat: Seat, into: Float64Array): void;
}

/** An estimate that was learned from play: what a seat's features are worth, by a sum and a few hidden units. `halcyon lab fit` writes it. */
export interface FittedModel {
  readonly rules: number; // the edition it was played under
  readonly names: readonly string[]; // of the features, in their order
  readonly mean: readonly number[];
  readonly scale: readonly number[]; // by which what is above or below the mean is multiplied
  readonly weights: readonly number[];
  readonly hidden: readonly { readonly bias: number; readonly out: number; readonly weights: readonly number[] }[];
}

/** A declared option: the setup form, the command line's flags and the invitation are made from it. */
export interface OptionSpec<V extends Json = Json> {
  readonly label: string;
  readonly clause: string;
  readonly choices: readonly { readonly value: V; readonly label: string }[];
  readonly range?: { readonly min: number; readonly max: number }; // any whole number in it is allowed too
  readonly default: V;
  readonly since?: number; // the rules number it came with: matches under an earlier one do not have it
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
  /** How far `estimate` tells less for its price than playing on: by the game's `clock`, and by decisions where it has none. */
  readonly horizon: number;
  readonly alone?: number; // the horizon of one who plays alone, where it is another
  readonly iterations: number; // futures that the strongest bot tries before it answers
  readonly doubt?: number; // how many times more judging a future errs than the futures of one move differ; 1 without it
}

/** Where the knobs of the bots' five steps stand in a game, found by play: `halcyon ladder <game> --calibrate` writes it into the game's folder. */
export interface StepTable {
  readonly rules: number; // the edition it was played under
  readonly rows: readonly StepRow[]; // by the number of seats, from few to many
}
export interface StepRow {
  readonly seats: number;
  readonly knobs: readonly number[]; // one per step, from weak to strong
  readonly power?: number; // what shares of futures are raised to before people see them; `halcyon lab calibrate <game> --fit` writes it, 1 without it
  readonly apart: readonly StepShare[]; // what each step but the first wins against the one below it; nothing where that was not played
}
export interface StepShare {
  readonly share: number; // of the victories, with its 95 % interval
  readonly low: number;
  readonly high: number;
  readonly matches: number;
}

/** What only a game can say about a match that is measured or replayed. Without it both do with plainer words. */
export interface Gauge<T extends GameTypes> {
  /** The round that is being played, or was the last. */
  round?(shared: T['shared']): number;
  /** What players call such a round; "Round" without it. */
  called?: string;
  /** Who begins; asked once, before the first answer. */
  first?(shared: T['shared']): Seat;
  /** What sets a seat apart from the others, where the seats are not alike. */
  role?(shared: T['shared'], seat: Seat): string;
  /** What a move takes or does, in few words; moves that only differ in amount or place have the same. */
  label?(move: T['move']): string;
}

export interface Game<T extends GameTypes> {
  readonly id: string; // 'bird'
  readonly about: {
    readonly title: string;
    readonly line: string;
    readonly credits: string;
    readonly minutes: number;
    /** What players of this game say to each other, by an id that logs keep: for one tap, where nobody wants to type. */
    readonly phrases?: Readonly<Record<string, string>>;
  };
  readonly rules: number; // the newest version; what differs by it is the game's `editions`, and setup puts the number into shared for `moves`
  readonly seats: { readonly min: number; readonly max: number };
  readonly facts: Facts;
  readonly longest: number; // no match takes more decisions than this
  readonly options: { readonly [K in keyof T['options']]: OptionSpec<T['options'][K]> };
  /** Events through which hidden things become known, and to whom. Every other event is the same in all worlds its hearer cannot tell apart;
   *  the right to take a move back rests on that. */
  readonly reveals: { readonly [K in T['event']['type']]?: Audience };
  /** Events told with the last answer and at no other time. An empty `open` is the end of a match, so a question that was forgotten looks
   *  like one; a game that names its last words is told the difference by the laws. */
  readonly ends?: readonly T['event']['type'][];
  readonly words: Words<T>;
  readonly foresight?: Foresight;
  readonly steps?: StepTable;
  readonly features?: Features<T>;
  readonly fitted?: FittedModel;
  readonly gauge?: Gauge<T>;
  /** How a match of it is told when it is over; without it by score lines and rounds. */
  readonly grammar?: Grammar<T>;
  /** Places in the state whose lists and objects are replaced when they change, never changed in place: 'shared.rows.*', with * for any key.
   *  Copies may share what lies there. The laws freeze it while they play. */
  readonly persistent?: readonly string[];

  /** Why these options do not go together with this number of seats, or null. */
  unfit?(seats: number, options: T['options']): Refusal | null;

  setup(table: { readonly seats: number; readonly options: T['options']; readonly rules: number }, x: Effects<T>): State<T>;

  /** Every legal answer: at least one, no duplicates, stable order, interned where hot. Sees no secret of others, so neither do its answers.
   *  With `refuse`, sensible candidates that are not legal are reported too, by the very same tests. */
  moves(shared: T['shared'], mine: T['own'], decision: Decision<T['kind']>, refuse?: Refuse<T>): readonly T['move'][];

  /** Why an answer is not possible now that is possible at other times, where `moves` neither lists nor refuses it: a card still in the pile,
   *  a square where nobody stands. `moves` refuses what a player would think of; this is asked of one answer, when somebody gives it. It comes
   *  from outside and may be anything. Null: to such a question nobody ever answers so. */
  otherwise?(decision: Decision<T['kind']>, answer: Json): Refusal | null;

  /** Plays a legal answer in place. The engine has already closed the question; `ask` opens the next ones. Tells all that anyone may learn. */
  apply(s: State<T>, decision: Decision<T['kind']>, move: T['move'], x: Effects<T>): void;

  /** A copy that shares nothing that changes with the original. What never changes may be shared: decisions, the options of the match,
   *  what is frozen all the way down (moves), and the places named in `persistent`. Without it the engine copies everything (`cloneOf`), which
   *  is right but slow: write it by hand, field by field, when search needs the speed. Nobody but `cloneOf` calls it. */
  clone?(s: State<T>): State<T>;

  /** A full state this view could have come from. Bots search such states and are never handed the real one. */
  imagine(view: View<T>, chance: Chance): State<T>;

  /** What each seat has scored so far, by what everyone may see. What counts and was hidden is laid open by the last move. */
  scores(shared: T['shared']): readonly Score[];

  /** A seat's chance to do well in 0..1, from a full (imagined) state. Cheap. */
  estimate(s: State<T>, seat: Seat): number;

  /** A sensible player's answer: for time-outs, weak bots and playouts. One of `moves`. */
  suggest(shared: T['shared'], mine: T['own'], decision: Decision<T['kind']>, chance: Chance): T['move'];

  /** What `suggest` answered in version 0.1.0, where it has changed since: a fixed point to measure by. */
  suggestAtFirst?(shared: T['shared'], mine: T['own'], decision: Decision<T['kind']>, chance: Chance): T['move'];

  /** The game's own time, by what everyone may see: hourglasses placed, hours gone by, all seats together. It never goes back, and a move
   *  that takes no time leaves it as it is. Whoever looks so far ahead by it and not by counting decisions cannot put off the end by moves
   *  that take no time. In whatever unit the game has; a game in which every decision takes time leaves it away. */
  clock?(shared: T['shared']): number;

  /** What the seat that looks must pay next, soonest first; nothing for a spectator. For games with bills. */
  due?(view: View<T>): readonly Due[];

  /** Throws when a conservation law is broken: 50 cards, 53 cubes. Runs after every move in tests. */
  check(s: State<T>): void;
}

/** A game whose types do not matter to who holds it. */
export type AnyGame = Game<GameTypes>;
