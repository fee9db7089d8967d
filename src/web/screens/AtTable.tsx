/** The table of a match, played, watched or replayed: what its session says, turned into what table and bar are given. */
import { useCallback, useEffect, useMemo, useState } from 'react';
import { quickChance } from '../../engine/chance.js';
import type { AnyGame, GameTypes, Seat, View } from '../../engine/game.js';
import { same } from '../../engine/json.js';
import type { Snapshot } from '../../match/client.js';
import type { Face } from '../../match/messages.js';
import { countedEvents, journalOf, questionsOf, waitingWords } from '../../match/picture.js';
import { phrasesFor } from '../../match/settings.js';
import { guided } from '../guide/guide.js';
import { useReading } from '../guide/reading.js';
import { useNote } from '../guide/use-note.js';
import { useDayOf } from '../happiness/here.js';
import { HURRY, useLeft } from '../kit/bar/Ring.js';
import type { Request } from '../kit/bar/states.js';
import { BAR_WORDS as W } from '../kit/bar/words.js';
import { Ribbon } from '../kit/Ribbon.js';
import { Trouble } from '../kit/Trouble.js';
import { awayFor, useAbsence } from '../online/absence.js';
import { useBubbles } from '../online/bubbles.js';
import { useCalls } from '../online/calls.js';
import { closedWords } from '../online/closed.js';
import { withNotes } from '../online/journal-notes.js';
import { useLineBack } from '../online/line-back.js';
import { audible, useMuted } from '../online/mute.js';
import '../online/online.css';
import { PeopleSheet } from '../online/PeopleSheet.js';
import { useSendingAway } from '../online/sending-away.js';
import { Talk } from '../online/Talk.js';
import { awayWords } from '../online/time.js';
import { useTitle } from '../online/title.js';
import { go, pathTo } from '../route.js';
import {
  askHint,
  continueHere,
  endRoutine,
  explain,
  forgetHint,
  forgetTrouble,
  leaveGuide,
  nextBeat,
  order,
  type Playing,
  replayAt,
  seatNames,
  select,
  showAgain,
  skipScene,
  stageOf,
  stopAsking,
  submit,
  takeBack,
  tryNow,
  withdraw,
} from '../session/store.js';
import { useSettings } from '../settings.js';
import type { Countdown, DrawnTable, Question, Said, Sitter } from '../table.js';
import { overOf } from './over.js';
import { ReplayBar } from './ReplayBar.js';
import { askersOf, requestsOf, undoRequest } from './requests.js';
import { TableFrame, useDrawnTable } from './TableFrame.js';

interface AtTableProps {
  readonly playing: Playing;
  readonly game: AnyGame;
  readonly face: Face;
  readonly moment: NonNullable<Playing['moment']>;
}

const NOTHING_ASKED: readonly Question<GameTypes>[] = [];
const NOTHING_KEPT: readonly string[] = [];

/** What the screen shows of the position, derived once per change. */
function usePicture({ playing, game, face, moment }: AtTableProps) {
  const { viewer, past, elsewhere, behind, turning, snap, guide } = playing;
  const names = useMemo(() => seatNames(face), [face]);
  const shown = playing.shown ?? past ?? moment; // while a scene is told, a position on the way
  const standIn = viewer !== null && face.chairs[viewer]?.bot !== null; // a bot decides for me
  const asks = past === null && !elsewhere && !standIn && !face.closed;
  const stage = past ? null : stageOf(playing);
  const asked = useMemo(() => (asks ? questionsOf(game, moment.view, names) : NOTHING_ASKED), [game, moment, names, asks]);
  const reading = useReading(guide, stage);
  const awaits = reading?.awaits ?? null;
  const led = stage !== null;
  const coming = useMemo(() => (led ? guided(awaits, asked) : asked), [led, awaits, asked]);
  const questions = behind || turning ? NOTHING_ASKED : coming; // the question waits for the scene, and for the turn of the table
  const lesson = reading && (reading.isFarewell || asked.length > 0) ? reading : null;
  const journal = snap?.journal ?? [];
  const { entries } = shown;
  const story = useCallback(() => countedEvents(game, journal, names, entries), [game, journal, names, entries]);
  const { notes } = face;
  const journalLines = useCallback(
    () => withNotes(journalOf(game, journal, names, entries), notes, journal, entries),
    [game, journal, names, entries, notes],
  );
  return { names, shown, asked, coming, questions, lesson, led, story, journalLines };
}

