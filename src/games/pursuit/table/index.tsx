/** The drawn table of The Pursuit of Happiness: the life line, the cards on offer, the house of action spaces with its tracks, the question, one's own life. */

import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { SeatShape } from '../../../web/art/seat.js';
import type { TableProps } from '../../../web/table.js';
import { ageIn, type Card, many, type PursuitTypes, type PursuitView, ROWS, type Row, type Shared, TEEN } from '../face.js';
import { PlayerGlass } from './art/signs.js';
import { Desk, outcomeWords, Sheet } from './desk.js';
import { roundsIn } from './figures.js';
import { Goals } from './goals.js';
import { Purse } from './goods.js';
import { House } from './house.js';
import { LifeLine, stageOf } from './lifeline.js';
import { Album, Lives } from './lives.js';
import { Mat } from './mat.js';
import { useMotion } from './motion.js';
import { type Outcome, outcomeOf } from './outcome.js';
import { Payment } from './payment.js';
import { type Asked, askedNow, handOf } from './question.js';
import { Rows, SHORT_ROW_NAMES } from './rows.js';
import { Glasses, OtherSeat } from './seats.js';
import { Upkeep, WindDown } from './settle.js';
import { Tracks } from './tracks.js';
import { Traits } from './traits.js';

export { zoom } from './near.js';

import './table.css';

const PHONE = 700;
const UPRIGHT = 1000;
const LADDER = 138; // a card this wide has room for its whole ladder

/** About how wide a card on offer is drawn. */
const cardWidth = (width: number, { rows }: Shared): number => (width - 440) / 2 / Math.max(3, ...rows.map(({ length }) => length)) - 10;

/** Every answer has its place on the table. */
const drawn = (): boolean => true;

interface Size {
  readonly width: number;
  readonly height: number;
}

function useSize(root: { readonly current: HTMLElement | null }): Size {
  const [size, setSize] = useState<Size>({ width: 1366, height: 716 });
  useEffect(() => {
    if (root.current === null) return;
    const watch = new ResizeObserver(([entry]) => entry && setSize({ width: entry.contentRect.width, height: entry.contentRect.height }));
    watch.observe(root.current);
    return () => watch.disconnect();
  }, [root]);
  return size;
}

type Tab = Row | 'goals';
type Opened = Card | 'album' | null;

