/** What the year was worth: happiness by herd and purse, ties by money and animals, stars for those who farm alone. */
import type { Score, ScoreLine } from '../../../engine/game.js';
import { breedOf, HAPPINESS_FOR_STARS, KINDS, kindName, levelOf, MONEY_HAPPINESS, STARS_TO_WIN } from './data.js';
import { animalsOf, ownsOf } from './flocks.js';
import type { Farmer, Shared } from './types.js';

export const herdLevel = (farmer: Farmer, kind: number): number => levelOf(ownsOf(farmer, kind), breedOf(kind).happiness);
export const moneyLevel = (money: number): number => levelOf(money, MONEY_HAPPINESS);

/** R 15.3. */
export function happinessOf(farmer: Farmer): number {
  let happiness = moneyLevel(farmer.money);
  for (let kind = 0; kind < KINDS.length; kind++) happiness += herdLevel(farmer, kind);
  return happiness;
}

export function scores(shared: Shared): readonly Score[] {
  return shared.farmers.map((farmer) => {
    const score = scoreOf(farmer);
    return shared.farmers.length > 1 ? score : { ...score, verdict: verdictOn(score.total, starsToWin(shared)) };
  });
}

/** R 15.3, 15.4. */
function scoreOf(farmer: Farmer): Score {
  const lines: ScoreLine[] = [];
  for (let kind = 0; kind < KINDS.length; kind++) {
    const count = ownsOf(farmer, kind);
    if (count > 0) lines.push({ key: kindName(kind), label: countWords(count, kind), points: herdLevel(farmer, kind), unit: 'happiness' });
  }
  lines.push({ key: 'money', label: `$${farmer.money}`, points: moneyLevel(farmer.money), unit: 'happiness' });
  const tieBreakers = [
    { key: 'money', label: 'dollars', value: farmer.money },
    { key: 'animals', label: 'animals', value: animalsOf(farmer) },
  ];
  return { total: happinessOf(farmer), lines, tieBreakers };
}

/** "1 goose", "7 geese" */
export const countWords = (count: number, kind: number): string => `${count} ${count === 1 ? breedOf(kind).name : breedOf(kind).many}`;

/** R 16.4. */
export const starsFor = (happiness: number): number => levelOf(happiness, HAPPINESS_FOR_STARS);

/** The goal of who farms alone; matches of the first edition have three. */
export const starsToWin = ({ options }: Shared): number => options.soloStars ?? STARS_TO_WIN;

function verdictOn(happiness: number, goal: number): { won: boolean; words: string } {
  const stars = starsFor(happiness);
  return { won: stars >= goal, words: `${'★'.repeat(stars)} ${happiness} happiness` };
}
