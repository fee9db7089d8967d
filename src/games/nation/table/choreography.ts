/** What happened, as movements: which piece goes from where to where, and when. Times are in milliseconds at normal pace. */

import type { Seat } from '../../../engine/game.js';
import { type CardName, type ItemName, itemNameOf, itemOf, type NationEvent } from '../face.js';

/** A place on the table that a piece can leave or reach; the drawn table marks it with the data attribute of this name. */
export type Anchor = readonly ['seat' | 'shop' | 'joy', Seat] | readonly ['abroad' | 'supply' | 'deck'];

export type Piece =
  | { readonly piece: 'item'; readonly item: ItemName }
  | { readonly piece: 'coins'; readonly amount: number }
  | { readonly piece: 'card'; readonly card: CardName | null } // null: its back
  | { readonly piece: 'joy'; readonly points: number }
  | { readonly piece: 'word'; readonly word: string }
  | { readonly piece: 'sick' };

export interface Flight {
  readonly what: Piece;
  readonly from: Anchor;
  readonly to: Anchor;
  readonly at: number;
  readonly lasts: number;
}

/** A thing on the table that turns over where it lies. */
export interface Turning {
  readonly where: Anchor;
  readonly at: number;
}

export interface Scene {
  readonly flights: readonly Flight[];
  readonly turnings: readonly Turning[];
}

export const STILL: Scene = { flights: [], turnings: [] };

const TRAVEL = 480;
const CEREMONY = 900;
const STEP = 90; // between pieces that move together
const MOST = 40; // pieces; a whole evening is not shown penny by penny

interface Clock {
  now: number;
  readonly playing: readonly Seat[];
  readonly flights: Flight[];
  readonly turnings: Turning[];
}

/** `playing`: the seats that are not out. */
export function choreograph(events: readonly NationEvent[], playing: readonly Seat[]): Scene {
  const clock: Clock = { now: 0, playing, flights: [], turnings: [] };
  for (const event of events) show(event, clock);
  return { flights: clock.flights.slice(0, MOST), turnings: clock.turnings };
}

type Told = NationEvent['type'];
type EventOf<T extends Told> = Extract<NationEvent, { readonly type: T }>;
type Shows = { readonly [T in Told]?: (event: EventOf<T>, clock: Clock) => void };

function show<T extends Told>(event: EventOf<T>, clock: Clock): void {
  const entry = SHOW[event.type] as ((event: EventOf<T>, clock: Clock) => void) | undefined; // the entry for this very type
  entry?.(event, clock);
}

function fly(clock: Clock, what: Piece, from: Anchor, to: Anchor, lasts = TRAVEL): void {
  clock.flights.push({ what, from, to, at: clock.now, lasts });
}

const coins = (clock: Clock, amount: number, from: Anchor, to: Anchor): void => {
  if (amount > 0) fly(clock, { piece: 'coins', amount }, from, to);
};

function items(clock: Clock, item: ItemName, n: number, from: Anchor, to: Anchor): void {
  for (let i = 0; i < Math.min(n, 4); i++) {
    clock.flights.push({ what: { piece: 'item', item }, from, to, at: clock.now + i * STEP, lasts: TRAVEL });
  }
}

function joy(clock: Clock, seat: Seat, points: number): void {
  if (points === 0) return;
  clock.flights.push({
    what: { piece: 'joy', points },
    from: ['joy', seat],
    to: ['joy', seat],
    at: clock.now + TRAVEL / 2,
    lasts: CEREMONY,
  });
}

function say(clock: Clock, seat: Seat, word: string): void {
  fly(clock, { piece: 'word', word }, ['seat', seat], ['seat', seat], CEREMONY * 1.3);
}

const SUPPLY: Anchor = ['supply'];
const ABROAD: Anchor = ['abroad'];
const DECK: Anchor = ['deck'];

