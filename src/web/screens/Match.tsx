/** The page of a match, on this device or with friends: the gathering, the table, the replay and the end are its states. */
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import type { Seat } from '../../engine/game.js';
import type { Face } from '../../match/messages.js';
import { happeningsOf, journalOf, questionsOf, storyOf, waitingWords } from '../../match/picture.js';
import { GuideCard } from '../guide/GuideCard.js';
import { guided } from '../guide/guide.js';
import { HandOver } from '../kit/HandOver.js';
import { Trouble } from '../kit/Trouble.js';
import { UndoSheet } from '../kit/UndoSheet.js';
import type { AnyGame } from '../library.js';
import { Gathering } from '../online/Gathering.js';
import { inherit } from '../online/links.js';
import { OnlineBar } from '../online/OnlineBar.js';
import { PeopleSheet } from '../online/PeopleSheet.js';
import { TalkSheet } from '../online/TalkSheet.js';
import { useTitle } from '../online/title.js';
import { go, pathTo } from '../route.js';
import {
  askHint,
  continueHere,
  enter,
  explain,
  forgetHint,
  forgetTrouble,
  hearTalk,
  leave,
  leaveGuide,
  namesOf,
  type Playing,
  type Road,
  replayAt,
  select,
  showing,
  sitDown,
  stageOf,
  submit,
  takeBack,
  usePlaying,
} from '../session/store.js';
import type { Sitter } from '../table.js';
import { keepVersion } from '../updating.js';
import { End } from './End.js';
import { ReplayBar } from './ReplayBar.js';
import type { BarNow } from './slots.js';
import { TableFrame, type TableFrameProps, useDrawnTable } from './TableFrame.js';

interface MatchProps {
  readonly road: Road;
  readonly id: string;
  readonly end: boolean; // the page of the result is asked for
}

export function Match({ road, id, end }: MatchProps) {
  const playing = usePlaying();
  useEffect(() => {
    void enter(road, id);
  }, [road, id]);
  useEffect(() => () => leave(), []);
  useEffect(keepVersion, []);
  const { match, game, lost, handTo, snap, moment } = playing;
  const face = snap?.face ?? null;
  const next = face?.rematch ?? null;
  useEffect(() => {
    if (next !== null) inherit(id, next);
  }, [id, next]);
  const over = face?.phase === 'over';
  useEffect(() => {
    if (end && face && !over) go(pathTo.table(road, id), 'replace');
  }, [end, face, over, road, id]);
  if (lost !== null) return <Trouble words={lost} close={null} />;
  if (!game || !face || match !== id) return <p className="loading">The table is being laid…</p>;
  if (face.phase === 'gathering') return <Gathering playing={playing} face={face} game={game} />;
  if (handTo !== null) return <HandOver seat={handTo} name={namesOf(face)[handTo] ?? ''} accept={sitDown} />;
  if (!moment) return <p className="loading">The table is being laid…</p>;
  if (end && over) return <End playing={playing} game={game} face={face} moment={moment} />;
  return <AtTable playing={playing} game={game} face={face} moment={moment} />;
}

interface AtTableProps {
  readonly playing: Playing;
  readonly game: AnyGame;
  readonly face: Face;
  readonly moment: NonNullable<Playing['moment']>;
}

/** What the screen shows of the position, derived once per change. */
function usePicture({ playing, game, face, moment }: AtTableProps) {
  const { viewer, past, elsewhere, behind, snap, guide, stageAt } = playing;
  const names = useMemo(() => namesOf(face), [face]);
  const shown = past ?? moment;
  const standIn = viewer !== null && face.chairs[viewer]?.bot !== null; // a bot decides for me
  const asks = past === null && !elsewhere && !behind && !standIn;
  const questions = useMemo(
    () => (asks ? guided(stageOf({ guide, stageAt }), questionsOf(game, moment.view, names)) : []),
    [game, moment, names, asks, guide, stageAt],
  );
  const happenings = useMemo(() => happeningsOf(game, shown.happened, names), [game, shown, names]);
  const journal = snap?.journal ?? [];
  const { entries } = shown;
  const story = useCallback(() => storyOf(game, journal, names, entries), [game, journal, names, entries]);
  const journalLines = useCallback(() => journalOf(game, journal, names, entries), [game, journal, names, entries]);
  return { names, shown, questions, happenings, story, journalLines };
}

