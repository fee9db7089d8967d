/** The board: wheel, tracks and piles as a drawing, the pieces on it, what is written on it, and over all a list of its places, to be touched or told of. */
import { memo, type ReactNode, useMemo, useState } from 'react';
import { same } from '../../../engine/json.js';
import { pileSize } from '../../../engine/pile.js';
import { Pawn, SeatMark } from '../../../web/art/seat.js';
import { deferred } from '../../../web/kit/after-paint.js';
import type { Question, TableProps } from '../../../web/table.js';
import {
  BOARD,
  chanceOf,
  fateSpace,
  HOLDERS,
  NOWHERE,
  type Player,
  type RainbowTypes,
  type RainbowView,
  type Shared,
  TRACKS,
  trackId,
} from '../face.js';
import { BoardPile, BROWN, Corner, CREAM, Device, faceOf, NudgeArrow, SpaceSign, TRACK_INKS, WheelFace, WheelSmile } from './art/things.js';
import styles from './board.module.css';
import {
  bearing,
  boxAt,
  buttonPoint,
  HOLDER_RING,
  type Layout,
  pointAt,
  spacePoint,
  TALL,
  trackCentre,
  tripPoint,
  WIDE,
  wheelTurn,
} from './geometry.js';
import { buttonAt, markerAt } from './places.js';
import type { Rolls } from './rolls.js';
import { devicesOf, holdersOf, isLast, type Place, placesOf, type Spot } from './spots.js';
import { turnsToTheEnd } from './trip.js';
import { buttonStays, STAYS, spaceLabel, THE_BOARD, TRACK_LABELS, turnsToEnd, whyTag } from './words.js';

const NO_SPOTS: ReadonlyMap<string, Spot> = new Map();

interface BoardProps {
  readonly view: RainbowView;
  readonly layout: Layout;
  readonly side: number; // whose next move is shown on the spaces
  readonly rolls: Rolls;
  readonly pace: number;
  readonly asked: Asked | null;
  readonly askButton: (() => void) | null; // the Button of this side stays without being asked about, until it is touched
}

/** What the board needs to know of the question it answers. */
export interface Asked extends Pick<TableProps<RainbowTypes>, 'chosen' | 'proposed' | 'select' | 'explain'> {
  readonly question: Question<RainbowTypes>;
  readonly spots: ReadonlyMap<string, Spot>;
}

/** It fills its box; the rainbows lie in the corners of the box, whatever is left around the board. */
export function Board({ view, layout, side, rolls, pace, asked, askButton }: BoardProps) {
  const { shared, open } = view;
  const [decision] = open;
  return (
    <div className={styles.around}>
      <Corner className={styles.corner} />
      <Corner className={styles.corner} style={{ right: 0, bottom: 0, rotate: '180deg' }} />
      <div className={styles.board} style={{ '--w': layout.width, '--h': layout.height }}>
        <Ground layout={layout} />
        <Likely shared={shared} layout={layout} side={side} />
        <Devices layout={layout} rolls={rolls} />
        <Pieces
          shared={shared}
          layout={layout}
          pace={pace}
          spun={decision?.kind === 'after-spin' ? decision.id : null}
          nudged={decision?.kind === 'after-nudge'}
        />
        <Names layout={layout} />
        <Figures shared={shared} layout={layout} side={side} rolls={rolls} />
        <Places shared={shared} layout={layout} asked={asked} kept={askButton && keptButton(shared.players[side], layout, askButton)} />
      </div>
    </div>
  );
}

const boxOf = ({ width, height }: Layout): string => `${-width / 2} ${-height / 2} ${width} ${height}`;

/** What never changes, drawn once. */
const Ground = memo(function Ground({ layout }: Pick<BoardProps, 'layout'>) {
  return (
    <svg className={styles.ground} viewBox={boxOf(layout)} aria-hidden="true" focusable="false">
      <BoardPile {...layout.piles.fate} face="fate" />
      <BoardPile {...layout.piles.learn} face="improve" />
      {TRACKS.map((id, track) => (
        <g key={id}>
          <g transform={moved(trackCentre(track, layout))}>
            <circle r="99" fill={BROWN} />
            <circle r="95" fill={TRACK_INKS[id]} />
            <circle r="64" fill={CREAM} />
            <circle r="60" fill={TRACK_INKS[id]} />
            <circle r="60" fill="#2a1408" opacity=".2" />
          </g>
          {[...BOARD[id].spaces.entries()].map(([pos, space]) => (
            <SpaceSign key={pos} face={faceOf(space)} {...spacePoint(track, pos, layout)} />
          ))}
        </g>
      ))}
    </svg>
  );
});

