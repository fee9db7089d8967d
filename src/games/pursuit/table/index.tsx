/** The drawn table of The Pursuit of Happiness: the life line, the cards on offer, the house of action spaces with its tracks, the question, one's own life. */

import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { type Shape, useShape, useShort } from '../../../web/kit/shape.js';
import type { TableProps } from '../../../web/table.js';
import {
  ageIn,
  type Card,
  editionOf,
  faceOf,
  type Move,
  NO_CARD,
  type PursuitTypes,
  type PursuitView,
  ROWS,
  type Row,
  rowFor,
  type Shared,
  type Space,
  TEEN,
} from '../face.js';
import boardCss from './board.module.css';
import type { Look } from './card.js';
import { Desk, Sheet } from './desk.js';
import { roundsIn } from './figures.js';
import { Goals } from './goals.js';
import { House, LEADS_TO } from './house.js';
import { LifeLine, stageOf } from './lifeline.js';
import { Album, Lives } from './lives.js';
import livesCss from './lives.module.css';
import { Mat, Mine, Pocket } from './mat.js';
import type { Outcome } from './outcome.js';
import { Payment } from './payment.js';
import { cardAt } from './places.js';
import { type Asked, askedNow, type Hand, handOf } from './question.js';
import { Refresh, Rows } from './rows.js';
import { outcomeIn, say } from './say.js';
import { OtherSeat } from './seats.js';
import { Upkeep, WindDown } from './settle.js';
import tableCss from './table.module.css';
import { type Tab, Tabs, tabOf } from './tabs.js';
import { Tracks } from './tracks.js';
import { Traits } from './traits.js';
import { Watched } from './watched.js';

export { ending } from './ending.js';
export { zoom } from './near.js';
export { notes } from './notes.js';
export { ask, places, say } from './say.js';
export { scenes, sounds } from './scenes.js';
export { signs } from './signs.js';

export function Table(props: TableProps<PursuitTypes>) {
  if (props.form === 'play') return <Played {...props} />;
  return <Watched {...props} />;
}

type Opened = Card | 'album' | null;

/** How the ladder of a card is drawn: with a line for every rung where there is room. */
function lookIn(shape: Shape, { rows, round }: Shared): Look {
  if (shape === 'hall') return 'lines';
  const many = Math.max(3, ...rows.map(({ length }) => length));
  if (shape === 'sideways') return 'pairs';
  return (shape === 'desk' || shape === 'low') && round === TEEN && many < 4 ? 'pairs' : 'steps';
}

/** The room that an answer takes an hourglass to. */
function roomOf(move: Move): Space | null {
  if (move.t === 'space') return move.s;
  if (move.t === 'take' || move.t === 'single' || move.t === 'start' || move.t === 'join') return 'takeProject';
  if (move.t === 'spend') return 'spend';
  if (move.t === 'hire') return 'getJob';
  return move.t === 'date' || move.t === 'relate' ? 'relationship' : null;
}

