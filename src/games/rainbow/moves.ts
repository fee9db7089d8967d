/** Every possible answer, built once; where lists are few, every possible list too. */
import { FATE_SPACES } from './board.js';
import { IMPROVEMENT_COUNT, improvementId } from './cards.js';
import { AREAS, HOLDERS } from './data.js';
import type { Move } from './types.js';

const interned = (move: Move): Move => Object.freeze(move);
const list = (...moves: readonly Move[]): readonly Move[] => Object.freeze(moves);

export const KEEP = interned({ t: 'keep' });
export const OFF = interned({ t: 'off' });
export const SPIN = interned({ t: 'spin' });
export const STAY = interned({ t: 'stay' });
export const FORWARD = interned({ t: 'nudge', dir: 1 });
export const BACKWARD = interned({ t: 'nudge', dir: -1 });
export const GO = interned({ t: 'go' });
export const FIRST_RESULT = interned({ t: 'take', n: 0 });
export const SECOND_RESULT = interned({ t: 'take', n: 1 });

export const MUST_SPIN = list(SPIN);
export const OFF_OR_SPIN = list(OFF, SPIN);
export const OFF_OR_STAY = list(OFF, STAY);
export const OFF_STAY_OR_NUDGE = list(OFF, STAY, FORWARD, BACKWARD);
export const JUST_GO = list(GO);
export const EITHER_RESULT = list(FIRST_RESULT, SECOND_RESULT);

const HOLDER_MOVES = Array.from({ length: HOLDERS }, (_, h) => interned({ t: 'holder', h }));
const BUTTON_MOVES = FATE_SPACES.map(({ id, pos }) => interned({ t: 'button', track: id, pos }));
const KEY_MOVES = AREAS.map((area) => interned({ t: 'key', area }));
const CARD_MOVES = Array.from({ length: IMPROVEMENT_COUNT }, (_, card) => interned({ t: 'improve', card: improvementId(card) }));

export const holderMove = (holder: number): Move => nth(HOLDER_MOVES, holder);
export const buttonMove = (fateSpace: number): Move => nth(BUTTON_MOVES, fateSpace);
export const keyMove = (area: number): Move => nth(KEY_MOVES, area);
export const cardMove = (card: number): Move => nth(CARD_MOVES, card);

function nth<X>(all: readonly X[], index: number): X {
  const found = all[index];
  if (found === undefined) throw new Error(`there is no answer number ${index} among ${all.length}`);
  return found;
}
