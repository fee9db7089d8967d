/** Cards by number, by name and by text. In the state a card is a number; moves and events say S07, F03 or H-love. */
import { nth } from '../../kit/moves.js';
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

export const IMPROVEMENT_COUNT = IMPROVEMENT_CARDS.length;
export const FATE_COUNT = FATE_CARDS.length;

const IMPROVEMENT_IDS = IMPROVEMENT_CARDS.map((_, card): ImprovementId => `S${twoDigits(card + 1)}`);
const IMPROVEMENT_AREAS = IMPROVEMENT_CARDS.map(({ area }) => AREAS.indexOf(area));
const FATE_IDS = FATE_CARDS.map((_, card): FateId => `F${twoDigits(card + 1)}`);
const FATE_KINDS = FATE_CARDS.map(({ kind }) => kind);
const FATE_AREAS = FATE_CARDS.map(({ area }) => (area === null ? -1 : AREAS.indexOf(area)));

/** A hang-up in front of a player: the area of an original one, or a fate card's number raised by the number of areas. */
const HANG_UP_IDS: readonly HangUpId[] = [...AREAS.map((area): HangUpId => `H-${area}`), ...FATE_IDS];
const HANG_UP_AREAS = [...AREAS.keys(), ...FATE_AREAS];
export const isOriginal = (hangUp: number): boolean => hangUp < AREAS.length;
export const originalHangUp = (area: number): number => area;
export const fateHangUp = (card: number): number => card + AREAS.length;
export const hangUpArea = (hangUp: number): number => HANG_UP_AREAS[hangUp] ?? -1;

export const improvementArea = (card: number): number => IMPROVEMENT_AREAS[card] ?? -1;
export const fateArea = (card: number): number => FATE_AREAS[card] ?? -1;
export const fateKind = (card: number): FateCard['kind'] => nth(FATE_KINDS, card);

export const improvementId = (card: number): ImprovementId => nth(IMPROVEMENT_IDS, card);
export const fateId = (card: number): FateId => nth(FATE_IDS, card);
export const hangUpId = (hangUp: number): HangUpId => nth(HANG_UP_IDS, hangUp);
export const improvementNumber = (id: ImprovementId): number => IMPROVEMENT_IDS.indexOf(id);
export const hangUpNumber = (id: HangUpId): number => HANG_UP_IDS.indexOf(id);
export const fateNumber = (id: FateId): number => FATE_IDS.indexOf(id);

export const improvementCard = (id: ImprovementId): (typeof IMPROVEMENT_CARDS)[number] => nth(IMPROVEMENT_CARDS, improvementNumber(id));
export const fateCard = (id: FateId): FateCard => nth(FATE_CARDS, fateNumber(id));

/** What a hang-up card says. */
export function hangUpText(hangUp: number): string {
  const area = AREAS[hangUp];
  return area === undefined ? nth(FATE_CARDS, hangUp - AREAS.length).text : HANG_UPS[area];
}
