/** What the store must know of a room. */
import { type Pace, wakeOf } from '../match/chores.js';
import { phaseOf, type Room } from '../match/room.js';
import type { Note } from '../store/store.js';

export function noteOf(room: Room, pace: Pace): Note {
  const phase = phaseOf(room);
  const free = room.chairs.some((chair) => chair.token === null && chair.plan.kind !== 'bot');
  return {
    game: room.game.id,
    rules: room.founded.rules,
    listed: room.listed && phase === 'gathering' && free,
    over: phase === 'over',
    wake: wakeOf(room, pace),
  };
}