function Played(props: TableProps<PursuitTypes>) {
  const { view, sitters, questions, me, bar, journal, chosen, proposed, look, lit: taught = [] } = props;
  const { shared, open } = view;
  const shape = useShape();
  const short = useShort();
  const phone = shape === 'pocket' || shape === 'sideways';
  const tabbed = shape === 'sideways' || short; // the house is a tab among the cards
  const asked = useMemo(() => askedNow(questions, shared, me), [questions, shared, me]);
  const side = me ?? asked?.decision.seat ?? 0; // a spectator's table does not turn round with every turn
  const hand = handOf(props, asked);
  const question = asked?.decision.id ?? -1;
  const names = sitters.map(({ name }) => name);

  const [opened, setOpened] = useState<{ readonly what: Opened; readonly at: number }>({ what: null, at: -1 });
  const [peeking, setPeeking] = useState<number | null>(null); // the question whose paper is put aside
  const [led, setLed] = useState<{ readonly row: Row; readonly at: number } | null>(null); // the cards that a room has led to
  const shown = opened.at === question ? opened.what : null; // a new question puts cards back
  const show = (what: Opened) => setOpened({ what: what === shown ? null : what, at: question });

  const wanted = chosen?.move ?? proposed;
  const wantedTab = asked === null || wanted === null ? null : tabOf(say(wanted, asked.decision, view, names).place);
  const [tab, setTab] = useTab(tabbed, tabWith(taught, shared) ?? (chosen?.at === null || questions.length === 0 ? wantedTab : null));
  const inRoom = chosen === null ? null : roomOf(chosen.move);
  const lit = chosen === null ? (led?.at === question ? led.row : null) : inRoom === null ? null : (LEADS_TO[inRoom] ?? null);
  const light = (row: Row) => {
    setLed(led?.at === question && led.row === row ? null : { row, at: question });
    setTab(row);
  };

  const outcome = useMemo(
    () => (asked === null || chosen === null ? null : outcomeIn(shared, asked.decision.seat, chosen.move)),
    [asked, chosen, shared],
  );
  const others = shared.players.map((_, i) => (side + i) % shared.players.length).filter((seat) => seat !== side);
  const paper = peeking === question ? null : paperFor({ view, sitters, asked, hand, outcome, peek: () => setPeeking(question) });
  const over = shared.phase === 'over';
  const papered = paper !== null || (over && peeking !== question);
  // Under a paper a card in front is only looked at: its answers are on the paper.
  const looking = papered
    ? { opened: null, open: (card: Card) => look?.(String(card)) }
    : { opened: typeof shown === 'number' ? shown : null, open: show };
  const askedBeside = papered ? null : asked;

  const desk =
    shown === null || papered ? null : shown === 'album' ? (
      <Sheet title="The album" left close={() => show(null)}>
        <Album shared={shared} seat={side} />
      </Sheet>
    ) : (
      <Desk
        card={shown}
        shared={shared}
        seat={side}
        sitters={sitters}
        asked={asked}
        hand={hand}
        left={isRight(shared, shown)}
        close={() => show(null)}
      />
    );
  const house = <House shared={shared} seat={side} sitters={sitters} asked={asked} hand={hand} lit={lit} light={light} />;
  const goals = <Goals shared={shared} sitters={sitters} />;
  const only = phone && tab !== 'house' && tab !== 'mine' ? tab : null;

  return (
    <div
      className={tableCss.root}
      data-game="pursuit"
      data-form="play"
      data-papered={papered || undefined}
      data-near={desk ? (isRightSide(shared, shown) ? 'left' : 'right') : undefined}
    >
      <div className={tableCss.table} data-others={others.length}>
        {desk}
        <LifeLine shared={shared} sitters={sitters} />
        <div className={tableCss.stage}>
          {over && peeking !== question ? (
            <Lives shared={shared} names={names} />
          ) : (
            (paper ?? (
              <>
                {peeking === question && !over && asked !== null && asked.decision.kind !== 'turn' && (
                  <button type="button" className={tableCss.back} onClick={() => setPeeking(null)}>
                    Back to the question
                  </button>
                )}
                {phone && (
                  <Tabs
                    tabs={tabbed ? ['house', ...ROWS, 'mine'] : [...ROWS, 'mine']}
                    tab={tab}
                    turn={setTab}
                    dot={chosen === null && proposed !== null ? wantedTab : null}
                  >
                    {only !== null && <Refresh row={only} asked={asked} hand={hand} />}
                  </Tabs>
                )}
                {phone && tab === 'house' ? (
                  house
                ) : phone && tab === 'mine' ? (
                  <Mine {...{ shared, seat: side, asked, hand, looking, goals }} openAlbum={() => show('album')} />
                ) : (
                  <Rows
                    shared={shared}
                    seat={side}
                    asked={asked}
                    hand={hand}
                    looking={looking}
                    look={lookIn(shape, shared)}
                    only={only}
                    lit={lit}
                  />
                )}
              </>
            ))
          )}
        </div>
        {phone && <Pocket shared={shared} seat={side} />}
        <div className={tableCss.bar}>{bar()}</div>
        <Mat
          seat={side}
          mine={me !== null}
          shared={shared}
          sitter={sitters[side]}
          asked={askedBeside}
          hand={hand}
          looking={looking}
          outcome={outcome}
          openAlbum={() => show('album')}
        />
        <aside className={tableCss.right}>
          <div className={boardCss.board} data-board="">
            {!tabbed && house}
            <Tracks shared={shared} sitters={sitters} after={outcome?.after ?? null} seat={side} />
          </div>
          <div className={livesCss.seats}>
            {others.map((seat) => (
              <OtherSeat
                key={seat}
                seat={seat}
                shared={shared}
                sitter={sitters[seat]}
                deciding={open.some((decision) => decision.seat === seat)}
                asked={askedBeside}
                hand={hand}
                looking={looking}
              />
            ))}
          </div>
          {!phone && <Pages goals={goals} journal={journal} both={others.length < 2} />}
        </aside>
      </div>
    </div>
  );
}

