/** Figures of rules 1 that were changed for balance (RULES.md 17). A match that began with them is played, and played again, with them. */
import type { RomanceRow } from './shape.js';

/** A level of a project, item or activity: the card, the level, and what it exchanged. */
export const FIRST_LEVELS: readonly (readonly [card: string, level: number, exchange: string])[] = [];

/** A level of love. */
export const FIRST_ROMANCES: readonly (readonly [card: string, level: number, ...RomanceRow])[] = [];
