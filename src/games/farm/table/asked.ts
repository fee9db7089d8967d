/** The question this screen may answer, sorted so that every square, card and crate finds its own answers. */

import type { Seat } from '../../../engine/game.js';
import { same } from '../../../engine/json.js';
import type { Choice, Question, TableProps } from '../../../web/table.js';
import type { FarmDecision, FarmTypes, Move } from '../face.js';
import { squareIn } from './places.js';

export type FarmChoice = Choice<FarmTypes>;

export interface Asked {
  readonly decision: FarmDecision;
  readonly bySquare: ReadonlyMap<string, readonly FarmChoice[]>; // legal ones first, and of these the usual one first
  readonly others: readonly FarmChoice[]; // answers without a square of their own
}

/** Collecting is what one usually taps a meadow for; turning it is for ever. */
const usual = ({ move, refusal }: FarmChoice): number => (refusal === null ? 0 : 10) + (move.t === 'collect' ? 0 : 1);

/** Of several questions the one for the seat whose side of the table is shown comes first. */
export function askedNow(questions: readonly Question<FarmTypes>[], me: Seat | null): Asked | null {
  const question = questions.find(({ decision }) => decision.seat === me) ?? questions[0];
  if (question === undefined) return null;
  const bySquare = new Map<string, FarmChoice[]>();
  const others: FarmChoice[] = [];
  for (const choice of question.choices) {
    const at = squareIn(choice.move);
    if (at === null) others.push(choice);
    else bySquare.set(at, [...(bySquare.get(at) ?? []), choice]);
  }
  for (const choices of bySquare.values()) choices.sort((a, b) => usual(a) - usual(b));
  return { decision: question.decision, bySquare, others };
}

export const isLegal = ({ refusal }: FarmChoice): boolean => refusal === null;

export type Tap = Pick<TableProps<FarmTypes>, 'chosen' | 'proposed' | 'select' | 'explain'>;

/** A tap chooses, another one on the same thing lets it go; what is not possible says why. */
export function answerWith(tap: Tap, { decision }: Asked, choice: FarmChoice, at: string): void {
  if (choice.refusal !== null) tap.explain(choice.refusal, at);
  else if (isChosen(tap, choice)) tap.select(decision, null);
  else tap.select(decision, choice.move, at);
}

export const isChosen = ({ chosen }: Pick<Tap, 'chosen'>, { move }: FarmChoice): boolean => chosen !== null && same(chosen.move, move);

type Mark = 'legal' | 'refused' | 'chosen' | 'proposed';

/** How a thing that gives one of these answers is marked. */
export function markOf(tap: Tap, choices: readonly FarmChoice[]): Mark | undefined {
  const legal = choices.filter(isLegal);
  if (legal.length === 0) return choices.length > 0 ? 'refused' : undefined;
  if (legal.some((choice) => isChosen(tap, choice))) return 'chosen';
  return tap.chosen === null && legal.some(({ move }) => same(tap.proposed, move)) ? 'proposed' : 'legal';
}

/** What a button has that gives this one answer. */
export const answering = (tap: Tap, asked: Asked, choice: FarmChoice, at: string) => ({
  type: 'button' as const,
  'data-at': at,
  'data-mark': markOf(tap, [choice]),
  'data-quiet': '',
  'aria-pressed': choice.refusal === null ? isChosen(tap, choice) : undefined,
  'aria-label': choice.refusal === null ? choice.words : `${choice.words}: ${choice.refusal.because}`,
  onClick: () => answerWith(tap, asked, choice, at),
});

/** The first answer without a square that fits, legal or not. */
export const answerTo = (asked: Asked | null, fits: (move: Move) => boolean): FarmChoice | undefined =>
  asked?.others.find(({ move }) => fits(move));

/** Answers that stand on the table itself; the few others are buttons of the bar. */
const IN_THE_BAR: ReadonlySet<Move['t']> = new Set(['done', 'pass', 'stay', 'auto', 'end', 'autoRest', 'sellGoods']);
export const drawn = (move: Move): boolean => !IN_THE_BAR.has(move.t);