const moved = ({ x, y }: { readonly x: number; readonly y: number }): string => `translate(${x} ${y})`;

/** The whole board in small, for the corner of a phone. */
export const BoardMap = memo(function BoardMap({ layout }: Pick<BoardProps, 'layout'>) {
  return (
    <svg viewBox={boxOf(layout)} aria-hidden="true" focusable="false">
      {TRACKS.map((id, track) => (
        <circle key={id} r="96" fill={TRACK_INKS[id]} transform={moved(trackCentre(track, layout))} />
      ))}
      <WheelFace />
    </svg>
  );
});

/** Where the player of this side stands on a track, a light round each space the next move may reach: the brighter the likelier. */
const Likely = deferred(function Likely({ shared, layout, side }: Pick<BoardProps, 'layout' | 'side'> & { readonly shared: Shared }) {
  const me = shared.players[side];
  if (me === undefined || me.track === NOWHERE) return null;
  const { track } = me;
  return (
    <svg viewBox={boxOf(layout)} aria-hidden="true" focusable="false">
      {BOARD[trackId(track)].spaces.map(({ text }, pos) => {
        const chance = pos > me.pos ? chanceTo(shared, track, pos, pos - me.pos) : 0;
        if (chance === 0) return null;
        const { x, y } = spacePoint(track, pos, layout);
        const opacity = 0.3 + 0.7 * Math.min(1, chance * 2);
        return <circle key={text} cx={x} cy={y} r="17" fill="none" stroke="#fff6dc" strokeWidth="6" opacity={opacity} />;
      })}
    </svg>
  );
});

/** Moving past the last space stops there, so it gathers all higher numbers. */
function chanceTo(shared: Shared, track: number, pos: number, steps: number): number {
  let chance = 0;
  for (let value = steps; value <= (isLast(track, pos) ? 8 : steps); value++) chance += chanceOf(shared, track, value);
  return chance;
}

const Devices = memo(function Devices({ layout, rolls }: Pick<BoardProps, 'layout' | 'rolls'>) {
  return (
    <svg className={styles.devices} viewBox={boxOf(layout)} aria-hidden="true" focusable="false">
      {TRACKS.map((id, track) => {
        const { x, y } = trackCentre(track, layout);
        return (
          <g key={id} transform={moved({ x, y: y - 12 })}>
            <Device id={BOARD[id].device} {...rolls[BOARD[id].device]} />
          </g>
        );
      })}
    </svg>
  );
});

interface PiecesProps extends Pick<BoardProps, 'layout' | 'pace'> {
  readonly shared: Shared;
  readonly spun: number | null; // the question that a spin has led to: the wheel may stop where it was
  readonly nudged: boolean;
}

/** The wheel with its riders, the buttons and the markers on the tracks. */
const Pieces = memo(function Pieces({ shared, layout, pace, spun, nudged }: PiecesProps) {
  const turn = useTurn(shared.rotation, spun, nudged);
  return (
    <div className={styles.pieces} style={{ '--turn': `${turn}deg`, '--spin': `${(nudged ? NUDGE : SPIN) * pace}ms` }}>
      <Wheel layout={layout} />
      {shared.players.map((player, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        <Button key={seat} player={player} seat={seat} layout={layout} />
      ))}
      {shared.players.map((player, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        <Marker key={seat} player={player} seat={seat} beside={before(shared, player, seat)} layout={layout} />
      ))}
    </div>
  );
});

const SPIN = 1200; // milliseconds
const NUDGE = 320;
const WHOLE_TURNS = 2; // cosmetic: chance has already decided where it stops

/** How far the wheel has gone round, in degrees: a spin goes on from there, a nudge the shorter way. */
function useTurn(rotation: number, spun: number | null, nudged: boolean): number {
  const [wheel, setWheel] = useState({ rotation, spun, degrees: wheelTurn(rotation) });
  if (rotation === wheel.rotation && (spun === null || spun === wheel.spun)) return wheel.degrees;
  const forward = (rotation - wheel.rotation + HOLDERS) % HOLDERS;
  const notches = nudged ? (forward > HOLDERS / 2 ? forward - HOLDERS : forward) : forward + HOLDERS * WHOLE_TURNS;
  const turned = { rotation, spun, degrees: wheel.degrees + wheelTurn(notches) };
  setWheel(turned);
  return turned.degrees;
}

