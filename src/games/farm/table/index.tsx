/** The drawn table of Happiness Farm: farms at the left, the land in the middle, the business of the day at the right, the question below. */

import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Seat } from '../../../engine/game.js';
import { Glyph, type GlyphName } from '../../../web/art/glyph.js';
import type { TableProps } from '../../../web/table.js';
import {
  boardIn,
  type FarmEvent,
  type Farmer,
  type FarmTypes,
  type FarmView,
  KINDS,
  type Kind,
  kindName,
  type Move,
  ownsOf,
  type Question,
  type Shared,
  squareNamed,
} from '../face.js';
import { AnimalPicture, ThingPicture } from './art/things.js';
import { type Asked, answerWith, askedNow, drawn, isChosen, isLegal } from './asked.js';
import { Board, type Overlay } from './board.js';
import { Evening } from './evening.js';
import { Farmyard } from './farmyard.js';
import { kindsIn } from './figures.js';
import { type Forecast, forecast } from './forecast.js';
import { incomeOf } from './income.js';
import { Market } from './market.js';
import { hasDetail, Meal } from './meal.js';
import { Motion } from './motion.js';
import { Neighbours, nameAt } from './neighbours.js';
import { noteFor } from './notes.js';
import { Phases } from './phases.js';
import { SquarePanel } from './square.js';
import { Stall } from './stall.js';
import { squaresOf } from './standing.js';
import './table.css';
import { Butcher, Work, Young } from './work.js';
import { Year } from './year.js';

export { zoom } from './closer.js';

type Tab = 'day' | 'square' | 'yard';

const TABS: readonly (readonly [tab: Tab, glyph: GlyphName, label: string])[] = [
  ['day', 'hand', 'To do'],
  ['square', 'list', 'Square'],
  ['yard', 'people', 'Farm'],
];

/** Answers after which the night may look different. */
const TELLING: ReadonlySet<Move['t']> = new Set(['place', 'convert', 'collect', 'roam', 'stay']);

