/** Market morning: everything that can be sold, and what it brings. */
import { breedOf, type Farmer, GOOD_PRICES, type Good, kindNumber, type Shared } from '../face.js';
import { ThingPicture } from './art/things.js';
import { type Asked, answerTo, answerWith, type FarmChoice, isChosen, type Tap } from './asked.js';
import { Change } from './farmyard.js';
import { goodsIn, happinessChange, moneyAfter } from './figures.js';
import { FlockChoices } from './flock-choices.js';

interface StallProps {
  readonly shared: Shared;
  readonly farmer: Farmer;
  readonly asked: Asked;
  readonly tap: Tap;
  readonly look: (name: string | null) => void;
}

const NAMES: Readonly<Record<Good, string>> = { egg: 'Eggs', milk: 'Milk', meat: 'Meat', wool: 'Wool' };

export function Stall({ shared, farmer, asked, tap, look }: StallProps) {
  const all = answerTo(asked, (move) => move.t === 'sellGoods');
  return (
    <section className="hf-panel hf-stall" aria-label="Selling">
      <h2>Your stall</h2>
      {all !== undefined && (
        <button
          type="button"
          className={isChosen(tap, all) ? 'hf-everything hf-legal hf-chosen' : 'hf-everything hf-legal'}
          aria-pressed={isChosen(tap, all)}
          onClick={() => answerWith(tap, asked, all)}
        >
          <ThingPicture thing="coin" size={26} />
          {all.words}
          <b>+${(moneyAfter(shared, farmer, all.move) ?? farmer.money) - farmer.money}</b>
        </button>
      )}
      <ul className="hf-goods">
        {goodsIn(shared).map((good) => (
          <li key={good}>
            <GoodRow good={good} {...{ farmer, asked, tap }} />
          </li>
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
              ${sells} <Change by={happinessChange(farmer, kind, -1, sells)} />
            </>
          );
        }}
      />
    </section>
  );
}

function GoodRow({ good, farmer, asked, tap }: Pick<StallProps, 'farmer' | 'asked' | 'tap'> & { readonly good: Good }) {
  const answers = asked.others.filter(({ move }) => move.t === 'sell' && move.item === good);
  return (
    <div className={farmer[good] === 0 ? 'hf-good hf-none' : 'hf-good'}>
      <ThingPicture thing={good} size={28} />
      <b>{farmer[good]}</b>
      <small>
        {NAMES[good]}, ${GOOD_PRICES[good]}
        {good === 'wool' ? ' next round' : ''}
      </small>
      <span className="hf-space" />
      {answers.map((choice) => (
        <SellButton key={choice.words} {...{ choice, asked, tap, farmer, good }} />
      ))}
    </div>
  );
}

interface SellButtonProps extends Pick<StallProps, 'farmer' | 'asked' | 'tap'> {
  readonly choice: FarmChoice;
  readonly good: Good;
}

function SellButton({ choice, asked, tap, farmer, good }: SellButtonProps) {
  const { move, refusal, words } = choice;
  const n = move.t === 'sell' ? move.n : 1;
  const chosen = isChosen(tap, choice);
  if (refusal !== null) {
    return (
      <button
        type="button"
        className="hf-amount hf-no"
        aria-label={`${words}: ${refusal.because}`}
        onClick={() => answerWith(tap, asked, choice)}
      >
        none
      </button>
    );
  }
  return (
    <button
      type="button"
      className={chosen ? 'hf-amount hf-legal hf-chosen' : 'hf-amount hf-legal'}
      aria-pressed={chosen}
      aria-label={words}
      title={words}
      onClick={() => answerWith(tap, asked, choice)}
    >
      {n === 'all' ? `all $${farmer[good] * GOOD_PRICES[good]}` : n}
    </button>
  );
}
