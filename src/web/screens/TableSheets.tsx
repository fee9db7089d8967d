/** The sheets that open over a table, one at a time. */
import type { GameTypes, State } from '../../engine/game.js';
import { canUndo } from '../../engine/undo.js';
import { HelpSheet } from '../kit/HelpSheet.js';
import { MoreSheet, type MoreSheetProps } from '../kit/MoreSheet.js';
import { RulesSheet } from '../kit/RulesSheet.js';
import { ScoreSheet } from '../kit/ScoreSheet.js';
import { SettingsSheet } from '../kit/SettingsSheet.js';
import { Sheet } from '../kit/Sheet.js';
import { UndoSheet } from '../kit/UndoSheet.js';
import type { Match } from '../play/match.js';
import { isPerson } from '../play/seating.js';
import { takeBack } from '../play/store.js';
import { JournalInSheet } from './slots.js';

export type Open =
  | { readonly sheet: 'journal' | 'score' | 'settings' | 'help' | 'undo' | 'more' }
  | { readonly sheet: 'rules'; readonly clause: string }
  | null;

interface TableSheetsProps {
  readonly open: Open;
  readonly close: () => void;
  readonly match: Match;
  readonly state: State<GameTypes>;
  readonly viewer: number | null;
  readonly over: boolean;
  readonly menu: Omit<MoreSheetProps, 'close'>;
}

export function TableSheets({ open, close, match, state, viewer, over, menu }: TableSheetsProps) {
  const { game, names, seating, table } = match;
  switch (open?.sheet) {
    case undefined:
      return null;
    case 'journal':
      return (
        <Sheet title="Journal" glyph="log" close={close}>
          <JournalInSheet />
        </Sheet>
      );
    case 'more':
      return <MoreSheet {...menu} close={close} />;
    case 'score':
      return <ScoreSheet game={game} shared={state.shared} names={names} over={over} close={close} />;
    case 'settings':
      return <SettingsSheet close={close} />;
    case 'help':
      return <HelpSheet close={close} />;
    case 'rules':
      return <RulesSheet game={game.id} title={game.about.title} clause={open.clause} close={close} />;
    case 'undo':
      return viewer === null ? null : (
        <UndoSheet
          offer={canUndo(table, viewer)}
          others={names.filter((_, seat) => seat !== viewer && isPerson(seating[seat]))}
          agree={() => {
            close();
            takeBack();
          }}
          close={close}
        />
      );
  }
}
