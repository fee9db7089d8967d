/** Goods as they lie there: a few are drawn one by one, many as one with its number. The words are said once. */

import { memo } from 'react';
import { type ItemName, itemCalled, itemsInWords } from '../face.js';
import { ItemPicture } from './art/items.js';
import styles from './stall.module.css';

interface GoodsProps {
  readonly item: ItemName;
  readonly count: number;
  readonly size?: number;
  readonly most?: number; // drawn one by one up to so many
}

export const Goods = memo(function Goods({ item, count, size = 28, most = 5 }: GoodsProps) {
  const words = itemsInWords(count, itemCalled(item));
  if (count === 0) return <span className="unseen">{words}</span>;
  const drawn = count > most ? 1 : count;
  return (
    <span className={styles.goods} title={words}>
      {[...Array(drawn).keys()].map((i) => (
        <ItemPicture key={i} item={item} size={size} />
      ))}
      {count > most && <b aria-hidden="true">×{count}</b>}
      <span className="unseen">{words}</span>
    </span>
  );
});

/** A picture and a number. */
export function Count({ item, count, size = 18 }: { readonly item: ItemName; readonly count: number; readonly size?: number }) {
  const words = itemsInWords(count, itemCalled(item));
  return (
    <span className={count === 0 ? `${styles.count} ${styles.none}` : styles.count} title={words}>
      <ItemPicture item={item} size={size} />
      <b aria-hidden="true">{count}</b>
      <span className="unseen">{words}</span>
    </span>
  );
}
