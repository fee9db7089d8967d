/** Positions of a match that is over, from any seat, and what its moves are called there. */
import { Complaint } from '../../engine/complaint.js';
import type { Game, GameTypes, Json, Seat, State } from '../../engine/game.js';
import { heard, isUndo, type Table } from '../../engine/play.js';
import { type MatchRecord, replay } from '../../engine/record.js';
import { viewFor } from '../../engine/view.js';
import { stateAt, walkThrough } from '../../engine/walk.js';
import { gameById } from '../../games/index.js';
import type { Moment } from '../../match/client.js';
import type { Looked, Results } from './jobs.js';

/** Only a match that is over is looked at with others' eyes. */
function finished(record: MatchRecord) {
  const game = gameById(record.game);
  const table = replay(game, record);
  if (table.state.open.length > 0) throw new Complaint('This match is not over yet, and only finished matches are reviewed.');
  return { game, table };
}

/** What a seat saw before an entry, and what was answered there. */
export function lookedAt(record: MatchRecord, at: number, seat: Seat, from: number | null = null): Looked {
  const { game, table } = finished(record);
  const state = stateAt(table, at);
  const entry = table.entries[at];
  const decision = entry && !isUndo(entry) ? state.open.find(({ id }) => id === entry.decision) : undefined;
  if (!entry || isUndo(entry) || !decision) throw new Complaint(`Entry ${at + 1} answers nothing.`);
  return {
    view: viewFor(state, seat),
    decision,
    move: entry.move,
    way: from === null ? [] : wayBetween(table, Math.min(from, at), Math.max(from, at), seat),
    hidden: hiddenFrom(game, state, seat, record.names),
  };
}

const NEAR = 3; // entries

/** What happened from before one entry to before another, as the seat heard and saw it; nothing where that is further off, or something was taken back. */
function wayBetween(table: Table<GameTypes>, first: number, end: number, seat: Seat): readonly Moment[] {
  const between = table.entries.slice(first, end);
  if (between.length > NEAR || between.some(isUndo)) return [];
  const viewAt = (entry: number) => viewFor(stateAt(table, entry), seat);
  let before = viewAt(first);
  return table.steps.slice(first, end).map(({ seat: decided, told }, i): Moment => {
    const entry = first + i;
    const events = told.flatMap((each) => heard(each, seat) ?? []);
    const moment = { entries: entry + 1, view: viewAt(entry + 1), before, happened: [{ entry, at: 0, seat: decided, undo: null, events }] };
    before = moment.view;
    return moment;
  });
}

/** What each of the others could read at the table and a spectator could not, in the game's own words. */
function hiddenFrom(game: Game<GameTypes>, state: State<GameTypes>, seat: Seat, names: readonly string[]): readonly string[] {
  if (!game.facts.hides) return [];
  const partsFor = (reader: Seat | null) =>
    game.words.table(viewFor(state, reader), names).flatMap(({ lines }) => lines.flatMap((line) => line.split(', ')));
  const open = new Set(partsFor(null));
  return state.own.flatMap((_, other) => {
    const unseen = other === seat ? [] : partsFor(other).filter((part) => !open.has(part));
    return unseen.length === 0 ? [] : [`${names[other] ?? ''} had ${unseen.join(', ').replace('Hand:', 'hand:')}`];
  });
}

/** What the answers are called, and others that could have been given, by the seat that was asked. */
export function spokenIn(record: MatchRecord, moves: Readonly<Record<number, readonly Json[]>>): Results['spoken'] {
  const { game, table } = finished(record);
  const said: Record<number, readonly string[]> = {};
  const say = (number: number, state: State<GameTypes>): void => {
    const entry = table.entries[number];
    if (!moves[number] || !entry || isUndo(entry)) return;
    const decision = state.open.find(({ id }) => id === entry.decision);
    if (!decision) return;
    const view = viewFor(state, decision.seat);
    said[number] = [entry.move, ...moves[number]].map((move) => game.words.move(view, decision, move, record.names));
  };
  const line: number[] = [];
  walkThrough(table, (entry) => line.push(entry));
  let next = 1;
  walkThrough(table, (_, state) => {
    const number = line[next++];
    if (number !== undefined) say(number, state);
  });
  return said;
}
