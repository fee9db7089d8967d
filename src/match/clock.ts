/** Time at the table: how long a seat may think, and when its time is up. Times come in with the lines; nothing here looks at a clock. */
import type { Decision, Seat } from '../engine/game.js';
import type { Deadline } from './messages.js';
import { chairAt, isPersons, openFor, type Room } from './room.js';
import { BREATH } from './settings.js';

/** When the time for a question is up; null: never. Bots have no clock. */
export function deadlineOf(room: Room, { id, seat }: Decision): number | null {
  const { clock } = room.founded.settings;
  const chair = chairAt(room, seat);
  if (!clock || !isPersons(chair)) return null;
  const asked = room.since.get(id) ?? room.chargedAt;
  const allowed = clock.seconds * 1000;
  if (clock.per === 'decision') return asked + allowed;
  return Math.max(asked + BREATH, room.chargedAt + allowed - chair.spent);
}

/** Milliseconds a seat has left of a clock per match, at time `now`. */
export function timeLeft(room: Room, seat: Seat, now: number): number | null {
  const { clock } = room.founded.settings;
  if (clock?.per !== 'match') return null;
  const chair = chairAt(room, seat);
  const running = isPersons(chair) && openFor(room, seat).length > 0;
  return Math.max(0, clock.seconds * 1000 - chair.spent - (running ? Math.max(0, now - room.chargedAt) : 0));
}

export function deadlinesOf(room: Room): readonly Deadline[] {
  const deadlines: Deadline[] = [];
  for (const decision of room.table?.state.open ?? []) {
    const at = deadlineOf(room, decision);
    if (at !== null) deadlines.push({ decision: decision.id, seat: decision.seat, at });
  }
  return deadlines;
}
