/** Copies for search: written by hand, field by field, because it is the hot path. */
import { clonePile } from '../../../engine/pile.js';
import { cloneState } from '../../kit/state.js';
import type { BirdState, Fortune, Player, Shared } from './types.js';

export const clone = (s: BirdState): BirdState => cloneState(s, cloneShared(s.shared), s.own.slice(), s.dark);

export function cloneShared(shared: Shared): Shared {
  const copy: Shared = {
    options: shared.options,
    first: shared.first,
    active: shared.active,
    turn: shared.turn,
    dry: shared.dry,
    players: shared.players.map(clonePlayer),
    pile: clonePile(shared.pile),
    field: shared.field.slice(),
    fortune: shared.fortune === null ? null : cloneFortune(shared.fortune),
  };
  if (shared.rules !== undefined) copy.rules = shared.rules;
  return copy;
}

function clonePlayer(player: Player): Player {
  return { deck: clonePile(player.deck), played: player.played.slice(), power: player.power, birds: player.birds };
}

function cloneFortune(fortune: Fortune): Fortune {
  return {
    pile: clonePile(fortune.pile),
    shown: fortune.shown.slice(),
    removed: fortune.removed.slice(),
    sweeps: fortune.sweeps,
  };
}