/** What the table says of a question and its answers. A game without a drawn table speaks in its own sentences. */
function useSpeech(
  drawn: DrawnTable | null | undefined,
  question: Question<GameTypes> | null,
  view: View<GameTypes>,
  names: readonly string[],
) {
  const asks = useMemo(() => (question && drawn ? drawn.ask(question, view, names) : {}), [drawn, question, view, names]);
  const say = useCallback(
    (move: GameTypes['move']): Said => {
      if (question && drawn) return drawn.say(move, question.decision, view, names);
      const words = question?.choices.find((choice) => same(choice.move, move))?.words ?? '';
      return { label: words.length <= LONGEST_LABEL ? words : 'Play this', title: words, place: '' };
    },
    [drawn, question, view, names],
  );
  return { asks, say };
}

const LONGEST_LABEL = 22; // letters

/** What the filled button would do though nobody has chosen it: the routine, or always something, or never, as the person likes it. */
function useProposal(game: AnyGame, playing: Playing, question: Question<GameTypes> | null, usual: GameTypes['move'] | undefined) {
  const chosen = useSettings((settings) => settings.proposals);
  const { moment, snap } = playing;
  const proposals = chosen === 'always' && !snap?.face?.settings.hints ? 'routine' : chosen; // to propose more than routine is a hint
  return useMemo(() => {
    if (!question || !moment || moment.view.mine === null || proposals === 'never') return null;
    const isLegal = (move: GameTypes['move']) => question.choices.some((choice) => choice.refusal === null && same(choice.move, move));
    if (usual !== undefined && isLegal(usual)) return usual;
    if (proposals !== 'always') return null;
    const move = game.suggest(moment.view.shared, moment.view.mine, question.decision, quickChance(question.decision.id));
    return isLegal(move) ? move : null;
  }, [game, question, moment, proposals, usual]);
}

/** The clock of each seat, by this device's own time: only differences of the host's times are used. */
export function clockOf(seat: Seat, face: Face, { deadlines, now, heardAt }: Snapshot): Countdown | null {
  const deadline = deadlines.find((one) => one.seat === seat);
  if (!deadline) return null;
  const { clock, absence } = face.settings;
  const lasts = (clock?.seconds ?? absence ?? 60) * 1000;
  return { ends: heardAt + deadline.at - now, lasts };
}

