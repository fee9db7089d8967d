/** Copies for search: written by hand, field by field, because it is the hot path. */
import { clonePile } from '../../engine/pile.js';
import type { BirdState, Fortune, Player, Shared } from './types.js';

export function clone(s: BirdState): BirdState {
  return {
    rules: s.rules,
    asked: s.asked,
    open: s.open.slice(),
    shared: cloneShared(s.shared),
    own: s.own.slice(),
    dark: s.dark,
  };
}

export function cloneShared(shared: Shared): Shared {
  return {
    options: shared.options,
    first: shared.first,
    active: shared.active,
    turn: shared.turn,
    dry: shared.dry,
    players: clonePlayers(shared.players),
    pile: clonePile(shared.pile),
    field: shared.field.slice(),
    fortune: shared.fortune === null ? null : cloneFortune(shared.fortune),
  };
}

/** Not by `map`: once V8 compiles that, its lists are of another kind than the first ones, and all that reads them becomes slower. */
function clonePlayers(players: readonly Player[]): Player[] {
  const copies = players.slice();
  players.forEach((player, seat) => {
    copies[seat] = clonePlayer(player);
  });
  return copies;
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
