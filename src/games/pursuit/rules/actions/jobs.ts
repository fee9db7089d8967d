/** Jobs: being hired, promoted and, from the top, retiring (R 5.8, 5.14). */
import type { Seat } from '../../../../engine/game.js';
import { clonePile, countIn, takeOut } from '../../../../engine/pile.js';
import { perEdition } from '../../../kit/editions.js';
import type { Edition } from '../../editions/edition.js';
import { GET_JOB } from '../board.js';
import type { Field } from '../cards/shape.js';
import { type Card, cardOf, faceOf, idOf, JOBS_ROW, jobOf, NO_CARD, nextJobs, TOP_RANK } from '../cards.js';
import { gain, loseSth, takeStress } from '../effects.js';
import { amounts, type Bundle, bundle, plus } from '../goods.js';
import { remember } from '../life.js';
import * as moves from '../moves.js';
import { barToPay, FULL } from '../pay.js';
import { inRow, playerAt, putOnDiscards, rowAt, takeFromRow, without } from '../table.js';
import type { PursuitEffects, PursuitRefuse, Shared } from '../types.js';
import { type ActionOf, crowding, gainedAfter, offer, payFor, place, survives } from './action.js';

/** R 5.8e: the old job goes at once; with an option that costs as much as giving it up. Says whether the player still lives. */
function leaveOldJob(e: Edition, shared: Shared, seat: Seat, x: PursuitEffects): boolean {
  const p = playerAt(shared, seat);
  const old = p.job;
  if (old === NO_CARD) return true;
  putOnDiscards(e, shared, old);
  p.job = NO_CARD;
  remember(p, shared.round, 'leftJob', old);
  if (!shared.options.jobReplacementPenalty) return true;
  loseSth(shared, seat, x);
  return takeStress(shared, seat, 1, 'replaced', x);
}

export const hire: ActionOf<'hire'> = {
  list(e, shared, seat, out, refuse) {
    const p = playerAt(shared, seat);
    for (const card of rowAt(shared, JOBS_ROW)) {
      if (card < 0) continue;
      const what = refuse && { clause: '5.8', what: `Being hired as ${faceOf(e, card).name}` };
      offer(out, refuse, moves.hire(e, card), barToPay(p, jobOf(e, card).hire.cost, 0, 1, what ?? null));
    }
  },
  perform(e, shared, seat, move, _, x) {
    const p = playerAt(shared, seat);
    const card = cardOf(e, move.card);
    const { cost, reward } = jobOf(e, card).hire;
    if (!place(shared, seat, GET_JOB, x) || !payFor(e, shared, seat, card, cost, FULL, x)) return;
    const left = p.job === NO_CARD ? null : idOf(e, p.job);
    if (left !== null && shared.options.jobReplacementPenalty && !survives(shared, seat, 1)) {
      x.tell?.({ type: 'inVain', seat, card: move.card, paid: amounts(cost) });
    }
    if (!leaveOldJob(e, shared, seat, x)) return;
    takeFromRow(e, shared, card);
    p.job = card;
    remember(p, shared.round, 'hired', card);
    const crowd = crowding(shared, seat);
    x.tell?.({ type: 'hired', seat, card: move.card, left, paid: amounts(cost), gained: gainedAfter(shared, seat, crowd, reward) });
    if (takeStress(shared, seat, crowd, 'slots', x)) gain(shared, seat, reward, 'job', x);
  },
};

/** R 5.14f: a headhunter asks for two more of what the field lives on. */
const FEE: Readonly<Record<Field, Bundle>> = { science: bundle('2K'), arts: bundle('2C'), social: bundle('2I') };
const withFee = perEdition(({ jobs }: Edition): readonly Bundle[] => jobs.map(({ field, promotion }) => plus(promotion.cost, FEE[field])));

/** Whether a job one rank up lies in the row, so that no headhunter is needed. */
const isPosted = (e: Edition, shared: Shared, job: Card): boolean => nextJobs(e, job).some((next) => inRow(e, shared, next));

const inJobPile = (e: Edition, shared: Shared, card: Card): boolean => {
  const pile = shared.piles[JOBS_ROW];
  return pile !== undefined && countIn(pile, card - e.jobFrom) > 0;
};

const canBeFetched = (e: Edition, shared: Shared, card: Card): boolean =>
  shared.discards[JOBS_ROW]?.includes(card) === true || inJobPile(e, shared, card);

const costOfPromotion = (e: Edition, job: Card, fetched: boolean): Bundle =>
  fetched ? (withFee(e)[job - e.jobFrom] ?? jobOf(e, job).promotion.cost) : jobOf(e, job).promotion.cost;

/** R 5.14, 5.14f: what the promotion to a job costs from where one stands. */
export const promotionCost = (e: Edition, shared: Shared, job: Card, next: Card): Bundle =>
  costOfPromotion(e, job, shared.options.headhunter && !inRow(e, shared, next));

