/** What the top bar has no room for. */
import { Button } from './Button.js';
import { Sheet } from './Sheet.js';
import type { SheetName } from './TopBar.js';

export interface MoreSheetProps {
  readonly canHint: boolean;
  readonly replaying: boolean;
  readonly textMode: boolean;
  readonly open: (sheet: SheetName) => void;
  readonly hint: () => void;
  readonly replay: () => void;
  readonly people: () => void;
  readonly toggleText: () => void;
  readonly leaveLessons: (() => void) | null; // in a guided round
  readonly close: () => void;
}

export function MoreSheet({ canHint, replaying, textMode, open, hint, replay, people, toggleText, leaveLessons, close }: MoreSheetProps) {
  const after = (act: () => void) => () => {
    close();
    act();
  };
  return (
    <Sheet title="More" glyph="more" close={close}>
      <div className="more">
        {leaveLessons && (
          <Button glyph="close" press={after(leaveLessons)}>
            Leave the lessons
          </Button>
        )}
        {canHint && (
          <Button glyph="hint" press={after(hint)} className="folded">
            Hint
          </Button>
        )}
        <Button glyph="rules" press={() => open('rules')} className="folded">
          Rules
        </Button>
        <Button glyph="play" press={after(replay)}>
          {replaying ? 'End the replay' : 'Replay'}
        </Button>
        <Button glyph="chart" press={() => open('score')}>
          Score
        </Button>
        <Button glyph="people" press={after(people)}>
          People
        </Button>
        <Button glyph="text" press={after(toggleText)}>
          {textMode ? 'Drawn table' : 'Text mode'}
        </Button>
        <Button glyph="question" press={() => open('help')}>
          Help
        </Button>
        <Button glyph="gear" press={() => open('settings')}>
          Settings
        </Button>
      </div>
    </Sheet>
  );
}
