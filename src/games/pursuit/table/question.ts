/** The question this screen may answer, sorted so that every card, room and row on the table finds its own answers. */

import { same } from '../../../engine/json.js';
import type { Choice, Question, TableProps } from '../../../web/table.js';
import {
  type Card,
  idOf,
  type Move,
  NO_CARD,
  type PlainSpace,
  type PursuitDecision,
  type PursuitTypes,
  playerAt,
  type Row,
  type Shared,
} from '../face.js';

export type Answer = Choice<PursuitTypes>;

export interface Asked {
  readonly decision: PursuitDecision;
  readonly choices: readonly Answer[];
  readonly byCard: ReadonlyMap<string, readonly Answer[]>;
  readonly bySpace: ReadonlyMap<PlainSpace, Answer>;
  readonly byRow: ReadonlyMap<Row, Answer>;
}

/** Of several questions the one for the seat whose side of the table is shown comes first. */
export function askedNow(questions: readonly Question<PursuitTypes>[], shared: Shared, me: number | null): Asked | null {
  const question = questions.find(({ decision }) => decision.seat === me) ?? questions[0];
  if (question === undefined) return null;
  const { decision, choices } = question;
  const byCard = new Map<string, Answer[]>();
  const bySpace = new Map<PlainSpace, Answer>();
  const byRow = new Map<Row, Answer>();
  const job = jobOf(shared, decision.seat);
  for (const choice of choices) {
    const { move } = choice;
    if (move.t === 'space') bySpace.set(move.s, choice);
    else if (move.t === 'refresh') byRow.set(move.row, choice);
    for (const card of cardsOf(move, job)) byCard.set(card, [...(byCard.get(card) ?? []), choice]);
  }
  return { decision, choices, byCard, bySpace, byRow };
}

function jobOf(shared: Shared, seat: number): string | null {
  const { job } = playerAt(shared, seat);
  return job === NO_CARD ? null : idOf(job);
}

/** A promotion lies on the new job and on the old one; retirement on the one that is left. */
function cardsOf(move: Move, job: string | null): readonly string[] {
  const own = job === null ? [] : [job];
  if (move.t === 'promote') return [...own, move.to];
  if (move.t === 'retire') return own;
  return 'card' in move ? [move.card] : [];
}

/** What can be done with a card now, or cannot, with the reasons. */
export const answersOn = (asked: Asked | null, card: Card): readonly Answer[] => asked?.byCard.get(idOf(card)) ?? [];

export const isLegal = ({ refusal }: Answer): boolean => refusal === null;

/** What a hand on the table does. */
export interface Hand {
  readonly selected: Move | null;
  readonly isChosen: (choice: Answer) => boolean;
  readonly choose: (choice: Answer) => void; // the first tap chooses, the second plays; what is not possible says why
}

export function handOf(
  { selected, select, submit, explain }: Pick<TableProps<PursuitTypes>, 'selected' | 'select' | 'submit' | 'explain'>,
  asked: Asked | null,
): Hand {
  const isChosen = ({ move }: Answer): boolean => selected !== null && same(move, selected);
  return {
    selected,
    isChosen,
    choose(choice) {
      if (choice.refusal !== null) explain(choice.refusal);
      else if (asked === null) return;
      else if (isChosen(choice)) submit(asked.decision, choice.move);
      else select(asked.decision, choice.move);
    },
  };
}
