/** The market: who is for sale, for how much, how many are left, and what buying one would mean. */

import { pileSize } from '../../../engine/pile.js';
import { useShape } from '../../../web/kit/shape.js';
import { breedOf, type Farmer, forSale, type Kind, kindNumber, OPEN_MARKET_PURCHASES, type Shared } from '../face.js';
import { AnimalPicture } from './art/things.js';
import { type Asked, answerTo, answerWith, type FarmChoice, isChosen, isLegal, markOf, type Tap } from './asked.js';
import base from './base.module.css';
import { Change } from './change.js';
import { happinessChange, kindsIn } from './figures.js';
import lists from './lists.module.css';
import styles from './market.module.css';
import { at } from './places.js';

interface MarketProps {
  readonly shared: Shared;
  readonly farmer: Farmer;
  readonly asked: Asked | null;
  readonly tap: Tap;
}

export function Market({ shared, farmer, asked, tap }: MarketProps) {
  const open = shared.options.market === 'open';
  const stock = forSale(shared);
  const kinds = kindsIn(shared);
  const shape = useShape();
  const legal = asked?.others.filter((choice) => choice.move.t === 'buy' && isLegal(choice)).length ?? 0;
  const quiet = legal > kinds.length / 2 || shape === 'pocket' || shape === 'sideways'; // no room there for a card that is raised
  return (
    <section className={base.panel} aria-label="Market">
      <header className={`${base.line} ${lists.head}`}>
        <h2>Market</h2>
        <small>
          {open ? `${farmer.purchases} of ${OPEN_MARKET_PURCHASES} bought this round` : `${pileSize(shared.bag)} more in the bag`}
        </small>
      </header>
      <ul className={`${base.grid} ${styles.cards}`} style={{ '--kinds': kinds.length }}>
        {kinds.map((kind) => (
          <li key={kind}>
            <Card
              kind={kind}
              left={stock[kindNumber(kind)] ?? 0}
              choice={answerTo(asked, (move) => move.t === 'buy' && move.kind === kind)}
              coming={shared.bought >= 0 && asked?.decision.kind === 'place' && shared.bought === kindNumber(kind)}
              {...{ shared, farmer, asked, tap, quiet }}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface CardProps extends MarketProps {
  readonly kind: Kind;
  readonly left: number;
  readonly choice: FarmChoice | undefined;
  readonly coming: boolean; // bought, and looking for a place
  readonly quiet: boolean;
}

/** The shortest reason; the whole sentence comes with a tap. That there is none left is plain to see. */
function shortReason(price: number, money: number, clause: string): string | null {
  if (price > money) return `$${price - money} more`;
  return clause === '6.3' ? 'no room' : null;
}

/** Always the same button, so that its picture is drawn once: it buys, says why not, or waits. */
function Card({ kind, left, choice, coming, quiet, shared, farmer, asked, tap }: CardProps) {
  const { price, name } = breedOf(kindNumber(kind));
  const asks = asked !== null && choice !== undefined;
  const refusal = choice?.refusal ?? null;
  const why = asks && refusal !== null && left > 0 ? shortReason(price, farmer.money, refusal.clause) : null;
  return (
    <button
      type="button"
      className={`${base.paper} ${styles.card}`}
      data-at={at.market(kind)}
      data-sign={kind}
      data-zoom={`animal ${kind}`}
      data-mark={asks ? markOf(tap, [choice]) : undefined}
      data-quiet={quiet ? '' : undefined}
      data-gone={left === 0 || undefined}
      data-coming={coming || undefined}
      aria-pressed={asks && refusal === null ? isChosen(tap, choice) : undefined}
      aria-disabled={!asks || undefined}
      aria-label={
        !asks
          ? `${name}, $${price}, ${left} left${coming ? ', bought: where does it live?' : ''}`
          : refusal === null
            ? `${choice.words}, ${left} left`
            : `${choice.words}: ${refusal.because}`
      }
      onClick={asks ? () => answerWith(tap, asked, choice, at.market(kind)) : undefined}
    >
      <span className={styles.picture}>
        <AnimalPicture kind={kind} />
      </span>
      <span className={styles.price}>
        <b className={base.figure}>${price}</b>
        {why === null ? <small>×{left}</small> : <small className={styles.why}>{why}</small>}
      </span>
      {asks && refusal === null && <Change by={happinessChange(shared, farmer, kind, 1, -price)} />}
    </button>
  );
}
