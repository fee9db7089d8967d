/** Love: a first date, and the steps from there to a family (R 5.9). */

import type { Seat } from '../../../../engine/game.js';
import type { Edition } from '../../editions/edition.js';
import { partnerName, sideFor } from '../../words/names.js';
import { many, numeral, some } from '../../words/wording.js';
import { RELATIONSHIP_SPACE } from '../board.js';
import type { Demand, Requirement } from '../cards/shape.js';
import { type Card, cardOf, DATE, FAMILY, isBasic, NO_CARD, PARTNERS_ROW, RELATIONSHIP, romanceOf } from '../cards.js';
import { gain, pullTrait, takeStress } from '../effects.js';
import { amounts } from '../goods.js';
import { rememberLove } from '../life.js';
import * as moves from '../moves.js';
import { levelIn, playerAt, refill, rowAt, setLevel, takeFromRow, withOne } from '../table.js';
import { type Bar, NO, type Player, type Shared } from '../types.js';
import { type ActionOf, crowding, gainedAfter, offer, place } from './action.js';
import { jobRank } from './jobs.js';

export const date: ActionOf<'date'> = {
  list(e, shared, seat, out, refuse) {
    for (const card of rowAt(shared, PARTNERS_ROW)) {
      if (card < 0) continue;
      out.push(moves.date(e, card));
      if (e.turnsPartners) offer(out, refuse, moves.dateTurned(e, card), barToTurn(shared, seat));
    }
  },
  perform(e, shared, seat, move, _, x) {
    const p = playerAt(shared, seat);
    const card = cardOf(e, move.card);
    const { reward } = romanceOf(e, card, DATE);
    if (!place(shared, seat, RELATIONSHIP_SPACE, x)) return;
    const slot = takeFromRow(e, shared, card);
    if (move.turned) shared.turned = withOne(shared.turned ?? [], card);
    p.partners = withOne(p.partners, card);
    setLevel(shared, card, DATE);
    rememberLove(shared, p, 'dated', card);
    const crowd = crowding(shared, seat);
    const second = p.partners.length > 1 ? 1 : 0; // R 5.9d
    x.tell?.({
      type: 'love',
      seat,
      card: move.card,
      name: partnerName(e, shared, seat, card),
      level: DATE,
      gained: gainedAfter(shared, seat, crowd + second, reward),
    });
    if (shared.options.partnerRefill) refill(e, shared, PARTNERS_ROW, slot, x);
    if (!takeStress(shared, seat, crowd, 'slots', x) || !takeStress(shared, seat, second, 'partners', x)) return;
    gain(shared, seat, reward, 'partner', x);
    pullTrait(e, shared, seat, 'developRelationship', x);
  },
};

/** R 5.9b: where the table has said who partners of this place are, their cards are not turned. */
function barToTurn(shared: Shared, seat: Seat): Bar {
  const side = sideFor(shared.options, seat);
  if (side === 'any') return null;
  return { clause: '5.9b', because: `At this table partners of your place are ${side === 'f' ? 'women' : 'men'}.` };
}

export const relate: ActionOf<'relate'> = {
  list(e, shared, seat, out, refuse) {
    for (const card of playerAt(shared, seat).partners) {
      offer(out, refuse, moves.relate(e, card), barToRelate(e, shared, seat, card, refuse !== undefined));
    }
  },
  perform(e, shared, seat, move, _, x) {
    const p = playerAt(shared, seat);
    const card = cardOf(e, move.card);
    const level = levelIn(shared, card) + 1;
    const { reward } = romanceOf(e, card, level);
    if (!place(shared, seat, RELATIONSHIP_SPACE, x)) return;
    setLevel(shared, card, level);
    rememberLove(shared, p, level === RELATIONSHIP ? 'related' : 'founded', card);
    x.tell?.({ type: 'love', seat, card: move.card, name: partnerName(e, shared, seat, card), level, gained: amounts(reward) });
    gain(shared, seat, reward, 'partner', x);
    pullTrait(e, shared, seat, 'developRelationship', x);
  },
};

