/** The frame around any table, at this device or far away: top bar, the table drawn or in words, and what opens over it. */
import { type MouseEvent, type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Decision, GameTypes, Refusal } from '../../engine/game.js';
import { later } from '../kit/after-picture.js';
import { HelpSheet } from '../kit/HelpSheet.js';
import { HintList } from '../kit/HintList.js';
import { useKeys } from '../kit/keys.js';
import { MoreSheet } from '../kit/MoreSheet.js';
import { News, type NewsProps } from '../kit/News.js';
import { RulesSheet } from '../kit/RulesSheet.js';
import { ScoreSheet } from '../kit/ScoreSheet.js';
import { SettingsSheet } from '../kit/SettingsSheet.js';
import { Sheet } from '../kit/Sheet.js';
import { type SheetName, TopBar } from '../kit/TopBar.js';
import { Trouble } from '../kit/Trouble.js';
import { WhyNot } from '../kit/WhyNot.js';
import { Zoom } from '../kit/Zoom.js';
import { type AnyGame, type DrawnTable, isDrawn, loadTable } from '../library.js';
import type { Playing } from '../session/store.js';
import { paceOf, useSettings } from '../settings.js';
import type { TableProps } from '../table.js';
import { TextTable } from '../text/TextTable.js';
import { type BarNow, barOf, JournalBeside, JournalInSheet, type JournalNow } from './slots.js';

type Open = { readonly sheet: Exclude<SheetName, 'rules'> | 'undo' } | { readonly sheet: 'rules'; readonly clause: string } | null;

/** What the frame itself adds to what a table is given. */
type Scene = Omit<TableProps<GameTypes>, 'bar' | 'journal' | 'look' | 'pace' | 'select'>;

export interface TableFrameProps {
  readonly game: AnyGame;
  readonly names: readonly string[];
  readonly drawn: DrawnTable | null | undefined; // undefined: on its way
  readonly scene: Scene;
  readonly entries: number; // shown, and so counted by what looks at the page from outside
  readonly over: boolean;
  readonly replaying: boolean;
  readonly barNow: BarNow;
  readonly journalLines: JournalNow['lines']; // a new function for every change, and only then
  readonly select: (decision: Decision, move: GameTypes['move'] | null) => void;
  readonly explain: (refusal: Refusal | null) => void;
  readonly explained: Refusal | null;
  readonly hint: (() => void) | null; // null: there is nothing to advise on
  readonly advice: Playing['hint'];
  readonly closeHint: () => void;
  readonly undo: { readonly press: () => 'done' | 'ask'; readonly sheet: (close: () => void) => ReactNode } | null;
  readonly replayAt: (at: number | null) => void;
  readonly lastEntry: number;
  readonly news: NewsProps['news'];
  readonly trouble: string | null;
  readonly forgetTrouble: () => void;
  readonly people: () => void; // opens who sits at the table
  readonly above?: (openRule: (clause: string) => void, jump: (upTo: number) => void) => ReactNode; // between the top bar and the table
}

export function useDrawnTable(game: string): DrawnTable | null | undefined {
  const [drawn, setDrawn] = useState<DrawnTable | null>();
  useEffect(() => {
    void loadTable(game).then(setDrawn);
  }, [game]);
  return drawn;
}

