/** The board: the wheel with all markers on it, six tracks with their devices, buttons, and the places that may be touched. */

import { memo } from 'react';
import { same } from '../../../engine/json.js';
import { pileSize } from '../../../engine/pile.js';
import { Glyph } from '../../../web/art/glyph.js';
import { Pawn, SeatMark, SeatShape } from '../../../web/art/seat.js';
import { later } from '../../../web/kit/after-picture.js';
import type { Sitter, TableProps } from '../../../web/table.js';
import {
  BOARD,
  chanceOf,
  HOLDERS,
  many,
  NOWHERE,
  placeName,
  type RainbowTypes,
  type Shared,
  spaceAt,
  TRACKS,
  trackFacing,
  trackId,
} from '../face.js';
import { BoardPile, BROWN, Corner, CREAM, Device, faceOf, SpaceSign, TRACK_INKS, WheelFace, WheelSmile } from './art/things.js';
import { bearing, buttonPoint, HOLDER_RING, type Layout, markerPoint, spacePoint, trackCentre, tripPoint, wheelTurn } from './geometry.js';
import type { Note } from './note.js';
import type { Rolls } from './rolls.js';
import type { Spot } from './spots.js';
import { turnsToTheEnd } from './trip.js';

export const TRACK_LABELS = {
  friendship: 'Friendship',
  love: 'Love',
  self: 'Self',
  knowledge: 'Knowledge',
  faith: 'Faith',
  health: 'Health',
} as const;

/** In the free corners; a phone draws the board small, so its figures are larger. */
const PILES = {
  wide: { fate: { x: -318, y: 212 }, learn: { x: 318, y: -228 } },
  tall: { fate: { x: -244, y: 254, s: 0.92, textSize: 21 }, learn: { x: 244, y: -281, s: 0.92, textSize: 21 } },
} as const;

interface DrawingProps {
  readonly shared: Shared;
  readonly layout: Layout;
  readonly side: number; // whose next move is shown on the spaces
  readonly rolls: Rolls;
}

/** What never changes, and over it the pieces and what is likely: everything that is looked at. */
export const Drawing = memo(function Drawing({ shared, layout, side, rolls }: DrawingProps) {
  const { tall } = layout;
  return (
    <>
      <Ground layout={layout} />
      <svg className="rt-live" viewBox={boxOf(layout)} aria-hidden="true" focusable="false">
        <g data-pile="fate">
          <BoardPile {...PILES[tall ? 'tall' : 'wide'].fate} face="fate" count={pileSize(shared.fate)} label="Fate" />
        </g>
        <g data-pile="learn">
          <BoardPile {...PILES[tall ? 'tall' : 'wide'].learn} face="improve" count={pileSize(shared.improvements)} label="Learn" />
        </g>
        <Likely shared={shared} layout={layout} side={side} />
        <Devices layout={layout} rolls={rolls} />
        <Wheel rotation={shared.rotation} layout={layout} />
        <Buttons shared={shared} layout={layout} />
        <Markers shared={shared} layout={layout} />
      </svg>
    </>
  );
});

const boxOf = ({ width, height }: Layout): string => `${-width / 2} ${-height / 2} ${width} ${height}`;

const Ground = memo(function Ground({ layout }: Pick<DrawingProps, 'layout'>) {
  const { width, height, tall } = layout;
  return (
    <svg className="rt-ground" viewBox={boxOf(layout)} aria-hidden="true" focusable="false">
      <Corner x={-width / 2} y={tall ? -height / 2 - 60 : -height / 2} />
      <Corner x={width / 2} y={tall ? height / 2 + 60 : height / 2} />
      {TRACKS.map((id, track) => (
        <TrackFace key={id} track={track} layout={layout} />
      ))}
    </svg>
  );
});

interface SpotsProps {
  readonly layout: Layout;
  readonly spots: readonly Spot[];
  readonly tap: Pick<TableProps<RainbowTypes>, 'explain' | 'selected'> & { readonly choose: (spot: Spot) => void };
}

