/** The boxes on the shelf, known before any game is loaded. Which there are, and in which order, src/games/index.ts decides when the app is built. */
import type { Box } from '../games/kit/boxes.js';

declare const GAMES_IN_ORDER: readonly string[]; // ids; put in by vite.config.ts

const found = import.meta.glob<Box>('../games/*/box.ts', { eager: true, import: 'box' });

export const BOXES: readonly Box[] = GAMES_IN_ORDER.flatMap((id) => found[`../games/${id}/box.ts`] ?? []);

export const titleOf = (id: string): string => BOXES.find((box) => box.id === id)?.title ?? id;
