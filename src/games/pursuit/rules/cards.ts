/** All 150 cards of the four piles under one number each, and where to look them up. */
import { ACTIVITIES } from './cards/activities.js';
import { BASIC } from './cards/basic.js';
import { FIRST_LEVELS, FIRST_ROMANCES } from './cards/first.js';
import { GROUP } from './cards/group.js';
import { ITEMS } from './cards/items.js';
import { JOBS } from './cards/jobs.js';
import { PARTNERS } from './cards/partners.js';
import {
  type CardFace,
  exchange,
  type Group,
  type Job,
  type Level,
  type Partner,
  type Romance,
  romance,
  type Upkeep,
} from './cards/shape.js';
import { SINGLE } from './cards/single.js';
import { NONE } from './goods.js';

/** A card in the state is its place in this list; every card is there once. */
export type Card = number;
export const NO_CARD = -1;
export const CARDS: readonly CardFace[] = [...BASIC, ...SINGLE, ...GROUP, ...ITEMS, ...ACTIVITIES, ...JOBS, ...PARTNERS];

export const ROWS = ['project', 'item', 'job', 'partner'] as const;
export type Row = (typeof ROWS)[number];
export const PROJECTS = 0;
export const THINGS = 1; // items and activities
export const JOBS_ROW = 2;
export const PARTNERS_ROW = 3;

const SINGLE_FROM = BASIC.length;
const GROUP_FROM = SINGLE_FROM + SINGLE.length;
const ITEM_FROM = GROUP_FROM + GROUP.length;
const ACTIVITY_FROM = ITEM_FROM + ITEMS.length;
export const JOB_FROM = ACTIVITY_FROM + ACTIVITIES.length;
const PARTNER_FROM = JOB_FROM + JOBS.length;

/** The first card of each pile, and how many it has; a pile counts its kinds from 0. */
export const PILE_FROM: readonly number[] = [0, ITEM_FROM, JOB_FROM, PARTNER_FROM];
export const PILE_CARDS: readonly number[] = [ITEM_FROM, JOB_FROM - ITEM_FROM, PARTNER_FROM - JOB_FROM, CARDS.length - PARTNER_FROM];

export const isBasic = (card: Card): boolean => card < SINGLE_FROM;
export const isSingle = (card: Card): boolean => card >= SINGLE_FROM && card < GROUP_FROM;
export const isGroup = (card: Card): boolean => card >= GROUP_FROM && card < ITEM_FROM;
export const isItem = (card: Card): boolean => card >= ITEM_FROM && card < ACTIVITY_FROM;
export const isActivity = (card: Card): boolean => card >= ACTIVITY_FROM && card < JOB_FROM;
export const isJob = (card: Card): boolean => card >= JOB_FROM && card < PARTNER_FROM;
export const isPartner = (card: Card): boolean => card >= PARTNER_FROM;

export function rowOf(card: Card): number {
  return card < ITEM_FROM ? PROJECTS : card < JOB_FROM ? THINGS : card < PARTNER_FROM ? JOBS_ROW : PARTNERS_ROW;
}

export function faceOf(card: Card): CardFace {
  const face = CARDS[card];
  if (face === undefined) throw new Error(`there is no card with the number ${card}`);
  return face;
}

const BY_ID: Readonly<Record<string, Card>> = Object.fromEntries(CARDS.map(({ id }, card) => [id, card]));

export function cardOf(id: string): Card {
  const card = BY_ID[id];
  if (card === undefined) throw new Error(`there is no card "${id}"`);
  return card;
}

export const idOf = (card: Card): string => faceOf(card).id;

/** Level 1 to 4 of a project (role, for a group project), item or activity. */
const LEVELS: readonly (readonly Level[])[] = CARDS.map((face) => (face.type === 'job' || face.type === 'partner' ? [] : face.levels));

/** Whose figures count: those of the rules a match began under. A table says so since rules 2; nothing means the newest. */
export interface Figures {
  readonly rules?: number;
}
const isFirst = (of: Figures | undefined): boolean => of !== undefined && of.rules === undefined;

const LEVELS_AT_FIRST: readonly (readonly Level[])[] = LEVELS.map((levels, card) =>
  levels.map((level, i) => {
    const [, , text] = FIRST_LEVELS.find(([id, number]) => id === CARDS[card]?.id && number === i + 1) ?? [];
    return text === undefined ? level : { ...level, ...exchange(text) };
  }),
);

export function levelOf(card: Card, level: number, of?: Figures): Level {
  const found = (isFirst(of) ? LEVELS_AT_FIRST : LEVELS)[card]?.[level - 1];
  if (found === undefined) throw new Error(`${idOf(card)} has no level ${level}`);
  return found;
}

export const levelsOn = (card: Card): number => LEVELS[card]?.length ?? 0;

export function groupOf(card: Card): Group {
  const face = GROUP[card - GROUP_FROM];
  if (face === undefined) throw new Error(`${idOf(card)} is not a group project`);
  return face;
}

/** The four roles of the ten group projects, in one list: the first role of a card. */
export const ROLES = 4;
export const firstRole = (card: Card): number => (card - GROUP_FROM) * ROLES;
export const ALL_ROLES = GROUP.length * ROLES;

export function jobOf(card: Card): Job {
  const face = JOBS[card - JOB_FROM];
  if (face === undefined) throw new Error(`${idOf(card)} is not a job`);
  return face;
}

export function partnerOf(card: Card): Partner {
  const face = PARTNERS[card - PARTNER_FROM];
  if (face === undefined) throw new Error(`${idOf(card)} is not a partner`);
  return face;
}

const ROMANCES_AT_FIRST: readonly (readonly Romance[])[] = PARTNERS.map(({ id, levels }) =>
  levels.map((level, i) => {
    const [, , ...row] = FIRST_ROMANCES.find(([card, number]) => card === id && number === i + 1) ?? ['', 0];
    return row.length === 0 ? level : romance(row);
  }),
);

/** Date 1, Relationship 2, Raise Family 3. */
export function romanceOf(card: Card, level: number, of?: Figures): Romance {
  const found = (isFirst(of) ? ROMANCES_AT_FIRST[card - PARTNER_FROM] : partnerOf(card).levels)?.[level - 1];
  if (found === undefined) throw new Error(`${idOf(card)} has no level ${level}`);
  return found;
}
export const DATE = 1;
export const RELATIONSHIP = 2;
export const FAMILY = 3;

/** What a card in front asks and pays in every Upkeep Phase, or null. */
export function upkeepOf(card: Card, level: number, of?: Figures): Upkeep | null {
  if (isJob(card)) return jobOf(card).upkeep;
  if (card >= PARTNER_FROM) return romanceOf(card, level, of).upkeep;
  return levelOf(card, level, of).upkeep;
}

/** R 4.8c: an upkeep that costs nothing is collected without asking. */
export const isFree = (upkeep: Upkeep): boolean => upkeep.cost === NONE;

export const TOP_RANK = 3;

/** The jobs one rank up in the same field. */
const NEXT_JOBS: readonly (readonly Card[])[] = JOBS.map(({ field, rank }) =>
  JOBS.flatMap((next, i) => (next.field === field && next.rank === rank + 1 ? [JOB_FROM + i] : [])),
);
export const nextJobs = (card: Card): readonly Card[] => NEXT_JOBS[card - JOB_FROM] ?? [];
