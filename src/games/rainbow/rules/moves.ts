/** Every possible answer, built once; where lists are few, every possible list too. */
import { interned, internedList, nth } from '../../kit/moves.js';
import type { Edition } from '../editions/edition.js';
import { FATE_SPACES } from './board.js';
import type { ImprovementId } from './cards.js';
import { AREAS, HOLDERS } from './data.js';
import type { Move } from './types.js';

const move = interned<Move>;

export const KEEP = move({ t: 'keep' });
export const OFF = move({ t: 'off' });
export const SPIN = move({ t: 'spin' });
export const STAY = move({ t: 'stay' });
export const FORWARD = move({ t: 'nudge', dir: 1 });
export const BACKWARD = move({ t: 'nudge', dir: -1 });
export const GO = move({ t: 'go' });
export const FIRST_RESULT = move({ t: 'take', n: 0 });
export const SECOND_RESULT = move({ t: 'take', n: 1 });

export const MUST_SPIN = internedList(SPIN);
export const OFF_OR_SPIN = internedList(OFF, SPIN);
export const OFF_OR_STAY = internedList(OFF, STAY);
export const OFF_STAY_OR_NUDGE = internedList(OFF, STAY, FORWARD, BACKWARD);
export const JUST_GO = internedList(GO);
export const EITHER_RESULT = internedList(FIRST_RESULT, SECOND_RESULT);

const HOLDER_MOVES = Array.from({ length: HOLDERS }, (_, h) => move({ t: 'holder', h }));
const BUTTON_MOVES = FATE_SPACES.map(({ id, pos }) => move({ t: 'button', track: id, pos }));
const KEY_MOVES = AREAS.map((area) => move({ t: 'key', area }));
/** By improvement card of an edition. */
export const improvementMoves = (ids: readonly ImprovementId[]): readonly Move[] => ids.map((card) => move({ t: 'improve', card }));

export const holderMove = (holder: number): Move => nth(HOLDER_MOVES, holder);
export const buttonMove = (fateSpace: number): Move => nth(BUTTON_MOVES, fateSpace);
export const keyMove = (area: number): Move => nth(KEY_MOVES, area);
export const cardMove = (e: Edition, card: number): Move => nth(e.answers, card);
