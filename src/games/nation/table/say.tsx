/** What the bar says: each question in a few words, and each answer as verb and name with hours and Bucks in signs. */
import type { ReactNode } from 'react';
import { Glyph } from '../../../web/art/glyph.js';
import { SeatShape } from '../../../web/art/seat.js';
import type { Asks, Figure, Question, Said } from '../../../web/table.js';
import {
  AMOUNTS,
  balanceAt,
  cardNamed,
  debtOf,
  editionOf,
  faceOf,
  isProducer,
  itemNameOf,
  itemsInWords,
  loanAt,
  type Move,
  many,
  type NationDecision,
  type NationTypes,
  type NationView,
  NO_LOAN,
  playerAt,
  plural,
  ROLE_NAMES,
  TOP_LEVEL,
} from '../face.js';
import { tilesFor } from './actions.js';
import { ExplorerPicture } from './art/cards.js';
import { Coin, ItemPicture, SickCard } from './art/items.js';
import { afterKeeping, afterTonight, batchAt, dawnFor, purseAt } from './figures.js';
import { noteFor } from './note.js';
import { costOf } from './outcome.js';
import styles from './tiles.module.css';
import { shortName } from './words.js';

const MAT = 'Your mat';
const HAND = 'Your hand';
const TAGS = 'Prices';
const STALL = 'Your stall';

/** Stalls follow one's own mat; they are called by whoever keeps them, so the list names only what is always there. */
export const places: readonly string[] = [MAT, HAND, TAGS, STALL];

const PRICELESS: readonly Move['t'][] = ['wait', 'rest'];

export function ask(question: Question<NationTypes>, view: NationView, names: readonly string[]): Asks<NationTypes> {
  const { decision, choices } = question;
  const { kind, seat } = decision;
  const { shared } = view;
  const me = playerAt(shared, seat);
  const asked = { decision, kind, choices };
  const words = noteFor(view, asked, null, names);
  const legal = (want: (move: Move) => boolean): Move | undefined =>
    choices.find(({ move, refusal }) => refusal === null && want(move))?.move;
  switch (kind) {
    case 'day':
      return {
        figure: <SeatShape seat={seat} size={40} />,
        heading: `Your hour, ${ROLE_NAMES[me.role]}: ${me.hours} left`,
        signs: [{ sign: 'happiness', figure: `${afterTonight(shared, me)} after tonight` }],
        words: loanWords(view, seat),
      };
    case 'gift': {
      const wins = (purseAt(view, seat) ?? 0) >= AMOUNTS.gift;
      return {
        figure: <ExplorerPicture card="birthday" className={styles.figure} />,
        heading: `It is ${names[shared.turn]}’s birthday`,
        words,
        usual: legal((move) => move.t === 'gift' && move.give === wins),
        skip: legal((move) => move.t === 'gift' && !move.give),
      };
    }
    case 'price':
      return {
        figure: <ItemPicture item={itemNameOf(me.item)} size={40} />,
        heading: `Tomorrow’s price? Now ${me.price}B`,
        words,
        usual: legal((move) => move.t === 'price' && move.b === me.price),
      };
    case 'store':
      return {
        figure: <ItemPicture item={itemNameOf(me.item)} size={40} />,
        heading: `${itemsInWords(me.shop, me.item)} for sale: keep any?`,
        words,
        usual: legal((move) => move.t === 'store' && move.n === 0),
      };
    case 'discard':
      return { figure: <Glyph name="card" size={36} />, heading: `${many(me.cards, 'card')}, three may stay`, words };
    case 'vaccine':
      return {
        figure: <ExplorerPicture card="vaccine" className={styles.figure} />,
        heading: 'You would get sick now',
        words,
        skip: legal((move) => move.t === 'vaccine' && !move.use),
      };
    case 'cure':
      return {
        figure: <SickCard size={40} />,
        heading: 'The day is over, and you are sick',
        words,
        skip: legal((move) => move.t === 'cure' && move.from === 'no'),
      };
    case 'reshuffle':
      return {
        figure: <ExplorerPicture card="sickness" className={styles.figure} />,
        heading: 'Shuffle the discarded cards back?',
        words,
        skip: legal((move) => move.t === 'reshuffle' && !move.yes),
      };
  }
}

