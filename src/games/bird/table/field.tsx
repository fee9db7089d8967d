/** The middle of the table: the pile and the six cards everybody may take from. */

import { memo } from 'react';
import { pileSize } from '../../../engine/pile.js';
import { Glyph } from '../../../web/art/glyph.js';
import { later } from '../../../web/kit/after-picture.js';
import type { Choice } from '../../../web/table.js';
import { type BirdTypes, costOf, FIELD_SIZE, KINDS, type Kind, kindOf, type Move, type Shared } from '../face.js';
import { CardPicture } from './art/cards.js';
import { CardBack, CardFace } from './card.js';
import { effectOf, many, SHORT_NAMES } from './names.js';
import { birdsInPile, contentsOf, missing } from './odds.js';
import type { Asked, Marks, Tap } from './question.js';

interface FieldProps extends Marks {
  readonly shared: Shared;
  readonly over: boolean;
}

export const Field = memo(function Field({ shared, asked, over, tap }: FieldProps) {
  const slots = Array.from({ length: FIELD_SIZE }, (_, slot) => shared.field[slot]);
  const { goldCost } = shared.options;
  return (
    <section className="bt-field" aria-label="The field">
      <div className="bt-felt">
        <Pile shared={shared} asked={asked} tap={tap} />
        <ul className="bt-slots">
          {[...slots.entries()].map(([slot, card]) => (
            <li key={slot} data-slot={slot}>
              {card === undefined ? (
                <span className="bt-empty">{over && slot === 0 ? 'no bird is left' : 'empty'}</span>
              ) : (
                <FieldCard card={card} goldCost={goldCost} alone={shared.fortune !== null} asked={asked} tap={tap} />
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
});

interface FieldCardProps extends Marks {
  readonly card: number;
  readonly goldCost: number;
  readonly alone: boolean;
}

/** Always the same button, so that its picture is drawn once: it plays, says why not, or shows the card from near. */
const FieldCard = memo(function FieldCard({ card, goldCost, alone, asked, tap }: FieldCardProps) {
  const kind = kindOf(card);
  const cost = costOf(card, goldCost);
  const why = asked === null ? '' : shortReason(card, asked, goldCost);
  const { state, says, press } = touch(kind, why, { asked, tap });
  return (
    <button
      type="button"
      className={`bt-card ${LOOKS[state]}`}
      aria-pressed={state === 'chosen' || state === 'legal' ? state === 'chosen' : undefined}
      aria-label={`${SHORT_NAMES[kind]}, costs ${cost}, ${effectOf(kind, alone)}${says === '' ? '' : `. ${says}`}`}
      data-zoom={kind}
      onClick={press}
    >
      <CardFace kind={kind} cost={cost} alone={alone} />
      {state === 'chosen' && (
        <span className="bt-pick">
          <Glyph name="check" size={16} />
        </span>
      )}
      {state === 'no' && (
        <span className="bt-why">
          <Glyph name="lock" size={13} />
          {why}
        </span>
      )}
    </button>
  );
});

const LOOKS = { idle: '', no: 'bt-no', legal: 'bt-legal', chosen: 'bt-legal bt-chosen' } as const;

interface Touch {
  readonly state: keyof typeof LOOKS;
  readonly says: string;
  readonly press: () => void;
}

function touch(kind: Kind, why: string, { asked, tap }: Marks): Touch {
  const choice = asked?.takes.get(kind);
  if (asked === null || choice === undefined) return { state: 'idle', says: '', press: () => tap.look?.(kind) };
  const { refusal } = choice;
  if (refusal !== null) {
    return { state: 'no', says: `${why}: ${refusal.because}`, press: () => tap.explain(refusal) };
  }
  const chosen = isTake(tap.selected, kind);
  return { state: chosen ? 'chosen' : 'legal', says: choice.words, press: () => answerWith(tap, asked, choice, chosen) };
}

function shortReason(card: number, { power }: Asked, goldCost: number): string {
  const short = missing(card, power, goldCost);
  return short > 0 ? `needs ${short} more` : 'why not?';
}

/** The first tap chooses, the second plays. */
export function answerWith(tap: Tap, asked: Asked, choice: Choice<BirdTypes>, chosen: boolean): void {
  if (chosen) tap.submit(asked.decision, choice.move);
  else tap.select(asked.decision, choice.move);
}

const isTake = (move: Move | null, kind: Kind): boolean => move !== null && move.t === 'take' && move.card === kind;

const Pile = later(function Pile({ shared, asked, tap }: Omit<FieldProps, 'over'>) {
  const { pile, field, options } = shared;
  const left = pileSize(pile);
  const birds = birdsInPile(pile);
  const counts = contentsOf(pile);
  return (
    <div className="bt-pile" data-pile="">
      <CardBack count={left} label={`Pile: ${many(left, 'card')}${options.openCounts ? ` with ${many(birds, 'bird')}` : ''}`} />
      <p className="bt-pile-words">{options.openCounts ? `Pile with ${many(birds, 'bird')}` : 'Pile'}</p>
      {options.openCounts && (
        <ul className="bt-tally" aria-label="Left in the pile">
          {KINDS.map((kind, card) => {
            const refusal = asked !== null && !field.includes(card) ? asked.takes.get(kind)?.refusal : undefined;
            const label = `${SHORT_NAMES[kind]}: ${counts[card] ?? 0} in the pile${refusal ? `. ${refusal.because}` : ''}`;
            return (
              <li key={kind}>
                <button
                  type="button"
                  title={label}
                  aria-label={label}
                  data-zoom={kind}
                  onClick={() => (refusal ? tap.explain(refusal) : tap.look?.(kind))}
                >
                  <CardPicture kind={kind} />
                  {counts[card] ?? 0}
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
});
