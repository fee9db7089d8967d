/** Opening and closing questions. Games call `ask`; the engine closes a question before its answer is applied. */
import type { Decision, GameTypes, Seat, State } from './game.js';

export function ask<T extends GameTypes>(s: State<T>, seat: Seat, kind: T['kind'], veiled = false): void {
  s.open.push({ id: s.asked++, seat, kind, veiled });
}

export function close<T extends GameTypes>(s: State<T>, decision: Decision): void {
  const open = s.open;
  const last = open.length - 1;
  if (last === 0 && open[0]?.id === decision.id) {
    open.pop();
    return;
  }
  const at = open.findIndex((d) => d.id === decision.id);
  if (at < 0) throw new Error(`decision ${decision.id} is not open`);
  open.splice(at, 1);
}
