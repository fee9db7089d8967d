/** A neighbour's mat at the edge of the table: a stall with its keeper, what is for sale and at what price, and what everybody may know. */

import type { Seat } from '../../../engine/game.js';
import { Glyph } from '../../../web/art/glyph.js';
import { SeatFace, SeatSays } from '../../../web/kit/Seat.js';
import type { Form, Sitter } from '../../../web/table.js';
import {
  bit,
  debtOf,
  ITEMS,
  isOut,
  isProducer,
  itemNameOf,
  itemsInWords,
  LOANS,
  many,
  type NationView,
  type Player,
  playerAt,
  ROLE_NAMES,
  type Shared,
  stored,
  withEntertainer,
} from '../face.js';
import { Coin, Heart, Purse, SickCard } from './art/items.js';
import { Awning, Keeper } from './art/people.js';
import { nextEvening, purseAt, signed, tonight } from './figures.js';
import { Count, Goods } from './goods.js';
import styles from './stall.module.css';

interface StallProps {
  readonly form: Form;
  readonly view: NationView;
  readonly seat: Seat;
  readonly side: Seat;
  readonly sitter: Sitter | undefined;
  readonly best: number | null; // how many may be bought here now; null: no visit is possible
  readonly open: boolean;
  readonly chosen: boolean;
  readonly happiest: boolean;
  readonly press: () => void;
}

export const nameAt = (sitter: Sitter | undefined, seat: Seat): string => sitter?.name ?? `Player ${seat + 1}`;

export function Stall({ form, view, seat, side, sitter, best, open, chosen, happiest, press }: StallProps) {
  const { shared } = view;
  const player = playerAt(shared, seat);
  const name = nameAt(sitter, seat);
  const role = ROLE_NAMES[player.role];
  const deciding = view.open.some((decision) => decision.seat === seat);
  const visited = (playerAt(shared, side).visited & bit(seat)) !== 0;
  if (isOut(player)) {
    return (
      <section
        className={`${styles.stall} ${styles.shut}`}
        aria-label={`${name}, ${role}: out of the game since day ${player.out}`}
        data-at={`seat:${seat}`}
      >
        <Awning seat={seat} className={styles.awning} />
        <Head seat={seat} role={role} name={name} player={player} sitter={sitter} deciding={false} happiest={false} />
        <span className={styles.shutter}>closed since day {player.out}</span>
      </section>
    );
  }
  const Tag = form === 'play' ? 'button' : 'section'; // elsewhere a stall only shows
  return (
    <Tag
      {...(form === 'play' ? { type: 'button' as const, 'aria-expanded': open, onClick: press } : {})}
      className={styles.stall}
      data-at={`seat:${seat}`}
      data-mark={form !== 'play' ? undefined : chosen ? 'chosen' : best !== null ? 'legal' : undefined}
      data-quiet=""
      data-open={open}
      data-deciding={deciding}
      aria-label={stallWords(view, seat, name, best)}
    >
      <Awning seat={seat} className={styles.awning} />
      <Head seat={seat} role={role} name={name} player={player} sitter={sitter} deciding={deciding} happiest={happiest} />
      <span className={styles.shop} data-at={`shop:${seat}`}>
        <Keeper role={player.role} seat={seat} size={54} className={styles.keeper} />
        <ForSale shared={shared} player={player} />
      </span>
      <span className={styles.counter} />
      <span className={styles.facts}>
        <span title={`${many(player.hours, 'hour')} left`}>
          <Glyph name="time" size={14} />
          {player.hours} h
        </span>
        <PurseOf money={purseAt(view, seat)} />
        <span className={styles.roomy}>{isProducer(player) ? `Level ${player.level}` : `Return ${shared.bank?.roi ?? 0}B`}</span>
        <span title={`${many(player.cards, 'card')} in hand${player.showsHelp ? ', a Help from a Friend among them' : ''}`}>
          <Glyph name="card" size={14} />
          {player.cards}
        </span>
        {debtOf(player) > 0 && <span title={`Owes ${debtOf(player)}B`}>owes {debtOf(player)}B</span>}
      </span>
      <Store view={view} player={player} />
      {visited && (
        <span className={styles.visited} title="You visited today">
          <Glyph name="door" size={13} />
          visited
        </span>
      )}
      <SeatSays sitter={sitter} />
    </Tag>
  );
}

interface HeadProps {
  readonly seat: Seat;
  readonly role: string;
  readonly name: string;
  readonly player: Player;
  readonly sitter: Sitter | undefined;
  readonly deciding: boolean;
  readonly happiest: boolean;
}

