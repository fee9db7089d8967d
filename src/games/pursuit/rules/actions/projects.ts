/** Basic and single-round projects: taking them, and advancing the basic ones (R 5.4, 5.5, 5.13). */

import type { Seat } from '../../../../engine/game.js';
import type { Edition } from '../../editions/edition.js';
import { TAKE_PROJECT } from '../board.js';
import { type Card, cardOf, faceOf, isBasic, isSingle, levelOf, levelsOn, PROJECTS } from '../cards.js';
import { gain, takeStress } from '../effects.js';
import { amounts } from '../goods.js';
import { remember } from '../life.js';
import * as moves from '../moves.js';
import { barToPay, paid, payResources, sparedBy, spareOf } from '../pay.js';
import { levelIn, playerAt, rowAt, setLevel, withAt, withOne, without } from '../table.js';
import type { Bar, PursuitRefuse, Shared } from '../types.js';
import { type ActionOf, crowding, gainedAfter, offer, payFor, place, strive, takeAndRefill } from './action.js';

function barToLevel(e: Edition, shared: Shared, seat: Seat, card: Card, level: number, refuse: PursuitRefuse | undefined): Bar {
  const p = playerAt(shared, seat);
  const { cost } = levelOf(e, card, level);
  const spare = spareOf(p, cost, 'level', shared.options);
  const what = refuse && { clause: isSingle(e, card) ? '5.5' : '5.4', what: titleOf(e, card, level) };
  return barToPay(p, cost, spare, 1 + cost.hourglass, what ?? null);
}

const titleOf = (e: Edition, card: Card, level: number): string =>
  `${faceOf(e, card).name}, level ${level} (${levelOf(e, card, level).name}),`;

export const take: ActionOf<'take'> = {
  list(e, shared, seat, out, refuse) {
    for (const card of rowAt(shared, PROJECTS)) {
      if (card >= 0 && isBasic(e, card)) offer(out, refuse, moves.take(e, card), barToLevel(e, shared, seat, card, 1, refuse));
    }
  },
  price(e, shared, seat, move) {
    const { cost } = levelOf(e, cardOf(e, move.card), 1);
    return { cost, spare: spareOf(playerAt(shared, seat), cost, 'level', shared.options) };
  },
  perform(e, shared, seat, move, less, x) {
    const p = playerAt(shared, seat);
    const card = cardOf(e, move.card);
    const { cost, reward } = levelOf(e, card, 1);
    if (!place(shared, seat, TAKE_PROJECT, x) || !payFor(e, shared, seat, card, cost, less, x)) return;
    p.projects = withOne(p.projects, card);
    setLevel(shared, card, 1);
    const crowd = crowding(shared, seat);
    x.tell?.({
      type: 'project',
      seat,
      card: move.card,
      level: 1,
      taken: true,
      paid: amounts(paid(cost, less)),
      spared: sparedBy(less),
      gained: gainedAfter(shared, seat, crowd, reward),
    });
    takeAndRefill(e, shared, card, x);
    if (takeStress(shared, seat, crowd, 'slots', x)) gain(shared, seat, reward, 'basic', x);
  },
};

export const single: ActionOf<'single'> = {
  list(e, shared, seat, out, refuse) {
    for (const card of rowAt(shared, PROJECTS)) {
      if (card < 0 || !isSingle(e, card)) continue;
      for (let level = 1; level <= levelsOn(e, card); level++) {
        offer(out, refuse, moves.single(e, card, level), barToLevel(e, shared, seat, card, level, refuse));
      }
    }
  },
  price(e, shared, seat, move) {
    const { cost } = levelOf(e, cardOf(e, move.card), move.level);
    return { cost, spare: spareOf(playerAt(shared, seat), cost, 'level', shared.options) };
  },
  perform(e, shared, seat, move, less, x) {
    const p = playerAt(shared, seat);
    const card = cardOf(e, move.card);
    const { cost, reward } = levelOf(e, card, move.level);
    if (!place(shared, seat, TAKE_PROJECT, x) || !payFor(e, shared, seat, card, cost, less, x)) return;
    p.projects = withOne(p.projects, card);
    setLevel(shared, card, move.level);
    p.sharedAndSingle++;
    remember(p, shared.round, 'single', card, move.level);
    const crowd = crowding(shared, seat);
    x.tell?.({
      type: 'single',
      seat,
      card: move.card,
      level: move.level,
      paid: amounts(paid(cost, less)),
      spared: sparedBy(less),
      gained: gainedAfter(shared, seat, crowd, reward),
    });
    takeAndRefill(e, shared, card, x);
    if (takeStress(shared, seat, crowd, 'slots', x)) gain(shared, seat, reward, 'single', x);
  },
};

export const advance: ActionOf<'advance'> = {
  list(e, shared, seat, out, refuse) {
    const p = playerAt(shared, seat);
    for (const card of p.projects) {
      if (!isBasic(e, card)) continue;
      const level = levelIn(shared, card) + 1;
      const { cost } = levelOf(e, card, level);
      const what = refuse && { clause: '5.13', what: titleOf(e, card, level) };
      const bar = barToPay(p, cost, spareOf(p, cost, 'advance', shared.options), cost.hourglass, what ?? null);
      offer(out, refuse, moves.advance(e, card), bar);
    }
  },
  price(e, shared, seat, move) {
    const card = cardOf(e, move.card);
    const { cost } = levelOf(e, card, levelIn(shared, card) + 1);
    return { cost, spare: spareOf(playerAt(shared, seat), cost, 'advance', shared.options) };
  },
  perform(e, shared, seat, move, less, x) {
    const p = playerAt(shared, seat);
    const card = cardOf(e, move.card);
    const level = levelIn(shared, card) + 1;
    const { cost, reward } = levelOf(e, card, level);
    p.free -= cost.hourglass;
    shared.markers = withAt(shared.markers, card, (shared.markers[card] ?? 0) + cost.hourglass);
    payResources(p, cost, less);
    if (!strive(e, shared, seat, card, cost, less, x)) return;
    setLevel(shared, card, level);
    x.tell?.({
      type: 'project',
      seat,
      card: move.card,
      level,
      taken: false,
      paid: amounts(paid(cost, less)),
      spared: sparedBy(less),
      gained: amounts(reward),
    });
    gain(shared, seat, reward, 'basic', x);
    if (level === levelsOn(e, card)) complete(shared, seat, card);
  },
};

/** R 5.13b: the card leaves its slot, the hourglasses on it become spent time. */
function complete(shared: Shared, seat: Seat, card: Card): void {
  const p = playerAt(shared, seat);
  p.projects = without(p.projects, card);
  p.album = withOne(p.album, card);
  p.spent += shared.markers[card] ?? 0;
  shared.markers = withAt(shared.markers, card, 0);
  p.basicCompleted++;
  remember(p, shared.round, 'finished', card);
}
