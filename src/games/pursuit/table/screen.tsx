/** A paper laid over the cards while one question takes the whole attention; the cards can be looked at in between. */
import type { ReactNode } from 'react';
import { Glyph } from '../../../web/art/glyph.js';

interface ScreenProps {
  readonly title: string;
  readonly lead: ReactNode;
  readonly peek: (() => void) | null; // to the cards under it
  readonly children: ReactNode;
}

export function Screen({ title, lead, peek, children }: ScreenProps) {
  return (
    <section className="pt-screen" aria-label={title}>
      <header>
        <h2>{title}</h2>
        {peek !== null && (
          <button type="button" className="pt-peek" onClick={peek}>
            <Glyph name="eye" size={17} />
            Look at the cards
          </button>
        )}
      </header>
      <p className="pt-lead">{lead}</p>
      {children}
    </section>
  );
}
