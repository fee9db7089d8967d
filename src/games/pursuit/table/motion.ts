/** Plays what happened over the table: hourglasses go to their rooms, cards to their owners, goods rise where they are gained. A new move ends it at once. */

import { type RefObject, useLayoutEffect } from 'react';
import { afterPicture } from '../../../web/kit/after-picture.js';
import type { Happening, TableProps } from '../../../web/table.js';
import type { PursuitTypes } from '../face.js';
import { choreograph, type Flight } from './choreography.js';

const EASE = 'cubic-bezier(.2,.8,.25,1)';

export function useMotion(
  root: RefObject<HTMLElement | null>,
  happenings: readonly Happening<PursuitTypes>[],
  pace: number,
  showing: TableProps<PursuitTypes>['showing'],
): void {
  const newest = happenings.at(-1);
  const moment = newest === undefined ? '' : `${newest.entry} ${happenings.length}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new moment, not a new list, is what starts a scene
  useLayoutEffect(() => {
    const table = root.current;
    const sky = table?.querySelector('.pt-sky');
    if (!table || !sky || pace === 0) return;
    const flights = choreograph(happenings.map(({ event }) => event));
    showing?.(pace * Math.max(0, ...flights.map(({ at, lasts }) => at + lasts)));
    let running: readonly Animation[] = [];
    const callOff = afterPicture(() => {
      running = flights.flatMap((flight) => fly(table, sky, flight, pace));
    });
    return () => {
      callOff();
      for (const animation of running) animation.cancel();
      sky.replaceChildren();
    };
  }, [moment]);
}

function fly(table: HTMLElement, sky: Element, { from, to, piece, at, lasts }: Flight, pace: number): Animation[] {
  const start = table.querySelector(from)?.getBoundingClientRect();
  const end = table.querySelector(to)?.getBoundingClientRect();
  if (!start || !end) return [];
  const origin = table.getBoundingClientRect();
  const span = document.createElement('span');
  span.className = `pt-flight ${piece.className}`;
  span.textContent = piece.words;
  if (piece.seat !== null) span.style.setProperty('--seat', `var(--p${piece.seat + 1})`);
  sky.append(span);
  const a = { x: start.left + start.width / 2 - origin.left, y: start.top + start.height / 2 - origin.top };
  const b = { x: end.left + end.width / 2 - origin.left, y: end.top + end.height / 2 - origin.top };
  const place = (x: number, y: number, size: number) => `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${size})`;
  const frames: Keyframe[] =
    from === to
      ? [
          { transform: place(a.x, a.y, 0.7), opacity: 0 },
          { transform: place(a.x, a.y - 16, 1), opacity: 1, offset: 0.25 },
          { transform: place(a.x, a.y - 24, 1), opacity: 1, offset: 0.75 },
          { transform: place(a.x, a.y - 40, 0.9), opacity: 0 },
        ]
      : [
          { transform: place(a.x, a.y, 1), opacity: 0 },
          { transform: place(a.x, a.y, 1.1), opacity: 1, offset: 0.1 },
          { transform: place((a.x + b.x) / 2, (a.y + b.y) / 2 - 26, 1.15), opacity: 1, offset: 0.55 },
          { transform: place(b.x, b.y, 0.8), opacity: 0.3 },
        ];
  const animation = span.animate(frames, { delay: at * pace, duration: lasts * pace, easing: EASE, fill: 'both' });
  animation.onfinish = () => span.remove();
  return [animation];
}
