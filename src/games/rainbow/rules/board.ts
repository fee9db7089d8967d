/** The board by number: tracks round the wheel, their spaces, and the fate spaces that buttons can cover. */
import { AREAS, type Area, BOARD, HOLDERS, type Space, TRACKS, type TrackId } from './data.js';

export const NOWHERE = -1;
export const SELF = TRACKS.indexOf('self');
export const MONEY = AREAS.indexOf('money');

const ALL = TRACKS.map((id) => BOARD[id]);
const AREA_OF = ALL.map(({ area }) => (area === null ? NOWHERE : AREAS.indexOf(area)));
const TRACK_OF = AREAS.map((_, area) => AREA_OF.indexOf(area));
const LAST = ALL.map(({ spaces }) => spaces.length - 1);

/** The red spaces in the order of tracks and spaces. A button's place in the state is a number in this list. */
export const FATE_SPACES = TRACKS.flatMap((id, track) =>
  BOARD[id].spaces.flatMap(({ kind }, pos) => (kind === 'fate' ? [{ id, track, pos }] : [])),
);
const FATE_AT = ALL.map(({ spaces }, track) => spaces.map((_, pos) => FATE_SPACES.findIndex((f) => f.track === track && f.pos === pos)));

export const lastOf = (track: number): number => LAST[track] ?? 0;
/** The area whose key a track earns; NOWHERE for Self-Improvement. */
export const areaOf = (track: number): number => AREA_OF[track] ?? NOWHERE;
/** The track that earns an area's key; NOWHERE for Money. */
export const trackOf = (area: number): number => TRACK_OF[area] ?? NOWHERE;
/** The fate space at a place, or NOWHERE if it is of another colour. */
export const fateAt = (track: number, pos: number): number => FATE_AT[track]?.[pos] ?? NOWHERE;

export const trackFacing = (holder: number, rotation: number): number => (holder + rotation) % HOLDERS; // R 2.2
export const holderFacing = (track: number, rotation: number): number => (track - rotation + HOLDERS) % HOLDERS; // R 2.2

export function spaceAt(track: number, pos: number): Space {
  const space = ALL[track]?.spaces[pos];
  if (space === undefined) throw new Error(`track ${track} has no space ${pos}`);
  return space;
}

export function trackId(track: number): TrackId {
  const id = TRACKS[track];
  if (id === undefined) throw new Error(`there is no track ${track}`);
  return id;
}

export function areaId(area: number): Area {
  const id = AREAS[area];
  if (id === undefined) throw new Error(`there is no area ${area}`);
  return id;
}

export function fateSpace(number: number): { readonly id: TrackId; readonly track: number; readonly pos: number } {
  const space = FATE_SPACES[number];
  if (space === undefined) throw new Error(`there is no fate space ${number}`);
  return space;
}
