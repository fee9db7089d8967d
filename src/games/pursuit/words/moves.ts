/** Every answer as a short line: what it does, what it costs, what it brings. */
import type { Seat } from '../../../engine/game.js';
import { type Names, who } from '../../kit/words.js';
import { isRepeat } from '../rules/actions/action.js';
import {
  GATHERED,
  GET_JOB,
  LAST_SPACE,
  OVERTIME_HOURS,
  OVERTIME_STRESS,
  type PlainSpace,
  RELATIONSHIP_SPACE,
  REST_SPACES,
  SPEND,
  TAKE_PROJECT,
} from '../rules/board.js';
import { TRAITS } from '../rules/cards/traits.js';
import { type Card, cardOf, DATE, FAMILY, faceOf, jobOf, levelOf, levelsOn, type Row, romanceOf, upkeepOf } from '../rules/cards.js';
import { amounts, type Bundle } from '../rules/goods.js';
import { levelIn, playerAt } from '../rules/table.js';
import type { Move, PursuitDecision, PursuitView, Shared } from '../rules/types.js';
import { deal, levelName, loveName } from './cards.js';
import { nameFor } from './names.js';
import { and, some, spell } from './wording.js';

interface Teller {
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

/** "(1 stress: you have been here before)", and a warning where it kills. */
function again({ shared, seat }: Teller, space: number, more = 0): string {
  const stress = (isRepeat(shared, seat, space) ? 1 : 0) + more;
  if (playerAt(shared, seat).stress + stress > LAST_SPACE) return ' (this kills you)';
  return stress > more ? ' (1 stress: you have been here this round)' : '';
}

const SPACE_LINES: Readonly<Record<PlainSpace, (at: Teller) => string>> = {
  study: (at) => `Study: ${gathered(0)}${again(at, 0)}`,
  play: (at) => `Play: ${gathered(1)}${again(at, 1)}`,
  interact: (at) => `Interact: ${gathered(2)}${again(at, 2)}`,
  tempJob: (at) => `Temp Job: ${gathered(3)}${again(at, 3)}`,
  rest: (at) => `Rest: up to ${REST_SPACES} spaces less stress${again(at, 4)}`,
  overtime: (at) => `Overtime: ${some(OVERTIME_HOURS, 'hourglass')} for ${some(OVERTIME_STRESS, 'stress')}${again(at, 5)}`,
};
const gathered = (space: number): string => {
  const found = GATHERED[space];
  return found === undefined ? 'nothing' : cost(found);
};

function romance(shared: Shared, card: Card, level: number): string {
  const { reward, upkeep } = romanceOf(card, level, shared);
  return `${cost(reward)}${upkeep === null ? '' : `, then each round ${deal(upkeep)}`}`;
}

const LINES: { readonly [T in Move['t']]: Line<T> } = {
  trait: ({ id }) => {
    const trait = TRAITS.find((t) => t.id === id);
    return trait === undefined ? `Trait ${id}` : `${trait.name}: begin with ${cost(trait.start)}. ${trait.text}`;
  },
  upkeepPay: ({ card }, { shared, seat }) => {
    const number = cardOf(card);
    const upkeep = upkeepOf(number, levelIn(shared, number), shared);
    return `Keep ${nameFor(shared, seat, number)}${upkeep === null ? '' : `: ${deal(upkeep)}`}`;
  },
  upkeepDrop: ({ card }, { shared, seat }) => `Let ${nameFor(shared, seat, cardOf(card))} go: lose 1 STH, 1 stress`,
  upkeepAll: () => 'Keep everything, in an order that works',
  space: ({ s }, at) => SPACE_LINES[s](at),
  take: ({ card }, at) =>
    `Take up ${faceOf(cardOf(card)).name}: ${exchange(levelOf(cardOf(card), 1, at.shared))}${again(at, TAKE_PROJECT)}`,
  single: ({ card, level }, at) =>
    `Take on ${levelName(cardOf(card), level)}: ${exchange(levelOf(cardOf(card), level, at.shared))}${again(at, TAKE_PROJECT)}`,
  start: ({ card, role }, at) =>
    `Start ${faceOf(cardOf(card)).name} as ${levelOf(cardOf(card), role).name}: ${exchange(levelOf(cardOf(card), role, at.shared))}${again(at, TAKE_PROJECT)}`,
  join: ({ card, role }, at) =>
    `Join ${ownerOf(card, at)}${faceOf(cardOf(card)).name} as ${levelOf(cardOf(card), role).name}: ${exchange(levelOf(cardOf(card), role, at.shared))}${again(at, TAKE_PROJECT)}`,
  spend: ({ card, level }, at) => {
    const of = levelOf(cardOf(card), level, at.shared);
    const later = of.upkeep === null ? '' : `, then each round ${deal(of.upkeep)}`;
    return `Spend on ${levelName(cardOf(card), level)}: ${exchange(of)}${later}${again(at, SPEND)}`;
  },
  hire: ({ card }, at) => {
    const { hire, upkeep, field, rank } = jobOf(cardOf(card));
    return `Become ${faceOf(cardOf(card)).name} (level ${rank} ${field} job): ${exchange(hire)}, then each round ${deal(upkeep)}${again(at, GET_JOB)}`;
  },
  promote: ({ to }, { shared, seat }) => {
    const { job } = playerAt(shared, seat);
    return `Be promoted to ${faceOf(cardOf(to)).name}${job < 0 ? '' : `: ${exchange(jobOf(job).promotion)}`}`;
  },
  retire: (_, { shared, seat }) => {
    const { job } = playerAt(shared, seat);
    return `Retire${job < 0 ? '' : ` as ${faceOf(job).name}: ${exchange(jobOf(job).promotion)}`}`;
  },
  date: ({ card }, at) =>
    `Ask ${nameFor(at.shared, at.seat, cardOf(card))} out: ${romance(at.shared, cardOf(card), DATE)}${again(at, RELATIONSHIP_SPACE)}`,
  relate: ({ card }, at) => {
    const level = Math.min(levelIn(at.shared, cardOf(card)) + 1, FAMILY);
    return `${loveName(level)} with ${nameFor(at.shared, at.seat, cardOf(card))}: ${romance(at.shared, cardOf(card), level)}${again(at, RELATIONSHIP_SPACE)}`;
  },
  advance: ({ card }, { shared }) => {
    const level = Math.min(levelIn(shared, cardOf(card)) + 1, levelsOn(cardOf(card)));
    return `Advance ${faceOf(cardOf(card)).name} to ${levelOf(cardOf(card), level).name} (level ${level}): ${exchange(levelOf(cardOf(card), level, shared))}`;
  },
  refresh: ({ row }) => `Refresh the ${rowName(row)}: lose 1 STH`,
  discard: ({ card }, { shared, seat }) => `Give up ${nameFor(shared, seat, cardOf(card))}: lose 1 STH, 1 stress`,
  pay: ({ less }) => payLine(less),
  done: () => 'Keep all that is left',
};

const ownerOf = (card: string, { shared, seat, names }: Teller): string => {
  const owner = shared.players.findIndex(({ projects }) => projects.includes(cardOf(card)));
  return owner < 0 || owner === seat ? '' : `${who(names, owner)}'s `;
};

const RESOURCES = ['knowledge', 'creativity', 'influence'] as const;

function payLine(less: readonly number[]): string {
  const spared = RESOURCES.flatMap((good, i) => ((less[i] ?? 0) > 0 ? [some(less[i] ?? 0, good)] : []));
  const added = RESOURCES.flatMap((good, i) => ((less[i] ?? 0) < 0 ? [some(-(less[i] ?? 0), good)] : []));
  if (spared.length > 0) return `Pay ${and(spared)} less`;
  return added.length > 0 ? `Pay ${and(added)} more` : 'Pay the full price';
}

export function answer(view: PursuitView, decision: PursuitDecision, move: Move, names: Names): string {
  const line = LINES[move.t] as (move: Move, at: Teller) => string; // the entry for this very type
  return line(move, { shared: view.shared, seat: decision.seat, names });
}
