/** Hints are a term of the table: among friends, never where strangers may have sat down. */
import type { Room } from './room.js';

export const allowsHints = ({ founded, isPublic }: Room): boolean => !isPublic && founded.settings.hints !== false; // matches of before knew no such term