export function AtTable(props: AtTableProps) {
  const { playing, game, face, moment } = props;
  const { road, viewer, people, past, selected, explained, hint, trouble, elsewhere, snap, scene, sinceMine, sending, turning } = playing;
  const [sheet, setSheet] = useState<'table' | null>(null);
  const [asksBack, setAsksBack] = useState(false);
  const muted = useMuted(face.match);
  const drawn = useDrawnTable(game.id);
  const day = useDayOf(road === 'device' ? playing.match : null);
  const { names, shown, asked, coming, questions, lesson, led, story, journalLines } = usePicture(props);
  const [question = null] = questions;
  const over = face.phase === 'over';
  const isReviewed = over && !face.closed;
  const { match: id } = face;
  const review = useMemo(() => (isReviewed ? () => go(pathTo.review(road, id)) : null), [isReviewed, road, id]);
  const phrases = useMemo(() => phrasesFor(game), [game]);
  const talk = snap?.talk;
  const heard = useMemo(() => audible(talk ?? [], muted), [talk, muted]);
  const bubbles = useBubbles(heard, phrases);
  const { heardTalk } = playing;
  const unread = useMemo(() => audible((talk ?? []).slice(heardTalk), muted), [talk, heardTalk, muted]);
  const isCut = road === 'friends' && snap !== null && snap.line !== 'open';
  const sitters = useMemo(() => {
    const here = road === 'device' ? people : [];
    const asking = askersOf(face);
    return face.chairs.map((chair, seat): Sitter => {
      const clock = snap && seat !== viewer ? clockOf(seat, face, snap) : null;
      const open = face.closed ? [] : moment.view.open;
      const away = snap && awayFor(snap, seat);
      const says = bubbles.get(seat) ?? null;
      const spoke = unread.some((said) => said.seat === seat && seat !== viewer);
      return sitterOf(chair, seat, { viewer, here, open, clock, asks: asking.includes(seat), says, spoke, away, isCut });
    });
  }, [face, road, viewer, people, moment, snap, bubbles, unread, isCut]);
  const chosen = selected !== null && questions.some(({ decision }) => decision.id === selected.decision) ? selected : null;
  const { asks, say } = useSpeech(drawn, question ?? (lesson && asked[0]) ?? null, moment.view, names);
  const tried = explained && question?.choices.find(({ refusal }) => refusal?.because === explained.because);
  const proposed = useProposal(game, playing, led ? null : question, asks.usual);
  const turned = turning ? viewer : null; // who sits down before the screen now
  const waitsFor = face.closed ? undefined : moment.view.open.find((decision) => decision.seat !== viewer);
  const clock = question && snap ? clockOf(question.decision.seat, face, snap) : null;
  const left = useLeft(clock);
  useAnswerAtZero(clock, left, question, chosen?.move ?? proposed);
  const { note, read } = useNote({ notes: drawn?.notes, snap, face, question: led ? null : (question?.decision ?? null) });
  const answer = useCallback<typeof submit>(
    (decision, move) => {
      read();
      submit(decision, move);
    },
    [read],
  );
  useTitle(questions.length > 0 || lesson !== null, game.about.title);
  const round = game.gauge?.round?.(moment.view.shared) ?? 0; // a minute more can be had once in each
  const mine = viewer === null ? undefined : face.chairs[viewer];
  const undo = useUndo(playing, names, setAsksBack);
  const { routines } = face;
  const kept = useMemo(() => routines.filter(({ seat }) => seat === viewer).map(({ kind }) => kind), [routines, viewer]);
  const requests = snap ? requestsOf({ game, face, you: snap.you, names, journal: snap.journal }) : [];
  const sendingAway = useSendingAway(names);
  const absence = useAbsence(road === 'friends' ? snap : null, waitsFor?.seat ?? null, names);
  const lineBack = useLineBack(road === 'friends' && snap ? snap.line : null, snap?.unanswered ?? 0);
  const called = useCalls(face.match);
  const request: Request | null =
    trouble !== null && sheet === null
      ? troubleRequest(trouble)
      : (lineBack ?? sendingAway.request ?? (asksBack ? undo.request : null) ?? requests[0] ?? absence ?? called);
  return (
    <>
      <TableFrame
        {...{ game, names, drawn, over, review, journalLines, select, explain }}
        coming={led ? NOTHING_ASKED : coming} // in a guided round a move is offered only after its lesson
        told={scene}
        scene={{
          view: shown.view,
          sitters,
          questions: isCut ? NOTHING_ASKED : questions,
          chosen,
          proposed,
          submit: answer,
          explain,
          kept: past === null ? kept : NOTHING_KEPT,
          askAgain: endRoutine,
          me: viewer,
          story,
        }}
        entries={shown.entries}
        lastEntry={moment.entries}
        television={face.television}
        lesson={lesson && { spots: lesson.lesson.at, awaits: lesson.awaits !== null }}
        leaveLessons={led ? () => void leaveGuide() : null}
        replay={past && <ReplayBar {...{ playing, game, face, at: playing.at ?? past.entries, last: moment.entries }} />}
        barNow={{
          cut:
            isCut && snap
              ? {
                  kept: (sending !== null && selected && say(selected.move).label) || null,
                  again: snap.again,
                  takeBack: snap.unsent > 0 ? withdraw : null,
                  tryNow,
                }
              : null,
          takeOver: elsewhere && !over ? () => void continueHere() : null,
          standIn:
            !over && viewer !== null && mine?.bot && mine.why !== null && mine.why !== 'plan'
              ? { seat: viewer, why: mine.why, back: mine.why === 'lost' ? null : () => void order({ t: 'back' }) }
              : null,
          scene,
          skipScene,
          nextBeat,
          request,
          lesson: lesson && {
            ...lesson.lesson,
            n: lesson.n,
            of: lesson.of,
            again: lesson.lesson.again && playing.again ? showAgain : null,
            next: lesson.isFarewell ? () => void leaveGuide() : lesson.awaits === null ? lesson.next : null,
            isFarewell: lesson.isFarewell,
          },
          whyNot: explained && {
            refusal: explained,
            about: tried?.words.replace(/\.$/, '') ?? null,
            figure: tried && say(tried.move).figure,
            close: () => explain(null),
          },
          question,
          questions: questions.length,
          asks,
          say,
          chosen,
          proposed,
          clock,
          hurried: left !== null && left <= HURRY,
          more: clock && mine && mine.more !== round ? () => void order({ t: 'more' }) : null,
          named: people.length > 1 && question ? (names[question.decision.seat] ?? null) : null,
          since: sinceMine,
          note,
          select,
          submit: answer,
          stopAsking,
          waiting:
            turned !== null
              ? { words: W.turnOf(names[turned] ?? ''), seat: turned, sitter: sitters[turned], clock: null }
              : waitsFor && questions.length === 0
                ? {
                    words: waitingWords(game, moment.view, waitsFor, names),
                    seat: waitsFor.seat,
                    sitter: sitters[waitsFor.seat],
                    clock: sitters[waitsFor.seat]?.clock ?? null,
                    more: face.television ? W.onTelevision : '',
                    ...(sitters[waitsFor.seat]?.kind === 'bot' && { thinks: waitsFor.id }),
                  }
                : null,
          over: face.closed
            ? { heading: W.over, words: closedWords(face.closed) }
            : over
              ? overOf(playing, game, face, moment.view, day)
              : null,
        }}
        hint={!led && face.settings.hints && questions.some(isChoice) ? () => void askHint() : null}
        advice={hint}
        closeHint={forgetHint}
        undo={viewer === null || over || past !== null || elsewhere ? null : undo.press}
        replayAt={replay}
        people={() => setSheet('table')}
        talk={
          road === 'friends' && snap
            ? {
                unread: unread.length,
                panel: <Talk talk={snap.talk} face={face} me={viewer} phrases={phrases} />,
              }
            : null
        }
      />
      {turned !== null && <Ribbon seat={turned} name={names[turned] ?? ''} />}
      {trouble !== null && sheet !== null && <Trouble words={trouble} close={forgetTrouble} />}
      {sheet === 'table' && snap?.you && (
        <PeopleSheet playing={playing} face={face} you={snap.you} sendAway={sendingAway.ask} close={() => setSheet(null)} />
      )}
    </>
  );
}

