/** A paper laid over the cards while one question takes the whole attention; the cards can be looked at in between. */
import type { ReactNode } from 'react';
import { Glyph } from '../../../web/art/glyph.js';
import paperCss from './paper.module.css';
import tableCss from './table.module.css';

interface ScreenProps {
  readonly title: string;
  readonly lead: ReactNode;
  readonly peek: (() => void) | null; // to the cards under it
  readonly children: ReactNode;
}

export function Screen({ title, lead, peek, children }: ScreenProps) {
  return (
    <section className={`panel ${paperCss.screen}`} aria-label={title} data-paper="">
      <header>
        <h2>{title}</h2>
        {peek !== null && (
          <button type="button" className={tableCss.back} onClick={peek}>
            <Glyph name="eye" size={17} />
            Look at the cards
          </button>
        )}
      </header>
      <p className={paperCss.lead}>{lead}</p>
      {children}
    </section>
  );
}
