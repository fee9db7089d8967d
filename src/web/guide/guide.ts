/** A guided first round: a short match whose answers are known beforehand, told in lessons that look, do and see. */
import type { Decision, GameTypes, Json, Seat } from '../../engine/game.js';
import { same } from '../../engine/json.js';
import { isUndo, liveEntries, type Table } from '../../engine/play.js';
import type { Question } from '../table.js';

/** What a lesson lights: a thing by its `data-at`, or several that lie together. Of names with a stroke between them the first that this shape of the screen shows. */
export type Spot = string | readonly string[];

/** The names of a spot: of each inner list the first that is shown. */
export const namesIn = (spot: Spot): readonly (readonly string[])[] =>
  (typeof spot === 'string' ? [spot] : spot).map((name) => name.split('|'));

/** One thing to look at or to do. */
export interface Lesson {
  readonly clause: string; // where it stands in RULES.md
  readonly heading: string; // what to look at or do
  readonly words: string; // why, or what follows
  readonly at: readonly Spot[]; // what it speaks of; the second explains the first
  readonly again?: boolean; // a key moment went before it, which may be shown again
}

/** One answer of the script. What has only one answer plays itself and is not in it. */
export interface ScriptedAnswer {
  readonly seat: Seat;
  readonly move: Json;
  readonly lessons: readonly Lesson[]; // before the learner gives this answer; the last one asks for it
}

export interface Guide {
  readonly game: string;
  readonly rules: number; // the rules number the script was written for
  readonly seed: string; // in words, as one types it at the set-up
  readonly others: readonly string[]; // who plays with the learner, in the order of the seats; the learner has seat 0
  readonly script: readonly ScriptedAnswer[];
  readonly farewell: Lesson;
}

export const LEARNER: Seat = 0;
export const SLOWLY = 2; // half pace: what others do is told twice as long

export const lesson = (clause: string, heading: string, words: string, ...at: readonly Spot[]): Lesson => ({ clause, heading, words, at });
export const shownAgain = (clause: string, heading: string, words: string, ...at: readonly Spot[]): Lesson => ({
  ...lesson(clause, heading, words, ...at),
  again: true,
});
export const you = (move: Json, ...lessons: readonly Lesson[]): ScriptedAnswer => ({ seat: LEARNER, move, lessons });
export const wren = (move: Json): ScriptedAnswer => ({ seat: 1, move, lessons: [] });

/** How far a match has followed its guide. `next` is null once the script has been played to its end. */
export interface Stage {
  readonly at: number;
  readonly next: ScriptedAnswer | null;
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
export function scriptedNext(
  stage: Stage | null,
  open: readonly Decision[],
): { readonly decision: Decision; readonly move: Json } | 'learner' | null {
  if (!stage) return null;
  if (stage.next === null || stage.next.seat === LEARNER) return 'learner'; // at the end it waits until the farewell is read
  const { seat, move } = stage.next;
  const decision = open.find((asked) => asked.seat === seat);
  return decision ? { decision, move } : null;
}

/** A lesson with its number. The farewell is the last one. */
export interface Reading {
  readonly lesson: Lesson;
  readonly n: number;
  readonly of: number;
  readonly awaits: Json | null; // the move it asks for; null: there is only something to see
  readonly isFarewell: boolean;
}

/** The lesson at this stage, of which so many have been read; null while others answer. */
export function readingAt({ script, farewell }: Guide, { at, next }: Stage, read: number): Reading | null {
  const lessonsIn = (steps: readonly ScriptedAnswer[]) => steps.reduce((sum, { lessons }) => sum + lessons.length, 0);
  const of = lessonsIn(script) + 1;
  if (next === null) return { lesson: farewell, n: of, of, awaits: null, isFarewell: true };
  const taught = next.lessons[read];
  if (!taught) return null;
  const isLast = read === next.lessons.length - 1;
  return { lesson: taught, n: lessonsIn(script.slice(0, at)) + read + 1, of, awaits: isLast ? next.move : null, isFarewell: false };
}

/** What the table is asked in a guided round: nothing while there is something to see, then the one move that the lesson is about. */
export function guided(awaits: Json | null, questions: readonly Question<GameTypes>[]): readonly Question<GameTypes>[] {
  if (awaits === null) return [];
  return questions.flatMap((question) => {
    const choices = question.choices.filter(({ move, refusal }) => refusal === null && same(move, awaits));
    return choices.length > 0 ? [{ ...question, choices }] : [];
  });
}
