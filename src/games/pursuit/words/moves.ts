/** Every answer as a short line: what it does, what it costs, what it brings. */
import type { Seat } from '../../../engine/game.js';
import { type Names, who } from '../../kit/words.js';
import type { Edition } from '../editions/edition.js';
import { isRepeat } from '../rules/actions/action.js';
import { promotionCost } from '../rules/actions/jobs.js';
import {
  GATHERED,
  GET_JOB,
  LAST_SPACE,
  OVERTIME_HOURS,
  OVERTIME_STRESS,
  type PlainSpace,
  RELATIONSHIP_SPACE,
  REST_SPACES,
  SLOTS,
  SPEND,
  TAKE_PROJECT,
} from '../rules/board.js';
import { type Card, cardOf, DATE, FAMILY, faceOf, jobOf, levelOf, levelsOn, type Row, romanceOf, upkeepOf } from '../rules/cards.js';
import { lossFor } from '../rules/effects.js';
import { amounts, type Bundle } from '../rules/goods.js';
import { type Step, spareOf } from '../rules/pay.js';
import { levelIn, playerAt, slotsUsed } from '../rules/table.js';
import type { Move, PursuitDecision, PursuitView, Shared } from '../rules/types.js';
import { deal, levelName, loveName } from './cards.js';
import { nameFor, partnerName } from './names.js';
import { and, some, spell } from './wording.js';

interface Teller {
  readonly e: Edition;
  readonly shared: Shared;
  readonly seat: Seat;
  readonly names: Names;
}
type Line<T extends Move['t']> = (move: Extract<Move, { t: T }>, at: Teller) => string;

const ROW_NAMES: Readonly<Record<Row, string>> = {
  project: 'projects',
  item: 'items and activities',
  job: 'jobs',
  partner: 'partners',
};
export const rowName = (row: Row): string => ROW_NAMES[row];

const cost = (of: Bundle): string => spell(amounts(of));
const exchange = (of: { readonly cost: Bundle; readonly reward: Bundle }): string => `${cost(of.cost)} for ${cost(of.reward)}`;

/** The stress of an action beyond what its price says, with the reason of each: "(1 stress: you have been here this round)"; and a
 *  warning where all of it together kills (R 4.10a). `known`: stress that the line has told already. */
function strain({ shared, seat }: Teller, { space, card, known = 0, partner }: Effort): string {
  const p = playerAt(shared, seat);
  const reasons: string[] = [];
  if (space !== undefined && isRepeat(shared, seat, space)) reasons.push('you have been here this round');
  if (card && slotsUsed(p) >= SLOTS) reasons.push('too many cards in front of you');
  if (partner && p.partners.length > 0) reasons.push('more than one love');
  if (p.stress + known + reasons.length > LAST_SPACE) return ' (this kills you)';
  return reasons.length === 0 ? '' : ` (${reasons.length} stress: ${and(reasons)})`;
}

interface Effort {
  readonly space?: number;
  readonly card?: boolean; // one more in front
  readonly partner?: boolean; // one more
  readonly known?: number;
}

/** The price on the card, what happiness takes off it, and what it brings. */
function bargain(of: { readonly cost: Bundle; readonly reward: Bundle }, { shared, seat }: Teller, step: Step): string {
  const spare = spareOf(playerAt(shared, seat), of.cost, step, shared.options);
  const less = spare === 0 ? '' : spare > 0 ? `, ${spare} spared by happiness,` : `, ${-spare} more for unhappiness,`;
  return `${cost(of.cost)}${less} for ${cost(of.reward)}`;
}

/** R 8.6, 8.7: what giving something up or refreshing costs. */
const loss = ({ shared, seat }: Teller): string => {
  const lost = lossFor(shared, playerAt(shared, seat));
  return lost === 'none' ? 'no happiness to lose' : `lose ${some(1, lost)}`;
};