function Head({ seat, role, name, player, sitter, deciding, happiest }: HeadProps) {
  return (
    <span className={styles.head}>
      <SeatFace seat={seat} sitter={sitter} size={19} />
      <b className={`d ${styles.name}`}>{name}</b>
      <span className={styles.trade}>{role}</span>
      <Ill count={player.sick} />
      {deciding && (
        <span className="tag acc">
          <Glyph name="time" size={13} />
          <span className={styles.roomy}>{sitter?.thinking ? 'thinking' : 'to move'}</span>
        </span>
      )}
      {happiest && (
        <span className="tag acc">
          <Glyph name="trophy" size={13} />
          <span className={styles.roomy}>happiest</span>
        </span>
      )}
      <span className={styles.joy} data-at={`joy:${seat}`} data-sign="happiness">
        <Heart size={18} />
        <b className="d">{player.happiness}</b>
      </span>
    </span>
  );
}

/** A stall's goods with the price tag, or the Banker's loans. */
function ForSale({ shared, player }: { readonly shared: Shared; readonly player: Player }) {
  if (!isProducer(player)) {
    const offers = LOANS.flatMap(({ value, rate }, i) =>
      (shared.bank?.offer[i] ?? 0) > 0 ? [{ value, rate, n: shared.bank?.offer[i] }] : [],
    );
    return (
      <span className={styles.offers}>
        {offers.length === 0 && <span className={styles.soldout}>no loan on offer</span>}
        {offers.map(({ value, rate, n }) => (
          <span key={value} className={styles.note}>
            <b className="d">
              {n !== 1 && `${n} × `}
              {value}B
            </b>
            <small>{rate} a day</small>
          </span>
        ))}
      </span>
    );
  }
  return (
    <>
      <span className={styles.lying}>
        {player.shop === 0 ? (
          <span className={styles.soldout}>sold out</span>
        ) : (
          <Goods item={itemNameOf(player.item)} count={player.shop} size={31} />
        )}
      </span>
      <span className={styles.price}>
        <b className="d">{player.price}B</b>
        <small>each</small>
      </span>
    </>
  );
}

/** Closed where the table hides purses. */
export function PurseOf({ money, size = 17 }: { readonly money: number | null; readonly size?: number }) {
  if (money === null) {
    return (
      <span title="A hidden purse">
        <Purse size={size} />
        <span className="unseen">hidden purse</span>
      </span>
    );
  }
  return (
    <span>
      <Coin size={size} />
      {money}B
    </span>
  );
}

export function Ill({ count }: { readonly count: number }) {
  if (count === 0) return null;
  const words = `sick: ${4 * count} hours less tomorrow`;
  return (
    <span className={styles.ill} title={words}>
      <SickCard size={18} />
      {count > 1 && `×${count}`}
      <span className="unseen">{words}</span>
    </span>
  );
}

function Store({ view, player }: { readonly view: NationView; readonly player: Player }) {
  const { shared } = view;
  const when = nextEvening(view);
  const { home, dinner } = tonight(shared, player);
  return (
    <span className={`${styles.facts} ${styles.store}`}>
      {ITEMS.map((item, i) =>
        item === 'ticket' && !withEntertainer(shared) && stored(player, i) === 0 ? null : (
          <Count key={item} item={item} count={stored(player, i)} />
        ),
      )}
      {when !== null && (
        <span title={`As it stands, ${when}: home ${signed(home)}, dinner ${signed(dinner)}`}>
          {when} {signed(home + dinner)}
        </span>
      )}
    </span>
  );
}

function stallWords(view: NationView, seat: Seat, name: string, best: number | null): string {
  const { shared } = view;
  const player = playerAt(shared, seat);
  const money = purseAt(view, seat);
  const sells = isProducer(player)
    ? `${itemsInWords(player.shop, player.item)} for sale at ${player.price}B, level ${player.level}`
    : `return ${shared.bank?.roi ?? 0}B`;
  const parts = [
    `${name}, ${ROLE_NAMES[player.role]}: ${player.happiness} Happiness`,
    sells,
    `${many(player.hours, 'hour')} left`,
    money === null ? 'hidden purse' : `${money}B`,
    `${many(player.cards, 'card')} in hand`,
    ...(player.sick > 0 ? ['sick'] : []),
  ];
  const visit =
    best === null ? 'Look at the mat' : best > 0 ? `Visit: you can buy up to ${best}` : isProducer(player) ? 'Visit' : 'Visit the bank';
  return `${parts.join(', ')}. ${visit}`;
}
