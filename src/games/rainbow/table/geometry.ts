/** Where everything lies on the board: six tracks round the wheel, wide or tall. Units of the drawing. */
import { fateSpace, lastOf, NOWHERE, type Player, trackFacing } from '../face.js';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Layout {
  readonly tall: boolean;
  readonly width: number;
  readonly height: number;
  readonly piles: { readonly fate: Point; readonly learn: Point };
}

export const WIDE: Layout = { tall: false, width: 776, height: 612, piles: { fate: { x: -318, y: 212 }, learn: { x: 318, y: -228 } } };
export const TALL: Layout = { tall: true, width: 592, height: 652, piles: { fate: { x: -244, y: 260 }, learn: { x: 244, y: -274 } } };

const FROM_CENTRE = 216;
const RING = 80; // where a track's spaces lie
export const HOLDER_RING = 82;

const polar = (r: number, a: number): Point => ({ x: r * Math.cos(a), y: r * Math.sin(a) });
const plus = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y });

/** The direction in which a track lies from the wheel, in degrees. */
export const bearing = (track: number, { tall }: Layout): number => track * 60 - (tall ? 90 : 60);
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

export const trackCentre = (track: number, layout: Layout): Point => polar(FROM_CENTRE, radians(bearing(track, layout)));

/** Outside the rim of a track, away from the wheel: no space is covered. */
export function tripPoint(track: number, layout: Layout): Point {
  const { x, y } = trackCentre(track, layout);
  return { x: x + (x < 0 ? -112 : 112), y: y + (y < -1 ? -88 : 88) };
}

/** Spaces run clockwise round their track; the start lies next to the wheel. */
export function spacePoint(track: number, pos: number, layout: Layout): Point {
  const turn = radians(bearing(track, layout)) + Math.PI + (pos * 2 * Math.PI) / (lastOf(track) + 1);
  return plus(trackCentre(track, layout), polar(RING, turn));
}

/** A holder of the wheel, as the wheel stands. */
export const holderPoint = (holder: number, rotation: number, layout: Layout): Point =>
  polar(HOLDER_RING, radians(bearing(trackFacing(holder, rotation), layout)));

/** How far the wheel is turned, in degrees. */
export const wheelTurn = (rotation: number): number => rotation * 60;

export function buttonPoint({ button }: Player, layout: Layout): Point | null {
  if (button === NOWHERE) return null;
  const { track, pos } = fateSpace(button);
  return spacePoint(track, pos, layout);
}

const share = (value: number, whole: number): string => `${((value / whole) * 100).toFixed(3)}%`;

/** A round place on the board, as a box that grows with it. */
export const boxAt = ({ x, y }: Point, r: number, { width, height }: Layout) => ({
  left: share(x + width / 2 - r, width),
  top: share(y + height / 2 - r, height),
  width: share(r * 2, width),
  height: share(r * 2, height),
});

/** The middle of something whose size is its own. */
export const pointAt = ({ x, y }: Point, { width, height }: Layout) => ({
  left: share(x + width / 2, width),
  top: share(y + height / 2, height),
});
