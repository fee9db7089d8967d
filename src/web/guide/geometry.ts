/** The veil of a lesson as shapes: holes round the things it speaks of and round the bar, and the tail that points from the bar to the first of them. */

export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

const AROUND = 8; // pixels left free around a thing
const ROUND = 14; // the corner of a hole
const OFF_THE_BAR = 7; // a hole keeps this far away from the bar
const OFF_THE_EDGE = 3; // ... and this far from the edge of the screen
const BAR_GLOW = 5; // the bar's own ring stays bright
const TAIL = { width: 16, height: 17 } as const; // half its foot, and how far it stands out
const NEAR = 40; // farther than this a dotted stem leads on from the tail
const OFF_THE_CORNER = 48; // where the bar is straight

/** One box round several things that lie together. */
export const boxAround = (boxes: readonly Rect[]): Rect | null =>
  boxes.length === 0
    ? null
    : {
        left: Math.min(...boxes.map(({ left }) => left)),
        top: Math.min(...boxes.map(({ top }) => top)),
        right: Math.max(...boxes.map(({ right }) => right)),
        bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
      };

const grown = ({ left, top, right, bottom }: Rect, by: number): Rect => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
});

/** On which side of the bar a thing lies. */
type Side = 'above' | 'below' | 'left' | 'right';

function sideOf(thing: Rect, bar: Rect): Side {
  const by: readonly (readonly [Side, number])[] = [
    ['above', bar.top - thing.bottom],
    ['below', thing.top - bar.bottom],
    ['left', bar.left - thing.right],
    ['right', thing.left - bar.right],
  ];
  return by.reduce((best, each) => (each[1] > best[1] ? each : best))[0];
}

/** A hole round a thing, which never touches the bar or leaves the screen. */
export function holeFor(thing: Rect, bar: Rect, { width, height }: Size): Rect {
  const free = grown(thing, AROUND);
  const side = sideOf(thing, bar);
  return {
    left: Math.max(OFF_THE_EDGE, side === 'right' ? Math.max(free.left, bar.right + OFF_THE_BAR) : free.left),
    top: Math.max(OFF_THE_EDGE, side === 'below' ? Math.max(free.top, bar.bottom + OFF_THE_BAR) : free.top),
    right: Math.min(width - OFF_THE_EDGE, side === 'left' ? Math.min(free.right, bar.left - OFF_THE_BAR) : free.right),
    bottom: Math.min(height - OFF_THE_EDGE, side === 'above' ? Math.min(free.bottom, bar.top - OFF_THE_BAR) : free.bottom),
  };
}

export function roundedPath({ left, top, right, bottom }: Rect, corner = ROUND): string {
  const [width, height] = [right - left, bottom - top];
  const r = Math.max(0, Math.min(corner, width / 2, height / 2));
  const arc = (x: number, y: number) => `a${r} ${r} 0 0 1 ${x} ${y}`;
  return `M${left + r} ${top}h${width - 2 * r}${arc(r, r)}v${height - 2 * r}${arc(-r, r)}h${2 * r - width}${arc(-r, -r)}v${2 * r - height}${arc(r, -r)}z`;
}

/** Holes that meet are one: by the rule of even and odd they would be dark where both are. */
export function apart(holes: readonly Rect[]): readonly Rect[] {
  const [first, second] = holes;
  if (!first || !second) return holes;
  const meet = first.left < second.right && second.left < first.right && first.top < second.bottom && second.top < first.bottom;
  const both = meet ? boxAround([first, second]) : null;
  return both ? [both] : holes;
}

/** The whole screen but for these, by the rule of even and odd. */
export const veilPath = ({ width, height }: Size, bar: Rect, holes: readonly Rect[]): string =>
  [`M0 0H${width}V${height}H0Z`, roundedPath(grown(bar, BAR_GLOW), ROUND + BAR_GLOW), ...holes.map((hole) => roundedPath(hole))].join('');

export interface Pointer {
  readonly tail: string; // a triangle on the bar's edge, open at its foot
  readonly stem: string | null; // dotted, where the thing is far
  readonly head: string | null;
}

const within = (value: number, least: number, most: number): number =>
  least > most ? (least + most) / 2 : Math.min(most, Math.max(least, value));

/** From the bar to the middle of a hole. Reckoned as if it lay above, and turned to its side. */
export function pointerTo(hole: Rect, bar: Rect): Pointer {
  const side = sideOf(hole, bar);
  const upright = side === 'above' || side === 'below';
  const away = side === 'above' || side === 'left' ? -1 : 1; // along the axis from the bar to the thing
  const [barFrom, barTo] = upright ? [bar.left, bar.right] : [bar.top, bar.bottom];
  const [from, to] = upright ? [hole.left, hole.right] : [hole.top, hole.bottom];
  const edge = side === 'above' ? bar.top : side === 'below' ? bar.bottom : side === 'left' ? bar.left : bar.right;
  const near = side === 'above' ? hole.bottom : side === 'below' ? hole.top : side === 'left' ? hole.right : hole.left;
  const corner = Math.min(OFF_THE_CORNER, (barTo - barFrom) / 3);
  const foot = within((from + to) / 2, barFrom + corner, barTo - corner);
  const at = (along: number, out: number): string => {
    const [x, y] = upright ? [along, out] : [out, along];
    return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
  };
  const inside = edge - away * 3; // over the bar's border
  const tip = edge + away * TAIL.height;
  const tail = `M${at(foot - TAIL.width, inside)}L${at(foot, tip)}L${at(foot + TAIL.width, inside)}`;
  if (away * (near - edge) <= NEAR) return { tail, stem: null, head: null };
  const goal = within(foot, Math.min(from + 30, (from + to) / 2), Math.max(to - 30, (from + to) / 2));
  const [start, end] = [tip + away * 6, near - away * 9];
  const middle = (start + end) / 2;
  return {
    tail,
    stem: `M${at(foot, start)}C${at(foot, middle)} ${at(goal, middle)} ${at(goal, end)}`,
    head: `M${at(goal - 9, end - away * 11)}L${at(goal, end)}L${at(goal + 9, end - away * 11)}`,
  };
}

export const isIn = ({ left, top, right, bottom }: Rect, x: number, y: number): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;
