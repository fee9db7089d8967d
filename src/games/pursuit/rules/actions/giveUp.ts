/** Giving up a card in front of one, wanted or not (R 4.8b, 10). */
import type { Seat } from '../../../../engine/game.js';
import { nameFor } from '../../words/names.js';
import { type Card, cardOf, faceOf, idOf, isGroup, isItem, isJob, isPartner, NO_CARD, ROLES } from '../cards.js';
import { loseSth, takeStress } from '../effects.js';
import { remember } from '../life.js';
import * as moves from '../moves.js';
import { levelIn, playerAt, putOnDiscards, rolesCovered, setRole, without } from '../table.js';
import type { Move, Player, PursuitEffects, PursuitRefuse, Shared } from '../types.js';
import type { ActionOf } from './action.js';

/** The card goes, 1 STH is lost, 1 stress comes. Says whether the player still lives. */
export function giveUp(shared: Shared, seat: Seat, card: Card, unpaid: boolean, x: PursuitEffects): boolean {
  const p = playerAt(shared, seat);
  x.tell?.({ type: 'givenUp', seat, card: idOf(card), name: nameFor(shared, seat, card), unpaid });
  p.spent += shared.markers[card] ?? 0;
  if (isGroup(card)) uncover(shared, seat, card);
  recordLoss(p, shared, card);
  leaveFront(p, card);
  putOnDiscards(shared, card);
  loseSth(shared, seat, x);
  return takeStress(shared, seat, 1, 'givenUp', x);
}

/** Only own roles can be on it (R 10.2): their hourglasses become spent time. */
function uncover(shared: Shared, seat: Seat, card: Card): void {
  playerAt(shared, seat).spent += rolesCovered(shared, card, seat);
  for (let role = 1; role <= ROLES; role++) setRole(shared, card, role, -1);
}

function recordLoss(p: Player, shared: Shared, card: Card): void {
  const deed = isJob(card) ? 'leftJob' : isPartner(card) ? 'parted' : 'gaveUp';
  remember(p, shared.round, deed, card, levelIn(shared, card));
}

function leaveFront(p: Player, card: Card): void {
  if (isJob(card)) p.job = NO_CARD;
  else if (isPartner(card)) p.partners = without(p.partners, card);
  else if (isItem(card)) p.items = without(p.items, card);
  else p.projects = without(p.projects, card);
}

export const discard: ActionOf<'discard'> = {
  list(shared, seat, out, refuse) {
    const p = playerAt(shared, seat);
    for (const card of p.projects) listProject(shared, seat, card, out, refuse);
    if (p.job !== NO_CARD) out.push(moves.discard(p.job));
    for (const card of p.partners) out.push(moves.discard(card));
    for (const card of p.items) out.push(moves.discard(card));
    if (refuse === undefined) return;
    for (const card of p.activities) {
      refuse(moves.discard(card), {
        clause: '10.3',
        because: `${faceOf(card).name} is an activity: it is done, and leaves by itself when the round ends.`,
      });
    }
  },
  perform(shared, seat, move, _, x) {
    giveUp(shared, seat, cardOf(move.card), false, x);
  },
};

/** R 10.2: a group project stays while anybody else has a role in it. */
function listProject(shared: Shared, seat: Seat, card: Card, out: Move[], refuse: PursuitRefuse | undefined): void {
  const others = isGroup(card) ? rolesCovered(shared, card) - rolesCovered(shared, card, seat) : 0;
  if (others === 0) out.push(moves.discard(card));
  else
    refuse?.(moves.discard(card), {
      clause: '10.2',
      because: `Others cover ${others} of the roles in ${faceOf(card).name}: it can no longer be discarded.`,
    });
}

/** How many cards a player could throw away now. */
export function discardable(shared: Shared, seat: Seat): number {
  const p = playerAt(shared, seat);
  let count = p.items.length + p.partners.length + (p.job === NO_CARD ? 0 : 1);
  for (const card of p.projects) {
    if (!isGroup(card) || rolesCovered(shared, card) === rolesCovered(shared, card, seat)) count++;
  }
  return count;
}
