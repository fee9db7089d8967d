/** `halcyon/engine`: the contract of a game, and what plays any game that keeps it. */
export { quickChance, Sfc32 } from '../engine/chance.js';
export { Complaint } from '../engine/complaint.js';
export { conforms, Nonconformity, type Trial } from '../engine/conforms.js';
export { ask, close } from '../engine/decisions.js';
export type * from '../engine/game.js';
export * from '../engine/pile.js';
export {
  type AnswerEntry,
  answer,
  type Beginning,
  begin,
  type Entry,
  forcedMove,
  heard,
  movesOf,
  playForced,
  type Table,
  type Told,
} from '../engine/play.js';
export { type MatchRecord, parseRecord, recordOf, replay, verify } from '../engine/record.js';
export { commitmentTo, newSeed, type Seed, seedFrom } from '../engine/seed.js';
export { canUndo, undo } from '../engine/undo.js';
export { mine, viewFor } from '../engine/view.js';
