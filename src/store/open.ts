/** Where the matches are kept: in PostgreSQL if there is an address for it, otherwise in a folder of this machine. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Complaint } from '../engine/complaint.js';
import { openSqlite, SQLITE_FILE } from './sqlite.js';
import type { Copyable, Store } from './store.js';

export type StoreLocation = { readonly database: string } | { readonly folder: string };

const USUAL_FOLDER = 'halcyon-data';

/** The place that flags and environment name: `--data` before DATABASE_URL before HALCYON_DATA before the usual folder. */
export function placeFor(env: Readonly<Record<string, string | undefined>>, here: string, data?: string): StoreLocation {
  if (data !== undefined) return { folder: resolve(here, data) };
  if (env.DATABASE_URL) return { database: env.DATABASE_URL };
  return { folder: resolve(here, env.HALCYON_DATA || USUAL_FOLDER) };
}

export async function openStore(place: StoreLocation): Promise<Store & Copyable> {
  if ('folder' in place) return openSqlite(place.folder);
  const { openPostgres } = await import('./postgres.js'); // a server on SQLite starts without it
  return openPostgres(place.database);
}

/** As `openStore`, for those who come to look: it does not make a store where there is none. */
export async function openExisting(place: StoreLocation): Promise<Store & Copyable> {
  if ('folder' in place && !existsSync(join(place.folder, SQLITE_FILE))) {
    throw new Complaint(`There is no store in ${place.folder}. Name its folder with --data, or set DATABASE_URL.`);
  }
  return openStore(place);
}

/** For people, and for logs: an address without its password. */
export function describePlace(place: StoreLocation): string {
  if ('folder' in place) return `SQLite in ${place.folder}`;
  const { host, pathname } = new URL(place.database);
  return `PostgreSQL at ${host}${pathname}`;
}
