/** The page of a match at this device: what the frame shows of it, and what it does when something is pressed. */
import { useCallback, useEffect, useMemo } from 'react';
import type { Decision, GameTypes, Seat } from '../../engine/game.js';
import { canUndo } from '../../engine/undo.js';
import { viewFor } from '../../engine/view.js';
import { GuideCard } from '../guide/GuideCard.js';
import { guided } from '../guide/guide.js';
import { HandOver } from '../kit/HandOver.js';
import { Trouble } from '../kit/Trouble.js';
import { UndoSheet } from '../kit/UndoSheet.js';
import type { Match } from '../play/match.js';
import { happeningsAt, journalOf, questionsFor, storyOf } from '../play/picture.js';
import { positionAt } from '../play/positions.js';
import { isPerson, peopleAt } from '../play/seating.js';
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
import type { Sitter, TableProps } from '../table.js';
import { ReplayBar } from './ReplayBar.js';
import type { BarNow } from './slots.js';
import { TableFrame, type TableFrameProps, useDrawnTable } from './TableFrame.js';

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

function AtTable({ match, playing }: { readonly match: Match; readonly playing: Playing }) {
  const { game, names, seating, table } = match;
  const { viewer, at, selected, thinking, explained, hint, news, trouble, elsewhere, version } = playing;
  const drawn = useDrawnTable(game.id);
  const { state, view, before, questions, happenings, story, over } = usePicture(match, playing);
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
  const journalLines = useCallback(() => journalOf(table, viewer, names, at), [match, version, viewer, at]);
  return (
    <TableFrame
      {...{ game, names, drawn, over, barNow, journalLines, select, explain, explained, news, trouble, forgetTrouble, replayAt }}
      scene={{ view, before, sitters, questions, happenings, selected: marked, submit, explain, showing, me: viewer, story }}
      entries={at ?? table.entries.length}
      lastEntry={table.entries.length}
      replaying={at !== null}
      hint={questions.length > 0 && match.guide === null ? () => void askHint() : null}
      advice={hint}
      closeHint={forgetHint}
      undo={viewer === null || over || at !== null || elsewhere ? null : undoOf(match, viewer)}
      above={(openRule) => at === null && <GuideCard match={match} questions={questions} openRule={openRule} />}
    />
  );
}

/** Taking back at this device: at once where it is free, otherwise the people beside the screen are asked. */
function undoOf({ table, names, seating }: Match, viewer: Seat): NonNullable<TableFrameProps['undo']> {
  return {
    press: () => {
      const offer = canUndo(table, viewer);
      if (offer.to === null || !offer.free) return 'ask';
      takeBack();
      return 'done';
    },
    sheet: (close) => (
      <UndoSheet
        offer={canUndo(table, viewer)}
        others={names.filter((_, seat) => seat !== viewer && isPerson(seating[seat]))}
        agree={() => {
          close();
          takeBack();
        }}
        close={close}
      />
    ),
  };
}

function waitingWords({ game, names }: Match, view: TableProps<GameTypes>['view'], decision: Decision): string {
  const asked = view.open.find((open) => open.id === decision.id);
  if (!asked || asked.kind === 'veiled') return `${names[decision.seat]} is deciding.`;
  return game.words.question(view, decision, names);
}
