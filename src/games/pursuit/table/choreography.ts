/** What happened, as movements: which piece goes from where to where, and when. Times are in milliseconds at normal pace. */
import { type Amounts, cardName, cardOf, type PursuitEvent, ROWS, rowOf, spell } from '../face.js';

/** A piece drawn only for its journey. `from` and `to` are places the drawn table marks; equal ones make it rise and fade. */
export interface Flight {
  readonly piece: {
    readonly className: 'pt-fly-glass' | 'pt-fly-card' | 'pt-fly-word' | 'pt-fly-sad';
    readonly words: string;
    readonly seat: number | null;
  };
  readonly from: string;
  readonly to: string;
  readonly at: number;
  readonly lasts: number;
}

const TRAVEL = 520;
const WORD = 1300;
const CEREMONY = 2200;
const STEP = 260;
const MOST = 9000; // a scene that lasts longer is left to the journal

const seatAt = (seat: number): string => `[data-seat="${seat}"]`;
const spaceAt = (space: string): string => `[data-space="${space}"]`;
const rowWith = (card: string): string => `[data-row="${ROWS[rowOf(cardOf(card))]}"]`;

interface Clock {
  now: number;
  readonly flights: Flight[];
}

type EventOf<T extends PursuitEvent['type']> = Extract<PursuitEvent, { readonly type: T }>;
type Shows = { readonly [T in PursuitEvent['type']]?: (event: EventOf<T>, clock: Clock) => void };

function glass(clock: Clock, seat: number, space: string): void {
  clock.flights.push({
    piece: { className: 'pt-fly-glass', words: '', seat },
    from: seatAt(seat),
    to: spaceAt(space),
    at: clock.now,
    lasts: TRAVEL,
  });
  clock.now += STEP;
}

function carry(clock: Clock, seat: number, card: string): void {
  clock.flights.push({
    piece: { className: 'pt-fly-card', words: cardName(card), seat },
    from: rowWith(card),
    to: seatAt(seat),
    at: clock.now,
    lasts: TRAVEL,
  });
  clock.now += STEP;
}

function say(clock: Clock, seat: number, words: string, sad = false, lasts = WORD): void {
  if (words === '') return;
  clock.flights.push({
    piece: { className: sad ? 'pt-fly-sad' : 'pt-fly-word', words, seat },
    from: seatAt(seat),
    to: seatAt(seat),
    at: clock.now,
    lasts,
  });
  clock.now += STEP;
}

const gained = (of: Amounts): string => (Object.keys(of).length === 0 ? '' : `+ ${spell(of)}`);

const SHOW: Shows = {
  turn({ seat, space, gained: of }, clock) {
    glass(clock, seat, space);
    say(clock, seat, gained(of));
  },
  project({ seat, card, taken, gained: of }, clock) {
    if (taken) {
      glass(clock, seat, 'takeProject');
      carry(clock, seat, card);
    }
    say(clock, seat, gained(of));
  },
  single({ seat, card, gained: of }, clock) {
    glass(clock, seat, 'takeProject');
    carry(clock, seat, card);
    say(clock, seat, gained(of));
  },
  role({ seat, card, owner, gained: of }, clock) {
    glass(clock, seat, 'takeProject');
    if (owner === seat) carry(clock, seat, card);
    say(clock, seat, gained(of));
  },
  spend({ seat, card, gained: of }, clock) {
    glass(clock, seat, 'spend');
    carry(clock, seat, card);
    say(clock, seat, gained(of));
  },
  hired({ seat, card, gained: of }, clock) {
    glass(clock, seat, 'getJob');
    carry(clock, seat, card);
    say(clock, seat, gained(of));
  },
  promoted({ seat, card }, clock) {
    carry(clock, seat, card);
    say(clock, seat, 'promoted');
  },
  retired({ seat }, clock) {
    say(clock, seat, 'retired');
  },
  love({ seat, card, name, level, gained: of }, clock) {
    glass(clock, seat, 'relationship');
    if (level === 1) carry(clock, seat, card);
    else say(clock, seat, level === 2 ? `together with ${name}` : `a family with ${name}`);
    say(clock, seat, gained(of));
  },
  stress({ seat, n, why }, clock) {
    say(clock, seat, `+ ${n} stress${why === 'years' ? ': the years' : ''}`, true);
  },
  ease({ seat, n, why }, clock) {
    if (n > 0) say(clock, seat, why === 'health' ? 'feels like new' : `\u2212 ${n} stress`);
  },
  bonus({ seat, gained: of }, clock) {
    say(clock, seat, gained(of));
  },
  givenUp({ seat, name }, clock) {
    say(clock, seat, `gives up ${name}`, true);
  },
  died({ seat, age }, clock) {
    say(clock, seat, `\u2020 at ${age}`, true, CEREMONY);
  },
};

export function choreograph(events: readonly PursuitEvent[]): readonly Flight[] {
  const clock: Clock = { now: 0, flights: [] };
  for (const event of events) {
    const show = SHOW[event.type] as ((event: PursuitEvent, clock: Clock) => void) | undefined; // the entry for this very type
    show?.(event, clock);
  }
  return clock.flights.filter(({ at }) => at < MOST);
}
