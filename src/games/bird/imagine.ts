/** A full state that a view could have come from. Nothing is hidden here, so there is only one: the state itself. */
import type { Decision, Game } from '../../engine/game.js';
import { NOTHING } from '../../engine/view.js';
import { cloneShared } from './clone.js';
import type { BirdDecision, BirdTypes, Question } from './types.js';

const isOpen = (decision: Decision<Question | 'veiled'>): decision is BirdDecision => decision.kind !== 'veiled';

export const imagine: Game<BirdTypes>['imagine'] = (view) => ({
  rules: view.rules,
  asked: view.asked,
  open: view.open.filter(isOpen), // no question of this game is veiled
  shared: cloneShared(view.shared),
  own: new Array<BirdTypes['own']>(view.shared.players.length).fill(NOTHING),
  dark: NOTHING,
});
