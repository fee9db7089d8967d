/** What this screen is asked, sorted by what on the table it is about. */

import { same } from '../../../engine/json.js';
import type { Choice, Question, TableProps } from '../../../web/table.js';
import type { DayAct, Question as Kind, Move, NationDecision, NationTypes } from '../face.js';

export type NationChoice = Choice<NationTypes>;
export type Tap = Pick<TableProps<NationTypes>, 'select' | 'explain' | 'chosen' | 'proposed'>;

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

/** What looking at a stall chooses: the smallest purchase there, or a mere visit where nothing can be bought. At the bank one chooses for oneself. */
export function visitAt(asked: Asked, seat: number, sells: boolean): MoveOf<'visit'> | undefined {
  const visits = legalOf(asked, 'visit').flatMap(({ move }) => (move.seat === seat ? move : []));
  return visits.find(({ n }) => n > 0) ?? (sells ? visits[0] : undefined);
}

export const cardChoices = (asked: Asked | null, card: string): ChoiceOf<'card'>[] =>
  choicesOf(asked, 'card').filter(({ move }) => move.card === card);

export const isChosen = ({ chosen }: Pick<Tap, 'chosen'>, move: Move): boolean => chosen !== null && same(chosen.move, move);

/** What a thing on the table is now, for `data-mark`: the kit draws it. */
export type Mark = 'legal' | 'refused' | 'chosen' | 'proposed';

export function markOf(tap: Tap, { move, refusal }: NationChoice): Mark {
  if (refusal !== null) return 'refused';
  if (isChosen(tap, move)) return 'chosen';
  return tap.chosen === null && tap.proposed !== null && same(tap.proposed, move) ? 'proposed' : 'legal';
}

/** A tap chooses, a second one chooses nothing again; what is not possible says why. */
export function tapOn(tap: Tap, { decision }: Asked, { move, refusal }: NationChoice, at: string): void {
  if (refusal !== null) tap.explain(refusal, at);
  else if (isChosen(tap, move)) tap.select(decision, null);
  else tap.select(decision, move, at);
}

/** What lies open in the panel over the town: a neighbour's mat, a choice that needs another one, or the deck. */
export type Opened =
  | { readonly what: 'mat'; readonly seat: number }
  | { readonly what: 'card'; readonly card: string }
  | { readonly what: 'act'; readonly act: DayAct }
  | { readonly what: 'deck' };

/** A marked answer shows where it belongs, also when it was a hint. */
export function openedBy(chosen: Tap['chosen'], banker: number): Opened | null {
  if (chosen === null) return null;
  const { move: selected } = chosen;
  if (selected.t === 'visit') return { what: 'mat', seat: selected.seat };
  if (selected.t === 'loan' || selected.t === 'repay') return { what: 'mat', seat: banker };
  if (selected.t === 'makeLoan') return { what: 'act', act: 'makeLoan' };
  if (selected.t === 'card' && (selected.seat !== undefined || selected.n !== undefined)) return { what: 'card', card: selected.card };
  return null;
}
