/** The market: who is for sale, for how much, how many are left, and what buying one would mean. */

import { pileSize } from '../../../engine/pile.js';
import { Glyph } from '../../../web/art/glyph.js';
import { breedOf, type Farmer, forSale, type Kind, kindNumber, OPEN_MARKET_PURCHASES, type Shared } from '../face.js';
import { AnimalPicture } from './art/things.js';
import { type Asked, answerTo, answerWith, type FarmChoice, isChosen, type Tap } from './asked.js';
import { Change } from './farmyard.js';
import { happinessChange, kindsIn } from './figures.js';

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
  return (
    <section className="hf-panel hf-market" aria-label="Market">
      <header>
        <h2>Market</h2>
        <span className="hf-space" />
        <small className="hf-quiet">
          {open ? `${farmer.purchases} of ${OPEN_MARKET_PURCHASES} bought this round` : `${pileSize(shared.bag)} more in the bag`}
        </small>
      </header>
      <ul className="hf-cards">
        {kinds.map((kind) => (
          <li key={kind} data-market={kind}>
            <Card
              kind={kind}
              left={stock[kindNumber(kind)] ?? 0}
              choice={answerTo(asked, (move) => move.t === 'buy' && move.kind === kind)}
              coming={shared.bought >= 0 && asked?.decision.kind === 'place' && shared.bought === kindNumber(kind)}
              {...{ farmer, asked, tap }}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface CardProps extends Omit<MarketProps, 'shared'> {
  readonly kind: Kind;
  readonly left: number;
  readonly choice: FarmChoice | undefined;
  readonly coming: boolean; // bought, and looking for a place
}

/** The shortest reason; the whole sentence comes with a tap. That there is none is plain to see. */
function shortReason(price: number, money: number, clause: string): string {
  if (price > money) return `needs $${price - money} more`;
  return clause === '6.3' ? 'no room' : 'not now';
}

/** Always the same button, so that its picture is drawn once: it buys, says why not, or waits. */
function Card({ kind, left, choice, coming, farmer, asked, tap }: CardProps) {
  const { price, name } = breedOf(kindNumber(kind));
  const asks = asked !== null && choice !== undefined;
  const refusal = choice?.refusal ?? null;
  const chosen = asks && isChosen(tap, choice);
  return (
    <button
      type="button"
      className={
        asks
          ? `hf-card ${refusal === null ? 'hf-legal' : 'hf-no'} ${chosen ? 'hf-chosen' : ''}`
          : `hf-card ${left === 0 ? 'hf-gone' : ''} ${coming ? 'hf-coming' : ''}`
      }
      data-zoom={`animal ${kind}`}
      aria-pressed={asks && refusal === null ? chosen : undefined}
      aria-disabled={!asks || undefined}
      aria-label={
        !asks
          ? `${name}, $${price}, ${left} left`
          : refusal === null
            ? `${choice.words}, ${left} left`
            : `${choice.words}: ${refusal.because}`
      }
      onClick={asks ? () => answerWith(tap, asked, choice) : undefined}
    >
      <span className="hf-picture">
        <AnimalPicture kind={kind} />
      </span>
      <span className="hf-price">
        <b>${price}</b>
        <small>×{left}</small>
      </span>
      {asks && refusal === null && <Change by={happinessChange(farmer, kind, 1, -price)} />}
      {asks && refusal !== null && left > 0 && <span className="hf-why">{shortReason(price, farmer.money, refusal.clause)}</span>}
      {!asks && coming && <span className="hf-why">where to?</span>}
      {chosen && (
        <span className="hf-pick">
          <Glyph name="check" size={16} />
        </span>
      )}
    </button>
  );
}
