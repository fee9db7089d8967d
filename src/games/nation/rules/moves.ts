/** Every possible answer, built once and handed out for ever. */
import type { Seat } from '../../../engine/game.js';
import { interned, internedList, nth } from '../../kit/moves.js';
import type { Edition } from '../editions/edition.js';
import { AMOUNTS, type Card, type ExplorerCard, LOAN_VALUES, type LoanValue, PAYMENTS, PRICES, TOP_LEVEL } from './data.js';
import type { DayMoveOf, Move, Place } from './types.js';

const MOST_SEATS = 5;
const MOST_ITEMS = 33; // one more than there are Houses: the first that is refused
const MOST_HOUSES_PAID = 3;

const range = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

const UPGRADES = range(MOST_HOUSES_PAID + 1).map((shop) => interned({ t: 'upgrade', shop }));
const WORKS = range(TOP_LEVEL + 1).map((level) => interned({ t: 'work', level }));
const VISITS = range(MOST_SEATS).map((seat) => range(MOST_ITEMS + 1).map((n) => interned({ t: 'visit', seat, n })));
const LOANS = LOAN_VALUES.map((value) => interned({ t: 'loan', value }));
const REPAYS = range(PAYMENTS + 1).map((step) => interned({ t: 'repay', step }));
const OFFERS: readonly (LoanValue | 0)[] = [0, ...LOAN_VALUES];
const MAKE_LOANS = OFFERS.map((add) => OFFERS.map((drop) => interned({ t: 'makeLoan', add, drop })));
const STORES = range(MOST_ITEMS + 1).map((n) => interned({ t: 'store', n }));

/** Answers that name a card: by its number, and by seat or count. */
export type Answers = ReturnType<typeof answersTo>;

export const answersTo = (cards: readonly ExplorerCard[]) => ({
  card: cards.map(({ id: card }) => interned({ t: 'card', card })),
  cardOn: cards.map(({ id: card }) => range(MOST_SEATS).map((seat) => interned({ t: 'card', card, seat }))),
  cardFor: cards.map(({ id: card }) => range(AMOUNTS.travelMost + 1).map((n) => interned({ t: 'card', card, n }))),
  discard: cards.map(({ id: card }) => interned({ t: 'discard', card })),
});

export const upgradeMove = (shop: number): DayMoveOf<'upgrade'> => nth(UPGRADES, shop);
export const workMove = (level: number): DayMoveOf<'work'> => nth(WORKS, level);
export const visitMove = (seat: Seat, n: number): DayMoveOf<'visit'> => nth(nth(VISITS, seat), n);
export const loanMove = (index: number): DayMoveOf<'loan'> => nth(LOANS, index);
export const repayMove = (step: number): DayMoveOf<'repay'> => nth(REPAYS, step);
/** `add` and `drop` are places in LOANS, or -1 for none. */
export const makeLoanMove = (add: number, drop: number): DayMoveOf<'makeLoan'> => nth(nth(MAKE_LOANS, add + 1), drop + 1);
export const cardMove = (e: Edition, card: Card): DayMoveOf<'card'> => nth(e.answers.card, card);
export const cardMoveOn = (e: Edition, card: Card, seat: Seat): DayMoveOf<'card'> => nth(nth(e.answers.cardOn, card), seat);
export const cardMoveFor = (e: Edition, card: Card, n: number): DayMoveOf<'card'> => nth(nth(e.answers.cardFor, card), n);
export const storeMove = (n: number): Move => nth(STORES, n);
export const discardMove = (e: Edition, card: Card): Move => nth(e.answers.discard, card);

export const EXPLORE = interned({ t: 'explore' });
export const INVEST = interned({ t: 'invest' });
export const FOREIGN_WORK = interned({ t: 'foreignWork' });
export const WAIT = interned({ t: 'wait' });
export const REST = interned({ t: 'rest' });
export const ENJOY: Readonly<Record<Place, DayMoveOf<'enjoy'>>> = {
  store: interned({ t: 'enjoy', from: 'store' }),
  shop: interned({ t: 'enjoy', from: 'shop' }),
};
export const MEDICINE_FROM: Readonly<Record<Place, DayMoveOf<'medicine'>>> = {
  store: interned({ t: 'medicine', from: 'store' }),
  shop: interned({ t: 'medicine', from: 'shop' }),
};
export const CURE_FROM: Readonly<Record<Place | 'no', Move>> = {
  store: interned({ t: 'cure', from: 'store' }),
  shop: interned({ t: 'cure', from: 'shop' }),
  no: interned({ t: 'cure', from: 'no' }),
};

export const NO_VACCINE = interned({ t: 'vaccine', use: false });
export const USE_VACCINE = interned({ t: 'vaccine', use: true });
export const NO_GIFT = interned({ t: 'gift', give: false });
export const GIVE_GIFT = interned({ t: 'gift', give: true });
export const VACCINE_MOVES = internedList<Move>(NO_VACCINE, USE_VACCINE);
export const ONLY_NO_VACCINE = internedList<Move>(NO_VACCINE);
export const GIFT_MOVES = internedList<Move>(NO_GIFT, GIVE_GIFT);
export const ONLY_NO_GIFT = internedList<Move>(NO_GIFT);
export const RESHUFFLE_MOVES = internedList<Move>(interned({ t: 'reshuffle', yes: false }), interned({ t: 'reshuffle', yes: true }));
export const PRICE_MOVES = internedList<Move>(...PRICES.map((b) => interned<Move>({ t: 'price', b })));
