/** The public lobby: tables where somebody sits and waits for strangers. */
import type { LobbyReply } from '../match/messages.js';
import { faceOf } from '../match/shown.js';
import type { Store } from '../store/store.js';
import { awaitsStrangers } from './note.js';
import type { Rooms } from './rooms.js';
import type { Logger, World } from './world.js';

export interface LobbyNeeds {
  readonly rooms: Rooms;
  readonly store: Store;
  readonly world: World;
  readonly log: Logger;
}

const SHOWN = 50;
const LOOKED_AT = 200; // tables, of which some are left out
const OF_ONE_ADDRESS = 3;
const FRESH = 2000; // milliseconds that everybody is shown the same list
const LISTED_FOR = 24 * 3600 * 1000; // milliseconds after which nobody is waiting any more

type Listed = LobbyReply['matches'][number];

export function openLobby({ rooms, store, world, log }: LobbyNeeds): () => Promise<LobbyReply> {
  const unreadable = new Set<string>(); // of the list as it was last, so that each is complained about once
  let board: { readonly at: number; readonly reply: LobbyReply } = { at: Number.NEGATIVE_INFINITY, reply: { matches: [] } };

  const look = async (id: string): Promise<{ readonly from: number | undefined; readonly listed: Listed } | null> => {
    try {
      const found = await rooms.visit(id, (room) => {
        if (!awaitsStrangers(room) || world.now() - room.founded.at > LISTED_FOR) return null;
        const { match, game, options, settings, chairs, foundedAt } = faceOf(room, world.now());
        return { from: room.founded.from, listed: { match, game, options, settings, chairs, foundedAt } };
      });
      unreadable.delete(id);
      return found;
    } catch (error) {
      if (!unreadable.has(id)) log.error({ match: id, problem: String(error) }, 'a match in the lobby cannot be opened');
      unreadable.add(id);
      return null;
    }
  };

  const allListed = async (): Promise<readonly Listed[]> => {
    const shown: Listed[] = [];
    const perPrefix = new Map<number, number>(); // how many of one address prefix are shown
    const ids = await store.listed(LOOKED_AT);
    for (const id of unreadable) if (!ids.includes(id)) unreadable.delete(id);
    for (const id of ids) {
      const found = await look(id);
      if (!found) continue;
      const { from, listed } = found;
      const before = from === undefined ? 0 : (perPrefix.get(from) ?? 0);
      if (before >= OF_ONE_ADDRESS) continue;
      if (from !== undefined) perPrefix.set(from, before + 1);
      if (shown.push(listed) === SHOWN) break;
    }
    return shown;
  };

  return async () => {
    if (world.now() - board.at > FRESH) board = { at: world.now(), reply: { matches: await allListed() } };
    return board.reply;
  };
}
