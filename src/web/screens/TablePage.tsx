/** The page of one match: top bar, the table (drawn or in words), and the sheets that open over it. */
import { Suspense, useEffect, useMemo, useState } from 'react';
import type { Decision, GameTypes, Json } from '../../engine/game.js';
import { canUndo } from '../../engine/undo.js';
import { viewFor } from '../../engine/view.js';
import { GuideCard } from '../guide/GuideCard.js';
import { guided } from '../guide/guide.js';
import { HandOver } from '../kit/HandOver.js';
import { HelpSheet } from '../kit/HelpSheet.js';
import { Journal, JournalLines } from '../kit/Journal.js';
import { useKeys } from '../kit/keys.js';
import { MoreSheet } from '../kit/MoreSheet.js';
import { News } from '../kit/News.js';
import { QuestionBar } from '../kit/QuestionBar.js';
import { RulesSheet } from '../kit/RulesSheet.js';
import { ScoreSheet } from '../kit/ScoreSheet.js';
import { SettingsSheet } from '../kit/SettingsSheet.js';
import { Sheet } from '../kit/Sheet.js';
import { type SheetName, TopBar } from '../kit/TopBar.js';
import { Trouble } from '../kit/Trouble.js';
import { UndoSheet } from '../kit/UndoSheet.js';
import { WhyNot } from '../kit/WhyNot.js';
import { type DrawnTable, isDrawn, loadTable } from '../library.js';
import type { Match } from '../play/match.js';
import { happeningsAt, journalOf, questionsFor, stateShown, storyOf } from '../play/picture.js';
import { isPerson, peopleAt } from '../play/seating.js';
import {
  askHint,
  clear,
  explain,
  forgetTrouble,
  layKept,
  type Playing,
  replayAt,
  select,
  sitDown,
  submit,
  takeBack,
  usePlaying,
} from '../play/store.js';
import { go, pathTo } from '../route.js';
import { paceOf, useSettings } from '../settings.js';
import type { BarExtra, Sitter, TableProps } from '../table.js';
import { TextTable } from '../text/TextTable.js';
import { ReplayBar } from './ReplayBar.js';

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

type Open =
  | { readonly sheet: 'journal' | 'score' | 'settings' | 'help' | 'undo' | 'more' }
  | { readonly sheet: 'rules'; readonly clause: string }
  | null;

function useDrawnTable(game: string): DrawnTable | null | undefined {
  const [drawn, setDrawn] = useState<DrawnTable | null>();
  useEffect(() => {
    void loadTable(game).then(setDrawn);
  }, [game]);
  return drawn;
}

/** Everything the screen shows of the position, derived once per change. */
function usePicture(match: Match, { version, viewer, at }: Playing) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the match changes in place, and `version` says when
  return useMemo(() => {
    const { table, names } = match;
    const state = stateShown(table, at);
    const shownEntries = at ?? table.entries.length;
    return {
      state,
      view: viewFor(state, viewer),
      questions: at === null ? guided(match.guide, table, questionsFor(table, state, viewer, names)) : [],
      happenings: happeningsAt(table, shownEntries - 1, viewer, names),
      journal: journalOf(table, viewer, names, at),
      over: table.state.open.length === 0,
    };
  }, [match, version, viewer, at]);
}

