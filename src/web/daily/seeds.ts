/** What the chance of a date is taken from. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { type Seed, subSeed } from '../../engine/seed.js';
import type { Day } from './calendar.js';

/** Nobody has chosen it: it is the hash of the date. The luck of the bots at the table is taken from it, as in every match. */
export const seedOn = (day: Day): Seed => bytesToHex(sha256(utf8ToBytes(`halcyon daily ${day}`)));

/** The luck of the n-th bot of a step that plays the day in a person's place. */
export const luckOfRun = (day: Day, step: string, n: number): Seed => subSeed(seedOn(day), `run ${step} ${n}`);
