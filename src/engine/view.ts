/** Views: what one seat, or a spectator, may know. Derived from the state's compartments; no game has a say in it. */
import type { Decision, GameTypes, Seat, Sizes, State, View } from './game.js';
import { isPile, pileSize } from './pile.js';

/** The compartment of whoever hides nothing. Games use this very object: views know it by identity. */
export const NOTHING: Readonly<Record<string, never>> = Object.freeze({});

/** What is hidden at a table of so many where nobody hides anything. */
const ALL_OPEN: (readonly Sizes<object>[])[] = [];

function sizesOf<X extends object>(compartment: X): Sizes<X> {
  if (compartment === NOTHING) return NOTHING as Sizes<X>;
  let sizes: Record<string, number> | null = null;
  for (const key in compartment) {
    const field = compartment[key];
    const size = Array.isArray(field) ? field.length : isPile(field) ? pileSize(field) : undefined;
    if (size === undefined) continue;
    sizes ??= {};
    sizes[key] = size;
  }
  return (sizes ?? NOTHING) as Sizes<X>;
}

function openFor<K extends string>(open: readonly Decision<K>[], seat: Seat | null): readonly Decision<K | 'veiled'>[] {
  for (const d of open) {
    if (d.veiled && d.seat !== seat) {
      return open.map((o) => (o.veiled && o.seat !== seat ? { id: o.id, seat: o.seat, kind: 'veiled' as const, veiled: true } : o));
    }
  }
  return open;
}

function sizesOfAll<X extends object>(own: readonly X[]): readonly Sizes<X>[] {
  for (const compartment of own) if (compartment !== NOTHING) return own.map(sizesOf);
  let sizes = ALL_OPEN[own.length];
  if (sizes === undefined) {
    sizes = Object.freeze(own.map(sizesOf));
    ALL_OPEN[own.length] = sizes;
  }
  return sizes as readonly Sizes<X>[];
}

/** The state as a seat sees it; null is a spectator. It looks on the live state: `copy` it before it is kept or sent. */
export function viewFor<T extends GameTypes>(s: State<T>, seat: Seat | null): View<T> {
  return {
    rules: s.rules,
    asked: s.asked,
    open: openFor<T['kind']>(s.open, seat),
    seat,
    shared: s.shared,
    mine: seat === null ? null : mine(s, seat),
    others: sizesOfAll(s.own),
    dark: sizesOf(s.dark),
  };
}

/** A seat's own compartment. */
export function mine<T extends GameTypes>(s: State<T>, seat: Seat): T['own'] {
  const own = s.own[seat];
  if (own === undefined) throw new Error(`there is no seat ${seat} at a table of ${s.own.length}`);
  return own;
}
