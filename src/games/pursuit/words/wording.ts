/** Numbers and lists in plain English. */
import { listed } from '../../kit/words.js';
import { type Amounts, GOODS, type Good } from '../rules/goods.js';

const GOOD_WORDS: Readonly<Record<Good, readonly [one: string, many: string]>> = {
  knowledge: ['Knowledge', 'Knowledge'],
  creativity: ['Creativity', 'Creativity'],
  influence: ['Influence', 'Influence'],
  money: ['money', 'money'],
  lth: ['lasting happiness', 'lasting happiness'],
  sth: ['short-term happiness', 'short-term happiness'],
  relax: ['Relax', 'Relax'],
  health: ['Good Health', 'Good Health'],
  hourglass: ['hourglass', 'hourglasses'],
  stress: ['stress', 'stress'],
};

export const some = (count: number, good: Good): string => `${count} ${GOOD_WORDS[good][count === 1 ? 0 : 1]}`;

export const unitOf = (good: Good, count: number): string => GOOD_WORDS[good][count === 1 ? 0 : 1];

export { every, listed as and, many, numeral } from '../../kit/words.js';

/** "2 Knowledge and 1 lasting happiness", or "nothing". */
export function spell(of: Amounts): string {
  const parts = GOODS.flatMap((good) => {
    const count = of[good] ?? 0;
    return count === 0 ? [] : [some(count, good)];
  });
  return parts.length === 0 ? 'nothing' : listed(parts);
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
