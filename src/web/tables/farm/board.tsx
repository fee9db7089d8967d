/** The farm in its wooden frame: the land, the squares on it, and what reach and heat lay over them. */
import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Seat } from '../../../engine/game.js';
import { reachOf, squareNamed } from '../../../games/farm/boards.js';
import { type Kind, kindNumber, UPSET_BY_BUGS } from '../../../games/farm/data.js';
import { boardIn } from '../../../games/farm/land.js';
import type { Shared } from '../../../games/farm/types.js';
import { Landscape } from '../../art/farm-land.js';
import type { Sitter } from '../../table.js';
import { type Asked, isChosen, isLegal, type Tap } from './asked.js';
import { herdWords, many } from './figures.js';
import { heatMap } from './heat.js';
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
  readonly look: (name: string | null) => void;
  readonly overlay: Overlay;
  readonly lens: Kind | null; // whose food and room the heat map shows
  readonly ghost: { readonly kind: Kind; readonly seat: Seat } | null; // the piece that is being placed or walks
}

const SMALL = 64; // pixels: below it a square shows figures instead of rows of tokens
const CROWD = 8; // so many squares to touch are shown quietly

export function Board({ shared, squares, sitters, asked, tap, tapSquare, looked, look, overlay, lens, ghost }: BoardProps) {
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

function warmthOf(shared: Shared, overlay: Overlay, lens: Kind | null): readonly (Warmth | null)[] | null {
  if (overlay === 'land' || lens === null) return null;
  const map = heatMap(shared, kindNumber(lens));
  return map.map(({ spare, bugs, upset, food }): Warmth => {
    if (overlay === 'bugs') {
      return {
        ink: upset ? BAD : bugs > 1 ? POOR : GOOD,
        share: upset ? Math.min(1, bugs / 8) : bugs > 1 ? 0.3 : 0.45,
        figure: String(bugs),
      };
    }
    const ink = spare >= 0 ? GOOD : food > 0 ? POOR : BAD;
    return { ink, share: Math.min(1, Math.abs(spare) / 10), figure: spare > 0 ? `+${spare}` : String(spare).replace('-', '−') };
  });
}

/** The whole square in words, and what may be done with it. */
function labelOf(square: Square, sitters: readonly Sitter[], answers: readonly string[]): string {
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
  ];
  return `${facts.join('; ')}. ${answers.join('. ')}`.trim();
}
