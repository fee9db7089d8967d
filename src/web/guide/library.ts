/** The guides, loaded when one is wanted. */
import type { Guide } from './guide.js';

const scripts = import.meta.glob<{ readonly guide: Guide }>('../../games/*/guide.ts');

export const isGuided = (game: string): boolean => `../../games/${game}/guide.ts` in scripts;

export async function loadGuide(game: string): Promise<Guide | null> {
  return (await scripts[`../../games/${game}/guide.ts`]?.())?.guide ?? null;
}
