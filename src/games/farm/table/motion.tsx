/** Plays what happened over the farm. Nothing here takes part in the game: it ignores the pointer, and a new move ends it at once. */

import { memo, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { SeatMark } from '../../../web/art/seat.js';
import { afterPicture } from '../../../web/kit/after-picture.js';
import type { Happening } from '../../../web/table.js';
import type { FarmTypes } from '../face.js';
import { Animal, ThingPicture } from './art/things.js';
import { type Anchor, choreograph, type Flight, type What } from './choreography.js';

interface MotionProps {
  readonly root: RefObject<HTMLElement | null>;
  readonly happenings: readonly Happening<FarmTypes>[];
  readonly moment: number; // questions asked so far: a new number is a new position
  readonly pace: number;
}

interface Scene {
  readonly entry: number;
  readonly flights: readonly Flight[];
}

const AT_ONCE = 3; // scenes: a night goes on while the neighbours already butcher

export const Motion = memo(
  function Motion({ root, happenings, moment, pace }: MotionProps) {
    const last = useRef<number | null>(null);
    const [scenes, setScenes] = useState<readonly Scene[]>([]);
    const entry = happenings.at(-1)?.entry ?? -1;

    // biome-ignore lint/correctness/useExhaustiveDependencies: a new moment, not a new list, is what starts a scene
    useLayoutEffect(() => {
      const before = last.current;
      last.current = entry;
      if (before === null || pace === 0) return;
      const scene = { entry, flights: choreograph(happenings.map(({ event }) => event)) };
      return afterPicture(() => setScenes((running) => (entry > before ? [...running, scene].slice(-AT_ONCE) : [scene]))); // going back ends what was
    }, [entry, moment]);

    return (
      <div className="hf-sky" aria-hidden="true">
        {scenes.map((scene) => (
          <Played
            key={scene.entry}
            flights={scene.flights}
            root={root}
            pace={pace}
            end={() => setScenes((running) => running.filter((each) => each !== scene))}
          />
        ))}
      </div>
    );
  },
  (a, b) => a.happenings.at(-1)?.entry === b.happenings.at(-1)?.entry && a.moment === b.moment,
);

interface PlayedProps {
  readonly flights: readonly Flight[];
  readonly root: RefObject<HTMLElement | null>;
  readonly pace: number;
  readonly end: () => void;
}

function Played({ flights, root, pace, end }: PlayedProps) {
  const sky = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a scene is played once, at the pace it began with
  useLayoutEffect(() => {
    if (root.current === null || sky.current === null) return;
    const running = play(flights, root.current, sky.current, pace);
    const over = setTimeout(end, Math.max(0, ...flights.map(({ at, lasts }) => at + lasts)) * pace + 50);
    return () => {
      clearTimeout(over);
      for (const animation of running) animation.cancel();
    };
  }, []);
  return (
    <div ref={sky}>
      {[...flights.entries()].map(([i, { what }]) => (
        <span key={i} className="hf-flight">
          <Piece what={what} />
        </span>
      ))}
    </div>
  );
}

function Piece({ what }: { readonly what: What }) {
  if (what.piece === 'word') return <span className={`hf-said hf-${what.tone}`}>{what.words}</span>;
  if (what.piece === 'thing') {
    return (
      <span className="hf-said">
        <ThingPicture thing={what.thing} size={22} />
        {what.words}
      </span>
    );
  }
  return (
    <svg viewBox="-4 -8 112 112" width="62" height="62" aria-hidden="true" focusable="false">
      <Animal kind={what.kind} />
      {what.seat !== null && <SeatMark seat={what.seat} x={88} y={90} />}
    </svg>
  );
}

function find(root: HTMLElement, [what, which]: Anchor): DOMRect | null {
  const place = [...root.querySelectorAll(`[data-${what}="${which}"]`)]
    .map((each) => each.getBoundingClientRect())
    .find(({ width }) => width > 0);
  return place ?? null;
}

const EASE = 'cubic-bezier(.2,.8,.25,1)';

function play(flights: readonly Flight[], root: HTMLElement, sky: HTMLElement, pace: number): Animation[] {
  const table = root.getBoundingClientRect();
  const running: Animation[] = [];
  for (const [i, { from, to, at, lasts }] of flights.entries()) {
    const piece = sky.children[i];
    const start = find(root, from) ?? find(root, to);
    const end = find(root, to) ?? start;
    if (!(piece instanceof HTMLElement) || start === null || end === null) continue;
    const place = ({ left, top, width, height }: DOMRect, up: number): string =>
      `translate(${left + width / 2 - table.left}px, ${top + Math.min(height, 90) / 2 - table.top - up}px) translate(-50%, -50%)`;
    const rises = from[0] === to[0] && from[1] === to[1];
    const frames = rises
      ? [
          { transform: `${place(start, 0)} scale(.7)`, opacity: 0 },
          { transform: `${place(start, 12)} scale(1)`, opacity: 1, offset: 0.2 },
          { transform: `${place(start, 20)} scale(1)`, opacity: 1, offset: 0.75 },
          { transform: `${place(start, 34)} scale(1)`, opacity: 0 },
        ]
      : [
          { transform: `${place(start, 0)} scale(1)`, opacity: 1 },
          { transform: `${place(end, 0)} scale(.9)`, opacity: 1, offset: 0.85 },
          { transform: `${place(end, 0)} scale(.6)`, opacity: 0 },
        ];
    running.push(piece.animate(frames, { delay: at * pace, duration: lasts * pace, easing: EASE, fill: 'none' }));
  }
  return running;
}
