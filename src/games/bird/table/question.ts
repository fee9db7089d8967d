/** The question this screen may answer, by the things that answer it: every part of the table asks here what it is now. */
import type { Seat } from '../../../engine/game.js';
import { same } from '../../../engine/json.js';
import type { Choice, Question, TableProps } from '../../../web/table.js';
import { type BirdDecision, type BirdTypes, MUST_TAKE_AT, type Shared } from '../face.js';
import { placesOf } from './places.js';

export interface Asked {
  readonly decision: BirdDecision;
  readonly power: number; // of the seat that is asked
  readonly choices: readonly Choice<BirdTypes>[];
  readonly at: ReadonlyMap<string, Choice<BirdTypes>>; // by the place that chooses it
}

export type Tap = Pick<TableProps<BirdTypes>, 'select' | 'explain' | 'look' | 'chosen' | 'proposed'>;

export interface Marks {
  readonly asked: Asked | null;
  readonly tap: Tap;
}

/** Of several questions the one for the seat whose side of the table is shown comes first. */
export function askedNow(questions: readonly Question<BirdTypes>[], { players, field }: Shared, me: Seat | null): Asked | null {
  const question = questions.find(({ decision }) => decision.seat === me) ?? questions[0];
  if (question === undefined) return null;
  const { decision, choices } = question;
  const power = players[decision.seat]?.power ?? 0;
  const at = new Map<string, Choice<BirdTypes>>();
  for (const choice of choices) {
    // Of several legal answers at one place it stands for the last, which gives the most; a forbidden one never takes its place.
    for (const place of placesOf(choice.move, decision.seat, field)) if (choice.refusal === null || !at.has(place)) at.set(place, choice);
  }
  return { decision, power, choices, at };
}

/** With so much power a card must be taken. */
export const isClosed = ({ decision, power }: Asked): boolean => decision.kind === 'main' && power >= MUST_TAKE_AT;

export interface Touched {
  readonly mark: 'legal' | 'chosen' | 'proposed' | 'refused' | undefined;
  readonly choice: Choice<BirdTypes> | null;
  readonly press: (() => void) | undefined;
}

const IDLE: Touched = { mark: undefined, choice: null, press: undefined };

/** What the thing at a place is now, and what a tap on it does. */
export function touch(place: string, { asked, tap }: Marks): Touched {
  const choice = asked?.at.get(place);
  if (!asked || !choice) return IDLE;
  const { move, refusal } = choice;
  if (refusal !== null) return { mark: 'refused', choice, press: () => tap.explain(refusal, place) };
  const mark = markOf(place, choice, asked, tap);
  return { mark, choice, press: () => tap.select(asked.decision, mark === 'chosen' ? null : move, place) };
}

/** A choice from a list, and a proposal, mark the first thing that stands for them. */
function markOf(place: string, { move }: Choice<BirdTypes>, { at }: Asked, { chosen, proposed }: Tap): 'legal' | 'chosen' | 'proposed' {
  const isFirst = (): boolean => [...at].find(([, choice]) => same(choice.move, move))?.[0] === place;
  if (chosen !== null) return same(chosen.move, move) && (chosen.at === null ? isFirst() : chosen.at === place) ? 'chosen' : 'legal';
  return proposed !== null && same(proposed, move) && isFirst() ? 'proposed' : 'legal';
}