const SPACE_LINES: Readonly<Record<PlainSpace, (at: Teller) => string>> = {
  study: (at) => `Study: ${gathered(0)}${strain(at, { space: 0 })}`,
  play: (at) => `Play: ${gathered(1)}${strain(at, { space: 1 })}`,
  interact: (at) => `Interact: ${gathered(2)}${strain(at, { space: 2 })}`,
  tempJob: (at) => `Temp Job: ${gathered(3)}${strain(at, { space: 3 })}`,
  rest: (at) => `Rest: up to ${REST_SPACES} spaces less stress${strain(at, { space: 4 })}`,
  overtime: (at) =>
    `Overtime: ${some(OVERTIME_HOURS, 'hourglass')} for ${some(OVERTIME_STRESS, 'stress')}${strain(at, { space: 5, known: OVERTIME_STRESS })}`,
};
const gathered = (space: number): string => {
  const found = GATHERED[space];
  return found === undefined ? 'nothing' : cost(found);
};

function romance(e: Edition, card: Card, level: number): string {
  const { reward, upkeep } = romanceOf(e, card, level);
  return `${cost(reward)}${upkeep === null ? '' : `, then each round ${deal(upkeep)}`}`;
}

const LINES: { readonly [T in Move['t']]: Line<T> } = {
  trait: ({ id }, { e }) => {
    const trait = e.traits.find((t) => t.id === id);
    return trait === undefined ? `Trait ${id}` : `${trait.name}: begin with ${cost(trait.start)}. ${trait.text}`;
  },
  upkeepPay: ({ card }, { e, shared, seat }) => {
    const number = cardOf(e, card);
    const upkeep = upkeepOf(e, number, levelIn(shared, number));
    return `Keep ${nameFor(e, shared, seat, number)}${upkeep === null ? '' : `: ${deal(upkeep)}`}`;
  },
  upkeepDrop: ({ card }, at) =>
    `Let ${nameFor(at.e, at.shared, at.seat, cardOf(at.e, card))} go: ${loss(at)}, 1 stress${strain(at, { known: 1 })}`,
  upkeepAll: () => 'Keep everything, in an order that works',
  space: ({ s }, at) => SPACE_LINES[s](at),
  take: ({ card }, at) => {
    const of = levelOf(at.e, cardOf(at.e, card), 1);
    const effort = strain(at, { space: TAKE_PROJECT, card: true, known: of.cost.stress });
    return `Take up ${faceOf(at.e, cardOf(at.e, card)).name}: ${bargain(of, at, 'level')}${effort}`;
  },
  single: ({ card, level }, at) => {
    const of = levelOf(at.e, cardOf(at.e, card), level);
    const effort = strain(at, { space: TAKE_PROJECT, card: true, known: of.cost.stress });
    return `Take on ${levelName(faceOf(at.e, cardOf(at.e, card)), level)}: ${bargain(of, at, 'level')}${effort}`;
  },
  start: ({ card, role }, at) => {
    const of = levelOf(at.e, cardOf(at.e, card), role);
    const effort = strain(at, { space: TAKE_PROJECT, card: true, known: of.cost.stress });
    return `Start ${faceOf(at.e, cardOf(at.e, card)).name} as ${of.name}: ${bargain(of, at, 'role')}${effort}`;
  },
  join: ({ card, role }, at) => {
    const of = levelOf(at.e, cardOf(at.e, card), role);
    const effort = strain(at, { space: TAKE_PROJECT, known: of.cost.stress });
    return `Join ${ownerOf(card, at)}${faceOf(at.e, cardOf(at.e, card)).name} as ${of.name}: ${bargain(of, at, 'role')}${effort}`;
  },
  spend: ({ card, level }, at) => {
    const of = levelOf(at.e, cardOf(at.e, card), level);
    const later = of.upkeep === null ? '' : `, then each round ${deal(of.upkeep)}`;
    return `Spend on ${levelName(faceOf(at.e, cardOf(at.e, card)), level)}: ${exchange(of)}${later}${strain(at, { space: SPEND, known: of.cost.stress })}`;
  },
  hire: ({ card }, at) => {
    const { hire, upkeep, field, rank } = jobOf(at.e, cardOf(at.e, card));
    const { job } = playerAt(at.shared, at.seat);
    const penalty = job >= 0 && at.shared.options.jobReplacementPenalty;
    const change = penalty ? `, ${loss(at)} and take 1 stress for the change` : '';
    const effort = strain(at, { space: GET_JOB, card: job < 0, known: hire.cost.stress + (penalty ? 1 : 0) });
    return `Become ${faceOf(at.e, cardOf(at.e, card)).name} (level ${rank} ${field} job): ${exchange(hire)}${change}, then each round ${deal(upkeep)}${effort}`;
  },
  promote: ({ to }, { e, shared, seat }) => {
    const { job } = playerAt(shared, seat);
    const price = job < 0 ? '' : `: ${cost(promotionCost(e, shared, job, cardOf(e, to)))} for ${cost(jobOf(e, job).promotion.reward)}`;
    return `Be promoted to ${faceOf(e, cardOf(e, to)).name}${price}`;
  },
  retire: (_, { e, shared, seat }) => {
    const { job } = playerAt(shared, seat);
    return `Retire${job < 0 ? '' : ` as ${faceOf(e, job).name}: ${exchange(jobOf(e, job).promotion)}`}`;
  },
  date: ({ card, turned = false }, at) => {
    const effort = strain(at, { space: RELATIONSHIP_SPACE, card: true, partner: true });
    return `Ask ${partnerName(at.e, at.shared, at.seat, cardOf(at.e, card), turned)} out: ${romance(at.e, cardOf(at.e, card), DATE)}${effort}`;
  },
  relate: ({ card }, at) => {
    const level = Math.min(levelIn(at.shared, cardOf(at.e, card)) + 1, FAMILY);
    const effort = strain(at, { space: RELATIONSHIP_SPACE });
    return `${loveName(level)} with ${nameFor(at.e, at.shared, at.seat, cardOf(at.e, card))}: ${romance(at.e, cardOf(at.e, card), level)}${effort}`;
  },
  advance: ({ card }, at) => {
    const level = Math.min(levelIn(at.shared, cardOf(at.e, card)) + 1, levelsOn(at.e, cardOf(at.e, card)));
    const of = levelOf(at.e, cardOf(at.e, card), level);
    return `Advance ${faceOf(at.e, cardOf(at.e, card)).name} to ${of.name} (level ${level}): ${bargain(of, at, 'advance')}${strain(at, { known: of.cost.stress })}`;
  },
  refresh: ({ row }, at) => `Refresh the ${rowName(row)}: ${loss(at)}`,
  discard: ({ card }, at) =>
    `Give up ${nameFor(at.e, at.shared, at.seat, cardOf(at.e, card))}: ${loss(at)}, 1 stress${strain(at, { known: 1 })}`,
  pay: ({ less }) => payLine(less),
  done: () => 'Keep all that is left',
};

const ownerOf = (card: string, { e, shared, seat, names }: Teller): string => {
  const owner = shared.players.findIndex(({ projects }) => projects.includes(cardOf(e, card)));
  return owner < 0 || owner === seat ? '' : `${who(names, owner)}'s `;
};

const RESOURCES = ['knowledge', 'creativity', 'influence'] as const;

function payLine(less: readonly number[]): string {
  const spared = RESOURCES.flatMap((good, i) => ((less[i] ?? 0) > 0 ? [some(less[i] ?? 0, good)] : []));
  const added = RESOURCES.flatMap((good, i) => ((less[i] ?? 0) < 0 ? [some(-(less[i] ?? 0), good)] : []));
  if (spared.length > 0) return `Pay ${and(spared)} less`;
  return added.length > 0 ? `Pay ${and(added)} more` : 'Pay the full price';
}

export function answer(e: Edition, view: PursuitView, decision: PursuitDecision, move: Move, names: Names): string {
  const line = LINES[move.t] as (move: Move, at: Teller) => string; // the entry for this very type
  return line(move, { e, shared: view.shared, seat: decision.seat, names });
}
