/** The whole table in words: land, market and every farmer, for terminals and screen readers. */

import { pileSize } from '../../../engine/pile.js';
import { many, type Names, who, whose } from '../../kit/words.js';
import type { Edition } from '../editions/edition.js';
import { squareName } from '../rules/boards.js';
import { forSale } from '../rules/buying.js';
import { breedOf, KINDS, type Land, landName, MONEY_HAPPINESS } from '../rules/data.js';
import { foodCount } from '../rules/diets.js';
import { ownsOf } from '../rules/flocks.js';
import { boardIn, bugsAt, bugsInReach, effortAt, foodAt, landAt } from '../rules/land.js';
import { bugsAround } from '../rules/producing.js';
import { countWords, happinessOf, herdLevel, moneyLevel, starsFor } from '../rules/scores.js';
import type { Farmer, FarmView, Flock, Phase, Shared } from '../rules/types.js';

interface Section {
  readonly heading: string;
  readonly lines: readonly string[];
}

const PHASE_WORDS: Readonly<Record<Phase, string>> = {
  sell: 'selling',
  buy: 'buying',
  farm: 'work on the land',
  feed: 'roaming and feeding',
  produce: 'producing',
  butcher: 'butchering',
  breed: 'breeding',
  grow: 'growing',
  over: 'the year is over',
};

const LEGEND = 'P pasture, G garden, E field, R rough, F forest, with the food there; b bugs, e effort';
const LETTERS: Readonly<Record<Land, string>> = { pasture: 'P', garden: 'G', field: 'E', rough: 'R', forest: 'F' };

export function tabletop(e: Edition, view: FarmView, names: Names): readonly Section[] {
  const { shared, seat: me } = view;
  return [
    { heading: 'Round', lines: [roundWords(shared, names)] },
    { heading: 'Land', lines: [...landLines(shared), LEGEND] },
    { heading: 'Market', lines: marketLines(shared) },
    ...shared.farmers.map((farmer, seat) => ({
      heading: whose(names, seat, me),
      lines: farmerLines(e, shared, farmer),
    })),
  ];
}

function roundWords({ round, options, phase, first }: Shared, names: Names): string {
  if (phase === 'over') return `All ${options.rounds} rounds are played: ${PHASE_WORDS.over}.`;
  if (round > options.rounds) return 'The last selling.';
  return `Round ${round} of ${options.rounds}: ${PHASE_WORDS[phase]}. ${who(names, first)} begins this round.`;
}

function landLines(shared: Shared): string[] {
  const { width, names } = boardIn(shared);
  const lines: string[] = [];
  for (let start = 0; start < names.length; start += width) {
    const squares = names.slice(start, start + width).map((name, column) => `${name} ${squareWords(shared, start + column)}`);
    lines.push(squares.join(' | '));
  }
  return lines;
}

/** "P5 b2 e1" */
function squareWords(shared: Shared, at: number): string {
  const bugs = bugsAt(shared, at);
  const effort = effortAt(shared, at);
  const land = LETTERS[landName(landAt(shared, at))];
  return `${land}${foodAt(shared, at)}${bugs > 0 ? ` b${bugs}` : ''}${effort > 0 ? ` e${effort}` : ''}`;
}

function marketLines(shared: Shared): string[] {
  const stock = forSale(shared);
  const lines = KINDS.flatMap((_, kind) => {
    const n = stock[kind] ?? 0;
    return n > 0 ? [`${countWords(n, kind)} at $${breedOf(kind).price}`] : [];
  });
  return [...(lines.length > 0 ? lines : ['nothing for sale']), `${pileSize(shared.bag)} in the bag`];
}

function farmerLines(e: Edition, shared: Shared, farmer: Farmer): string[] {
  const happiness = happinessOf(farmer);
  const stars = shared.farmers.length === 1 ? `, ${'★'.repeat(starsFor(happiness))}` : '';
  const { money } = farmer;
  return [
    `Happiness so far: ${happiness}${stars}`,
    `Money: $${money}${levelWords(moneyLevel(money), MONEY_HAPPINESS, '$')}`,
    `Stores: ${storeWords(farmer)}`,
    ...KINDS.flatMap((_, kind) => {
      const count = ownsOf(farmer, kind);
      return count > 0 ? [`${countWords(count, kind)}${levelWords(herdLevel(farmer, kind), breedOf(kind).happiness, '')}`] : [];
    }),
    ...farmer.flocks.map((flock) => flockWords(e, shared, flock)),
  ];
}

/** " (1 happiness, next at 7)" */
function levelWords(level: number, thresholds: readonly number[], unit: string): string {
  const next = thresholds[level];
  return ` (${level} happiness${next === undefined ? '' : `, next at ${unit}${next}`})`;
}

const STORES = ['egg', 'milk', 'meat', 'wool', 'hay', 'veg', 'grain', 'scraps'] as const;
const storeCount = (n: number, item: (typeof STORES)[number]): string =>
  item === 'milk' || item === 'wool' ? `${n} ${item}` : foodCount(n, item);

function storeWords(farmer: Farmer): string {
  const held = STORES.filter((item) => farmer[item] > 0).map((item) => storeCount(farmer[item], item));
  if (farmer.woolDue > 0) held.push(`${farmer.woolDue} wool sold and not yet paid`);
  return held.length > 0 ? held.join(', ') : 'empty';
}

function flockWords(e: Edition, shared: Shared, { kind, at, count, full }: Flock): string {
  const bugs = bugsInReach(shared, at);
  const upset = bugs >= e.upsetByBugs ? `; ${many(bugs, 'bug')} in reach, too many (${swarmWords(shared, at)})` : '';
  return `${squareName(boardIn(shared), at)}: ${countWords(count, kind)}, ${full} full${upset}`;
}

/** "4 on d4, 1 on d5": the bugs in reach of a square. */
export const swarmWords = (shared: Shared, at: number): string =>
  bugsAround(shared, at)
    .map((near) => `${near.bugs} on ${near.at}`)
    .join(', ');
