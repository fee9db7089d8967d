/** The game in plain English: questions and answers. The log is in log.ts, the table in tabletop.ts. */
import type { Words } from '../../../engine/game.js';
import type { Editions } from '../../kit/editions.js';
import { every, many, who } from '../../kit/words.js';
import type { Edition } from '../editions/edition.js';
import { squareName, squareNamed } from '../rules/boards.js';
import { breedOf, GOOD_PRICES, GOODS, type Good, type Kind, kindNumber, landName } from '../rules/data.js';
import { FOOD_WORDS, foodCount } from '../rules/diets.js';
import { harvestOf, isLabour } from '../rules/farming.js';
import { farmerAt, flockOf } from '../rules/flocks.js';
import { boardIn, bugsInReach, edibleInReach, effortAt, foodAt, landAt, roomAt } from '../rules/land.js';
import { stillNeeds, storeFor } from '../rules/meal.js';
import { countWords } from '../rules/scores.js';
import { isLastSelling } from '../rules/selling.js';
import type { FarmDecision, FarmTypes, Move, Question, Shared } from '../rules/types.js';
import { told } from './log.js';
import { swarmWords, tabletop } from './tabletop.js';

export const words = (editions: Editions<Edition>): Words<FarmTypes> => ({
  question: (view, decision, names) =>
    view.seat === decision.seat ? ASK[decision.kind](view.shared, decision) : WAIT[decision.kind](who(names, decision.seat), view.shared),
  move: (view, decision, move) => said(editions.of(view), move, view.shared, decision),
  event: told,
  table: (view, names) => tabletop(editions.of(view), view, names),
});

const eaterWords = (shared: Shared): string => `${breedOf(shared.eater.kind).name} on ${squareName(boardIn(shared), shared.eater.at)}`;
const boughtWords = (shared: Shared): string => breedOf(shared.bought).name;
const worker = (shared: Shared, seat: number): string => {
  const flock = farmerAt(shared, seat).flocks[shared.toiler];
  return flock === undefined ? 'animal' : `${breedOf(flock.kind).name} on ${squareName(boardIn(shared), flock.at)}`;
};

/** What the farmer who is asked hears. */
const ASK: Readonly<Record<Question, (shared: Shared, decision: FarmDecision) => string>> = {
  sell: (shared, { seat }) =>
    `${isLastSelling(shared) ? 'The last selling of the year' : 'Market morning'}: what will you sell? You have $${farmerAt(shared, seat).money}.`,
  buy: (shared, { seat }) => `You have $${farmerAt(shared, seat).money}. Buy an animal, or pass?`,
  place: (shared) => `Where does your new ${boughtWords(shared)} go? It needs room ${breedOf(shared.bought).size}.`,
  farm: (shared) =>
    shared.options.farmerActions === 2 && shared.actions === 1
      ? 'A second piece of work: convert one square, or collect from two?'
      : 'Your work on the land: convert one square, or collect from two?',
  second: () => 'Collect from a second square?',
  feed: () => 'Which animal feeds next? You may leave the rest to themselves.',
  roam: (shared) => `Nothing your ${eaterWords(shared)} eats is in reach. Where does it go?`,
  eat: (shared) =>
    `Your ${eaterWords(shared)} needs ${stillNeeds(shared)} more of ${breedOf(shared.eater.kind).capacity}. What does it eat?`,
  effort: (shared, { seat }) => `Your ${worker(shared, seat)} has worked the wilds. Which square gets the effort?`,
  butcher: () => 'Butcher an animal for meat?',
  breed: () => 'Which pair shall have young?',
};

/** What everybody else hears meanwhile. */
const WAIT: Readonly<Record<Question, (name: string, shared: Shared) => string>> = {
  sell: (name) => `${name} is selling.`,
  buy: (name) => `${name} looks over the market.`,
  place: (name, shared) => `${name} finds a place for a ${boughtWords(shared)}.`,
  farm: (name) => `${name} works on the land.`,
  second: (name) => `${name} may collect once more.`,
  feed: (name) => `${name} chooses who feeds next.`,
  roam: (name, shared) => `${name}'s ${eaterWords(shared)} looks for food.`,
  eat: (name, shared) => `${name}'s ${eaterWords(shared)} is eating.`,
  effort: (name) => `${name} chooses where the wilds give way.`,
  butcher: (name) => `${name} thinks about the butcher.`,
  breed: (name) => `${name} hopes for young animals.`,
};

const goods = (n: number, item: Good): string => (item === 'egg' ? many(n, 'egg') : `${n} ${item}`);
const allGoods = (n: number, item: Good): string => (item === 'egg' ? every(n, 'egg') : `all ${n} ${item}`);

type Said = { readonly [M in Move as M['t']]: (move: M, shared: Shared, decision: FarmDecision, e: Edition) => string };

