/** My animals as a list to touch: to sell, to feed, to butcher, to breed. The same answers glow on the board. */

import type { ReactNode } from 'react';
import { Glyph } from '../../../web/art/glyph.js';
import { boardIn, type Farmer, type Flock, flockOf, type Kind, kindNumber, type Shared, squareNamed } from '../face.js';
import { AnimalPicture } from './art/things.js';
import { type Asked, answerWith, type FarmChoice, isChosen, type Tap } from './asked.js';

interface FlockChoicesProps {
  readonly shared: Shared;
  readonly farmer: Farmer;
  readonly asked: Asked;
  readonly tap: Tap;
  readonly label: string;
  readonly note: (kind: Kind, at: string, flock: Flock) => ReactNode;
  readonly look: (name: string | null) => void;
}

interface Item {
  readonly choice: FarmChoice;
  readonly kind: Kind;
  readonly at: string;
}

export function FlockChoices({ shared, farmer, asked, tap, label, note, look }: FlockChoicesProps) {
  const items = [...asked.bySquare.values()].flat().flatMap((choice): Item[] => {
    const { move } = choice;
    return 'kind' in move && 'at' in move ? [{ choice, kind: move.kind, at: move.at }] : [];
  });
  const order = items.sort((a, b) => Number(a.choice.refusal !== null) - Number(b.choice.refusal !== null));
  return (
    <ul className="hf-flocks" aria-label={label}>
      {order.map(({ choice, kind, at }) => {
        const flock = flockOf(farmer, kindNumber(kind), squareNamed(boardIn(shared), at));
        if (flock === undefined) return null;
        const chosen = isChosen(tap, choice);
        const { refusal } = choice;
        return (
          <li key={`${kind} ${at}`}>
            <button
              type="button"
              className={`hf-flock ${refusal === null ? 'hf-legal' : 'hf-no'} ${chosen ? 'hf-chosen' : ''}`}
              aria-pressed={refusal === null ? chosen : undefined}
              aria-label={refusal === null ? choice.words : `${choice.words}: ${refusal.because}`}
              onClick={() => answerWith(tap, asked, choice)}
              onPointerEnter={() => look(at)}
              onPointerLeave={() => look(null)}
            >
              <AnimalPicture kind={kind} className="hf-face" />
              <b>{flock.count}</b>
              <small className="hf-at">{at}</small>
              <span className="hf-note">{note(kind, at, flock)}</span>
              {chosen && <Glyph name="check" size={16} />}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