/** The places that may be touched, over the drawing. */
export function Spots({ layout, spots, tap }: SpotsProps) {
  const { width, height } = layout;
  const share = (value: number, whole: number) => `${((value / whole) * 100).toFixed(3)}%`;
  return (
    <ul className="rt-spots" aria-label="On the board">
      {spots.map((spot) => {
        const chosen = same(tap.selected, spot.choice.move);
        const { refusal } = spot.choice;
        return (
          <li
            key={spot.choice.words}
            style={{
              left: share(spot.at.x + width / 2 - spot.r, width),
              top: share(spot.at.y + height / 2 - spot.r, height),
              width: share(spot.r * 2, width),
              height: share(spot.r * 2, height),
            }}
          >
            <button
              type="button"
              className={`rt-spot rt-${spot.choice.move.t} ${refusal === null ? 'rt-legal' : 'rt-no'} ${chosen ? 'rt-chosen' : ''}`}
              aria-pressed={refusal === null ? chosen : undefined}
              aria-label={refusal === null ? spot.choice.words : `${spot.choice.words}: ${refusal.because}`}
              title={refusal === null ? spot.choice.words : refusal.because}
              onClick={() => (refusal === null ? tap.choose(spot) : tap.explain(refusal))}
            >
              {chosen ? (
                <span>
                  <Glyph name="check" size={14} />
                </span>
              ) : (
                spot.tag !== '' && <span>{spot.tag}</span>
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

export function NoteOf({ note, sitters }: { readonly note: Note; readonly sitters: readonly Sitter[] }) {
  return (
    <p className="rt-note">
      <b>
        <SeatShape seat={note.seat} size={15} />
        {sitters[note.seat]?.name ?? `Player ${note.seat + 1}`}
      </b>
      {note.text}
    </p>
  );
}

/** What never changes of a track, drawn once: disc, name, spaces with their messages. */
function TrackFace({ track, layout }: { readonly track: number; readonly layout: Layout }) {
  const id = trackId(track);
  const { x, y } = trackCentre(track, layout);
  const { tall } = layout;
  return (
    <>
      <g transform={`translate(${x} ${y})`} data-zoom={`track ${id}`}>
        <circle r="99" fill={BROWN} />
        <circle r="95" fill={TRACK_INKS[id]} />
        <circle r="64" fill={CREAM} />
        <circle r="60" fill={TRACK_INKS[id]} />
        <circle r="60" fill="#2a1408" opacity=".2" />
        <rect x={tall ? -56 : -48} y={tall ? 21 : 23} width={tall ? 112 : 96} height={tall ? 27 : 23} rx="12" fill={CREAM} />
        <text
          y={tall ? 41 : 39.5}
          textAnchor="middle"
          fontSize={tall ? 19 : 15}
          fontWeight="700"
          fill={BROWN}
          fontFamily="var(--font-display)"
        >
          {TRACK_LABELS[id]}
        </text>
      </g>
      {[...BOARD[id].spaces.entries()].map(([pos, space]) => {
        const at = spacePoint(track, pos, layout);
        return (
          <g key={pos} data-zoom={`space ${id} ${pos}`}>
            <title>{`${placeName(id, pos)}: ${space.text}`}</title>
            <SpaceSign face={faceOf(space)} x={at.x} y={at.y} />
          </g>
        );
      })}
    </>
  );
}

/** The next move and the whole trip in numbers. */
const Likely = later(function Likely({ shared, layout, side }: Omit<DrawingProps, 'rolls'>) {
  return TRACKS.map((id, track) => (
    <g key={id}>
      <Heat track={track} shared={shared} layout={layout} side={side} />
      {!layout.tall && <Trip track={track} shared={shared} layout={layout} side={side} />}
    </g>
  ));
});

/** Where the player of this side stands on the track, a halo round each space the next move may reach: the brighter the likelier. */
function Heat({ track, shared, layout, side }: Pick<DrawingProps, 'shared' | 'layout' | 'side'> & { readonly track: number }) {
  const me = shared.players[side];
  if (me === undefined || me.track !== track) return null;
  return BOARD[trackId(track)].spaces.map(({ text }, pos) => {
    const chance = pos > me.pos ? chanceTo(shared, track, pos, pos - me.pos) : 0;
    if (chance === 0) return null;
    const at = spacePoint(track, pos, layout);
    return (
      <circle
        key={text}
        cx={at.x}
        cy={at.y}
        r="17"
        fill="none"
        stroke="#fff6dc"
        strokeWidth="6"
        opacity={0.3 + 0.7 * Math.min(1, chance * 2)}
      >
        <title>{`${Math.round(chance * 100)}% with the next move: ${text}`}</title>
      </circle>
    );
  });
}

/** How long the trip takes from here, on the rim that looks away from the wheel. A phone has it in the closer look and the question. */
function Trip({ track, shared, layout, side }: Pick<DrawingProps, 'shared' | 'layout' | 'side'> & { readonly track: number }) {
  const me = shared.players[side];
  const on = me?.track === track;
  const turns = Math.max(1, Math.round(turnsToTheEnd(shared, track, on ? me.pos : 0)));
  const { x, y } = tripPoint(track, layout);
  const words = on ? `About ${many(turns, 'turn')} to the end from here` : `About ${many(turns, 'turn')} from start to end`;
  return (
    <g transform={`translate(${x} ${y})`}>
      <title>{words}</title>
      <rect x="-34" y="-11" width="68" height="22" rx="11" fill={on ? BROWN : CREAM} stroke={BROWN} strokeWidth="1.5" />
      <text y="4.5" textAnchor="middle" fontSize="13" fontWeight="700" fill={on ? CREAM : BROWN} fontFamily="var(--font-text)">
        ≈ {many(turns, 'turn')}
      </text>
    </g>
  );
}

function Devices({ layout, rolls }: Pick<DrawingProps, 'layout' | 'rolls'>) {
  return TRACKS.map((id, track) => {
    const { x, y } = trackCentre(track, layout);
    return (
      <g key={id} transform={`translate(${x} ${y - 12})`}>
        <Device id={BOARD[id].device} shows={rolls[BOARD[id].device]} />
      </g>
    );
  });
}

/** Moving past the last space stops there, so it gathers all higher numbers. */
function chanceTo(shared: Shared, track: number, pos: number, steps: number): number {
  const last = spaceAt(track, pos).kind === 'last';
  let chance = 0;
  for (let value = steps; value <= (last ? 8 : steps); value++) chance += chanceOf(shared, track, value);
  return chance;
}

const FACE = <WheelFace />;

const Wheel = memo(function Wheel({ rotation, layout }: Pick<DrawingProps, 'layout'> & Pick<Shared, 'rotation'>) {
  const turn = wheelTurn(rotation);
  return (
    <g>
      <g data-wheel="" style={{ transform: `rotate(${turn}deg)` }}>
        {FACE}
        {[...Array(HOLDERS).keys()].map((holder) => {
          const a = bearing(holder, layout);
          return (
            <circle
              key={holder}
              cx={HOLDER_RING * Math.cos(a)}
              cy={HOLDER_RING * Math.sin(a)}
              r="12"
              fill={CREAM}
              stroke={BROWN}
              strokeWidth="2.6"
            />
          );
        })}
      </g>
      <WheelSmile />
    </g>
  );
});

function Buttons({ shared, layout }: Pick<DrawingProps, 'shared' | 'layout'>) {
  return [...shared.players.entries()].map(([seat, player]) => {
    const at = buttonPoint(player, layout);
    if (at === null) return null;
    return (
      <g key={seat} transform={`translate(${at.x} ${at.y})`}>
        <g data-button={seat}>
          <circle r="13.5" fill="#fffaee" stroke={BROWN} strokeWidth="2" />
          <SeatMark seat={seat} scale={0.86} />
          <circle cx="-2" r="1.1" fill="#fffaee" />
          <circle cx="2" r="1.1" fill="#fffaee" />
        </g>
      </g>
    );
  });
}

/** Markers that share a space stand side by side. */
function Markers({ shared, layout }: Pick<DrawingProps, 'shared' | 'layout'>) {
  const standing = shared.players.flatMap((player, seat) => {
    const at = markerPoint(player, shared.rotation, layout);
    if (at === null) return [];
    const beside = shared.players.filter(
      (other, s) => s < seat && player.holder === NOWHERE && other.track === player.track && other.pos === player.pos,
    ).length;
    return [{ seat, x: at.x + beside * 9, y: at.y - 5 + beside * 3, onWheel: player.holder !== NOWHERE }];
  });
  return standing
    .sort((a, b) => a.y - b.y)
    .map(({ seat, x, y, onWheel }) => (
      <g key={seat} transform={`translate(${x} ${y})`}>
        <g data-marker={seat}>
          <Pawn seat={seat} scale={onWheel ? 1.2 : 1.1} />
        </g>
      </g>
    ));
}

/** Where a player is, in a few words. */
export function whereabouts(shared: Shared, seat: number): string {
  const player = shared.players[seat];
  if (player === undefined) return '';
  if (player.track !== NOWHERE) {
    const id = trackId(player.track);
    return player.pos === 0 ? `${TRACK_LABELS[id]}, start` : `${TRACK_LABELS[id]}, space ${player.pos}`;
  }
  if (player.holder === NOWHERE) return shared.round === 0 ? 'not placed yet' : 'gone home';
  return `on the wheel, ${TRACK_LABELS[trackId(trackFacing(player.holder, shared.rotation))]}`;
}