/** What the loan takes in the morning, and what cannot be paid. */
function loanWords(view: NationView, seat: number): string {
  const { shared } = view;
  const dawn = shared.lastDay ? null : dawnFor(playerAt(shared, seat), purseAt(view, seat) ?? 0);
  const last = shared.lastDay ? 'the last day' : '';
  return dawn === null ? last : `loan at dawn: ${dawn.rate}B`;
}

type By<T extends Move['t']> = Extract<Move, { readonly t: T }>;
type Says = { readonly [T in Move['t']]: (move: By<T>, around: Around) => Said };

interface Around {
  readonly view: NationView;
  readonly seat: number;
  readonly names: readonly string[];
}

const gain = (sign: string, figure: string): Figure => ({ sign, figure, tone: 'gain' });
const joy = (points: number): readonly Figure[] => (points === 0 ? [] : [gain('happiness', `+${points}`)]);

/** What an action of the day costs, in signs. */
function priceOf({ view, seat }: Around, move: Move): readonly Figure[] {
  const cost = costOf(view.shared, seat, move);
  if (cost === null) return [];
  const hours: readonly Figure[] = cost.hours > 0 ? [{ sign: 'hours', figure: `−${cost.hours} h` }] : [];
  if (cost.money === 0) return hours;
  return [...hours, cost.money > 0 ? { sign: 'bucks', figure: `−${cost.money}B` } : gain('bucks', `+${-cost.money}B`)];
}

/** What is left afterwards, where it costs something. */
function leaves({ view, seat }: Around, move: Move): string {
  const cost = costOf(view.shared, seat, move);
  if (cost === null || (cost.hours === 0 && cost.money === 0)) return '';
  const me = playerAt(view.shared, seat);
  return `leaves ${me.hours - cost.hours} h and ${(purseAt(view, seat) ?? 0) - cost.money}B`;
}

/** An act that is printed on one's own mat. */
function onMat(
  around: Around,
  move: Move,
  said: {
    readonly label: string;
    readonly title: string;
    readonly brings?: readonly Figure[];
    readonly words?: string;
    readonly figure?: ReactNode;
  },
): Said {
  const { brings = [], words, figure, ...rest } = said;
  return {
    ...rest,
    figure,
    signs: [...(PRICELESS.includes(move.t) ? [] : priceOf(around, move)), ...brings],
    words: words ?? leaves(around, move),
    place: MAT,
    at: [`act:${move.t}`],
  };
}

const wayOf = (move: { readonly from: 'store' | 'shop' }): string => (move.from === 'shop' ? ', from the shop' : '');

