/** What is loaded only when it is wanted: the games' rules, the drawn tables and places, and the texts. */
import { memo } from 'react';
import type { AnyGame } from '../engine/game.js';
import type { Measured } from '../games/kit/measured.js';
import type { Places } from './kit/places.js';
import type { VariantGroup } from './kit/variants.js';
import type { DrawnTable } from './table.js';

export type { DrawnTable };

let shelf: Promise<Readonly<Record<string, AnyGame>>> | null = null;

/** All games, in one piece: a match, the set-up and the bots need them, the shelf does not. */
export function loadGames(): Promise<Readonly<Record<string, AnyGame>>> {
  shelf ??= import('../games/index.js').then(({ games }) => games);
  return shelf;
}

const tables = import.meta.glob<DrawnTable>('../games/*/table/index.tsx');
const places = import.meta.glob<Places>('../games/*/table/place.tsx', { import: 'places' });
const variants = import.meta.glob<readonly VariantGroup[]>('../games/*/table/variants.ts', { import: 'variants' });
const measured = import.meta.glob<Measured>('../games/*/measured.json', { import: 'default' });
const rules = import.meta.glob<string>('../games/*/RULES.md', { query: '?raw', import: 'default' });

export const isDrawn = (game: string): boolean => `../games/${game}/table/index.tsx` in tables;

const laid = new Map<string, DrawnTable>();

/** The drawn table of a game, or null where it is played in words so far. */
export async function loadTable(game: string): Promise<DrawnTable | null> {
  const loaded = laid.get(game) ?? (await tables[`../games/${game}/table/index.tsx`]?.());
  if (!loaded) return null;
  const table = laid.get(game) ?? { ...loaded, Table: memo(loaded.Table) };
  laid.set(game, table);
  return table;
}

/** The places of a game before its match, or null where they are plain. */
export const loadPlaces = async (game: string): Promise<Places | null> => (await places[`../games/${game}/table/place.tsx`]?.()) ?? null;

/** The options of a game in words for people, or null where the rules' own words must do. */
export const loadVariants = async (game: string): Promise<readonly VariantGroup[] | null> =>
  (await variants[`../games/${game}/table/variants.ts`]?.()) ?? null;

export const isMeasured = (game: string): boolean => `../games/${game}/measured.json` in measured;

/** What the lab has found out about a game, or null where nobody has asked it. */
export const loadMeasured = async (game: string): Promise<Measured | null> =>
  (await measured[`../games/${game}/measured.json`]?.()) ?? null;

export async function loadRules(game: string): Promise<string> {
  return (await rules[`../games/${game}/RULES.md`]?.()) ?? '';
}
