/** The guides, loaded when one is wanted. */
import type { Guide } from './guide.js';

const scripts = import.meta.glob<{ readonly guide: Guide }>('./scripts/*.ts');

export const isGuided = (game: string): boolean => `./scripts/${game}.ts` in scripts;

export async function loadGuide(game: string): Promise<Guide | null> {
  return (await scripts[`./scripts/${game}.ts`]?.())?.guide ?? null;
}
