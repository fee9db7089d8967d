/** Which store a command works on: the flag and the environment variables that all of them share. */
import type { Command } from 'commander';
import { type Place, placeFor } from '../store/open.js';
import type { World } from './terminal.js';

export interface PlaceFlags {
  readonly data?: string;
}

export const PLACE_NOTES = `
The matches are in the folder of --data; otherwise in the PostgreSQL database of DATABASE_URL, if that is set;
otherwise in the folder of HALCYON_DATA, or in ./halcyon-data.`;

export const withPlace = (command: Command): Command => command.option('--data <folder>', 'the folder with the matches (SQLite)');

export const placeOf = ({ env, folder }: World, { data }: PlaceFlags): Place => placeFor(env, folder, data);
