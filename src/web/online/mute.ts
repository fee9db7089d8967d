/** Silencing somebody for oneself: kept with this device's ticket of the match, and nobody else is told. Whatever shows talk asks here. */
import { useMemo, useSyncExternalStore } from 'react';
import type { Seat } from '../../engine/game.js';
import type { TalkLine } from '../../match/room.js';
import { keepTicket, onTickets, ticketFor } from './tickets.js';

/** The seats whose talk this device does not show. */
export function useMuted(match: string): readonly Seat[] {
  const seats = useSyncExternalStore(onTickets, () => ticketFor(match)?.muted.join() ?? '');
  return useMemo(() => (seats === '' ? [] : seats.split(',').map(Number)), [seats]);
}

export function mute(match: string, seat: Seat, silent: boolean): void {
  const others = (ticketFor(match)?.muted ?? []).filter((other) => other !== seat);
  keepTicket(match, { muted: silent ? [...others, seat] : others });
}

export const audible = (talk: readonly TalkLine[], muted: readonly Seat[]): readonly TalkLine[] =>
  talk.filter(({ seat }) => !muted.includes(seat));