export function TableFrame(frame: TableFrameProps) {
  const { game, names, drawn, scene, over, replaying, barNow, select, explain, explained, undo, replayAt } = frame;
  const { view, questions, selected, submit } = scene;
  const settings = useSettings();
  const [open, setOpen] = useState<Open>(null);
  const place = useRef<HTMLElement>(null);
  const looker = useRef<(thing: string) => void>(() => {});
  const look = useCallback((thing: string) => looker.current(thing), []);
  const openRule = useCallback((clause: string) => setOpen({ sheet: 'rules', clause }), []);
  const jump = useCallback(
    (upTo: number) => {
      setOpen(null);
      replayAt(upTo);
    },
    [replayAt],
  );
  const { journalLines: lines } = frame;
  const journalNow = useMemo(() => ({ lines, jump }), [lines, jump]);
  const journal = useMemo(() => <JournalBeside now={journalNow} />, [journalNow]);
  const close = () => setOpen(null);
  const openSheet = (sheet: SheetName) => setOpen(sheet === 'rules' ? { sheet, clause: '' } : { sheet });
  const takeBack = () => undo?.press() === 'ask' && setOpen({ sheet: 'undo' });
  const toggleText = () => settings.change({ textMode: !settings.textMode });
  const hint = () => frame.hint?.();
  useKeys({
    questions,
    selected,
    submit,
    act: {
      hint,
      undo: takeBack,
      rules: () => openSheet('rules'),
      journal: () => openSheet('journal'),
      score: () => openSheet('score'),
      help: () => openSheet('help'),
      text: toggleText,
      escape: () => {
        if (explained) explain(null);
        else if (frame.advice) frame.closeHint();
        else if (questions[0] && selected !== null) select(questions[0].decision, null);
      },
    },
  });
  const choose = useCallback<TableProps<GameTypes>['select']>(
    (decision, move) => {
      if (move !== null && !useSettings.getState().confirm) submit(decision, move);
      else select(decision, move);
    },
    [submit, select],
  );
  const props: TableProps<GameTypes> = { ...scene, select: choose, look, pace: paceOf(settings), bar: barOf(barNow), journal };
  const menu = {
    canHint: frame.hint !== null,
    replaying,
    textMode: settings.textMode,
    open: openSheet,
    hint,
    replay: () => replayAt(replaying ? null : frame.lastEntry),
    people: frame.people,
    toggleText,
  };
  const inWords = settings.textMode || drawn === null;
  return (
    <div className="page" data-game={game.id}>
      <TopBar
        title={game.about.title}
        facts={isDrawn(game.id) ? (drawn?.facts?.(view, names) ?? []) : ['in words']}
        canUndo={undo !== null}
        undo={takeBack}
        {...menu}
      />
      {frame.above?.(openRule, jump)}
      <main className="table-page" data-entries={frame.entries} ref={place} onMouseDown={stayUnfocused}>
        <Suspense>
          {inWords ? (
            <TextTable game={game} {...props} />
          ) : drawn ? (
            <drawn.Table {...props} />
          ) : (
            <p className="loading">The table is being laid…</p>
          )}
        </Suspense>
      </main>
      {open?.sheet === 'journal' && (
        <Sheet title="Journal" glyph="log" close={close}>
          <JournalInSheet now={journalNow} />
        </Sheet>
      )}
      {open?.sheet === 'more' && <MoreSheet {...menu} close={close} />}
      {open?.sheet === 'score' && <ScoreSheet game={game} shared={view.shared} names={names} over={over} close={close} />}
      {open?.sheet === 'settings' && <SettingsSheet close={close} />}
      {open?.sheet === 'help' && <HelpSheet close={close} />}
      {open?.sheet === 'rules' && <RulesSheet game={game.id} title={game.about.title} clause={open.clause} close={close} />}
      {open?.sheet === 'undo' && undo?.sheet(close)}
      <News news={replaying ? null : frame.news} />
      <YourTurn words={questions[0] ? `Your turn. ${questions[0].words}` : ''} />
      {drawn?.zoom && !inWords && (
        <Zoom table={place} look={looker} find={(thing) => drawn.zoom?.(thing, view, names) ?? null} openRule={openRule} />
      )}
      {frame.advice && questions[0] && (
        <HintList
          {...{ hint: frame.advice, selected, question: questions[0] }}
          alone={names.length === 1}
          select={(move) => questions[0] && select(questions[0].decision, move)}
          close={frame.closeHint}
        />
      )}
      {explained && (
        <WhyNot
          refusal={explained}
          close={() => explain(null)}
          openRule={(clause) => {
            explain(null);
            openRule(clause);
          }}
        />
      )}
      {frame.trouble && <Trouble words={frame.trouble} close={frame.forgetTrouble} />}
    </div>
  );
}

/** What is tapped may go away with its question; if it had the focus, the browser would lay the page out to find that out. */
function stayUnfocused(event: MouseEvent<HTMLElement>): void {
  if (event.target instanceof Element && event.target.closest('button, [role="button"]')) event.preventDefault();
}

/** Said once to screen readers. */
const YourTurn = later(function YourTurn({ words }: { readonly words: string }) {
  return (
    <div className="unseen" role="alert">
      {words}
    </div>
  );
});
