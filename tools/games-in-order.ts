/** The ids in the list of games, for the build of the app: read as text, because a build that only wants the order should not load all rules. */
import { readFileSync } from 'node:fs';

const list = new URL('../src/games/index.ts', import.meta.url);

export function gamesInOrder(): string[] {
  const [, ids] = /^export const games: Shelf = \{([^}]+)\};$/m.exec(readFileSync(list, 'utf8')) ?? [];
  if (ids === undefined) throw new Error('src/games/index.ts has no line "export const games: Shelf = { … };".');
  return ids.split(',').flatMap((id) => id.trim() || []);
}
