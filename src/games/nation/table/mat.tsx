/** One's own mat: who I am and what I own, the stall, the home and the pantry with tonight's forecast, the loan, and the hand. */

import { Glyph } from '../../../web/art/glyph.js';
import { SeatFace } from '../../../web/kit/Seat.js';
import type { Sitter } from '../../../web/table.js';
import {
  BREAD,
  DAY_HOURS,
  EVENING,
  HOUSE,
  isOut,
  isProducer,
  itemNameOf,
  LOAN_VALUES,
  levelOf,
  MEDICINE,
  type NationView,
  NO_LOAN,
  type Player,
  playerAt,
  ROLE_NAMES,
  type Shared,
  SICK_HOURS,
  SOURCE_LABELS,
  SOURCES,
  stored,
  TICKET,
} from '../face.js';
import { Coin, Heart, ItemPicture, Purse } from './art/items.js';
import { Keeper } from './art/people.js';
import type { Asked, Opened, Tap } from './asked.js';
import { afterTonight, batchAt, type Cover, dawnFor, foreignBuys, nextComfort, nextEvening, purseAt, signed, tonight } from './figures.js';
import { Goods } from './goods.js';
import { Hand } from './hand.js';
import { LoanTable } from './loan.js';
import styles from './mat.module.css';
import { Ill, nameAt } from './stall.js';
import stall from './stall.module.css';
import { STALLS } from './words.js';

interface MatProps {
  readonly view: NationView;
  readonly seat: number;
  readonly sitters: readonly Sitter[];
  readonly asked: Asked | null;
  readonly tap: Tap;
  readonly opened: Opened | null;
  readonly open: (what: Opened | null) => void;
  readonly happiest: boolean;
}

export function Mat(props: MatProps) {
  const { view, seat, sitters } = props;
  const { shared } = view;
  const player = playerAt(shared, seat);
  return (
    <section className={`panel ${styles.mat}`} aria-label={`${nameAt(sitters[seat], seat)}, ${ROLE_NAMES[player.role]}`}>
      <Me {...props} player={player} />
      {isOut(player) ? (
        <p className={styles.closed}>Out of the game since day {player.out}. Everything went back, and the town goes on.</p>
      ) : (
        <>
          <div className={styles.pair}>
            {isProducer(player) ? <OwnStall view={view} player={player} seat={seat} /> : <OwnBank shared={shared} />}
            {shared.bank !== null && player.role !== 'banker' && <OwnLoan view={view} seat={seat} sitters={sitters} player={player} />}
          </div>
          <div className={styles.pair}>
            <Home view={view} player={player} />
            <Pantry view={view} player={player} />
          </div>
          <Hand {...props} />
        </>
      )}
    </section>
  );
}

function Me({ view, seat, sitters, player, happiest }: MatProps & { readonly player: Player }) {
  const { shared } = view;
  const money = purseAt(view, seat);
  const own = view.seat === seat;
  return (
    <div className={styles.me} data-at={`seat:${seat}`}>
      <Keeper role={player.role} seat={seat} size={70} className={stall.keeper} />
      <div className={styles.words}>
        <span className={styles.name}>
          <SeatFace seat={seat} sitter={sitters[seat]} size={20} />
          <b className={`d ${stall.name}`}>{nameAt(sitters[seat], seat)}</b>
          <span className={stall.trade}>
            {ROLE_NAMES[player.role]}
            {own && ', you'}
          </span>
        </span>
        <span className={styles.owns}>
          <span
            className={stall.joy}
            data-at={`joy:${seat}`}
            data-sign="happiness"
            title={`${player.happiness} Happiness; as it stands ${afterTonight(shared, player)} after the next evening`}
          >
            <Heart size={20} />
            <b className="d">{player.happiness}</b>
            <span className="unseen">Happiness</span>
          </span>
          <OwnPurse money={money} hidden={own && player.money === null} />
          <Ill count={player.sick} />
        </span>
        {happiest ? (
          <span className="tag acc">
            <Glyph name="trophy" size={13} />
            happiest
          </span>
        ) : (
          <span className={`tag acc ${styles.level}`}>
            {isProducer(player)
              ? `Level ${player.level}, ${levelOf(player.role, player.level).name}`
              : `Return ${shared.bank?.roi ?? 0}B a day`}
          </span>
        )}
      </div>
    </div>
  );
}

