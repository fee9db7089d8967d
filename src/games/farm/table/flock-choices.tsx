/** My animals as a list to touch: to sell, to feed, to butcher, to breed. The same answers are on the board. */

import type { ReactNode } from 'react';
import { boardIn, type Farmer, type Flock, flockOf, type Kind, kindNumber, type Shared, squareNamed } from '../face.js';
import { AnimalPicture } from './art/things.js';
import { type Asked, answering, type FarmChoice, type Tap } from './asked.js';
import base from './base.module.css';
import styles from './lists.module.css';
import { at } from './places.js';

interface FlockChoicesProps {
  readonly shared: Shared;
  readonly farmer: Farmer;
  readonly asked: Asked;
  readonly tap: Tap;
  readonly label: string;
  readonly note: (kind: Kind, at: string, flock: Flock) => ReactNode;
  readonly look: (name: string | null) => void;
  readonly wide?: boolean; // one in a row
}

interface Item {
  readonly choice: FarmChoice;
  readonly kind: Kind;
  readonly where: string;
}

export function FlockChoices({ shared, farmer, asked, tap, label, note, look, wide = false }: FlockChoicesProps) {
  const items = [...asked.bySquare.values()].flat().flatMap((choice): Item[] => {
    const { move } = choice;
    return 'kind' in move && 'at' in move ? [{ choice, kind: move.kind, where: move.at }] : [];
  });
  const order = items.sort((a, b) => Number(a.choice.refusal !== null) - Number(b.choice.refusal !== null));
  return (
    <ul className={`${base.grid} ${styles.flocks}`} data-wide={wide} aria-label={label}>
      {order.map(({ choice, kind, where }) => {
        const flock = flockOf(farmer, kindNumber(kind), squareNamed(boardIn(shared), where));
        if (flock === undefined) return null;
        const name = at.flock(kind, where);
        return (
          <li key={name}>
            <button
              {...answering(tap, asked, choice, name)}
              className={`${base.line} ${base.paper} ${styles.flock}`}
              onPointerEnter={({ pointerType }) => pointerType === 'mouse' && look(where)}
              onPointerLeave={({ pointerType }) => pointerType === 'mouse' && look(null)}
            >
              <AnimalPicture kind={kind} className={styles.face} />
              <b className={base.figure}>{flock.count}</b>
              <small>{where}</small>
              <span className={`${base.line} ${styles.note}`}>{note(kind, where, flock)}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
