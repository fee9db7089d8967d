/** Telling people who are away that it is their turn, where they wished to be told. */
import type { Seat } from '../engine/game.js';
import { type Chair, chairAt, isPersons, phaseOf, type Room } from '../match/room.js';
import type { Change } from '../match/telling.js';
import { guardedAgent } from './addresses.js';
import { sendPush, type VapidKeys } from './push.js';
import type { Rooms } from './rooms.js';
import { callWebhook } from './webhook.js';
import type { Log } from './world.js';

/** What is sent. It names nothing that only the seat may know; `match` opens nothing without the token in the browser. */
export interface News {
  readonly kind: 'your-turn' | 'over';
  readonly match: string;
  readonly game: string;
  readonly seat: Seat;
  readonly text: string;
}

const isToBeTold = (chair: Chair): boolean => chair.here === null && (chair.push !== null || chair.webhook !== null) && isPersons(chair);

/** The seats that are to be told after a change: people who are away and were not asked anything before. */
export function newsAfter({ room, before }: Pick<Change, 'room' | 'before'>): readonly News[] {
  if (!room.table || room.table.entries.length === before.entries) return [];
  if (!room.chairs.some(isToBeTold)) return [];
  const over = phaseOf(room) === 'over';
  const asked = new Set(room.table.state.open.map((decision) => decision.seat));
  return room.chairs.flatMap((chair, seat): News[] => {
    if (!isToBeTold(chair)) return [];
    const { title } = room.game.about;
    const common = { match: room.id, game: room.game.id, seat };
    if (over) return [{ ...common, kind: 'over', text: `${title}: the match is over.` }];
    if (!asked.has(seat) || before.asked.includes(seat)) return [];
    return [{ ...common, kind: 'your-turn', text: `${title}: it is your turn, ${chair.name}.` }];
  });
}

export interface Notifier {
  after(change: Change): void;
}

export interface NotifierNeeds {
  readonly rooms: () => Rooms;
  readonly keys: VapidKeys | null;
  readonly contact: string; // whom a push service may write to: a mailto: or https: address
  readonly log: Log;
}

export function openNotifier({ rooms, keys, contact, log }: NotifierNeeds): Notifier {
  const agent = guardedAgent();
  const tell = async (room: Room, news: News): Promise<void> => {
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
