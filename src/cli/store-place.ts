/** Which store a command works on: the flag and the environment variables that all of them share. */
import type { Command } from 'commander';
import { Complaint } from '../engine/complaint.js';
import { placeFor, type StoreLocation } from '../store/open.js';
import type { Shell } from './terminal.js';

export interface PlaceFlags {
  readonly data?: string;
}

export const PLACE_NOTES = `
The matches are in the folder of --data; otherwise in the PostgreSQL database of DATABASE_URL, if that is set;
otherwise in the folder of HALCYON_DATA, or in ./halcyon-data.`;

export const withPlace = (command: Command): Command => command.option('--data <folder>', 'the folder with the matches (SQLite)');

/** The id of a match as somebody has typed it. One may begin with a hyphen, which is why options that are not known come here too. */
export function readMatch(text: string): string {
  if (text.startsWith('--')) throw new Complaint(`unknown option "${text}" ("--help" tells what is possible).`);
  return text;
}

export const MATCH_NOTES = 'The id stands in the link of the match. If it begins with "-h", write two hyphens before it: -- -h2x…';

export const placeOf = ({ env, folder }: Shell, { data }: PlaceFlags): StoreLocation => placeFor(env, folder, data);
