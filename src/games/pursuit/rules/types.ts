/** The shapes of the game: what lies on the table, what may be asked and answered, what is told. */
import type { Decision, Effects, GameTypes, Refusal, Refuse, Seat, State, View } from '../../../engine/game.js';
import type { Pile } from '../../../engine/pile.js';
import type { Nothing } from '../../kit/state.js';
import type { PlainSpace, Space } from './board.js';
import type { Card, Row } from './cards.js';
import type { Amounts } from './goods.js';
import type { Life } from './life.js';

export type Phase = 'trait' | 'upkeep' | 'action' | 'windDown' | 'over';

/**
 * All but the trait offers is open. Cards are unique, so a card's level and markers are kept by its number. Piles and inner lists
 * are replaced when they change, never changed in place, so that copies of a state can share them.
 */
export interface Shared {
  rules?: number; // whose figures the cards have; not there under rules 1, whose states keep their hashes
  readonly options: PursuitOptions;
  round: number; // 1 Teen, then the adult rounds, then three of Old Age
  phase: Phase;
  clock: number; // deaths at one value are simultaneous (R 7.4)
  first: Seat; // who holds the First Player token, dead or alive
  turn: Seat;
  pending: Move | null; // waits for the choice of what to pay (R 8.4)
  readonly goals: readonly number[];
  readonly players: Player[];
  readonly rows: (readonly Card[])[]; // by row and slot; NO_CARD where none lies
  readonly piles: Pile[];
  readonly discards: (readonly Card[])[];
  level: readonly number[]; // by card: the level it was taken or brought to, 0 elsewhere
  markers: readonly number[]; // by card: hourglasses on a basic project
  turned?: readonly Card[]; // partners of whom the other side was chosen; not there before one was
  roles: readonly number[]; // by role of each group project: the seat that covers it, or -1
}

export interface Player {
  trait: number; // -1 until it is revealed
  knowledge: number;
  creativity: number;
  influence: number;
  money: number;
  sth: number;
  lth: number;
  stress: number; // 0 to 14; 15 is beyond the end
  free: number; // hourglasses still to place this round
  spent: number;
  reserve: number;
  alive: boolean;
  diedAt: number; // the clock's value, 0 while alive
  diedIn: number; // the round, 0 while alive
  job: Card; // or NO_CARD
  overtime: number;
  jobIncome: number;
  relationshipUpkeeps: number;
  basicCompleted: number;
  activitiesDone: number;
  sharedAndSingle: number;
  roundsBegun: number;
  goalsWon: number;
  onSpace: readonly number[]; // own hourglasses on each space
  projects: readonly Card[]; // in front
  partners: readonly Card[];
  items: readonly Card[];
  activities: readonly Card[];
  album: readonly Card[]; // completed and past cards
  bills: readonly Card[]; // upkeep not yet settled
  lthBy: readonly number[]; // in the order of SOURCES; they add up to `lth`
  life: readonly number[]; // what happened, for the story: see life.ts
}

export const SOURCES = ['basic', 'single', 'group', 'item', 'activity', 'job', 'partner', 'sth', 'inheritance', 'goals'] as const;

/** Before the reveal: the traits offered to this seat and the one it chose. Replaced, never changed in place. */
export interface Own {
  readonly offer: readonly number[];
  readonly chosen: number; // -1: not yet
}

/** R 3.6, 4.8, 4.9, 8.4 and 10.4. */
export type Question = 'trait' | 'upkeep' | 'turn' | 'payment' | 'windDown';

export type Move =
  | { readonly t: 'trait'; readonly id: string }
  | { readonly t: 'upkeepPay'; readonly card: string }
  | { readonly t: 'upkeepDrop'; readonly card: string }
  | { readonly t: 'upkeepAll' }
  | { readonly t: 'space'; readonly s: PlainSpace }
  | { readonly t: 'take'; readonly card: string } // a basic project
  | { readonly t: 'single'; readonly card: string; readonly level: number }
  | { readonly t: 'start'; readonly card: string; readonly role: number } // a group project
  | { readonly t: 'join'; readonly card: string; readonly role: number }
  | { readonly t: 'spend'; readonly card: string; readonly level: number }
  | { readonly t: 'hire'; readonly card: string }
  | { readonly t: 'promote'; readonly to: string }
  | { readonly t: 'retire' }
  | { readonly t: 'date'; readonly card: string; readonly turned?: true }
  | { readonly t: 'relate'; readonly card: string }
  | { readonly t: 'advance'; readonly card: string }
  | { readonly t: 'refresh'; readonly row: Row }
  | { readonly t: 'discard'; readonly card: string }
  | { readonly t: 'pay'; readonly less: readonly [knowledge: number, creativity: number, influence: number] }
  | { readonly t: 'done' };

export type PursuitOptions = {
  readonly firstPlayer: 'random' | Seat;
  readonly sthMax: number;
  readonly oldAgeStress: 'standard' | 'gentle' | 'harsh';
  readonly adultRounds: 2 | 3 | 4;
  readonly soloTarget: 'usual' | number;
  readonly sthDiscountScope: 'levels' | 'advance' | 'allProjects';
  readonly negativeSthSurcharge: boolean;
  readonly refreshRefills: boolean;
  readonly partnerRefill: boolean;
  readonly jobReplacementPenalty: boolean;
  readonly spentTimeCountsForRest: boolean;
  readonly retirement: boolean;
  readonly headhunter: boolean;
  readonly windDown: boolean;
  readonly traitChoice: 'deal2' | 'random1' | 'open8';
  readonly goalsInSolo: 1 | 2 | 3;
  readonly partnerSide1: Side;
  readonly partnerSide2: Side;
  readonly partnerSide3: Side;
  readonly partnerSide4: Side;
};
export type Side = 'any' | 'f' | 'm';

