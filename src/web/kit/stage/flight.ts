/** How a piece gets from one place of the page to another, as key frames. Geometry only: whoever measures the page calls it. */
import type { Piece } from '../../table.js';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Rect extends Point {
  readonly width: number;
  readonly height: number;
}

export const LASTS = 320; // milliseconds at normal pace
const WORD_LASTS = 900;
export const CROSS_FADE = 120; // where the device asks for reduced motion, at any pace
const LIFT = 22; // pixels that a piece is raised on a longer way
const LONG_WAY = 90;
const SMALLEST = 0.3;
const LARGEST = 3;

export const middle = ({ x, y, width, height }: Rect): Point => ({ x: x + width / 2, y: y + height / 2 });

export const lastsOf = ({ lasts, way }: Piece): number => lasts ?? (way === 'word' ? WORD_LASTS : LASTS);

const px = ({ x, y }: Point): string => `${x.toFixed(1)}px ${y.toFixed(1)}px`;

const MOST_CLEARED = 18; // px: a word stands over a small thing, and within a large one

/** The way over all its points; a long straight one is raised in the middle. */
function waypoints(points: readonly Point[]): readonly Point[] {
  const [from, to] = points;
  if (!from || !to || points.length > 2 || Math.hypot(to.x - from.x, to.y - from.y) < LONG_WAY) return points;
  return [from, { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - LIFT }, to];
}

/** A thing that lies at `to` comes there from `from`. `inside` turns a way on the screen into one in the thing's own coordinates. Until it sets off it is out of sight. */
export function arrival(way: Piece['way'], points: readonly Rect[], inside: (by: Point) => Point, mayScale: boolean): Keyframe[] {
  const [from] = points;
  const to = points.at(-1);
  if (!from || !to) return [];
  const end = middle(to);
  const ways = waypoints(points.map(middle));
  const scale = mayScale && to.width > 0 ? Math.min(LARGEST, Math.max(SMALLEST, from.width / to.width)) : 1;
  const frames = ways.map((point, i): Keyframe => {
    const done = i / (ways.length - 1);
    return {
      offset: done,
      opacity: 1,
      translate: px(inside({ x: point.x - end.x, y: point.y - end.y })),
      ...(mayScale ? { scale: String(scale + (1 - scale) * done) } : {}),
      ...(way === 'turn' ? { rotate: `y ${90 * (1 - done)}deg` } : {}),
    };
  });
  return [{ ...frames[0], offset: 0, opacity: 0 }, { ...frames[0], offset: 0.01 }, ...frames.slice(1)];
}

/** A piece that is drawn for its journey only, on a sheet that begins at the corner of the screen. */
export function journey(way: Piece['way'], points: readonly Rect[]): Keyframe[] {
  const ways = waypoints(points.map(middle));
  const [start] = ways;
  if (!start) return [];
  const at = (point: Point, more: Keyframe = {}): Keyframe => ({ translate: px(point), opacity: 1, ...more });
  if (way === 'word') {
    const edge = Math.min(MOST_CLEARED, (points[0]?.height ?? 0) / 2); // a figure that it tells of stays in sight
    const up = (by: number): Point => ({ x: start.x, y: start.y - edge - by });
    return [
      at(start, { opacity: 0, scale: '.6' }),
      at(up(14), { offset: 0.2, scale: '1' }),
      at(up(18), { offset: 0.8, scale: '1' }),
      at(up(26), { opacity: 0, scale: '1' }),
    ];
  }
  return ways.map((point, i) => at(point, way === 'turn' ? { rotate: `y ${90 * (1 - i / (ways.length - 1))}deg` } : {}));
}

export const FADE_IN: Keyframe[] = [{ opacity: 0 }, { opacity: 1 }];

/** A word without motion: it comes and goes where it would have risen to. */
export const fadedWord = (points: readonly Rect[]): Keyframe[] =>
  journey('word', points).map((frame, _, all) => ({ ...frame, translate: all[1]?.translate ?? '', scale: '1' }));
