/** What a host may do to somebody else's seat during the match: at once when its person is away or has kept the table waiting, otherwise when everybody else agrees. */
import type { Seat } from '../engine/game.js';
import { deadlineOf } from './clock.js';
import { chairAt, openFor, type Proposal, type Room } from './room.js';
import { DAY, EVENING_PATIENCE, isOverDays } from './settings.js';
import { haveASay } from './takeback.js';

/** Why a seat may not be taken from its person now, and from when on it may be if nothing happens until then; null: that is not known. */
export interface NotYet {
  readonly from: number | null;
  readonly because: string;
}

/** Null: it may be taken. */
export function notYet(room: Room, seat: Seat, at: number): NotYet | null {
  const { here, bot, name } = chairAt(room, seat);
  if (here === null || bot?.why === 'left' || bot?.why === 'lost') return null;
  const asked = bot ? [] : openFor(room, seat);
  if (asked.length === 0) return { from: null, because: `${name} is here, and the table does not wait for them.` };
  const from = Math.min(...asked.map((decision) => deadlineOf(room, decision) ?? (room.since.get(decision.id) ?? at) + patience(room)));
  return at >= from ? null : { from, because: `${name} is here and still has time to decide: ${lengthOf(from - at)}.` };
}

/** How long a table without a clock waits for somebody who is there. */
const patience = ({ founded }: Room): number => (isOverDays(founded.settings) ? DAY : EVENING_PATIENCE);

const UNITS = [
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
] as const;

/** 90,000 → '2 minutes': never less than it is. */
function lengthOf(milliseconds: number): string {
  const [unit, length] = UNITS.find(([, one]) => milliseconds >= one) ?? UNITS[2];
  const count = Math.ceil(milliseconds / length);
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** Who has not agreed yet: everybody but the one whose seat it is and the one who asks. */
export const waitingFor = (room: Room, { seat, by, agreed }: Proposal): readonly Seat[] =>
  haveASay(room, seat).filter((other) => other !== by && !agreed.includes(other));
