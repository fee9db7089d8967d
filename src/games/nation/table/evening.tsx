/** The evening's own questions: the price for tomorrow, chosen in secret, and what is kept from the shop. */

import { Ship } from '../../../web/art/scenery.js';
import { itemNameOf, itemsInWords, type NationView, playerAt } from '../face.js';
import { ItemPicture } from './art/items.js';
import { type Asked, choicesOf, markOf, type Tap, tapOn } from './asked.js';
import { afterKeeping, foreignLimit } from './figures.js';
import styles from './tiles.module.css';

interface EveningProps {
  readonly view: NationView;
  readonly asked: Asked;
  readonly tap: Tap;
}

/** The fifteen prices of the track. A ship marks those the Foreign Countries paid at the last count. */
export function PriceTrack({ view, asked, tap }: EveningProps) {
  const { shared } = view;
  const now = playerAt(shared, asked.decision.seat).price;
  const limit = foreignLimit(shared);
  return (
    <ul className={styles.prices} aria-label="Prices">
      {choicesOf(asked, 'price').map((choice) => {
        const { move, words } = choice;
        const mark = markOf(tap, choice);
        const abroad = move.b <= limit;
        return (
          <li key={move.b}>
            <button
              type="button"
              className={styles.tag}
              data-now={move.b === now || undefined}
              data-at={`price:${move.b}`}
              data-mark={mark}
              data-quiet=""
              aria-pressed={mark === 'chosen'}
              aria-label={`${words}${abroad ? ', within what the Foreign Countries pay' : ''}`}
              onClick={() => tapOn(tap, asked, choice, `price:${move.b}`)}
            >
              <b className="d">{move.b}</b>
              <small>{move.b === now ? 'now' : ''}</small>
              {abroad && (
                <svg viewBox="0 0 64 62" className={styles.ship} aria-hidden="true" focusable="false">
                  <Ship />
                </svg>
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** How many go from the shop into the store: what would be kept, what stays for sale, what finds no room. */
export function Keep({ view, asked, tap }: EveningProps) {
  const player = playerAt(view.shared, asked.decision.seat);
  const item = itemNameOf(player.item);
  return (
    <ul className={styles.keeps} aria-label="How many to keep">
      {choicesOf(asked, 'store').map((choice) => {
        const { move, words, refusal } = choice;
        if (refusal !== null) return null;
        const { kept, lost, forSale } = afterKeeping(player, move.n);
        const mark = markOf(tap, choice);
        return (
          <li key={move.n}>
            <button
              type="button"
              className={styles.keep}
              data-at={`keep:${move.n}`}
              data-mark={mark}
              data-quiet=""
              aria-pressed={mark === 'chosen'}
              aria-label={`${words}: ${kept} in your store, ${itemsInWords(forSale, player.item)} for sale${lost > 0 ? `, ${lost} lost for want of room` : ''}`}
              onClick={() => tapOn(tap, asked, choice, `keep:${move.n}`)}
            >
              <span className={styles.head}>
                <ItemPicture item={item} size={20} />
                <b className="d">{move.n === 0 ? 'none' : move.n}</b>
              </span>
              <small>
                store {kept}, sale {forSale}
              </small>
              {lost > 0 && <small data-lack="">{lost} lost</small>}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
