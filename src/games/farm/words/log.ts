/** The log: one sentence for everything that happens on the farm. */
import type { Seat } from '../../../engine/game.js';
import { listed, many, type NameOf, tellBy } from '../../kit/words.js';
import { breedOf, GOOD_PRICES, type Good, type Kind, kindNumber, levelOf } from '../rules/data.js';
import { foodCount } from '../rules/diets.js';
import { countWords } from '../rules/scores.js';
import type { Bite, BugsAt, FarmEvent } from '../rules/types.js';

const animals = (n: number, kind: Kind): string => countWords(n, kindNumber(kind));
const whose = (name: NameOf, { seat, kind, at }: { seat: Seat; kind: Kind; at: string }): string => `${name(seat)}'s ${kind} on ${at}`;

const goods = (n: number, item: Good): string => (item === 'egg' ? many(n, 'egg') : `${n} ${item}`);
const served = ({ food, n, from }: Bite): string => `${foodCount(n, food)} from ${from === 'store' ? 'the hand' : from}`;
const swarm = (bugs: readonly BugsAt[]): string => listed(bugs.map(({ at, bugs: n }) => `${n} on ${at}`));
const swarmSize = (bugs: readonly BugsAt[]): number => bugs.reduce((sum, { bugs: n }) => sum + n, 0);

/** ": 7 cows now, 2 happiness" when this animal brought the herd to a new level, or its loss took one away. */
function newLevel(kind: Kind, owns: number, before: number): string {
  const { happiness } = breedOf(kindNumber(kind));
  const level = levelOf(owns, happiness);
  return level === levelOf(before, happiness) ? '' : `: ${owns === 0 ? `no ${kind}` : animals(owns, kind)} now, ${level} happiness`;
}

const LISTED = 4; // squares; of more than these nobody reads a list

/** "3 new bugs: 1 on a1 and 2 on b1", "23 new bugs on 11 squares, most of them on c1 and d1 (4 each)" */
function newBugs(more: readonly BugsAt[]): string {
  const bugs = many(swarmSize(more), 'new bug');
  if (more.length <= LISTED) return `${bugs}: ${swarm(more)}`;
  const most = Math.max(...more.map(({ bugs: n }) => n));
  const worst = more.filter(({ bugs: n }) => n === most).map(({ at }) => at);
  const where =
    worst.length <= LISTED ? `, most on ${listed(worst)} (${most}${worst.length === 1 ? '' : ' each'})` : `, at most ${most} on one`;
  return `${bugs} on ${more.length} squares${where}`;
}

export const told = tellBy<FarmEvent>({
  first: ({ seat }, name) => `${name(seat)} goes first`,
  round: ({ round, of, first }, name) => `Round ${round} of ${of}. ${name(first)} begins`,
  woolPaid: ({ seat, wool, money }, name) => `${name(seat)} is paid $${money} for ${wool} wool sold last time`,
  sell: ({ seat, item, n, money }, name) =>
    item === 'wool'
      ? `${name(seat)} sells ${n} wool, $${n * GOOD_PRICES.wool} to come`
      : `${name(seat)} sells ${goods(n, item)} for $${money}`,
  sellAnimal: ({ seat, kind, at, money, owns }, name) =>
    `${name(seat)} sells a ${kind} from ${at} for $${money}${newLevel(kind, owns, owns + 1)}`,
  market: ({ animals: onSale, bag }) =>
    onSale.length === 0
      ? 'The bag is empty: nothing comes to market'
      : `To market: ${listed(onSale.map(({ kind, n }) => animals(n, kind)))} (${bag} left in the bag)`,
  buy: ({ seat, kind, price }, name) => `${name(seat)} buys a ${kind} for $${price}`,
  outOfBuying: ({ seat }, name) => `${name(seat)} buys no more this round`,
  place: ({ seat, kind, at, owns }, name) => `${name(seat)}'s new ${kind} goes to ${at}${newLevel(kind, owns, owns - 1)}`,
  coop: ({ kind }) => `The co-op buys a ${kind}`,
  convert: ({ seat, at, from, to }, name) => `${name(seat)} turns ${at} from ${from} to ${to}`,
  labour: ({ seat, at, effort }, name) => `${name(seat)} works on ${at} (${effort} of 3)`,
  collect: ({ seat, at, item, n }, name) => `${name(seat)} collects ${foodCount(n, item)} from ${at}`,
  rest: ({ seat }, name) => `${name(seat)} leaves the land as it is`,
  autoRest: ({ seat }, name) => `${name(seat)} opens the gates: the rest of the herd feeds by itself`,
  turn: (event, name) => `${whose(name, event)} gets up to feed`,
  roam: ({ seat, kind, from, to }, name) => `${name(seat)}'s ${kind} wanders from ${from} to ${to}`,
  stay: (event, name) => `${whose(name, event)} stays to be fed by hand`,
  eats: ({ bites, ate, of, ...event }, name) =>
    `${whose(name, event)} eats ${listed(bites.map(served))}${ate === of ? ' and is full' : ''}`,
  hungry: ({ ate, of, ...event }, name) =>
    ate === 0 ? `${whose(name, event)} finds nothing to eat` : `${whose(name, event)} stays hungry with ${ate} of ${of}`,
  produce: ({ seat, kind, at, animals: n, item, n: made }, name) =>
    `${name(seat)}'s ${n === 1 ? kind : animals(n, kind)} on ${at} ${n === 1 ? 'gives' : 'give'} ${goods(made, item)}`,
  upset: ({ seat, kind, at, animals: n, bugs }, name) =>
    `${name(seat)}'s ${n === 1 ? kind : animals(n, kind)} on ${at} ${n === 1 ? 'is' : 'are'} upset by ${many(swarmSize(bugs), 'bug')} (${swarm(bugs)})`,
  effort: ({ seat, kind, at, effort }, name) => `${name(seat)}'s ${kind} works on ${at} (${effort} of 3)`,
  effortLost: (event, name) => `${whose(name, event)} has no bare rough or forest to work on`,
  bugs: ({ more }) => newBugs(more),
  butcher: ({ seat, kind, at, meat, owns }, name) =>
    `${name(seat)} butchers a ${kind} on ${at} for ${meat} meat${newLevel(kind, owns, owns + 1)}`,
  breed: ({ seat, kind, at, owns }, name) => `A young ${kind} for ${name(seat)} on ${at}${newLevel(kind, owns, owns - 1)}`,
  grow: () => 'The land grows back',
  turns: ({ at, from, to }) => `The ${from} on ${at} has become ${to}`,
  lastSelling: () => 'The year is over: one last selling',
  over: ({ happiness }, name) => `The year is done. ${listed(happiness.map((n, seat) => `${name(seat)} has ${n} happiness`))}`,
});
