/** Where things lie: the `data-at` names of the table. Every card is there once, so its id names it wherever it lies. */
import type { Row, Space } from '../face.js';

export const seatAt = (seat: number): string => `seat:${seat}`;
export const roomAt = (space: Space): string => `room:${space}`;
export const cardAt = (id: string): string => `card:${id}`;
/** One rung of an opened card. */
export const rungAt = (id: string, rung: number): string => `rung:${id}:${rung}`;
/** What else can be done with an opened card: `what` is the kind of the answer. */
export const wayAt = (id: string, what: string): string => `way:${id}:${what}`;
export const pileAt = (row: Row): string => `pile:${row}`;
export const newAt = (row: Row): string => `new:${row}`;
export const keepAt = (id: string): string => `keep:${id}`;
export const dropAt = (id: string): string => `drop:${id}`;
export const KEEP_ALL = 'keep:all';
export const traitAt = (id: string): string => `trait:${id}`;
export const payAt = (less: readonly number[]): string => `pay:${less.join(':')}`;
export const roundAt = (round: number): string => `round:${round}`;
export const trackAt = (track: 'stress' | 'sth' | 'lth'): string => `track:${track}`;
export const GOALS_AT = 'goals';
