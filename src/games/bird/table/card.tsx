/** A card of the game as it lies on the table: face, mini, or back with the count of its pile. */
import { memo } from 'react';
import type { Kind } from '../face.js';
import { CardBackPicture, CardPicture, CloverBadge, Feather } from './art/cards.js';
import styles from './card.module.css';
import { effectOf, SHORT_NAMES } from './words.js';

const FEATHERS: Readonly<Record<Kind, number>> = { clover: 0, gold: 0, bird1: 1, bird2: 2, red: 1, black: 1 };

interface CardFaceProps {
  readonly kind: Kind;
  readonly cost: number;
  readonly alone: boolean;
}

/** Top left what it costs, top right what it is worth, then its name and what it does. */
export const CardFace = memo(function CardFace({ kind, cost, alone }: CardFaceProps) {
  return (
    <span className={styles.face}>
      <span className={styles.cost} data-sign="cost">
        <CloverBadge price={cost} />
      </span>
      {FEATHERS[kind] > 0 && (
        <span className={styles.worth} data-sign="bird">
          {[...Array(FEATHERS[kind]).keys()].map((i) => (
            <Feather key={i} />
          ))}
        </span>
      )}
      <CardPicture kind={kind} className={styles.picture} />
      <span className={styles.name}>{SHORT_NAMES[kind]}</span>
      <span className={styles.effect}>{effectOf(kind, alone)}</span>
    </span>
  );
});

interface MiniCardProps {
  readonly kind: Kind;
  readonly at?: string | undefined;
}

export const MiniCard = memo(function MiniCard({ kind, at }: MiniCardProps) {
  return (
    <span className={styles.mini} title={SHORT_NAMES[kind]} role="img" aria-label={SHORT_NAMES[kind]} data-zoom={kind} data-at={at}>
      <CardPicture kind={kind} />
    </span>
  );
});

interface CardBackProps {
  readonly count: number;
  readonly label: string;
  readonly fortune?: boolean;
}

/** A face-down pile. `label` says whose it is and how many cards lie in it. */
export const CardBack = memo(function CardBack({ count, label, fortune = false }: CardBackProps) {
  return (
    <span className={styles.back} data-bare={count === 0 || undefined} role="img" aria-label={label}>
      {count > 0 && <CardBackPicture fortune={fortune} />}
      <b>{count}</b>
    </span>
  );
});
