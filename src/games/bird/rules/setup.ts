/** How the table is laid before the first turn. */
import type { Game, Seat } from '../../../engine/game.js';
import { newPile } from '../../../engine/pile.js';
import { NOTHING } from '../../../engine/view.js';
import type { Under } from '../../kit/editions.js';
import { chooseFirst } from '../../kit/options.js';
import { hidesNothing, newState } from '../../kit/state.js';
import type { Edition } from '../editions/edition.js';
import { birdsOn, KINDS, RED_DECK_FROM_PLACE } from './data.js';
import { layOut } from './table.js';
import { beginTurn } from './turn.js';
import type { BirdOptions, BirdTypes, Fortune, Player, Shared } from './types.js';

export const setup: Under<Edition, Game<BirdTypes>['setup']> = (e, { seats, options }, x) => {
  const first = chooseFirst(options.firstPlayer, seats, x.chance);
  const players: Player[] = [];
  for (let seat = 0; seat < seats; seat++) players.push(newPlayer(startDeck(e, seat, first, seats, options)));
  const shared: Shared = {
    options,
    first,
    active: first,
    turn: 0,
    dry: 0,
    players,
    pile: newPile(e.gameCards[options.length]),
    field: [],
    fortune: seats === 1 ? newFortune(e) : null,
  };
  if (e.rules > 1) shared.rules = e.rules;
  const s = newState<BirdTypes>(e.rules, shared, hidesNothing(seats), NOTHING);
  if (seats > 1) x.tell?.({ type: 'first', seat: first });
  layOut(shared, x);
  beginTurn(s, x);
  return s;
};

/** R 3.3: by place in the order of play, not by seat. */
export function startDeck(e: Edition, seat: Seat, first: Seat, seats: number, options: BirdOptions): readonly number[] {
  const place = (seat - first + seats) % seats;
  return place >= RED_DECK_FROM_PLACE && options.startDecks === 'rulebook' ? e.redDeck : e.birdDeck;
}

function newPlayer(deck: readonly number[]): Player {
  return { deck: newPile(deck), played: [], power: 0, birds: deck.reduce((sum, count, card) => sum + count * birdsOn(card), 0) };
}

function newFortune(e: Edition): Fortune {
  return { pile: newPile(e.fortuneCards), shown: [], removed: KINDS.map(() => 0), sweeps: 0 };
}
