/** Time at the table: how long a seat may think, and when its time is up. Times come in with the lines; nothing here looks at a clock. */
import type { Decision, Seat } from '../engine/game.js';
import type { Deadline } from './messages.js';
import { chairAt, isPersons, openFor, phaseOf, type Room } from './room.js';
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
  const running = phaseOf(room) === 'playing' && isPersons(chair) && openFor(room, seat).length > 0;
  return Math.max(0, clock.seconds * 1000 - chair.spent - (running ? Math.max(0, now - room.chargedAt) : 0));
}

/** The round a minute more is counted by: where a game has none, the whole match is one. */
export const roundOf = ({ game, table }: Room): number => (table ? (game.gauge?.round?.(table.state.shared) ?? 0) : 0);

/** True if this seat may take a minute more now: it is asked, its clock runs, and it has not done so in this round. */
export function mayTakeMore(room: Room, seat: Seat): boolean {
  const chair = chairAt(room, seat);
  const runs = room.founded.settings.clock !== null && phaseOf(room) === 'playing' && isPersons(chair);
  return runs && chair.more !== roundOf(room) && openFor(room, seat).length > 0;
}

export function deadlinesOf(room: Room): readonly Deadline[] {
  const deadlines: Deadline[] = [];
  if (phaseOf(room) !== 'playing') return deadlines;
  for (const decision of room.table?.state.open ?? []) {
    const at = deadlineOf(room, decision);
    if (at !== null) deadlines.push({ decision: decision.id, seat: decision.seat, at });
  }
  return deadlines;
}
