/** The review of a finished match: the position of a moment, what it was worth, the curves, every seat's luck and decisions, and the moments to look at. */
import { useEffect, useMemo, useState } from 'react';
import type { AnyGame, GameTypes, Json, Seat } from '../../engine/game.js';
import { same } from '../../engine/json.js';
import { standings } from '../../engine/standings.js';
import type { Moment as Position } from '../../match/client.js';
import type { Face } from '../../match/messages.js';
import { questionsOf } from '../../match/picture.js';
import { winnerHeading, winnerWords } from '../../match/result.js';
import { Glyph } from '../art/glyph.js';
import { addressed } from '../end/End.js';
import { actionsNow } from '../kit/actions.js';
import { GlyphButton } from '../kit/Button.js';
import { AllMoves } from '../kit/bar/AllMoves.js';
import { Sheet } from '../kit/Sheet.js';
import { type Shape, useShape, useShort } from '../kit/shape.js';
import { TopBar } from '../kit/TopBar.js';
import { Trouble } from '../kit/Trouble.js';
import { go, pathTo } from '../route.js';
import { sitterOf } from '../screens/AtTable.js';
import { playOnFrom } from '../screens/play-on.js';
import { useRounds } from '../screens/ReplayBar.js';
import { useDrawnTable } from '../screens/TableFrame.js';
import { beginHere } from '../session/local.js';
import { fail, type Playing, replayAt, seatNames, sittingOf } from '../session/store.js';
import { ask } from '../thinker/asking.js';
import { type BarSheet, BarSheets } from './BarSheets.js';
import { Chart, type ChartSize, Legend } from './Chart.js';
import { useReview } from './computing.js';
import { decisionsOf, type Filter, firstLook, isAlone, isLong, isNothing, linesOf, nextMistake, stretchesOf, wholeOf } from './figures.js';
import { HardlyDecided } from './HardlyDecided.js';
import { useLooked, useRecord, useReviewKeys, useSpoken } from './looking.js';
import { MomentBar } from './MomentBar.js';
import { Moments } from './Moments.js';
import { Progress } from './Progress.js';
import { Rounds } from './Rounds.js';
import styles from './review.module.css';
import { type MoveMark, Spot } from './Spot.js';
import { Summary } from './Summary.js';
import { TableOfMoves } from './TableOfMoves.js';
import { TrialBar } from './TrialBar.js';
import { travelOf } from './travel.js';
import { FRESH, headingOf, knownOf, rivalsIn, type SecondTry, weighedBy } from './trial.js';
import { done, figure, plainMove, signed, VERDICT_WORDS, REVIEW_WORDS as W, withUnit } from './words.js';

const ROOMS: Readonly<Record<Shape, ChartSize>> = {
  desk: { width: 950, curve: 96, lane: 26, luck: 44, left: 58, right: 104 },
  hall: { width: 1200, curve: 150, lane: 28, luck: 56, left: 60, right: 120 },
  low: { width: 895, curve: 76, lane: 24, luck: 38, left: 58, right: 104 },
  upright: { width: 950, curve: 100, lane: 26, luck: 48, left: 58, right: 104 },
  pocket: { width: 360, curve: 64, lane: 24, luck: 32, left: 48, right: 16 },
  sideways: { width: 430, curve: 110, lane: 24, luck: 36, left: 48, right: 16 },
};
const SHORT = { curve: 40, luck: 24 } as const; // a pocket that is less high

const TABS = ['moment', 'moments', 'summary'] as const;
type Tab = (typeof TABS)[number];

type SheetName = BarSheet | 'table' | 'moves';

interface ReviewPageProps {
  readonly playing: Playing;
  readonly game: AnyGame;
  readonly face: Face;
  readonly moment: Position;
}

