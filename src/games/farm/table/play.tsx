/** The table while it is played at: farms, the land, the business of the day and the bar, laid out by the shape of the screen. */

import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Seat } from '../../../engine/game.js';
import { Glyph, type GlyphName } from '../../../web/art/glyph.js';
import { useDeferred } from '../../../web/kit/after-paint.js';
import { Sheet } from '../../../web/kit/Sheet.js';
import { useShape, useShort } from '../../../web/kit/shape.js';
import { useSharing } from '../../../web/kit/sharing.js';
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
  type Shared,
  squareNamed,
} from '../face.js';
import { type Asked, answerWith, askedNow, isChosen, isLegal, type Tap } from './asked.js';
import band from './band.module.css';
import base from './base.module.css';
import { Board } from './board.js';
import { Evening, SoFar } from './evening.js';
import { Farmyard } from './farmyard.js';
import { kindsIn } from './figures.js';
import { canProspect, type Forecast, forecast } from './forecast.js';
import { incomeOf } from './income.js';
import { type MapName, mapOf } from './maps.js';
import { Market } from './market.js';
import { hasDetail, Meal } from './meal.js';
import { Neighbours, nameAt } from './neighbours.js';
import { Phases } from './phases.js';
import { at } from './places.js';
import styles from './play.module.css';
import { tonight as tonightOf } from './say.js';
import { SquarePanel } from './square.js';
import { Stall } from './stall.js';
import { squaresOf } from './standing.js';
import { MapSwitch } from './switch.js';
import { Butcher, Work, Young } from './work.js';
import { Year } from './year.js';

type Tab = 'day' | 'square' | 'yard';

const TABS: readonly (readonly [tab: Tab, glyph: GlyphName, label: string])[] = [
  ['day', 'hand', 'To do'],
  ['square', 'list', 'Square'],
  ['yard', 'people', 'Farm'],
];

/** Answers after which the night may look different. */
const TELLING: ReadonlySet<Move['t']> = new Set(['place', 'convert', 'collect', 'roam', 'stay']);