const Wheel = memo(function Wheel({ layout }: Pick<BoardProps, 'layout'>) {
  return (
    <>
      <svg className={styles.wheel} viewBox="-106 -106 212 212" aria-hidden="true" focusable="false">
        <WheelFace />
        {Array.from({ length: HOLDERS }, (_, holder) => {
          const a = (bearing(holder, layout) * Math.PI) / 180;
          const [x, y] = [HOLDER_RING * Math.cos(a), HOLDER_RING * Math.sin(a)];
          return <circle key={bearing(holder, layout)} cx={x} cy={y} r="12" fill={CREAM} stroke={BROWN} strokeWidth="2.6" />;
        })}
      </svg>
      <svg className={styles.wheel} viewBox="-106 -106 212 212" aria-hidden="true" focusable="false">
        <WheelSmile />
      </svg>
    </>
  );
});

interface PieceProps extends Pick<BoardProps, 'layout'> {
  readonly player: Player;
  readonly seat: number;
}

const Button = memo(function Button({ player, seat, layout }: PieceProps) {
  const at = buttonPoint(player, layout);
  if (at === null) return null;
  return (
    <span className={styles.piece} style={pointAt(at, layout)}>
      <svg data-at={buttonAt(seat)} className={styles.button} viewBox="-15 -15 30 30" aria-hidden="true" focusable="false">
        <circle r="13.5" fill="#fffaee" stroke={BROWN} strokeWidth="2" />
        <SeatMark seat={seat} scale={0.86} />
        <circle cx="-2" r="1.1" fill="#fffaee" />
        <circle cx="2" r="1.1" fill="#fffaee" />
      </svg>
    </span>
  );
});

/** Markers that share a space stand side by side. */
const before = ({ players }: Shared, { holder, track, pos }: Player, seat: number): number =>
  players.filter((other, s) => s < seat && holder === NOWHERE && track !== NOWHERE && other.track === track && other.pos === pos).length;

const Marker = memo(function Marker({ player, seat, beside, layout }: PieceProps & { readonly beside: number }) {
  const { holder, track, pos } = player;
  if (holder === NOWHERE && track === NOWHERE) return null;
  const rides = holder !== NOWHERE;
  const place = rides
    ? { left: '50%', top: '50%', '--rides': `${bearing(holder, layout)}deg`, '--ring': HOLDER_RING }
    : { ...pointAt(spacePoint(track, pos, layout), layout), '--beside': beside };
  return (
    <span className={styles.piece} data-rides={rides || undefined} style={place}>
      <svg data-at={markerAt(seat)} className={styles.marker} viewBox="-16 -24 32 42" aria-hidden="true" focusable="false">
        <Pawn seat={seat} />
      </svg>
    </span>
  );
});

const Names = memo(function Names({ layout }: Pick<BoardProps, 'layout'>) {
  return (
    <div className={styles.names} aria-hidden="true">
      {TRACKS.map((id, track) => {
        const { x, y } = trackCentre(track, layout);
        return (
          <b key={id} style={pointAt({ x, y: y + 34 }, layout)}>
            {TRACK_LABELS[id]}
          </b>
        );
      })}
    </div>
  );
});

/** What is counted for the player: how long trips take, what the devices showed, how many cards are left. */
const Figures = deferred(function Figures({
  shared,
  layout,
  side,
  rolls,
}: Pick<BoardProps, 'layout' | 'side' | 'rolls'> & { readonly shared: Shared }) {
  const me = shared.players[side];
  return (
    <div className={styles.figures} aria-hidden="true">
      {TRACKS.map((id, track) => {
        const on = me?.track === track;
        const { shows } = rolls[BOARD[id].device];
        const { x, y } = trackCentre(track, layout);
        return (
          <Figure key={id}>
            {shows !== null && (
              <b className={styles.shows} style={pointAt({ x: x + 27, y: y - 21 }, layout)}>
                {shows}
              </b>
            )}
            <span className={styles.trip} data-on={on} data-sign="turns" style={pointAt(tripPoint(track, layout), layout)}>
              {turnsToEnd(Math.max(1, Math.round(turnsToTheEnd(shared, track, on ? me.pos : 0))))}
            </span>
          </Figure>
        );
      })}
      {(['fate', 'learn'] as const).map((pile) => (
        <Figure key={pile}>
          <b style={pointAt({ ...layout.piles[pile], y: layout.piles[pile].y + 21 }, layout)}>
            {pileSize(pile === 'fate' ? shared.fate : shared.improvements)}
          </b>
          <b className={styles.pile} style={pointAt({ ...layout.piles[pile], y: layout.piles[pile].y + 64 }, layout)}>
            {pile === 'fate' ? 'Fate' : 'Learn'}
          </b>
        </Figure>
      ))}
    </div>
  );
});

