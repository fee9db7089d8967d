/** Signs with their figures: what something costs, in ink, and what it brings, in green. Each tells its meaning when it is pointed at. */
import { createContext, type ReactNode, useContext } from 'react';
import type { Figure, Sign } from '../../table.js';
import styles from './bar.module.css';

/** The signs of the game on the table, by id. */
export const Dictionary = createContext<ReadonlyMap<string, Sign>>(new Map());

const TONES = { gain: styles.gain, warn: styles.warn } as const;

export function Signs({ figures, words = null }: { readonly figures: readonly Figure[]; readonly words?: ReactNode }) {
  const dictionary = useContext(Dictionary);
  return (
    <span className={styles.signs}>
      {figures.map(({ sign, figure, tone }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the signs of one sentence, never reordered
        <span key={i} className={`${styles.sign} ${tone ? TONES[tone] : ''}`} data-sign={sign}>
          <span className={styles.picture} aria-hidden="true">
            {dictionary.get(sign)?.picture}
          </span>
          <span className="unseen">{dictionary.get(sign)?.name ?? sign}</span>
          {figure}
        </span>
      ))}
      {words !== null && words !== '' && <span className={styles.few}>{words}</span>}
    </span>
  );
}
