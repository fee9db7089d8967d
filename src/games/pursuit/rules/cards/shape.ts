/** What a card of each type consists of, and how the card tables write one down. */
import { type Bundle, bundle } from '../goods.js';

export interface Upkeep {
  readonly cost: Bundle;
  readonly reward: Bundle;
}

/** A level of a project, item or activity, or a role of a group project. */
export interface Level {
  readonly name: string;
  readonly cost: Bundle;
  readonly reward: Bundle;
  readonly upkeep: Upkeep | null;
}

export type Category = 'A' | 'B' | 'C' | 'H' | 'P' | 'S' | 'T';

export interface Basic {
  readonly type: 'basic';
  readonly id: string;
  readonly name: string;
  readonly category: Category;
  readonly levels: readonly Level[];
}
export interface Single {
  readonly type: 'single';
  readonly id: string;
  readonly name: string;
  readonly category: Category;
  readonly levels: readonly Level[];
}
export interface Group {
  readonly type: 'group';
  readonly id: string;
  readonly name: string;
  readonly category: Category;
  readonly levels: readonly Level[]; // the four roles
  readonly bonus: readonly Bundle[]; // paid per role held once that many roles are covered
}
export interface Item {
  readonly type: 'item' | 'activity';
  readonly id: string;
  readonly name: string;
  readonly levels: readonly Level[];
}

export type Field = 'science' | 'arts' | 'social';
export interface Job {
  readonly type: 'job';
  readonly id: string;
  readonly name: string;
  readonly field: Field;
  readonly rank: number; // 1 to 3
  readonly hire: Upkeep;
  readonly upkeep: Upkeep;
  readonly promotion: Upkeep; // of rank 3: retirement
}

/** One demand a partner makes; it is looked at, never paid. */
export type Demand =
  | 'knowledge'
  | 'creativity'
  | 'influence'
  | 'money'
  | 'jobLevel'
  | 'items'
  | 'itemLevel'
  | 'sth'
  | 'stressMax'
  | 'projectsStarted'
  | 'projectsDone';
export interface Requirement {
  readonly demand: Demand;
  readonly n: number;
}
export interface Romance {
  readonly requirement: Requirement | null;
  readonly reward: Bundle;
  readonly upkeep: Upkeep | null;
}
export interface Partner {
  readonly type: 'partner';
  readonly id: string;
  readonly name: string; // both sides: "Martha / Martin"
  readonly sides: readonly [woman: string, man: string];
  readonly blurb: string;
  readonly levels: readonly Romance[]; // Date, Relationship, Raise Family
}

export type CardFace = Basic | Single | Group | Item | Job | Partner;

/** Reads "3M -> 1L" as a cost and what it brings. */
export function exchange(text: string): Upkeep {
  const [cost, reward, ...rest] = text.split('->');
  if (cost === undefined || reward === undefined || rest.length > 0) throw new Error(`"${text}" is not an exchange like 3M -> 1L`);
  return { cost: bundle(cost.trim()), reward: bundle(reward.trim()) };
}

/** A row of a card table: the level's name, its exchange, and its upkeep if it has one. */
export type LevelRow = readonly [name: string, exchange: string, upkeep?: string];

export function levels(rows: readonly LevelRow[]): readonly Level[] {
  return rows.map(([name, text, upkeep]) => ({ name, ...exchange(text), upkeep: upkeep === undefined ? null : exchange(upkeep) }));
}

export const basic = (id: string, name: string, category: Category, ...rows: readonly LevelRow[]): Basic => ({
  type: 'basic',
  id,
  name,
  category,
  levels: levels(rows),
});

export const single = (id: string, name: string, category: Category, ...rows: readonly LevelRow[]): Single => ({
  type: 'single',
  id,
  name,
  category,
  levels: levels(rows),
});

export const group = (
  id: string,
  name: string,
  category: Category,
  bonus: readonly [one: string, two: string, three: string, four: string],
  ...rows: readonly LevelRow[]
): Group => ({ type: 'group', id, name, category, levels: levels(rows), bonus: bonus.map(bundle) });

export const item = (id: string, name: string, ...rows: readonly LevelRow[]): Item => ({ type: 'item', id, name, levels: levels(rows) });

export const activity = (id: string, name: string, ...rows: readonly LevelRow[]): Item => ({
  type: 'activity',
  id,
  name,
  levels: levels(rows),
});

export const job = (
  id: string,
  field: Field,
  rank: 1 | 2 | 3,
  name: string,
  figures: { readonly hire: string; readonly upkeep: string; readonly promotion: string },
): Job => ({
  type: 'job',
  id,
  name,
  field,
  rank,
  hire: exchange(figures.hire),
  upkeep: exchange(figures.upkeep),
  promotion: exchange(figures.promotion),
});

/** A higher level of love: what it asks, what it brings, and what it brings and costs each later round. */
export type RomanceRow = readonly [demand: Demand, n: number, reward: string, upkeep: string];

export const romance = ([demand, n, reward, upkeep]: RomanceRow): Romance => ({
  requirement: { demand, n },
  reward: bundle(reward),
  upkeep: exchange(upkeep),
});

export const partner = (
  id: string,
  sides: readonly [woman: string, man: string],
  blurb: string,
  date: string,
  relationship: RomanceRow,
  family: RomanceRow,
): Partner => ({
  type: 'partner',
  id,
  name: sides.join(' / '),
  sides,
  blurb,
  levels: [{ requirement: null, reward: bundle(date), upkeep: null }, romance(relationship), romance(family)],
});
