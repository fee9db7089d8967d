/** A guided first round: a short match whose answers are known beforehand, with one rule explained at each of them. */
import type { Decision, GameTypes, Json, Seat } from '../../engine/game.js';
import { same } from '../../engine/json.js';
import { isUndo, liveEntries, type Table } from '../../engine/play.js';
import type { Choice, Question } from '../table.js';

/** One rule, in a sentence or two, and where it stands in RULES.md. */
export interface Lesson {
  readonly clause: string;
  readonly words: string;
}

/** One answer of the script. What has only one answer plays itself and is not in it. */
export interface Answered {
  readonly seat: Seat;
  readonly move: Json;
  readonly lessons: readonly Lesson[]; // said before the learner gives this answer
}

export interface Guide {
  readonly game: string;
  readonly rules: number; // the rules number the script was written for
  readonly seed: string; // in words, as one types it at the set-up
  readonly others: readonly string[]; // who plays with the learner, in the order of the seats; the learner has seat 0
  readonly script: readonly Answered[];
  readonly farewell: Lesson;
}

export const LEARNER: Seat = 0;
export const rule = (clause: string, words: string): Lesson => ({ clause, words });
export const you = (move: Json, ...lessons: readonly Lesson[]): Answered => ({ seat: LEARNER, move, lessons });
export const wren = (move: Json): Answered => ({ seat: 1, move, lessons: [] });

/** How far a match has followed its guide. `next` is null once the script has been played to its end. */
export interface Stage {
  readonly at: number;
  readonly next: Answered | null;
}

/** The stage of a guided match, or null once it has gone its own way. */
export function stageOf({ script }: Guide, table: Table<GameTypes>): Stage | null {
  let at = 0;
  for (const i of liveEntries(table.entries)) {
    const entry = table.entries[i];
    if (!entry || isUndo(entry) || entry.forced) continue;
    const expected = script[at];
    if (!expected || table.steps[i]?.seat !== expected.seat || !same(entry.move, expected.move)) return null;
    at += 1;
  }
  return { at, next: script[at] ?? null };
}

/** What the script says comes next: somebody else's answer, `'learner'` if it waits for the learner, null if it has no say. */
export function scripted(
  stage: Stage | null,
  open: readonly Decision[],
): { readonly decision: Decision; readonly move: Json } | 'learner' | null {
  if (!stage) return null;
  if (stage.next === null || stage.next.seat === LEARNER) return 'learner'; // at the end it waits until the farewell is read
  const { seat, move } = stage.next;
  const decision = open.find((asked) => asked.seat === seat);
  return decision ? { decision, move } : null;
}

/** The learner's questions with the one answer that the lesson is about; every other one waits for the end of the guide. */
export function guided(stage: Stage | null, questions: readonly Question<GameTypes>[]): readonly Question<GameTypes>[] {
  const next = stage?.next;
  if (!next) return questions;
  if (next.seat !== LEARNER) return [];
  return questions.flatMap((question) => {
    const wanted = question.choices.find((choice) => choice.refusal === null && same(choice.move, next.move));
    if (!wanted) return [];
    const clause = next.lessons.at(-1)?.clause ?? '';
    const because = `The guided round goes another way here: ${wanted.words}. Afterwards you choose freely.`;
    const later = (choice: Choice<GameTypes>) => (choice.refusal === null ? { ...choice, refusal: { clause, because } } : choice);
    return [{ ...question, choices: [wanted, ...question.choices.filter((choice) => choice !== wanted).map(later)] }];
  });
}