const replay = (at: number | null): void => void replayAt(at);

/** Nobody needs advice for what must be done. */
const isChoice = ({ choices }: Question<GameTypes>): boolean => choices.filter(({ refusal }) => refusal === null).length > 1;

const troubleRequest = (words: string): Request => ({
  seat: null,
  over: W.oops,
  heading: words,
  words: '',
  quiet: null,
  filled: { label: W.goOn, press: forgetTrouble },
  mine: true,
});

const LAST_MOMENT = 350; // milliseconds before a clock is at zero: the answer must still arrive

/** At zero the filled button is pressed; where it is empty the host's bot answers this once. */
function useAnswerAtZero(
  clock: Countdown | null,
  left: number | null,
  question: Question<GameTypes> | null,
  move: GameTypes['move'] | null,
): void {
  useEffect(() => {
    if (clock === null || left === null || left > LAST_MOMENT || question === null || move === null) return;
    submit(question.decision, move);
  }, [clock, left, question, move]);
}

interface Around {
  readonly viewer: Seat | null;
  readonly here: readonly Seat[];
  readonly open: readonly { readonly seat: Seat }[];
  readonly clock: Countdown | null;
  readonly asks: boolean;
  readonly says: string | null;
  readonly spoke?: boolean;
  readonly away: number | null; // milliseconds
  readonly isCut: boolean;
}

/** A seat as people see it: a person is a person, here or far away, and a bot is a bot. */
export function sitterOf(
  chair: Face['chairs'][number],
  seat: Seat,
  { viewer, here, open, clock, asks, says, spoke = false, away, isCut }: Around,
): Sitter {
  const thinking = seat !== viewer && open.some((decision) => decision.seat === seat);
  const byPlan = chair.plan === 'bot' || !chair.taken;
  const kind = chair.bot && byPlan ? 'bot' : seat === viewer ? 'me' : here.includes(seat) ? 'here' : chair.bot ? 'bot' : 'away';
  const presence = chair.bot ? (byPlan ? 'here' : 'bot') : chair.here || here.length > 0 || seat === viewer ? 'here' : 'away';
  const words = presence === 'away' && away !== null ? awayWords(away) : '';
  return {
    name: chair.name || `Seat ${seat + 1}`,
    kind,
    bot: byPlan ? chair.bot : null,
    thinking,
    presence: isCut && !byPlan ? 'lost' : presence,
    words,
    clock,
    asks,
    says,
    spoke,
  };
}

/** Taking back: at once where it is free; otherwise the others are asked, beside the screen or far away. */
function useUndo({ road, viewer, people, snap }: Playing, names: readonly string[], ask: (asks: boolean) => void) {
  const offer = snap?.undo ?? { possible: false, free: false, because: 'Nothing can be taken back.' };
  const agree = () => {
    ask(false);
    void takeBack();
  };
  return {
    press: () => (offer.free ? agree() : ask(true)),
    request:
      viewer === null
        ? null
        : undoRequest(offer, {
            seat: viewer,
            far: road === 'friends',
            others: road === 'device' ? people.filter((seat) => seat !== viewer).map((seat) => names[seat] ?? '') : [],
            agree,
            close: () => ask(false),
          }),
  };
}
