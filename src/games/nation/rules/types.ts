/** The shapes of the game: what lies on the table, what may be asked and answered, what is told. */
import type { Decision, Effects, GameTypes, Refuse, Seat, State, View } from '../../../engine/game.js';
import type { Pile } from '../../../engine/pile.js';
import type { ItemName, LoanValue, Role } from './data.js';

export interface Shared {
  rules?: number; // which edition; not there under rules 1, whose states keep their hashes
  readonly options: NationOptions;
  round: number;
  start: Seat; // begins this round
  turn: Seat;
  readonly players: Player[];
  readonly supply: number[]; // by item
  sickLeft: number; // "I am Sick" cards nobody has
  deckSize: number;
  readonly discards: number[]; // by card
  infecting: Seat[]; // seats a Sickness still has to reach, in order
  readonly bank: Bank | null; // with a Banker only
  mat: number | null; // money of the Foreign Countries, where the table may see it (R 2.13a)
  matCounted: number; // at the last count
  matEmpty: boolean; // that everybody sees
  lastDay: boolean; // somebody has reached the target
  ledger?: Ledger; // not there under rules 1, whose states keep their hashes
}

/** R 2.12b: Bucks received less Bucks paid since the beginning, all of it openly: what everybody knows who pays attention. */
export interface Ledger {
  readonly seats: number[];
  mat: number;
}

export interface Player {
  readonly role: Role;
  readonly item: number; // what the role makes; NO_ITEM for the Banker
  money: number | null; // null where purses are hidden (R 2.12)
  happiness: number;
  readonly sources: number[]; // by source; they add up to `happiness`
  level: number;
  price: number;
  shop: number; // own items for sale
  readonly store: number[]; // by item
  cards: number; // in hand
  showsHelp: boolean; // the table has seen a Help from a Friend in this hand
  sick: number;
  hours: number;
  visited: number; // today: one bit per seat
  askedHelp: number; // this turn, in vain: one bit per seat
  loan: number; // a place in LOANS, or NO_LOAN
  step: number; // payments made
  startLoan: boolean; // the loan is on the card shared since the beginning
  tookLoan: boolean;
  workedWithJoy: boolean;
  enjoyed: number; // Tickets, today
  out: number; // the round of elimination, or 0
}

export interface Bank {
  readonly stock: number[]; // by place in LOANS
  readonly offer: number[];
  startBorrowers: number; // still on the start card
  roi: number;
}

export interface Own {
  money: number; // 0 where purses lie open: then it is on the table
  supplied: number; // Bucks received from the Supply less Bucks paid to it: the books of R 2.2a
  readonly hand: number[]; // by card
  draft: number; // a price chosen and not yet shown, or 0
}

export interface Dark {
  readonly deck: Pile;
  mat: number; // 0 where the table may see it
}

/** Each kind of question; RULES.md 6, 8.3, 8.5, 7.4, 8.8, 10.1, 10.2 and 10.3. */
export type Question = 'day' | 'vaccine' | 'reshuffle' | 'gift' | 'cure' | 'price' | 'discard' | 'store';

export type Place = 'store' | 'shop';

export type DayMove =
  | { readonly t: 'upgrade'; readonly shop: number } // Houses paid from the own shop; the rest come from the store
  | { readonly t: 'work'; readonly level: number }
  | { readonly t: 'visit'; readonly seat: Seat; readonly n: number }
  | { readonly t: 'loan'; readonly value: LoanValue }
  | { readonly t: 'repay'; readonly step: number }
  | { readonly t: 'explore' }
  | { readonly t: 'enjoy'; readonly from: Place }
  | { readonly t: 'card'; readonly card: string; readonly seat?: Seat; readonly n?: number }
  | { readonly t: 'invest' }
  | { readonly t: 'makeLoan'; readonly add: LoanValue | 0; readonly drop: LoanValue | 0 }
  | { readonly t: 'foreignWork' }
  | { readonly t: 'medicine'; readonly from: Place }
  | { readonly t: 'wait' }
  | { readonly t: 'rest' };
export type DayAct = DayMove['t'];
export type DayMoveOf<T extends DayAct> = Extract<DayMove, { readonly t: T }>;

export type Move =
  | DayMove
  | { readonly t: 'vaccine'; readonly use: boolean }
  | { readonly t: 'reshuffle'; readonly yes: boolean }
  | { readonly t: 'gift'; readonly give: boolean }
  | { readonly t: 'cure'; readonly from: Place | 'no' }
  | { readonly t: 'price'; readonly b: number }
  | { readonly t: 'discard'; readonly card: string }
  | { readonly t: 'store'; readonly n: number };

