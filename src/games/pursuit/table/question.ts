/** The question this screen may answer, sorted so that every card, room and row on the table finds its own answers. */

import { same } from '../../../engine/json.js';
import type { Choice, Question, TableProps } from '../../../web/table.js';
import {
  type Card,
  cardOf,
  type Edition,
  editionOf,
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
  readonly byCard: ReadonlyMap<Card, readonly Answer[]>;
  readonly bySpace: ReadonlyMap<PlainSpace, Answer>;
  readonly byRow: ReadonlyMap<Row, Answer>;
}

/** Of several questions the one for the seat whose side of the table is shown comes first. */
export function askedNow(questions: readonly Question<PursuitTypes>[], shared: Shared, me: number | null): Asked | null {
  const question = questions.find(({ decision }) => decision.seat === me) ?? questions[0];
  if (question === undefined) return null;
  const { decision, choices } = question;
  const byCard = new Map<Card, Answer[]>();
  const bySpace = new Map<PlainSpace, Answer>();
  const byRow = new Map<Row, Answer>();
  const e = editionOf(shared);
  const { job } = playerAt(shared, decision.seat);
  for (const choice of choices) {
    const { move } = choice;
    if (move.t === 'space') bySpace.set(move.s, choice);
    else if (move.t === 'refresh') byRow.set(move.row, choice);
    for (const card of cardsOf(e, move, job)) byCard.set(card, [...(byCard.get(card) ?? []), choice]);
  }
  return { decision, choices, byCard, bySpace, byRow };
}

/** A promotion lies on the new job and on the old one; retirement on the one that is left. */
function cardsOf(e: Edition, move: Move, job: Card): readonly Card[] {
  const own = job === NO_CARD ? [] : [job];
  if (move.t === 'promote') return [...own, cardOf(e, move.to)];
  if (move.t === 'retire') return own;
  return 'card' in move ? [cardOf(e, move.card)] : [];
}

/** What can be done with a card now, or cannot, with the reasons. */
export const answersOn = (asked: Asked | null, card: Card): readonly Answer[] => asked?.byCard.get(card) ?? [];

export const isLegal = ({ refusal }: Answer): boolean => refusal === null;

/** What a thing shows of itself: the kit's style sheet draws it. */
export interface Marked {
  readonly 'data-at': string;
  readonly 'data-mark': 'legal' | 'refused' | 'chosen' | 'proposed' | undefined;
  readonly 'aria-pressed': boolean | undefined;
}

/** What a hand on the table does. */
export interface Hand {
  readonly chosen: Move | null;
  readonly isChosen: (choice: Answer) => boolean;
  /** The marks of a thing at which these answers can be given. */
  readonly mark: (choices: readonly Answer[], at: string) => Marked;
  readonly choose: (choice: Answer, at: string) => void; // the first tap chooses, the second thinks better of it; what is not possible says why
}

type Hands = Pick<TableProps<PursuitTypes>, 'chosen' | 'proposed' | 'select' | 'explain'>;

export function handOf({ chosen, proposed, select, explain }: Hands, asked: Asked | null): Hand {
  const isChosen = ({ move }: Answer): boolean => chosen !== null && same(move, chosen.move);
  const isProposed = ({ move }: Answer): boolean => chosen === null && proposed !== null && same(move, proposed);
  return {
    chosen: chosen?.move ?? null,
    isChosen,
    mark(choices, at) {
      const legal = choices.filter(isLegal);
      const ticked = legal.some(isChosen) && isTicked(chosen?.at ?? null, at);
      const pressed = choices.length === 1 && legal.length === 1 ? ticked : undefined;
      const mark = ticked
        ? 'chosen'
        : legal.some(isProposed)
          ? 'proposed'
          : legal.length > 0
            ? 'legal'
            : choices.length > 0
              ? 'refused'
              : undefined;
      return { 'data-at': at, 'data-mark': mark, 'aria-pressed': pressed };
    },
    choose(choice, at) {
      if (choice.refusal !== null) explain(choice.refusal, at);
      else if (asked === null) return;
      else if (isChosen(choice)) select(asked.decision, null);
      else select(asked.decision, choice.move, at);
    },
  };
}

/** A promotion lies on two cards: only the one that was touched is ticked, with its rung if the card is opened. */
function isTicked(touched: string | null, at: string): boolean {
  if (touched === null) return true;
  const [, card] = at.split(':');
  const [, other] = touched.split(':');
  return card === other;
}
