/** A small panel at the thing it belongs to; on phones a sheet from below. */
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import type { GlyphName } from '../art/glyph.js';
import { Modal } from './Modal.js';
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
    const place = () => placeAt(element, at.getBoundingClientRect());
    place();
    window.addEventListener('resize', place);
    return () => window.removeEventListener('resize', place);
  }, [at]);
  return (
    <Modal className={styles.panel} aria-labelledby={heading} close={close} at={dialog} beside>
      <div className={styles.inside}>
        <h2 id={heading}>{title}</h2>
        {children}
      </div>
    </Modal>
  );
}
