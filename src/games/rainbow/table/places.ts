/** What lies where, by the name that its `data-at` gives it. Two equal things are two places. */
import type { Seat } from '../../../engine/game.js';
import type { Area, DeviceId, TrackId } from '../face.js';

export const WHEEL = 'wheel';
export const seatAt = (seat: Seat): string => `seat:${seat}`;
export const keyAt = (seat: Seat, area: Area): string => `key:${seat}-${area}`;
export const moneyAt = (seat: Seat): string => `money:${seat}`;
export const markerAt = (seat: Seat): string => `marker:${seat}`;
export const buttonAt = (seat: Seat): string => `button:${seat}`;
export const holderAt = (holder: number): string => `holder:${holder}`;
export const nudgeAt = (dir: 1 | -1): string => (dir === 1 ? 'nudge:on' : 'nudge:back');
export const trackAt = (track: TrackId): string => `track:${track}`;
export const deviceAt = (device: DeviceId): string => `device:${device}`;
export const spaceAtName = (track: TrackId, pos: number): string => `space:${track}-${pos}`;
export const pileAt = (pile: 'fate' | 'learn'): string => `pile:${pile}`;
export const cardAt = (place: number): string => `card:${place}`;
export const hangUpAt = (place: number): string => `hang-up:${place}`;
export const savedAt = (place: number): string => `saved:${place}`;