const SAYS: Says = {
  work: (move, around) => {
    const { view, seat } = around;
    const me = playerAt(view.shared, seat);
    if (!isProducer(me)) return onMat(around, { t: 'wait' }, { label: 'Work', title: 'Work' });
    const { made } = batchAt(view.shared, me, move.level);
    const lower = move.level < me.level ? ` at level ${move.level}` : '';
    return onMat(around, move, {
      label: `Work: ${itemsInWords(made, me.item)}`.length <= 22 ? `Work: ${itemsInWords(made, me.item)}` : 'Work',
      title: `Work${lower}`,
      brings: [gain(itemNameOf(me.item), `+${made}`)],
      figure: <ItemPicture item={itemNameOf(me.item)} size={40} />,
    });
  },
  upgrade: (move, around) => {
    const me = playerAt(around.view.shared, around.seat);
    if (!isProducer(me) || me.level >= TOP_LEVEL) return onMat(around, { t: 'wait' }, { label: 'Upgrade', title: 'Upgrade' });
    return onMat(around, move, {
      label: `Upgrade to level ${me.level + 1}`,
      title: `Level ${me.level + 1}${move.shop > 0 ? `, ${itemsInWords(move.shop, 0)} from the shop` : ''}`,
      words: tilesFor(around.view, around.seat).find(({ act }) => act === 'upgrade')?.line ?? '',
      figure: <Glyph name="chart" size={36} />,
    });
  },
  visit: (move, around) => {
    const { view, names } = around;
    const them = playerAt(view.shared, move.seat);
    const what = isProducer(them) ? itemsInWords(move.n, them.item) : '';
    const name = names[move.seat] ?? '';
    const buys = move.n > 0 && isProducer(them);
    return {
      label: buys ? `Buy ${what}` : 'Just visit',
      title: buys ? `${what} from ${name}` : `A visit to ${name}`,
      figure: buys ? <ItemPicture item={itemNameOf(them.item)} size={40} /> : <SeatShape seat={move.seat} size={36} />,
      signs: priceOf(around, move),
      words: leaves(around, move),
      place: `${name}, ${ROLE_NAMES[them.role]}`,
      at: [`buy:${move.seat}:${move.n}`, `seat:${move.seat}`],
    };
  },
  loan: (move, around) => {
    const { view, seat, names } = around;
    const debt = debtOf(playerAt(view.shared, seat));
    const banker = view.shared.players.findIndex(({ role }) => role === 'banker');
    return {
      label: `Borrow ${move.value}B`,
      title: `A loan of ${move.value}B`,
      figure: <Coin size={36} />,
      signs: priceOf(around, move),
      words: `${debt > 0 ? `${debt}B pay the old loan back, ` : ''}${leaves(around, move)}`,
      place: banker < 0 ? MAT : `${names[banker]}, ${ROLE_NAMES.banker}`,
      at: [`loan:${move.value}`, `seat:${banker}`],
    };
  },
  repay: (move, around) => {
    const { view, seat, names } = around;
    const player = playerAt(view.shared, seat);
    if (player.loan === NO_LOAN) return onMat(around, { t: 'wait' }, { label: 'Pay back', title: 'Pay a loan back' });
    const rest = balanceAt(loanAt(player.loan), move.step);
    const banker = view.shared.players.findIndex(({ role }) => role === 'banker');
    return {
      label: `Pay back ${debtOf(player) - rest}B`,
      title: rest === 0 ? 'Pay the whole loan back' : `Pay back, still ${rest}B to go`,
      figure: <Coin size={36} />,
      signs: priceOf(around, move),
      words: leaves(around, move),
      place: banker < 0 ? MAT : `${names[banker]}, ${ROLE_NAMES.banker}`,
      at: [`step:${move.step}`, `seat:${banker}`],
    };
  },
  explore: (move, around) =>
    onMat(around, move, {
      label: 'Explore',
      title: 'Explore: draw a card',
      words: noteFor(around.view, { decision: decisionOf(around.seat), kind: 'day', choices: [] }, move, around.names),
      figure: <Glyph name="spin" size={36} />,
    }),
  enjoy: (move, around) =>
    onMat(around, move, {
      label: 'Enjoy the show',
      title: `Enjoy a Ticket${wayOf(move)}`,
      brings: joy(1),
      figure: <ItemPicture item="ticket" size={40} />,
    }),
  card: (move, around) => {
    const { view, names } = around;
    const face = faceOf(editionOf(view.shared), move.card);
    const whom = move.seat === undefined ? '' : ` with ${names[move.seat]}`;
    const count = move.n === undefined ? '' : `: ${itemsInWords(move.n, 2)}`;
    return {
      label: `Play ${shortName(move.card)}`.slice(0, 22),
      title: `${face.name}${whom}${count}`,
      figure: <ExplorerPicture card={move.card} className={styles.figure} />,
      signs: [...priceOf(around, move), ...joy(face.happiness)],
      words: leaves(around, move),
      place: HAND,
      at: [`card:${move.card}:0`],
    };
  },
  invest: (move, around) => onMat(around, move, { label: 'Invest', title: 'Invest abroad', figure: <Coin size={36} /> }),
  makeLoan: (move, around) =>
    onMat(around, move, {
      label: move.add === 0 ? `Withdraw ${move.drop}B` : `Offer ${move.add}B`,
      title:
        move.add === 0
          ? `Withdraw the ${move.drop}B loan`
          : `Offer a loan of ${move.add}B${move.drop === 0 ? '' : ` for one of ${move.drop}B`}`,
      figure: <Coin size={36} />,
    }),
  foreignWork: (move, around) =>
    onMat(around, move, { label: 'Work abroad', title: 'Work abroad', brings: [gain('bucks', 'up to 10B')], figure: <Coin size={36} /> }),
  medicine: (move, around) =>
    onMat(around, move, {
      label: 'Take Medicine',
      title: `Take Medicine${wayOf(move)}`,
      brings: joy(1),
      figure: <ItemPicture item="medicine" size={40} />,
    }),
  wait: (move, around) =>
    onMat(around, move, { label: 'Wait an hour', title: 'Let an hour go by', figure: <Glyph name="time" size={36} /> }),
  rest: (move, around) => {
    const { hours } = playerAt(around.view.shared, around.seat);
    return onMat(around, move, {
      label: plural(hours, 'Rest: 1 hour goes by', `Let ${hours} hours go`),
      title: 'Call it a day',
      words: `${many(hours, 'hour')} go unused`,
      figure: <Glyph name="calm" size={36} />,
    });
  },
  gift: ({ give }, { view, seat, names }) => ({
    label: give ? `Give ${AMOUNTS.gift}B` : 'No present',
    title: give ? `A present for ${names[view.shared.turn]}` : 'No present',
    signs: give ? [{ sign: 'bucks', figure: `−${AMOUNTS.gift}B` }, ...joy(1)] : [],
    words: give ? `leaves ${(purseAt(view, seat) ?? 0) - AMOUNTS.gift}B` : '',
    place: MAT,
    at: [],
  }),
  vaccine: ({ use }) => ({
    label: use ? 'Use the Vaccine' : 'Get sick',
    title: use ? 'Stay well' : 'Get sick',
    signs: use ? joy(1) : [{ sign: 'sick', figure: '+1', tone: 'warn' }],
    place: MAT,
    at: [],
  }),
  reshuffle: ({ yes }) => ({
    label: yes ? 'Shuffle back' : 'Leave them',
    title: yes ? 'Shuffle them back' : 'Leave them',
    place: MAT,
    at: [],
  }),
  cure: ({ from }) => ({
    label: from === 'no' ? 'Stay sick' : 'Take Medicine',
    title: from === 'no' ? 'Stay sick' : `Take Medicine${from === 'shop' ? ', from the shop' : ''}`,
    signs: from === 'no' ? [] : [gain('hours', '+4 h tomorrow'), ...joy(1)],
    place: MAT,
    at: [],
  }),
  price: (move, { view, seat, names }) => ({
    label: playerAt(view.shared, seat).price === move.b ? `Keep ${move.b}B` : `Ask ${move.b}B`,
    title: `${move.b}B each from tomorrow`,
    words: noteFor(view, { decision: decisionOf(seat), kind: 'price', choices: [] }, move, names),
    place: TAGS,
    at: [`price:${move.b}`],
  }),
  discard: ({ card }) => ({
    label: `Drop ${shortName(card)}`.slice(0, 22),
    title: cardNamed(card).name,
    figure: <ExplorerPicture card={card} className={styles.figure} />,
    place: HAND,
    at: [`card:${card}:0`],
  }),
  store: ({ n }, { view, seat }) => {
    const me = playerAt(view.shared, seat);
    const { kept, lost, forSale } = afterKeeping(me, n);
    return {
      label: n === 0 ? 'Keep all for sale' : `Take ${itemsInWords(n, me.item)}`.slice(0, 22),
      title: n === 0 ? 'All stay for sale' : `${itemsInWords(n, me.item)} into the store`,
      words: `${kept} in your store, ${forSale} for sale${lost > 0 ? `, no room for ${lost}` : ''}`,
      figure: <ItemPicture item={itemNameOf(me.item)} size={40} />,
      place: STALL,
      at: [`keep:${n}`],
    };
  },
};

const decisionOf = (seat: number): NationDecision => ({ id: -1, seat, kind: 'day', veiled: false });

export function say(move: Move, { seat }: NationDecision, view: NationView, names: readonly string[]): Said {
  const says = SAYS[move.t] as (move: Move, around: Around) => Said; // the entry for this very kind of answer
  return says(move, { view, seat, names });
}
