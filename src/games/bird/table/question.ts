/** The question this screen may answer, sorted so that every card on the table finds its own answer. */

import type { Seat } from '../../../engine/game.js';
import type { Choice, Question, TableProps } from '../../../web/table.js';
import type { BirdDecision, BirdTypes, Kind, Shared } from '../face.js';

export interface Asked {
  readonly decision: BirdDecision;
  readonly power: number; // of the seat that is asked
  readonly takes: ReadonlyMap<Kind, Choice<BirdTypes>>;
  readonly please: Choice<BirdTypes> | null;
  readonly others: readonly Choice<BirdTypes>[]; // answers without a card of their own: shuffle, keep, again, stop, lay back
}

export type Tap = Pick<TableProps<BirdTypes>, 'select' | 'submit' | 'explain' | 'selected' | 'look'>;

export interface Marks {
  readonly asked: Asked | null;
  readonly tap: Tap;
}

/** Of several questions the one for the seat whose side of the table is shown comes first. */
export function askedNow(questions: readonly Question<BirdTypes>[], shared: Shared, me: Seat | null): Asked | null {
  const question = questions.find(({ decision }) => decision.seat === me) ?? questions[0];
  if (question === undefined) return null;
  const takes = new Map<Kind, Choice<BirdTypes>>();
  const others: Choice<BirdTypes>[] = [];
  let please: Choice<BirdTypes> | null = null;
  for (const choice of question.choices) {
    if (choice.move.t === 'take') takes.set(choice.move.card, choice);
    else if (choice.move.t === 'pass') please = choice;
    else others.push(choice);
  }
  return { decision: question.decision, power: shared.players[question.decision.seat]?.power ?? 0, takes, please, others };
}