const Figure = ({ children }: { readonly children: ReactNode }) => children;

const STILL: ReadonlyMap<Layout, readonly Place[]> = new Map(
  [WIDE, TALL].map((layout) => [layout, [...devicesOf(layout), ...placesOf(layout)]]),
);

/** One's own Button where it stays each turn. Its place says so, and no scene is in the way of touching it. */
function keptButton(player: Player | undefined, layout: Layout, ask: () => void): ReactNode {
  const at = player && buttonPoint(player, layout);
  if (!player || !at) return null;
  const { id, pos } = fateSpace(player.button);
  return (
    <li style={boxAt(at, 14, layout)}>
      <button type="button" className={styles.touch} data-large="true" aria-label={buttonStays(spaceLabel(id, pos))} onClick={ask}>
        <span className={styles.ring} data-mark="kept">
          <i className={styles.tag}>{STAYS}</i>
        </span>
      </button>
    </li>
  );
}

interface PlacesProps extends Pick<BoardProps, 'layout' | 'asked'> {
  readonly shared: Shared;
  readonly kept: ReactNode;
}

/** Every place in the order of the board, with its name; those that answer the question are buttons. */
function Places({ shared, layout, asked, kept }: PlacesProps) {
  const { rotation } = shared;
  const places = useMemo(() => [...holdersOf(rotation, layout), ...(STILL.get(layout) ?? [])], [rotation, layout]);
  const spots = asked?.spots ?? NO_SPOTS;
  return (
    <ul className={styles.places} aria-label={THE_BOARD}>
      {kept}
      {places.map((place) => {
        const spot = spots.get(place.at);
        return spot === undefined || asked === null ? (
          <StillPlace key={place.at} place={place} layout={layout} />
        ) : (
          <li key={place.at} {...placeProps(place, layout, spot.large)}>
            <Touch spot={spot} at={place.at} asked={asked} why={whyTag(spot.choice, shared, asked.question.decision)} />
          </li>
        );
      })}
    </ul>
  );
}

/** The magnifier beside a small spot would cover what is to be touched. */
const placeProps = ({ at, zoom, sign, point, r }: Place, layout: Layout, near = true) => ({
  style: boxAt(point, r, layout),
  'data-at': at,
  ...(near && zoom !== undefined && { 'data-zoom': zoom }),
  ...(sign !== undefined && { 'data-sign': sign }),
});

const StillPlace = memo(function StillPlace({ place, layout }: { readonly place: Place; readonly layout: Layout }) {
  return (
    <li {...placeProps(place, layout)} aria-hidden={place.name === '' || undefined}>
      {place.name !== '' && <span className="unseen">{place.name}</span>}
    </li>
  );
});

interface TouchProps {
  readonly spot: Spot;
  readonly at: string;
  readonly asked: Asked;
  readonly why: string;
}

function Touch({ spot, at, asked, why }: TouchProps) {
  const { question, chosen, proposed, select, explain } = asked;
  const { move, words, refusal } = spot.choice;
  const isChosen = refusal === null && chosen !== null && same(chosen.move, move);
  const isProposed = refusal === null && chosen === null && proposed !== null && same(proposed, move);
  const mark = refusal !== null ? 'refused' : isChosen ? 'chosen' : isProposed ? 'proposed' : 'legal';
  const tap = () => (refusal === null ? select(question.decision, isChosen ? null : move, at) : explain(refusal, at));
  const tag = refusal === null ? spot.tag : why;
  return (
    <button
      type="button"
      className={styles.touch}
      data-large={spot.large}
      aria-pressed={refusal === null ? isChosen : undefined}
      aria-label={refusal === null ? words : `${words}: ${refusal.because}`}
      onClick={tap}
    >
      <span className={styles.ring} data-mark={mark} data-quiet={spot.quiet || isChosen ? '' : undefined}>
        {move.t === 'nudge' && <NudgeArrow dir={move.dir} />}
        {tag !== '' && <i className={styles.tag}>{tag}</i>}
      </span>
    </button>
  );
}
