/** What stands on the cards of the drawn table: a short name and one line of effect. */
import type { Kind } from '../face.js';

export const SHORT_NAMES: Readonly<Record<Kind, string>> = {
  clover: 'Clover',
  gold: 'Gold clover',
  bird1: 'Bird',
  bird2: 'Two birds',
  red: 'Red bird',
  black: 'Black bird',
};

const EFFECTS: Readonly<Record<Kind, string>> = {
  clover: '+1 power',
  gold: '+2 power',
  bird1: '1 bird',
  bird2: '2 birds',
  red: 'Flip again',
  black: 'Upset others',
};

export const effectOf = (kind: Kind, alone: boolean): string => (kind === 'black' && alone ? 'Soothe fortune' : EFFECTS[kind]);

export const many = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

const LIST = new Intl.ListFormat('en-GB', { type: 'disjunction' });
/** "gold clover or red bird", within a sentence. */
export const eitherOf = (kinds: readonly Kind[]): string => LIST.format(kinds.map((kind) => SHORT_NAMES[kind].toLowerCase()));
