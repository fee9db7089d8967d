/** Amounts as the table shows them: a sign and a figure for each symbol. */

import { memo } from 'react';
import { type Amounts, GOODS, type Good, type Player, type Requirement, some, spell, wishOf } from '../face.js';
import { GoodSign } from './art/signs.js';
import { shortWish, wishSign } from './ladder.js';
import piecesCss from './pieces.module.css';

interface ChipsProps {
  readonly of: Amounts;
  readonly size?: number;
  readonly className?: string | undefined;
  readonly label?: string; // before the amounts, for those who hear the table
}

export const Chips = memo(function Chips({ of, size = 14, className = '', label }: ChipsProps) {
  const held = GOODS.filter((good) => (of[good] ?? 0) !== 0);
  if (held.length === 0) return null;
  const words = spell(of);
  return (
    <span
      className={`${piecesCss.chips} ${className}`}
      role="img"
      aria-label={label === undefined ? words : `${label}: ${words}`}
      title={words}
    >
      {held.map((good) => (
        <span key={good} className={piecesCss.chip} data-sign={good}>
          <GoodSign good={good} size={size} />
          {of[good]}
        </span>
      ))}
    </span>
  );
});

/** One figure on its own, also when it is 0. */
export const Figure = memo(function Figure({
  good,
  n,
  size = 20,
  note,
}: {
  readonly good: Good;
  readonly n: number;
  readonly size?: number;
  readonly note?: string | undefined;
}) {
  const words = note === undefined ? some(n, good) : `${some(n, good)}, ${note}`;
  return (
    <span className={piecesCss.figure} role="img" aria-label={words} data-sign={good}>
      <GoodSign good={good} size={size} />
      {n}
    </span>
  );
});

export const PURSE = ['knowledge', 'creativity', 'influence', 'money'] as const;

/** What one holds, always all four. */
export function Purse({ p, size = 14, lth = false }: { readonly p: Player; readonly size?: number; readonly lth?: boolean }) {
  return (
    <span className={piecesCss.purse}>
      {lth && <Figure good="lth" n={p.lth} size={size} />}
      {PURSE.map((good) => (
        <Figure key={good} good={good} n={p[good]} size={size} />
      ))}
    </span>
  );
}

/** What a partner wishes for: looked at, never paid. */
export function Wish({ of, size = 14 }: { readonly of: Requirement; readonly size?: number }) {
  const sign = wishSign(of);
  const words = `wants ${wishOf(of)}`;
  return (
    <span className={piecesCss.wish} role="img" aria-label={words} title={words}>
      {sign !== null && <GoodSign good={sign} size={size} />}
      {shortWish(of)}
    </span>
  );
}
