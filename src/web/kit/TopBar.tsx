/** The wooden bar on top of a table or a review: back to the shelf or the result, what is played, and what can be opened. A phone on its side has it as a rail. */
import type { Able } from './actions.js';
import { deferred } from './after-paint.js';
import { BackLink } from './BackLink.js';
import { GlyphButton } from './Button.js';

interface TopBarProps {
  readonly title: string;
  readonly facts: readonly string[];
  readonly actions: readonly Able[];
  readonly back?: { readonly to: string; readonly label: string }; // to the shelf without it
}

/** The table comes first. */
export const TopBar = deferred(function TopBar({ title, facts, actions, back }: TopBarProps) {
  return (
    <header className="top">
      <BackLink {...back} />
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
