/** The frame every state has around what its game lays on the table: a new one, a copy, and one imagined from a view. */
import type { Decision, GameTypes, Seat, State, View } from '../../engine/game.js';
import { NOTHING } from '../../engine/view.js';

/** The compartment of a game that hides nothing there. */
export type Nothing = typeof NOTHING;

/** What the seats hide at a table where nobody hides anything. */
export function hidesNothing(seats: number): Nothing[] {
  return new Array<Nothing>(seats).fill(NOTHING);
}

/** A table before the first question. */
export function newState<T extends GameTypes>(rules: number, shared: T['shared'], own: T['own'][], dark: T['dark']): State<T> {
  return { rules, asked: 0, open: [], shared, own, dark };
}

/** A state around copies of what was in another one. */
export function cloneState<T extends GameTypes>(s: State<T>, shared: T['shared'], own: T['own'][], dark: T['dark']): State<T> {
  return { rules: s.rules, asked: s.asked, open: s.open.slice(), shared, own, dark };
}

/** How a game makes up what a view does not show. */
export interface Imagination<T extends GameTypes> {
  readonly shared: T['shared']; // a copy
  mine(own: T['own']): T['own']; // a copy of what the seat itself knows
  other(seat: Seat): T['own']; // dealt from what the seat does not see
  drafts?(own: T['own'][]): void; // secret choices already made: see together.ts
  dark(own: readonly T['own'][]): T['dark']; // what is left when everybody has been dealt to
}

/** A full state that a view could have come from. */
export function imagineFrom<T extends GameTypes>(view: View<T>, how: Imagination<T>): State<T> {
  const own = view.others.map((_, seat) => (seat === view.seat && view.mine !== null ? how.mine(view.mine) : how.other(seat)));
  how.drafts?.(own);
  return imagined(view, how.shared, own, how.dark(own));
}

/** The same where nothing is hidden: there is only one such state. `shared` is a copy. */
export function imagineOpen<T extends GameTypes & { own: Nothing; dark: Nothing }>(view: View<T>, shared: T['shared']): State<T> {
  return imagined<T>(view, shared, hidesNothing(view.others.length), NOTHING);
}

function imagined<T extends GameTypes>(view: View<T>, shared: T['shared'], own: T['own'][], dark: T['dark']): State<T> {
  const open = view.open.filter(isOpen);
  if (open.length < view.open.length) throw new Error('a veiled question is imagined by the game that veils it');
  return { rules: view.rules, asked: view.asked, open, shared, own, dark };
}

const isOpen = <Kind extends string>(decision: Decision<Kind | 'veiled'>): decision is Decision<Kind> => decision.kind !== 'veiled';
