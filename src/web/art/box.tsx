/** The lids of the five boxes on the shelf: a scene each, drawn on 220 by 292, of which the lower 230 also fit a wide row. */
import type { ReactNode } from 'react';
import { birdScene } from './boxes/bird.js';
import { farmScene } from './boxes/farm.js';
import { nationScene } from './boxes/nation.js';
import { pursuitScene } from './boxes/pursuit.js';
import { rainbowScene } from './boxes/rainbow.js';

export const BOXES = ['bird', 'pursuit', 'farm', 'rainbow', 'nation'] as const;
export type BoxId = (typeof BOXES)[number];

const SCENES: Readonly<Record<BoxId, ReactNode>> = {
  bird: birdScene,
  pursuit: pursuitScene,
  farm: farmScene,
  rainbow: rainbowScene,
  nation: nationScene,
};

/** Cardboard: the printed side of a box, and the same in its shade. */
export const BOX_COLOURS: Readonly<Record<BoxId, { readonly face: string; readonly side: string }>> = {
  bird: { face: '#1f6b4a', side: '#15503a' },
  pursuit: { face: '#6d2f56', side: '#4f2140' },
  farm: { face: '#9a3324', side: '#742318' },
  rainbow: { face: '#4a2a17', side: '#331b0e' },
  nation: { face: '#135f6e', side: '#0d4752' },
};

export const isBox = (game: string): game is BoxId => BOXES.some((box) => box === game);

/** What of the scene is shown: the whole lid, the lower part for a wide row, or a square detail. */
const CROPS = { lid: '0 -62 220 292', wide: '0 0 220 230', stamp: '30 40 130 130' } as const;

/** Fills its parent; the game's name beside it says what it is. */
export function BoxArt({ game, crop = 'lid' }: { readonly game: BoxId; readonly crop?: keyof typeof CROPS }) {
  return (
    <svg viewBox={CROPS[crop]} width="100%" height="100%" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      {SCENES[game]}
    </svg>
  );
}
