/** A visit in one panel: what the neighbour has, what I buy or borrow, what it costs and what it leaves me. */

import { useState } from 'react';
import type { Sitter } from '../../../web/table.js';
import { bit, isProducer, itemNameOf, itemsInWords, many, type NationView, NO_LOAN, PRODUCTION, playerAt } from '../face.js';
import { ItemPicture } from './art/items.js';
import { type Asked, choicesOf, type Tap } from './asked.js';
import { BankDesk } from './bank.js';
import { afterBuying, foreignBuys, nextEvening, purseAt, signed, tonight } from './figures.js';
import { Count } from './goods.js';
import { LoanTable } from './loan.js';
import styles from './panel.module.css';
import { nameAt } from './stall.js';
import stall from './stall.module.css';
import { ITEM_TITLES, STALLS } from './words.js';

const LIST = new Intl.ListFormat('en-GB');
const MOST_DRAWN = 6; // wares in a row; the stepper goes on

interface MatFactsProps {
  readonly view: NationView;
  readonly seat: number;
  readonly sitters: readonly Sitter[];
}

/** What everybody may know of a player, in full. */
export function MatFacts({ view, seat, sitters }: MatFactsProps) {
  const { shared } = view;
  const player = playerAt(shared, seat);
  const { home, dinner } = tonight(shared, player);
  const visited = shared.players.flatMap((_, to) => ((player.visited & bit(to)) !== 0 ? [nameAt(sitters[to], to)] : []));
  const abroad = isProducer(player) ? foreignBuys(shared, player.price, player.shop) : 0;
  const when = nextEvening(view);
  return (
    <div className={styles.facts}>
      <Ladder view={view} seat={seat} />
      <p>
        {many(player.cards, 'card')} in hand{player.showsHelp && ', one a Help from a Friend'}. {many(player.hours, 'hour')} left.
        {when !== null && ` As it stands, ${when}: home ${signed(home)}, dinner ${signed(dinner)}.`}
      </p>
      <p>
        {visited.length > 0 ? `Visited ${LIST.format(visited)} today.` : 'Visited nobody today.'}
        {isProducer(player) && ` Abroad would buy ${abroad === 0 ? 'none' : abroad} at ${player.price}B.`}
        {player.sick > 0 && ` Sick: ${4 * player.sick} hours less tomorrow.`}
      </p>
      {player.loan !== NO_LOAN && (
        <LoanTable index={player.loan} borrowers={[{ seat, step: player.step }]} names={sitters.map(({ name }) => name)} small />
      )}
    </div>
  );
}

/** The four production levels of a trade, the present one marked; the Banker's return instead. */
export function Ladder({ view, seat }: { readonly view: NationView; readonly seat: number }) {
  const player = playerAt(view.shared, seat);
  if (player.role === 'banker') return <p>Return of {view.shared.bank?.roi ?? 0}B at dawn. From 24B it brings 1 Happiness, from 44B 2.</p>;
  return (
    <ol className={styles.ladder} aria-label={`Production levels, at level ${player.level}`}>
      {PRODUCTION[player.role].map(({ hours, wage, items, name }, i) => (
        <li key={name} className={`${styles.level} ${i + 1 === player.level ? styles.now : i + 1 < player.level ? styles.past : ''}`}>
          <b>{i + 1}</b>
          <span>
            {items}
            <ItemPicture item={itemNameOf(player.item)} size={16} />
          </span>
          <small>
            {hours}h{wage > 0 && ` ${wage}B`}
          </small>
          <span className="unseen">{name}</span>
        </li>
      ))}
    </ol>
  );
}

interface VisitProps {
  readonly view: NationView;
  readonly sitters: readonly Sitter[];
  readonly asked: Asked;
  readonly tap: Tap;
  readonly seat: number;
  readonly me: number;
}

export function Visit(props: VisitProps) {
  const host = playerAt(props.view.shared, props.seat);
  return isProducer(host) ? <Shop {...props} /> : <BankDesk {...props} />;
}

function Shop({ view, asked, tap, seat, me, sitters }: VisitProps) {
  const { shared } = view;
  const host = playerAt(shared, seat);
  const visits = choicesOf(asked, 'visit').filter(({ move }) => move.seat === seat);
  const most = visits.reduce((n, { move, refusal }) => (refusal === null ? Math.max(n, move.n) : n), 0);
  const tooMany = visits.find(({ refusal }) => refusal !== null)?.refusal ?? null;
  const marked = tap.chosen?.move.t === 'visit' && tap.chosen.move.seat === seat ? tap.chosen.move.n : null;
  const [wanted, setWanted] = useState(marked ?? 0);
  const n = Math.min(marked ?? wanted, most);
  /** The sheet only chooses: the bar's button buys. */
  const want = (count: number) => {
    setWanted(count);
    const choice = visits.find(({ move, refusal }) => refusal === null && move.n === count);
    tap.select(asked.decision, choice?.move ?? null, `buy:${seat}:${count}`, 'only'); // one counts before one buys
  };
  const item = itemNameOf(host.item);
  const money = purseAt(view, me) ?? 0;
  const after = afterBuying(shared, me, money, seat, n);
  const name = nameAt(sitters[seat], seat);
  return (
    <div className={styles.buy}>
      <h3>
        {STALLS[host.role]} <small>{host.price}B each</small>
      </h3>
      <div className={styles.pick}>
        <button type="button" className={styles.stepper} aria-label="One less" disabled={n === 0} onClick={() => want(n - 1)}>
          −
        </button>
        <ul className={styles.wares}>
          {[...Array(Math.min(host.shop, MOST_DRAWN)).keys()].map((i) => (
            <li key={i}>
              <button
                type="button"
                className={`${styles.ware} ${i < n ? styles.taken : i < most ? '' : styles.dear}`}
                data-at={`buy:${seat}:${i + 1}`}
                data-mark={i + 1 === marked ? 'chosen' : i < most ? 'legal' : 'refused'}
                data-quiet=""
                aria-label={`Buy ${itemsInWords(i + 1, host.item)} for ${(i + 1) * host.price}B`}
                aria-pressed={i + 1 === n}
                onClick={() => (i < most ? want(i + 1 === n ? i : i + 1) : tooMany && tap.explain(tooMany))}
              >
                <ItemPicture item={item} size={30} />
              </button>
            </li>
          ))}
          {host.shop === 0 && <li className={stall.soldout}>No {ITEM_TITLES[item]} for sale</li>}
          {host.shop > MOST_DRAWN && <li className={stall.soldout}>of {host.shop}</li>}
        </ul>
        <button
          type="button"
          className={`${styles.stepper} ${n < most ? '' : styles.dear}`}
          aria-label={n < most ? 'One more' : `One more: ${tooMany?.because ?? ''}`}
          onClick={() => (n < most ? want(n + 1) : tooMany && tap.explain(tooMany))}
        >
          +
        </button>
      </div>
      <p className={styles.sum} aria-live="polite">
        {n > 0 ? `${n} × ${host.price}B = ${after.paid}B. ` : `${name} is glad to see you. `}
        You keep <b>{after.money}B</b> and <b>{after.hours} h</b>. Tonight: home {signed(after.evening.home)}, dinner{' '}
        {signed(after.evening.dinner)}.
      </p>
      <div className={styles.have}>
        You have
        {(['house', 'bread', 'ticket', 'medicine'] as const).map((kind, i) => (
          <Count key={kind} item={kind} count={playerAt(shared, me).store[i] ?? 0} />
        ))}
      </div>
    </div>
  );
}
