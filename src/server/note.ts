/** What the store must know of a room. */
import { type BotPace, wakeOf } from '../match/chores.js';
import { fadesAt } from '../match/forget.js';
import { phaseOf, type Room } from '../match/room.js';
import type { MatchSummary } from '../store/store.js';

/** True while a stranger may sit down here next to somebody who is there. */
export function awaitsStrangers(room: Room): boolean {
  const { listed, chairs } = room;
  const isFree = chairs.some((chair) => chair.token === null && chair.plan.kind !== 'bot');
  return listed && phaseOf(room) === 'gathering' && isFree && chairs.some((chair) => chair.token !== null && chair.here !== null);
}

export function noteOf(room: Room, pace: BotPace): MatchSummary {
  return {
    game: room.game.id,
    rules: room.founded.rules,
    listed: awaitsStrangers(room),
    over: phaseOf(room) === 'over',
    wake: wakeOf(room, pace),
    fades: fadesAt(room),
  };
}
