/** Watching what a rule looks at. Whether a move may be taken back, or answered for a player, follows from what was touched. */
import type { GameTypes, Seat, State } from './game.js';

export interface TouchWatch {
  touched: boolean;
}

function isBare(compartment: object): boolean {
  for (const _ in compartment) return false;
  return true;
}

// States are plain data, so nothing in them asks who is looking: without `receiver` a field is set at once, not defined through the proxy.

/** The same live state, but looking at the dark or at another seat's own compartment is noticed. */
export function watchState<T extends GameTypes>(s: State<T>, seat: Seat | null, watch: TouchWatch): State<T> {
  const own = new Proxy(s.own, {
    get(target, key) {
      if (key !== String(seat) && key !== 'length') watch.touched = true;
      return Reflect.get(target, key);
    },
    set(target, key, value) {
      if (key !== String(seat)) watch.touched = true;
      return Reflect.set(target, key, value);
    },
  });
  return new Proxy(s, {
    get(target, key) {
      if (key === 'own') return own;
      if (key === 'dark') watch.touched = true;
      return Reflect.get(target, key);
    },
    set(target, key, value) {
      if (key === 'own' || key === 'dark') watch.touched = true;
      return Reflect.set(target, key, value);
    },
  });
}

/** The same live compartment, but looking into it is noticed. */
export function watchMine<X extends object>(mine: X, watch: TouchWatch): X {
  if (isBare(mine)) return mine;
  return new Proxy(mine, {
    get(target, key) {
      watch.touched = true;
      return Reflect.get(target, key);
    },
    has(target, key) {
      watch.touched = true;
      return Reflect.has(target, key);
    },
    ownKeys(target) {
      watch.touched = true;
      return Reflect.ownKeys(target);
    },
  });
}