/** Why none of the next jobs can be had, in words. */
function refuseUnposted(e: Edition, shared: Shared, job: Card, next: Card, refuse: PursuitRefuse): void {
  const { field, rank } = jobOf(e, next);
  const where = shared.options.headhunter ? ', and no headhunter finds it' : '';
  refuse(moves.promote(e, next), {
    clause: shared.options.headhunter ? '5.14f' : '5.14a',
    because: `As ${faceOf(e, job).name} you need a level ${rank} ${field} job on the board; ${faceOf(e, next).name} is not there${where}.`,
  });
}

export const promote: ActionOf<'promote'> = {
  list(e, shared, seat, out, refuse) {
    const p = playerAt(shared, seat);
    if (p.job === NO_CARD) {
      if (refuse !== undefined) refuseJobless(e, shared, refuse);
      return;
    }
    const fetched = shared.options.headhunter && !isPosted(e, shared, p.job);
    for (const next of nextJobs(e, p.job)) {
      if (fetched ? canBeFetched(e, shared, next) : inRow(e, shared, next)) {
        const what = refuse && { clause: fetched ? '5.14f' : '5.14', what: `The promotion to ${faceOf(e, next).name}` };
        offer(out, refuse, moves.promote(e, next), barToPay(p, costOfPromotion(e, p.job, fetched), 0, 1, what ?? null));
      } else if (refuse !== undefined) {
        refuseUnposted(e, shared, p.job, next, refuse);
      }
    }
  },
  perform(e, shared, seat, move, _, x) {
    const p = playerAt(shared, seat);
    const old = p.job;
    const next = cardOf(e, move.to);
    const fetched = !inRow(e, shared, next);
    const cost = costOfPromotion(e, old, fetched);
    const { reward } = jobOf(e, old).promotion;
    payFor(e, shared, seat, next, cost, FULL, x);
    if (fetched) fetch(e, shared, next);
    else takeFromRow(e, shared, next);
    putOnDiscards(e, shared, old);
    p.job = next;
    remember(p, shared.round, 'promoted', next);
    x.tell?.({ type: 'promoted', seat, card: move.to, from: idOf(e, old), paid: amounts(cost), gained: amounts(reward) });
    gain(shared, seat, reward, 'job', x);
  },
};

function fetch(e: Edition, shared: Shared, card: Card): void {
  const discards = shared.discards[JOBS_ROW];
  const old = shared.piles[JOBS_ROW];
  if (discards?.includes(card)) {
    shared.discards[JOBS_ROW] = without(discards, card);
  } else if (old !== undefined) {
    const pile = clonePile(old);
    takeOut(pile, card - e.jobFrom);
    shared.piles[JOBS_ROW] = pile;
  }
}

/** Those without a job are told so for the jobs on the board that only a promotion could make sense of. */
function refuseJobless(e: Edition, shared: Shared, refuse: PursuitRefuse): void {
  for (const card of rowAt(shared, JOBS_ROW)) {
    if (card >= 0 && jobOf(e, card).rank > 1) {
      refuse(moves.promote(e, card), { clause: '5.14', because: `Only those who have a job can be promoted; you have none.` });
    }
  }
}

export const retire: ActionOf<'retire'> = {
  list(e, shared, seat, out, refuse) {
    const p = playerAt(shared, seat);
    if (p.job === NO_CARD || jobOf(e, p.job).rank < TOP_RANK) {
      refuse?.(moves.RETIRE, { clause: '5.14e', because: `Only from a level ${TOP_RANK} job can you retire; ${standing(e, p.job)}.` });
    } else if (!shared.options.retirement) {
      refuse?.(moves.RETIRE, { clause: '5.14e', because: 'At this table nobody retires.' });
    } else {
      const { job } = p;
      const what = refuse && { clause: '5.14e', what: `Retiring as ${faceOf(e, job).name}` };
      offer(out, refuse, moves.RETIRE, barToPay(p, jobOf(e, job).promotion.cost, 0, 1, what ?? null));
    }
  },
  perform(e, shared, seat, _, __, x) {
    const p = playerAt(shared, seat);
    const old = p.job;
    const { cost, reward } = jobOf(e, old).promotion;
    payFor(e, shared, seat, old, cost, FULL, x);
    putOnDiscards(e, shared, old);
    p.job = NO_CARD;
    remember(p, shared.round, 'retired', old);
    x.tell?.({ type: 'retired', seat, card: idOf(e, old), paid: amounts(cost), gained: amounts(reward) });
    gain(shared, seat, reward, 'job', x);
  },
};

/** 0 without a job. */
export const jobRank = (e: Edition, job: Card): number => (job === NO_CARD ? 0 : jobOf(e, job).rank);

const standing = (e: Edition, job: Card): string => (job === NO_CARD ? 'you have no job' : `yours is level ${jobOf(e, job).rank}`);
