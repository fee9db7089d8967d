/** Where everything lies on the board: six tracks round the wheel, wide for a laptop and tall for a phone. Units of the drawing. */
import { fateSpace, lastOf, NOWHERE, type Player, trackFacing } from '../face.js';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Layout {
  readonly tall: boolean;
  readonly width: number;
  readonly height: number;
}

export const WIDE: Layout = { tall: false, width: 776, height: 612 };
export const TALL: Layout = { tall: true, width: 592, height: 652 };

const FROM_CENTRE = 216;
const RIM = 122;
export const RING = 80; // where a track's spaces lie
export const HOLDER_RING = 82;

const polar = (r: number, a: number): Point => ({ x: r * Math.cos(a), y: r * Math.sin(a) });

/** The direction in which a track lies from the wheel. */
export const bearing = (track: number, { tall }: Layout): number => ((track * 60 - (tall ? 90 : 60)) * Math.PI) / 180;

export const trackCentre = (track: number, layout: Layout): Point => polar(FROM_CENTRE, bearing(track, layout));

/** On the rim of a track, away from the wheel. */
export const tripPoint = (track: number, layout: Layout): Point => polar(FROM_CENTRE + RIM, bearing(track, layout));

/** Spaces run clockwise round their track; the start lies next to the wheel. */
export function spacePoint(track: number, pos: number, layout: Layout): Point {
  const centre = trackCentre(track, layout);
  const at = polar(RING, bearing(track, layout) + Math.PI + (pos * 2 * Math.PI) / (lastOf(track) + 1));
  return { x: centre.x + at.x, y: centre.y + at.y };
}

/** A holder of the wheel, as the wheel stands. */
export const holderPoint = (holder: number, rotation: number, layout: Layout): Point =>
  polar(HOLDER_RING, bearing(trackFacing(holder, rotation), layout));

/** How far the wheel is turned, in degrees. */
export const wheelTurn = (rotation: number): number => rotation * 60;

/** Where a marker stands, or null if it is neither on the wheel nor on a track. */
export function markerPoint({ holder, track, pos }: Player, rotation: number, layout: Layout): Point | null {
  if (holder !== NOWHERE) return holderPoint(holder, rotation, layout);
  return track === NOWHERE ? null : spacePoint(track, pos, layout);
}

export function buttonPoint({ button }: Player, layout: Layout): Point | null {
  if (button === NOWHERE) return null;
  const { track, pos } = fateSpace(button);
  return spacePoint(track, pos, layout);
}
