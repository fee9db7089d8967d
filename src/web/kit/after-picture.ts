/** A tap is answered first and told of next: what can wait until the browser has drawn the new position waits here. */
import { createElement, type FunctionComponent, memo, useEffect, useState } from 'react';

type Act = () => void;
let waiting: Set<Act> | null = null; // for the next picture

/** Does something once what stands on the page now is on the screen. Returns how to call it off. */
export function afterPicture(act: Act): () => void {
  waiting ??= awaitPicture();
  const acts = waiting;
  acts.add(act);
  return () => acts.delete(act);
}

/** What waits for the same picture is done together, and so drawn as one. */
function awaitPicture(): Set<Act> {
  const acts = new Set<Act>();
  requestAnimationFrame(() => {
    waiting = null;
    setTimeout(() => {
      for (const act of acts) act();
    });
  });
  return acts;
}

/** Hides pieces until their journey begins. Returns how to show them. */
export function hide(pieces: readonly (HTMLElement | null)[]): () => void {
  const make = (opacity: '' | '0') => {
    for (const piece of pieces) if (piece) piece.style.opacity = opacity; // not visibility: every part of a piece would have to take that over
  };
  make('0');
  return () => make('');
}

/** The value, a picture later; until then the one before it, at the beginning `first`. */
export function useLater<T>(value: T, first = value): T {
  const [later, setLater] = useState(() => first);
  useEffect(() => afterPicture(() => setLater(() => value)), [value]);
  return later;
}

/** A part of the table that only explains the position: what is new in it may follow a picture later. */
export function later<Props extends object>(Part: FunctionComponent<Props>): FunctionComponent<Props> {
  const Still = memo(Part);
  return (props) => createElement(Still, useLater(props));
}
