/** The wooden bar on top of a table: back to the shelf, what is played, and what can be opened. */
import { Glyph } from '../art/glyph.js';
import { pathTo } from '../route.js';
import { later } from './after-picture.js';
import { GlyphButton } from './Button.js';
import { Link } from './Link.js';

export type SheetName = 'journal' | 'score' | 'settings' | 'help' | 'rules' | 'more';

interface TopBarProps {
  readonly title: string;
  readonly facts: readonly string[];
  readonly replaying: boolean;
  readonly canHint: boolean;
  readonly canUndo: boolean;
  readonly textMode: boolean;
  readonly open: (sheet: SheetName) => void;
  readonly undo: () => void;
  readonly hint: () => void;
  readonly replay: () => void;
  readonly people: () => void;
  readonly toggleText: () => void;
}

/** The table comes first. */
export const TopBar = later(function TopBar(props: TopBarProps) {
  const { title, facts, replaying, canHint, canUndo, textMode, open, undo, hint, replay, people, toggleText } = props;
  return (
    <header className={title.length > 18 ? 'top long' : 'top'}>
      <Link to={pathTo.shelf()} className="ib" label="Back to the shelf">
        <Glyph name="back" />
      </Link>
      <h1>{title}</h1>
      {facts.map((fact, i) => (
        <span key={fact} className={i > 0 ? 'chip desk' : 'chip'}>
          {fact}
        </span>
      ))}
      <span className="sp" />
      {canUndo && <GlyphButton glyph="undo" label="Take back" press={undo} />}
      {canHint && <GlyphButton glyph="hint" label="Hint" press={hint} className="desk" />}
      <GlyphButton glyph="play" label={replaying ? 'End the replay' : 'Replay'} press={replay} className="desk" pressed={replaying} />
      <GlyphButton glyph="chart" label="Score" press={() => open('score')} className="desk" />
      <GlyphButton glyph="log" label="Journal" press={() => open('journal')} className="only-phone" />
      <GlyphButton glyph="rules" label="Rules" press={() => open('rules')} />
      <GlyphButton glyph="people" label="People" press={people} className="desk" />
      <GlyphButton glyph="text" label="Text mode" press={toggleText} pressed={textMode} className="desk" />
      <GlyphButton glyph="question" label="Help" press={() => open('help')} className="desk" />
      <GlyphButton glyph="gear" label="Settings" press={() => open('settings')} className="desk" />
      <GlyphButton glyph="more" label="More" press={() => open('more')} className="only-phone" />
    </header>
  );
});
