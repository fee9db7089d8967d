/** The lids of the boxes on the shelf: a scene each, drawn from -60 to 280 across and from -80 to 230 down. */
import type { ReactNode } from 'react';
import { titleOf } from '../boxes.js';

const scenes = import.meta.glob<ReactNode>('../../games/*/table/lid.tsx', { eager: true, import: 'lid' });

/** What of the scene is shown: the whole lid, of which only sky may be cut off, the middle for a wide place, or a square detail. */
const CROPS = { lid: '-18 -78 256 308', wide: '-60 0 340 230', stamp: '30 40 130 130' } as const;

/** Fills its parent; the game's name beside it says what it is. */
export function BoxArt({ game, crop = 'lid' }: { readonly game: string; readonly crop?: keyof typeof CROPS }) {
  return (
    <svg
      viewBox={CROPS[crop]}
      width="100%"
      height="100%"
      preserveAspectRatio={crop === 'wide' ? 'xMidYMid slice' : 'xMidYMax slice'}
      aria-hidden="true"
      focusable="false"
    >
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
      <rect x="-60" y="-80" width="340" height="310" fill="var(--face, #4a4036)" />
      <rect x="2" y="-8" width="216" height="222" rx="10" fill="none" stroke="#fff3d6" strokeWidth="3" opacity=".6" />
      <g fill="#fff3d6" fontSize="24" fontWeight="700" textAnchor="middle">
        {words.map((word, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a title may say a word twice, and its words never move
          <text key={i} x="110" y={112 + (i - (words.length - 1) / 2) * LINE}>
            {word}
          </text>
        ))}
      </g>
    </>
  );
}
