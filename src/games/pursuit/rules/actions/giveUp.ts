/** Giving up a card in front of one, wanted or not (R 4.8b, 10). */

import type { Seat } from '../../../../engine/game.js';
import type { Edition } from '../../editions/edition.js';
import { nameFor } from '../../words/names.js';
import { type Card, cardOf, faceOf, idOf, isGroup, isItem, isJob, isPartner, NO_CARD, ROLES } from '../cards.js';
import { loseSth, lossFor, takeStress } from '../effects.js';
import { remember, rememberLove } from '../life.js';
import * as moves from '../moves.js';
import { levelIn, playerAt, putOnDiscards, rolesCovered, setRole, without } from '../table.js';
import type { Move, Player, PursuitEffects, PursuitRefuse, Shared } from '../types.js';
import type { ActionOf } from './action.js';

/** The card goes, 1 short-term happiness is lost, 1 stress comes. Says whether the player still lives. */
export function giveUp(e: Edition, shared: Shared, seat: Seat, card: Card, unpaid: boolean, x: PursuitEffects): boolean {
  const p = playerAt(shared, seat);
  x.tell?.({ type: 'givenUp', seat, card: idOf(e, card), name: nameFor(e, shared, seat, card), unpaid, lost: lossFor(shared, p) });
  p.spent += shared.markers[card] ?? 0;
  if (isGroup(e, card)) uncover(e, shared, seat, card);
  recordLoss(e, p, shared, card);
  leaveFront(e, p, card);
  putOnDiscards(e, shared, card);
  loseSth(shared, seat, x);
  return takeStress(shared, seat, 1, 'givenUp', x);
}

/** Only own roles can be on it (R 10.2): their hourglasses become spent time. */
function uncover(e: Edition, shared: Shared, seat: Seat, card: Card): void {
  playerAt(shared, seat).spent += rolesCovered(e, shared, card, seat);
  for (let role = 1; role <= ROLES; role++) setRole(e, shared, card, role, -1);
}

function recordLoss(e: Edition, p: Player, shared: Shared, card: Card): void {
  const level = levelIn(shared, card);
  if (isPartner(e, card)) rememberLove(shared, p, 'parted', card, level);
  else remember(p, shared.round, isJob(e, card) ? 'leftJob' : 'gaveUp', card, level);
}

function leaveFront(e: Edition, p: Player, card: Card): void {
  if (isJob(e, card)) p.job = NO_CARD;
  else if (isPartner(e, card)) p.partners = without(p.partners, card);
  else if (isItem(e, card)) p.items = without(p.items, card);
  else p.projects = without(p.projects, card);
}

export const discard: ActionOf<'discard'> = {
  list(e, shared, seat, out, refuse) {
    const p = playerAt(shared, seat);
    for (const card of p.projects) listProject(e, shared, seat, card, out, refuse);
    if (p.job !== NO_CARD) out.push(moves.discard(e, p.job));
    for (const card of p.partners) out.push(moves.discard(e, card));
    for (const card of p.items) out.push(moves.discard(e, card));
    if (refuse === undefined) return;
    for (const card of p.activities) {
      refuse(moves.discard(e, card), {
        clause: '10.3',
        because: `${faceOf(e, card).name} is an activity: it is done, and leaves by itself when the round ends.`,
      });
    }
  },
  perform(e, shared, seat, move, _, x) {
    giveUp(e, shared, seat, cardOf(e, move.card), false, x);
  },
};

/** R 10.2: a group project stays while anybody else has a role in it. */
function listProject(e: Edition, shared: Shared, seat: Seat, card: Card, out: Move[], refuse: PursuitRefuse | undefined): void {
  const others = isGroup(e, card) ? rolesCovered(e, shared, card) - rolesCovered(e, shared, card, seat) : 0;
  if (others === 0) out.push(moves.discard(e, card));
  else
    refuse?.(moves.discard(e, card), {
      clause: '10.2',
      because: `Others cover ${others} of the roles in ${faceOf(e, card).name}: it can no longer be discarded.`,
    });
}

/** How many cards a player could throw away now. */
export function discardable(e: Edition, shared: Shared, seat: Seat): number {
  const p = playerAt(shared, seat);
  let count = p.items.length + p.partners.length + (p.job === NO_CARD ? 0 : 1);
  for (const card of p.projects) {
    if (!isGroup(e, card) || rolesCovered(e, shared, card) === rolesCovered(e, shared, card, seat)) count++;
  }
  return count;
}
