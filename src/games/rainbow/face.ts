/** All that the table and the guided round of The Game of Happiness may know of its rules: names, figures, and what a move would do. */
import { EDITIONS } from './editions/index.js';

/** The edition a match is played under, by its view or by what lies on its table. */
export const editionOf = EDITIONS.of;

export type { Edition } from './editions/edition.js';
export { chanceToHelp, fateOdds, usefulImprovements } from './mind/odds.js';
export { areaId, areaOf, fateAt, fateSpace, lastOf, NOWHERE, spaceAt, trackFacing, trackId, trackOf } from './rules/board.js';
export {
  type FateId,
  fateCard,
  hangUpArea,
  hangUpId,
  hangUpText,
  type ImprovementId,
  improvementArea,
  improvementCard,
  improvementId,
  improvementNumber,
} from './rules/cards.js';
export {
  AREA_NAMES,
  AREAS,
  type Area,
  BOARD,
  DEVICE,
  type DeviceId,
  HOLDERS,
  SOLO_TURNS,
  type Space,
  type SpaceKind,
  STAND_SLOTS,
  TRACKS,
  type TrackId,
} from './rules/data.js';
export { chanceOf, deviceOf } from './rules/device.js';
export { options } from './rules/options.js';
export { rankFor } from './rules/scores.js';
export { hangUpsOn, onStand, ownsKey, wantsMoney, whoseButton } from './rules/table.js';
export type { Move, Player, RainbowDecision, RainbowEvent, RainbowTypes, RainbowView, Shared } from './rules/types.js';
export { DEVICE_ACTS, dollars, listed, many, placeName, quote } from './words/names.js';
