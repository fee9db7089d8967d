/** Every possible answer, built once. */
import { interned, internedList, nth } from '../../kit/moves.js';
import { type Card, KINDS, MOST_SOOTHED } from './data.js';
import type { Move } from './types.js';

const move = interned<Move>;

export const PASS = move({ t: 'pass' });
export const KEEP = move({ t: 'keep' });
export const SHUFFLE = move({ t: 'shuffle' });
export const AGAIN = move({ t: 'again' });
export const STOP = move({ t: 'stop' });
const TAKES = KINDS.map((card) => move({ t: 'take', card }));
const RETURNS = Array.from({ length: MOST_SOOTHED + 1 }, (_, n) => move({ t: 'return', n }));

export const KEEP_OR_SHUFFLE = internedList(KEEP, SHUFFLE);
export const AGAIN_OR_STOP = internedList(AGAIN, STOP);

export const takeMove = (card: Card): Move => nth(TAKES, card);
export const returnMove = (n: number): Move => nth(RETURNS, n);
