/** What this screen is asked, sorted by what on the table it is about. */

import { same } from '../../../engine/json.js';
import type { Choice, Question, TableProps } from '../../../web/table.js';
import type { DayAct, Question as Kind, Move, NationDecision, NationTypes, Playable } from '../face.js';

export type NationChoice = Choice<NationTypes>;
export type Tap = Pick<TableProps<NationTypes>, 'select' | 'submit' | 'explain' | 'selected'>;

export interface Asked {
  readonly decision: NationDecision;
  readonly kind: Kind;
  readonly choices: readonly NationChoice[];
}

export function askedNow([question]: readonly Question<NationTypes>[]): Asked | null {
  return question === undefined ? null : { decision: question.decision, kind: question.decision.kind, choices: question.choices };
}

type MoveOf<T extends Move['t']> = Extract<Move, { readonly t: T }>;
type ChoiceOf<T extends Move['t']> = NationChoice & { readonly move: MoveOf<T> };

const isOf =
  <T extends Move['t']>(t: T) =>
  (choice: NationChoice): choice is ChoiceOf<T> =>
    choice.move.t === t;

/** All answers of one kind, possible or not. */
export const choicesOf = <T extends Move['t']>(asked: Asked | null, t: T): ChoiceOf<T>[] => asked?.choices.filter(isOf(t)) ?? [];

export const legalOf = <T extends Move['t']>(asked: Asked | null, t: T): ChoiceOf<T>[] =>
  choicesOf(asked, t).filter(({ refusal }) => refusal === null);

export const cardChoices = (asked: Asked | null, card: Playable): ChoiceOf<'card'>[] =>
  choicesOf(asked, 'card').filter(({ move }) => move.card === card);

export const isChosen = (selected: Move | null, move: Move): boolean => selected !== null && same(selected, move);

/** A second tap on what is chosen plays it. */
export function tapOn({ select, submit, selected }: Tap, { decision }: Asked, move: Move): void {
  if (isChosen(selected, move)) submit(decision, move);
  else select(decision, move);
}

/** What lies open in the panel over the town: a neighbour's mat, a choice that needs another one, or the deck. */
export type Opened =
  | { readonly what: 'mat'; readonly seat: number }
  | { readonly what: 'card'; readonly card: Playable }
  | { readonly what: 'act'; readonly act: DayAct }
  | { readonly what: 'deck' };

/** A marked answer shows where it belongs, also when it was a hint. */
export function openedBy(selected: Move | null, banker: number): Opened | null {
  if (selected === null) return null;
  if (selected.t === 'visit') return { what: 'mat', seat: selected.seat };
  if (selected.t === 'loan' || selected.t === 'repay') return { what: 'mat', seat: banker };
  if (selected.t === 'makeLoan') return { what: 'act', act: 'makeLoan' };
  if (selected.t === 'card' && (selected.seat !== undefined || selected.n !== undefined)) return { what: 'card', card: selected.card };
  return null;
}