/** The own purse is open to its owner alone; the string says so. */
function OwnPurse({ money, hidden }: { readonly money: number | null; readonly hidden: boolean }) {
  if (money === null) {
    return (
      <span className={styles.money} title="A hidden purse">
        <Purse size={22} />
        <span className="unseen">hidden purse</span>
      </span>
    );
  }
  return (
    <span className={styles.money} data-at="purse" data-sign="bucks" title={hidden ? `${money}B, which only you see` : `${money}B`}>
      {hidden ? <Purse size={22} /> : <Coin size={22} />}
      <b className="d">{money}B</b>
      {hidden && <span className="unseen">only you see it</span>}
    </span>
  );
}

function OwnStall({ view, player, seat }: { readonly view: NationView; readonly player: Player; readonly seat: number }) {
  const { shared, mine } = view;
  const draft = view.seat === seat ? (mine?.draft ?? 0) : 0;
  const abroad = foreignBuys(shared, player.price, player.shop);
  const { made, wage, sells } = batchAt(shared, player, player.level);
  const outlook =
    player.shop > 0
      ? `abroad would buy ${abroad === 0 ? 'none' : abroad}`
      : `a batch sells for ${sells}B${wage > 0 ? `, wages ${wage}B` : ''}`;
  return (
    <div className={styles.blk} data-at={`shop:${seat}`}>
      <h3>
        {STALLS[player.role]} <small>{player.price}B each</small>
      </h3>
      <div className={styles.row} title={`One batch: ${made}, worth ${sells}B`}>
        {player.shop === 0 ? (
          <span className={stall.soldout}>sold out</span>
        ) : (
          <Goods item={itemNameOf(player.item)} count={player.shop} size={29} most={4} />
        )}
        {draft > 0 ? (
          <span className={styles.draft} title="Nobody else sees it until all have chosen">
            <Glyph name="eye" size={14} />
            {draft}B from tomorrow
          </span>
        ) : (
          <small className={styles.hint}>{outlook}</small>
        )}
      </div>
    </div>
  );
}

const ROI_STEPS = [4, 8, 12, 16, 20, 24, 28, 32, 36, 40, 44, 48, 52, 56, 60];

/** The Banker's track with the lines from which a return makes happy. */
function OwnBank({ shared }: { readonly shared: Shared }) {
  const { bank } = shared;
  if (bank === null) return null;
  const source = shared.options.roiSource === 'mat' ? ', if abroad has it' : '';
  return (
    <>
      <div className={styles.blk}>
        <h3>
          Return{' '}
          <small>
            {bank.roi}B at dawn{source}
          </small>
        </h3>
        <ol className={styles.roi} aria-label={`Return of investment: ${bank.roi}B of 60B; 24B bring 1 Happiness, 44B bring 2`}>
          {ROI_STEPS.map((b) => (
            <li key={b} className={b <= bank.roi ? styles.full : undefined}>
              {b === 24 ? '+1' : b === 44 ? '+2' : ''}
            </li>
          ))}
        </ol>
      </div>
      <div className={styles.blk}>
        <h3>
          Loans <small>on offer: {cardsInWords(bank.offer)}</small>
        </h3>
        <small className={styles.hint}>kept: {cardsInWords(bank.stock)}</small>
      </div>
    </>
  );
}

const cardsInWords = (counts: readonly number[]): string => {
  const some = LOAN_VALUES.flatMap((value, i) => ((counts[i] ?? 0) > 0 ? [`${counts[i]} × ${value}B`] : []));
  return some.length > 0 ? some.join(', ') : 'none';
};

