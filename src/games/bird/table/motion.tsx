/** Plays what happened over the table. Nothing here takes part in the game: it ignores the pointer, and a new move ends it at once. */

import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import { FlyingBird } from '../../../web/art/scenery.js';
import type { Happening, TableProps } from '../../../web/table.js';
import type { BirdTypes, Shared } from '../face.js';
import { CardBack, MiniCard } from './card.js';
import { type Anchor, type Arrival, choreograph, type Flight, type Rows, type Scene, STILL } from './choreography.js';

type Happenings = readonly Happening<BirdTypes>[];

interface MotionProps extends Pick<TableProps<BirdTypes>, 'view' | 'before' | 'showing' | 'happenings' | 'pace'> {
  readonly root: RefObject<HTMLElement | null>;
  readonly drawn: Happenings; // what the table shows already; it may be a picture behind
}

const momentOf = (happenings: Happenings): string => (happenings.length === 0 ? '' : `${happenings.at(-1)?.entry} ${happenings.length}`);
const rowsIn = (shared: Shared | undefined): Rows => shared?.players.map(({ played }) => played) ?? [];

/** What leaves its place sets off at once, over the old position; what arrives waits for the new one. */
export function Motion({ root, view: { shared }, before, showing, happenings, drawn, pace }: MotionProps) {
  const sky = useRef<HTMLDivElement>(null);
  const began = useRef(0);
  const moment = momentOf(happenings);
  const isDrawn = momentOf(drawn) === moment;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new moment, not a new list, is what starts a scene
  const scene = useMemo(() => {
    if (pace === 0 || moment === '') return STILL;
    const events = happenings.map(({ event }) => event);
    return choreograph(events, shared, rowsIn(before?.()?.shared));
  }, [moment, shared.turn]);
  // Measured while the page still stands as it was laid out: after its change it would have to be laid out for this alone.
  const paths = useMemo(() => (root.current === null ? [] : pathsOf(scene, root.current)), [scene, root]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of pace counts from the next scene
  useLayoutEffect(() => {
    began.current = performance.now();
    showing?.(pace * Math.max(0, ...[...scene.flights, ...scene.arrivals].map(({ at, lasts }) => at + lasts)));
    return sky.current ? play(flying(scene, paths, sky.current), 0, pace) : undefined;
  }, [scene]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same
  useLayoutEffect(() => {
    if (root.current === null || !isDrawn) return;
    return play(arriving(scene, root.current), performance.now() - began.current, pace);
  }, [scene, isDrawn]);

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

interface Journey {
  readonly piece: Element;
  readonly frames: Keyframe[];
  readonly at: number;
  readonly lasts: number;
}

/** Everything is measured before anything moves: each look at the page after a change would make the browser lay it out again. */
function play(journeys: readonly Journey[], passed: number, pace: number): () => void {
  const running = journeys.map(({ piece, frames, at, lasts }) =>
    piece.animate(frames, { delay: at * pace - passed, duration: lasts * pace, easing: EASE, fill: 'backwards' }),
  );
  return () => {
    for (const animation of running) animation.cancel();
  };
}

function arriving({ arrivals }: Scene, root: HTMLElement): Journey[] {
  return arrivals.flatMap((arrival) => {
    const piece = pieceOf(root, arrival);
    const start = find(root, arrival.from)?.getBoundingClientRect();
    return piece && start ? [{ ...arrival, piece, frames: arrive(start, piece.getBoundingClientRect()) }] : [];
  });
}

type Path = Keyframe[] | null; // null: a place that is not on the table

function pathsOf({ flights }: Scene, root: HTMLElement): Path[] {
  const table = root.getBoundingClientRect();
  return flights.map((flight) => {
    const start = find(root, flight.from)?.getBoundingClientRect();
    const end = flight.to[0] === 'away' ? table : find(root, flight.to)?.getBoundingClientRect();
    return start && end ? path(flight, table, start, end) : null;
  });
}

function flying({ flights }: Scene, paths: readonly Path[], sky: HTMLElement): Journey[] {
  return flights.flatMap((flight, i) => {
    const [piece, frames] = [sky.children[i], paths[i]];
    return piece && frames ? [{ ...flight, piece, frames }] : [];
  });
}

function pieceOf(root: HTMLElement, { where, item }: Pick<Arrival, 'where' | 'item'>): HTMLElement | null {
  const place = find(root, where);
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