function AtTable(props: AtTableProps) {
  const { playing, game, face, moment } = props;
  const { road, match, viewer, people, past, selected, explained, hint, news, trouble, elsewhere, snap, guide } = playing;
  const [sheet, setSheet] = useState<'talk' | 'table' | null>(null);
  const drawn = useDrawnTable(game.id);
  const { names, shown, questions, happenings, story, journalLines } = usePicture(props);
  const over = face.phase === 'over';
  const sitters = useMemo(() => {
    const here = road === 'device' ? people : [];
    return face.chairs.map((chair, seat): Sitter => sitterOf(chair, seat, viewer, here, moment.view.open));
  }, [face, road, viewer, people, moment]);
  const marked = questions.some(({ decision }) => decision.id === selected?.decision) ? (selected?.move ?? null) : null;
  const waitsFor = moment.view.open.find((decision) => decision.seat !== viewer);
  const stage = stageOf(playing);
  useTitle(questions.length > 0, game.about.title);
  const toEnd = () => go(pathTo.end(road, match ?? ''));
  const barNow: BarNow = past
    ? { instead: <ReplayBar {...{ playing, game, face, at: playing.at ?? past.entries, last: moment.entries }} /> }
    : {
        asks: {
          questions,
          waiting: waitsFor && questions.length === 0 ? waitingWords(game, moment.view, waitsFor, names) : null,
          waitingFor: waitsFor?.seat ?? null,
          sitters,
          named: people.length > 1,
          selected: marked,
          select,
          submit,
          explain,
          over: over ? toEnd : null,
          takeOver: elsewhere && !over ? () => void continueHere() : null,
        },
      };
  const before = useCallback(() => shown.before, [shown]);
  const above = (openRule: (clause: string) => void, jump: (upTo: number) => void): ReactNode => {
    if (road === 'friends') {
      const openTalk = () => {
        hearTalk();
        setSheet('talk');
      };
      return <OnlineBar {...{ playing, face, jump, openTalk }} openTable={() => setSheet('table')} />;
    }
    return guide && stage && !past && <GuideCard {...{ guide, stage, questions, openRule }} leave={() => void leaveGuide()} />;
  };
  return (
    <>
      <TableFrame
        {...{ game, names, drawn, over, barNow, journalLines, select, explain, explained, news, trouble, forgetTrouble, above }}
        scene={{
          view: shown.view,
          before,
          sitters,
          questions,
          happenings,
          selected: marked,
          submit,
          explain,
          showing,
          me: viewer,
          story,
        }}
        entries={shown.entries}
        lastEntry={moment.entries}
        replaying={past !== null}
        hint={questions.length > 0 && stage === null ? () => void askHint() : null}
        advice={hint}
        closeHint={forgetHint}
        undo={viewer === null || over || past !== null || elsewhere ? null : undoOf(playing, names)}
        replayAt={replay}
        people={() => setSheet('table')}
      />
      {sheet === 'talk' && snap && (
        <TalkSheet
          talk={snap.talk}
          notes={face.notes}
          names={names}
          allowed={face.settings.talk}
          mayTalk={viewer !== null}
          close={() => setSheet(null)}
        />
      )}
      {sheet === 'table' && snap?.you && <PeopleSheet playing={playing} face={face} you={snap.you} close={() => setSheet(null)} />}
    </>
  );
}

const replay = (at: number | null): void => void replayAt(at);

/** A seat as people see it: a person is a person, here or far away, and a bot is a bot. */
function sitterOf(
  chair: Face['chairs'][number],
  seat: Seat,
  viewer: Seat | null,
  here: readonly Seat[],
  open: readonly { readonly seat: Seat }[],
): Sitter {
  const thinking = seat !== viewer && open.some((decision) => decision.seat === seat);
  const kind = chair.bot ? 'bot' : seat === viewer ? 'me' : here.includes(seat) ? 'here' : 'away';
  return { name: chair.name || `Seat ${seat + 1}`, kind, thinking };
}

/** Taking back: at once where it is free; otherwise the others are asked, beside the screen or far away. */
function undoOf({ road, viewer, people, snap }: Playing, names: readonly string[]): NonNullable<TableFrameProps['undo']> {
  const offer = snap?.undo ?? { possible: false, free: false, because: 'Nothing can be taken back.' };
  return {
    press: () => {
      if (!offer.free) return 'ask';
      void takeBack();
      return 'done';
    },
    sheet: (close) => (
      <UndoSheet
        offer={offer}
        far={road === 'friends'}
        others={road === 'device' ? people.filter((seat) => seat !== viewer).map((seat) => names[seat] ?? '') : []}
        agree={() => {
          close();
          void takeBack();
        }}
        close={close}
      />
    ),
  };
}
