/** A board whose spots are too small for a finger: the first tap brings the part that was meant near, the second one chooses. */
import { type MouseEvent, type ReactNode, type TouchEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import styles from './zoom-region.module.css';

const LEAST = 44; // pixels: what is as large as a finger answers the first tap
const PINCHED = 24; // pixels by which two fingers must come together
const TIME = 320; // milliseconds

interface ZoomRegionProps {
  readonly on: boolean; // something small may be touched now
  readonly times: number; // how much larger the near part is
  readonly parts?: readonly string[]; // the `data-at` of what can be brought near; without them it is what lies around the tap
  readonly question: unknown; // another one shows the whole board again
  readonly map: ReactNode; // the whole board, 64 by 52
  readonly pace: number;
  readonly children: ReactNode; // fills its box, and grows with it
}

/** What is seen of the whole, as shares of it. */
interface Seen {
  readonly left: number;
  readonly top: number;
  readonly times: number;
}

const WHOLE: Seen = { left: 0, top: 0, times: 1 };

export function ZoomRegion({ on, times, parts, question, map, pace, children }: ZoomRegionProps) {
  const frame = useRef<HTMLDivElement>(null);
  const board = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState<{ readonly seen: Seen; readonly question: unknown } | null>(null);
  const isNear = near !== null && on && near.question === question;
  const seen = isNear ? near.seen : WHOLE;
  const back = () => setNear(null);
  useTravel(board, seen, pace);
  useEscape(isNear, back);
  const pinch = usePinch(isNear, back);

  /** A tap of a finger or a mouse; keys and screen readers choose at once. */
  const tap = (event: MouseEvent): void => {
    if (!on || isNear || event.detail === 0 || frame.current === null || isLarge(event.target)) return;
    const box = frame.current.getBoundingClientRect();
    const point = centreOf(frame.current, parts, event.clientX, event.clientY);
    if (point === null) return;
    event.preventDefault();
    event.stopPropagation();
    const edge = (share: number) => Math.min(1 - 1 / times, Math.max(0, share - 0.5 / times));
    const left = edge((point.x - box.left) / box.width);
    const top = edge((point.y - box.top) / box.height);
    setNear({ seen: { left, top, times }, question });
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only catches what is meant for the buttons within, which keys reach without it
    <div
      ref={frame}
      className={styles.frame}
      data-near={isNear}
      data-zooms={on ? '' : undefined}
      onClickCapture={tap}
      onFocus={({ target }) => isNear && frame.current && !isWithin(target, frame.current) && back()}
      {...pinch}
    >
      <div
        ref={board}
        className={styles.board}
        style={{
          width: share(seen.times),
          height: share(seen.times),
          left: share(-seen.left * seen.times),
          top: share(-seen.top * seen.times),
        }}
      >
        {children}
      </div>
      {isNear && (
        <button type="button" className={styles.map} aria-label="Show the whole board" onClick={back}>
          {map}
          <i style={{ left: share(seen.left), top: share(seen.top), width: share(1 / times), height: share(1 / times) }} />
        </button>
      )}
    </div>
  );
}

const share = (part: number): string => `${(100 * part).toFixed(3)}%`;

function isLarge(target: EventTarget): boolean {
  const box = target instanceof Element ? target.closest('button')?.getBoundingClientRect() : undefined;
  return box !== undefined && box.width >= LEAST && box.height >= LEAST;
}

function isWithin(thing: Element, frame: Element): boolean {
  const [inner, outer] = [thing.getBoundingClientRect(), frame.getBoundingClientRect()];
  const [x, y] = [inner.left + inner.width / 2, inner.top + inner.height / 2];
  return x >= outer.left && x <= outer.right && y >= outer.top && y <= outer.bottom;
}

/** The middle of the part under a tap, or near it; null: it was meant for none. */
function centreOf(
  frame: Element,
  parts: readonly string[] | undefined,
  x: number,
  y: number,
): { readonly x: number; readonly y: number } | null {
  if (parts === undefined) return { x, y };
  const reached = parts.flatMap((part) => {
    const box = frame.querySelector(`[data-at="${CSS.escape(part)}"]`)?.getBoundingClientRect();
    if (box === undefined) return [];
    const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    const away = Math.hypot(x - middle.x, y - middle.y);
    return away <= Math.max(box.width, box.height) ? [{ middle, away }] : [];
  });
  return reached.sort((a, b) => a.away - b.away)[0]?.middle ?? null;
}

/** It is laid out at its new size at once, so that rings and text stay sharp, and only seems to grow. */
function useTravel(board: { readonly current: HTMLElement | null }, seen: Seen, pace: number): void {
  const last = useRef(seen);
  useLayoutEffect(() => {
    const from = last.current;
    last.current = seen;
    if (board.current === null || pace === 0 || from === seen) return;
    const scale = from.times / seen.times;
    const x = share(seen.left - from.left * scale);
    const y = share(seen.top - from.top * scale);
    const frames = [{ transform: `translate(${x}, ${y}) scale(${scale})` }, { transform: 'none' }];
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (!still) board.current.animate(frames, { duration: TIME * pace, easing: 'cubic-bezier(.2,.8,.25,1)' });
  }, [board, seen, pace]);
}

function useEscape(isNear: boolean, back: () => void): void {
  useEffect(() => {
    if (!isNear) return;
    const heard = (event: KeyboardEvent) => event.key === 'Escape' && back();
    window.addEventListener('keydown', heard);
    return () => window.removeEventListener('keydown', heard);
  });
}

const spread = ({ touches }: TouchEvent): number | null => {
  const [one, other] = [touches[0], touches[1]];
  return one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : null;
};

/** Two fingers that come together go back to the whole. */
function usePinch(isNear: boolean, back: () => void) {
  const from = useRef<number | null>(null);
  return {
    onTouchStart: (event: TouchEvent) => {
      from.current = spread(event);
    },
    onTouchMove: (event: TouchEvent) => {
      const now = spread(event);
      if (isNear && now !== null && from.current !== null && from.current - now > PINCHED) back();
    },
  };
}
