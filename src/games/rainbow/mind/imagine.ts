/** A full state that a view could have come from. Nothing is hidden here, so there is only one: the state itself. */
import type { Game } from '../../../engine/game.js';
import { imagineOpen } from '../../kit/state.js';
import { cloneShared } from '../rules/clone.js';
import type { RainbowTypes } from '../rules/types.js';

export const imagine: Game<RainbowTypes>['imagine'] = (view) => imagineOpen(view, cloneShared(view.shared));
