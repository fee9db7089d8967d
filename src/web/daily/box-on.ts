/** The box whose turn a date is. */
import type { Box } from '../../games/kit/boxes.js';
import { BOXES } from '../boxes.js';
import { type Day, gameOn } from './calendar.js';

export const boxOn = (day: Day): Box => gameOn(day, BOXES);