/** Five places: the last two are green, an empty home is red. */
function Home({ view, player }: { readonly view: NationView; readonly player: Player }) {
  const { shared } = view;
  const houses = stored(player, HOUSE);
  const { home } = tonight(shared, player);
  const next = nextComfort(shared, HOUSE, houses);
  const slots = Math.max(EVENING.mostHouses, Math.min(houses, 7));
  const more = houses > slots ? `and ${houses - slots} more` : next === null ? '' : `${next.more} more: ${signed(next.gain)}`;
  return (
    <div className={styles.blk} data-at="home">
      <h3>
        Home <Forecast view={view} points={home} more={more} />
      </h3>
      <ul className={houses === 0 ? `${styles.slots} ${styles.homeless}` : styles.slots} aria-label={`${houses} Houses`}>
        {[...Array(slots).keys()].map((i) => (
          <li key={i} className={i >= EVENING.greenHouses - 1 ? styles.green : undefined}>
            {i < houses && <ItemPicture item="house" size={25} />}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Pantry({ view, player }: { readonly view: NationView; readonly player: Player }) {
  const { shared } = view;
  const [bread, tickets, medicine] = [stored(player, BREAD), stored(player, TICKET), stored(player, MEDICINE)];
  const { dinner } = tonight(shared, player);
  const next = nextComfort(shared, BREAD, bread);
  return (
    <div className={styles.blk} data-at="pantry">
      <h3>
        Pantry <Forecast view={view} points={dinner} more={next === null ? '' : `${next.more} more Bread: ${signed(next.gain)}`} />
      </h3>
      <div className={styles.row}>
        <Goods item="bread" count={bread} size={28} most={4} />
        <Goods item="ticket" count={tickets} size={28} most={bread > 2 ? 1 : 3} />
        <Goods item="medicine" count={medicine} size={27} most={1} />
        {bread + tickets + medicine === 0 && <span className={stall.soldout}>empty</span>}
        {player.sick > 0 && (
          <small className={styles.hint} data-lack="">
            sick: {Math.min(DAY_HOURS, SICK_HOURS * player.sick)} h less tomorrow
          </small>
        )}
      </div>
    </div>
  );
}

function Forecast({ view, points, more }: { readonly view: NationView; readonly points: number; readonly more: string }) {
  const when = nextEvening(view);
  if (when === null) return null;
  return (
    <small>
      <b data-lack={points < 0 || undefined}>
        {when} {signed(points)}
      </b>
      {more !== '' && `, ${more}`}
    </small>
  );
}

const COVERS: Readonly<Record<Cover, string>> = {
  rate: 'covered',
  interest: 'interest only',
  level: 'a level would be lost',
  everything: 'not covered!',
};

function OwnLoan({ view, seat, sitters, player }: Pick<MatProps, 'view' | 'seat' | 'sitters'> & { readonly player: Player }) {
  const money = purseAt(view, seat);
  const dawn = money === null || view.open.length === 0 ? null : dawnFor(player, money);
  const { elimination } = view.shared.options;
  return (
    <div className={styles.blk} data-debt="">
      <h3>
        Loan{' '}
        {player.loan === NO_LOAN ? (
          <small>free of debt</small>
        ) : (
          dawn !== null && (
            <small
              data-lack={dawn.cover !== 'rate' || undefined}
              title={`${dawn.interest}B interest and ${dawn.back}B back; then ${dawn.left}B to go`}
            >
              {dawn.rate}B at dawn: {dawn.cover === 'everything' && elimination ? 'you would be out!' : COVERS[dawn.cover]}
            </small>
          )
        )}
      </h3>
      {player.loan !== NO_LOAN && (
        <LoanTable index={player.loan} borrowers={[{ seat, step: player.step }]} names={sitters.map(({ name }) => name)} small />
      )}
    </div>
  );
}

/** After the match: where the Happiness came from. */
export function Sources({ player }: { readonly player: Player }) {
  return (
    <ul className={styles.sources} aria-label="Where the Happiness came from">
      {SOURCES.map((source, i) => {
        const points = player.sources[i] ?? 0;
        return points === 0 ? null : (
          <li key={source}>
            <b className="d">{signed(points)}</b>
            <small>{SOURCE_LABELS[source]}</small>
          </li>
        );
      })}
    </ul>
  );
}
