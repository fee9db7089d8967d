/** Copies for search: written by hand, field by field, because it is the hot path. */
import { clonePile } from '../../../engine/pile.js';
import { cloneState } from '../../kit/state.js';
import type { Gone, Player, RainbowState, Shared, TurnedCards } from './types.js';

export const clone = (s: RainbowState): RainbowState => cloneState(s, cloneShared(s.shared), s.own.slice(), s.dark);

export function cloneShared(shared: Shared): Shared {
  const copy: Shared = {
    terms: shared.terms,
    first: shared.first,
    active: shared.active,
    turn: shared.turn,
    round: shared.round,
    rotation: shared.rotation,
    players: shared.players.map(clonePlayer),
    hangUpAreas: shared.hangUpAreas,
    improvements: clonePile(shared.improvements),
    fate: clonePile(shared.fate),
    bookshelf: cloneCards(shared.bookshelf),
    bicycle: cloneCards(shared.bicycle),
    rolled: shared.rolled.slice(),
    shown: shared.shown.slice(),
    gone: cloneGone(shared.gone),
    finished: shared.finished.slice(),
    over: shared.over,
  };
  if (shared.rules !== undefined) copy.rules = shared.rules;
  return copy;
}

function clonePlayer(player: Player): Player {
  return {
    holder: player.holder,
    track: player.track,
    pos: player.pos,
    unspun: player.unspun,
    hangUps: player.hangUps.slice(),
    saved: player.saved.slice(),
    front: player.front.slice(),
    stand: player.stand.slice(),
    money: player.money,
    button: player.button,
    turns: player.turns,
  };
}

function cloneCards({ pile, turned }: TurnedCards): TurnedCards {
  return { pile: clonePile(pile), turned: turned.slice() };
}

function cloneGone({ improvements, hangUps, fate }: Gone): Gone {
  return { improvements: improvements.slice(), hangUps: hangUps.slice(), fate: fate.slice() };
}
