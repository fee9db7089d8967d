/** The page of one match: top bar, the table (drawn or in words), and what opens over it. */
import { Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Decision, GameTypes, Json } from '../../engine/game.js';
import { canUndo } from '../../engine/undo.js';
import { viewFor } from '../../engine/view.js';
import { GuideCard } from '../guide/GuideCard.js';
import { guided } from '../guide/guide.js';
import { HandOver } from '../kit/HandOver.js';
import { HintList } from '../kit/HintList.js';
import { useKeys } from '../kit/keys.js';
import { News } from '../kit/News.js';
import { type SheetName, TopBar } from '../kit/TopBar.js';
import { Trouble } from '../kit/Trouble.js';
import { WhyNot } from '../kit/WhyNot.js';
import { Zoom } from '../kit/Zoom.js';
import { type DrawnTable, isDrawn, loadTable } from '../library.js';
import type { Match } from '../play/match.js';
import { happeningsAt, journalOf, questionsFor, storyOf } from '../play/picture.js';
import { positionAt } from '../play/positions.js';
import { peopleAt } from '../play/seating.js';
import {
  askHint,
  clear,
  continueHere,
  explain,
  forgetHint,
  forgetTrouble,
  layKept,
  type Playing,
  replayAt,
  select,
  showing,
  sitDown,
  submit,
  takeBack,
  usePlaying,
} from '../play/store.js';
import { go, pathTo } from '../route.js';
import { paceOf, useSettings } from '../settings.js';
import type { Sitter, TableProps } from '../table.js';
import { TextTable } from '../text/TextTable.js';
import { ReplayBar } from './ReplayBar.js';
import { type BarNow, BarSays, bar, JournalSays, journal } from './slots.js';
import { type Open, TableSheets } from './TableSheets.js';

export function TablePage({ id }: { readonly id: string }) {
  const playing = usePlaying();
  useEffect(() => {
    void layKept(id);
    return () => clear();
  }, [id]);
  const { match, trouble, handTo } = playing;
  if (!match) return trouble ? <Trouble words={trouble} close={null} /> : <p className="loading">The table is being laid…</p>;
  if (handTo !== null) return <HandOver seat={handTo} name={match.names[handTo] ?? ''} accept={sitDown} />;
  return <AtTable match={match} playing={playing} />;
}

function useDrawnTable(game: string): DrawnTable | null | undefined {
  const [drawn, setDrawn] = useState<DrawnTable | null>();
  useEffect(() => {
    void loadTable(game).then(setDrawn);
  }, [game]);
  return drawn;
}

/** Everything the screen shows of the position, derived once per change. */
function usePicture(match: Match, { version, viewer, at, elsewhere }: Playing) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the match changes in place, and `version` says when
  return useMemo(() => {
    const { table, names } = match;
    const state = positionAt(table, at);
    const shownEntries = at ?? table.entries.length;
    const asks = at === null && !elsewhere;
    return {
      state,
      view: viewFor(state, viewer),
      before: () => (shownEntries === 0 ? null : viewFor(positionAt(table, shownEntries - 1), viewer)),
      questions: asks ? guided(match.guide, table, questionsFor(table, state, viewer, names)) : [],
      happenings: happeningsAt(table, shownEntries - 1, viewer, names),
      story: () => storyOf(table, viewer, names, at),
      over: table.state.open.length === 0,
    };
  }, [match, version, viewer, at, elsewhere]);
}

/** A tap plays at once for those who want no second one. */
const choose = (decision: Decision, move: Json | null): void => {
  if (move !== null && !useSettings.getState().confirm) submit(decision, move);
  else select(decision, move);
};

