/** The log: one sentence for everything that happens on the farm. */
import type { Seat } from '../../../engine/game.js';
import { listed, many, type NameOf, tellBy } from '../../kit/words.js';
import { breedOf, GOOD_PRICES, type Good, type Kind, kindNumber, levelOf } from '../rules/data.js';
import { FOOD_WORDS } from '../rules/diets.js';
import { countWords } from '../rules/scores.js';
import type { Bite, BugsAt, FarmEvent } from '../rules/types.js';

const animals = (n: number, kind: Kind): string => countWords(n, kindNumber(kind));
const whose = (name: NameOf, { seat, kind, at }: { seat: Seat; kind: Kind; at: string }): string => `${name(seat)}'s ${kind} on ${at}`;

const goods = (n: number, item: Good): string => (item === 'egg' ? many(n, 'egg') : `${n} ${item}`);
const bitten = ({ food, n }: Bite): string =>
  n === 1 && food === 'bug' ? '1 bug' : n === 1 && food === 'egg' ? '1 egg' : `${n} ${FOOD_WORDS[food]}`;
const served = (bite: Bite): string => (bite.from === 'store' ? `${bitten(bite)} from the hand` : `${bitten(bite)} from ${bite.from}`);
const swarm = (bugs: readonly BugsAt[]): string => listed(bugs.map(({ at, bugs: n }) => `${n} on ${at}`));
const swarmSize = (bugs: readonly BugsAt[]): number => bugs.reduce((sum, { bugs: n }) => sum + n, 0);

/** " - 7 cows, 2 happiness" when this animal brought the herd to a new level. */
function newLevel(kind: Kind, owns: number): string {
  const { happiness } = breedOf(kindNumber(kind));
  const level = levelOf(owns, happiness);
  return happiness.includes(owns) ? `: ${animals(owns, kind)} now, ${level} happiness` : '';
}

export const told = tellBy<FarmEvent>({
  first: ({ seat }, name) => `${name(seat)} goes first`,
  round: ({ round, of, first }, name) => `Round ${round} of ${of}. ${name(first)} begins`,
  woolPaid: ({ seat, wool, money }, name) => `${name(seat)} is paid $${money} for ${wool} wool sold last time`,
  sell: ({ seat, item, n, money }, name) =>
    item === 'wool'
      ? `${name(seat)} sells ${n} wool, $${n * GOOD_PRICES.wool} to come`
      : `${name(seat)} sells ${goods(n, item)} for $${money}`,
  sellAnimal: ({ seat, kind, at, money }, name) => `${name(seat)} sells a ${kind} from ${at} for $${money}`,
  market: ({ animals: onSale, bag }) =>
    onSale.length === 0
      ? 'The bag is empty: nothing comes to market'
      : `To market: ${listed(onSale.map(({ kind, n }) => animals(n, kind)))} (${bag} left in the bag)`,
  buy: ({ seat, kind, price }, name) => `${name(seat)} buys a ${kind} for $${price}`,
  outOfBuying: ({ seat }, name) => `${name(seat)} buys no more this round`,
  place: ({ seat, kind, at, owns }, name) => `${name(seat)}'s new ${kind} goes to ${at}${newLevel(kind, owns)}`,
  coop: ({ kind }) => `The co-op buys a ${kind}`,
  convert: ({ seat, at, from, to }, name) => `${name(seat)} turns ${at} from ${from} to ${to}`,
  labour: ({ seat, at, effort }, name) => `${name(seat)} works on ${at} (${effort} of 3)`,
  collect: ({ seat, at, item, n }, name) => `${name(seat)} collects ${n} ${FOOD_WORDS[item]} from ${at}`,
  rest: ({ seat }, name) => `${name(seat)} leaves the land as it is`,
  autoRest: ({ seat }, name) => `${name(seat)} opens the gates: the rest of the herd feeds by itself`,
  turn: (event, name) => `${whose(name, event)} gets up to feed`,
  roam: ({ seat, kind, from, to }, name) => `${name(seat)}'s ${kind} wanders from ${from} to ${to}`,
  stay: (event, name) => `${whose(name, event)} stays to be fed by hand`,
  eats: ({ bites, ate, of, ...event }, name) =>
    `${whose(name, event)} eats ${listed(bites.map(served))}${ate === of ? ' and is full' : ` (${ate} of ${of})`}`,
  hungry: ({ ate, of, ...event }, name) =>
    ate === 0 ? `${whose(name, event)} finds nothing to eat` : `${whose(name, event)} stays hungry with ${ate} of ${of}`,
  produce: ({ seat, kind, at, animals: n, item, n: made }, name) => `${name(seat)}'s ${animals(n, kind)} on ${at}: ${goods(made, item)}`,
  upset: ({ seat, kind, at, animals: n, bugs }, name) =>
    `${name(seat)}'s ${animals(n, kind)} on ${at} ${n === 1 ? 'is' : 'are'} upset by ${swarmSize(bugs)} bugs (${swarm(bugs)})`,
  effort: ({ seat, kind, at, effort }, name) => `${name(seat)}'s ${kind} works on ${at} (${effort} of 3)`,
  effortLost: (event, name) => `${whose(name, event)} has no bare Rough or Forest to work on`,
  bugs: ({ more }) => `New bugs: ${swarm(more)}`,
  butcher: ({ seat, kind, at, meat }, name) => `${name(seat)} butchers a ${kind} on ${at} for ${meat} meat`,
  breed: ({ seat, kind, at, owns }, name) => `A young ${kind} for ${name(seat)} on ${at}${newLevel(kind, owns)}`,
  grow: () => 'The land grows back',
  turns: ({ at, from, to }) => `The ${from} on ${at} has become ${to}`,
  lastSelling: () => 'The year is over: one last selling',
  over: ({ happiness }, name) => `The year is done. ${listed(happiness.map((n, seat) => `${name(seat)} has ${n} happiness`))}`,
});
