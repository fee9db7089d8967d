/** A tap is answered first and told of next: what can wait until the browser has painted the new position waits here. */
import { createElement, type FunctionComponent, memo, useEffect, useState } from 'react';

type Act = () => void;
let waiting: Set<Act> | null = null; // for the next paint

/** Does something once what stands on the page now is on the screen. What waits for the same paint is done together, and so drawn as one. Returns how to call it off. */
export function afterPaint(act: Act): () => void {
  waiting ??= awaitPaint();
  const acts = waiting;
  acts.add(act);
  return () => acts.delete(act);
}

function awaitPaint(): Set<Act> {
  const acts = new Set<Act>();
  requestAnimationFrame(() => {
    waiting = null;
    setTimeout(() => {
      for (const act of acts) act();
    });
  });
  return acts;
}

/** The value, a paint later; until then the one before it, at the beginning `first`. */
export function useDeferred<T>(value: T, first = value): T {
  const [deferred, setDeferred] = useState(() => first);
  useEffect(() => afterPaint(() => setDeferred(() => value)), [value]);
  return deferred;
}

/** A part of the table that only explains the position: what is new in it may follow a paint later. */
export function deferred<Props extends object>(Part: FunctionComponent<Props>): FunctionComponent<Props> {
  const Still = memo(Part);
  return (props) => createElement(Still, useDeferred(props));
}
