/** One square of the farm: what grows, crawls and stands on it, over the land that is drawn beneath. It is a button. */

import { type KeyboardEvent, memo } from 'react';
import type { Seat } from '../../../engine/game.js';
import { Ladybird } from '../../../web/art/scenery.js';
import { colourOf, SeatMark } from '../../../web/art/seat.js';
import { EFFORT_TO_CONVERT, foodOf, type Kind, type Land, landNumber, UPSET_BY_BUGS } from '../face.js';
import { Animal, Crop, ThingAt } from './art/things.js';
import type { Mark, Square, Standing } from './standing.js';

/** What a heat map says of a square. */
export interface Warmth {
  readonly ink: string;
  readonly share: number; // 0 .. 1: how strong
  readonly figure: string;
  readonly words: string;
}

type State = 'legal' | 'no' | 'plain';

interface TileProps {
  readonly square: Square;
  readonly state: State;
  readonly chosen: boolean;
  readonly crowd: boolean; // many squares may be touched: quieter rings
  readonly reach: boolean; // within reach of what is looked at
  readonly looked: boolean;
  readonly ghost: { readonly kind: Kind; readonly seat: Seat } | null; // the piece that would stand here
  readonly warmth: Warmth | null;
  readonly compact: boolean; // small squares: figures instead of rows of tokens
  readonly label: string;
  readonly tab: boolean;
  readonly tap: (name: string) => void;
  readonly look: (name: string | null) => void;
  readonly walk: (event: KeyboardEvent<HTMLButtonElement>, at: number) => void;
}

