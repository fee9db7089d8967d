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
export const watchState = <T extends GameTypes>(s: State<T>, seat: Seat | null, watch: TouchWatch): State<T> => new Watched(s, seat, watch);

/** Field by field: with a proxy around the whole state refereed matches of Nation take 1.2 times as long. */
class Watched<T extends GameTypes> implements State<T> {
  readonly #state: State<T>;
  readonly #seat: Seat | null;
  readonly #watch: TouchWatch;
  #own: T['own'][] | null = null; // made when it is first looked at

  constructor(state: State<T>, seat: Seat | null, watch: TouchWatch) {
    this.#state = state;
    this.#seat = seat;
    this.#watch = watch;
  }
  get rules() {
    return this.#state.rules;
  }
  get asked() {
    return this.#state.asked;
  }
  set asked(asked) {
    this.#state.asked = asked;
  }
  get open() {
    return this.#state.open;
  }
  set open(open) {
    this.#state.open = open;
  }
  get shared() {
    return this.#state.shared;
  }
  set shared(shared) {
    this.#state.shared = shared;
  }
  get own() {
    this.#own ??= watchAll(this.#state.own, this.#seat, this.#watch);
    return this.#own;
  }
  set own(own) {
    this.#watch.touched = true;
    this.#own = null;
    this.#state.own = own;
  }
  get dark() {
    this.#watch.touched = true;
    return this.#state.dark;
  }
  set dark(dark) {
    this.#watch.touched = true;
    this.#state.dark = dark;
  }
  toJSON(): State<T> {
    this.#watch.touched = true;
    return this.#state;
  }
}

function watchAll<X extends object>(all: X[], seat: Seat | null, watch: TouchWatch): X[] {
  const ours = String(seat);
  return new Proxy(all, {
    get(target, key) {
      if (key !== ours && key !== 'length') watch.touched = true;
      return Reflect.get(target, key);
    },
    set(target, key, value) {
      if (key !== ours) watch.touched = true;
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
