/** One square of the farm: what grows, crawls and stands on it, over the land that is drawn beneath. It is a button. */

import { type KeyboardEvent, memo } from 'react';
import type { Seat } from '../../../engine/game.js';
import { Ladybird } from '../../../web/art/scenery.js';
import { colourOf, SeatMark } from '../../../web/art/seat.js';
import { foodOf, type Kind, type Land, landNumber } from '../face.js';
import { FateMark, inkOf } from './art/marks.js';
import { Animal, Crop, ThingAt } from './art/things.js';
import styles from './board.module.css';
import type { Fate } from './forecast.js';
import { at } from './places.js';
import type { Square, Standing } from './standing.js';

/** What a map says of a square: how an animal would fare and what it would give, or how many bugs are in reach. */
export type Says =
  | {
      readonly map: 'food';
      readonly fate: Fate;
      readonly thing: 'egg' | 'milk' | 'wool' | 'effort' | null;
      readonly n: number;
      readonly words: string;
    }
  | { readonly map: 'bugs'; readonly bugs: number; readonly words: string };

/** How much can be read on a square of this size: rows of tokens, figures, or only that something is there. */
export interface Scale {
  readonly rows: boolean;
  readonly text: number; // units of the drawing for 12 px or more; 0: no figures
}

const ROWS_FROM = 64; // pixels a square
const FIGURES_FROM = 36;

export const scaleOf = (side: number): Scale =>
  side >= ROWS_FROM
    ? { rows: true, text: Math.max(17.5, 1210 / side) }
    : { rows: false, text: side >= FIGURES_FROM ? Math.max(27, 1210 / side) : 0 };

interface TileProps {
  readonly square: Square;
  readonly mark: string | undefined;
  readonly reach: boolean; // within reach of what is looked at
  readonly looked: boolean;
  readonly ghost: Ghost | null; // the piece that would stand here
  readonly says: Says | null;
  readonly scale: Scale;
  readonly label: string;
  readonly tab: boolean;
  readonly tap: (name: string) => void;
  readonly look: (name: string | null) => void;
  readonly walk: (event: KeyboardEvent<HTMLButtonElement>, at: number) => void;
}

export interface Ghost {
  readonly kind: Kind;
  readonly seat: Seat;
}

type Place = readonly [x: number, y: number, s: number];

const PLACES: Readonly<Record<number, readonly Place[]>> = {
  1: [[17, 8, 0.68]],
  2: [
    [-1, 20, 0.52],
    [49, 14, 0.52],
  ],
  3: [
    [1, 6, 0.45],
    [52, 4, 0.45],
    [27, 31, 0.45],
  ],
  4: [
    [3, 4, 0.43],
    [53, 6, 0.43],
    [0, 33, 0.43],
    [50, 35, 0.43],
  ],
  6: [
    [-1, 8, 0.35],
    [32, 5, 0.35],
    [65, 10, 0.35],
    [-1, 38, 0.35],
    [32, 40, 0.35],
    [65, 41, 0.35],
  ],
};
const placesFor = (count: number): readonly Place[] => PLACES[count] ?? PLACES[6] ?? [];

interface FlockOnProps {
  readonly animal: Standing;
  readonly place: Place;
  readonly scale: Scale;
  readonly beside?: boolean; // bugs have their figure in the corner: the flock's keeps clear of it
}

