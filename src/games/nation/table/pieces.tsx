/** What moves on the table when something happens: coins, goods, cards and hearts, from place to place (`data-at`). */
import type { ReactNode } from 'react';
import type { Seat } from '../../../engine/game.js';
import type { Piece } from '../../../web/table.js';
import { type ItemName, itemNameOf, itemOf, type NationEvent } from '../face.js';
import { ExplorerBack, ExplorerPicture } from './art/cards.js';
import { Coin, Heart, ItemPicture, SickCard } from './art/items.js';
import { signed } from './figures.js';
import styles from './pieces.module.css';

const STEP = 70; // milliseconds between pieces that move together
const MOST = 12; // pieces in one beat; a whole evening is not shown penny by penny
const TOGETHER = 4; // of one kind

const seat = (of: Seat): string => `seat:${of}`;
const shop = (of: Seat): string => `shop:${of}`;

const fly = (what: ReactNode, from: string, to: string): Piece => ({ what, from, to });

const coins = (amount: number, from: string, to: string): readonly Piece[] =>
  amount <= 0
    ? []
    : [
        fly(
          <span className={styles.coins}>
            <Coin size={28} />
            <b>{amount}</b>
          </span>,
          from,
          to,
        ),
      ];

const items = (item: ItemName, n: number, from: string, to: string): readonly Piece[] =>
  Array.from({ length: Math.min(n, TOGETHER) }, (_, i) => ({ ...fly(<ItemPicture item={item} size={34} />, from, to), at: i * STEP }));

const card = (id: string | null, from: string, to: string): Piece =>
  fly(<span className={styles.card}>{id === null ? <ExplorerBack /> : <ExplorerPicture card={id} />}</span>, from, to);

const word = (text: ReactNode, at: string): Piece => ({
  what: <span className={styles.word}>{text}</span>,
  from: at,
  to: at,
  way: 'word',
  lasts: 900,
});

const joy = (points: number, of: Seat): readonly Piece[] =>
  points === 0
    ? []
    : [
        word(
          <>
            <Heart size={18} /> {signed(points)}
          </>,
          `joy:${of}`,
        ),
      ];

type Told = NationEvent['type'];
type EventOf<T extends Told> = Extract<NationEvent, { readonly type: T }>;
type Moves = { readonly [T in Told]?: (event: EventOf<T>, playing: readonly Seat[]) => readonly Piece[] };

const MOVES: Moves = {
  return: ({ seat: of, got, happiness }) => [...coins(got, 'abroad', seat(of)), ...joy(happiness, of)],
  payment: ({ seat: of, interest, back }) => coins(interest + back, seat(of), 'supply'),
  interestOnly: ({ seat: of, interest }) => coins(interest, seat(of), 'supply'),
  levelLost: ({ seat: of, level, refund }) => [...coins(refund, 'supply', seat(of)), word(`back to level ${level}`, seat(of))],
  eliminated: ({ seat: of }) => [word('out of the game', seat(of))],
  upgrade: ({ seat: of, level, money, houses }) => [
    ...coins(money, seat(of), 'supply'),
    ...items('house', houses, seat(of), 'supply'),
    word(`level ${level}`, seat(of)),
  ],
  work: ({ seat: of, role, made, wage, happiness }) => [
    ...coins(wage, seat(of), 'abroad'),
    ...items(itemNameOf(itemOf(role)), made, 'supply', shop(of)),
    ...joy(happiness, of),
  ],
  visit: ({ seat: of, to, role, n, paid }) => [
    ...coins(paid, seat(of), seat(to)),
    ...(n > 0 ? items(itemNameOf(itemOf(role)), n, shop(to), seat(of)) : []),
  ],
  loan: ({ seat: of, value, repaid }) => coins(value - repaid, 'supply', seat(of)),
  repay: ({ seat: of, paid }) => coins(paid, seat(of), 'supply'),
  explore: ({ seat: of }) => [card(null, 'deck', seat(of))],
  draw: ({ seat: of, card: id }) => [card(id, 'deck', seat(of))],
  sickness: ({ seat: of }) => [card('sickness', 'deck', seat(of))],
  sick: ({ seat: of }) => [fly(<SickCard size={34} />, 'deck', seat(of))],
  vaccine: ({ seat: of }) => [card('vaccine', seat(of), 'deck'), ...joy(1, of)],
  reshuffle: ({ seat: of, yes }) => (yes ? [card(null, seat(of), 'deck')] : []),
  enjoy: ({ seat: of }) => [...items('ticket', 1, seat(of), 'supply'), ...joy(1, of)],
  feast: ({ seat: of, card: id, bread, happiness, paid }) => [
    card(id, seat(of), 'deck'),
    ...items('bread', bread, seat(of), 'supply'),
    ...coins(paid, seat(of), 'abroad'),
    ...joy(happiness, of),
  ],
  holiday: ({ seat: of, paid, happiness }) => [
    card('holiday', seat(of), 'deck'),
    ...coins(paid, seat(of), 'abroad'),
    ...joy(happiness, of),
  ],
  give: ({ seat: of, each, presents }, playing) => [
    card('give', seat(of), 'deck'),
    ...playing.flatMap((to) => (to === of ? [] : coins(each, seat(of), seat(to)))),
    ...joy(presents, of),
  ],
  firstAid: ({ seat: of, to, happiness }) => [card('firstAid', seat(of), seat(to)), ...joy(happiness, of), ...joy(happiness, to)],
  help: ({ seat: of, to, paid }) => [...coins(paid, seat(to), seat(of)), ...joy(1, to)],
  noHelp: ({ seat: of, to }) => [card('help', seat(of), seat(to))],
  free: ({ seat: of, card: id, item, n }) => [card(id, seat(of), 'deck'), ...items(item, n, 'supply', seat(of))],
  travel: ({ seat: of, n, paid, happiness }) => [
    ...coins(paid, seat(of), 'abroad'),
    ...items('ticket', n, happiness > 0 ? 'abroad' : 'supply', seat(of)),
    ...joy(happiness, of),
  ],
  gift: ({ seat: of, host, paid }) => [...coins(paid, seat(of), seat(host)), ...(paid > 0 ? joy(1, of) : [])],
  invest: ({ seat: of, paid }) => coins(paid, seat(of), 'abroad'),
  foreignWork: ({ seat: of, got }) => coins(got, 'abroad', seat(of)),
  medicine: ({ seat: of, doctor }) => [
    ...items('medicine', 1, seat(of), 'supply'),
    ...joy(1, of),
    ...(doctor === null ? [] : joy(1, doctor)),
  ],
  evening: ({ seat: of, home, dinner }) => joy(home + dinner, of),
  target: ({ seat: of }) => [word('the last day!', seat(of))],
  printed: ({ each }, playing) => playing.flatMap((to) => coins(each, 'supply', seat(to))),
  foreignBuy: ({ seat: of, n, item, paid }) => [...items(item, n, shop(of), 'abroad'), ...coins(paid, 'abroad', seat(of))],
};

/** What moves while these events are told. */
export function piecesOf(events: readonly NationEvent[], playing: readonly Seat[]): readonly Piece[] {
  return events.flatMap((event) => moved(event, playing)).slice(0, MOST);
}

function moved<T extends Told>(event: EventOf<T>, playing: readonly Seat[]): readonly Piece[] {
  const moves = MOVES[event.type] as ((event: EventOf<T>, playing: readonly Seat[]) => readonly Piece[]) | undefined; // the entry for this very type
  return moves?.(event, playing) ?? [];
}
