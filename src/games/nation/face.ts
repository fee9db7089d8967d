/** All that the table and the guided round of Happy Nation may know of its rules: names, figures, and what a move would do. */
import { cardsOf } from './editions/cards.js';
import { EDITIONS } from './editions/index.js';

/** The edition a match is played under, by its view or by what lies on its table. */
export const editionOf = EDITIONS.of;
/** The edition a new match begins under. */
export const NEWEST = EDITIONS.of({ rules: EDITIONS.newest });
/** An Explorer card of any edition, by its id. */
export const cardNamed = cardsOf(EDITIONS);

export type { Edition } from './editions/edition.js';
export { roundsAfter } from './mind/outlook.js';
export {
  AMOUNTS,
  BREAD,
  breadFor,
  DAY_HOURS,
  type Deed,
  EVENING,
  type ExplorerCard,
  FOREIGN_BUYS,
  FOREIGN_SHARE,
  HOURS,
  HOUSE,
  ITEMS,
  type ItemName,
  itemCalled,
  itemNameOf,
  itemOf,
  itemsInWords,
  JOY_FROM_LEVEL,
  LOAN_VALUES,
  LOANS,
  type LoanValue,
  levelOf,
  loanAt,
  MEDICINE,
  NO_LOAN,
  OWN_TICKETS,
  PAYMENTS,
  PRINTED,
  PRODUCTION,
  ROI,
  ROLE_NAMES,
  type Role,
  SALARY,
  SICK_HOURS,
  SOURCES,
  TICKET,
  TOP_LEVEL,
  ticketsFor,
  upgradeTo,
  WORK_JOY,
} from './rules/data.js';
export { faceOf } from './rules/deck.js';
export { balanceAt, debtOf, interestAt } from './rules/loans.js';
export { ownMoney } from './rules/money.js';
export { options, rolesFor } from './rules/options.js';
export { comfort } from './rules/round.js';
export { SOURCE_LABELS } from './rules/scores.js';
export { bit, countActive, isOut, isProducer, ownAt, playerAt, seatOf, stored, supplyOf, withEntertainer } from './rules/table.js';
export type {
  DayAct,
  DayMove,
  DayMoveOf,
  Move,
  NationDecision,
  NationEvent,
  NationTypes,
  NationView,
  Own,
  Player,
  Question,
  Shared,
} from './rules/types.js';
