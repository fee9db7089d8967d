/** The lids of the boxes on the shelf: a scene each, drawn on 220 by 292, of which the lower 230 also fit a wide row. */
import type { ReactNode } from 'react';
import { titleOf } from '../boxes.js';

const scenes = import.meta.glob<ReactNode>('../../games/*/table/lid.tsx', { eager: true, import: 'lid' });

/** What of the scene is shown: the whole lid, the lower part for a wide row, or a square detail. */
const CROPS = { lid: '0 -62 220 292', wide: '0 0 220 230', stamp: '30 40 130 130' } as const;

/** Fills its parent; the game's name beside it says what it is. */
export function BoxArt({ game, crop = 'lid' }: { readonly game: string; readonly crop?: keyof typeof CROPS }) {
  return (
    <svg viewBox={CROPS[crop]} width="100%" height="100%" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      {scenes[`../../games/${game}/table/lid.tsx`] ?? <PlainLid title={titleOf(game)} />}
    </svg>
  );
}

const LINE = 30; // from one word of a plain lid to the next

/** A box without a drawing: its title, a word to a line, on plain cardboard. */
function PlainLid({ title }: { readonly title: string }) {
  const words = title.split(' ');
  return (
    <>
      <rect y="-62" width="220" height="292" fill="var(--face, #4a4036)" />
      <rect x="12" y="-50" width="196" height="268" rx="10" fill="none" stroke="#fff3d6" strokeWidth="3" opacity=".6" />
      <g fill="#fff3d6" fontSize="24" fontWeight="700" textAnchor="middle">
        {words.map((word, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a title may say a word twice, and its words never move
          <text key={i} x="100" y={112 + (i - (words.length - 1) / 2) * LINE}>
            {word}
          </text>
        ))}
      </g>
    </>
  );
}
