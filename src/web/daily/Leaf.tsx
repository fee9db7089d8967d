/** A leaf of the calendar: the date over the game's picture. */
import { BoxArt } from '../art/box.js';
import { titleOf } from '../boxes.js';
import type { Day } from './calendar.js';
import styles from './daily.module.css';
import { monthWords, weekdayWords } from './words.js';

export function Leaf({ day, game }: { readonly day: Day; readonly game: string }) {
  return (
    <div className={styles.leaf} data-day="">
      <div className={styles.rings} aria-hidden="true">
        <i />
        <i />
      </div>
      <p className={styles.date}>
        <span>{weekdayWords(day)}</span>
        <b className="d">{Number(day.slice(8))}</b>
        <span>{monthWords(day)}</span>
      </p>
      <div className={styles.leafArt}>
        <BoxArt game={game} crop="wide" />
      </div>
      <p className={`d ${styles.leafName}`}>{titleOf(game)}</p>
    </div>
  );
}