export function ReviewPage({ playing, game, face, moment }: ReviewPageProps) {
  const { road, match } = playing;
  const id = match ?? '';
  const names = useMemo(() => seatNames(face), [face]);
  const shared = moment.view.shared;
  const ranked = useMemo(() => [...standings(game, shared)].sort((a, b) => a.rank - b.rank).map(({ seat }) => seat), [game, shared]);
  const me = addressed(playing);
  const [seat, setSeat] = useState<Seat>(me ?? playing.people[0] ?? ranked[0] ?? 0);
  const { record, broken } = useRecord(id);
  const { review, state, left, failed, stop, goOn } = useReview(id, record, me);
  const rounds = useRounds(match);
  const drawn = useDrawnTable(game.id);
  const shape = useShape();
  const isShortPocket = useShort();
  const [at, setAt] = useState<number | null>(null); // the move that is looked at
  const [tab, setTab] = useState<Tab>('summary');
  const [filter, setFilter] = useState<Filter>('yours');
  const [trial, setTrial] = useState<SecondTry | null>(null);
  const [sheet, setSheet] = useState<SheetName | null>(null);
  const isRough = !review || review.pass === 'rough';
  useEffect(() => {
    if (at === null && review && !isRough) setAt(firstLook(review, seat));
  }, [at, review, isRough, seat]);
  const spoken = useSpoken(record, review);
  const reviewed = at === null ? undefined : review?.moments[at];
  const spotted = useLooked(record, reviewed?.entry ?? null, seat);
  const looked = spotted && spotted.entry === reviewed?.entry && spotted.seat === seat ? spotted : null;
  const travel = useMemo(() => spotted && drawn && travelOf(spotted, drawn.scenes, { game, names }), [spotted, drawn, game, names]);
  const stretches = useMemo(() => (review && !isRough ? stretchesOf(review, rounds) : []), [review, isRough, rounds]);
  const called = game.gauge?.called ?? 'Round';
  const when = (place: number): string => {
    const round = stretches.length > 1 ? stretches.findLast(({ from }) => from <= place)?.round : undefined;
    return W.when(called, round ?? null, place);
  };
  const leave = () => go(pathTo.end(road, id));
  const choose = (place: number) => {
    setAt(place);
    setTrial(null);
    setTab('moment');
  };
  const next = review ? nextMistake(review, seat, at) : null;
  const toNext = () => (next === null ? leave() : choose(next));
  const canTry = reviewed !== undefined && reviewed.seat === seat && reviewed.choices > 1 && looked !== null;
  const tryAgain = () => {
    if (!canTry) return;
    setTrial(FRESH);
    setTab('moment');
  };
  const opens = (each: SheetName) => ({ perform: () => setSheet(each) });
  const closeSheet = () => setSheet(null);
  const actions = actionsNow({
    journal: { ...opens('journal'), bar: '' },
    rules: opens('rules'),
    replay: { perform: replay, bar: 'beside' },
    score: { ...opens('score'), bar: 'beside' },
    help: opens('help'),
    settings: { ...opens('settings'), bar: 'beside' },
    more: { ...opens('more'), bar: 'folded' },
  });
  useReviewKeys({
    actions,
    step: (by) => review && setAt(Math.min(review.moments.length - 1, Math.max(0, (at ?? 0) + by))),
    moment: (by) => {
      const places = review ? linesOf(review, seat, filter).map((line) => line.at) : [];
      const place = by > 0 ? places.find((one) => one > (at ?? -1)) : places.findLast((one) => one < (at ?? 0));
      if (place !== undefined) choose(place);
    },
    next: () => next !== null && choose(next), // a key never leaves the page
    again: tryAgain,
    escape: () => setTrial(null),
  });

  if (broken ?? failed) return <Trouble words={W.broken(broken ?? failed ?? '')} close={null} />;
  const nothing = review !== null && isNothing(review, seat);
  const chips = [
    W.title,
    state === 'working' && !nothing
      ? W.looking
      : state === 'stopped' && review
        ? W.stopped(review.done, review.all)
        : winnerHeading(game, shared, names),
    ...(review && isLong(review) ? [W.moves(review.moments.length)] : []),
  ];
  const top = <TopBar title={game.about.title} facts={chips} actions={actions} back={{ to: pathTo.end(road, id), label: W.back }} />;
  const sheets = (
    <BarSheets
      {...{ sheet, game, names, drawn, actions }}
      journal={playing.snap?.journal ?? []}
      notes={face.notes}
      upTo={trial && reviewed ? reviewed.entry : Number.POSITIVE_INFINITY}
      shared={spotted?.view.shared ?? shared}
      over={spotted === null}
      jump={(entries) => {
        closeSheet();
        const place = review?.moments.findIndex(({ entry }) => entry >= entries - 1) ?? -1;
        if (place >= 0) choose(place);
      }}
      close={closeSheet}
    />
  );
  if (nothing)
    return (
      <div className="page" data-game={game.id} data-review="nothing">
        {top}
        <HardlyDecided moves={review.moments.length} decisions={decisionsOf(review, seat).length} replay={replay} again={again} />
        {sheets}
      </div>
    );
  const unit = { name: review?.unit ?? 'share' };
  const alone = review !== null && isAlone(review);
  const room = isShortPocket ? { ...ROOMS[shape], ...SHORT } : ROOMS[shape];
  const long = review !== null && isLong(review) && stretches.length > 1;
  const shownRound = Math.max(
    0,
    stretches.findLastIndex(({ from }) => from <= (at ?? 0)),
  );
  const range: readonly [number, number] = long
    ? [stretches[shownRound]?.from ?? 0, stretches[shownRound]?.to ?? 0]
    : [0, review?.pass === 'rough' ? review.all : (review?.moments.length ?? 1)];
  const title = alone ? W.expect(unit.name) : seat === me ? W.chance : W.chanceOf(names[seat] ?? '');
  const [playedWords = '', ...betterWords] = (reviewed && spoken[reviewed.entry]) ?? [];
  const who = reviewed && reviewed.seat === me ? 'you' : (names[reviewed?.seat ?? 0] ?? '');
  const told = playedWords === '' ? '' : done(who, playedWords);
  const question =
    trial && looked ? questionsOf(game, looked.view, names).find(({ decision }) => decision.id === looked.decision.id) : undefined;
  const [best] = reviewed?.judgement?.verdict === 'fine' ? [] : (reviewed?.judgement?.better ?? []); // worth a word
  const marks: MoveMark[] = [];
  if (looked && reviewed && !trial && drawn && reviewed.seat === seat) {
    marks.push({ kind: 'played', said: sayOf(looked.move), seat, words: W.didThis(who, playedWords) });
    if (best) marks.push({ kind: 'better', said: sayOf(best.move), seat, words: W.better(signed(best.gain.mean, unit)) });
  }
  const sitters = face.chairs.map((chair, each) =>
    sitterOf(chair, each, { viewer: me, here: playing.people, open: [], clock: null, asks: false, says: null, away: null, isCut: false }),
  );
  const submit = (move: Json) => {
    if (!looked || !reviewed || !review) return;
    const then = { played: looked.move, judgement: reviewed.judgement, who, unit, whole: wholeOf(review) };
    const weighing: SecondTry = { chosen: null, answer: { move, weighed: knownOf(move, then) } };
    setTrial(weighing);
    if (weighing.answer?.weighed) return;
    const { view, decision } = looked;
    ask<'between'>({ kind: 'between', game: game.id, names, view, decision, moves: [move, ...rivalsIn(then)] }).then(
      (found) => setTrial((now) => (now === weighing ? { chosen: null, answer: { move, weighed: weighedBy(found, then) } } : now)),
      fail,
    );
  };
  return (
    <div className="page" data-game={game.id} data-review={trial ? 'trial' : state}>
      {top}
      <main className={styles.review} data-tab={tab} data-long={long || undefined}>
        <div className={styles.tabs} role="tablist" aria-label={W.title}>
          {TABS.map((each) => (
            <button key={each} type="button" role="tab" aria-selected={tab === each} onClick={() => setTab(each)}>
              {W.tabs[each]}
              {each === 'moments' && review && <small aria-hidden="true"> {linesOf(review, seat, filter).length}</small>}
            </button>
          ))}
        </div>
        <Spot
          game={game}
          drawn={drawn}
          marks={marks}
          travel={travel ?? null}
          touches={question?.choices.flatMap(({ move, refusal }) => (refusal === null ? (sayOf(move).at?.slice(0, 1) ?? []) : [])) ?? []}
          table={{
            view: spotted?.view ?? moment.view,
            sitters,
            questions: question && !trial?.answer ? [question] : [],
            chosen: trial?.chosen != null ? { move: trial.chosen, at: null } : null,
            me: spotted?.seat ?? seat,
            select: (_, move) => setTrial({ chosen: move, answer: null }),
            submit: (_, move) => submit(move),
            explain: () => {},
          }}
        />
        {trial && question && looked ? (
          <TrialBar
            {...{ trial, question, say: sayOf }}
            asks={drawn?.ask(question, looked.view, names) ?? {}}
            when={when(at ?? 0)}
            better={best ? W.oneIsBetter(withUnit(best.gain.mean, unit), who) : ''}
            isLast={next === null}
            show={() => setTrial({ chosen: reviewed?.judgement?.better[0]?.move ?? looked.move, answer: null })}
            listAll={() => setSheet('moves')}
            leave={() => setTrial(null)}
            submit={submit}
            next={toNext}
          />
        ) : (
          <MomentBar
            {...{ review, unit, at, seat, me, names, told, betterWords, game }}
            looked={looked}
            when={at === null ? '' : when(at)}
            isLast={next === null}
            tryAgain={canTry ? tryAgain : null}
            playOn={reviewed && reviewed.seat === seat ? () => playOnFrom(playing, face, reviewed.entry) : null}
            next={toNext}
          />
        )}
        <section className={`panel ${styles.curves}`} aria-label={title}>
          <header>
            <h2>{long ? `${called} ${stretches[shownRound]?.round ?? ''}` : title}</h2>
            <Legend seat={seat} alone={alone} />
            <span className={styles.stepper}>
              <GlyphButton glyph="previous" label={W.before} press={() => setAt(Math.max(0, (at ?? 0) - 1))} />
              <span>{review && at !== null ? W.moveOf(at + 1, review.moments.length) : ''}</span>
              <GlyphButton glyph="next" label={W.after} press={() => review && setAt(Math.min(review.moments.length - 1, (at ?? 0) + 1))} />
            </span>
            <GlyphButton glyph="table" label={W.table} press={() => setSheet('table')} />
          </header>
          {review && long && (
            <Rounds
              {...{ review, seat, stretches, called }}
              shown={shownRound}
              wide={room.width}
              choose={(i) => setAt(stretches[i]?.from ?? 0)}
            />
          )}
          {review && review.positions.length > 1 ? (
            <div className={styles.chart}>
              <Chart
                {...{ review, seat, names, range, at, room }}
                atWord={at === null ? '' : when(at).toLowerCase()}
                marks={linesOf(review, seat, 'yours')}
                ticks={long ? [] : ticksOf()}
                covered={trial !== null}
                label={W.curve(
                  title,
                  review.moments.length,
                  figure(review.start[seat]?.mean ?? 0, unit),
                  figure(review.positions.at(-1)?.knew[seat]?.mean ?? 0, unit),
                )}
              />
              {trial && (
                <div className={styles.covered} style={{ left: coveredFrom() }}>
                  <span>
                    <Glyph name="eye" size={16} /> {W.coveredCurve}
                  </span>
                </div>
              )}
            </div>
          ) : (
            <p className={styles.note}>{W.beginning}</p>
          )}
          {review && !trial && (
            <div className="unseen">
              <TableOfMoves {...{ review, seat, when }} />
            </div>
          )}
        </section>
        <div className={styles.side}>
          {state !== 'done' && <Progress {...{ review, left, stop, goOn }} stopped={state === 'stopped'} />}
          {review && <Summary {...{ review, names, seat, me, ranked }} result={winnerWords(game, shared, names)} choose={lookAs} />}
          {review && (
            <Moments {...{ review, names, seat, me, at, filter, spoken, when }} covered={trial !== null} show={setFilter} choose={choose} />
          )}
        </div>
      </main>
      <div className="unseen" role="status">
        {trial ? trialSaid(trial) : reviewed && told !== '' ? W.announced(when(at ?? 0), verdictSaid(), told) : ''}
      </div>
      {sheets}
      {sheet === 'table' && review && (
        <Sheet title={W.tableTitle} glyph="table" close={closeSheet} wide>
          <TableOfMoves {...{ review, seat, when }} />
        </Sheet>
      )}
      {sheet === 'moves' && question && (
        <Sheet title={W.allMoves} glyph="list" close={closeSheet} wide>
          <AllMoves
            question={question}
            say={(move) => sayOf(move)}
            places={drawn?.places ?? []}
            explain={() => {}}
            submit={(_, move) => {
              closeSheet();
              submit(move);
            }}
          />
        </Sheet>
      )}
    </div>
  );

  function lookAs(each: Seat): void {
    setSeat(each);
    setAt(null);
    setTrial(null);
  }

  function verdictSaid(): string {
    const verdict = reviewed?.judgement?.verdict;
    if (!verdict) return W.noVerdict;
    const cost = reviewed?.judgement?.loss.mean ?? 0;
    return `${VERDICT_WORDS[verdict]}${cost > 0 ? `, ${figure(cost, unit).replace('%', 'per cent')}` : ''}`;
  }

  function trialSaid({ answer }: SecondTry): string {
    return answer?.weighed ? `${headingOf(sayOf(answer.move).title, answer.weighed)}. ${answer.weighed.words}` : '';
  }

  function replay(): void {
    void replayAt(reviewed?.entry ?? 0);
    go(pathTo.table(road, id));
  }

  function again(): void {
    if (road === 'friends') leave();
    else
      beginHere({ game: game.id, seats: sittingOf(face), options: face.options, seed: '' }).then((begun) => go(pathTo.match(begun)), fail);
  }

  function sayOf(move: GameTypes['move']) {
    if (looked && drawn) return drawn.say(move, looked.decision, looked.view, names);
    const words = question?.choices.find((choice) => same(choice.move, move))?.words ?? '';
    return { label: plainMove(words).slice(0, 22), title: words, place: '' };
  }

  function ticksOf(): readonly (readonly [number, string])[] {
    return stretches.map(({ from, round }, i) => [from, i === 0 ? `${called.toLowerCase()} ${round}` : String(round)] as const);
  }

  /** The chart leaves as much at its sides on any width. */
  function coveredFrom(): string {
    const part = ((at ?? 0) - range[0]) / Math.max(1, range[1] - range[0]);
    return `calc(${room.left}px + ${part} * (100% - ${room.left + room.right}px) + 8px)`;
  }
}