const PLACES: Readonly<Record<number, readonly (readonly [x: number, y: number, s: number])[]>> = {
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
const placesFor = (count: number) => PLACES[count] ?? PLACES[6] ?? [];

const MARKS: Readonly<Record<Mark, { readonly ink: string; readonly sign: string }>> = {
  full: { ink: '#23693f', sign: 'M-4 0L-1 3.4L4.4-3.4' },
  hungry: { ink: '#8f5200', sign: 'M-4 0H4' },
  upset: { ink: '#a8321f', sign: 'M-3-3L3 3M3-3L-3 3' },
};

function FlockOn({
  animal,
  x,
  y,
  s,
  compact,
}: {
  readonly animal: Standing;
  readonly x: number;
  readonly y: number;
  readonly s: number;
  readonly compact: boolean;
}) {
  const { seat, kind, count, mark, expected } = animal;
  const r = compact ? 13 : 9;
  return (
    <g transform={`translate(${x} ${y})`} data-flock={`${seat} ${kind}`}>
      <g transform={`scale(${s})`}>
        <ellipse cx="47" cy="87" rx="44" ry="12" fill={colourOf(seat)} stroke="#2a2018" strokeWidth="3.4" />
        <Animal kind={kind} />
      </g>
      <SeatMark seat={seat} x={88 * s} y={88 * s} scale={compact ? 0.86 : 0.62} />
      {count > 1 && (
        <g transform={`translate(${12 * s} ${20 * s})`}>
          <circle r={r} fill="#2a2018" />
          <text y={r * 0.52} textAnchor="middle" fontSize={r * 1.5} fontWeight="700" fill="#fff6e0">
            {count}
          </text>
        </g>
      )}
      {mark !== null && (
        <g transform={`translate(${10 * s} ${84 * s})`}>
          <circle
            r={compact ? 9 : 7}
            fill={expected ? '#fffaee' : MARKS[mark].ink}
            stroke={MARKS[mark].ink}
            strokeWidth="2"
            strokeDasharray={expected ? '3 2' : undefined}
          />
          <path d={MARKS[mark].sign} stroke={expected ? MARKS[mark].ink : '#fffaee'} strokeWidth="2.4" fill="none" strokeLinecap="round" />
        </g>
      )}
    </g>
  );
}

const food = (land: Land) => {
  const kind = foodOf(landNumber(land));
  return kind === 'bug' ? 'grass' : kind;
};

/** Tokens in a row, what was eaten as stubble; on a small board one of them and the figure. */
function Growing({ square, compact }: { readonly square: Square; readonly compact: boolean }) {
  const { land, food: n, most } = square;
  if (compact) {
    return (
      <>
        <Crop food={food(land)} grown={n > 0} x={13} y={95} s={1.3} />
        <text x="25" y="95" fontSize="24" fontWeight="700" fill="#fffaee" stroke="#20300c" strokeWidth="5" paintOrder="stroke">
          {n}
        </text>
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
    <g>
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

function Bugs({ bugs, compact }: { readonly bugs: number; readonly compact: boolean }) {
  if (bugs === 0) return null;
  const swarm = bugs >= UPSET_BY_BUGS;
  const r = compact ? 13 : 9.5;
  return (
    <g transform={`translate(${compact ? 74 : 80} ${compact ? 14 : 12})`} data-bugs="">
      {swarm && <Ladybird x={-17} y={3} s={compact ? 0.8 : 0.62} />}
      {swarm && !compact && <Ladybird x={-11} y={-7} s={0.5} />}
      <Ladybird s={compact ? 1.1 : 0.9} />
      <g transform={`translate(${compact ? 15 : 12} ${compact ? 8 : 6})`}>
        <circle r={r} fill={swarm ? '#2a2018' : '#fffaee'} stroke="#2a2018" strokeWidth="1.4" />
        <text y={r * 0.53} textAnchor="middle" fontSize={r * 1.55} fontWeight="700" fill={swarm ? '#ffd9a8' : '#2a2018'}>
          {bugs}
        </text>
      </g>
    </g>
  );
}

type PictureProps = Pick<TileProps, 'square' | 'ghost' | 'warmth' | 'compact'>;

const looksSame = (a: PictureProps, b: PictureProps): boolean =>
  a.compact === b.compact &&
  a.ghost?.kind === b.ghost?.kind &&
  a.ghost?.seat === b.ghost?.seat &&
  a.warmth?.figure === b.warmth?.figure &&
  a.warmth?.ink === b.warmth?.ink &&
  JSON.stringify(a.square) === JSON.stringify(b.square);

const Picture = memo(function Picture({ square, ghost, warmth, compact }: PictureProps) {
  const { animals, effort } = square;
  const places = placesFor(animals.length + (ghost === null ? 0 : 1));
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" focusable="false">
      {warmth !== null && <rect width="100" height="100" fill={warmth.ink} opacity={0.16 + 0.42 * warmth.share} />}
      <Growing square={square} compact={compact} />
      {!compact && <Fence square={square} />}
      {effort > 0 &&
        Array.from({ length: EFFORT_TO_CONVERT }, (_, peg) => peg).map((peg) => (
          <g key={peg} opacity={peg < effort ? 1 : 0.25}>
            <ThingAt thing="effort" x={10 + peg * (compact ? 17 : 12)} y={compact ? 12 : 10} s={compact ? 0.9 : 0.62} />
          </g>
        ))}
      {animals.map((animal, i) => {
        const [x, y, s] = places[i] ?? [0, 0, 0.3];
        return <FlockOn key={`${animal.seat} ${animal.kind}`} animal={animal} x={x} y={y} s={s} compact={compact} />;
      })}
      {ghost !== null && <Ghost ghost={ghost} place={places[animals.length] ?? [17, 8, 0.6]} compact={compact} />}
      <Bugs bugs={square.bugs} compact={compact} />
      {warmth !== null && (
        <g transform={`translate(${compact ? 24 : 19} ${compact ? 17 : 13})`}>
          <rect
            x={compact ? -22 : -17}
            y={compact ? -15 : -11}
            width={compact ? 44 : 34}
            height={compact ? 30 : 22}
            rx="9"
            fill="#fffaee"
            stroke={warmth.ink}
            strokeWidth="2.4"
          />
          <text y={compact ? 9 : 5.6} textAnchor="middle" fontSize={compact ? 25 : 16} fontWeight="700" fill="#2a2018">
            {warmth.figure}
          </text>
        </g>
      )}
    </svg>
  );
}, looksSame);

export function Tile(props: TileProps) {
  const { square, state, chosen, crowd, reach, looked, label, tab, tap, look, walk } = props;
  const { name } = square;
  const classes = [
    'hf-square',
    state === 'legal' && 'hf-legal',
    state === 'no' && 'hf-no',
    chosen && 'hf-chosen',
    crowd && 'hf-crowd',
    reach && 'hf-reach',
    looked && 'hf-looked',
  ].filter(Boolean);
  return (
    <button
      type="button"
      className={classes.join(' ')}
      data-square={name}
      aria-label={label}
      aria-pressed={state === 'legal' ? chosen : undefined}
      tabIndex={tab ? 0 : -1}
      onClick={() => tap(name)}
      onPointerEnter={(event) => event.pointerType === 'mouse' && look(name)}
      onFocus={() => look(name)}
      onKeyDown={(event) => walk(event, square.at)}
    >
      <Picture square={square} ghost={props.ghost} warmth={props.warmth} compact={props.compact} />
    </button>
  );
}

function Ghost({
  ghost,
  place,
  compact,
}: {
  readonly ghost: { readonly kind: Kind; readonly seat: Seat };
  readonly place: readonly [number, number, number];
  readonly compact: boolean;
}) {
  const [x, y, s] = place;
  return (
    <g opacity=".82">
      <FlockOn animal={{ ...ghost, count: 1, mark: null, expected: false }} x={x} y={y} s={s} compact={compact} />
    </g>
  );
}
