/** The middle of the table: the pile and the six cards everybody may take from. */
import { memo } from 'react';
import { pileSize } from '../../../engine/pile.js';
import { Glyph } from '../../../web/art/glyph.js';
import { deferred } from '../../../web/kit/after-paint.js';
import type { TableProps } from '../../../web/table.js';
import { type BirdTypes, type Card, costOf, FIELD_SIZE, KINDS, kindOf, many, type Shared } from '../face.js';
import { CardPicture } from './art/cards.js';
import { CardBack, CardFace } from './card.js';
import cards from './card.module.css';
import styles from './field.module.css';
import { birdsInPile, contentsOf, missing } from './odds.js';
import { PILE, slotAt } from './places.js';
import { type Marks, touch } from './question.js';
import { effectOf, SHORT_NAMES } from './words.js';

interface FieldProps extends Marks {
  readonly shared: Shared;
  readonly over: boolean;
}

export const Field = memo(function Field({ shared, asked, over, tap }: FieldProps) {
  const slots = Array.from({ length: FIELD_SIZE }, (_, slot) => shared.field[slot]);
  return (
    <section className={styles.field} aria-label="The field" data-board="">
      <div className={styles.felt}>
        <Pile shared={shared} look={tap.look} />
        <ul className={styles.slots}>
          {[...slots.entries()].map(([slot, card]) => (
            <li key={slot}>
              {card === undefined ? (
                <span className={styles.empty} data-at={slotAt(slot)}>
                  {over && slot === 0 ? 'no bird is left' : 'empty'}
                </span>
              ) : (
                <FieldCard
                  slot={slot}
                  card={card}
                  goldCost={shared.options.goldCost}
                  alone={shared.fortune !== null}
                  asked={asked}
                  tap={tap}
                />
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
});

interface FieldCardProps extends Marks {
  readonly slot: number;
  readonly card: Card;
  readonly goldCost: number;
  readonly alone: boolean;
}

/** At a table always the same button, so that its picture is drawn once: it chooses, says why not, or shows the card from near. In a picture of a table it does nothing, and is none. */
const FieldCard = memo(function FieldCard({ slot, card, goldCost, alone, asked, tap }: FieldCardProps) {
  const kind = kindOf(card);
  const cost = costOf(card, goldCost);
  const lacks = asked === null ? 0 : missing(card, asked.power, goldCost);
  const { mark, choice, press } = touch(slotAt(slot), { asked, tap });
  const why = mark === 'refused' && lacks > 0 ? `needs ${lacks} more` : null;
  const says = [`${SHORT_NAMES[kind]}, costs ${cost}, ${effectOf(kind, alone)}`, why, choice && (choice.refusal?.because ?? choice.words)];
  const about = { className: cards.card, 'aria-label': says.filter(Boolean).join('. '), 'data-at': slotAt(slot), 'data-zoom': kind };
  const face = <CardFace kind={kind} cost={cost} alone={alone} />;
  const { look } = tap;
  if (press === undefined && look === undefined) {
    return (
      <span role="img" {...about}>
        {face}
      </span>
    );
  }
  return (
    <button
      type="button"
      {...about}
      aria-pressed={mark === 'chosen' || mark === 'legal' || mark === 'proposed' ? mark === 'chosen' : undefined}
      data-mark={mark}
      onClick={press ?? (() => look?.(kind))}
    >
      {face}
      {why !== null && (
        <span className={cards.why}>
          <Glyph name="lock" size={13} />
          {why}
        </span>
      )}
    </button>
  );
});

/** One button: what lies in it is told from near. */
const Pile = deferred(function Pile({
  shared: { pile, options },
  look,
}: {
  readonly shared: Shared;
  readonly look: TableProps<BirdTypes>['look'];
}) {
  const left = pileSize(pile);
  const birds = birdsInPile(pile);
  const counts = contentsOf(pile);
  const label = `Pile: ${many(left, 'card')}${options.openCounts ? ` with ${many(birds, 'bird')}` : ''}`;
  const about = { className: styles.pile, 'aria-label': label, 'data-at': PILE, 'data-sign': 'pile', 'data-zoom': 'pile' };
  const inside = (
    <>
      <CardBack count={left} label={label} />
      <span className={styles.words}>{options.openCounts ? `Pile with ${many(birds, 'bird')}` : 'Pile'}</span>
      {options.openCounts && (
        <span className={styles.tally}>
          {KINDS.map((kind, card) => (
            <span key={kind}>
              <CardPicture kind={kind} />
              {counts[card] ?? 0}
            </span>
          ))}
        </span>
      )}
    </>
  );
  return look === undefined ? (
    <span role="img" {...about}>
      {inside}
    </span>
  ) : (
    <button type="button" {...about} onClick={() => look('pile')}>
      {inside}
    </button>
  );
});