const SHOW: Shows = {
  return({ seat, got, happiness }, clock) {
    coins(clock, got, ABROAD, ['seat', seat]);
    joy(clock, seat, happiness);
    clock.now += STEP;
  },
  payment({ seat, interest, back }, clock) {
    coins(clock, interest + back, ['seat', seat], SUPPLY);
    clock.now += STEP;
  },
  interestOnly({ seat, interest }, clock) {
    coins(clock, interest, ['seat', seat], SUPPLY);
    clock.now += STEP;
  },
  levelLost({ seat, level, refund }, clock) {
    coins(clock, refund, SUPPLY, ['seat', seat]);
    say(clock, seat, `back to level ${level}`);
    clock.now += STEP;
  },
  eliminated({ seat }, clock) {
    say(clock, seat, 'out of the game');
    clock.now += STEP;
  },
  upgrade({ seat, level, money, houses }, clock) {
    coins(clock, money, ['seat', seat], SUPPLY);
    say(clock, seat, `level ${level}`);
    items(clock, 'house', houses, ['seat', seat], SUPPLY);
  },
  work({ seat, role, made, wage, happiness }, clock) {
    coins(clock, wage, ['seat', seat], ABROAD);
    items(clock, itemNameOf(itemOf(role)), made, SUPPLY, ['shop', seat]);
    joy(clock, seat, happiness);
  },
  visit({ seat, to, role, n, paid }, clock) {
    coins(clock, paid, ['seat', seat], ['seat', to]);
    if (n > 0) items(clock, itemNameOf(itemOf(role)), n, ['shop', to], ['seat', seat]);
  },
  loan({ seat, value, repaid }, clock) {
    coins(clock, value - repaid, SUPPLY, ['seat', seat]);
  },
  repay({ seat, paid }, clock) {
    coins(clock, paid, ['seat', seat], SUPPLY);
  },
  explore({ seat }, clock) {
    fly(clock, { piece: 'card', card: null }, DECK, ['seat', seat], CEREMONY * 0.7);
  },
  draw({ seat, card }, clock) {
    fly(clock, { piece: 'card', card }, DECK, ['seat', seat], CEREMONY);
  },
  sickness({ seat }, clock) {
    fly(clock, { piece: 'card', card: 'sickness' }, DECK, ['seat', seat], CEREMONY);
    clock.now += CEREMONY * 0.7;
  },
  sick({ seat }, clock) {
    fly(clock, { piece: 'sick' }, DECK, ['seat', seat], CEREMONY * 0.8);
    clock.now += STEP * 2;
  },
  vaccine({ seat }, clock) {
    fly(clock, { piece: 'card', card: 'vaccine' }, ['seat', seat], DECK, CEREMONY);
    joy(clock, seat, 1);
    clock.now += STEP * 2;
  },
  reshuffle({ seat, yes }, clock) {
    if (yes) fly(clock, { piece: 'card', card: null }, ['seat', seat], DECK, CEREMONY * 0.7);
  },
  enjoy({ seat }, clock) {
    items(clock, 'ticket', 1, ['seat', seat], SUPPLY);
    joy(clock, seat, 1);
  },
  feast({ seat, card, bread, happiness, paid }, clock) {
    fly(clock, { piece: 'card', card }, ['seat', seat], DECK, CEREMONY);
    items(clock, 'bread', bread, ['seat', seat], SUPPLY);
    coins(clock, paid, ['seat', seat], ABROAD);
    joy(clock, seat, happiness);
  },
  holiday({ seat, paid, happiness }, clock) {
    fly(clock, { piece: 'card', card: 'holiday' }, ['seat', seat], DECK, CEREMONY);
    coins(clock, paid, ['seat', seat], ABROAD);
    joy(clock, seat, happiness);
  },
  give({ seat, each, presents }, clock) {
    fly(clock, { piece: 'card', card: 'give' }, ['seat', seat], DECK, CEREMONY);
    for (const to of clock.playing) if (to !== seat) coins(clock, each, ['seat', seat], ['seat', to]);
    joy(clock, seat, presents);
  },
  firstAid({ seat, to, happiness }, clock) {
    fly(clock, { piece: 'card', card: 'firstAid' }, ['seat', seat], ['seat', to], CEREMONY);
    joy(clock, seat, happiness);
    joy(clock, to, happiness);
  },
  help({ seat, to, paid }, clock) {
    coins(clock, paid, ['seat', to], ['seat', seat]);
    joy(clock, to, 1);
  },
  noHelp({ seat, to }, clock) {
    fly(clock, { piece: 'card', card: 'help' }, ['seat', seat], ['seat', to], CEREMONY);
  },
  free({ seat, card, item, n }, clock) {
    fly(clock, { piece: 'card', card }, ['seat', seat], DECK, CEREMONY);
    items(clock, item, n, SUPPLY, ['seat', seat]);
  },
  travel({ seat, n, paid, happiness }, clock) {
    coins(clock, paid, ['seat', seat], ABROAD);
    items(clock, 'ticket', n, happiness > 0 ? ABROAD : SUPPLY, ['seat', seat]);
    joy(clock, seat, happiness);
  },
  gift({ seat, host, paid }, clock) {
    coins(clock, paid, ['seat', seat], ['seat', host]);
    if (paid > 0) joy(clock, seat, 1);
  },
  invest({ seat, paid }, clock) {
    coins(clock, paid, ['seat', seat], ABROAD);
  },
  foreignWork({ seat, got }, clock) {
    coins(clock, got, ABROAD, ['seat', seat]);
  },
  medicine({ seat, doctor }, clock) {
    items(clock, 'medicine', 1, ['seat', seat], SUPPLY);
    joy(clock, seat, 1);
    if (doctor !== null) joy(clock, doctor, 1);
  },
  /** All homes at once. */
  evening({ seat, home, dinner }, clock) {
    joy(clock, seat, home + dinner);
  },
  /** All price tags turn over together. */
  prices({ prices }, clock) {
    clock.now += TRAVEL;
    for (const [seat, price] of prices.entries()) if (price > 0) clock.turnings.push({ where: ['shop', seat], at: clock.now });
  },
  price({ seat }, clock) {
    clock.turnings.push({ where: ['shop', seat], at: clock.now });
  },
  target({ seat }, clock) {
    say(clock, seat, 'the last day!');
    clock.now += STEP;
  },
  printed({ each }, clock) {
    for (const seat of clock.playing) coins(clock, each, SUPPLY, ['seat', seat]);
    clock.now += STEP * 2;
  },
  /** The ships take two from each stall and pay. */
  foreignBuy({ seat, n, item, paid }, clock) {
    items(clock, item, n, ['shop', seat], ABROAD);
    clock.now += STEP * 2;
    coins(clock, paid, ABROAD, ['seat', seat]);
    clock.now += STEP;
  },
};