export function Table(props: TableProps<PursuitTypes>) {
  const { view, sitters, questions, happenings, pace, me, bar, journal, selected } = props;
  const { shared, open } = view;
  const root = useRef<HTMLDivElement>(null);
  const { width, height } = useSize(root);
  const phone = width < PHONE || (width < UPRIGHT && height > width); // an upright tablet is a large phone
  const look = phone ? 'steps' : cardWidth(width, shared) >= LADDER ? 'lines' : shared.round === TEEN ? 'pairs' : 'steps';
  const asked = useMemo(() => askedNow(questions, shared, me), [questions, shared, me]);
  const side = me ?? asked?.decision.seat ?? shared.turn;
  const hand = handOf(props, asked);
  const question = asked?.decision.id ?? -1;

  const [opened, setOpened] = useState<{ readonly what: Opened; readonly at: number }>({ what: null, at: -1 });
  const [peeking, setPeeking] = useState<number | null>(null); // the question whose paper is put aside
  const [tab, setTab] = useState<Tab>('project');
  const [lit, setLit] = useState<Row | null>(null);
  const shown = opened.at === question ? opened.what : null; // a new question puts cards back
  const show = (what: Opened) => setOpened({ what: what === shown ? null : what, at: question });
  const looking = { opened: typeof shown === 'number' ? shown : null, open: show };
  const light = (row: Row) => {
    setLit(lit === row ? null : row);
    setTab(row);
  };
  useMotion(root, happenings, pace, props.showing);

  const outcome = useMemo(
    () => (asked === null || selected === null ? null : outcomeOf(shared, asked.decision.seat, selected)),
    [asked, selected, shared],
  );
  const others = shared.players.map((_, i) => (side + i) % shared.players.length).filter((seat) => seat !== side);
  const screen = peeking === question ? null : screenFor({ view, sitters, asked, hand, outcome, peek: () => setPeeking(question) });
  const over = shared.phase === 'over';
  const names = sitters.map(({ name }) => name);

  const desk =
    shown === 'album' ? (
      <Sheet title="The album" close={() => show(null)}>
        <Album shared={shared} seat={side} />
      </Sheet>
    ) : shown === null ? null : (
      <Desk card={shown} shared={shared} seat={side} sitters={sitters} asked={asked} hand={hand} close={() => show(null)} />
    );

  return (
    <div className={`pt${phone ? ' pt-phone' : ''}${screen !== null || over ? ' pt-papered' : ''}`} data-game="pursuit" ref={root}>
      <div className={`pt-table pt-others-${others.length}`}>
        <LifeLine shared={shared} sitters={sitters} />
        <div className="pt-stage">
          {over && peeking !== question ? (
            <Lives shared={shared} names={names} />
          ) : (
            (screen ?? (
              <>
                {peeking === question && !over && asked !== null && asked.decision.kind !== 'turn' && (
                  <button type="button" className="pt-back" onClick={() => setPeeking(null)}>
                    Back to the question
                  </button>
                )}
                {phone && (
                  <div className="pt-tabs" role="tablist" aria-label="What lies on the table">
                    {([...ROWS, 'goals'] as const).map((each) => (
                      <button key={each} type="button" role="tab" aria-selected={tab === each} onClick={() => setTab(each)}>
                        {each === 'goals' ? 'Goals' : SHORT_ROW_NAMES[each]}
                      </button>
                    ))}
                  </div>
                )}
                {phone && tab === 'goals' ? (
                  <div className="pt-panel">
                    <Goals shared={shared} sitters={sitters} />
                  </div>
                ) : (
                  <Rows
                    shared={shared}
                    seat={side}
                    asked={asked}
                    hand={hand}
                    looking={looking}
                    look={look}
                    only={phone && tab !== 'goals' ? tab : null}
                    lit={lit}
                  />
                )}
              </>
            ))
          )}
        </div>
        <div className="pt-bar">
          {phone && desk}
          {phone && <Pocket shared={shared} seat={side} />}
          {bar(
            asked === null
              ? {}
              : {
                  figure: <PlayerGlass seat={asked.decision.seat} size={32} />,
                  title: titleFor(asked, shared),
                  note: phone && outcome === null ? null : noteFor(asked, outcome, shared),
                  drawn,
                },
          )}
        </div>
        <Mat
          seat={side}
          mine={me !== null}
          shared={shared}
          sitter={sitters[side]}
          asked={asked}
          looking={looking}
          outcome={outcome}
          openAlbum={() => show('album')}
        />
        <aside className="pt-right">
          <div className="pt-board">
            <House shared={shared} seat={side} sitters={sitters} asked={asked} hand={hand} lit={lit} light={light} />
            <Tracks shared={shared} sitters={sitters} after={outcome?.after ?? null} seat={side} />
          </div>
          <div className="pt-seats">
            {others.map((seat) => (
              <OtherSeat
                key={seat}
                seat={seat}
                shared={shared}
                sitter={sitters[seat]}
                deciding={open.some((decision) => decision.seat === seat)}
                asked={asked}
                looking={looking}
              />
            ))}
          </div>
          {!phone && <Pages goals={<Goals shared={shared} sitters={sitters} />} journal={journal} both={others.length < 2} />}
          {phone && width >= PHONE && <div className="pt-panel pt-pages-of">{journal}</div>}
        </aside>
        {!phone && desk}
      </div>
      <div className="pt-sky" aria-hidden="true" />
    </div>
  );
}

/** Life goals and journal: one after the other where there is room, else a page each. */
function Pages({ goals, journal, both }: { readonly goals: ReactNode; readonly journal: ReactNode; readonly both: boolean }) {
  const [page, setPage] = useState<'goals' | 'journal'>('goals');
  if (both) {
    return (
      <>
        <section className="pt-panel pt-goalspanel" aria-label="Life goals">
          <h2>Life goals</h2>
          {goals}
        </section>
        <div className="pt-panel pt-pages-of">
          <div className="pt-page pt-titled">{journal}</div>
        </div>
      </>
    );
  }
  return (
    <div className="pt-panel pt-pages-of">
      <div className="pt-tabs" role="tablist" aria-label="Goals and journal">
        <button type="button" role="tab" aria-selected={page === 'goals'} onClick={() => setPage('goals')}>
          Life goals
        </button>
        <button type="button" role="tab" aria-selected={page === 'journal'} onClick={() => setPage('journal')}>
          Journal
        </button>
      </div>
      <div
        className={page === 'goals' ? 'pt-page' : 'pt-page pt-away'}
        role="tabpanel"
        aria-label="Life goals"
        tabIndex={page === 'goals' ? 0 : -1}
      >
        {goals}
      </div>
      <div className={page === 'journal' ? 'pt-page' : 'pt-page pt-away'} role="tabpanel" aria-label="Journal">
        {journal}
      </div>
    </div>
  );
}

