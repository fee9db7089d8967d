/** What the cards are called, for refusals, scores and the log: as it stands on them, in small letters within a sentence. */
import type { Kind } from '../rules/data.js';

const NAMES: Readonly<Record<Kind, string>> = {
  clover: 'clover',
  gold: 'gold clover',
  bird1: 'bird',
  bird2: 'two birds',
  red: 'red bird',
  black: 'black bird',
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const nameOf = (kind: Kind): string => NAMES[kind];

/** As it stands on the card, in quotation marks: “Two birds”. */
export const titleOf = (kind: Kind): string => `“${capital(NAMES[kind])}”`;

/** As in "Ada flips a clover" and "Ada flips two birds". */
export const aCard = (kind: Kind): string => (kind === 'bird2' ? NAMES[kind] : `a ${NAMES[kind]}`);

/** The beginning of a sentence about a card: "A clover costs", "Two birds cost". */
export const aCardDoes = (kind: Kind, verb: string): string => `${capital(aCard(kind))} ${kind === 'bird2' ? verb : `${verb}s`}`;
