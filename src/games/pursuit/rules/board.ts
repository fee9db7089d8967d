/** The board: its spaces, tracks and rounds, and every figure printed on it. Origins: RULES.md 14 and 15. */
import { type Bundle, bundle } from './goods.js';

export const SPACES = [
  'study',
  'play',
  'interact',
  'tempJob',
  'rest',
  'overtime',
  'takeProject',
  'spend',
  'getJob',
  'relationship',
] as const;
export type Space = (typeof SPACES)[number];
/** The spaces that are chosen for themselves, without a card. */
export type PlainSpace = 'study' | 'play' | 'interact' | 'tempJob' | 'rest' | 'overtime';
export const REST = 4;
export const OVERTIME = 5;
export const TAKE_PROJECT = 6;
export const SPEND = 7;
export const GET_JOB = 8;
export const RELATIONSHIP_SPACE = 9;

export const PLAIN_SPACES = SPACES.slice(0, TAKE_PROJECT) as readonly PlainSpace[];

/** R 5.1, 5.2: what the first four spaces bring. */
export const GATHERED: readonly Bundle[] = [bundle('3K'), bundle('3C'), bundle('3I'), bundle('3M')];

export const HOURGLASSES = 9; // R 2.3
export const HOURS_A_ROUND = 6; // R 4.6
export const SLOTS = 3; // R 5.3b
export const ROLES_PER_PLAYER = 2; // R 5.6c
export const OVERTIME_STRESS = 2; // R 5.10
export const OVERTIME_HOURS = 2;
export const REST_SPACES = 2; // R 5.11
export const PER_INHERITED = 5; // R 11.2

/** R 6.1: five sections of three spaces, 0 to 14, from green to red. */
export const SECTIONS = ['green', 'turquoise', 'blue', 'orange', 'red'] as const;
export const SECTION_SPACES = 3;
export const LAST_SPACE = 14;
export const BEYOND = 15;
export const STRESS_START = 6;
export const sectionOf = (stress: number): number => Math.trunc(Math.min(stress, LAST_SPACE) / SECTION_SPACES);
export const sectionName = (stress: number): string => SECTIONS[sectionOf(stress)] ?? 'red';
export const hoursIn = (stress: number): number => HOURS_A_ROUND + 2 - sectionOf(stress);

/** R 3.7: projects, items and activities, jobs, partners. */
const ROW_SIZES: readonly (readonly number[])[] = [
  [3, 3, 2, 2],
  [3, 3, 2, 2],
  [3, 3, 3, 3],
  [4, 4, 4, 4],
];
export const rowSize = (seats: number, row: number): number => ROW_SIZES[seats - 1]?.[row] ?? 0;

/** R 7.1. */
export const TEEN = 1;
export const OLD_AGE_ROUNDS = 3;
export const OLD_AGE_STRESS = { standard: [3, 6, 9], gentle: [3, 5, 8], harsh: [4, 7, 10] } as const;

/** How old one is when each round begins, for the story; the adult rounds depend on how many there are. */
const TEEN_AGE = 15;
const ADULT_AGES: readonly (readonly number[])[] = [[], [], [25, 45], [25, 38, 50], [25, 35, 45, 55]];
const OLD_AGES: readonly number[] = [65, 75, 85];
const LAST_AGE = 90;

/** 0 before Old Age, then 1, 2, 3. */
export const oldAge = (round: number, adultRounds: number): number => Math.max(0, round - TEEN - adultRounds);

export function ageIn(round: number, adultRounds: number): number {
  if (round === TEEN) return TEEN_AGE;
  const old = oldAge(round, adultRounds);
  if (old > 0) return OLD_AGES[old - 1] ?? LAST_AGE;
  return ADULT_AGES[adultRounds]?.[round - TEEN - 1] ?? LAST_AGE;
}

/** R 12.3: the target follows the length of the game. */
export const SOLO_TARGETS: Readonly<Record<2 | 3 | 4, number>> = { 2: 33, 3: 42, 4: 50 };
