/** A full state that a view could have come from. Nothing is hidden here, so there is only one: the state itself. */
import type { Decision, Game } from '../../engine/game.js';
import { cloneShared } from './clone.js';
import { NOTHING } from './setup.js';
import type { Question, RainbowDecision, RainbowTypes } from './types.js';

const isOpen = (decision: Decision<Question | 'veiled'>): decision is RainbowDecision => decision.kind !== 'veiled';

export const imagine: Game<RainbowTypes>['imagine'] = (view) => ({
  rules: view.rules,
  asked: view.asked,
  open: view.open.filter(isOpen), // no question of this game is veiled
  shared: cloneShared(view.shared),
  own: view.shared.players.map(() => NOTHING),
  dark: NOTHING,
});