export function Play(props: TableProps<FarmTypes>) {
  const { view, sitters, questions, story, me, bar, journal, chosen, proposed, select, explain, pace, lit } = props;
  const { shared, open } = view;
  const shape = useShape();
  const short = useShort();
  const folded = shape === 'pocket' || shape === 'sideways'; // one area for the day, a square, or a farm
  const asked = useMemo(() => askedNow(questions, me), [questions, me]);
  const kind = asked?.decision.kind ?? null;
  const side = me ?? asked?.decision.seat ?? 0;
  const tap: Tap = { chosen, proposed, select, explain };

  const [hovered, setHovered] = useState<string | null>(null);
  const [pinned, setPinned] = useState<string | null>(null);
  const [wanted, setWanted] = useState<MapName | null>(null); // null: as the question suggests
  const [picked, setPicked] = useState<Kind | null>(null);
  const [shown, setShown] = useState<Seat | null>(null); // a farm that is looked at
  const [tab, setTab] = useState<Tab>('day');
  const look = useCallback((name: string | null) => setHovered(name), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another question begins with a clear view
  useEffect(() => {
    setWanted(null);
    setPicked(null);
  }, [kind]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: and another answer with no square pinned
  useEffect(() => {
    setPinned(null);
    setTab(lit?.includes(at.seat(side)) ? 'yard' : 'day'); // or with the farm that a lesson speaks of
  }, [asked?.decision.id, lit]);

  const move = asked === null ? null : (chosen?.move ?? null);
  const tonight = useMemo(() => tonightOf(view), [view]);
  const then = useMemo(
    () => (asked !== null && move !== null && TELLING.has(move.t) ? forecast(view, { decision: asked.decision, move }) : tonight),
    [view, asked, move, tonight],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the story grows with the view, whoever tells it
  const events = useMemo((): readonly FarmEvent[] => (story?.() ?? []).map(({ event }) => event), [view, story === undefined]);
  const yard = shown ?? side;
  const income = useMemo(() => incomeOf(events, yard), [events, yard]);
  const feeding = kind === 'feed';
  const squares = useSharing(useMemo(() => squaresOf(shared, feeding ? tonight : null), [shared, feeding, tonight]));
  const walks = useMemo(() => (feeding ? (tonight?.walks ?? []).filter(({ seat }) => seat === side) : []), [feeding, tonight, side]);

  const farmer = shared.farmers[side];
  const candidate = candidateOf(shared, kind, move);
  const lens = picked ?? candidate ?? commonest(farmer, shared);
  const map = wanted ?? (candidate !== null || picked !== null ? 'food' : 'land');
  const says = useSharing(useMap(view, side, map, lens));
  const ghost = useSharing((kind === 'place' || kind === 'roam') && candidate !== null ? { kind: candidate, seat: side } : null);

  const eater = shared.eater.kind >= 0 ? (boardIn(shared).names[shared.eater.at] ?? null) : null;
  const looked = hovered ?? pinned ?? (kind === 'eat' || kind === 'roam' ? eater : null);
  const tapSquare = (name: string): void => {
    const choices = asked?.bySquare.get(name) ?? [];
    const legal = choices.filter(isLegal);
    const choice = legal.find((each) => isChosen(tap, each)) ?? (legal.length > 1 ? undefined : (legal[0] ?? choices[0]));
    setPinned(pinned === name && choice === undefined ? null : name);
    setTab('square');
    if (asked !== null && choice !== undefined) answerWith(tap, asked, choice, at.square(name)); // of several the one is chosen beside the square
  };
  const near = short ? pinned : looked; // on a small phone the business gives way only to a square that was tapped
  const closer = near === null ? null : (squares[squareNamed(boardIn(shared), near)] ?? null);
  const squareInstead = short && closer !== null && (asked?.bySquare.get(closer.name) ?? []).filter(isLegal).length !== 1;

  const day = farmer !== undefined && <Day {...{ shared, farmer, side, asked, tonight, tap, look, sitters }} />;
  const here =
    closer === null ? (
      <p className={base.panel}>
        <small>Point at a square, or tap it, to see what is in reach of it and who eats there.</small>
      </p>
    ) : (
      <SquarePanel {...{ shared, sitters, side, asked, tap }} square={closer} tonight={then} says={says?.[closer.at] ?? null} />
    );
  const farm = (
    <Farmyard
      {...{ shared, income, tap, lens: picked ?? candidate }}
      seat={yard}
      sitter={sitters[yard]}
      mine={me !== null && yard === side}
      back={yard === side || short ? null : () => setShown(null)}
      asked={yard === side ? asked : null}
      pick={(each) => {
        setPicked(each);
        if (short) setShown(null);
      }}
    />
  );
  const neighbours = (
    <Neighbours
      {...{ shared, sitters, open, side }}
      shown={folded && tab !== 'yard' ? shown : yard}
      show={(seat) => {
        setShown(seat === side && !short ? null : seat);
        setTab('yard');
      }}
      withMe={short || me === null}
      strip={folded || shape === 'upright'}
    />
  );
  const maps = <MapSwitch {...{ map, lens }} hasFood={canProspect(shared)} choose={setWanted} cycles={short} />;
  return (
    <div className={`${base.farm} ${styles.table}`} data-game="farm" data-form="play" data-round={shared.round}>
      {folded ? (
        <>
          <div className={`${base.row} ${styles.near}`}>
            {neighbours}
            {short && maps}
          </div>
          {!short && (
            <div className={`${base.row} ${styles.tabs}`}>
              {TABS.map(([each, glyph, label]) => (
                <button
                  key={each}
                  type="button"
                  className={base.line}
                  data-at={each === 'yard' && tab !== 'yard' && me !== null ? at.seat(side) : undefined}
                  aria-pressed={tab === each}
                  onClick={() => setTab(each)}
                >
                  <Glyph name={glyph} size={17} />
                  {label}
                </button>
              ))}
            </div>
          )}
          <div className={`${base.column} ${styles.business}`}>
            {short ? (squareInstead ? here : day) : tab === 'day' ? day : tab === 'square' ? here : farm}
          </div>
        </>
      ) : (
        <>
          <div className={`${base.column} ${styles.left}`}>
            {neighbours}
            {farm}
          </div>
          <div className={`${base.column} ${styles.right}`}>
            <div className={`${base.column} ${styles.day}`}>{day}</div>
            <div className={`${base.column} ${styles.here}`}>{here}</div>
            <div className={`${base.column} ${styles.journal}`}>{journal}</div>
          </div>
        </>
      )}
      <section className={`${base.column} ${styles.middle}`} aria-label="The farm">
        {!short && (
          <div className={`${base.line} ${band.band}`}>
            <Phases shared={shared} />
            {maps}
          </div>
        )}
        <div className={styles.frame}>
          <Board {...{ shared, squares, sitters, asked, tap, tapSquare, looked, look, says, ghost, walks, pace }} />
        </div>
      </section>
      <div className={styles.bar}>{bar()}</div>
      {short && shown !== null && (
        <Sheet title={me !== null && shown === side ? 'Your farm' : nameAt(sitters, shown)} glyph="people" close={() => setShown(null)}>
          {farm}
        </Sheet>
      )}
    </div>
  );
}

/** Maps are worked out a paint later: they play the night ahead once for every square. */
function useMap(view: FarmView, seat: Seat, map: MapName, kind: Kind): ReturnType<typeof mapOf> {
  const asked = useMemo(() => ({ view, seat, map, kind }), [view, seat, map, kind]);
  const now = useDeferred(asked);
  return useMemo(() => (now.map === map ? mapOf(now.view, now.seat, now.map, now.kind) : null), [now, map]);
}

/** The animal that is being bought, placed or sent to roam. */
function candidateOf(shared: Shared, kind: Asked['decision']['kind'] | null, move: Move | null): Kind | null {
  if (kind === 'place' && shared.bought >= 0) return kindName(shared.bought);
  if (kind === 'roam' && shared.eater.kind >= 0) return kindName(shared.eater.kind);
  return kind === 'buy' && move?.t === 'buy' ? move.kind : null;
}

/** The animal a farmer has most of: a map must be for someone. */
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
  readonly tap: Tap;
  readonly look: (name: string | null) => void;
  readonly sitters: TableProps<FarmTypes>['sitters'];
}

const AT_NIGHT: ReadonlySet<Shared['phase']> = new Set(['feed', 'produce', 'butcher', 'breed', 'grow']);

/** The business of the moment. Those who wait see the market, or what the night has brought so far. */
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
  } else if (AT_NIGHT.has(shared.phase)) return <SoFar shared={shared} farmer={farmer} />;
  return <Market shared={shared} farmer={farmer} asked={asked} tap={tap} />;
}
