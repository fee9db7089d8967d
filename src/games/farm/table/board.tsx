/** The farm in its wooden frame: the land, the squares on it, and what reach and heat lay over them. */

import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Seat } from '../../../engine/game.js';
import type { Sitter } from '../../../web/table.js';
import { type Board as BoardMap, boardIn, type Kind, kindNumber, reachOf, type Shared, squareNamed, UPSET_BY_BUGS } from '../face.js';
import { Landscape, SQUARE } from './art/land.js';
import { type Asked, isChosen, isLegal, type Tap } from './asked.js';
import { ChoiceButton } from './choice.js';
import { herdWords, many } from './figures.js';
import type { Forecast } from './forecast.js';
import { type Heat, heatMap } from './heat.js';
import type { Square } from './standing.js';
import { Tile, type Warmth } from './tile.js';

export type Overlay = 'land' | 'food' | 'bugs';

interface BoardProps {
  readonly shared: Shared;
  readonly squares: readonly Square[];
  readonly sitters: readonly Sitter[];
  readonly asked: Asked | null;
  readonly tap: Tap;
  readonly tapSquare: (name: string) => void;
  readonly looked: string | null;
  readonly pinned: string | null; // tapped: what may be done there is offered beside it
  readonly look: (name: string | null) => void;
  readonly overlay: Overlay;
  readonly lens: Kind | null; // whose food and room the heat map shows
  readonly ghost: { readonly kind: Kind; readonly seat: Seat } | null; // the piece that is being placed or walks
  readonly walks: Forecast['walks']; // where animals are going to roam
}

const SMALL = 64; // pixels: below it a square shows figures instead of rows of tokens
const CROWD = 8; // so many squares to touch are shown quietly

export function Board({ shared, squares, sitters, asked, tap, tapSquare, looked, pinned, look, overlay, lens, ghost, walks }: BoardProps) {
  const board = boardIn(shared);
  const { width } = board;
  const rows = squares.length / width;
  const field = useRef<HTMLDivElement>(null);
  const side = useSide(field, width);
  const compact = side < SMALL;

  const warmth = useMemo(() => warmthOf(shared, overlay, lens), [shared, overlay, lens]);
  const eater = shared.eater.kind >= 0 ? shared.eater.at : null;
  const reach = useMemo(() => {
    const from = looked === null ? eater : squareNamed(board, looked);
    return new Set(from === null ? [] : reachOf(board, from));
  }, [board, looked, eater]);
  const legal = useMemo(
    () => new Set([...(asked?.bySquare ?? [])].filter(([, choices]) => choices.some(isLegal)).map(([name]) => name)),
    [asked],
  );

  const latest = useRef(tapSquare);
  latest.current = tapSquare;
  const tapped = useCallback((name: string) => latest.current(name), []);
  const walk = useCallback(
    (event: KeyboardEvent<HTMLButtonElement>, at: number) => {
      const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -width, ArrowDown: width }[event.key];
      if (step === undefined || (Math.abs(step) === 1 && Math.floor(at / width) !== Math.floor((at + step) / width))) return;
      const name = board.names[at + step];
      if (name === undefined) return;
      event.preventDefault();
      field.current?.querySelector<HTMLButtonElement>(`[data-square="${name}"]`)?.focus();
    },
    [board, width],
  );

  return (
    <div className="hf-field" ref={field} style={{ '--across': width, '--down': rows }} onPointerLeave={() => look(null)}>
      <Landscape lands={squares.map(({ land }) => land)} width={width} />
      <fieldset className="hf-squares" aria-label="The farm">
        {squares.map((square) => {
          const choices = asked?.bySquare.get(square.name) ?? [];
          const chosen = choices.some((choice) => isChosen(tap, choice));
          const isHere = legal.has(square.name);
          const refused = choices.length > 0 && !isHere;
          return (
            <Tile
              key={square.name}
              square={square}
              state={isHere ? 'legal' : refused ? 'no' : 'plain'}
              chosen={chosen}
              crowd={legal.size > CROWD}
              reach={reach.has(square.at)}
              looked={looked === square.name}
              ghost={ghost !== null && isHere && (chosen || looked === square.name) ? ghost : null}
              warmth={warmth?.[square.at] ?? null}
              compact={compact}
              label={labelOf(
                square,
                sitters,
                warmth?.[square.at],
                choices.map((choice) => (choice.refusal === null ? choice.words : `${choice.words}: ${choice.refusal.because}`)),
              )}
              tab={isHere || refused || (asked === null && square.at === 0)}
              tap={tapped}
              look={look}
              walk={walk}
            />
          );
        })}
      </fieldset>
      {asked !== null && pinned !== null && <Offer {...{ asked, tap, width, rows }} square={squares[squareNamed(board, pinned)]} />}
      <Walks walks={walks} width={width} rows={rows} board={board} />
      <div className="hf-columns" aria-hidden="true">
        {board.names.slice(0, width).map((name) => (
          <span key={name}>{name.charAt(0)}</span>
        ))}
      </div>
      <div className="hf-rows" aria-hidden="true">
        {Array.from({ length: rows }, (_, row) => row + 1).map((row) => (
          <span key={row}>{row}</span>
        ))}
      </div>
    </div>
  );
}

interface OfferProps extends Pick<BoardProps, 'tap'> {
  readonly asked: Asked;
  readonly square: Square | undefined;
  readonly width: number;
  readonly rows: number;
}

