/** Names, numbers and lists in plain English, and the log made of one sentence per kind of event. */
import type { Seat } from '../../engine/game.js';

export type Names = readonly string[];
export type NameOf = (seat: Seat) => string;

export const who = (names: Names, seat: Seat): string => names[seat] ?? `Player ${seat + 1}`;

/** As the heading of what a player has: "Ada (you)". */
export const whose = (names: Names, seat: Seat, reader: Seat | null): string =>
  seat === reader ? `${who(names, seat)} (you)` : who(names, seat);

const PLURAL = new Intl.PluralRules('en-GB');

/** The word that goes with so many. */
export const plural = (count: number, one: string, more: string): string => (PLURAL.select(count) === 'one' ? one : more);

/** "1 card", "2 cards". */
export const many = (count: number, one: string, more = `${one}s`): string => `${count} ${plural(count, one, more)}`;

/** "the one card", "both cards", "all 3 cards". */
export const every = (count: number, one: string, more = `${one}s`): string =>
  count === 1 ? `the one ${one}` : count === 2 ? `both ${more}` : `all ${count} ${more}`;

/** A number with a true minus, as it stands in a sentence. */
export const numeral = (n: number): string => (n < 0 ? `−${-n}` : String(n));

const AND = new Intl.ListFormat('en-GB');
const OR = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** "a, b and c". */
export const listed = (parts: readonly string[]): string => AND.format(parts);

/** "a, b or c". */
export const either = (parts: readonly string[]): string => OR.format(parts);

/** With the full stop that a line may or may not bring: events are worded without one, and a quoted sentence has its own. */
export const sentence = (text: string): string => (/[.!?…][”’")]*$/.test(text) ? text : `${text}.`);

/** A sentence for every type of event. */
export type Telling<E extends { readonly type: string }> = { readonly [K in E as K['type']]: (event: K, name: NameOf) => string };

/** The event as a line of the log. */
export const tellBy =
  <E extends { readonly type: string }>(telling: Telling<E>) =>
  (event: E, names: Names): string => {
    const tell = telling[event.type as E['type']] as (event: E, name: NameOf) => string; // the entry for this very type
    return tell(event, (seat) => who(names, seat));
  };
