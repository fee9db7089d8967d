/** The course of play: setting up one after another, a turn, and on to the next player. */
import { ask } from '../../../engine/decisions.js';
import type { Seat } from '../../../engine/game.js';
import { nextSeat } from '../../kit/seats.js';
import { NOWHERE } from './board.js';
import { endMatch } from './keys.js';
import { playerAt } from './table.js';
import type { Player, RainbowEffects, RainbowState, Shared } from './types.js';

/** R 3.4, 3.5: markers, then buttons, each in turn order, then the first turn. */
export function goOnSettingUp(s: RainbowState, x: RainbowEffects): void {
  const markerless = firstInTurn(s.shared, ({ holder }) => holder === NOWHERE);
  const buttonless = s.shared.terms.buttons ? firstInTurn(s.shared, ({ button }) => button === NOWHERE) : NOWHERE;
  if (markerless !== NOWHERE) {
    ask(s, markerless, 'place-marker');
  } else if (buttonless !== NOWHERE) {
    ask(s, buttonless, 'place-button');
  } else {
    beginRound(s, x);
    beginTurn(s);
  }
}

function firstInTurn(shared: Shared, still: (player: Player) => boolean): Seat {
  let seat = shared.first;
  for (let n = 0; n < shared.players.length; n++, seat = nextSeat(seat, shared.players.length))
    if (still(playerAt(shared, seat))) return seat;
  return NOWHERE;
}

function beginRound({ shared }: RainbowState, x: RainbowEffects): void {
  shared.round++;
  x.tell?.({ type: 'round', round: shared.round, alone: shared.players.length === 1 });
}

/** R 4.1. */
function beginTurn(s: RainbowState): void {
  const { shared } = s;
  const me = playerAt(shared, shared.active);
  shared.turn++;
  me.turns++;
  ask(s, shared.active, me.track === NOWHERE ? 'wheel' : 'track');
}

/** What is left of a turn once the move is made and everything it asked is answered: the button (R 7.3). */
export function closeTurn(s: RainbowState, x: RainbowEffects): void {
  const { shared } = s;
  if (shared.over || s.open.length > 0) return;
  if (shared.terms.buttons && !shared.finished.includes(shared.active)) ask(s, shared.active, 'move-button');
  else endTurn(s, x);
}

/** R 3.6, 9.4, 9.5. */
export function endTurn(s: RainbowState, x: RainbowEffects): void {
  const { shared } = s;
  const { finished, terms } = shared;
  do {
    shared.active = nextSeat(shared.active, shared.players.length);
    if (shared.active !== shared.first) continue;
    if (finished.length > 0 || shared.round === terms.maxRounds) {
      endMatch(shared, x);
      return;
    }
    beginRound(s, x);
  } while (finished.includes(shared.active));
  beginTurn(s);
}
