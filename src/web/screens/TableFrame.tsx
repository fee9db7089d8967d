/** The frame around any table, at this device or far away: top bar, the table drawn or in words, and what opens over it. */
import { type MouseEvent, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { AnyGame, Decision, GameTypes, Refusal } from '../../engine/game.js';
import { namesIn, SLOWLY } from '../guide/guide.js';
import { type Lit, Veil } from '../guide/Veil.js';
import { actionsNow } from '../kit/actions.js';
import { deferred } from '../kit/after-paint.js';
import { AllMoves } from '../kit/bar/AllMoves.js';
import { Bar } from '../kit/bar/Bar.js';
import { highest } from '../kit/bar/content.js';
import { Dictionary } from '../kit/bar/Signs.js';
import { type BarInput, statesOf } from '../kit/bar/states.js';
import { HelpSheet } from '../kit/HelpSheet.js';
import { HintList } from '../kit/HintList.js';
import { HINT_WORDS } from '../kit/hint-words.js';
import { useKeys } from '../kit/keys.js';
import { Laying } from '../kit/Laying.js';
import { MoreSheet } from '../kit/MoreSheet.js';
import { ScoreSheet } from '../kit/ScoreSheet.js';
import { SettingsSheet } from '../kit/SettingsSheet.js';
import { Sheet } from '../kit/Sheet.js';
import { SignTip } from '../kit/SignTip.js';
import { type SceneHands, useSceneHands } from '../kit/stage/hands.js';
import { Stage } from '../kit/stage/Stage.js';
import { TopBar } from '../kit/TopBar.js';
import { Zoom } from '../kit/Zoom.js';
import { type DrawnTable, isDrawn, loadTable } from '../library.js';
import { RulesSheet } from '../rules/RulesSheet.js';
import { nextBeat, type Playing, skipScene } from '../session/store.js';
import { isStill, paceOf, useSettings } from '../settings.js';
import type { TableProps } from '../table.js';
import { TextTable } from '../text/TextTable.js';
import { JournalBeside, JournalInSheet, type JournalNow, type TalkNow } from './slots.js';

type Open =
  | { readonly sheet: Exclude<SheetName, 'rules' | 'journal'> | 'moves' }
  | { readonly sheet: 'hints'; readonly beside: boolean } // in the journal's column
  | { readonly sheet: 'journal'; readonly talk: boolean }
  | { readonly sheet: 'rules'; readonly clause: string }
  | null;

/** What the frame itself adds to what a table is given. */
type Scene = Omit<TableProps<GameTypes>, 'bar' | 'journal' | 'look' | 'pace' | 'select' | 'form'>;

/** What the frame itself adds to what the bar is given: the ways to its sheets. */
type BarNow = Omit<BarInput, 'listAll' | 'openRule' | 'openSince' | 'openTalk' | 'hint'>;

export interface TableFrameProps {
  readonly game: AnyGame;
  readonly names: readonly string[];
  readonly drawn: DrawnTable | null | undefined; // undefined: on its way
  readonly scene: Scene;
  readonly told: Playing['scene'];
  readonly coming: TableProps<GameTypes>['questions']; // what will be asked after what is told
  readonly entries: number; // shown, and so counted by what looks at the page from outside
  readonly over: boolean;
  readonly review: (() => void) | null; // the way to the review of a match that is over; a new one only with another match
  readonly replay: ReactNode | null; // the bar of a replay, in its place
  readonly barNow: BarNow;
  readonly lesson: Lit | null; // of a guided round
  readonly leaveLessons: (() => void) | null;
  readonly journalLines: JournalNow['lines']; // a new function for every change, and only then
  readonly select: (decision: Decision, move: GameTypes['move'] | null, at?: string) => void;
  readonly explain: (refusal: Refusal | null, at?: string) => void;
  readonly hint: (() => void) | null; // null: there is nothing to advise on
  readonly advice: Playing['hint'];
  readonly closeHint: () => void;
  readonly undo: (() => void) | null;
  readonly replayAt: (at: number | null) => void;
  readonly lastEntry: number;
  readonly television: boolean; // one shows this match to everybody around it
  readonly people: () => void; // opens who sits at the table
  readonly talk: TalkNow | null; // with friends
}

export function useDrawnTable(game: string): DrawnTable | null | undefined {
  const [drawn, setDrawn] = useState<DrawnTable | null>();
  useEffect(() => {
    void loadTable(game).then(setDrawn);
  }, [game]);
  return drawn;
}

type SheetName = 'journal' | 'score' | 'settings' | 'help' | 'rules' | 'more';

/** Where people talk, the journal stands in the bar on every shape and says what is new. */
const journalWithTalk = (unread: number) =>
  unread > 0 ? { label: `Journal and talk, ${unread} unread`, bar: 'unread' } : { label: 'Journal and talk', bar: '' };

const NOTHING_LIT: readonly string[] = [];

export function TableFrame(frame: TableFrameProps) {
  const { game, names, drawn, scene, over, replay, barNow, select, explain, undo, replayAt } = frame;
  const { view, questions, chosen, proposed, submit } = scene;
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
  const { review } = frame;
  const journalNow = useMemo(() => ({ lines, jump, review }), [lines, jump, review]);
  const { talk } = frame;
  const written = useMemo(() => <JournalBeside now={journalNow} talk={talk} />, [journalNow, talk]);
  const signs = useMemo(() => new Map((drawn?.signs ?? []).map((sign) => [sign.id, sign])), [drawn]);
  const close = () => setOpen(null);
  const openSheet = (sheet: SheetName) =>
    setOpen(sheet === 'rules' ? { sheet, clause: '' } : sheet === 'journal' ? { sheet, talk: false } : { sheet });
  const listAll = () => questions.length > 0 && setOpen({ sheet: 'moves' });
  const toggleText = () => settings.change({ textMode: !settings.textMode });
  const [question] = questions;
  const { unread = null } = talk ?? {};
  const actions = actionsNow({
    lessons: frame.leaveLessons && { perform: frame.leaveLessons },
    list: { perform: listAll },
    undo: undo && { perform: undo },
    hint: frame.hint && { perform: frame.hint },
    journal: { perform: () => openSheet('journal'), ...(unread === null ? {} : journalWithTalk(unread)) },
    rules: { perform: () => openSheet('rules') },
    replay: {
      perform: () => replayAt(replay !== null ? null : frame.lastEntry),
      ...(replay !== null && { label: 'End the replay' }),
    },
    score: { perform: () => openSheet('score') },
    people: { perform: frame.people, ...(unread !== null && { bar: 'beside' }) },
    text: { perform: toggleText, ...(settings.textMode && { label: 'Drawn table' }) },
    help: { perform: () => openSheet('help') },
    settings: { perform: () => openSheet('settings') },
    more: { perform: () => openSheet('more') },
  });
  useKeys({
    question,
    act: chosen?.move ?? proposed,
    submit,
    read: barNow.lesson?.next ?? null,
    actions,
    list: listAll,
    back: () => {
      if (open?.sheet === 'hints') close();
      else if (barNow.whyNot) explain(null);
      else if (frame.advice) frame.closeHint();
      else if (question && chosen !== null) select(question.decision, null);
      else frame.leaveLessons?.();
    },
  });
  const { told, coming } = frame;
  const hands = useMemo((): SceneHands | null => {
    if (told === null || replay !== null) return null;
    const placesOf: SceneHands['placesOf'] = (move, decision) => drawn?.say(move, decision, view, names).at ?? [];
    return { coming, placesOf, select, awaits: told.beats[told.at]?.awaits ?? null, nextBeat, skipScene };
  }, [told, replay, coming, drawn, view, names, select]);
  useSceneHands(hands);
  const choose = useCallback<TableProps<GameTypes>['select']>(
    (decision, move, at, only) => {
      if (move !== null && only === undefined && !useSettings.getState().confirm) submit(decision, move);
      else select(decision, move, at);
    },
    [submit, select],
  );
  const shown = highest(
    statesOf({
      ...barNow,
      hint: frame.advice && {
        advice: frame.advice,
        compare: () => setOpen({ sheet: 'hints', beside: hasColumn(place.current) }),
        close: frame.closeHint,
      },
      listAll,
      openRule,
      openSince: () => setOpen({ sheet: 'journal', talk: false }),
      openTalk: talk ? () => setOpen({ sheet: 'journal', talk: true }) : null,
    }),
  );
  const pace = paceOf(settings) * (frame.leaveLessons ? SLOWLY : 1);
  const lesson = shown.state === 'guide' && replay === null ? frame.lesson : null;
  const asked = lesson ? `lesson ${barNow.lesson?.n}` : question ? String(question.decision.id) : null;
  const bar = (tiles: ReactNode = null) => replay ?? <Bar {...shown} tiles={tiles} asked={asked} />;
  const hints = open?.sheet === 'hints' && frame.advice && question && (
    <HintList
      {...{ hint: frame.advice, chosen: chosen?.move ?? null, question }}
      alone={names.length === 1}
      select={(move) => select(question.decision, move)}
      close={open.beside ? close : null}
    />
  );
  const journal = hints && open?.sheet === 'hints' && open.beside ? hints : written;
  const spots = lesson?.spots;
  const lit = useMemo(() => spots?.flatMap((spot) => namesIn(spot).flat()) ?? NOTHING_LIT, [spots]);
  const props: TableProps<GameTypes> = { ...scene, form: 'play', select: choose, look, lit, pace, bar, journal };
  const inWords = settings.textMode || drawn === null;
  return (
    <Dictionary value={signs}>
      <div className="page" data-game={game.id} data-lesson={lesson ? '' : undefined}>
        <TopBar title={game.about.title} facts={isDrawn(game.id) ? (drawn?.facts?.(view, names) ?? []) : ['in words']} actions={actions} />
        <main
          className="table-page"
          data-entries={frame.entries}
          data-television={frame.television || undefined}
          ref={place}
          onMouseDown={stayUnfocused}
        >
          {inWords ? <TextTable game={game} {...props} /> : drawn ? <drawn.Table {...props} /> : <Laying framed />}
          <Stage table={place} scene={frame.told} pace={pace} still={isStill()} />
        </main>
        {!inWords && lesson && (
          <Veil
            page={place}
            lit={lesson}
            take={() => {
              const [awaited] = question?.choices ?? [];
              if (question && awaited) choose(question.decision, awaited.move);
            }}
          />
        )}
        {open?.sheet === 'moves' && question && (
          <Sheet title="All moves" glyph="list" close={close} wide>
            <AllMoves
              {...{ question, explain, say: barNow.say, places: drawn?.places ?? [] }}
              submit={(decision, move) => {
                close();
                submit(decision, move);
              }}
              explain={(refusal) => {
                close();
                explain(refusal);
              }}
            />
          </Sheet>
        )}
        {hints && journal !== hints && (
          <Sheet title={HINT_WORDS.title} glyph="hint" close={close}>
            {hints}
          </Sheet>
        )}
        {open?.sheet === 'journal' && (
          <Sheet title={talk ? 'Journal and talk' : 'Journal'} glyph="log" close={close}>
            <JournalInSheet now={journalNow} talk={talk} first={open.talk || (talk?.unread ?? 0) > 0 ? 'talk' : 'journal'} />
          </Sheet>
        )}
        {open?.sheet === 'more' && <MoreSheet actions={actions} close={close} />}
        {open?.sheet === 'score' && <ScoreSheet game={game} shared={view.shared} names={names} over={over} close={close} />}
        {open?.sheet === 'settings' && <SettingsSheet close={close} />}
        {open?.sheet === 'help' && <HelpSheet signs={drawn?.signs ?? []} close={close} />}
        {open?.sheet === 'rules' && (
          <RulesSheet
            game={game.id}
            title={game.about.title}
            clause={open.clause}
            close={close}
            from={{ position: { view, names, sitters: scene.sitters, questions }, asked: barNow.whyNot }}
          />
        )}
        <YourTurn words={question && !lesson ? ['Your turn.', question.words, barNow.note?.words].filter(Boolean).join(' ') : ''} />
        {!inWords && <SignTip table={place} signs={signs} view={view} names={names} />}
        {drawn?.zoom && !inWords && (
          <Zoom table={place} look={looker} find={(thing) => drawn.zoom?.(thing, view, names) ?? null} openRule={openRule} />
        )}
      </div>
    </Dictionary>
  );
}

const COLUMN = { width: 200, height: 400 } as const; // pixels: what three hints need

/** Whether the journal is a column now, where a list can take its place; else lists are sheets. */
function hasColumn(page: HTMLElement | null): boolean {
  const { width = 0, height = 0 } = page?.querySelector('.log.beside')?.getBoundingClientRect() ?? {};
  return width >= COLUMN.width && height >= COLUMN.height;
}

/** What is tapped may go away with its question; if it had the focus, the browser would lay the page out to find that out. */
function stayUnfocused(event: MouseEvent<HTMLElement>): void {
  if (event.target instanceof Element && event.target.closest('button, [role="button"]')) event.preventDefault();
}

/** Said once to screen readers. */
const YourTurn = deferred(function YourTurn({ words }: { readonly words: string }) {
  return (
    <div className="unseen" role="alert">
      {words}
    </div>
  );
});
