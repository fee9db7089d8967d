/** The middle of the table: the pile and the six cards everybody may take from. */
import { pileSize } from '../../../engine/pile.js';
import { costOf, FIELD_SIZE, KINDS, type Kind, kindOf } from '../../../games/bird/data.js';
import type { BirdTypes, Move, Shared } from '../../../games/bird/types.js';
import { CardPicture } from '../../art/bird-cards.js';
import { Glyph } from '../../art/glyph.js';
import { later } from '../../kit/after-picture.js';
import type { Choice, TableProps } from '../../table.js';
import { CardBack, CardFace } from './card.js';
import { effectOf, many, SHORT_NAMES } from './names.js';
import { birdsInPile, contentsOf, missing } from './odds.js';
import type { Asked } from './question.js';

type Tap = Pick<TableProps<BirdTypes>, 'select' | 'submit' | 'explain' | 'selected' | 'look'>;

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
        <Pile shared={shared} asked={asked} tap={tap} />
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

/** Always the same button, so that its picture is drawn once: it plays, says why not, or shows the card from near. */
function FieldCard({ shared, kind, card, asked, tap }: FieldCardProps) {
  const alone = shared.fortune !== null;
  const cost = costOf(card, shared.options.goldCost);
  const { state, says, press } = touch({ shared, kind, card, asked, tap });
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
      {state === 'no' && asked !== null && (
        <span className="bt-why">
          <Glyph name="lock" size={13} />
          {shortReason(card, asked, shared)}
        </span>
      )}
    </button>
  );
}

const LOOKS = { idle: '', no: 'bt-no', legal: 'bt-legal', chosen: 'bt-legal bt-chosen' } as const;

interface Touch {
  readonly state: keyof typeof LOOKS;
  readonly says: string;
  readonly press: () => void;
}

function touch({ shared, kind, card, asked, tap }: FieldCardProps): Touch {
  const choice = asked?.takes.get(kind);
  if (asked === null || choice === undefined) return { state: 'idle', says: '', press: () => tap.look?.(kind) };
  const { refusal } = choice;
  if (refusal !== null) {
    return { state: 'no', says: `${shortReason(card, asked, shared)}: ${refusal.because}`, press: () => tap.explain(refusal) };
  }
  const chosen = isTake(tap.selected, kind);
  return { state: chosen ? 'chosen' : 'legal', says: choice.words, press: () => answerWith(tap, asked, choice, chosen) };
}

function shortReason(card: number, { power }: Asked, { options }: Shared): string {
  const short = missing(card, power, options.goldCost);
  return short > 0 ? `needs ${short} more` : 'why not?';
}

/** The first tap chooses, the second plays. */
export function answerWith(tap: Tap, asked: Asked, choice: Choice<BirdTypes>, chosen: boolean): void {
  if (chosen) tap.submit(asked.decision, choice.move);
  else tap.select(asked.decision, choice.move);
}

const isTake = (move: Move | null, kind: Kind): boolean => move !== null && move.t === 'take' && move.card === kind;

const Pile = later(function Pile({ shared, asked, tap }: { readonly shared: Shared; readonly asked: Asked | null; readonly tap: Tap }) {
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
