/** A board in a picture of a position: whole where it can be read, else the part that matters, and a small map of the whole. */
import { type ReactNode, useCallback, useLayoutEffect, useRef, useState } from 'react';
import styles from './cropped.module.css';
import { watchSize } from './size.js';

interface CroppedProps {
  readonly least: number; // pixels: in a narrower board the figures cannot be read
  readonly ratio: number; // width by height
  readonly around: readonly string[]; // the `data-at` of what matters
  readonly map: ReactNode; // the whole board, an svg
  readonly children: ReactNode; // fills its box, and grows with it
}

interface Point {
  readonly x: number; // shares of the board
  readonly y: number;
}

interface Shown {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly top: number;
  readonly seen: { readonly left: number; readonly top: number; readonly width: number; readonly height: number } | null; // null: all of it
  readonly points: readonly Point[];
}

const MARGIN = 0.7; // of the frame: what lies farther apart does not fit in with what is around it

/** Where a board of this size lies in its frame: what matters in the middle, the first of it where not all fits, and nothing bare at an edge. */
function laid(board: number, frame: number, points: readonly number[]): number {
  if (board <= frame) return (frame - board) / 2;
  const [first = 0.5] = points;
  const [from, to] = [Math.min(first, ...points), Math.max(first, ...points)];
  const middle = (to - from) * board > MARGIN * frame ? first : (from + to) / 2;
  return Math.min(0, Math.max(frame - board, frame / 2 - middle * board));
}

export function partShown(
  frame: { readonly width: number; readonly height: number },
  least: number,
  ratio: number,
  points: readonly Point[],
): Shown {
  const width = Math.max(Math.min(frame.width, frame.height * ratio), least);
  const height = width / ratio;
  const left = laid(
    width,
    frame.width,
    points.map(({ x }) => x),
  );
  const top = laid(
    height,
    frame.height,
    points.map(({ y }) => y),
  );
  const part = (from: number, size: number, whole: number) => [Math.max(0, -from) / whole, Math.min(1, size / whole)] as const;
  const [seenLeft, seenWidth] = part(left, frame.width, width);
  const [seenTop, seenHeight] = part(top, frame.height, height);
  const isWhole = seenWidth > 0.99 && seenHeight > 0.99;
  return {
    width,
    height,
    left,
    top,
    points,
    seen: isWhole ? null : { left: seenLeft, top: seenTop, width: seenWidth, height: seenHeight },
  };
}

export function Cropped({ least, ratio, around, map, children }: CroppedProps) {
  const port = useRef<HTMLDivElement>(null);
  const board = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<Shown | null>(null);
  const [moved, setMoved] = useState<Point | null>(null); // where it was scrolled to
  const names = around.join('\n');
  const measure = useCallback(() => {
    const [outer, inner] = [port.current, board.current];
    if (!outer || !inner) return;
    const box = inner.getBoundingClientRect();
    const points = names.split('\n').flatMap((name): Point[] => {
      const thing = name === '' ? null : inner.querySelector(`[data-at="${CSS.escape(name)}"]`)?.getBoundingClientRect();
      if (!thing || box.width === 0) return [];
      return [{ x: (thing.left + thing.width / 2 - box.left) / box.width, y: (thing.top + thing.height / 2 - box.top) / box.height }];
    });
    setShown(partShown({ width: outer.clientWidth, height: outer.clientHeight }, least, ratio, points));
  }, [names, least, ratio]);
  useLayoutEffect(() => (port.current ? watchSize(port.current, measure) : undefined), [measure]);
  useLayoutEffect(() => {
    if (shown) port.current?.scrollTo(Math.max(0, -shown.left), Math.max(0, -shown.top));
  }, [shown]);
  const seen = shown?.seen;
  return (
    <div className={styles.frame}>
      <div
        ref={port}
        className={styles.port}
        data-clips=""
        tabIndex={seen ? 0 : undefined}
        onScroll={({ currentTarget: { scrollLeft, scrollTop } }) => setMoved({ x: scrollLeft, y: scrollTop })}
      >
        <div
          ref={board}
          className={styles.board}
          style={
            shown ? { width: shown.width, height: shown.height, left: Math.max(0, shown.left), top: Math.max(0, shown.top) } : { inset: 0 }
          }
        >
          {children}
        </div>
      </div>
      {seen && (
        <div className={styles.map} style={{ aspectRatio: ratio }} aria-hidden="true">
          {map}
          {shown.points.map(({ x, y }) => (
            <b key={`${x} ${y}`} style={{ left: share(x), top: share(y) }} />
          ))}
          <i
            style={{
              left: share(moved ? moved.x / shown.width : seen.left),
              top: share(moved ? moved.y / shown.height : seen.top),
              width: share(seen.width),
              height: share(seen.height),
            }}
          />
        </div>
      )}
    </div>
  );
}

const share = (part: number): string => `${(100 * part).toFixed(2)}%`;
