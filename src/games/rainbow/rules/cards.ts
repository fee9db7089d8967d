/** Cards by number, by name and by text. In the state a card is its number in the edition; moves and events say S07, F03 or H-love. */
import { nth } from '../../kit/moves.js';
import type { Edition } from '../editions/edition.js';
import { AREAS, type Area, FATE_HANG_UPS, FATE_IMPROVES, FATE_KEYS, HANG_UPS, IMPROVEMENTS } from './data.js';

export type ImprovementId = `S${string}`;
export type FateId = `F${string}`;
export type HangUpId = FateId | `H-${Area}`; // H for those everybody begins with

const twoDigits = (n: number): string => String(n).padStart(2, '0');

const IMPROVEMENT_CARDS = AREAS.flatMap((area) => IMPROVEMENTS[area].map((text) => ({ area, text })));
const FATE_CARDS = [
  ...AREAS.flatMap((area) => FATE_HANG_UPS[area].map((text) => ({ kind: 'hang-up' as const, area, text }))),
  ...FATE_IMPROVES.map((text) => ({ kind: 'improve' as const, area: null, text })),
  ...FATE_KEYS.map((text) => ({ kind: 'key' as const, area: null, text })),
];
export type FateCard = (typeof FATE_CARDS)[number];

export const IMPROVEMENT_IDS = IMPROVEMENT_CARDS.map((_, card): ImprovementId => `S${twoDigits(card + 1)}`);
export const FATE_IDS = FATE_CARDS.map((_, card): FateId => `F${twoDigits(card + 1)}`);

/** A hang-up in front of a player: the area of an original one, or a fate card's number raised by the number of areas. */
export const isOriginal = (hangUp: number): boolean => hangUp < AREAS.length;
export const originalHangUp = (area: number): number => area;
export const fateHangUp = (card: number): number => card + AREAS.length;
export const hangUpArea = (e: Edition, hangUp: number): number => e.hangUpAreas[hangUp] ?? -1;

export const improvementArea = (e: Edition, card: number): number => e.improvementAreas[card] ?? -1;
export const fateArea = (e: Edition, card: number): number => e.fateAreas[card] ?? -1;
export const fateKind = (e: Edition, card: number): FateCard['kind'] => nth(e.fateKinds, card);

export const improvementId = (e: Edition, card: number): ImprovementId => nth(e.improvements, card);
export const fateId = (e: Edition, card: number): FateId => nth(e.fate, card);
export const hangUpId = (e: Edition, hangUp: number): HangUpId => nth(e.hangUps, hangUp);
export const improvementNumber = (e: Edition, id: ImprovementId): number => e.improvements.indexOf(id);
export const hangUpNumber = (e: Edition, id: HangUpId): number => e.hangUps.indexOf(id);
export const fateNumber = (e: Edition, id: FateId): number => e.fate.indexOf(id);

/** A card of any edition: what an id says never changes. */
export const improvementCard = (id: ImprovementId): (typeof IMPROVEMENT_CARDS)[number] =>
  nth(IMPROVEMENT_CARDS, IMPROVEMENT_IDS.indexOf(id));
export const fateCard = (id: FateId): FateCard => nth(FATE_CARDS, FATE_IDS.indexOf(id));

const isFate = (id: HangUpId): id is FateId => id.startsWith('F');

/** What a hang-up card says. */
export function hangUpText(id: HangUpId): string {
  if (isFate(id)) return fateCard(id).text;
  const area = AREAS.find((each) => id === `H-${each}`);
  if (area === undefined) throw new Error(`there is no hang-up "${id}"`);
  return HANG_UPS[area];
}
