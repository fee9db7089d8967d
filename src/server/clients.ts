/** Who is connected here, and telling each of them what has changed, in the words their seat may hear. */
import type { Seat } from '../engine/game.js';
import { clockFace } from '../match/clock.js';
import type { Line } from '../match/lines.js';
import { CLOSED, type Message, type You } from '../match/messages.js';
import type { Who } from '../match/orders.js';
import { chairAt, phaseOf, type Room } from '../match/room.js';
import { faceOf } from '../match/shown.js';
import { type Bytes, bytesOf } from './frames.js';
import type { Change } from './rooms.js';
import { movedTexts } from './texts.js';

export interface Client {
  readonly match: string;
  seat: Seat | null;
  token: string | null; // the hash of the token it has shown
  readonly host: boolean;
  readonly invited: boolean; // has shown the invite code
  role: You['role'];
  send(text: Bytes): void;
  close(code: number, words: string): void;
}

export interface Clients {
  add(client: Client): void;
  remove(client: Client): void;
  at(match: string): ReadonlySet<Client>;
  all(): Iterable<Client>;
  /** True if a device of this seat is connected to this process. */
  has(match: string, seat: Seat): boolean;
  tell(change: Change, now: number): void;
  readonly size: number;
}

const NOBODY: ReadonlySet<Client> = new Set();

export const textOf = (message: Message): Bytes => bytesOf(JSON.stringify(message));

/** Lines that change what everybody sees of the match besides the game. */
const CHANGES_FACE: { readonly [T in Line['t']]: boolean } = {
  founded: true,
  sat: true,
  renewed: false,
  stood: true,
  planned: true,
  listed: true,
  started: true,
  played: false,
  undone: false,
  bot: true,
  back: true,
  came: true,
  went: true,
  asked: true,
  granted: true,
  declined: true,
  said: false,
  push: false,
  webhook: false,
  rematch: true,
};

export function openClients(): Clients {
  const byMatch = new Map<string, Set<Client>>();
  let size = 0;

  return {
    add(client) {
      const there = byMatch.get(client.match) ?? new Set();
      byMatch.set(client.match, there.add(client));
      size++;
    },
    remove(client) {
      const there = byMatch.get(client.match);
      if (!there?.delete(client)) return;
      size--;
      if (there.size === 0) byMatch.delete(client.match);
    },
    at: (match) => byMatch.get(match) ?? NOBODY,
    *all() {
      for (const there of byMatch.values()) yield* there;
    },
    has: (match, seat) => [...(byMatch.get(match) ?? NOBODY)].some((client) => client.seat === seat),
    tell(change, now) {
      const { room } = change.live;
      const there = byMatch.get(room.id);
      if (!there) return;
      const texts: (readonly Bytes[] | undefined)[] = []; // by seat, spectators first: what a client gets follows from that alone
      const publicTexts = publicNews(room, change, now);
      const newsFor = gameNews(room, change, now);
      for (const client of there) {
        if (isOut(room, client)) {
          client.close(CLOSED.removed, 'This seat is yours no more.');
          continue;
        }
        for (const text of publicTexts) client.send(text);
        if (client.role === 'guest') continue;
        const place = client.seat === null ? 0 : client.seat + 1;
        texts[place] ??= newsFor(client.seat);
        for (const text of texts[place]) client.send(text);
      }
    },
    get size() {
      return size;
    },
  };
}

/** True for who speaks for a seat that has been taken from them since. */
const isOut = (room: Room, { seat, token }: Client): boolean => seat !== null && chairAt(room, seat).token !== token;

/** Whom a client may speak for and see as, in the room as it is now: an order may have waited while its sender was sent away. */
export function whoIs(room: Room, client: Client): Who & { readonly sees: boolean } {
  const out = isOut(room, client);
  const guest = client.invited || (room.listed && phaseOf(room) === 'gathering');
  return { seat: out ? null : client.seat, host: client.host, guest, sees: !out && client.role !== 'guest' };
}

function publicNews(room: Room, { lines, before }: Change, now: number): readonly Bytes[] {
  const ended = room.table !== null && room.table.state.open.length === 0 && room.table.entries.length > before.entries;
  if (!ended && before.takeBack === room.takeBack && !lines.some((line) => CHANGES_FACE[line.t])) return [];
  return [textOf({ t: 'face', face: faceOf(room, now), clock: clockFace(room, now) })];
}

/** What is new in the game and in the talk, for one seat after the other. */
function gameNews(room: Room, { lines, before }: Change, now: number): (seat: Seat | null) => readonly Bytes[] {
  const begun = lines.some((line) => line.t === 'started');
  const moved = begun || (room.table?.entries.length ?? 0) > before.entries;
  const movedText = moved ? movedTexts(room, begun ? -1 : before.entries, now) : null;
  const talks = lines.filter((line) => line.t === 'said').length;
  const said = talks > 0 ? room.talk.slice(-talks).map((each) => textOf({ t: 'said', said: each })) : [];
  return (seat) => (movedText ? [movedText(seat), ...said] : said);
}
