/** The wooden bar on top of a table or a review: back to the shelf or the result, what is played, and what can be opened. A phone on its side has it as a rail. */
import { Glyph } from '../art/glyph.js';
import { pathTo } from '../route.js';
import type { Able } from './actions.js';
import { deferred } from './after-paint.js';
import { GlyphButton } from './Button.js';
import { PageLink } from './PageLink.js';

interface TopBarProps {
  readonly title: string;
  readonly facts: readonly string[];
  readonly actions: readonly Able[];
  readonly back?: { readonly to: string; readonly label: string };
}

const TO_THE_SHELF = { to: pathTo.shelf(), label: 'Back to the shelf' };

/** The table comes first. */
export const TopBar = deferred(function TopBar({ title, facts, actions, back = TO_THE_SHELF }: TopBarProps) {
  return (
    <header className="top">
      <PageLink {...back} className="ib">
        <Glyph name="back" />
      </PageLink>
      <div className="names">
        <h1>{title}</h1>
        {facts.map((fact) => (
          <span key={fact} className="chip">
            {fact}
          </span>
        ))}
      </div>
      <span className="sp" />
      {actions.map(
        ({ name, glyph, label, bar, perform }) =>
          bar !== undefined && <GlyphButton key={name} glyph={glyph} label={label} press={perform} className={bar} />,
      )}
    </header>
  );
});
