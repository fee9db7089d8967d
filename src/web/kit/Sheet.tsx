/** A sheet: from the right on a laptop, from the bottom on a phone. */
import { type ReactNode, useId } from 'react';
import { Glyph, type GlyphName } from '../art/glyph.js';
import { Modal } from './Modal.js';

interface SheetProps {
  readonly title: string;
  readonly glyph: GlyphName;
  readonly close: () => void;
  readonly wide?: boolean;
  readonly children: ReactNode;
}

export function Sheet({ title, glyph, close, wide = false, children }: SheetProps) {
  const heading = useId();
  return (
    <Modal className={wide ? 'sheet wide' : 'sheet'} aria-labelledby={heading} close={close} beside>
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
    </Modal>
  );
}
