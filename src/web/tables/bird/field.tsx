/** The middle of the table: the pile and the six cards everybody may take from. */
import { pileSize } from '../../../engine/pile.js';
import { costOf, FIELD_SIZE, KINDS, type Kind, kindOf } from '../../../games/bird/data.js';
import type { BirdTypes, Move, Shared } from '../../../games/bird/types.js';
import { CardPicture } from '../../art/bird-cards.js';
import { Glyph } from '../../art/glyph.js';
import type { Choice, TableProps } from '../../table.js';
import { CardBack, CardFace } from './card.js';
import { effectOf, many, SHORT_NAMES } from './names.js';
import { birdsInPile, contentsOf, missing } from './odds.js';
import type { Asked } from './question.js';

type Tap = Pick<TableProps<BirdTypes>, 'select' | 'submit' | 'explain' | 'selected'>;

export function Field({
  shared,
  asked,
  over,
  tap,
}: {
  readonly shared: Shared;
  readonly asked: Asked | null;
  readonly over: boolean;
  readonly tap: Tap;
}) {
  const slots = Array.from({ length: FIELD_SIZE }, (_, slot) => shared.field[slot]);
  return (
    <section className="bt-field" aria-label="The field">
      <div className="bt-felt">
        <Pile shared={shared} asked={asked} explain={tap.explain} />
        <ul className="bt-slots">
          {[...slots.entries()].map(([slot, card]) => (
            <li key={slot} data-slot={slot}>
              {card === undefined ? (
                <span className="bt-empty">{over && slot === 0 ? 'no bird is left' : 'empty'}</span>
              ) : (
                <FieldCard shared={shared} kind={kindOf(card)} card={card} asked={asked} tap={tap} />
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

interface FieldCardProps {
  readonly shared: Shared;
  readonly kind: Kind;
  readonly card: number;
  readonly asked: Asked | null;
  readonly tap: Tap;
}

function FieldCard({ shared, kind, card, asked, tap }: FieldCardProps) {
  const alone = shared.fortune !== null;
  const cost = costOf(card, shared.options.goldCost);
  const face = <CardFace kind={kind} cost={cost} alone={alone} />;
  const what = `${SHORT_NAMES[kind]}, costs ${cost}, ${effectOf(kind, alone)}`;
  const choice = asked?.takes.get(kind);
  if (asked === null || choice === undefined) {
    return (
      <span className="bt-card" role="img" aria-label={what}>
        {face}
      </span>
    );
  }
  if (choice.refusal !== null) {
    const short = missing(card, asked.power, shared.options.goldCost);
    const tag = short > 0 ? `needs ${short} more` : 'why not?';
    return (
      <button
        type="button"
        className="bt-card bt-no"
        aria-label={`${what}. ${tag}: ${choice.refusal.because}`}
        onClick={() => choice.refusal && tap.explain(choice.refusal)}
      >
        {face}
        <span className="bt-why">
          <Glyph name="lock" size={13} />
          {tag}
        </span>
      </button>
    );
  }
  const chosen = isTake(tap.selected, kind);
  return (
    <button
      type="button"
      className={chosen ? 'bt-card bt-legal bt-chosen' : 'bt-card bt-legal'}
      aria-pressed={chosen}
      aria-label={`${what}. ${choice.words}`}
      onClick={() => answerWith(tap, asked, choice, chosen)}
    >
      {face}
      {chosen && (
        <span className="bt-pick">
          <Glyph name="check" size={16} />
        </span>
      )}
    </button>
  );
}

/** The first tap chooses, the second plays. */
export function answerWith(tap: Tap, asked: Asked, choice: Choice<BirdTypes>, chosen: boolean): void {
  if (chosen) tap.submit(asked.decision, choice.move);
  else tap.select(asked.decision, choice.move);
}

const isTake = (move: Move | null, kind: Kind): boolean => move !== null && move.t === 'take' && move.card === kind;

function Pile({ shared, asked, explain }: { readonly shared: Shared; readonly asked: Asked | null; readonly explain: Tap['explain'] }) {
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
            const entry = (
              <>
                <CardPicture kind={kind} />
                {counts[card] ?? 0}
              </>
            );
            const label = `${SHORT_NAMES[kind]}: ${counts[card] ?? 0} in the pile`;
            return (
              <li key={kind}>
                {refusal ? (
                  <button
                    type="button"
                    title={`${label}. ${refusal.because}`}
                    aria-label={`${label}. ${refusal.because}`}
                    onClick={() => explain(refusal)}
                  >
                    {entry}
                  </button>
                ) : (
                  <span title={label} role="img" aria-label={label}>
                    {entry}
                  </span>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
