/** Pages whose code is fetched when they are opened. React’s own `lazy` shows what it shows meanwhile for 300 ms, however soon the code is there. */
import { type ComponentType, useEffect, useState } from 'react';

interface Fetched<P> {
  readonly Page: ComponentType<P> | null; // null: on its way
  readonly failed: unknown;
}

export function lazyPage<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let known: Fetched<P> = { Page: null, failed: null };
  return function LazyPage(props: P) {
    const [{ Page, failed }, change] = useState(known);
    useEffect(() => {
      if (known.Page !== null) return change(known); // it may have come since this was drawn
      let isOpen = true;
      load().then(
        (Page) => {
          known = { Page, failed: null };
          if (isOpen) change(known);
        },
        (error: unknown) => {
          if (isOpen) change({ Page: null, failed: error });
        },
      );
      return () => {
        isOpen = false;
      };
    }, []);
    if (failed !== null) throw failed; // for the guard around all pages
    return Page === null ? <p className="loading">One moment…</p> : <Page {...props} />;
  };
}