function AtTable({ match, playing }: { readonly match: Match; readonly playing: Playing }) {
  const { game, names, seating, table } = match;
  const { viewer, at, selected, thinking, explained, hint, news, trouble } = playing;
  const settings = useSettings();
  const [open, setOpen] = useState<Open>(null);
  const drawn = useDrawnTable(game.id);
  const { state, view, questions, happenings, journal, over } = usePicture(match, playing);
  const people = peopleAt(seating);

  const sitters = names.map((name, seat): Sitter => ({ name, kind: seating[seat]?.kind ?? 'bot', thinking: thinking === seat }));
  const choose = (decision: Decision, move: Json | null) => {
    if (move !== null && !settings.confirm) submit(decision, move);
    else select(decision, move);
  };
  const waitsFor = state.open.find((decision) => decision.seat !== viewer);
  const waiting = waitsFor && questions.length === 0 ? waitingWords(match, view, waitsFor) : null;
  const toEnd = over && at === null ? () => go(pathTo.end(match.id)) : null;
  const marked = questions.some(({ decision }) => decision.id === selected?.decision) ? (selected?.move ?? null) : null;

  const bar = (extra: BarExtra<GameTypes> = {}) =>
    at === null ? (
      <QuestionBar
        questions={questions}
        waiting={waiting}
        waitingFor={waitsFor?.seat ?? null}
        sitters={sitters}
        named={people.length > 1}
        selected={marked}
        hint={hint}
        extra={extra}
        select={select}
        submit={submit}
        explain={explain}
        over={toEnd}
      />
    ) : (
      <ReplayBar match={match} at={at} />
    );
  const jump = (upTo: number) => {
    setOpen(null);
    replayAt(upTo);
  };
  const undo = () => {
    if (viewer === null) return;
    const offer = canUndo(table, viewer);
    if (offer.to !== null && offer.free) takeBack();
    else setOpen({ sheet: 'undo' });
  };
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
      text: () => settings.change({ textMode: !settings.textMode }),
      escape: () => (explained ? explain(null) : questions[0] && marked !== null && select(questions[0].decision, null)),
    },
  });

  const props: TableProps<GameTypes> = {
    view,
    sitters,
    questions,
    happenings,
    story: () => storyOf(table, viewer, names, at),
    selected: marked,
    select: choose,
    submit,
    explain,
    pace: paceOf(settings),
    me: viewer,
    bar,
    journal: <Journal lines={journal} jump={jump} />,
  };
  const menu = {
    canHint: questions.length > 0,
    replaying: at !== null,
    textMode: settings.textMode,
    open: (sheet: SheetName) => setOpen(sheet === 'rules' ? { sheet, clause: '' } : { sheet }),
    hint: () => void askHint(),
    replay: () => replayAt(at === null ? table.entries.length : null),
    toggleText: () => settings.change({ textMode: !settings.textMode }),
  };
  const inWords = settings.textMode || drawn === null;
  const facts = drawn?.facts?.(view, names) ?? [];
  return (
    <div className="page" data-game={game.id}>
      <TopBar
        title={game.about.title}
        facts={isDrawn(game.id) ? facts : ['in words']}
        canUndo={viewer !== null && !over && at === null}
        undo={undo}
        {...menu}
      />
      {at === null && <GuideCard match={match} questions={questions} openRule={(clause) => setOpen({ sheet: 'rules', clause })} />}
      <main className="table-page" data-entries={at ?? table.entries.length}>
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
      <News news={at === null ? news : null} />
      <YourTurn words={questions[0] ? `Your turn. ${questions[0].words}` : ''} />
      {explained && (
        <WhyNot
          refusal={explained}
          close={() => explain(null)}
          openRule={(clause) => {
            explain(null);
            setOpen({ sheet: 'rules', clause });
          }}
        />
      )}
      {trouble && <Trouble words={trouble} close={forgetTrouble} />}
      {open?.sheet === 'journal' && (
        <Sheet title="Journal" glyph="log" close={() => setOpen(null)}>
          <div className="log">
            <JournalLines lines={journal} jump={jump} />
          </div>
        </Sheet>
      )}
      {open?.sheet === 'more' && <MoreSheet {...menu} close={() => setOpen(null)} />}
      {open?.sheet === 'score' && <ScoreSheet game={game} shared={state.shared} names={names} over={over} close={() => setOpen(null)} />}
      {open?.sheet === 'settings' && <SettingsSheet close={() => setOpen(null)} />}
      {open?.sheet === 'help' && <HelpSheet close={() => setOpen(null)} />}
      {open?.sheet === 'rules' && <RulesSheet game={game.id} title={game.about.title} clause={open.clause} close={() => setOpen(null)} />}
      {open?.sheet === 'undo' && viewer !== null && (
        <UndoSheet
          offer={canUndo(table, viewer)}
          others={names.filter((_, seat) => seat !== viewer && isPerson(seating[seat]))}
          agree={() => {
            setOpen(null);
            takeBack();
          }}
          close={() => setOpen(null)}
        />
      )}
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