export type NationOptions = {
  readonly roles: string;
  readonly roleDeal: 'chosen' | 'random';
  readonly target: number;
  readonly workJoy: boolean;
  readonly ticketCards: boolean;
  readonly breadTrack: 'simple' | 'likeHouses';
  readonly moneyOpen: boolean;
  readonly fcOpen: boolean;
  readonly prices: 'secret' | 'ordered';
  readonly partialRepay: boolean;
  readonly elimination: boolean;
  readonly roiSource: 'mat' | 'supply';
  readonly negative: boolean;
  readonly startRotates: boolean;
  readonly headStart: 'none' | 'lab' | 'set';
  readonly builderStart: number;
  readonly farmerStart: number;
  readonly entertainerStart: number;
  readonly bankerStart: number;
  readonly doctorStart: number;
  readonly maxRounds: number;
};

type By<T extends string, Facts = object> = { readonly type: T; readonly seat: Seat } & Readonly<Facts>;

export type NationEvent =
  | { readonly type: 'roles'; readonly roles: readonly Role[]; readonly start: readonly number[]; readonly loans: boolean }
  | { readonly type: 'round'; readonly round: number }
  | By<'return', { got: number; promised: number; happiness: number; empty: boolean }>
  | By<'payment', { interest: number; back: number; balance: number }>
  | By<'interestOnly', { interest: number; balance: number }>
  | By<'levelLost', { level: number; refund: number }>
  | By<'allPaid', { paid: number }>
  | By<'eliminated', { paid: number; cards: readonly string[] }>
  | By<'sickDay', { hours: number }>
  | By<'upgrade', { level: number; money: number; houses: number; shop: number }>
  | By<'work', { level: number; hours: number; wage: number; made: number; role: Role; happiness: number }>
  | By<'visit', { to: Seat; role: Role; n: number; paid: number }>
  | By<'loan', { value: LoanValue; repaid: number }>
  | By<'repay', { paid: number; balance: number }>
  | By<'newDeck', { cards: number }>
  | By<'explore'>
  | By<'draw', { card: string }>
  | By<'sickness'>
  | By<'vaccine'>
  | By<'sick'>
  | By<'spared'>
  | By<'reshuffle', { yes: boolean }>
  | By<'enjoy', { from: Place }>
  | By<'feast', { card: string; hours: number; bread: number; tickets: number; paid: number; happiness: number }>
  | By<'holiday', { hours: number; paid: number; happiness: number }>
  | By<'give', { hours: number; each: number; presents: number }>
  | By<'firstAid', { to: Seat; hours: number; happiness: number }>
  | By<'help', { to: Seat; hours: number; paid: number }>
  | By<'noHelp', { to: Seat }>
  | By<'free', { card: string; hours: number; item: ItemName; n: number }>
  | By<'travel', { hours: number; n: number; paid: number; happiness: number }>
  | By<'gift', { host: Seat; paid: number }>
  | By<'invest', { paid: number; roi: number }>
  | By<'makeLoan', { add: LoanValue | 0; drop: LoanValue | 0 }>
  | By<'foreignWork', { got: number; empty: boolean }>
  | By<'medicine', { from: Place; doctor: Seat | null; left: number }>
  | By<'unhealed'>
  | By<'wait'>
  | By<'rest', { hours: number }>
  | By<'target', { happiness: number }>
  | By<'evening', { houses: number; bread: number; home: number; dinner: number }>
  | By<'priceChosen'>
  | { readonly type: 'prices'; readonly prices: readonly number[] } // by seat; 0 for a seat without a price
  | By<'price', { price: number }>
  | By<'discard', { card: string }>
  | By<'stored', { n: number; item: ItemName }>
  | By<'trimmed', { houses: number; bread: number }>
  | { readonly type: 'printed'; readonly each: number }
  | { readonly type: 'count'; readonly money: number }
  | By<'foreignBuy', { n: number; item: ItemName; paid: number }>
  | { readonly type: 'over'; readonly happiness: readonly number[]; readonly out: readonly number[] };

export interface NationTypes extends GameTypes {
  shared: Shared;
  own: Own;
  dark: Dark;
  kind: Question;
  move: Move;
  options: NationOptions;
  event: NationEvent;
}

export type NationState = State<NationTypes>;
export type NationView = View<NationTypes>;
export type NationEffects = Effects<NationTypes>;
export type NationDecision = Decision<Question>;
export type NationRefuse = Refuse<NationTypes>;
