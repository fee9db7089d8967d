/** The wooden bar on top of a table: back to the shelf, what is played, and what can be opened. A phone on its side has it as a rail. */
import { Glyph } from '../art/glyph.js';
import { pathTo } from '../route.js';
import { deferred } from './after-paint.js';
import { GlyphButton } from './Button.js';
import { Link } from './Link.js';

export type SheetName = 'journal' | 'score' | 'settings' | 'help' | 'rules' | 'more';

interface TopBarProps {
  readonly title: string;
  readonly facts: readonly string[];
  readonly canHint: boolean;
  readonly open: (sheet: SheetName) => void;
  readonly undo: (() => void) | null;
  readonly hint: () => void;
  readonly people: () => void;
  readonly unread: number | null; // things said; null: nobody talks here
}

/** The table comes first. */
export const TopBar = deferred(function TopBar({ title, facts, canHint, open, undo, hint, people, unread }: TopBarProps) {
  return (
    <header className="top">
      <Link to={pathTo.shelf()} className="ib" label="Back to the shelf">
        <Glyph name="back" />
      </Link>
      <div className="names">
        <h1>{title}</h1>
        {facts.map((fact) => (
          <span key={fact} className="chip">
            {fact}
          </span>
        ))}
      </div>
      <span className="sp" />
      {undo && <GlyphButton glyph="undo" label="Take back" press={undo} />}
      {canHint && <GlyphButton glyph="hint" label="Hint" press={hint} className="beside" />}
      <GlyphButton
        glyph="log"
        label={unread === null ? 'Journal' : unread > 0 ? `Journal and talk, ${unread} unread` : 'Journal and talk'}
        press={() => open('journal')}
        className={unread === null ? 'folded' : unread > 0 ? 'unread' : ''}
      />
      <GlyphButton glyph="rules" label="Rules" press={() => open('rules')} className="beside" />
      {unread !== null && <GlyphButton glyph="people" label="People" press={people} className="beside" />}
      <GlyphButton glyph="more" label="More" press={() => open('more')} />
    </header>
  );
});
