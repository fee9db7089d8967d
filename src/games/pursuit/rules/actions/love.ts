/** Develop Relationship: a first date, and the steps from there to a family (R 5.9). */
import type { Seat } from '../../../../engine/game.js';
import { partnerName } from '../../words/names.js';
import { many, some } from '../../words/wording.js';
import { RELATIONSHIP_SPACE } from '../board.js';
import type { Demand, Requirement } from '../cards/shape.js';
import { type Card, cardOf, DATE, FAMILY, isBasic, NO_CARD, PARTNERS_ROW, RELATIONSHIP, romanceOf } from '../cards.js';
import { gain, pullTrait, takeStress } from '../effects.js';
import { amounts } from '../goods.js';
import { remember } from '../life.js';
import * as moves from '../moves.js';
import { levelIn, playerAt, refill, rowAt, setLevel, takeFromRow, withOne } from '../table.js';
import { type Bar, NO, type Player, type Shared } from '../types.js';
import { type ActionOf, crowding, gainedAfter, offer, place } from './action.js';
import { jobRank } from './jobs.js';

export const date: ActionOf<'date'> = {
  list(shared, _, out) {
    for (const card of rowAt(shared, PARTNERS_ROW)) if (card >= 0) out.push(moves.date(card));
  },
  perform(shared, seat, move, _, x) {
    const p = playerAt(shared, seat);
    const card = cardOf(move.card);
    const { reward } = romanceOf(card, DATE, shared);
    if (!place(shared, seat, RELATIONSHIP_SPACE, x)) return;
    const slot = takeFromRow(shared, card);
    p.partners = withOne(p.partners, card);
    setLevel(shared, card, DATE);
    remember(p, shared.round, 'dated', card);
    const crowd = crowding(shared, seat);
    const second = p.partners.length > 1 ? 1 : 0; // R 5.9d
    x.tell?.({
      type: 'love',
      seat,
      card: move.card,
      name: partnerName(shared, seat, card),
      level: DATE,
      gained: gainedAfter(shared, seat, crowd + second, reward),
    });
    if (shared.options.partnerRefill) refill(shared, PARTNERS_ROW, slot, x);
    if (!takeStress(shared, seat, crowd, 'slots', x) || !takeStress(shared, seat, second, 'partners', x)) return;
    gain(shared, seat, reward, 'partner', x);
    pullTrait(shared, seat, 'developRelationship', x);
  },
};

export const relate: ActionOf<'relate'> = {
  list(shared, seat, out, refuse) {
    for (const card of playerAt(shared, seat).partners) {
      offer(out, refuse, moves.relate(card), barToRelate(shared, seat, card, refuse !== undefined));
    }
  },
  perform(shared, seat, move, _, x) {
    const p = playerAt(shared, seat);
    const card = cardOf(move.card);
    const level = levelIn(shared, card) + 1;
    const { reward } = romanceOf(card, level, shared);
    if (!place(shared, seat, RELATIONSHIP_SPACE, x)) return;
    setLevel(shared, card, level);
    remember(p, shared.round, level === RELATIONSHIP ? 'related' : 'founded', card);
    x.tell?.({ type: 'love', seat, card: move.card, name: partnerName(shared, seat, card), level, gained: amounts(reward) });
    gain(shared, seat, reward, 'partner', x);
    pullTrait(shared, seat, 'developRelationship', x);
  },
};

/** Whether the next step with a partner is open now. */
export const canRelate = (shared: Shared, seat: Seat, card: Card): boolean => barToRelate(shared, seat, card, false) === null;

/** R 5.9e, 5.9f: the next level only, and what the partner asks must be there before the action. */
function barToRelate(shared: Shared, seat: Seat, card: Card, tell: boolean): Bar {
  const level = levelIn(shared, card) + 1;
  if (level > FAMILY) {
    return tell
      ? { clause: '5.9f', because: `You and ${partnerName(shared, seat, card)} have a family already; there is no higher level.` }
      : NO;
  }
  const { requirement } = romanceOf(card, level, shared);
  if (requirement === null) return null;
  const { met, words } = DEMANDS[requirement.demand];
  const p = playerAt(shared, seat);
  if (met(p, shared, requirement.n)) return null;
  if (!tell) return NO;
  const step = level === RELATIONSHIP ? 'a relationship' : 'a family';
  return { clause: '5.9e', because: `For ${step} ${partnerName(shared, seat, card)} wants ${words(requirement.n, p, shared)}.` };
}

interface Wish {
  met(p: Player, shared: Shared, n: number): boolean;
  words(n: number, p: Player, shared: Shared): string;
}

const holding = (good: 'knowledge' | 'creativity' | 'influence' | 'money'): Wish => ({
  met: (p, _, n) => p[good] >= n,
  words: (n, p) => `you to have at least ${some(n, good)}; you have ${p[good]}`,
});

const basicsBegun = (p: Player): number => p.projects.filter(isBasic).length + p.basicCompleted;
const bestItem = (p: Player, shared: Shared): number => p.items.reduce((best, card) => Math.max(best, levelIn(shared, card)), 0);

const DEMANDS: Readonly<Record<Demand, Wish>> = {
  knowledge: holding('knowledge'),
  creativity: holding('creativity'),
  influence: holding('influence'),
  money: holding('money'),
  jobLevel: {
    met: (p, _, n) => jobRank(p.job) >= n,
    words: (n, p) => `you to have a job of level ${n} or more; you have ${p.job === NO_CARD ? 'no job' : `one of level ${jobRank(p.job)}`}`,
  },
  items: {
    met: (p, _, n) => p.items.length >= n,
    words: (n, p) => `you to own at least ${many(n, 'item')}; you own ${p.items.length}`,
  },
  itemLevel: {
    met: (p, shared, n) => bestItem(p, shared) >= n,
    words: (n, p, shared) =>
      `you to own an item of level ${n} or more; ${p.items.length === 0 ? 'you own none' : `your best is of level ${bestItem(p, shared)}`}`,
  },
  sth: {
    met: (p, _, n) => p.sth >= n,
    words: (n, p) => `you to have at least ${n} short-term happiness; you have ${p.sth}`,
  },
  stressMax: {
    met: (p, _, n) => p.stress <= n,
    words: (n, p) => `you on stress space ${n} or better; you are on ${p.stress}`,
  },
  projectsStarted: {
    met: (p, _, n) => basicsBegun(p) >= n,
    words: (n, p) => `you to have begun at least ${many(n, 'basic project')}; you have begun ${basicsBegun(p)}`,
  },
  projectsDone: {
    met: (p, _, n) => p.basicCompleted >= n,
    words: (n, p) => `you to have completed at least ${many(n, 'basic project')}; you have completed ${p.basicCompleted}`,
  },
};

/** What a partner asks, for the table: "at least 5 Influence". */
const WISHES: Readonly<Record<Demand, (n: number) => string>> = {
  knowledge: (n) => `${some(n, 'knowledge')}`,
  creativity: (n) => `${some(n, 'creativity')}`,
  influence: (n) => `${some(n, 'influence')}`,
  money: (n) => `${some(n, 'money')}`,
  jobLevel: () => 'a job',
  items: (n) => many(n, 'item'),
  itemLevel: (n) => `an item of level ${n}`,
  sth: (n) => `${n} STH`,
  stressMax: (n) => `stress ${n} or less`,
  projectsStarted: (n) => `${many(n, 'basic project')} begun`,
  projectsDone: (n) => `${many(n, 'basic project')} completed`,
};
export const wishOf = ({ demand, n }: Requirement): string => WISHES[demand](n);
