/** Knocking: who has only the code of the room, who was sent away, and whoever would take a bot's seat in mid-match where there is something to see or the bot was meant, asks for leave first. */
import type { Seat } from '../engine/game.js';
import type { Who } from './orders.js';
import { type Chair, chairAt, phaseOf, type Room } from './room.js';
import { haveASay } from './takeback.js';

/** Somebody outside who asks to be let in. With the same token they may `join` once `open` is true. */
export interface Knock {
  readonly n: number;
  readonly at: number;
  readonly seat: Seat | null; // null: they want to look on
  readonly name: string;
  readonly token: string; // its hash
  readonly from: string | null; // where they come from, hashed
  readonly agreed: readonly Seat[];
  readonly open: boolean;
}

export const MOST_KNOCKS = 8; // that wait at once

/** True if this person may not simply sit down. */
export function mustKnock(room: Room, { guest, from }: Pick<Who, 'guest' | 'from'>, token: string, chair: Chair | null): boolean {
  if (room.knocks.some((knock) => knock.token === token && knock.open)) return false;
  if (!guest) return true;
  if (chair === null) return false;
  if (room.sentAway.includes(token) || (from !== null && room.sentAway.includes(from))) return true;
  return phaseOf(room) === 'playing' && (room.game.facts.hides || chair.plan.kind === 'bot');
}

/** Who has not agreed yet. During the match the host alone may let somebody in, or everybody at the table together; a host who is away is not waited for. */
export const notAgreed = (room: Room, { agreed }: Knock): readonly Seat[] =>
  haveASay(room, null).filter((seat) => !agreed.includes(seat) && !isHostAway(chairAt(room, seat)));

const isHostAway = ({ host, here }: Chair): boolean => host && here === null;
