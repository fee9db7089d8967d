/** One's own mat: who I am and what I own, the stall, the home and the pantry with tonight's forecast, the loan, and the hand. */
import {
  BREAD,
  EVENING,
  HOUSE,
  itemNameOf,
  levelOf,
  MEDICINE,
  NO_LOAN,
  ROLE_NAMES,
  SICK_HOURS,
  TICKET,
} from '../../../games/nation/data.js';
import { isOut, isProducer, playerAt, stored } from '../../../games/nation/table.js';
import type { NationView, Player, Shared } from '../../../games/nation/types.js';
import { Glyph } from '../../art/glyph.js';
import { Coin, Heart, ItemPicture, Purse } from '../../art/nation-items.js';
import { Keeper } from '../../art/nation-people.js';
import { SeatShape } from '../../art/seat.js';
import type { Sitter } from '../../table.js';
import type { Asked, Opened, Tap } from './asked.js';
import { afterTonight, batchAt, type Cover, dawnFor, foreignBuys, nextComfort, nextEvening, purseAt, signed, tonight } from './figures.js';
import { Goods } from './goods.js';
import { Hand } from './hand.js';
import { LoanTable } from './loan.js';
import { Ill, nameAt } from './stall.js';
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
    <section className="nt-mat" aria-label={`${nameAt(sitters[seat], seat)}, ${ROLE_NAMES[player.role]}`}>
      <Me {...props} player={player} />
      {isOut(player) ? (
        <p className="nt-closed">Out of the game since day {player.out}. Everything went back, and the town goes on.</p>
      ) : (
        <>
          {isProducer(player) ? <OwnStall view={view} player={player} seat={seat} /> : <OwnBank shared={shared} />}
          <Home view={view} player={player} />
          <Pantry view={view} player={player} />
          {shared.bank !== null && player.role !== 'banker' && <OwnLoan view={view} seat={seat} sitters={sitters} player={player} />}
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
    <div className="nt-me" data-seat={seat}>
      <Keeper role={player.role} seat={seat} size={70} className="nt-keeper" />
      <div className="nt-me-words">
        <span className="nt-me-name">
          <SeatShape seat={seat} size={20} />
          <b className="d">{ROLE_NAMES[player.role]}</b>
          <span className="nt-name">{own ? 'you' : nameAt(sitters[seat], seat)}</span>
        </span>
        <span className="nt-me-owns">
          <span
            className="nt-joy"
            data-joy={seat}
            title={`${player.happiness} Happiness; as it stands ${afterTonight(shared, player)} after ${nextEvening(view)}`}
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
          <span className="tag acc nt-leveltag">
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
      <span className="nt-money" title="A hidden purse">
        <Purse size={22} />
        <span className="unseen">hidden purse</span>
      </span>
    );
  }
  return (
    <span className="nt-money" data-purse="" title={hidden ? `${money}B, which only you see` : `${money}B`}>
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
  return (
    <div className="nt-blk nt-own" data-shop={seat}>
      <h3>
        {STALLS[player.role]} <small>{player.price}B each</small>
      </h3>
      <div className="nt-row">
        {player.shop === 0 ? (
          <span className="nt-soldout">sold out</span>
        ) : (
          <Goods item={itemNameOf(player.item)} count={player.shop} size={32} most={4} />
        )}
        {draft > 0 && (
          <span className="nt-draft" title="Nobody else sees it until all have chosen">
            <Glyph name="eye" size={14} />
            {draft}B tomorrow
          </span>
        )}
      </div>
      <small className="nt-hint">
        {player.shop > 0
          ? `abroad would buy ${abroad === 0 ? 'none' : abroad}`
          : `a batch: ${made} for ${sells}B${wage > 0 ? `, ${wage}B wages` : ''}`}
      </small>
    </div>
  );
}

const ROI_STEPS = [4, 8, 12, 16, 20, 24, 28, 32, 36, 40, 44, 48, 52, 56, 60];

