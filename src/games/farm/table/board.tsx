/** The farm in its wooden frame: the land, the squares on it, and what reach and maps lay over them. */

import { type KeyboardEvent, type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useShape } from '../../../web/kit/shape.js';
import { watchSize } from '../../../web/kit/size.js';
import { ZoomRegion } from '../../../web/kit/ZoomRegion.js';
import type { Sitter } from '../../../web/table.js';
import { type Board as BoardMap, boardIn, many, reachOf, type Shared, squareNamed } from '../face.js';
import { Landscape, SQUARE } from './art/land.js';
import { type Asked, isLegal, markOf, type Tap } from './asked.js';
import styles from './board.module.css';
import type { Forecast } from './forecast.js';
import type { Square } from './standing.js';
import { type Ghost, type Says, scaleOf, Tile } from './tile.js';
import { FATES, herd } from './words.js';

const LEAST_SQUARE = 46; // pixels: smaller ones are brought near before one is tapped
const NEAR = 2;

interface BoardProps {
  readonly shared: Shared;
  readonly squares: readonly Square[];
  readonly sitters: readonly Sitter[];
  readonly asked: Asked | null;
  readonly tap: Tap;
  readonly tapSquare: (name: string) => void;
  readonly looked: string | null;
  readonly look: (name: string | null) => void;
  readonly says: readonly (Says | null)[] | null;
  readonly ghost: Ghost | null; // the piece that is being placed or walks
  readonly walks: Forecast['walks']; // where animals are going to roam
  readonly pace: number;
}

export function Board({ shared, squares, sitters, asked, tap, tapSquare, looked, look, says, ghost, walks, pace }: BoardProps) {
  const board = boardIn(shared);
  const { width } = board;
  const rows = squares.length / width;
  const field = useRef<HTMLDivElement>(null);
  const side = useSide(field, width);
  const scale = useMemo(() => scaleOf(side), [side]);
  const shape = useShape();
  const touch = shape === 'pocket' || shape === 'sideways';

  const eater = shared.eater.kind >= 0 ? shared.eater.at : null;
  const reach = useMemo(() => {
    const from = looked === null ? eater : squareNamed(board, looked);
    return new Set(from === null ? [] : reachOf(board, from));
  }, [board, looked, eater]);

  const latest = useRef(tapSquare);
  latest.current = tapSquare;
  const tapped = useCallback((name: string) => latest.current(name), []);
  const walk = useCallback(
    (event: KeyboardEvent<HTMLButtonElement>, at: number) => {
      const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -width, ArrowDown: width }[event.key];
      if (step === undefined || (Math.abs(step) === 1 && Math.floor(at / width) !== Math.floor((at + step) / width))) return;
      const next = field.current?.querySelectorAll<HTMLButtonElement>('fieldset > button')[at + step];
      if (next === undefined) return;
      event.preventDefault();
      next.focus();
    },
    [width],
  );

  const small = touch && side < LEAST_SQUARE;
  const farm = (
    <>
      <Landscape lands={squares.map(({ land }) => land)} width={width} />
      <fieldset className={styles.squares} aria-label="The farm">
        {squares.map((square) => {
          const choices = asked?.bySquare.get(square.name) ?? [];
          const mark = markOf(tap, choices);
          const here = choices.some(isLegal);
          const said = says?.[square.at] ?? null;
          return (
            <Tile
              key={square.name}
              square={square}
              mark={mark}
              reach={reach.has(square.at)}
              looked={looked === square.name}
              ghost={ghost !== null && here && (mark === 'chosen' || looked === square.name) ? ghost : null}
              says={said}
              scale={scale}
              label={labelOf(
                square,
                sitters,
                said,
                choices.map((choice) => (choice.refusal === null ? choice.words : `${choice.words}: ${choice.refusal.because}`)),
              )}
              tab={choices.length > 0 || (asked === null && square.at === 0)}
              tap={tapped}
              look={look}
              walk={walk}
            />
          );
        })}
      </fieldset>
      <Walks walks={walks} width={width} rows={rows} board={board} />
    </>
  );
  return (
    <div
      className={styles.field}
      data-board=""
      ref={field}
      style={{ '--across': width, '--down': rows }}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && look(null)}
    >
      {small ? (
        <ZoomRegion
          on // also where one only looks: a finger meets more than one square
          times={NEAR}
          question={asked?.decision.id}
          map={<Landscape lands={squares.map(({ land }) => land)} width={width} />}
          pace={pace}
        >
          {farm}
        </ZoomRegion>
      ) : (
        farm
      )}
      <div className={styles.columns} aria-hidden="true">
        {board.names.slice(0, width).map((name) => (
          <span key={name}>{name.charAt(0)}</span>
        ))}
      </div>
      <div className={styles.rows} aria-hidden="true">
        {Array.from({ length: rows }, (_, row) => row + 1).map((row) => (
          <span key={row}>{row}</span>
        ))}
      </div>
    </div>
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
    <svg className={styles.walks} viewBox={`0 0 ${width * SQUARE} ${rows * SQUARE}`} aria-hidden="true" focusable="false">
      <defs>
        <marker id="farm-arrow" viewBox="0 0 10 10" refX="8" refY="5" markerWidth="5" markerHeight="5" orient="auto">
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
            <path d={path} stroke="#2a2018" strokeWidth="4" strokeDasharray="2 9" markerEnd="url(#farm-arrow)" />
          </g>
        );
      })}
    </svg>
  );
}

const USUAL_SIDE = 80; // pixels, where nothing can be measured

/** How large a square is on this screen; known before it is painted for the first time. */
function useSide(field: RefObject<HTMLElement | null>, width: number): number {
  const [side, setSide] = useState(USUAL_SIDE);
  useLayoutEffect(() => {
    const element = field.current;
    if (element === null) return;
    return watchSize(element, () => setSide(Math.round(element.clientWidth / width)));
  }, [field, width]);
  return side;
}

/** The whole square in words, and what may be done with it. */
function labelOf(square: Square, sitters: readonly Sitter[], says: Says | null, answers: readonly string[]): string {
  const { name, land, food, most, bugs, effort, room, taken, animals } = square;
  const standing = animals.map(({ seat, kind, count, mark, expected }) => {
    const fed = mark === null ? '' : expected ? `, will be ${FATES[mark]}` : mark === 'calm' ? ', full' : ', hungry';
    return `${sitters[seat]?.name ?? `Player ${seat + 1}`}'s ${herd(count, kind)}${fed}`;
  });
  const facts = [
    `${name}, ${land}, food ${food} of ${most}`,
    ...(bugs > 0 ? [`${many(bugs, 'bug')}${bugs >= square.upsetting ? ', a swarm' : ''}`] : []),
    ...(effort > 0 ? [`${effort} of ${square.converting} efforts`] : []),
    `room ${room - taken} of ${room}`,
    ...standing,
    ...(says === null ? [] : [says.words]),
  ];
  return `${facts.join('; ')}. ${answers.join('. ')}`.trim();
}
