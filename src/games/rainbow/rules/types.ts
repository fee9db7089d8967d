/** The shapes of the game: what lies on the table, what may be asked and answered, what is told. */
import type { Decision, Effects, GameTypes, Refuse, Seat, State, View } from '../../../engine/game.js';
import type { Pile } from '../../../engine/pile.js';
import type { Nothing } from '../../kit/state.js';
import type { FateId, HangUpId, ImprovementId } from './cards.js';
import type { Area, DeviceId, SpaceKind, TrackId } from './data.js';

/** Everything here is public: a pile has no order before it is drawn from, and what is in it everyone can count. Areas, tracks and cards are numbers. */
export interface Shared {
  rules?: number; // which edition; not there under rules 1, whose states keep their hashes
  readonly terms: Terms;
  readonly first: Seat;
  active: Seat;
  turn: number; // turns begun, by all players together
  round: number; // from 1, once play has begun
  rotation: number; // of the wheel: holder h faces track (h + rotation) mod 6
  readonly players: Player[];
  readonly hangUpAreas: readonly number[]; // those everybody began with
  readonly improvements: Pile;
  readonly fate: Pile;
  readonly bookshelf: TurnedCards;
  readonly bicycle: TurnedCards;
  readonly rolled: number[]; // the two results to choose from (R 4.11), or none
  readonly shown: number[]; // the two improvement cards to choose from (R 6.4b), or none
  readonly gone: Gone;
  readonly finished: Seat[]; // in the order in which they filled their stands
  over: boolean;
}

export interface Player {
  holder: number; // on the wheel, or NOWHERE
  track: number; // or NOWHERE; neither holder nor track: not placed yet, or gone home
  pos: number; // space of the track
  unspun: boolean; // the wheel has not turned since the marker came onto it
  readonly hangUps: number[]; // oldest first
  readonly saved: number[]; // improvement cards, oldest first
  readonly front: number[]; // areas of keys that wait for a hang-up to go
  readonly stand: number[]; // areas of keys on the stand, bottom to top
  money: number;
  button: number; // a fate space, or NOWHERE
  turns: number; // own turns begun
}

/** A device of cards: what is left to turn, and what has been turned since the last shuffle, oldest first. Kinds are the numbers on the cards. */
export interface TurnedCards {
  readonly pile: Pile;
  readonly turned: number[];
}

/** Out of the game for good. */
export interface Gone {
  readonly improvements: number[];
  readonly hangUps: number[];
  readonly fate: number[]; // key cards (R 6.2f)
}

/** The options as they are played: the preset and the number of players worked in. */
export interface Terms {
  readonly hangups: number;
  readonly keysToWin: number;
  readonly moneyGoal: number;
  readonly buttons: boolean;
  readonly ownButton: boolean;
  readonly placeMarkers: 'choose' | 'auto';
  readonly vacantEntry: boolean;
  readonly fateKeyLeaves: boolean;
  readonly finishRound: boolean;
  readonly pickOfTwo: boolean;
  readonly siChoice: boolean;
  readonly nudge: boolean;
  readonly maxRounds: number;
  readonly ranked: boolean; // alone, with nothing changed that the ranks rest on (R 10.7)
}

/** Each kind of question; RULES.md 3.4, 3.5, 4.2, 4.4, 4.9, 4.10, 4.11, 6.2c, 6.5c, 6.4b and 7.3. */
export type Question =
  | 'place-marker'
  | 'place-button'
  | 'wheel'
  | 'after-spin'
  | 'after-nudge'
  | 'track'
  | 'take-move'
  | 'choose-key'
  | 'return-marker'
  | 'choose-card'
  | 'move-button';

export type Move =
  | { readonly t: 'holder'; readonly h: number }
  | { readonly t: 'button'; readonly track: TrackId; readonly pos: number }
  | { readonly t: 'keep' }
  | { readonly t: 'off' }
  | { readonly t: 'spin' }
  | { readonly t: 'stay' }
  | { readonly t: 'nudge'; readonly dir: 1 | -1 }
  | { readonly t: 'go' }
  | { readonly t: 'take'; readonly n: 0 | 1 }
  | { readonly t: 'key'; readonly area: Area }
  | { readonly t: 'improve'; readonly card: ImprovementId };

export type RainbowOptions = {
  readonly preset: 'standard' | 'short' | 'choice';
  readonly hangups: number;
  readonly keysToWin: number;
  readonly moneyGoal: number;
  readonly buttons: boolean;
  readonly placeMarkers: 'choose' | 'auto';
  readonly vacantEntry: boolean;
  readonly fateKeyLeaves: boolean;
  readonly startPlayer: 'random' | Seat;
  readonly finishRound: boolean;
  readonly pickOfTwo: boolean;
  readonly siChoice: boolean;
  readonly nudge: 'alone' | 'always' | 'never';
  readonly ownButton: boolean;
  readonly maxRounds: 'usual' | number;
};

