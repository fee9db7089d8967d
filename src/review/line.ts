/** The match as it counts at its end: every position, and the answers between them. What was taken back is no part of it. */
import { cloneOf } from '../engine/clone.js';
import { Complaint } from '../engine/complaint.js';
import type { Decision, Game, GameTypes, State } from '../engine/game.js';
import { isUndo, step, type Table } from '../engine/play.js';
import { type MatchRecord, replay } from '../engine/record.js';
import { mine } from '../engine/view.js';
import { walkThrough } from '../engine/walk.js';

export interface Answered<T extends GameTypes> {
  readonly entry: number;
  readonly decision: Decision<T['kind']>;
  readonly move: T['move'];
  readonly choices: number;
  readonly drew: boolean; // chance was asked
}

export interface PlayedLine<T extends GameTypes> {
  readonly table: Table<T>;
  readonly states: readonly State<T>[]; // answer i leads from state i to i + 1
  readonly answers: readonly Answered<T>[];
}

/** Throws a Complaint if the record does not replay, or its match is not over: nobody learns a secret of a match that is still played. */
export function lineOf<T extends GameTypes>(game: Game<T>, record: MatchRecord): PlayedLine<T> {
  const table = replay(game, record);
  if (table.state.open.length > 0) throw new Complaint('This match is not over yet, and only finished matches are reviewed.');
  const states: State<T>[] = [];
  const entries: number[] = [];
  walkThrough(table, (entry, state) => {
    states.push(cloneOf(game, state));
    if (entry >= 0) entries.push(entry);
  });
  return { table, states, answers: entries.map((entry, i) => answeredAt(table, states[i], entry)) };
}

function answeredAt<T extends GameTypes>(table: Table<T>, before: State<T> | undefined, number: number): Answered<T> {
  const entry = table.entries[number];
  if (before === undefined || entry === undefined || isUndo(entry)) throw new Error(`entry ${number} is no answer`);
  const decision = before.open.find(({ id }) => id === entry.decision);
  if (decision === undefined) throw new Error(`entry ${number} answers what was not asked`);
  const { game } = table;
  const choices = game.moves(before.shared, mine(before, decision.seat), decision).length;
  const chance = table.chance(number + 1);
  step(game, cloneOf(game, before), decision, entry.move, { chance });
  return { entry: number, decision, move: entry.move, choices, drew: chance.drawn > 0 };
}
