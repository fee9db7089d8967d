/** What the top bar of a review opens: journal, rules, score, help, settings and the menu. */
import type { AnyGame, GameTypes } from '../../engine/game.js';
import type { Happened } from '../../match/messages.js';
import { journalOf } from '../../match/picture.js';
import type { RoomNote } from '../../match/room.js';
import type { Able } from '../kit/actions.js';
import { HelpSheet } from '../kit/HelpSheet.js';
import { MoreSheet } from '../kit/MoreSheet.js';
import { ScoreSheet } from '../kit/ScoreSheet.js';
import { SettingsSheet } from '../kit/SettingsSheet.js';
import { Sheet } from '../kit/Sheet.js';
import { withNotes } from '../online/journal-notes.js';
import { RulesSheet } from '../rules/RulesSheet.js';
import { JournalInSheet } from '../screens/slots.js';
import type { DrawnTable } from '../table.js';
import { REVIEW_WORDS as W } from './words.js';

export type BarSheet = 'journal' | 'rules' | 'score' | 'help' | 'settings' | 'more';

interface BarSheetsProps {
  readonly sheet: string | null;
  readonly game: AnyGame;
  readonly names: readonly string[];
  readonly journal: readonly Happened[];
  readonly notes: readonly RoomNote[];
  readonly upTo: number; // entries that are told: whoever tries again does not see what came later
  readonly shared: GameTypes['shared']; // of the position that is looked at
  readonly over: boolean;
  readonly drawn: DrawnTable | null | undefined;
  readonly actions: readonly Able[];
  readonly jump: (entries: number) => void;
  readonly close: () => void;
}

export function BarSheets({ sheet, game, names, journal, notes, upTo, shared, over, drawn, actions, jump, close }: BarSheetsProps) {
  const lines = () => withNotes(journalOf(game, journal, names, upTo), notes, journal, upTo);
  return (
    <>
      {sheet === 'journal' && (
        <Sheet title={W.journal} glyph="log" close={close}>
          <JournalInSheet now={{ lines, jump, review: null }} talk={null} />
        </Sheet>
      )}
      {sheet === 'rules' && <RulesSheet game={game.id} title={game.about.title} clause="" close={close} />}
      {sheet === 'score' && <ScoreSheet {...{ game, shared, names, over, close }} />}
      {sheet === 'help' && <HelpSheet signs={drawn?.signs ?? []} close={close} />}
      {sheet === 'settings' && <SettingsSheet close={close} />}
      {sheet === 'more' && <MoreSheet actions={actions} close={close} />}
    </>
  );
}
