/** All that the table and the guided round of The Pursuit of Happiness may know of its rules: names, figures, and what a move would do. */
export { isRepeat } from './rules/actions/action.js';
export { isAction, perform, plainWay, priceOf } from './rules/actions/index.js';
export { wishOf } from './rules/actions/love.js';
export {
  ageIn,
  GATHERED,
  hoursIn,
  LAST_SPACE,
  OLD_AGE_ROUNDS,
  OLD_AGE_STRESS,
  OVERTIME_HOURS,
  OVERTIME_STRESS,
  oldAge,
  PER_INHERITED,
  type PlainSpace,
  REST_SPACES,
  SECTION_SPACES,
  SECTIONS,
  SLOTS,
  SPACES,
  type Space,
  sectionName,
  sectionOf,
  TEEN,
} from './rules/board.js';
export type { Goal } from './rules/cards/goals.js';
export type { CardFace, Category, Field, Requirement, Upkeep } from './rules/cards/shape.js';
export { TRAITS } from './rules/cards/traits.js';
export {
  CARDS,
  type Card,
  cardOf,
  type Figures,
  faceOf,
  groupOf,
  idOf,
  isBasic,
  isGroup,
  isItem,
  isJob,
  isPartner,
  isSingle,
  jobOf,
  levelOf,
  levelsOn,
  NO_CARD,
  partnerOf,
  ROWS,
  type Row,
  romanceOf,
  rowOf,
  upkeepOf,
} from './rules/cards.js';
export { tableFor } from './rules/clone.js';
export { bonusOf, goalAt, isMetAlone, measure, soloTarget } from './rules/goals.js';
export { type Amounts, amounts, type Bundle, GOODS, type Good, NONE, plus, resourcesIn } from './rules/goods.js';
export { lifeOf } from './rules/life.js';
export { eachWay, FULL, type Less, paid } from './rules/pay.js';
export { levelIn, playerAt, roleHolder, rolesCovered } from './rules/table.js';
export type {
  Move,
  Player,
  PursuitDecision,
  PursuitEffects,
  PursuitEvent,
  PursuitOptions,
  PursuitTypes,
  PursuitView,
  Shared,
} from './rules/types.js';
export { settle } from './rules/upkeep.js';
export { cardName } from './words/cards.js';
export { nameFor } from './words/names.js';
export { story } from './words/story.js';
export { and, many, some, spell } from './words/wording.js';
