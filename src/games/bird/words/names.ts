/** What the cards are called, for refusals, scores and the log. */
import type { Kind } from '../rules/data.js';

const NAMES: Readonly<Record<Kind, string>> = {
  clover: 'clover',
  gold: 'gold clover',
  bird1: '1 Happiness bird',
  bird2: '2 Happiness birds',
  red: 'red bird',
  black: 'black bird',
};

export const nameOf = (kind: Kind): string => NAMES[kind];

/** As in "Ada flips a clover" and "Ada flips 2 Happiness birds". */
export const aCard = (kind: Kind): string => (kind === 'bird1' || kind === 'bird2' ? NAMES[kind] : `a ${NAMES[kind]}`);

/** The beginning of a sentence about a card: "A clover costs", "2 Happiness birds cost". */
export function aCardDoes(kind: Kind, verb: string): string {
  const name = aCard(kind);
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} ${kind === 'bird2' ? verb : `${verb}s`}`;
}
