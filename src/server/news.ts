/** What became of matches while somebody was elsewhere: whose turn it is, since when, and who wants once more. Only for who sits there. */
import type { Seat } from '../engine/game.js';
import type { News } from '../match/messages.js';
import { namesOf, openFor, phaseOf, type Room } from '../match/room.js';
import { hashOf } from '../match/secrets.js';
import type { Rooms } from './rooms.js';

export interface SeatTicket {
  readonly match: string;
  readonly token: string;
}

function newsOf(room: Room, seat: Seat, now: number): News {
  const { founded, chairs, again, rematch, closed } = room;
  const names = namesOf(room);
  const asked = closed ? [] : chairs.flatMap((_, other) => (openFor(room, other).length > 0 ? [other] : []));
  const times = (asked.includes(seat) ? [seat] : asked).flatMap((one) => openFor(room, one).map(({ id }) => room.since.get(id) ?? now));
  return {
    match: room.id,
    code: founded.code ?? null,
    game: founded.game,
    phase: phaseOf(room),
    seat,
    chairs: chairs.map(({ token, here, bot }, other) => ({
      name: names[other] ?? '',
      taken: token !== null,
      here: here !== null,
      bot: bot !== null,
    })),
    asked,
    waited: times.length === 0 ? 0 : Math.max(0, now - Math.min(...times)),
    again,
    next: rematch,
    closed: closed !== null,
  };
}

/** Matches that are not there, or not theirs any more, are left out. */
export async function newsFor(rooms: Pick<Rooms, 'visit'>, sittings: readonly SeatTicket[], now: number): Promise<readonly News[]> {
  const news: News[] = [];
  for (const { match, token } of sittings) {
    const found = await rooms.visit(match, (room) => {
      const seat = room.chairs.findIndex((chair) => chair.token === hashOf(token));
      return seat < 0 ? null : newsOf(room, seat, now);
    });
    if (found) news.push(found);
  }
  return news;
}
