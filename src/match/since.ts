/** "Since your last turn": what a seat has heard since it last decided, in at most five sentences, each with its entry. */
import type { Seat } from '../engine/game.js';
import { heard, liveEntries } from '../engine/play.js';
import type { Sentence } from './messages.js';
import { isUnasked, namesOf, type Room } from './room.js';

const MOST = 5;

interface Told extends Sentence {
  readonly type: string;
  readonly aboutMe: boolean;
}

/** Where there is more to tell than five sentences, what concerns the seat comes first, then what happens seldom in this match. */
export function sinceLastTurn(room: Room, seat: Seat): readonly Sentence[] {
  if (!room.table) return [];
  const { entries, steps } = room.table;
  const names = namesOf(room);
  const mine = names[seat] ?? '';
  const live = liveEntries(entries);
  const decided = live.findLastIndex((entry) => steps[entry]?.seat === seat && !isUnasked(room, entry));
  const told: Told[] = [];
  const counts = new Map<string, number>();
  for (const [i, entry] of live.entries()) {
    for (const each of steps[entry]?.told ?? []) {
      const event = heard(each, seat);
      if (!event) continue;
      counts.set(event.type, (counts.get(event.type) ?? 0) + 1);
      const words = i > decided ? room.game.words.event(event, names) : '';
      if (words !== '') told.push({ entry, words, type: event.type, aboutMe: mine !== '' && words.includes(mine) });
    }
  }
  const weight = ({ type, aboutMe }: Told) => (aboutMe ? 0 : (counts.get(type) ?? 0) + 1);
  const chosen = told.toSorted((a, b) => weight(a) - weight(b) || b.entry - a.entry).slice(0, MOST);
  return told.filter((each) => chosen.includes(each)).map(({ entry, words }) => ({ entry, words }));
}
