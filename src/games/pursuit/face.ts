/** All that the table and the guided round of The Pursuit of Happiness may know of its rules: names, figures, and what a move would do. */
import { catalogueOf } from './editions/catalogue.js';
import { EDITIONS } from './editions/index.js';
import type { Life } from './rules/life.js';
import { type Station, stationsOf } from './words/stations.js';
import { story as storyOf } from './words/story.js';

/** The edition a match is played under, by its view or by what lies on its table. */
export const editionOf = EDITIONS.of;
/** The edition a new match begins under. */
export const NEWEST = EDITIONS.of({ rules: EDITIONS.newest });
const ALL = catalogueOf(EDITIONS);
/** A card of any edition, by its id. */
export const cardNamed = ALL.card;
export const story = (life: Life, name: string): string => storyOf(ALL, life, name);
/** A life from the child to its end, in at most seven stations. */
export const stations = (life: Life, teenAge: number): readonly Station[] => stationsOf(ALL, life, teenAge);

export { perEdition } from '../kit/editions.js';
export type { Edition } from './editions/edition.js';
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
export {
  type Card,
  cardOf,
  faceOf,
  groupOf,
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
  rowFor,
  upkeepOf,
} from './rules/cards.js';
export { tableFor } from './rules/clone.js';
export { bonusOf, goalAt, isMetAlone, measure, soloTarget } from './rules/goals.js';
export { type Amounts, amounts, type Bundle, GOODS, type Good, NONE, plus, resourcesIn } from './rules/goods.js';
export { lifeOf } from './rules/life.js';
export { options } from './rules/options.js';
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
export { nameFor, partnerName, SPACE_NAMES } from './words/names.js';
export { and, many, some, spell } from './words/wording.js';
