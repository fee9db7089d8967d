/** A card of the game as it lies on the table: face, mini, or back with the count of its pile. */

import { memo } from 'react';
import type { Kind } from '../face.js';
import { CardBackPicture, CardPicture, CloverBadge, Feather } from './art/cards.js';
import { effectOf, SHORT_NAMES } from './names.js';

const FEATHERS: Readonly<Record<Kind, number>> = { clover: 0, gold: 0, bird1: 1, bird2: 2, red: 1, black: 1 };

/** Top left what it costs, top right what it is worth, then its name and what it does. */
export const CardFace = memo(function CardFace({
  kind,
  cost,
  alone,
}: {
  readonly kind: Kind;
  readonly cost: number;
  readonly alone: boolean;
}) {
  return (
    <span className="bt-face">
      <CloverBadge price={cost} className="bt-cost" />
      {FEATHERS[kind] > 0 && (
        <span className="bt-worth">
          {[...Array(FEATHERS[kind]).keys()].map((i) => (
            <Feather key={i} />
          ))}
        </span>
      )}
      <CardPicture kind={kind} className="bt-picture" />
      <span className="bt-name">{SHORT_NAMES[kind]}</span>
      <span className="bt-effect">{effectOf(kind, alone)}</span>
    </span>
  );
});

export const MiniCard = memo(function MiniCard({ kind }: { readonly kind: Kind }) {
  return (
    <span className="bt-mini" title={SHORT_NAMES[kind]} role="img" aria-label={SHORT_NAMES[kind]} data-zoom={kind}>
      <CardPicture kind={kind} />
    </span>
  );
});

/** A face-down pile. `label` says whose it is and how many cards lie in it. */
export const CardBack = memo(function CardBack({
  count,
  label,
  fortune = false,
}: {
  readonly count: number;
  readonly label: string;
  readonly fortune?: boolean;
}) {
  return (
    <span className={count === 0 ? 'bt-back bt-bare' : 'bt-back'} role="img" aria-label={label}>
      {count > 0 && <CardBackPicture fortune={fortune} />}
      <b>{count}</b>
    </span>
  );
});
