/** Who calls from another room: somebody there wants once more. Told wherever in the app one is: at a table by its bar, elsewhere by one of its own. */
import { useSyncExternalStore } from 'react';
import { openClient } from '../../match/client.js';
import { titleOf } from '../boxes.js';
import type { Request } from '../kit/bar/states.js';
import { go, pathTo } from '../route.js';
import { remoteLink } from '../session/remote.js';
import { keepTicket, listTickets, onTickets, ticketFor } from './tickets.js';
import { ROOM_WORDS } from './words.js';

const { again: W } = ROOM_WORDS;

/** Says yes or no at a table that is not on the screen. */
export async function answerCall(match: string, yes: boolean): Promise<void> {
  keepTicket(match, { asks: null });
  const session = openClient(remoteLink(match));
  await session.order({ t: 'rematch', yes });
  session.close();
}

/** Says yes and goes there. */
export function comeAgain(match: string): void {
  void answerCall(match, true);
  go(`${pathTo.online(match)}/end`);
}

/** The call that came last, of another match than this one. */
export function useCalls(match: string | null): Request | null {
  const from = useSyncExternalStore(
    onTickets,
    () => listTickets().find((ticket) => ticket.asks !== null && ticket.match !== match)?.match ?? null,
  );
  const ticket = from === null ? null : ticketFor(from);
  if (!ticket) return null;
  return {
    seat: null,
    over: titleOf(ticket.game),
    heading: W.want(ticket.waiting),
    words: W.wantOf(titleOf(ticket.game)),
    quiet: { label: W.no, press: () => void answerCall(ticket.match, false) },
    filled: { label: W.yesShort, press: () => comeAgain(ticket.match) },
  };
}
