/** One edition of Happy Nation: its Explorer cards, each under a number that holds in this edition alone, and its figures. */
import type { Card, ExplorerCard, HeadStartsBy } from '../rules/data.js';
import { type Answers, answersTo } from '../rules/moves.js';

/** All that is written down of an edition. */
export interface Printed {
  readonly rules: number;
  readonly cards: readonly ExplorerCard[];
  readonly headStarts: HeadStartsBy; // R 3.7b
  readonly ledger: boolean; // R 2.12b: what is paid openly is written down
}

export interface Edition extends Printed {
  readonly cards: readonly ExplorerCard[]; // a card's number in the state is its place here: first all that are played, the Sickness last
  readonly numbers: ReadonlyMap<string, Card>; // by id
  readonly counts: readonly number[]; // by card: how many copies
  readonly played: number; // kinds that are played on a turn: the first so many
  readonly handKinds: number; // kinds that can be in a hand: all but the Sickness
  readonly help: Card;
  readonly vaccine: Card;
  readonly sickness: Card;
  readonly answers: Answers;
}

export function edition(printed: Printed): Edition {
  const of = (...deeds: readonly string[]): readonly ExplorerCard[] => printed.cards.filter(({ does }) => deeds.includes(does));
  const kept = of('vaccine', 'sickness');
  const cards = [...printed.cards.filter((card) => !kept.includes(card)), ...of('vaccine'), ...of('sickness')];
  const numbers = new Map(cards.map(({ id }, number) => [id, number]));
  if (numbers.size < cards.length) throw new Error('an Explorer card is there twice');
  for (const deed of ['help', 'vaccine', 'sickness'])
    if (of(deed).length !== 1) throw new Error(`there must be one kind of card for ${deed}`);
  return {
    ...printed,
    cards,
    numbers,
    counts: cards.map(({ copies }) => copies),
    played: cards.length - kept.length,
    handKinds: cards.length - 1,
    help: cards.findIndex(({ does }) => does === 'help'),
    vaccine: cards.length - kept.length,
    sickness: cards.length - 1,
    answers: answersTo(cards),
  };
}
