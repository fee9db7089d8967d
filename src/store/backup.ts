/** A backup is one SQLite file with every match, whatever store they come from: so it is also the way from SQLite to PostgreSQL and back. */
import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { Complaint } from '../engine/complaint.js';
import { sqliteFile } from './sqlite.js';
import type { Copyable } from './store.js';

/** Writes a new file with all matches as they stand now; play goes on meanwhile. The file is whole or not there. */
export async function backUp(store: Copyable, file: string): Promise<number> {
  if (existsSync(file)) throw new Complaint(`"${file}" is already there. A backup never overwrites anything: choose another name.`);
  if (!existsSync(dirname(file))) throw new Complaint(`There is no folder "${dirname(file)}" to write a backup to.`);
  const unfinished = `${file}.part`;
  rmSync(unfinished, { force: true });
  try {
    const count = await sqliteFile(unfinished).fill(store.everything(), false);
    renameSync(unfinished, file);
    sync(dirname(file));
    return count;
  } finally {
    rmSync(unfinished, { force: true });
  }
}

/** Takes in all matches of a backup, or none. */
export function restore(store: Copyable, file: string, replace: boolean): Promise<number> {
  return store.fill(sqliteFile(file).everything(), replace);
}

/** The new name of a file lasts when its folder has reached the disk. */
function sync(folder: string): void {
  if (process.platform === 'win32') return; // where a folder cannot be opened
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
