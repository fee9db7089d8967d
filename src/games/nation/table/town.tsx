/** The middle of the table: the town with the clock, the Happiness track, the Explorer cards, the Supply and the Foreign Countries. */

import { ITEMS, itemsInWords, many, type NationView, type Shared, withEntertainer } from '../face.js';
import { ExplorerBack } from './art/cards.js';
import { Coin, ItemPicture, SickCard } from './art/items.js';
import { Town } from './art/town.js';
import type { Asked, Opened, Tap } from './asked.js';
import { choicesOf, markOf, tapOn } from './asked.js';
import { Clock } from './clock.js';
import { foreignLimit, nextEvening, percent, sicknessOdds, wouldInfect } from './figures.js';
import styles from './town.module.css';
import { Track } from './track.js';

interface MiddleProps {
  readonly view: NationView;
  readonly side: number;
  readonly names: readonly string[];
  readonly asked: Asked | null;
  readonly tap: Tap;
  readonly opened: Opened | null;
  readonly open: (what: Opened | null) => void;
}

const LIST = new Intl.ListFormat('en-GB');

export function Middle(props: MiddleProps) {
  const { view, side, names } = props;
  const { shared } = view;
  const forecast = nextEvening(view) === 'tonight';
  return (
    <section className={styles.town} aria-label="The town" data-board="">
      <Town className={styles.scene} />
      <div className={styles.clock} data-at="clock" data-sign="hours">
        <Clock players={shared.players} side={side} names={names} />
      </div>
      <div className={styles.square}>
        <div className={styles.happy} data-at="track" data-sign="happiness">
          <h2>
            Happiness <small>first to {shared.options.target}</small>
          </h2>
          <Track {...{ shared, side, names, forecast }} />
        </div>
        <div className={styles.signs}>
          <Explore {...props} />
          <Supply shared={shared} />
          <Abroad shared={shared} />
        </div>
      </div>
    </section>
  );
}

function Explore({ view, side, names, asked, tap, opened, open }: MiddleProps) {
  const { shared } = view;
  const odds = sicknessOdds(shared);
  const [choice] = choicesOf(asked, 'explore');
  const infected = wouldInfect(shared, side).map((seat) => names[seat] ?? '');
  const thrown = shared.discards.reduce((sum, count) => sum + count, 0);
  const words = `Explorer cards: ${shared.deckSize} in the pile, ${thrown} discarded`;
  const label =
    choice === undefined ? words : choice.refusal === null ? `${words}. ${choice.words}` : `${words}. Not now: ${choice.refusal.because}`;
  const face = (
    <>
      <ExplorerBack className={styles.back} />
      <b className={styles.pilecount}>{shared.deckSize}</b>
    </>
  );
  return (
    <div className={`${styles.sign} ${styles.explore}`} data-sign="card">
      {choice === undefined || asked === null ? (
        <span className={styles.pile} role="img" aria-label={label} data-at="deck">
          {face}
        </span>
      ) : (
        <button
          type="button"
          className={styles.pile}
          data-mark={markOf(tap, choice)}
          data-quiet="" // its tile in the row of actions is the same answer
          data-at="deck"
          aria-label={label}
          aria-pressed={markOf(tap, choice) === 'chosen'}
          onClick={() => tapOn(tap, asked, choice, 'deck')}
        >
          {face}
        </button>
      )}
      <div className={styles.words}>
        <b className="d">
          Explore{' '}
          <button
            type="button"
            className={styles.more}
            aria-expanded={opened?.what === 'deck'}
            aria-label={`${many(thrown, 'card')} discarded: where the cards are`}
            onClick={() => open(opened?.what === 'deck' ? null : { what: 'deck' })}
          >
            {thrown} discarded
          </button>
        </b>
        <span>
          {odds.sickness} Sickness in {odds.cards}: {percent(odds.chance)},{' '}
          {infected.length > 0 ? `would reach ${LIST.format(infected)}` : odds.fresh ? 'discards shuffled first' : 'nobody else'}
        </span>
      </div>
    </div>
  );
}

function Supply({ shared }: { readonly shared: Shared }) {
  return (
    <div className={`${styles.sign} ${styles.supply}`} data-at="supply">
      <b className="d">Supply</b>
      <ul>
        {ITEMS.map((item, i) =>
          item === 'ticket' && !withEntertainer(shared) ? null : (
            <li key={item} title={`${itemsInWords(shared.supply[i] ?? 0, i)} in the Supply`}>
              <ItemPicture item={item} size={20} />
              <span aria-hidden="true">{shared.supply[i]}</span>
              <span className="unseen">{itemsInWords(shared.supply[i] ?? 0, i)}</span>
            </li>
          ),
        )}
        <li title={`${many(shared.sickLeft, '"I am Sick" card')} left`}>
          <SickCard size={20} />
          <span aria-hidden="true">{shared.sickLeft}</span>
          <span className="unseen">{many(shared.sickLeft, '"I am Sick" card')}</span>
        </li>
      </ul>
    </div>
  );
}

/** Their money is counted once a round; between counts only whether there is any. */
function Abroad({ shared }: { readonly shared: Shared }) {
  const { mat, matEmpty, matCounted } = shared;
  const money = mat !== null ? `${mat}B` : matEmpty ? 'nothing' : `${matCounted}B counted`;
  return (
    <div className={styles.sign} data-at="abroad" title="The Foreign Countries: their ships, their mat and their money">
      <span className={styles.chest}>
        <b className="d">Abroad</b>
        <Coin size={18} />
        {money}
      </span>
      <span>buys 2 a stall up to {foreignLimit(shared)}B</span>
    </div>
  );
}
