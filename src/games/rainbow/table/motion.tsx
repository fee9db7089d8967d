/** Plays what happened on the board: the wheel with its riders, walks, devices, cards held up, money counted. A new move ends it at once. */

import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import type { Happening, TableProps } from '../../../web/table.js';
import { dollars, NOWHERE, type RainbowTypes, type Shared } from '../face.js';
import { RainbowArc } from './art/things.js';
import { Back, FateFace, LessonFace } from './cards.js';
import { type Before, type Count, choreograph, type Flight, type Scene, STILL } from './choreography.js';
import { buttonPoint, type Layout, markerPoint, type Point } from './geometry.js';

interface MotionProps {
  readonly before: TableProps<RainbowTypes>['before'];
  readonly showing: TableProps<RainbowTypes>['showing'];
  readonly root: RefObject<HTMLElement | null>;
  readonly shared: Shared;
  readonly layout: Layout;
  readonly happenings: readonly Happening<RainbowTypes>[];
  readonly pace: number;
}

export function Motion({ root, shared, before, showing, layout, happenings, pace }: MotionProps) {
  const sky = useRef<HTMLDivElement>(null);
  const newest = happenings.at(-1);
  const moment = newest === undefined ? `still ${shared.turn}` : `${newest.entry} ${happenings.length} ${shared.turn}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new moment, not a new list, is what starts a scene
  const scene = useMemo(() => {
    const was = before?.()?.shared;
    if (was === undefined || pace === 0 || happenings.length === 0) return STILL;
    const events = happenings.map(({ event }) => event);
    return choreograph(events, snapshot(was, layout), layout);
  }, [moment, layout]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of pace counts from the next scene
  useLayoutEffect(() => {
    if (root.current === null || sky.current === null || scene === STILL) return;
    showing?.(scene.lasts * pace);
    const running = play(scene, root.current, sky.current, snapshot(shared, layout), pace);
    return () => {
      for (const each of running) each.cancel();
    };
  }, [scene]);

  return (
    <div className="rt-sky" ref={sky} aria-hidden="true">
      {[...scene.flights.entries()].map(([i, { what }]) => (
        <div key={i} className={what.piece === 'rainbow' ? 'rt-arc' : 'rt-flying'}>
          <Piece what={what} />
        </div>
      ))}
    </div>
  );
}

function Piece({ what }: { readonly what: Flight['what'] }) {
  if (what.piece === 'rainbow') return <RainbowArc />;
  return (
    <div className="rt-flip">
      <div className="rt-lesson">{what.piece === 'fate' ? <FateFace id={what.card} /> : <LessonFace id={what.card} />}</div>
      <div className="rt-turned">
        <Back deck={what.piece} />
      </div>
    </div>
  );
}

function snapshot(shared: Shared, layout: Layout): Before {
  return {
    rotation: shared.rotation,
    holders: shared.players.map(({ holder }) => (holder === NOWHERE ? null : holder)),
    markers: shared.players.map((player) => markerPoint(player, shared.rotation, layout)),
    buttons: shared.players.map((player) => buttonPoint(player, layout)),
    money: shared.players.map(({ money }) => money),
  };
}

interface Running {
  cancel(): void;
}

/** What starts first is measured; only then does anything move. */
function play(scene: Scene, root: HTMLElement, sky: HTMLElement, now: Before, pace: number): Running[] {
  const running: Running[] = [];
  const flying = scene.flights.flatMap((flight, i) => {
    const piece = sky.children[i];
    const frames = framesOf(flight, root);
    return piece && frames ? [{ piece, frames, flight }] : [];
  });
  const move = (piece: Element, frames: Keyframe[], { delay = 0, duration, easing = 'linear' }: Timing) =>
    running.push(piece.animate(frames, { delay: delay * pace, duration: duration * pace, easing, fill: 'backwards' }));
  const run = (selector: string, frames: Keyframe[], timing: Timing) => {
    for (const piece of root.querySelectorAll(selector)) move(piece, frames, timing);
  };
  for (const { piece, frames, flight } of flying) {
    move(piece, frames, { delay: flight.at, duration: flight.lasts });
    if (flight.what.piece === 'rainbow') drawArc(piece, flight, move);
    else if (piece.firstElementChild) move(piece.firstElementChild, TURN_OVER, { delay: flight.at, duration: flight.lasts });
  }
  for (const count of scene.counts) running.push(...countUp(root, count, pace));
  for (const [name, ends] of [
    ['marker', now.markers],
    ['button', now.buttons],
  ] as const) {
    for (const [seat, path] of scene.paths[name]) {
      const end = ends[seat];
      const last = path.at(-1);
      if (!end || last === undefined || last.at === 0) continue;
      const frames = path.map(({ at, point, lift }) => ({ transform: moved(point, end, lift), offset: at / last.at }));
      run(`[data-${name}="${seat}"]`, frames, { duration: last.at });
    }
  }
  for (const { frames, at, lasts } of scene.turns) {
    run(
      '[data-wheel]',
      frames.map((degrees) => ({ transform: `rotate(${degrees}deg)` })),
      { delay: at, duration: lasts },
    );
  }
  for (const { selector, frames, at, lasts, easing } of scene.effects) run(selector, [...frames], { delay: at, duration: lasts, easing });
  return running;
}

interface Timing {
  readonly delay?: number;
  readonly duration: number;
  readonly easing?: string;
}

const moved = (from: Point, to: Point, lift: number): string => `translate(${from.x - to.x}px, ${from.y - to.y - lift}px)`;

const middle = (box: DOMRect, within: DOMRect): Point => ({
  x: box.left + box.width / 2 - within.left,
  y: box.top + box.height / 2 - within.top,
});

const EASE = 'cubic-bezier(.2,.8,.25,1)';

/** Its own element turns over: one that fades as well would be drawn flat, with its face seen from behind. */
const TURN_OVER: Keyframe[] = [
  { transform: 'perspective(900px) rotateY(180deg)', easing: EASE },
  { transform: 'perspective(900px) rotateY(0deg)', offset: 0.3 },
  { transform: 'perspective(900px) rotateY(0deg)' },
];

/** From the pile to the middle of the board, turning over on the way; there it is read; then it goes to its player. */
function framesOf({ what, from, seat }: Flight, root: HTMLElement): Keyframe[] | null {
  const table = root.getBoundingClientRect();
  const board = root.querySelector('.rt-board')?.getBoundingClientRect();
  const start = root.querySelector(from)?.getBoundingClientRect();
  const end = root.querySelector(`[data-stand="${seat}"]`)?.getBoundingClientRect();
  if (!board || !start || !end) return null;
  const at = ({ x, y }: Point, size: number) => `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${size})`;
  const [a, b, c] = [middle(start, table), middle(board, table), middle(end, table)];
  if (what.piece === 'rainbow') {
    return [
      { transform: at(b, 1), opacity: 0 },
      { transform: at(b, 1), opacity: 1, offset: 0.1 },
      { transform: at(b, 1), opacity: 1, offset: 0.8 },
      { transform: at(b, 1.1), opacity: 0 },
    ];
  }
  return [
    { transform: at(a, 0.4), opacity: 1, easing: EASE },
    { transform: at(b, 1), opacity: 1, offset: 0.3 },
    { transform: at(b, 1.03), opacity: 1, offset: 0.82, easing: 'ease-in' },
    { transform: at(c, 0.2), opacity: 0.1 },
  ];
}

/** The colours of the rainbow come one after the other. */
function drawArc(piece: Element, { at, lasts }: Flight, move: (piece: Element, frames: Keyframe[], timing: Timing) => void): void {
  for (const [n, stripe] of [...piece.querySelectorAll('path')].entries()) {
    move(stripe, [{ strokeDashoffset: 1 }, { strokeDashoffset: 0 }], { delay: at + n * 110, duration: lasts / 3, easing: 'ease-out' });
  }
}

/** The figure runs to its new value, and the bar beside it grows along. */
function countUp(root: HTMLElement, { seat, from, to, at, lasts }: Count, pace: number): Running[] {
  return [...root.querySelectorAll(`[data-money="${seat}"]`)].flatMap((place): Running[] => {
    const figure = place.querySelector('b');
    const bar = place.querySelector('[data-fill]');
    if (!figure) return [];
    const began = performance.now() + at * pace;
    let next = requestAnimationFrame(function tick(time) {
      const part = Math.min(1, Math.max(0, (time - began) / (lasts * pace)));
      figure.textContent = dollars(Math.round((from + (to - from) * part) / 50) * 50);
      if (part < 1) next = requestAnimationFrame(tick);
      else figure.textContent = dollars(to);
    });
    const grows = bar?.animate([{ transform: `scaleX(${to === 0 ? 1 : from / to})` }, { transform: 'none' }], {
      delay: at * pace,
      duration: lasts * pace,
      fill: 'backwards',
      easing: 'ease-out',
    });
    const stop = () => {
      cancelAnimationFrame(next);
      figure.textContent = dollars(to);
    };
    return [{ cancel: stop }, ...(grows ? [grows] : [])];
  });
}