/** The Banker's track with the lines from which a return makes happy. */
function OwnBank({ shared }: { readonly shared: Shared }) {
  const { bank } = shared;
  if (bank === null) return null;
  return (
    <div className="nt-blk nt-own">
      <h3>
        Return{' '}
        <small>
          {bank.roi}B at dawn{shared.options.roiSource === 'mat' ? ', if abroad has it' : ''}
        </small>
      </h3>
      <ol className="nt-roitrack" aria-label={`Return of investment: ${bank.roi}B of 60B`}>
        {ROI_STEPS.map((b) => (
          <li key={b} className={`${b <= bank.roi ? 'nt-full' : ''} ${b >= 44 ? 'nt-two' : b >= 24 ? 'nt-one' : ''}`}>
            {b === 24 ? '+1' : b === 44 ? '+2' : ''}
          </li>
        ))}
      </ol>
      <small className="nt-hint">kept: {keptWords(bank.stock)}</small>
    </div>
  );
}

const keptWords = (stock: readonly number[]): string => {
  const some = [50, 100, 200, 300].flatMap((value, i) => ((stock[i] ?? 0) > 0 ? [`${stock[i]} × ${value}B`] : []));
  return some.length > 0 ? some.join(', ') : 'no loan card';
};

/** Five places: the last two are green, an empty home is red. */
function Home({ view, player }: { readonly view: NationView; readonly player: Player }) {
  const { shared } = view;
  const houses = stored(player, HOUSE);
  const { home } = tonight(shared, player);
  const next = nextComfort(shared, HOUSE, houses);
  const slots = Math.max(EVENING.mostHouses, Math.min(houses, 7));
  return (
    <div className="nt-blk" data-home="">
      <h3>
        Home{' '}
        <small>
          {nextEvening(view)} {signed(home)}
        </small>
      </h3>
      <ul className="nt-slots" aria-label={`${houses} Houses`}>
        {[...Array(slots).keys()].map((i) => (
          <li key={i} className={i >= EVENING.greenHouses - 1 ? 'nt-green' : 'nt-yellow'}>
            {i < houses && <ItemPicture item="house" size={27} />}
          </li>
        ))}
      </ul>
      <small className="nt-hint">
        {houses > slots ? `and ${houses - slots} more` : next === null ? 'a good home' : `${next.more} more: ${signed(next.gain)}`}
      </small>
    </div>
  );
}

function Pantry({ view, player }: { readonly view: NationView; readonly player: Player }) {
  const { shared } = view;
  const bread = stored(player, BREAD);
  const { dinner } = tonight(shared, player);
  const next = nextComfort(shared, BREAD, bread);
  const hours = Math.min(12, SICK_HOURS * player.sick);
  return (
    <div className="nt-blk">
      <h3>
        Pantry{' '}
        <small>
          {nextEvening(view)} {signed(dinner)}
        </small>
      </h3>
      <div className="nt-row">
        <Goods item="bread" count={bread} size={29} most={4} />
        <Goods item="ticket" count={stored(player, TICKET)} size={29} most={bread > 2 ? 1 : 3} />
        <Goods item="medicine" count={stored(player, MEDICINE)} size={27} most={1} />
        {bread + stored(player, TICKET) + stored(player, MEDICINE) === 0 && <span className="nt-soldout">empty</span>}
      </div>
      <small className={player.sick > 0 ? 'nt-hint nt-lack' : 'nt-hint'}>
        {player.sick > 0
          ? `sick: ${hours} h less tomorrow`
          : next === null
            ? 'a good dinner'
            : `${next.more} Bread more: ${signed(next.gain)}`}
      </small>
    </div>
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
  const dawn = money === null ? null : dawnFor(player, money);
  const { elimination } = view.shared.options;
  return (
    <div className="nt-blk nt-debt">
      <h3>
        Loan{' '}
        <small className={dawn !== null && dawn.cover !== 'rate' ? 'nt-lack' : undefined}>
          {player.loan === NO_LOAN
            ? 'free of debt'
            : dawn !== null &&
              `${dawn.rate}B at dawn: ${dawn.cover === 'everything' && elimination ? 'you would be out!' : COVERS[dawn.cover]}`}
        </small>
      </h3>
      {player.loan !== NO_LOAN && (
        <LoanTable index={player.loan} borrowers={[{ seat, step: player.step }]} names={sitters.map(({ name }) => name)} small />
      )}
      {dawn !== null && (
        <small className="nt-hint">
          {dawn.interest}B interest, {dawn.back}B back
        </small>
      )}
    </div>
  );
}
