/** A sheet: from the right on a laptop, from the bottom on a phone. The browser's own dialog keeps focus in it and closes it with Escape. */
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Glyph, type GlyphName } from '../art/glyph.js';

interface SheetProps {
  readonly title: string;
  readonly glyph: GlyphName;
  readonly close: () => void;
  readonly wide?: boolean;
  readonly children: ReactNode;
}

export function Sheet({ title, glyph, close, wide = false, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    return () => element?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same, by the dialog itself
    <dialog
      ref={dialog}
      className={wide ? 'sheet wide' : 'sheet'}
      aria-labelledby={heading}
      onClose={() => dialog.current?.open || close()} // React's strict mode closes and opens it once more
      onClick={(event) => event.target === dialog.current && close()}
    >
      <div className="sheet-in">
        <header className="sheet-head">
          <Glyph name={glyph} />
          <h2 id={heading}>{title}</h2>
          <span className="sp" />
          <button type="button" className="ib" aria-label="Close" onClick={close}>
            <Glyph name="close" />
          </button>
        </header>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
        <section className="sheet-body" tabIndex={0} aria-labelledby={heading}>
          {children}
        </section>
      </div>
    </dialog>
  );
}
