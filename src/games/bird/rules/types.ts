/** The shapes of the game: what lies on the table, what may be asked and answered, what is told. */
import type { Decision, Effects, GameTypes, Refuse, Seat, State, View } from '../../../engine/game.js';
import type { Pile } from '../../../engine/pile.js';
import type { Nothing } from '../../kit/state.js';
import type { Card, Kind } from './data.js';

/** Everything here is public: a deck has no order before it is drawn from, and what is in it everyone has seen being taken. */
export interface Shared {
  rules?: number; // which edition; not there under rules 1, whose states keep their hashes
  readonly options: BirdOptions;
  readonly first: Seat;
  active: Seat;
  turn: number; // turns begun, by all players together
  dry: number; // turns in a row in which nobody took a card
  readonly players: Player[];
  readonly pile: Pile;
  readonly field: Card[]; // by slot
  readonly fortune: Fortune | null; // solo only
}

export interface Player {
  readonly deck: Pile;
  readonly played: Card[];
  power: number; // clover power of `played`
  birds: number; // in deck and row together
}

export interface Fortune {
  readonly pile: Pile; // its known bottom: clovers that black birds laid back
  readonly shown: Card[];
  readonly removed: number[]; // out of the game, by kind
  sweeps: number;
}

/** Each kind of question; RULES.md 4.4, 4.3b, 6.3 and 4.2c. */
export type Question = 'main' | 'upset' | 'soothe' | 'again';

export type Move =
  | { readonly t: 'pass' }
  | { readonly t: 'take'; readonly card: Kind }
  | { readonly t: 'shuffle' }
  | { readonly t: 'keep' }
  | { readonly t: 'return'; readonly n: number }
  | { readonly t: 'again' }
  | { readonly t: 'stop' };

export type BirdOptions = {
  readonly firstPlayer: 'random' | Seat;
  readonly goldCost: number;
  readonly upsetChoice: 'ask' | 'keep';
  readonly redOptional: boolean;
  readonly startDecks: 'rulebook' | 'equal';
  readonly length: 'full' | 'short';
  readonly calmAfterRounds: number;
  readonly openCounts: boolean;
};

export type BirdEvent =
  | { readonly type: 'first'; readonly seat: Seat }
  | { readonly type: 'layout'; readonly field: readonly Kind[]; readonly pile: number }
  | { readonly type: 'flip'; readonly seat: Seat; readonly card: Kind; readonly power: number }
  | { readonly type: 'again'; readonly seat: Seat }
  | { readonly type: 'stop'; readonly seat: Seat }
  | { readonly type: 'upset'; readonly seat: Seat; readonly by: Seat; readonly cards: number }
  | { readonly type: 'shuffle'; readonly seat: Seat }
  | { readonly type: 'keep'; readonly seat: Seat }
  | { readonly type: 'calm'; readonly seat: Seat }
  | { readonly type: 'please'; readonly seat: Seat }
  | { readonly type: 'take'; readonly seat: Seat; readonly card: Kind; readonly cost: number; readonly slot: number }
  | { readonly type: 'refill'; readonly slot: number; readonly card: Kind; readonly pile: number }
  | { readonly type: 'shrink'; readonly cards: number; readonly birds: number }
  | { readonly type: 'soothe'; readonly seat: Seat; readonly clovers: number }
  | { readonly type: 'fortune'; readonly card: Kind; readonly left: number }
  | { readonly type: 'scatter'; readonly seat: Seat; readonly cards: number }
  | { readonly type: 'swept'; readonly lost: readonly Kind[]; readonly birds: number }
  | { readonly type: 'over'; readonly birds: readonly number[] };

export interface BirdTypes extends GameTypes {
  shared: Shared;
  own: Nothing;
  dark: Nothing;
  kind: Question;
  move: Move;
  options: BirdOptions;
  event: BirdEvent;
}

export type BirdState = State<BirdTypes>;
export type BirdView = View<BirdTypes>;
export type BirdEffects = Effects<BirdTypes>;
export type BirdDecision = Decision<Question>;
export type BirdRefuse = Refuse<BirdTypes>;
