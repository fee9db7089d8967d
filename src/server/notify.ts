/** Telling people who are away that it is their turn, that the match is over, or that somebody wants once more, where they wished to be told. */
import type { Seat } from '../engine/game.js';
import { type Chair, chairAt, isPersons, phaseOf, type Room } from '../match/room.js';
import type { RoomChange } from '../match/telling.js';
import { guardedAgent } from './addresses.js';
import { sendPush, type VapidKeys } from './push.js';
import type { Rooms } from './rooms.js';
import { callWebhook } from './webhook.js';
import type { Logger } from './world.js';

/** What is sent. It names nothing that only the seat may know; `match` opens nothing without the token in the browser. */
export interface Notification {
  readonly kind: 'your-turn' | 'over' | 'again';
  readonly match: string;
  readonly game: string;
  readonly seat: Seat;
  readonly text: string;
}

const isToBeTold = (chair: Chair): boolean => chair.here === null && (chair.push !== null || chair.webhook !== null) && isPersons(chair);

/** Somebody wants once more: those who were there, are away and have not answered are told. */
function callsAfter({ room, lines }: Pick<RoomChange, 'room' | 'lines'>): readonly Notification[] {
  const said = lines.find((line) => line.t === 'again' && line.yes);
  if (said?.t !== 'again' || room.rematch !== null) return [];
  const text = `${room.game.about.title}: ${chairAt(room, said.seat).name} wants once more.`;
  return room.chairs.flatMap((chair, seat): Notification[] =>
    isToBeTold(chair) && room.again[seat] === null ? [{ kind: 'again', match: room.id, game: room.game.id, seat, text }] : [],
  );
}

/** The seats that are to be told after a change: people who are away and were not asked anything before. */
export function newsAfter({ room, lines, before }: RoomChange): readonly Notification[] {
  const calls = callsAfter({ room, lines });
  if (calls.length > 0) return calls;
  if (!room.table || room.table.entries.length === before.entries) return [];
  if (!room.chairs.some(isToBeTold)) return [];
  const over = phaseOf(room) === 'over';
  const asked = new Set(room.table.state.open.map((decision) => decision.seat));
  return room.chairs.flatMap((chair, seat): Notification[] => {
    if (!isToBeTold(chair)) return [];
    const { title } = room.game.about;
    const common = { match: room.id, game: room.game.id, seat };
    if (over) return [{ ...common, kind: 'over', text: `${title}: the match is over.` }];
    if (!asked.has(seat) || before.asked.includes(seat)) return [];
    return [{ ...common, kind: 'your-turn', text: `${title}: it is your turn, ${chair.name}.` }];
  });
}

export interface Notifier {
  after(change: RoomChange): void;
}

export interface NotifierNeeds {
  readonly rooms: () => Rooms;
  readonly keys: VapidKeys | null;
  readonly contact: string; // whom a push service may write to: a mailto: or https: address
  readonly log: Logger;
}

export function openNotifier({ rooms, keys, contact, log }: NotifierNeeds): Notifier {
  const agent = guardedAgent();
  const tell = async (room: Room, news: Notification): Promise<void> => {
    const { push, webhook } = chairAt(room, news.seat);
    if (webhook !== null) await callWebhook(webhook, news, agent).catch(problem('webhook', room.id));
    if (push === null || keys === null) return;
    const gone = await sendPush(push, news, keys, contact, agent).catch(problem('push', room.id));
    if (gone === true) await forget(room.id, news.seat);
  };
  const problem = (kind: string, match: string) => (error: unknown) =>
    log.warn({ kind, match, problem: error instanceof Error ? error.message : 'unknown' }, 'a message to somebody away did not arrive');
  const forget = (match: string, seat: Seat) =>
    rooms().change(match, (_, at) => ({ ok: true, lines: [{ t: 'push', at, seat, target: null }] }));
  return {
    after(change) {
      for (const news of newsAfter(change)) tell(change.room, news).catch(problem('news', change.room.id));
    },
  };
}