/** Why an improvement card is drawn: an orange space, a fate card, one's button under somebody else's marker, or under one's own (R 10.3). */
export type Occasion = 'space' | 'fate' | 'reward' | 'own-button';

export type RainbowEvent =
  | { readonly type: 'first'; readonly seat: Seat }
  | { readonly type: 'hang-ups'; readonly areas: readonly Area[] }
  | {
      readonly type: 'marker';
      readonly seat: Seat;
      readonly holder: number;
      readonly track: TrackId;
      readonly back: boolean;
      readonly from: TrackId | null; // the track just left
      readonly waits: boolean; // for a spin
    }
  | { readonly type: 'button'; readonly seat: Seat; readonly track: TrackId; readonly pos: number; readonly moved: boolean }
  | { readonly type: 'round'; readonly round: number; readonly alone: boolean }
  | { readonly type: 'spin'; readonly seat: Seat; readonly rotation: number; readonly at: readonly (TrackId | null)[] } // by seat
  | { readonly type: 'nudge'; readonly seat: Seat; readonly dir: 1 | -1; readonly at: readonly (TrackId | null)[] }
  | { readonly type: 'off'; readonly seat: Seat; readonly track: TrackId }
  | { readonly type: 'stay'; readonly seat: Seat; readonly track: TrackId }
  | { readonly type: 'reshuffle'; readonly device: DeviceId }
  | { readonly type: 'roll'; readonly seat: Seat; readonly device: DeviceId; readonly value: number; readonly label: string }
  | { readonly type: 'take'; readonly seat: Seat; readonly value: number }
  | {
      readonly type: 'land';
      readonly seat: Seat;
      readonly track: TrackId;
      readonly from: number;
      readonly pos: number;
      readonly kind: SpaceKind;
    }
  | { readonly type: 'money'; readonly seat: Seat; readonly amount: number; readonly total: number; readonly goal: number }
  | { readonly type: 'rich'; readonly seat: Seat; readonly total: number }
  | { readonly type: 'back'; readonly seat: Seat; readonly track: TrackId }
  | { readonly type: 'rescue'; readonly seat: Seat; readonly owner: Seat; readonly rewarded: boolean }
  | { readonly type: 'fate'; readonly seat: Seat; readonly card: FateId }
  | { readonly type: 'hang-up'; readonly seat: Seat; readonly area: Area; readonly count: number }
  | { readonly type: 'immune'; readonly seat: Seat; readonly area: Area }
  | { readonly type: 'no-key'; readonly seat: Seat }
  | { readonly type: 'show'; readonly seat: Seat; readonly cards: readonly [ImprovementId, ImprovementId]; readonly why: Occasion }
  | { readonly type: 'improve'; readonly seat: Seat; readonly card: ImprovementId; readonly why: Occasion }
  | { readonly type: 'choose'; readonly seat: Seat; readonly card: ImprovementId; readonly other: ImprovementId }
  | { readonly type: 'no-card'; readonly seat: Seat }
  | { readonly type: 'unneeded'; readonly seat: Seat; readonly card: ImprovementId }
  | { readonly type: 'save'; readonly seat: Seat; readonly card: ImprovementId }
  | {
      readonly type: 'cancel';
      readonly seat: Seat;
      readonly area: Area;
      readonly hangUp: HangUpId;
      readonly card: ImprovementId;
      readonly left: number; // hang-ups on this area
    }
  | { readonly type: 'key'; readonly seat: Seat; readonly area: Area; readonly hangUps: number } // that keep it off the stand
  | { readonly type: 'again'; readonly seat: Seat; readonly track: TrackId }
  | { readonly type: 'stand'; readonly seat: Seat; readonly area: Area; readonly keys: number; readonly needed: number }
  | { readonly type: 'return'; readonly seat: Seat; readonly cards: readonly ImprovementId[] }
  | { readonly type: 'finish'; readonly seat: Seat }
  | {
      readonly type: 'over';
      readonly winners: readonly Seat[];
      readonly rounds: number;
      readonly out: 'keys' | 'time';
      readonly alone: boolean;
    };

export interface RainbowTypes extends GameTypes {
  shared: Shared;
  own: Nothing;
  dark: Nothing;
  kind: Question;
  move: Move;
  options: RainbowOptions;
  event: RainbowEvent;
}

export type RainbowState = State<RainbowTypes>;
export type RainbowView = View<RainbowTypes>;
export type RainbowEffects = Effects<RainbowTypes>;
export type RainbowDecision = Decision<Question>;
export type RainbowRefuse = Refuse<RainbowTypes>;
