/** The first question: how is it played? In pictures. */
import type { SetupPlan } from './plan.js';
import styles from './setup.module.css';
import { WAYS, type Way } from './ways.js';
import { WAY_PICTURES } from './ways-art.js';
import { SETUP_WORDS as W, WAY_WORDS } from './words.js';

export function Ways({ plan, choose }: { readonly plan: SetupPlan; readonly choose: (way: Way) => void }) {
  return (
    <fieldset className={styles.ways}>
      <legend className={styles.question}>{W.how}</legend>
      {WAYS.map((way) => {
        const [name, line] = WAY_WORDS[way];
        const on = plan.way === way;
        return (
          <label key={way} className={styles.way} data-mark={on ? 'chosen' : undefined} data-quiet="">
            <input type="radio" name="way" className="unseen" checked={on} onChange={() => choose(way)} aria-label={name} />
            <svg viewBox="0 0 160 92" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
              {WAY_PICTURES[way]}
            </svg>
            <span>
              <b className="d">{name}</b>
              <small>{line}</small>
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