function AtTable({ match, playing }: { readonly match: Match; readonly playing: Playing }) {
  const { game, names, seating, table } = match;
  const { viewer, at, selected, thinking, explained, hint, news, trouble, elsewhere, version } = playing;
  const settings = useSettings();
  const [open, setOpen] = useState<Open>(null);
  const drawn = useDrawnTable(game.id);
  const { state, view, before, questions, happenings, story, over } = usePicture(match, playing);
  const place = useRef<HTMLElement>(null);
  const looker = useRef<(thing: string) => void>(() => {});
  const look = useCallback((thing: string) => looker.current(thing), []);
  const openRule = useCallback((clause: string) => setOpen({ sheet: 'rules', clause }), []);
  const jump = useCallback((upTo: number) => {
    setOpen(null);
    replayAt(upTo);
  }, []);

  const sitters = useMemo(
    () => names.map((name, seat): Sitter => ({ name, kind: seating[seat]?.kind ?? 'bot', thinking: thinking === seat })),
    [names, seating, thinking],
  );
  const waitsFor = state.open.find((decision) => decision.seat !== viewer);
  const marked = questions.some(({ decision }) => decision.id === selected?.decision) ? (selected?.move ?? null) : null;
  const round = drawn?.facts ? (shown: typeof view) => drawn.facts?.(shown, names)[0] ?? '' : null;
  const barNow: BarNow =
    at !== null
      ? { instead: <ReplayBar {...{ match, at, viewer, round }} /> }
      : {
          asks: {
            questions,
            waiting: waitsFor && questions.length === 0 ? waitingWords(match, view, waitsFor) : null,
            waitingFor: waitsFor?.seat ?? null,
            sitters,
            named: peopleAt(seating).length > 1,
            selected: marked,
            select,
            submit,
            explain,
            over: over ? () => go(pathTo.end(match.id)) : null,
            takeOver: elsewhere && !over ? () => void continueHere() : null,
          },
        };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the match changes in place, and `version` says when
  const journalNow = useMemo(() => ({ lines: () => journalOf(table, viewer, names, at), jump }), [match, version, viewer, at, jump]);

  const undo = () => {
    if (viewer === null || elsewhere) return;
    const offer = canUndo(table, viewer);
    if (offer.to !== null && offer.free) takeBack();
    else setOpen({ sheet: 'undo' });
  };
  const toggleText = () => settings.change({ textMode: !settings.textMode });
  useKeys({
    questions,
    selected: marked,
    act: {
      hint: () => void askHint(),
      undo,
      rules: () => setOpen({ sheet: 'rules', clause: '' }),
      journal: () => setOpen({ sheet: 'journal' }),
      score: () => setOpen({ sheet: 'score' }),
      help: () => setOpen({ sheet: 'help' }),
      text: toggleText,
      escape: () => {
        if (explained) explain(null);
        else if (hint) forgetHint();
        else if (questions[0] && marked !== null) select(questions[0].decision, null);
      },
    },
  });

  const props: TableProps<GameTypes> = {
    view,
    before,
    sitters,
    questions,
    happenings,
    selected: marked,
    select: choose,
    submit,
    explain,
    look,
    pace: paceOf(settings),
    showing,
    me: viewer,
    bar,
    journal,
    story,
  };
  const menu = {
    canHint: questions.length > 0 && match.guide === null,
    replaying: at !== null,
    textMode: settings.textMode,
    open: (sheet: SheetName) => setOpen(sheet === 'rules' ? { sheet, clause: '' } : { sheet }),
    hint: () => void askHint(),
    replay: () => replayAt(at === null ? table.entries.length : null),
    toggleText,
  };
  const inWords = settings.textMode || drawn === null;
  return (
    <div className="page" data-game={game.id}>
      <TopBar
        title={game.about.title}
        facts={isDrawn(game.id) ? (drawn?.facts?.(view, names) ?? []) : ['in words']}
        canUndo={viewer !== null && !over && at === null && !elsewhere}
        undo={undo}
        {...menu}
      />
      {at === null && <GuideCard match={match} questions={questions} openRule={openRule} />}
      <BarSays value={barNow}>
        <JournalSays value={journalNow}>
          <main className="table-page" data-entries={at ?? table.entries.length} ref={place}>
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
          <TableSheets {...{ open, match, state, viewer, over, menu }} close={() => setOpen(null)} />
        </JournalSays>
      </BarSays>
      <News news={at === null ? news : null} />
      <YourTurn words={questions[0] ? `Your turn. ${questions[0].words}` : ''} />
      {drawn?.zoom && !inWords && (
        <Zoom table={place} look={looker} find={(thing) => drawn.zoom?.(thing, view, names) ?? null} openRule={openRule} />
      )}
      {hint && questions[0] && (
        <HintList
          {...{ hint, selected: marked, question: questions[0] }}
          alone={names.length === 1}
          select={(move) => questions[0] && select(questions[0].decision, move)}
          close={forgetHint}
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
      {trouble && <Trouble words={trouble} close={forgetTrouble} />}
    </div>
  );
}

function waitingWords({ game, names }: Match, view: TableProps<GameTypes>['view'], decision: Decision): string {
  const asked = view.open.find((open) => open.id === decision.id);
  if (!asked || asked.kind === 'veiled') return `${names[decision.seat]} is deciding.`;
  return game.words.question(view, decision, names);
}

/** Said once, at once, to screen readers. */
function YourTurn({ words }: { readonly words: string }) {
  return (
    <div className="unseen" role="alert">
      {words}
    </div>
  );
}
