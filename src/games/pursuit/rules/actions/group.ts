/** Group projects: starting one, and joining one that lies in front of anybody (R 5.6). */

import type { Seat } from '../../../../engine/game.js';
import type { Edition } from '../../editions/edition.js';
import { ROLES_PER_PLAYER, TAKE_PROJECT } from '../board.js';
import { type Card, cardOf, faceOf, isGroup, levelOf, PROJECTS, ROLES } from '../cards.js';
import { gain, takeStress } from '../effects.js';
import { type Amounts, amounts } from '../goods.js';
import { remember } from '../life.js';
import * as moves from '../moves.js';
import { barToPay, type Less, paid, sparedBy, spareOf } from '../pay.js';
import { playerAt, roleHolder, rolesCovered, rowAt, setRole, withAt, withOne } from '../table.js';
import type { Bar, Move, PursuitEffects, PursuitRefuse, Shared } from '../types.js';
import { type ActionOf, crowding, gainedAfter, offer, payFor, place, takeAndRefill } from './action.js';

function barToRole(e: Edition, shared: Shared, seat: Seat, card: Card, role: number, refuse: PursuitRefuse | undefined): Bar {
  const p = playerAt(shared, seat);
  const { cost, name } = levelOf(e, card, role);
  const what = refuse && { clause: '5.6', what: `${faceOf(e, card).name} as ${name}` };
  return barToPay(p, cost, spareOf(p, cost, 'role', shared.options), 1 + cost.hourglass, what ?? null);
}

/** R 5.6f: the hourglass lies on the space for a moment and then on the role, where it counts for no repeat. */
function coverRole(e: Edition, shared: Shared, seat: Seat, card: Card, role: number): void {
  const p = playerAt(shared, seat);
  p.onSpace = withAt(p.onSpace, TAKE_PROJECT, (p.onSpace[TAKE_PROJECT] ?? 0) - 1);
  setRole(e, shared, card, role, seat);
  p.sharedAndSingle++;
  remember(p, shared.round, 'role', card, role);
}

const priceOfRole = (e: Edition, shared: Shared, seat: Seat, move: { readonly card: string; readonly role: number }) => {
  const { cost } = levelOf(e, cardOf(e, move.card), move.role);
  return { cost, spare: spareOf(playerAt(shared, seat), cost, 'role', shared.options) };
};

export const start: ActionOf<'start'> = {
  list(e, shared, seat, out, refuse) {
    for (const card of rowAt(shared, PROJECTS)) {
      if (card < 0 || !isGroup(e, card)) continue;
      for (let role = 1; role <= ROLES; role++)
        offer(out, refuse, moves.start(e, card, role), barToRole(e, shared, seat, card, role, refuse));
    }
  },
  price: priceOfRole,
  perform(e, shared, seat, move, less, x) {
    const p = playerAt(shared, seat);
    const card = cardOf(e, move.card);
    const { cost, reward } = levelOf(e, card, move.role);
    if (!place(shared, seat, TAKE_PROJECT, x) || !payFor(e, shared, seat, card, cost, less, x)) return;
    p.projects = withOne(p.projects, card);
    coverRole(e, shared, seat, card, move.role);
    const crowd = crowding(shared, seat);
    if (x.tell !== undefined) tellRole(e, shared, seat, seat, move, less, gainedAfter(shared, seat, crowd, reward), x);
    takeAndRefill(e, shared, card, x);
    if (takeStress(shared, seat, crowd, 'slots', x)) gain(shared, seat, reward, 'group', x);
  },
};

export const join: ActionOf<'join'> = {
  list(e, shared, seat, out, refuse) {
    for (const { projects } of shared.players) {
      for (const card of projects) if (isGroup(e, card)) listRoles(e, shared, seat, card, out, refuse);
    }
  },
  price: priceOfRole,
  perform(e, shared, seat, move, less, x) {
    const card = cardOf(e, move.card);
    const { cost, reward } = levelOf(e, card, move.role);
    if (!place(shared, seat, TAKE_PROJECT, x) || !payFor(e, shared, seat, card, cost, less, x)) return;
    coverRole(e, shared, seat, card, move.role);
    if (x.tell !== undefined) tellRole(e, shared, seat, ownerOf(shared, card), move, less, amounts(reward), x);
    gain(shared, seat, reward, 'group', x);
  },
};

function listRoles(e: Edition, shared: Shared, seat: Seat, card: Card, out: Move[], refuse: PursuitRefuse | undefined): void {
  const held = rolesCovered(e, shared, card, seat);
  for (let role = 1; role <= ROLES; role++) {
    const move = moves.join(e, card, role);
    if (roleHolder(e, shared, card, role) >= 0) {
      refuse?.(move, {
        clause: '5.6b',
        because: `The role of ${levelOf(e, card, role).name} in ${faceOf(e, card).name} is covered already.`,
      });
    } else if (held >= ROLES_PER_PLAYER) {
      refuse?.(move, { clause: '5.6c', because: `You cover ${held} roles in ${faceOf(e, card).name}; nobody may cover more than two.` });
    } else {
      offer(out, refuse, move, barToRole(e, shared, seat, card, role, refuse));
    }
  }
}

const ownerOf = (shared: Shared, card: Card): Seat => shared.players.findIndex(({ projects }) => projects.includes(card));

function tellRole(
  e: Edition,
  shared: Shared,
  seat: Seat,
  owner: Seat,
  { card, role }: { readonly card: string; readonly role: number },
  less: Less,
  gained: Amounts,
  x: PursuitEffects,
): void {
  const { cost } = levelOf(e, cardOf(e, card), role);
  const started = rolesCovered(e, shared, cardOf(e, card)) === 1;
  x.tell?.({ type: 'role', seat, card, role, owner, started, paid: amounts(paid(cost, less)), spared: sparedBy(less), gained });
}
