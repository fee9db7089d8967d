/** Plays what happened over the table. Nothing here takes part in the game: it ignores the pointer, and a new move ends it at once. */
import { type RefObject, useRef } from 'react';
import type { BirdTypes, Shared } from '../../../games/bird/types.js';
import { FlyingBird } from '../../art/scenery.js';
import { useScene } from '../../kit/scene.js';
import type { Happening, TableProps } from '../../table.js';
import { CardBack, MiniCard } from './card.js';
import { type Anchor, type Arrival, choreograph, type Flight, type Rows, type Scene, STILL } from './choreography.js';

interface MotionProps {
  readonly root: RefObject<HTMLElement | null>;
  readonly shared: Shared;
  readonly before: TableProps<BirdTypes>['before'];
  readonly showing: TableProps<BirdTypes>['showing'];
  readonly happenings: readonly Happening<BirdTypes>[];
  readonly pace: number;
}

const rowsIn = (shared: Shared | undefined): Rows => shared?.players.map(({ played }) => played) ?? [];

export function Motion({ root, shared, before, showing, happenings, pace }: MotionProps) {
  const sky = useRef<HTMLDivElement>(null);
  const newest = happenings.at(-1);
  const scene = useScene<Scene>({
    moment: newest === undefined ? '' : `${newest.entry} ${happenings.length} ${shared.turn}`,
    still: STILL,
    atOnce: true,
    next() {
      const events = happenings.map(({ event }) => event);
      const next = pace === 0 || events.length === 0 ? STILL : choreograph(events, shared, rowsIn(before?.()?.shared));
      showing?.(pace * Math.max(0, ...[...next.flights, ...next.arrivals].map(({ at, lasts }) => at + lasts)));
      return next;
    },
    arriving: ({ arrivals }) => arrivals.map((arrival) => pieceOf(root.current, arrival)),
    play: (next) => (root.current && sky.current ? play(next, root.current, sky.current, pace) : []),
  });

  return (
    <div className="bt-sky" ref={sky} aria-hidden="true">
      {[...scene.flights.entries()].map(([i, flight]) => (
        <span key={i} className={`bt-flight bt-flying-${flight.what.piece}`}>
          <Piece what={flight.what} />
        </span>
      ))}
    </div>
  );
}

function Piece({ what }: { readonly what: Flight['what'] }) {
  if (what.piece === 'card') return <MiniCard kind={what.kind} />;
  if (what.piece === 'back') return <CardBack count={1} label="" />;
  if (what.piece === 'word') return <span className="bt-word">{what.word}</span>;
  return (
    <svg viewBox="0 0 112 96" width="112" height="96" aria-hidden="true" focusable="false">
      <FlyingBird plumage={what.piece === 'black-bird' ? 'black' : 'blue'} />
    </svg>
  );
}

const EASE = 'cubic-bezier(.2,.8,.25,1)';

/** Everything is measured before anything moves: each look at the page after a change would make the browser lay it out again. */
function play(scene: Scene, root: HTMLElement, sky: HTMLElement, pace: number): Animation[] {
  const table = root.getBoundingClientRect();
  const places = new Map<string, DOMRect | undefined>();
  const boxOf = (anchor: Anchor): DOMRect | undefined => {
    const name = anchor.join(' ');
    if (!places.has(name)) places.set(name, find(root, anchor)?.getBoundingClientRect());
    return places.get(name);
  };
  const arriving = scene.arrivals.flatMap((arrival) => {
    const { from, at, lasts } = arrival;
    const piece = pieceOf(root, arrival);
    const start = boxOf(from);
    const end = piece?.getBoundingClientRect();
    return piece && start && end ? [{ piece, frames: arrive(start, end), at, lasts }] : [];
  });
  const flying = scene.flights.flatMap((flight, i) => {
    const piece = sky.children[i];
    const start = boxOf(flight.from);
    const end = flight.to[0] === 'away' ? table : boxOf(flight.to);
    return piece && start && end ? [{ piece, frames: path(flight, table, start, end), at: flight.at, lasts: flight.lasts }] : [];
  });
  return [...arriving, ...flying].map(({ piece, frames, at, lasts }) =>
    piece.animate(frames, { delay: at * pace, duration: lasts * pace, easing: EASE, fill: 'backwards' }),
  );
}

function pieceOf(root: HTMLElement | null, { where, item }: Arrival): HTMLElement | null {
  const place = root && find(root, where);
  const piece = item === null ? place?.firstElementChild : place?.children[item];
  return piece instanceof HTMLElement ? piece : null;
}

function arrive(start: DOMRect, end: DOMRect): Keyframe[] {
  const away = `translate(${middle(start).x - middle(end).x}px, ${middle(start).y - middle(end).y}px)`;
  return [
    { transform: `${away} rotateY(90deg) scale(.9)`, opacity: 0, offset: 0 },
    { transform: `${away} rotateY(90deg) scale(.9)`, opacity: 1, offset: 0.02 },
    { transform: 'none', opacity: 1, offset: 1 },
  ];
}

const find = (root: HTMLElement, [name, number]: Anchor): Element | null =>
  root.querySelector(number === undefined ? `[data-${name}]` : `[data-${name}="${number}"]`);

const middle = (box: DOMRect) => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 });

function path({ what, from, to, place }: Flight, table: DOMRect, start: DOMRect, end: DOMRect): Keyframe[] {
  const inRow = from[0] === 'row' ? { x: start.left + 26 + place * 40, y: middle(start).y } : middle(start);
  const a = { x: inRow.x - table.left, y: inRow.y - table.top };
  const move = (x: number, y: number, turn = 0, size = 1) =>
    `translate(${x}px, ${y}px) translate(-50%, -50%) rotate(${turn}deg) scale(${size})`;
  if (what.piece === 'word') {
    return [
      { transform: move(a.x, a.y, 0, 0.6), opacity: 0 },
      { transform: move(a.x, a.y - 14), opacity: 1, offset: 0.2 },
      { transform: move(a.x, a.y - 18), opacity: 1, offset: 0.8 },
      { transform: move(a.x, a.y - 26), opacity: 0 },
    ];
  }
  if (to[0] === 'away') {
    const bird = what.piece !== 'card';
    const b = bird ? { x: table.width + 120, y: table.height * 0.12 } : { x: a.x + 60, y: table.height + 90 };
    return [
      { transform: move(a.x, a.y, 0, bird ? 0.5 : 1.6), opacity: bird ? 0 : 1 },
      { transform: move((a.x + b.x) / 2, bird ? table.height * 0.32 : a.y - 20, bird ? -8 : 12, 1.5), opacity: 1, offset: 0.4 },
      { transform: move(b.x, b.y, bird ? -14 : 70, 1), opacity: bird ? 1 : 0 },
    ];
  }
  const b = { x: middle(end).x - table.left, y: middle(end).y - table.top };
  return [
    { transform: move(a.x, a.y, 0, 1.3), opacity: 1 },
    { transform: move((a.x + b.x) / 2, (a.y + b.y) / 2 - 24, -4, 1.2), opacity: 1, offset: 0.5 },
    { transform: move(b.x, b.y, 0, 0.8), opacity: 0.2 },
  ];
}