/** The tab that shows what a lesson speaks of; null: it lies outside of them. */
function tabWith(taught: readonly string[], shared: Shared): Tab | null {
  if (taught.some((thing) => thing.startsWith('room:'))) return 'house';
  const card = taught.find((thing) => thing.startsWith('card:'));
  if (card === undefined) return null;
  const e = editionOf(shared);
  return ROWS[shared.rows.findIndex((row) => row.some((each) => each !== NO_CARD && cardAt(faceOf(e, each).id) === card))] ?? 'mine';
}

/** The tab of a phone. What is chosen from a list, hinted at or spoken of in a lesson is turned to once. */
function useTab(tabbed: boolean, wanted: Tab | null): readonly [Tab, (tab: Tab) => void] {
  const [tab, setTab] = useState<Tab>(tabbed ? 'house' : 'project');
  useEffect(() => {
    if (wanted !== null) setTab(wanted);
  }, [wanted]);
  return [tab === 'house' && !tabbed ? 'project' : tab, setTab];
}

/** Projects and jobs lie in the left half, items and partners in the right: a card from near lies over the other half. */
function isRight(shared: Shared, card: Card): boolean {
  const row = ROWS.indexOf(rowFor(faceOf(editionOf(shared), card).type));
  return row % 2 === 1 && (shared.rows[row]?.includes(card) ?? false);
}
const isRightSide = (shared: Shared, shown: Opened): boolean => typeof shown === 'number' && isRight(shared, shown);

/** Life goals and journal: one after the other where there is room, else a page each. */
function Pages({ goals, journal, both }: { readonly goals: ReactNode; readonly journal: ReactNode; readonly both: boolean }) {
  const [page, setPage] = useState<'goals' | 'journal'>('goals');
  if (both) {
    return (
      <>
        <section className={`panel ${tableCss.goalspanel}`} aria-label="Life goals">
          <h2>Life goals</h2>
          {goals}
        </section>
        <div className={`panel ${tableCss.pagesOf}`}>
          <div className={tableCss.page} data-titled="">
            {journal}
          </div>
        </div>
      </>
    );
  }
  return (
    <div className={`panel ${tableCss.pagesOf}`}>
      <div className={tableCss.tabs} role="tablist" aria-label="Goals and journal">
        <button type="button" role="tab" aria-selected={page === 'goals'} onClick={() => setPage('goals')}>
          Life goals
        </button>
        <button type="button" role="tab" aria-selected={page === 'journal'} onClick={() => setPage('journal')}>
          Journal
        </button>
      </div>
      <div className={tableCss.page} hidden={page !== 'goals'} role="tabpanel" aria-label="Life goals" tabIndex={page === 'goals' ? 0 : -1}>
        {goals}
      </div>
      <div className={tableCss.page} hidden={page !== 'journal'} role="tabpanel" aria-label="Journal">
        {journal}
      </div>
    </div>
  );
}

interface PaperFor {
  readonly view: PursuitView;
  readonly sitters: TableProps<PursuitTypes>['sitters'];
  readonly asked: Asked | null;
  readonly hand: Hand;
  readonly outcome: Outcome | null;
  readonly peek: () => void;
}

/** Some questions are a page of their own. */
function paperFor({ view, sitters, asked, hand, outcome, peek }: PaperFor) {
  const { shared } = view;
  if (shared.phase === 'trait') return <Traits view={view} sitters={sitters} asked={asked} hand={hand} />;
  if (asked === null) return null;
  const { kind } = asked.decision;
  if (kind === 'payment') return <Payment shared={shared} asked={asked} hand={hand} peek={peek} />;
  if (kind === 'upkeep') return <Upkeep shared={shared} asked={asked} hand={hand} outcome={outcome} peek={peek} />;
  if (kind === 'windDown') return <WindDown shared={shared} asked={asked} hand={hand} outcome={outcome} peek={peek} />;
  return null;
}

/** For the top bar. */
export function facts({ shared }: PursuitView): string[] {
  const { round, options, phase } = shared;
  if (phase === 'trait') return ['Before the first round'];
  if (phase === 'over') return ['All lives are lived'];
  return [`Round ${round} of ${roundsIn(options)}`, `${stageOf(round, options.adultRounds)}, age ${ageIn(round, options.adultRounds)}`];
}