function FlockOn({ animal, place: [x, y, s], scale, beside = false }: FlockOnProps) {
  const { seat, kind, count, mark, expected } = animal;
  const r = scale.text * 0.62;
  return (
    <g transform={`translate(${x} ${y})`}>
      <g transform={`scale(${s})`}>
        <ellipse cx="47" cy="87" rx="44" ry="12" fill={colourOf(seat)} stroke="#2a2018" strokeWidth="3.4" />
        <Animal kind={kind} />
      </g>
      <SeatMark seat={seat} x={88 * s} y={88 * s} scale={scale.rows ? 0.62 : 0.86} />
      {count > 1 && scale.text > 0 && (
        <g transform={`translate(${Math.min(Math.max(12 * s, r - x + 1), (beside ? 96 - 3 * r : 99 - r) - x)} ${20 * s})`}>
          <circle r={r} fill="#2a2018" />
          <text y={r * 0.55} textAnchor="middle" fontSize={scale.text} fontWeight="700" fill="#fff6e0">
            {count}
          </text>
        </g>
      )}
      {mark !== null && <FateMark fate={mark} x={Math.max(10 * s, 10 - x)} y={84 * s} r={scale.rows ? 7 : 10} expected={expected} />}
    </g>
  );
}

const food = (land: Land) => {
  const kind = foodOf(landNumber(land));
  return kind === 'bug' ? 'grass' : kind;
};

/** Tokens in a row, what was eaten as stubble; on a small board one of them and the figure. */
function Growing({ square, scale }: { readonly square: Square; readonly scale: Scale }) {
  const { land, food: n, most } = square;
  if (!scale.rows) {
    return (
      <>
        <Crop food={food(land)} grown={n > 0} x={13} y={95} s={1.3} />
        {scale.text > 0 && (
          <text x="25" y="96" fontSize={scale.text} fontWeight="700" fill="#fffaee" stroke="#20300c" strokeWidth="5" paintOrder="stroke">
            {n}
          </text>
        )}
      </>
    );
  }
  return Array.from({ length: most }, (_, token) => token).map((token) => (
    <Crop key={token} food={food(land)} grown={token < n} x={10 + token * 11.5} y={96} s={0.92} />
  ));
}

/** Room as a fence: one post for each unit, dark where an animal takes it. */
function Fence({ square }: { readonly square: Square }) {
  const { room, taken } = square;
  const left = 97 - room * 5.4;
  return (
    <g data-sign="room">
      <path d={`M${left - 1} 89.5H97`} stroke="#6d4426" strokeWidth="1.6" />
      {Array.from({ length: room }, (_, post) => post).map((post) => (
        <path
          key={post}
          d={`M${left + post * 5.4} 96V85L${left + 2 + post * 5.4} 83L${left + 4 + post * 5.4} 85V96Z`}
          fill={post < taken ? '#3a2616' : '#fbeccb'}
          stroke="#3a2616"
          strokeWidth="1"
        />
      ))}
    </g>
  );
}

interface BugsProps {
  readonly bugs: number;
  readonly upsetting: number; // so many are a swarm
  readonly scale: Scale;
  readonly reach?: boolean; // counted in reach: none is an answer too
}

/** Ladybirds and how many, all of it inside the square. */
function Bugs({ bugs, upsetting, scale, reach = false }: BugsProps) {
  if (bugs === 0 && !reach) return null;
  const swarm = bugs >= upsetting;
  const r = scale.text * 0.6;
  const spot = scale.text > 0 ? 97 - r : 88;
  return (
    <g transform={`translate(${spot} ${scale.text > 0 ? r + 3 : 12})`} data-sign="bug">
      {swarm && <Ladybird x={-r - 13} y={-3} s={scale.rows ? 0.62 : 0.8} />}
      <Ladybird x={scale.text > 0 ? -r : 0} y={scale.text > 0 ? -4 : 0} s={scale.rows ? 0.8 : 1} />
      {scale.text > 0 && (
        <>
          <circle r={r} fill={swarm ? '#2a2018' : '#fffaee'} stroke="#2a2018" strokeWidth="1.4" />
          <text y={r * 0.58} textAnchor="middle" fontSize={scale.text} fontWeight="700" fill={swarm ? '#ffd9a8' : '#2a2018'}>
            {bugs}
          </text>
        </>
      )}
    </g>
  );
}