/** Where a square allows several things they are laid out beside it. */
function Offer({ asked, tap, square, width, rows }: OfferProps) {
  const choices = (square === undefined ? [] : (asked.bySquare.get(square.name) ?? [])).filter(isLegal);
  if (square === undefined || choices.length < 2) return null;
  const column = square.at % width;
  const row = Math.floor(square.at / width);
  const upper = row < rows / 2;
  const side = column < width / 3 ? 'hf-to-right' : column >= (2 * width) / 3 ? 'hf-to-left' : 'hf-to-middle';
  return (
    <ul
      className={`hf-offer ${side} ${upper ? 'hf-below' : 'hf-above'}`}
      style={{ '--x': `${((column + 0.5) / width) * 100}%`, '--y': `${((upper ? row + 1 : row) / rows) * 100}%` }}
      aria-label={`What you may do on ${square.name}`}
    >
      {choices.map((choice) => (
        <li key={choice.words}>
          <ChoiceButton choice={choice} land={square.land} asked={asked} tap={tap} />
        </li>
      ))}
    </ul>
  );
}

interface WalksProps {
  readonly walks: Forecast['walks'];
  readonly board: BoardMap;
  readonly width: number;
  readonly rows: number;
}

/** Where animals that find nothing in reach are going to roam tonight. */
function Walks({ walks, board, width, rows }: WalksProps) {
  if (walks.length === 0) return null;
  const middle = (name: string): readonly [number, number] => {
    const at = squareNamed(board, name);
    return [(at % width) * SQUARE + SQUARE / 2, Math.floor(at / width) * SQUARE + SQUARE / 2];
  };
  return (
    <svg className="hf-walks-drawn" viewBox={`0 0 ${width * SQUARE} ${rows * SQUARE}`} aria-hidden="true" focusable="false">
      <defs>
        <marker id="hf-arrow" viewBox="0 0 10 10" refX="8" refY="5" markerWidth="5" markerHeight="5" orient="auto">
          <path d="M0 0L10 5L0 10Z" fill="#2a2018" />
        </marker>
      </defs>
      {[...walks.entries()].map(([i, { from, to }]) => {
        const [x1, y1] = middle(from);
        const [x2, y2] = middle(to);
        const path = `M${x1} ${y1}Q${(x1 + x2) / 2 + (y2 - y1) * 0.18} ${(y1 + y2) / 2 - (x2 - x1) * 0.18 - 14} ${x2} ${y2}`;
        return (
          <g key={i} fill="none" strokeLinecap="round">
            <path d={path} stroke="#fffaee" strokeWidth="8" opacity=".8" />
            <path d={path} stroke="#2a2018" strokeWidth="4" strokeDasharray="2 9" markerEnd="url(#hf-arrow)" />
          </g>
        );
      })}
    </svg>
  );
}

/** How large a square is on this screen. */
function useSide(field: { readonly current: HTMLElement | null }, width: number): number {
  const [side, setSide] = useState(SMALL + 1);
  useEffect(() => {
    if (field.current === null) return;
    const watch = new ResizeObserver(([entry]) => entry && setSide(Math.round(entry.contentRect.width / width)));
    watch.observe(field.current);
    return () => watch.disconnect();
  }, [field, width]);
  return side;
}

const GOOD = '#1f7a3a';
const POOR = '#b06a00';
const BAD = '#a8321f';

function warmthOf(shared: Shared, overlay: Overlay, lens: Kind | null): readonly Warmth[] | null {
  if (overlay === 'land' || lens === null) return null;
  return heatMap(shared, kindNumber(lens)).map((heat): Warmth => (overlay === 'bugs' ? bugWarmth(heat) : foodWarmth(heat, lens)));
}

const bugWarmth = ({ bugs, upset }: Heat): Warmth => ({
  ink: upset ? BAD : bugs > 1 ? POOR : GOOD,
  share: upset ? Math.min(1, bugs / 8) : bugs > 1 ? 0.3 : 0.45,
  figure: String(bugs),
  words: `${many(bugs, 'bug')} in reach`,
});

const foodWarmth = ({ spare, food, wanted }: Heat, lens: Kind): Warmth => ({
  ink: spare >= 0 ? GOOD : food > 0 ? POOR : BAD,
  share: Math.min(1, Math.abs(spare) / 10),
  figure: spare > 0 ? `+${spare}` : String(spare).replace('-', '−'),
  words: `a ${lens} finds ${food}, mouths want ${wanted}`,
});

/** The whole square in words, and what may be done with it. */
function labelOf(square: Square, sitters: readonly Sitter[], warmth: Warmth | undefined, answers: readonly string[]): string {
  const { name, land, food, most, bugs, effort, room, taken, animals } = square;
  const standing = animals.map(({ seat, kind, count, mark, expected }) => {
    const fed = mark === null ? '' : expected ? `, will be ${mark}` : `, ${mark}`;
    return `${sitters[seat]?.name ?? `Player ${seat + 1}`}'s ${herdWords(count, kind)}${fed}`;
  });
  const facts = [
    `${name}, ${land}, food ${food} of ${most}`,
    ...(bugs > 0 ? [`${many(bugs, 'bug')}${bugs >= UPSET_BY_BUGS ? ', a swarm' : ''}`] : []),
    ...(effort > 0 ? [`${effort} of 3 efforts`] : []),
    `room ${room - taken} of ${room}`,
    ...standing,
    ...(warmth === undefined ? [] : [warmth.words]),
  ];
  return `${facts.join('; ')}. ${answers.join('. ')}`.trim();
}
