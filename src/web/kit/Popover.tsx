/** A small panel at the thing it belongs to; on phones a sheet from below. The browser's own dialog keeps the focus in it and gives it back. */
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import type { GlyphName } from '../art/glyph.js';
import styles from './popover.module.css';
import { Sheet } from './Sheet.js';
import { useShape } from './shape.js';

interface PopoverProps {
  readonly at: HTMLElement;
  readonly title: string;
  readonly glyph: GlyphName;
  readonly close: () => void;
  readonly children: ReactNode;
}

export function Popover(props: PopoverProps) {
  const shape = useShape();
  if (shape !== 'pocket' && shape !== 'sideways') return <Panel {...props} />;
  const { title, glyph, close, children } = props;
  return (
    <Sheet title={title} glyph={glyph} close={close}>
      {children}
    </Sheet>
  );
}

const GAP = 10; // pixels between the panel and its thing, and to the edges of the screen

/** Above its thing or below it, wherever there is more room. */
function placeAt(panel: HTMLElement, thing: DOMRect): void {
  const { offsetWidth: width, offsetHeight: height } = panel;
  const above = thing.top > innerHeight - thing.bottom;
  const top = above ? thing.top - GAP - height : thing.bottom + GAP;
  const left = thing.left + thing.width / 2 - width / 2;
  panel.style.top = `${Math.max(GAP, Math.min(innerHeight - GAP - height, top))}px`;
  panel.style.left = `${Math.max(GAP, Math.min(innerWidth - GAP - width, left))}px`;
}

function Panel({ at, title, close, children }: PopoverProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (!element.open) element.showModal();
    const place = () => placeAt(element, at.getBoundingClientRect());
    place();
    window.addEventListener('resize', place);
    return () => {
      window.removeEventListener('resize', place);
      element.close();
    };
  }, [at]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same, by the dialog itself
    <dialog
      ref={dialog}
      className={styles.panel}
      aria-labelledby={heading}
      onClose={() => dialog.current?.open || close()} // React's strict mode closes and opens it once more
      onClick={(event) => event.target === dialog.current && close()}
    >
      <div className={styles.inside}>
        <h2 id={heading}>{title}</h2>
        {children}
      </div>
    </dialog>
  );
}