/** How an animal would fare here, and what it would give: the one figure of the map. */
function Prospect({ says, scale }: { readonly says: Extract<Says, { readonly map: 'food' }>; readonly scale: Scale }) {
  const { fate, thing, n } = says;
  const r = scale.rows ? 9 : 12;
  const gives = thing !== null && n > 0 && scale.text > 0;
  const width = 2 * r + 6 + (gives ? scale.text * 0.62 * String(n).length + scale.text * 0.95 : 0);
  return (
    <g transform="translate(3 3)">
      <rect width={width} height={2 * r + 6} rx={r + 3} fill="#fffaee" stroke={inkOf(fate)} strokeWidth="2.4" />
      <FateMark fate={fate} x={r + 3} y={r + 3} r={r} />
      {gives && (
        <>
          <text x={2 * r + 5} y={r + 3 + scale.text * 0.36} fontSize={scale.text} fontWeight="700" fill="#2a2018">
            {n}
          </text>
          <ThingAt thing={thing} x={width - scale.text * 0.5 - 3} y={r + 3} s={scale.text / 27} />
        </>
      )}
    </g>
  );
}

type PictureProps = Pick<TileProps, 'square' | 'ghost' | 'says' | 'scale'>;

const tint = (says: Says, upsetting: number): string | null => {
  if (says.map === 'food') return inkOf(says.fate);
  return says.bugs >= upsetting ? inkOf('upset') : says.bugs > 0 ? inkOf('hungry') : null;
};

const Picture = memo(function Picture({ square, ghost, says, scale }: PictureProps) {
  const { animals, effort, bugs, upsetting } = square;
  const places = placesFor(animals.length + (ghost === null ? 0 : 1));
  const ink = says === null ? null : tint(says, upsetting);
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" focusable="false">
      {ink !== null && <rect width="100" height="100" fill={ink} opacity={says?.map === 'food' && says.fate === 'calm' ? 0.34 : 0.26} />}
      <Growing square={square} scale={scale} />
      {scale.rows && <Fence square={square} />}
      {effort > 0 &&
        Array.from({ length: square.converting }, (_, peg) => peg).map((peg) => (
          <g key={peg} opacity={peg < effort ? 1 : 0.25}>
            <ThingAt thing="effort" x={10 + peg * (scale.rows ? 12 : 17)} y={scale.rows ? 10 : 12} s={scale.rows ? 0.62 : 0.9} />
          </g>
        ))}
      {animals.map((animal, i) => (
        <FlockOn key={`${animal.seat} ${animal.kind}`} animal={animal} place={places[i] ?? [0, 0, 0.3]} scale={scale} beside={bugs > 0} />
      ))}
      {ghost !== null && (
        <g opacity=".82">
          <FlockOn
            animal={{ ...ghost, count: 1, mark: null, expected: false }}
            place={places[animals.length] ?? [17, 8, 0.6]}
            scale={scale}
          />
        </g>
      )}
      {says?.map === 'bugs' && <Bugs bugs={says.bugs} upsetting={upsetting} scale={scale} reach />}
      {(says === null || (says.map === 'food' && scale.rows)) && <Bugs bugs={bugs} upsetting={upsetting} scale={scale} />}
      {says?.map === 'food' && <Prospect says={says} scale={scale} />}
    </svg>
  );
});

export const Tile = memo(function Tile({ square, mark, reach, looked, ghost, says, scale, label, tab, tap, look, walk }: TileProps) {
  const { name } = square;
  return (
    <button
      type="button"
      className={styles.square}
      data-at={at.square(name)}
      data-mark={mark}
      data-quiet=""
      data-reach={reach || undefined}
      data-looked={looked || undefined}
      aria-label={label}
      aria-pressed={mark === undefined || mark === 'refused' ? undefined : mark === 'chosen'}
      tabIndex={tab ? 0 : -1}
      onClick={() => tap(name)}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && look(name)}
      onFocus={() => look(name)}
      onKeyDown={(event) => walk(event, square.at)}
    >
      <Picture {...{ square, ghost, says, scale }} />
    </button>
  );
});