/** Whether the next step with a partner is open now. */
export const canRelate = (e: Edition, shared: Shared, seat: Seat, card: Card): boolean =>
  barToRelate(e, shared, seat, card, false) === null;

/** R 5.9e, 5.9f: the next level only, and what the partner asks must be there before the action. */
function barToRelate(e: Edition, shared: Shared, seat: Seat, card: Card, tell: boolean): Bar {
  const level = levelIn(shared, card) + 1;
  if (level > FAMILY) {
    return tell
      ? { clause: '5.9f', because: `You and ${partnerName(e, shared, seat, card)} have a family already; there is no higher level.` }
      : NO;
  }
  const { requirement } = romanceOf(e, card, level);
  if (requirement === null) return null;
  const { met, words } = DEMANDS[requirement.demand];
  const p = playerAt(shared, seat);
  if (met(e, p, shared, requirement.n)) return null;
  if (!tell) return NO;
  const step = level === RELATIONSHIP ? 'a relationship' : 'a family';
  return { clause: '5.9e', because: `For ${step} ${partnerName(e, shared, seat, card)} wants ${words(e, requirement.n, p, shared)}.` };
}

interface Wish {
  met(e: Edition, p: Player, shared: Shared, n: number): boolean;
  words(e: Edition, n: number, p: Player, shared: Shared): string;
}

const holding = (good: 'knowledge' | 'creativity' | 'influence' | 'money'): Wish => ({
  met: (_, p, __, n) => p[good] >= n,
  words: (_, n, p) => `you to have at least ${some(n, good)}; you have ${p[good]}`,
});

const basicsBegun = (e: Edition, p: Player): number => p.projects.filter((card) => isBasic(e, card)).length + p.basicCompleted;
const bestItem = (p: Player, shared: Shared): number => p.items.reduce((best, card) => Math.max(best, levelIn(shared, card)), 0);

const DEMANDS: Readonly<Record<Demand, Wish>> = {
  knowledge: holding('knowledge'),
  creativity: holding('creativity'),
  influence: holding('influence'),
  money: holding('money'),
  jobLevel: {
    met: (e, p, _, n) => jobRank(e, p.job) >= n,
    words: (e, n, p) =>
      `you to have a job of level ${n} or more; you have ${p.job === NO_CARD ? 'no job' : `one of level ${jobRank(e, p.job)}`}`,
  },
  items: {
    met: (_, p, __, n) => p.items.length >= n,
    words: (_, n, p) => `you to own at least ${many(n, 'item')}; you own ${p.items.length}`,
  },
  itemLevel: {
    met: (_, p, shared, n) => bestItem(p, shared) >= n,
    words: (_, n, p, shared) =>
      `you to own an item of level ${n} or more; ${p.items.length === 0 ? 'you own none' : `your best is of level ${bestItem(p, shared)}`}`,
  },
  sth: {
    met: (_, p, __, n) => p.sth >= n,
    words: (_, n, p) => `you to have at least ${n} short-term happiness; you have ${numeral(p.sth)}`,
  },
  stressMax: {
    met: (_, p, __, n) => p.stress <= n,
    words: (_, n, p) => `you on stress space ${n} or better; you are on ${p.stress}`,
  },
  projectsStarted: {
    met: (e, p, _, n) => basicsBegun(e, p) >= n,
    words: (e, n, p) => `you to have begun at least ${many(n, 'basic project')}; you have begun ${basicsBegun(e, p)}`,
  },
  projectsDone: {
    met: (_, p, __, n) => p.basicCompleted >= n,
    words: (_, n, p) => `you to have completed at least ${many(n, 'basic project')}; you have completed ${p.basicCompleted}`,
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
  sth: (n) => `${n} short-term happiness`,
  stressMax: (n) => `stress ${n} or less`,
  projectsStarted: (n) => `${many(n, 'basic project')} begun`,
  projectsDone: (n) => `${many(n, 'basic project')} completed`,
};
export const wishOf = ({ demand, n }: Requirement): string => WISHES[demand](n);
