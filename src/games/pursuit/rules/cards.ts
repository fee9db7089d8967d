/** The cards of the four piles under the numbers they have in an edition, and where to look them up. */
import type { Edition } from '../editions/edition.js';
import type { CardFace, Group, Job, Level, Partner, Romance, Upkeep } from './cards/shape.js';
import { NONE } from './goods.js';

/** A card in the state is its place in the edition's list. */
export type Card = number;
export const NO_CARD = -1;

export const ROWS = ['project', 'item', 'job', 'partner'] as const;
export type Row = (typeof ROWS)[number];
export const PROJECTS = 0;
export const THINGS = 1; // items and activities
export const JOBS_ROW = 2;
export const PARTNERS_ROW = 3;

export const isBasic = (e: Edition, card: Card): boolean => card < e.singleFrom;
export const isSingle = (e: Edition, card: Card): boolean => card >= e.singleFrom && card < e.groupFrom;
export const isGroup = (e: Edition, card: Card): boolean => card >= e.groupFrom && card < e.itemFrom;
export const isItem = (e: Edition, card: Card): boolean => card >= e.itemFrom && card < e.activityFrom;
export const isActivity = (e: Edition, card: Card): boolean => card >= e.activityFrom && card < e.jobFrom;
export const isJob = (e: Edition, card: Card): boolean => card >= e.jobFrom && card < e.partnerFrom;
export const isPartner = (e: Edition, card: Card): boolean => card >= e.partnerFrom;

const ROW_FOR: Readonly<Record<CardFace['type'], Row>> = {
  basic: 'project',
  single: 'project',
  group: 'project',
  item: 'item',
  activity: 'item',
  job: 'job',
  partner: 'partner',
};
export const rowFor = (type: CardFace['type']): Row => ROW_FOR[type];

export function rowOf(e: Edition, card: Card): number {
  return card < e.itemFrom ? PROJECTS : card < e.jobFrom ? THINGS : card < e.partnerFrom ? JOBS_ROW : PARTNERS_ROW;
}

export function faceOf(e: Edition, card: Card): CardFace {
  const face = e.cards[card];
  if (face === undefined) throw new Error(`rules ${e.rules} have no card with the number ${card}`);
  return face;
}

export function cardOf(e: Edition, id: string): Card {
  const card = e.numbers.get(id);
  if (card === undefined) throw new Error(`rules ${e.rules} have no card "${id}"`);
  return card;
}

export const idOf = (e: Edition, card: Card): string => faceOf(e, card).id;

/** Level 1 to 4 of a project (role, for a group project), item or activity. */
export function levelOf(e: Edition, card: Card, level: number): Level {
  const found = e.levels[card]?.[level - 1];
  if (found === undefined) throw new Error(`${idOf(e, card)} has no level ${level}`);
  return found;
}

export const levelsOn = (e: Edition, card: Card): number => e.levels[card]?.length ?? 0;

export function groupOf(e: Edition, card: Card): Group {
  const face = e.groups[card - e.groupFrom];
  if (face === undefined) throw new Error(`${idOf(e, card)} is not a group project`);
  return face;
}

/** The four roles of all group projects, in one list: the first role of a card. */
export const ROLES = 4;
export const firstRole = (e: Edition, card: Card): number => (card - e.groupFrom) * ROLES;

export function jobOf(e: Edition, card: Card): Job {
  const face = e.jobs[card - e.jobFrom];
  if (face === undefined) throw new Error(`${idOf(e, card)} is not a job`);
  return face;
}

export function partnerOf(e: Edition, card: Card): Partner {
  const face = e.partners[card - e.partnerFrom];
  if (face === undefined) throw new Error(`${idOf(e, card)} is not a partner`);
  return face;
}

/** Date 1, Relationship 2, Raise Family 3. */
export function romanceOf(e: Edition, card: Card, level: number): Romance {
  const found = partnerOf(e, card).levels[level - 1];
  if (found === undefined) throw new Error(`${idOf(e, card)} has no level ${level}`);
  return found;
}
export const DATE = 1;
export const RELATIONSHIP = 2;
export const FAMILY = 3;

/** What a card in front asks and pays in every Upkeep Phase, or null. */
export function upkeepOf(e: Edition, card: Card, level: number): Upkeep | null {
  if (isJob(e, card)) return jobOf(e, card).upkeep;
  if (isPartner(e, card)) return romanceOf(e, card, level).upkeep;
  return levelOf(e, card, level).upkeep;
}

/** R 4.8c: an upkeep that costs nothing is collected without asking. */
export const isFree = (upkeep: Upkeep): boolean => upkeep.cost === NONE;

export const TOP_RANK = 3;

/** The jobs one rank up in the same field. */
export const nextJobs = (e: Edition, card: Card): readonly Card[] => e.nextJobs[card - e.jobFrom] ?? [];
