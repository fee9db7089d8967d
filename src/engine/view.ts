/** Views: what one seat, or a spectator, may know. Derived from the state's compartments; no game has a say in it. */
import type { Decision, GameTypes, Seat, Sizes, State, View } from './game.js';

const NOTHING: object = Object.freeze({});

function sizesOf<X extends object>(compartment: X): Sizes<X> {
  let sizes: Record<string, number> | null = null;
  for (const key in compartment) {
    const field = compartment[key];
    if (Array.isArray(field)) {
      sizes ??= {};
      sizes[key] = field.length;
    }
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

/** The state as a seat sees it; null is a spectator. It looks on the live state: `copy` it before it is kept or sent. */
export function viewFor<T extends GameTypes>(s: State<T>, seat: Seat | null): View<T> {
  return {
    rules: s.rules,
    asked: s.asked,
    open: openFor<T['kind']>(s.open, seat),
    seat,
    shared: s.shared,
    mine: seat === null ? null : mine(s, seat),
    others: s.own.map(sizesOf),
    dark: sizesOf(s.dark),
  };
}

/** A seat's own compartment. */
export function mine<T extends GameTypes>(s: State<T>, seat: Seat): T['own'] {
  const own = s.own[seat];
  if (own === undefined) throw new Error(`there is no seat ${seat} at a table of ${s.own.length}`);
  return own;
}
