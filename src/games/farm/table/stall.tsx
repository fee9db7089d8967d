/** Market morning: everything that can be sold, and what it brings. All of it at once is the bar's act. */
import { breedOf, type Farmer, GOOD_PRICES, type Good, kindNumber, type Shared } from '../face.js';
import { ThingPicture } from './art/things.js';
import { type Asked, answering, type Tap } from './asked.js';
import base from './base.module.css';
import { Change } from './change.js';
import { goodsIn, happinessChange } from './figures.js';
import { FlockChoices } from './flock-choices.js';
import lists from './lists.module.css';
import { at } from './places.js';
import styles from './stall.module.css';
import { capital, storeName } from './words.js';

interface StallProps {
  readonly shared: Shared;
  readonly farmer: Farmer;
  readonly asked: Asked;
  readonly tap: Tap;
  readonly look: (name: string | null) => void;
}

export function Stall({ shared, farmer, asked, tap, look }: StallProps) {
  return (
    <section className={base.panel} aria-label="Selling">
      <header className={`${base.line} ${lists.head}`}>
        <h2>Your stall</h2>
      </header>
      <div className={lists.row}>
        <ul className={`${base.grid} ${styles.goods}`}>
          {goodsIn(shared).map((good) => (
            <GoodRow key={good} good={good} {...{ farmer, asked, tap }} />
          ))}
        </ul>
        <h3>Animals, alive</h3>
        <FlockChoices
          {...{ shared, farmer, asked, tap, look }}
          label="Animals to sell"
          note={(kind) => {
            const { sells } = breedOf(kindNumber(kind));
            return (
              <>
                ${sells} <Change by={happinessChange(shared, farmer, kind, -1, sells)} />
              </>
            );
          }}
        />
      </div>
    </section>
  );
}

function GoodRow({ good, farmer, asked, tap }: Pick<StallProps, 'farmer' | 'asked' | 'tap'> & { readonly good: Good }) {
  const answers = asked.others.filter(({ move }) => move.t === 'sell' && move.item === good);
  return (
    <li className={`${base.line} ${styles.good}`} data-none={farmer[good] === 0 || undefined} data-sign={good}>
      <ThingPicture thing={good} size={28} />
      <b className={base.figure}>{farmer[good]}</b>
      <small>
        {capital(storeName(good))}, ${GOOD_PRICES[good]}
        {good === 'wool' ? ' later' : ''}
      </small>
      {answers.map((choice) => {
        const { move, refusal } = choice;
        const n = move.t === 'sell' ? move.n : 1;
        const name = at.goods(good, n);
        return (
          <button key={name} {...answering(tap, asked, choice, name)} className={`${base.paper} ${styles.amount}`}>
            {refusal !== null ? 'none' : n === 'all' ? `all $${farmer[good] * GOOD_PRICES[good]}` : n}
          </button>
        );
      })}
    </li>
  );
}