const SAY: Said = {
  sell: ({ item, n }, shared, { seat }) => {
    const price = GOOD_PRICES[item];
    const later = item === 'wool' ? ', paid next round' : '';
    const count = n === 'all' ? farmerAt(shared, seat)[item] : n;
    return `Sell ${n === 'all' && count > 1 ? allGoods(count, item) : goods(count, item)} for $${count * price}${later}`;
  },
  sellGoods: (_, shared, { seat }) => {
    const farmer = farmerAt(shared, seat);
    const now = GOODS.reduce((sum, item) => sum + (item === 'wool' ? 0 : farmer[item] * GOOD_PRICES[item]), 0);
    const wool = isLastSelling(shared) ? 0 : farmer.wool * GOOD_PRICES.wool;
    return `Sell all your goods for $${now}${wool > 0 ? `, and $${wool} next round for wool` : ''}`;
  },
  sellAnimal: ({ kind, at }) => `Sell ${a(kind)} from ${at} for $${breedOf(kindNumber(kind)).sells}`,
  done: (_, _shared, { kind }) => (kind === 'second' ? 'That is enough' : 'Done'),
  buy: ({ kind }) => `Buy ${a(kind)} for $${breedOf(kindNumber(kind)).price}`,
  pass: (_, _shared, { kind }) => (kind === 'buy' ? 'Buy no more this round' : kind === 'breed' ? 'No young this round' : 'Rest'),
  place: ({ at }, shared) => placeWords(at, shared),
  convert: ({ at, to }, shared, _, e) => {
    const square = squareNamed(boardIn(shared), at);
    const land = landAt(shared, square);
    return isLabour(shared, land) ? workWords(e, shared, square) : `Turn ${at} from ${landName(land)} to ${to}`;
  },
  collect: ({ at }, shared) => {
    const square = squareNamed(boardIn(shared), at);
    const item = harvestOf(shared, square);
    const land = landName(landAt(shared, square));
    return `Collect ${item === null ? 'nothing' : foodCount(foodAt(shared, square), item)} from ${at} (${land})`;
  },
  feed: ({ kind, at }, shared, { seat }, e) => {
    const number = kindNumber(kind);
    const square = squareNamed(boardIn(shared), at);
    const waiting = flockOf(farmerAt(shared, seat), number, square)?.waiting ?? 0;
    const food = edibleInReach(shared, number, square);
    const bugs = bugsInReach(shared, square);
    const swarm = bugs < e.upsetByBugs ? '' : `; ${many(bugs, 'bug')} in reach, too many: ${swarmWords(shared, square)}`;
    return `Feed ${a(kind)} on ${at} (${waiting} waiting; ${food} in reach, needs ${breedOf(number).capacity}${swarm})`;
  },
  autoRest: () => 'Let all the rest feed by themselves',
  roam: ({ to }, shared) => {
    const food = edibleInReach(shared, shared.eater.kind, squareNamed(boardIn(shared), to));
    return `Go to ${to} (${food} to eat in reach)`;
  },
  stay: (_, shared, { seat }) => {
    const stored = storeFor(shared, farmerAt(shared, seat), shared.eater.kind);
    return `Stay, and be fed ${stillNeeds(shared)} of the ${stored} in your stores`;
  },
  eat: ({ food, from }) => `Eat ${food === 'bug' ? 'a bug' : food === 'veg' ? 'a vegetable' : FOOD_WORDS[food]} from ${from}`,
  hand: ({ item }, shared, { seat }) => `Feed it ${FOOD_WORDS[item]} by hand (${farmerAt(shared, seat)[item]} left)`,
  auto: () => 'Let it finish by itself',
  end: () => 'Leave it at that',
  effort: ({ at }, shared, _, e) => workWords(e, shared, squareNamed(boardIn(shared), at)),
  butcher: ({ kind, at }) => {
    const { meat } = breedOf(kindNumber(kind));
    return meat === 0 ? `Butcher ${a(kind)} on ${at}` : `Butcher ${a(kind)} on ${at} for ${meat} meat`;
  },
  breed: ({ kind, at }, shared, { seat }) => {
    const number = kindNumber(kind);
    const flock = flockOf(farmerAt(shared, seat), number, squareNamed(boardIn(shared), at));
    return `A young ${kind} for the ${countWords(flock?.count ?? 0, number)} on ${at}`;
  },
};

const a = (kind: Kind): string => `a ${breedOf(kindNumber(kind)).name}`;

const workWords = (e: Edition, shared: Shared, at: number): string =>
  `Work on ${squareName(boardIn(shared), at)} (${landName(landAt(shared, at))}, ${effortAt(shared, at)} of ${e.effortToConvert} efforts so far)`;

function placeWords(at: string, shared: Shared): string {
  const square = squareNamed(boardIn(shared), at);
  const food = edibleInReach(shared, shared.bought, square);
  const bugs = bugsInReach(shared, square);
  return `Place it on ${at} (${landName(landAt(shared, square))}, room ${roomAt(shared, square)}; in reach ${food} to eat, ${many(bugs, 'bug')})`;
}

function said<M extends Move>(e: Edition, move: M, shared: Shared, decision: FarmDecision): string {
  const say = SAY[move.t] as (move: M, shared: Shared, decision: FarmDecision, e: Edition) => string; // the entry for this very kind of move
  return say(move, shared, decision, e);
}