export function Table(props: TableProps<FarmTypes>) {
  const { view, sitters, questions, happenings, story, pace, me, bar, journal, selected, select, submit, explain } = props;
  const { shared, open } = view;
  const root = useRef<HTMLDivElement>(null);
  const asked = useMemo(() => askedNow(questions, me), [questions, me]);
  const kind = asked?.decision.kind ?? null;
  const side = me ?? asked?.decision.seat ?? shared.active;
  const tap = { selected, select, submit, explain };

  const [hovered, setHovered] = useState<string | null>(null);
  const [pinned, setPinned] = useState<string | null>(null);
  const [overlay, setOverlay] = useState<Overlay | null>(null); // null: as the question suggests
  const [picked, setPicked] = useState<Kind | null>(null);
  const [shown, setShown] = useState<Seat | null>(null); // a neighbour's farm
  const [tab, setTab] = useState<Tab>('day');
  const look = useCallback((name: string | null) => setHovered(name), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another question begins with a clear view
  useEffect(() => {
    setOverlay(null);
    setPicked(null);
    setTab('day');
  }, [kind]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: and another answer with no square pinned
  useEffect(() => {
    setPinned(null);
    setTab('day');
  }, [asked?.decision.id]);

  const tonight = useMemo(() => forecast(view), [view]);
  const then = useMemo(
    () =>
      asked !== null && selected !== null && TELLING.has(selected.t)
        ? forecast(view, { decision: asked.decision, move: selected })
        : tonight,
    [view, asked, selected, tonight],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the story grows with the view, whoever tells it
  const events = useMemo((): readonly FarmEvent[] => (story?.() ?? []).map(({ event }) => event), [view, story === undefined]);
  const yard = shown ?? side;
  const income = useMemo(() => incomeOf(events, yard), [events, yard]);
  const feeding = kind === 'feed';
  const squares = useMemo(() => squaresOf(shared, feeding ? tonight : null), [shared, feeding, tonight]);

  const walks = useMemo(() => (feeding ? (tonight?.walks ?? []).filter(({ seat }) => seat === side) : []), [feeding, tonight, side]);
  const candidate = candidateOf(shared, kind, selected);
  const lens = picked ?? candidate;
  const shade = overlay ?? (candidate !== null || picked !== null ? 'food' : 'land');
  const ghost = kind === 'place' || kind === 'roam' ? (candidate === null ? null : { kind: candidate, seat: side }) : null;

  const eater = shared.eater.kind >= 0 ? (boardIn(shared).names[shared.eater.at] ?? null) : null;
  const looked = hovered ?? pinned ?? (kind === 'eat' || kind === 'roam' ? eater : null);
  const tapSquare = (name: string): void => {
    setPinned(name);
    setTab('square');
    const choices = asked?.bySquare.get(name) ?? [];
    const legal = choices.filter(isLegal);
    const choice = legal.find((each) => isChosen(tap, each)) ?? (legal.length > 1 ? undefined : (legal[0] ?? choices[0]));
    if (asked !== null && choice !== undefined) answerWith(tap, asked, choice); // of several the one is chosen beside the square
  };
  const farmer = shared.farmers[side];
  const closer = looked === null ? null : (squares[squareNamed(boardIn(shared), looked)] ?? null);
  const home = (): void => setShown(null);

  return (
    <div className="hf" data-game="farm" ref={root}>
      <div className={`hf-table hf-tab-${tab}`}>
        <div className="hf-right">
          <div className="hf-day">{farmer !== undefined && <Day {...{ shared, farmer, side, asked, tonight, tap, look, sitters }} />}</div>
          <div className="hf-here">
            {closer === null ? (
              <p className="hf-panel hf-hint">Point at a square, or tap it, to see what is in reach of it and who eats there.</p>
            ) : (
              <SquarePanel
                shared={shared}
                square={closer}
                sitters={sitters}
                side={side}
                asked={asked}
                tonight={then}
                lens={lens}
                tap={tap}
              />
            )}
          </div>
          <div className="hf-journal">{journal}</div>
        </div>
        <section className="hf-middle" aria-label="The farm">
          <div className="hf-band">
            <Phases shared={shared} />
            <Overlays shared={shared} shade={shade} lens={lens} choose={setOverlay} pick={setPicked} />
          </div>
          <div className="hf-frame">
            <Board
              {...{ shared, squares, sitters, asked, tap, tapSquare, look, ghost, walks }}
              looked={looked}
              pinned={pinned}
              overlay={shade}
              lens={lens ?? commonest(farmer, shared)}
            />
          </div>
        </section>
        <div className="hf-tabs">
          {TABS.map(([each, glyph, label]) => (
            <button key={each} type="button" aria-pressed={tab === each} onClick={() => setTab(each)}>
              <Glyph name={glyph} size={17} />
              {label}
            </button>
          ))}
        </div>
        <div className="hf-bar">
          {bar(
            asked === null
              ? {}
              : {
                  figure: <Figure shared={shared} asked={asked} selected={selected} />,
                  note: noteFor({ shared, asked, selected, tonight, then }),
                  drawn,
                },
          )}
        </div>
        <div className={shared.farmers.length > 4 ? 'hf-left hf-full-house' : 'hf-left'}>
          <Neighbours
            shared={shared}
            sitters={sitters}
            open={open}
            side={side}
            shown={yard}
            show={(seat) => {
              setShown(seat === side ? null : seat);
              setTab('yard');
            }}
          />
          <Farmyard
            shared={shared}
            seat={yard}
            name={nameAt(sitters, yard)}
            mine={me !== null && yard === side}
            back={yard === side ? null : home}
            income={income}
            asked={yard === side ? asked : null}
            tap={tap}
            pick={setPicked}
            lens={lens}
          />
        </div>
      </div>
      <Motion root={root} happenings={happenings} moment={view.asked} pace={pace} />
    </div>
  );
}

/** The animal that is being bought, placed or sent to roam. */
function candidateOf(shared: Shared, kind: Asked['decision']['kind'] | null, selected: Move | null): Kind | null {
  if (kind === 'place' && shared.bought >= 0) return kindName(shared.bought);
  if ((kind === 'roam' || kind === 'eat') && shared.eater.kind >= 0) return kind === 'roam' ? kindName(shared.eater.kind) : null;
  return kind === 'buy' && selected?.t === 'buy' ? selected.kind : null;
}

/** The animal a farmer has most of: a heat map must be for someone. */
function commonest(farmer: Farmer | undefined, shared: Shared): Kind {
  const owned = kindsIn(shared).toSorted((a, b) => (farmer ? ownsOf(farmer, KINDS.indexOf(b)) - ownsOf(farmer, KINDS.indexOf(a)) : 0));
  return owned[0] ?? 'chicken';
}

interface DayProps {
  readonly shared: Shared;
  readonly farmer: Farmer;
  readonly side: Seat;
  readonly asked: Asked | null;
  readonly tonight: Forecast | null;
  readonly tap: Pick<TableProps<FarmTypes>, 'selected' | 'select' | 'submit' | 'explain'>;
  readonly look: (name: string | null) => void;
  readonly sitters: TableProps<FarmTypes>['sitters'];
}

/** The business of the moment. Those who wait see the market, or what the night will bring. */
function Day({ shared, farmer, side, asked, tonight, tap, look, sitters }: DayProps) {
  if (shared.phase === 'over') return <Year shared={shared} sitters={sitters} />;
  const panel = { shared, farmer, tap, look };
  if (asked !== null) {
    const { kind } = asked.decision;
    if (kind === 'sell') return <Stall {...panel} asked={asked} />;
    if (kind === 'farm' || kind === 'second') return <Work shared={shared} asked={asked} />;
    if (kind === 'butcher') return <Butcher {...panel} asked={asked} />;
    if (kind === 'breed') return <Young {...panel} asked={asked} />;
    if (hasDetail(kind)) return <Meal shared={shared} asked={asked} tap={tap} />;
    if (kind === 'feed' && tonight !== null) return <Evening {...panel} seat={side} asked={asked} tonight={tonight} />;
  }
  if ((shared.phase === 'feed' || shared.phase === 'sell') && tonight !== null)
    return <Evening {...panel} seat={side} asked={null} tonight={tonight} />;
  return <Market shared={shared} farmer={farmer} asked={asked} tap={tap} />;
}

const SHADES: readonly (readonly [Overlay, string])[] = [
  ['land', 'Land'],
  ['food', 'Food'],
  ['bugs', 'Bugs'],
];

interface OverlaysProps {
  readonly shared: Shared;
  readonly shade: Overlay;
  readonly lens: Kind | null;
  readonly choose: (overlay: Overlay) => void;
  readonly pick: (kind: Kind | null) => void;
}

/** What lies over the land: nothing, food less mouths, or bugs. */
function Overlays({ shade, lens, choose, pick }: OverlaysProps) {
  return (
    <fieldset className="hf-overlays" aria-label="What the farm shows">
      {SHADES.map(([overlay, label]) => (
        <button
          key={overlay}
          type="button"
          aria-pressed={shade === overlay}
          title={
            overlay === 'food'
              ? 'Food in reach, less what the mouths around want'
              : overlay === 'bugs'
                ? 'Bugs in reach: 4 upset an animal'
                : 'The land as it is'
          }
          onClick={() => {
            choose(overlay);
            if (overlay === 'land') pick(null);
          }}
        >
          {overlay === 'land' ? <Glyph name="eye" size={15} /> : <ThingPicture thing={overlay === 'food' ? 'grass' : 'bug'} size={16} />}
          {label}
          {overlay === 'food' && shade === 'food' && lens !== null && (
            <>
              <AnimalPicture kind={lens} size={18} />
              <span className="unseen">for a {lens}</span>
            </>
          )}
        </button>
      ))}
    </fieldset>
  );
}

const SIGNS = {
  sell: 'coin',
  buy: 'coin',
  place: 'room',
  farm: 'effort',
  second: 'hay',
  feed: 'grass',
  roam: 'grass',
  eat: 'grass',
  effort: 'effort',
  butcher: 'meat',
  breed: 'heart',
} as const satisfies Readonly<Record<Question, string>>;

/** Beside the question: the animal or the thing it is about. */
function Figure({ shared, asked, selected }: { readonly shared: Shared; readonly asked: Asked; readonly selected: Move | null }) {
  const { kind } = asked.decision;
  const animal = candidateOf(shared, kind, selected) ?? (kind === 'eat' && shared.eater.kind >= 0 ? kindName(shared.eater.kind) : null);
  if (animal !== null) return <AnimalPicture kind={animal} size={52} className="hf-face" />;
  if (selected !== null && 'kind' in selected) return <AnimalPicture kind={selected.kind} size={52} className="hf-face" />;
  return <ThingPicture thing={SIGNS[kind]} size={44} />;
}

/** For the top bar. */
export function facts({ shared, seat }: FarmView, names: readonly string[]): string[] {
  const { round, options, phase, first, farmers } = shared;
  if (phase === 'over') return ['The year is over'];
  if (round > options.rounds) return ['The last selling'];
  const begins = first === seat ? 'You begin' : `${names[first] ?? `Player ${first + 1}`} begins`;
  return [`Round ${round} of ${options.rounds}`, ...(farmers.length > 1 ? [`${begins} this round`] : [])];
}