/** A phone shows what one has beside the question, wherever the table is scrolled to. */
function Pocket({ shared, seat }: { readonly shared: Shared; readonly seat: number }) {
  const p = shared.players[seat];
  if (p === undefined || shared.phase === 'trait' || shared.phase === 'over') return null;
  return (
    <div className="pt-pocket">
      <SeatShape seat={seat} size={18} />
      <Purse p={p} size={17} lth />
      <span className="pt-gap" />
      <Glasses seat={seat} p={p} size={10} />
    </div>
  );
}

interface ScreenFor {
  readonly view: PursuitView;
  readonly sitters: TableProps<PursuitTypes>['sitters'];
  readonly asked: Asked | null;
  readonly hand: ReturnType<typeof handOf>;
  readonly outcome: Outcome | null;
  readonly peek: () => void;
}

/** Some questions are a page of their own. */
function screenFor({ view, sitters, asked, hand, outcome, peek }: ScreenFor) {
  const { shared } = view;
  if (shared.phase === 'trait') return <Traits view={view} sitters={sitters} asked={asked} hand={hand} />;
  if (asked === null) return null;
  const { kind } = asked.decision;
  if (kind === 'payment') return <Payment shared={shared} asked={asked} hand={hand} peek={peek} />;
  if (kind === 'upkeep') return <Upkeep shared={shared} asked={asked} hand={hand} outcome={outcome} peek={peek} />;
  if (kind === 'windDown') return <WindDown shared={shared} asked={asked} hand={hand} outcome={outcome} peek={peek} />;
  return null;
}

const NOTES: Readonly<Record<PursuitTypes['kind'], string>> = {
  trait: 'The others choose at the same time.',
  upkeep: 'Keep or let go, card by card, in any order.',
  turn: 'Choose a room, a card on offer, or a card of your own. Rooms you have been in cost 1 stress.',
  payment: 'Nothing is placed or paid before you choose.',
  windDown: 'Everything else goes on into the next round.',
};

/** Goods and bills are on the table; the bar need not read them out. */
function titleFor({ decision }: Asked, { players }: Shared): string {
  const p = players[decision.seat];
  const titles: Readonly<Record<PursuitTypes['kind'], string>> = {
    trait: 'What kind of child are you?',
    upkeep: `A new round: ${many(p?.bills.length ?? 0, 'bill')} to settle`,
    turn: `${many(p?.free ?? 0, 'hourglass', 'hourglasses')} left: what do you do?`,
    payment: (p?.sth ?? 0) < 0 ? 'You are unhappy: what do you pay on top?' : 'You are happy: what do you not pay?',
    windDown: 'Do you want to part with anything?',
  };
  return titles[decision.kind];
}

/** What would follow, in one line. */
function noteFor(asked: Asked, outcome: Outcome | null, { round, options }: Shared): string {
  if (outcome !== null) return outcomeWords(outcome);
  if (asked.decision.kind === 'turn' && round === roundsIn(options))
    return 'The last round: whatever you have left becomes 1 LTH for every 5 of a kind.';
  return NOTES[asked.decision.kind];
}

/** For the top bar. */
export function facts({ shared }: PursuitView): string[] {
  const { round, options, phase } = shared;
  if (phase === 'trait') return ['Before the first round'];
  if (phase === 'over') return ['All lives are lived'];
  return [`Round ${round} of ${roundsIn(options)}`, `${stageOf(round, options.adultRounds)}, age ${ageIn(round, options.adultRounds)}`];
}

/** What the page of the result adds for this game. */
export function Epilogue({ view, names }: { readonly view: PursuitView; readonly names: readonly string[] }) {
  return (
    <div className="pt-epilogue" data-game="pursuit">
      <Lives shared={view.shared} names={names} />
    </div>
  );
}
