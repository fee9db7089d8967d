/** What lies on the table, split by who may see it; what is asked, answered and told. */
import type { Decision, Effects, GameTypes, Refuse, Seat, State, View } from '../../../../src/engine/game.js';
import type { Pile } from '../../../../src/engine/pile.js';
import type { Card } from './data.js';

export type Question = 'lay' | 'swap';

export type Move = { readonly t: 'lay'; readonly card: Card } | { readonly t: 'swap'; readonly card: Card } | { readonly t: 'keep' };

export interface SampleOptions {
  readonly rounds: number;
  readonly [key: string]: number;
}

export interface Shared {
  readonly options: SampleOptions;
  leader: Seat;
  round: number; // from 1
  laid: Card[]; // in this round, by seat; NONE where nothing lies yet
  taken: Card[][]; // by seat
  away: Card[]; // what was swapped
}

/** Only its seat sees it, but everybody sees how many cards a hand has. */
export interface Own {
  hand: Card[];
  // if simultaneous
  draft: Card; // chosen and not yet shown
  // end
}

export type SampleEvent =
  | { readonly type: 'hand'; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly type: 'round'; readonly round: number; readonly leader: Seat }
  // if simultaneous
  | { readonly type: 'chose'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'chosen'; readonly seat: Seat }
  | { readonly type: 'shown'; readonly cards: readonly Card[] }
  // else
  // | { readonly type: 'laid'; readonly seat: Seat; readonly card: Card }
  // end
  // if dice
  | { readonly type: 'thrown'; readonly die: number }
  // end
  | { readonly type: 'took'; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly type: 'swapped'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'kept'; readonly seat: Seat }
  | { readonly type: 'drew'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'draws'; readonly seat: Seat }
  | { readonly type: 'over'; readonly points: readonly number[] };

export interface SampleTypes extends GameTypes {
  shared: Shared;
  own: Own;
  dark: { pile: Pile };
  kind: Question;
  move: Move;
  options: SampleOptions;
  event: SampleEvent;
}

export type SampleState = State<SampleTypes>;
export type SampleView = View<SampleTypes>;
export type SampleDecision = Decision<Question>;
export type SampleEffects = Effects<SampleTypes>;
export type SampleRefuse = Refuse<SampleTypes>;
