/** What happened, as movements: which piece goes from where to where, and when. Times are in milliseconds at normal pace. */

import type { Seat } from '../../../engine/game.js';
import { type BirdEvent, type Card, type Kind, kindOf, type Shared } from '../face.js';

/** A place on the table that a piece can leave or reach; the drawn table marks it with the data attribute of this name. */
export type Anchor = readonly ['deck' | 'row' | 'slot' | 'seat', number] | readonly ['pile' | 'fortune' | 'shown' | 'away'];

/** A piece drawn only for its journey. */
export interface Flight {
  readonly what:
    | { readonly piece: 'card'; readonly kind: Kind }
    | { readonly piece: 'back' | 'black-bird' | 'blue-bird' }
    | { readonly piece: 'word'; readonly word: string };
  readonly from: Anchor;
  readonly to: Anchor;
  readonly place: number; // shifts a piece within a row, so that several do not fly as one
  readonly at: number;
  readonly lasts: number;
}

/** A piece that lies on the table now and comes from somewhere: item `item` of the list at `where`, or the place itself. */
export interface Arrival {
  readonly where: Anchor;
  readonly item: number | null;
  readonly from: Anchor;
  readonly at: number;
  readonly lasts: number;
}

export interface Scene {
  readonly flights: readonly Flight[];
  readonly arrivals: readonly Arrival[];
}

export const STILL: Scene = { flights: [], arrivals: [] };

export const FLIP = 400;
const TRAVEL = 420;
const CEREMONY = 900;
const STEP = 60; // between pieces that move together

interface Clock {
  now: number;
  flips: Map<Seat, number>; // flips already shown, by seat
  birdFlew: boolean;
  readonly flights: Flight[];
  readonly arrivals: Arrival[];
}

/** `rows`: the cards of each row as they lay before. */
export function choreograph(events: readonly BirdEvent[], shared: Shared, rows: Rows): Scene {
  const clock: Clock = { now: 0, flips: new Map(), birdFlew: false, flights: [], arrivals: [] };
  for (const event of events) show(event, clock, { shared, rows, events });
  return clock;
}

/** By seat. */
export type Rows = readonly (readonly Card[])[];

interface Around {
  readonly shared: Shared;
  readonly rows: Rows;
  readonly events: readonly BirdEvent[];
}

type Told = BirdEvent['type'];
type EventOf<T extends Told> = { [E in T]: Extract<BirdEvent, { readonly type: E }> }[T];
type Shows = { readonly [T in Told]?: (event: EventOf<T>, clock: Clock, around: Around) => void };

function show<T extends Told>(event: EventOf<T>, clock: Clock, around: Around): void {
  SHOW[event.type]?.(event, clock, around);
}

const SHOW: Shows = {
  layout({ field }, clock) {
    for (const slot of field.keys()) {
      clock.arrivals.push({ where: ['slot', slot], item: null, from: ['pile'], at: clock.now + slot * STEP, lasts: TRAVEL });
    }
    clock.now += TRAVEL;
  },

  /** A chain of red birds turns faster and faster. */
  flip({ seat }, clock, { shared, events }) {
    const shown = clock.flips.get(seat) ?? 0;
    const all = events.filter((event) => event.type === 'flip' && event.seat === seat).length;
    const row = shared.players[seat]?.played.length ?? 0;
    const lasts = FLIP / (1 + shown * 0.4);
    clock.arrivals.push({ where: ['row', seat], item: row - all + shown, from: ['deck', seat], at: clock.now, lasts });
    clock.flips.set(seat, shown + 1);
    clock.now += lasts * 0.85;
  },

  upset({ seat, by }, clock, { rows }) {
    if (!clock.birdFlew) {
      clock.birdFlew = true;
      clock.flights.push({ what: { piece: 'black-bird' }, from: ['seat', by], to: ['away'], place: 0, at: clock.now, lasts: CEREMONY });
      clock.now += CEREMONY * 0.35;
    }
    goHome(clock, seat, rows);
    clock.now += STEP * 2;
  },

  shuffle({ seat }, clock) {
    clock.flights.push({ what: { piece: 'back' }, from: ['row', seat], to: ['deck', seat], place: 0, at: clock.now, lasts: TRAVEL });
  },

  calm({ seat }, clock) {
    say(clock, seat, 'calm');
  },

  please({ seat }, clock) {
    say(clock, seat, 'please');
  },

  stop({ seat }, clock) {
    say(clock, seat, 'enough');
  },

  take({ seat, card, slot }, clock, { rows }) {
    clock.flights.push({
      what: { piece: 'card', kind: card },
      from: ['slot', slot],
      to: ['deck', seat],
      place: 0,
      at: clock.now,
      lasts: TRAVEL,
    });
    goHome(clock, seat, rows);
    clock.now += TRAVEL * 0.7;
  },

  refill({ slot }, clock) {
    clock.arrivals.push({ where: ['slot', slot], item: null, from: ['pile'], at: clock.now, lasts: TRAVEL });
    clock.now += TRAVEL * 0.7;
  },

  soothe({ clovers }, clock) {
    for (let n = 0; n < clovers; n++) {
      const at = clock.now + n * STEP;
      clock.flights.push({ what: { piece: 'card', kind: 'clover' }, from: ['shown'], to: ['fortune'], place: n, at, lasts: TRAVEL });
    }
    clock.now += clovers > 0 ? TRAVEL : 0;
  },

  fortune({ card }, clock, { shared }) {
    const last = (shared.fortune?.shown.length ?? 0) - 1;
    if (last >= 0) clock.arrivals.push({ where: ['shown'], item: last, from: ['fortune'], at: clock.now, lasts: TRAVEL });
    else
      clock.flights.push({ what: { piece: 'card', kind: card }, from: ['fortune'], to: ['shown'], place: 0, at: clock.now, lasts: TRAVEL });
    clock.now += TRAVEL * 0.8;
  },

  scatter({ seat }, clock, { rows }) {
    clock.flights.push({
      what: { piece: 'blue-bird' },
      from: ['fortune'],
      to: ['row', seat],
      place: 0,
      at: clock.now,
      lasts: CEREMONY * 0.7,
    });
    clock.now += CEREMONY * 0.4;
    goHome(clock, seat, rows);
    clock.now += TRAVEL * 0.6;
  },

  /** The saddest moment is shown card by card. */
  swept({ lost }, clock) {
    for (const [slot, kind] of lost.entries()) {
      const at = clock.now + slot * STEP * 2;
      clock.flights.push({ what: { piece: 'card', kind }, from: ['slot', slot], to: ['away'], place: 0, at, lasts: CEREMONY });
    }
    clock.now += CEREMONY * 0.8;
  },

  over(_, clock) {
    for (let n = 0; n < 3; n++) {
      const at = clock.now + n * STEP * 3;
      clock.flights.push({ what: { piece: 'blue-bird' }, from: ['slot', n * 2], to: ['away'], place: n, at, lasts: CEREMONY * 1.3 });
    }
  },
};

function goHome(clock: Clock, seat: Seat, rows: Rows): void {
  for (const [place, card] of (rows[seat] ?? []).entries()) {
    const at = clock.now + place * STEP;
    const what = { piece: 'card', kind: kindOf(card) } as const;
    clock.flights.push({ what, from: ['row', seat], to: ['deck', seat], place, at, lasts: TRAVEL * 0.8 });
  }
}

function say(clock: Clock, seat: Seat, word: string): void {
  clock.flights.push({ what: { piece: 'word', word }, from: ['seat', seat], to: ['seat', seat], place: 0, at: clock.now, lasts: CEREMONY });
  clock.now += STEP * 2;
}
