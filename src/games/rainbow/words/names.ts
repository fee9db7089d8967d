/** How players speak of seats, places, cards and sums. */
import { type ImprovementId, improvementCard } from '../rules/cards.js';
import { AREA_NAMES, type Area, BOARD, type DeviceId, type TrackId } from '../rules/data.js';

export { listed, many, plural } from '../../kit/words.js';
export const areaName = (area: Area): string => AREA_NAMES[area];
export const trackName = (track: TrackId): string => BOARD[track].name;
export const placeName = (track: TrackId, pos: number): string =>
  pos === 0 ? `the start of ${trackName(track)}` : `${trackName(track)} ${pos}`;
export const quote = (text: string): string => `“${text}”`;
export const textAt = (track: TrackId, pos: number): string => quote(BOARD[track].spaces[pos]?.text ?? trackName(track));
export const dollars = (amount: number): string => `$${String(amount).replace(/\B(?=(?:\d{3})+$)/g, ',')}`;
export const percent = (chance: number): string => `${Math.round(100 * chance)} %`;

/** As in “Look up.” (Faith) */
export function improvementName(id: ImprovementId): string {
  const { text, area } = improvementCard(id);
  return `${quote(text)} (${areaName(area)})`;
}

/** What one does with a device. */
export const DEVICE_ACTS: Readonly<Record<DeviceId, string>> = {
  hand: 'Roll the steel ball into the hand',
  heart: 'Spin the heart',
  bookshelf: 'Turn over a bookshelf card',
  computer: 'Spin the computer wheel',
  lightning: 'Spin the lightning',
  bicycle: 'Turn over a bicycle wheel card',
};
