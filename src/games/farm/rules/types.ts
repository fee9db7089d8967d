/** The shapes of the game: what lies on the farm, what may be asked and answered, what is told. */
import type { Decision, Effects, GameTypes, Refuse, Seat, State, View } from '../../../engine/game.js';
import type { Pile } from '../../../engine/pile.js';
import type { Nothing } from '../../kit/state.js';
import type { Edition } from '../editions/edition.js';
import type { BoardName, Fodder, Food, Good, Kind, Land } from './data.js';

/** Everything is public: what is in the bag follows from what is not, and it has no order before it is drawn from. */
export interface Shared {
  rules?: number; // which edition; not there under rules 1, whose states keep their hashes
  readonly options: FarmOptions; // with the preset already worked in
  readonly board: BoardName;
  round: number; // `rounds` + 1 in the last selling
  first: Seat; // begins every phase of this round
  phase: Phase;
  active: Seat; // whose turn it is, or comes next, where farmers act one after the other
  left: number; // farmers who have not yet had their turn in the phases farm, produce and breed
  readonly land: number[]; // by square, like the next five
  readonly food: number[];
  readonly bugs: number[];
  readonly effort: number[];
  readonly grazed: number[]; // 1: lost a food token in this round's feeding
  readonly taken: number[]; // room taken by the animals there
  readonly farmers: Farmer[];
  readonly bag: Pile; // by kind
  readonly market: number[]; // by kind
  bought: number; // the kind paid for and not yet placed, or -1
  actions: number; // farmer's actions left for the active farmer
  collected: number; // the first square of a collection that may go on, or -1
  readonly eater: Eater;
  toiler: number; // place in the active farmer's flocks whose efforts are being placed
  toil: number; // efforts of that flock still to be placed
}

/** The animal that is feeding. Its kind is -1 when none is. */
interface Eater {
  kind: number;
  at: number;
  ate: number;
  stayed: boolean; // it did not roam and must be filled by hand (8.6)
}

export interface Farmer {
  money: number;
  egg: number;
  milk: number;
  meat: number;
  wool: number;
  woolDue: number; // sold, paid at the next selling
  hay: number;
  veg: number;
  grain: number;
  scraps: number;
  auto: boolean; // the rest of this feeding goes by the automatic policy
  out: boolean; // has passed in this round's buying
  purchases: number; // in this round's buying
  readonly herd: number[]; // animals by kind
  readonly flocks: Flock[]; // by kind, then by square
}

/** The animals of one farmer and kind on one square. They are alike but for what they have eaten this round. */
export interface Flock {
  readonly kind: number;
  readonly at: number;
  count: number;
  waiting: number; // not yet fed in this round
  fed: number; // ate something
  full: number; // ate to capacity
}

export type Phase = 'sell' | 'buy' | 'farm' | 'feed' | 'produce' | 'butcher' | 'breed' | 'grow' | 'over';

/** Each kind of question: RULES.md 5, 6.2, 6.4, 7.1, 7.3, 8.2, 8.5, 8.7, 9.4, 11 and 12. */
export type Question = 'sell' | 'buy' | 'place' | 'farm' | 'second' | 'feed' | 'roam' | 'eat' | 'effort' | 'butcher' | 'breed';

export type Move =
  | { readonly t: 'sell'; readonly item: Good; readonly n: 1 | 5 | 'all' }
  | { readonly t: 'sellGoods' }
  | { readonly t: 'sellAnimal'; readonly kind: Kind; readonly at: string }
  | { readonly t: 'done' }
  | { readonly t: 'buy'; readonly kind: Kind }
  | { readonly t: 'pass' }
  | { readonly t: 'place'; readonly at: string }
  | { readonly t: 'convert'; readonly at: string; readonly to: Land }
  | { readonly t: 'collect'; readonly at: string }
  | { readonly t: 'feed'; readonly kind: Kind; readonly at: string }
  | { readonly t: 'autoRest' }
  | { readonly t: 'roam'; readonly to: string }
  | { readonly t: 'stay' }
  | { readonly t: 'eat'; readonly food: Food; readonly from: string }
  | { readonly t: 'hand'; readonly item: Fodder }
  | { readonly t: 'auto' }
  | { readonly t: 'end' }
  | { readonly t: 'effort'; readonly at: string }
  | { readonly t: 'butcher'; readonly kind: Kind; readonly at: string }
  | { readonly t: 'breed'; readonly kind: Kind; readonly at: string };

export type FarmOptions = {
  readonly preset: 'rulebook' | 'balanced' | 'gentle';
  readonly sheep: boolean;
  readonly market: 'bag' | 'open';
  readonly meatFeed: boolean;
  readonly breeding: boolean;
  readonly butchering: 'rulebook' | 'balanced';
  readonly fieldYield: 'rulebook' | 'balanced';
  readonly liveSale: 'rulebook' | 'balanced';
  readonly bugSource: 'all' | 'ate';
  readonly farmerConvert: 'instant' | 'labour';
  readonly farmerActions: number;
  readonly feedMode: 'alternate' | 'whole';
  readonly finalMarket: boolean;
  readonly rounds: number;
  readonly startMoney: number;
  readonly firstFarmer: 'random' | Seat;
  readonly soloCoop: boolean;
  readonly board: 'fitting' | BoardName;
  readonly bugLimit: 'four' | 'none';
  readonly soloStars: number;
};

