/** Who sat in a seat, in a word or two: a person is a person, wherever they were, and also if a bot has kept the seat for them at the end. */

import { botWords } from '../../bots/index.js';
import type { Seat } from '../../engine/game.js';
import type { Face } from '../../match/messages.js';
import type { Playing } from '../session/store.js';
import { END_WORDS as W } from './words.js';

export function whoSat({ road, viewer, people }: Playing, face: Face, seat: Seat): string {
  const chair = face.chairs[seat];
  const isHere = road === 'device' && people.includes(seat);
  if (isHere && people.length > 1) return W.here;
  if (seat === viewer) return W.you;
  if (chair?.taken) return isHere ? W.here : chair.bot ? W.botOn : W.friend;
  return chair?.bot ? botWords(chair.bot) : '';
}
