/** The box whose turn a date is. */
import type { Box } from '../../games/kit/boxes.js';
import { BOXES } from '../boxes.js';
import { type Day, gameOn } from './calendar.js';

/** `game`: of a try that was begun when the list of games was perhaps another one. */
export const boxOn = (day: Day, game?: string): Box => BOXES.find(({ id }) => id === game) ?? gameOn(day, BOXES);
