/** What is loaded only when it is wanted: the games' rules, the drawn tables and the rule texts. */
import { type ComponentType, memo } from 'react';
import { Complaint } from '../engine/complaint.js';
import type { Game, GameTypes, View } from '../engine/game.js';
import type { TableProps, Zoomed } from './table.js';

export type AnyGame = Game<GameTypes>;

let shelf: Promise<Readonly<Record<string, AnyGame>>> | null = null;

/** All games, in one piece: a match, the set-up and the bots need them, the shelf does not. */
export function loadGames(): Promise<Readonly<Record<string, AnyGame>>> {
  shelf ??= import('../games/index.js').then(({ games }) => games);
  return shelf;
}

/** One game with its rules. */
export async function gameOf(id: string): Promise<AnyGame> {
  const game = (await loadGames())[id];
  if (!game) throw new Complaint(`The rules of "${id}" are not on this shelf yet.`);
  return game;
}

/** A drawn table as its folder exports it. */
export interface DrawnTable {
  readonly Table: ComponentType<TableProps<GameTypes>>;
  /** Short words for the top bar. The first says how far the match is (the round, the day, the turn): the replay jumps by it. */
  readonly facts?: (view: View<GameTypes>, names: readonly string[]) => readonly string[];
  /** What a thing marked with `data-zoom` is, seen from near; null: nothing to see. */
  readonly zoom?: (thing: string, view: View<GameTypes>, names: readonly string[]) => Zoomed | null;
  /** What the page of the result tells besides the score. */
  readonly Epilogue?: ComponentType<{ readonly view: View<GameTypes>; readonly names: readonly string[] }>;
}

const tables = import.meta.glob<DrawnTable>('../games/*/table/index.tsx');
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

export async function loadRules(game: string): Promise<string> {
  return (await rules[`../games/${game}/RULES.md`]?.()) ?? '';
}
