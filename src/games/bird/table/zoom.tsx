/** A card from near: large, with what it does in full and where its kind lies now. */

import { pileSize } from '../../../engine/pile.js';
import type { Zoomed } from '../../../web/table.js';
import { type BirdView, cardOf, costOf, KINDS, type Kind, many, type Shared } from '../face.js';
import { CardBack, CardFace } from './card.js';
import styles from './card.module.css';
import { contentsOf } from './odds.js';
import { SHORT_NAMES } from './words.js';

interface About {
  readonly clause: string;
  readonly does: (shared: Shared) => string;
}

const ABOUT: Readonly<Record<Kind, About>> = {
  clover: { clause: '4.4b', does: () => 'Gives 1 clover power while it lies in your row. It can be taken with no power at all.' },
  gold: { clause: '2.3', does: () => 'Gives 2 clover power while it lies in your row: worth two clovers with one flip.' },
  bird1: { clause: '5.2', does: () => 'One bird at the end. When it is flipped nothing happens, and it gives no power.' },
  bird2: { clause: '5.3', does: () => 'Two birds at the end, but one card when equal birds are decided by bird cards. It gives no power.' },
  red: {
    clause: '4.2b',
    does: ({ options }) =>
      `One bird at the end. When you flip it, ${options.redOptional ? 'you may flip' : 'flip'} one more card at once, and obey that one too.`,
  },
  black: {
    clause: '4.3',
    does: ({ fortune }) =>
      fortune
        ? 'One bird at the end. When you flip it, up to two clovers that fortune has shown go back under its pile.'
        : 'One bird at the end. When you flip it, everybody else puts the row back into the deck. Your own row stays.',
  },
};

export function zoom(thing: string, { shared }: BirdView): Zoomed | null {
  if (thing === 'pile') return thePile(shared);
  const kind = KINDS.find((each) => each === thing);
  if (kind === undefined) return null;
  const { clause, does } = ABOUT[kind];
  const cost = costOf(cardOf(kind), shared.options.goldCost);
  return {
    title: SHORT_NAMES[kind],
    clause: kind === 'black' && shared.fortune ? '6.3' : clause,
    picture: (
      <span className={`${styles.card} ${styles.zoomed}`}>
        <CardFace kind={kind} cost={cost} alone={shared.fortune !== null} />
      </span>
    ),
    words: (
      <>
        <p>{does(shared)}</p>
        <p>{cost === 0 ? 'It costs nothing.' : `It costs ${cost} clover power.`}</p>
        <p className="mut">{whereabouts(shared, kind)}</p>
      </>
    ),
  };
}

function thePile({ pile, options }: Shared): Zoomed {
  const counts = contentsOf(pile);
  const left = pileSize(pile);
  return {
    title: 'The pile',
    clause: '4.5',
    picture: (
      <span className={styles.zoomed}>
        <CardBack count={left} label={many(left, 'card')} />
      </span>
    ),
    words: (
      <>
        <p>
          Its top card takes the place of every card that is taken. When it is gone and no bird is left in the field, the match is over.
        </p>
        {options.openCounts && (
          <ul>
            {KINDS.map((kind, card) => (
              <li key={kind}>
                {counts[card] ?? 0} {SHORT_NAMES[kind].toLowerCase()}
              </li>
            ))}
          </ul>
        )}
      </>
    ),
  };
}

/** What everybody may count; at a table that leaves counting to memory, only what lies open. */
function whereabouts({ field, pile, options }: Shared, kind: Kind): string {
  const card = cardOf(kind);
  const open = field.filter((each) => each === card).length;
  const hidden = contentsOf(pile)[card] ?? 0;
  return options.openCounts ? `${many(open, 'card')} in the field, ${hidden} in the pile.` : `${many(open, 'card')} in the field.`;
}
