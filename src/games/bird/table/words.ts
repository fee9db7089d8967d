/** What the drawn table says: names of cards, one line of effect, and the sentences of its parts. */
import { type Kind, type Move, many } from '../face.js';

export const SHORT_NAMES: Readonly<Record<Kind, string>> = {
  clover: 'Clover',
  gold: 'Gold clover',
  bird1: 'Bird',
  bird2: 'Two birds',
  red: 'Red bird',
  black: 'Black bird',
};

/** Within a sentence. */
export const A_CARD: Readonly<Record<Kind, string>> = {
  clover: 'a clover',
  gold: 'a gold clover',
  bird1: 'a bird',
  bird2: 'two birds',
  red: 'a red bird',
  black: 'a black bird',
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

const LIST = new Intl.ListFormat('en-GB', { type: 'disjunction' });
/** "gold clover or red bird", within a sentence. */
export const eitherOf = (kinds: readonly Kind[]): string => LIST.format(kinds.map((kind) => SHORT_NAMES[kind].toLowerCase()));

/** The button of a move: verb and name, at most 22 letters. */
export function labelOf(move: Move): string {
  switch (move.t) {
    case 'take':
      return `Take ${SHORT_NAMES[move.card].toLowerCase()}`;
    case 'pass':
      return 'Say please';
    case 'shuffle':
      return 'Shuffle my deck';
    case 'keep':
      return 'Leave my deck';
    case 'return':
      return move.n === 0 ? 'Lay no clover back' : `Lay ${many(move.n, 'clover')} back`;
    case 'again':
      return 'Flip one more card';
    case 'stop':
      return 'Stop here';
  }
}

export const ASKS = {
  take: (power: number): string => `${power} power: take a card`,
  takeOrPlease: (power: number): string => `${power} power: take a card, or say please?`,
  please: (power: number): string => `${power} power: nothing comes for it`,
  upset: 'A black bird flies by: shuffle your deck?',
  soothe: 'How many clovers go back under fortune?',
  again: 'A red bird: flip one more card?',
} as const;

export const NOTES = {
  upset: 'A deck has no order: nothing changes but the feeling.',
  soothe: 'Each clover under the pile puts its sweep off by a turn.',
  again: 'Touch your deck to flip.',
  closed: 'The ring is closed: any card that glows.',
  rowStays: 'Your row stays, and grows with your next flip.',
  rowGoes: 'your row goes back into your deck',
  unused: (power: number): string => `${power} unused, ${NOTES.rowGoes}`,
  reaches: (power: number, kinds: readonly Kind[], chance: string): string =>
    `Say please and your next flip reaches ${power} (${eitherOf(kinds)}) in ${chance}.`,
  clover: (chance: string): string => `Say please and your next flip is a clover in ${chance}.`,
} as const;