/** Units of one food from one place; `from` is a square, or 'store'. */
export interface Bite {
  readonly food: Food | Fodder;
  readonly from: string;
  readonly n: number;
}
export interface BugsAt {
  readonly at: string;
  readonly bugs: number;
}

export type FarmEvent =
  | { readonly type: 'first'; readonly seat: Seat }
  | { readonly type: 'round'; readonly round: number; readonly of: number; readonly first: Seat }
  | { readonly type: 'woolPaid'; readonly seat: Seat; readonly wool: number; readonly money: number }
  | { readonly type: 'sell'; readonly seat: Seat; readonly item: Good; readonly n: number; readonly money: number }
  | {
      readonly type: 'sellAnimal';
      readonly seat: Seat;
      readonly kind: Kind;
      readonly at: string;
      readonly money: number;
      readonly owns: number;
    }
  | { readonly type: 'market'; readonly animals: readonly { readonly kind: Kind; readonly n: number }[]; readonly bag: number }
  | { readonly type: 'buy'; readonly seat: Seat; readonly kind: Kind; readonly price: number }
  | { readonly type: 'outOfBuying'; readonly seat: Seat }
  | { readonly type: 'place'; readonly seat: Seat; readonly kind: Kind; readonly at: string; readonly owns: number }
  | { readonly type: 'coop'; readonly kind: Kind }
  | { readonly type: 'convert'; readonly seat: Seat; readonly at: string; readonly from: Land; readonly to: Land }
  | { readonly type: 'labour'; readonly seat: Seat; readonly at: string; readonly effort: number }
  | { readonly type: 'collect'; readonly seat: Seat; readonly at: string; readonly item: 'hay' | 'veg' | 'grain'; readonly n: number }
  | { readonly type: 'rest'; readonly seat: Seat }
  | { readonly type: 'autoRest'; readonly seat: Seat }
  | { readonly type: 'turn'; readonly seat: Seat; readonly kind: Kind; readonly at: string }
  | { readonly type: 'roam'; readonly seat: Seat; readonly kind: Kind; readonly from: string; readonly to: string }
  | { readonly type: 'stay'; readonly seat: Seat; readonly kind: Kind; readonly at: string }
  | {
      readonly type: 'eats';
      readonly seat: Seat;
      readonly kind: Kind;
      readonly at: string;
      readonly bites: readonly Bite[];
      readonly ate: number;
      readonly of: number;
    }
  | {
      readonly type: 'hungry';
      readonly seat: Seat;
      readonly kind: Kind;
      readonly at: string;
      readonly ate: number;
      readonly of: number;
    }
  | {
      readonly type: 'produce';
      readonly seat: Seat;
      readonly kind: Kind;
      readonly at: string;
      readonly animals: number;
      readonly item: 'egg' | 'milk' | 'wool';
      readonly n: number;
    }
  | {
      readonly type: 'upset';
      readonly seat: Seat;
      readonly kind: Kind;
      readonly at: string;
      readonly animals: number;
      readonly bugs: readonly BugsAt[];
    }
  | { readonly type: 'effort'; readonly seat: Seat; readonly kind: Kind; readonly at: string; readonly effort: number }
  | { readonly type: 'effortLost'; readonly seat: Seat; readonly kind: Kind; readonly at: string }
  | { readonly type: 'bugs'; readonly more: readonly BugsAt[] }
  | {
      readonly type: 'butcher';
      readonly seat: Seat;
      readonly kind: Kind;
      readonly at: string;
      readonly meat: number;
      readonly owns: number;
    }
  | { readonly type: 'breed'; readonly seat: Seat; readonly kind: Kind; readonly at: string; readonly owns: number }
  | { readonly type: 'grow' }
  | { readonly type: 'turns'; readonly at: string; readonly from: Land; readonly to: Land }
  | { readonly type: 'lastSelling' }
  | { readonly type: 'over'; readonly happiness: readonly number[] };

export interface FarmTypes extends GameTypes {
  shared: Shared;
  own: Nothing;
  dark: Nothing;
  kind: Question;
  move: Move;
  options: FarmOptions;
  event: FarmEvent;
}

export type FarmState = State<FarmTypes>;
export type FarmView = View<FarmTypes>;
export type FarmEffects = Effects<FarmTypes>;
export type FarmDecision = Decision<Question>;
export type FarmRefuse = Refuse<FarmTypes>;

/** One kind of question: which answers are legal, and what each of them does. */
export interface Rule {
  moves(e: Edition, shared: Shared, decision: FarmDecision, refuse: FarmRefuse | undefined): readonly Move[];
  play(e: Edition, s: FarmState, decision: FarmDecision, move: Move, x: FarmEffects): void;
}

/** One phase of a round. `next` asks the next question or says that the phase is over. */
export interface PhaseRule {
  begin(e: Edition, s: FarmState, x: FarmEffects): void;
  next(e: Edition, s: FarmState, x: FarmEffects): boolean;
}
