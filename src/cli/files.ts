/** Records on the disk: read with a clear word about what is wrong, written without ever overwriting in silence. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Complaint } from '../engine/complaint.js';
import type { GameTypes } from '../engine/game.js';
import type { Table } from '../engine/play.js';
import { type MatchRecord, parseRecord, recordText, verify } from '../engine/record.js';
import { gameById, type Shelf } from '../games/index.js';
import { printable } from './layout.js';

/** The file could be read, but what it says does not hold. Scripts tell it from a wrong call by the exit code. */
export class NotValid extends Complaint {}

const TROUBLE: Readonly<Record<string, (file: string) => string>> = {
  ENOENT: (file) => `There is no file "${file}".`,
  EISDIR: (file) => `"${file}" is a folder, not a file.`,
  EACCES: (file) => `"${file}" may not be opened: permission denied.`,
  ENOTDIR: (file) => `"${file}" cannot be there: part of its path is a file, not a folder.`,
  EROFS: (file) => `"${file}" cannot be written: the disk is read-only.`,
  ENOSPC: (file) => `"${file}" cannot be written: the disk is full.`,
};

/** Runs a file operation and puts its failure into a sentence. */
export function withFile<X>(file: string, work: () => X): X {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    const say = TROUBLE[String(error.code)];
    throw new Complaint(say ? say(file) : `"${file}": ${error.message}.`);
  }
}

export interface OpenedMatch {
  readonly record: MatchRecord;
  readonly names: readonly string[];
  readonly table: Table<GameTypes>;
}

/** Reads a record and checks it from end to end. Throws a Complaint without the file, NotValid if it does not hold. */
export function openMatch(folder: string, file: string, shelf: Shelf): OpenedMatch {
  const text = withFile(file, () => readFileSync(resolve(folder, file), 'utf8'));
  try {
    const record = parseRecord(text);
    const table = verify(gameById(record.game, shelf), record);
    return { record, table, names: record.names.map((name, seat) => printable(name) || `Player ${seat + 1}`) };
  } catch (error) {
    if (error instanceof Complaint) throw new NotValid(`${file} is not valid. ${error.message}`);
    throw error;
  }
}

export function writeRecord(folder: string, file: string, record: MatchRecord): void {
  withFile(file, () => writeFileSync(resolve(folder, file), recordText(record)));
}

export const isTaken = (folder: string, file: string): boolean => existsSync(resolve(folder, file));

/** halcyon-bird-2026-11-15.json, or the first of -2, -3 and so on that is not taken. */
export function freeName(folder: string, game: string, day: Date): string {
  return freeNames(folder, `halcyon-${game}-${day.toLocaleDateString('sv-SE')}`).next().value; // Sweden writes 2026-11-15
}

/** name.json, name-2.json, name-3.json and so on, but for those that are taken. */
export function* freeNames(folder: string, name: string): Generator<string, never> {
  for (let n = 1; ; n++) {
    const file = `${name}${n === 1 ? '' : `-${n}`}.json`;
    if (!isTaken(folder, file)) yield file;
  }
}
