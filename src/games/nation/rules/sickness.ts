/** Exploring, falling sick and getting well. */
import { ask } from '../../../engine/decisions.js';
import type { Seat } from '../../../engine/game.js';
import { draw, shuffleIn } from '../../../engine/pile.js';
import type { Edition } from '../editions/edition.js';
import { MEDICINE } from './data.js';
import { faceAt } from './deck.js';
import { nextTurn } from './round.js';
import { bit, cheer, discardFromHand, held, isOut, makeForShop, ownAt, playerAt, seatAfter, seatOf, takeFromSupply } from './table.js';
import type { NationEffects, NationState, Place, Shared } from './types.js';

/** R 6.9: draws a card; a Sickness is shown at once. */
export function explore(e: Edition, s: NationState, seat: Seat, x: NationEffects): void {
  const { shared } = s;
  if (shared.deckSize === 0) {
    shuffleDiscardsIn(s);
    x.tell?.({ type: 'newDeck', seat, cards: shared.deckSize }); // R 6.9a
  }
  const card = draw(s.dark.deck, x.chance);
  shared.deckSize--;
  if (card === e.sickness) {
    shared.discards[card] = (shared.discards[card] ?? 0) + 1;
    x.tell?.({ type: 'sickness', seat });
    infectAll(e, s, seat, x);
    return;
  }
  const own = ownAt(s, seat);
  own.hand[card] = held(own, card) + 1;
  playerAt(shared, seat).cards++;
  x.whisper?.(seat, { type: 'draw', seat, card: faceAt(e, card).id }, { type: 'explore', seat });
  nextTurn(e, s, x);
}

function shuffleDiscardsIn(s: NationState): void {
  const { discards } = s.shared;
  const { deck } = s.dark;
  discards.forEach((count, card) => {
    for (let i = 0; i < count; i++) shuffleIn(deck, card);
    s.shared.deckSize += count;
    discards[card] = 0;
  });
}

/** R 8.1: the one who drew it, then all they have visited today, in turn order. */
function infectAll(e: Edition, s: NationState, drawer: Seat, x: NationEffects): void {
  const { shared } = s;
  const { visited } = playerAt(shared, drawer);
  shared.infecting = [drawer];
  for (let seat = seatAfter(shared, drawer); seat !== drawer; seat = seatAfter(shared, seat)) {
    if ((visited & bit(seat)) !== 0 && !isOut(playerAt(shared, seat))) shared.infecting.push(seat);
  }
  infectNext(e, s, x);
}

/** R 8.2, 8.3: one after the other, because the cards may not suffice for all. */
function infectNext(e: Edition, s: NationState, x: NationEffects): void {
  const { shared } = s;
  for (let seat = shared.infecting[0]; seat !== undefined; seat = shared.infecting[0]) {
    if (shared.sickLeft > 0 && mayHoldVaccine(e, shared, seat)) {
      ask(s, seat, 'vaccine');
      return;
    }
    shared.infecting.shift();
    fallSick(shared, seat, x);
  }
  const doctor = seatOf(shared, 'doctor');
  if (doctor >= 0 && !isOut(playerAt(shared, doctor))) ask(s, doctor, 'reshuffle');
  else nextTurn(e, s, x);
}

/** R 8.3a: by what everybody knows; to ask only those who hold one would give them away. */
function mayHoldVaccine(e: Edition, shared: Shared, seat: Seat): boolean {
  const { cards, showsHelp } = playerAt(shared, seat);
  return cards > (showsHelp ? 1 : 0) && shared.discards[e.vaccine] !== e.counts[e.vaccine];
}

function fallSick(shared: Shared, seat: Seat, x: NationEffects): void {
  if (shared.sickLeft === 0) {
    x.tell?.({ type: 'spared', seat });
    return;
  }
  shared.sickLeft--;
  playerAt(shared, seat).sick++;
  x.tell?.({ type: 'sick', seat });
}

export function answerVaccine(e: Edition, s: NationState, seat: Seat, use: boolean, x: NationEffects): void {
  const { shared } = s;
  shared.infecting.shift();
  if (use) {
    discardFromHand(e, s, seat, e.vaccine);
    x.tell?.({ type: 'vaccine', seat });
    cheer(shared, seat, 1, 'card', x);
  } else {
    fallSick(shared, seat, x);
  }
  infectNext(e, s, x);
}

/** R 8.5. */
export function answerReshuffle(e: Edition, s: NationState, seat: Seat, yes: boolean, x: NationEffects): void {
  if (yes) shuffleDiscardsIn(s);
  x.tell?.({ type: 'reshuffle', seat, yes });
  nextTurn(e, s, x);
}

/** R 8.4, 8.4a: the taker and the Doctor are glad; a Doctor who heals itself is glad once. */
export function takeMedicine(shared: Shared, seat: Seat, from: Place, x: NationEffects): void {
  const player = playerAt(shared, seat);
  if (from === 'shop') makeForShop(shared, player, -1);
  else takeFromSupply(shared, player, MEDICINE, -1);
  player.sick--;
  shared.sickLeft++;
  const doctor = seatOf(shared, 'doctor');
  const glad = doctor >= 0 && doctor !== seat && !isOut(playerAt(shared, doctor));
  x.tell?.({ type: 'medicine', seat, from, doctor: glad ? doctor : null, left: player.sick });
  cheer(shared, seat, 1, 'medicine', x);
  if (glad) cheer(shared, doctor, 1, 'medicine', x);
}