/** Why stress came. */
export type Strain = 'years' | 'slots' | 'partners' | 'repeat' | 'cost' | 'givenUp' | 'overtime' | 'replaced';

/** A card that did something for a seat: who, which, at what level, what it cost and brought. */
interface Deed {
  readonly seat: Seat;
  readonly card: string;
  readonly paid: Amounts;
  readonly gained: Amounts;
}

/** What giving something up costs: short-term happiness, lasting happiness at the end of that track, or nothing without either. */
export type Loss = 'sth' | 'lth' | 'none';
interface Spared {
  readonly spared: number; // resources that happiness spared; negative: paid on top
}

export type PursuitEvent =
  | { readonly type: 'goals'; readonly goals: readonly string[]; readonly alone: boolean }
  | { readonly type: 'first'; readonly seat: Seat }
  | { readonly type: 'offered'; readonly seat: Seat; readonly traits: readonly string[] }
  | { readonly type: 'dealt'; readonly seat: Seat }
  | { readonly type: 'chose'; readonly seat: Seat; readonly trait: string }
  | { readonly type: 'hasChosen'; readonly seat: Seat }
  | { readonly type: 'born'; readonly traits: readonly string[] } // by seat
  | { readonly type: 'picked'; readonly seat: Seat; readonly trait: string }
  | { readonly type: 'round'; readonly round: number; readonly age: number; readonly stage: 'Teen' | 'Adult' | 'Old Age' }
  | { readonly type: 'reshuffle'; readonly row: Row; readonly cards: number }
  | { readonly type: 'laid'; readonly row: Row; readonly cards: readonly string[] }
  | { readonly type: 'refill'; readonly row: Row; readonly slot: number; readonly card: string }
  | { readonly type: 'hours'; readonly seat: Seat; readonly hours: number; readonly section: string }
  | { readonly type: 'stress'; readonly seat: Seat; readonly n: number; readonly to: number; readonly why: Strain }
  | { readonly type: 'repeat'; readonly seat: Seat; readonly space: Space }
  | { readonly type: 'plan'; readonly seat: Seat; readonly card: string; readonly level: number }
  | { readonly type: 'inVain'; readonly seat: Seat; readonly card: string; readonly paid: Amounts }
  | { readonly type: 'ease'; readonly seat: Seat; readonly n: number; readonly to: number; readonly why: 'rest' | 'relax' | 'health' }
  | { readonly type: 'overflow'; readonly seat: Seat; readonly n: number }
  | { readonly type: 'trait'; readonly seat: Seat; readonly trait: string; readonly gained: Amounts }
  | ({ readonly type: 'upkeep'; readonly name: string } & Deed)
  | {
      readonly type: 'givenUp';
      readonly seat: Seat;
      readonly card: string;
      readonly name: string;
      readonly unpaid: boolean;
      readonly lost: Loss;
    }
  | { readonly type: 'turn'; readonly seat: Seat; readonly space: Space; readonly gained: Amounts }
  | ({ readonly type: 'project'; readonly level: number; readonly taken: boolean } & Deed & Spared)
  | ({ readonly type: 'single'; readonly level: number } & Deed & Spared)
  | ({ readonly type: 'role'; readonly role: number; readonly owner: Seat; readonly started: boolean } & Deed & Spared)
  | ({ readonly type: 'spend'; readonly level: number } & Deed)
  | ({ readonly type: 'hired'; readonly left: string | null } & Deed)
  | ({ readonly type: 'promoted'; readonly from: string } & Deed)
  | ({ readonly type: 'retired' } & Deed)
  | {
      readonly type: 'love';
      readonly seat: Seat;
      readonly card: string;
      readonly name: string;
      readonly level: number;
      readonly gained: Amounts;
    }
  | { readonly type: 'refresh'; readonly seat: Seat; readonly row: Row; readonly lost: Loss }
  | {
      readonly type: 'bonus';
      readonly seat: Seat;
      readonly card: string;
      readonly roles: number;
      readonly held: number;
      readonly gained: Amounts;
    }
  | { readonly type: 'newFirst'; readonly seat: Seat; readonly sth: number }
  | { readonly type: 'died'; readonly seat: Seat; readonly age: number; readonly of: 'stress' | 'years' }
  | { readonly type: 'inherit'; readonly seat: Seat; readonly lth: number; readonly from: Amounts }
  | { readonly type: 'goal'; readonly goal: string; readonly seat: Seat | null; readonly lth: number; readonly best: number }
  | { readonly type: 'soloGoal'; readonly goal: string; readonly met: boolean; readonly value: number; readonly needed: number }
  | { readonly type: 'life'; readonly seat: Seat; readonly life: Life }
  | { readonly type: 'over'; readonly lth: readonly number[]; readonly target: number | null };

export interface PursuitTypes extends GameTypes {
  shared: Shared;
  own: Own;
  dark: Nothing;
  kind: Question;
  move: Move;
  options: PursuitOptions;
  event: PursuitEvent;
}

export type PursuitState = State<PursuitTypes>;
export type PursuitView = View<PursuitTypes>;
export type PursuitEffects = Effects<PursuitTypes>;
export type PursuitDecision = Decision<Question>;
export type PursuitRefuse = Refuse<PursuitTypes>;

/** Why something cannot be done, or null. Words are only built when somebody listens; otherwise the answer is `NO`. */
export type Bar = Refusal | null;
export const NO: Refusal = { clause: '', because: '' };
