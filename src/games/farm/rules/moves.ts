/** Every possible answer, built once for each board: a list of legal moves is filled with the same objects for ever. */

import { interned, nth } from '../../kit/moves.js';
import { boardOf, type Square } from './boards.js';
import { BOARD_NAMES, type BoardName, FODDERS, FOODS, type Fodder, type Food, GOODS, type Good, KINDS, type Kind, LANDS } from './data.js';
import type { Move } from './types.js';

const move = interned<Move>;

function mapped<K extends string, X>(keys: readonly K[], make: (key: K) => X): Readonly<Record<K, X>> {
  return Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<K, X>;
}

export const DONE = move({ t: 'done' });
export const PASS = move({ t: 'pass' });
export const SELL_GOODS = move({ t: 'sellGoods' });
export const AUTO_REST = move({ t: 'autoRest' });
export const STAY = move({ t: 'stay' });
export const AUTO = move({ t: 'auto' });
export const END = move({ t: 'end' });

const SELL_1 = mapped(GOODS, (item) => move({ t: 'sell', item, n: 1 }));
const SELL_5 = mapped(GOODS, (item) => move({ t: 'sell', item, n: 5 }));
const SELL_ALL = mapped(GOODS, (item) => move({ t: 'sell', item, n: 'all' }));
const BUYS = KINDS.map((kind) => move({ t: 'buy', kind }));
const HANDS = mapped(FODDERS, (item) => move({ t: 'hand', item }));

export const sellOne = (item: Good): Move => SELL_1[item];
export const sellFive = (item: Good): Move => SELL_5[item];
export const sellAll = (item: Good): Move => SELL_ALL[item];
export const handMove = (item: Fodder): Move => HANDS[item];

/** The answers that name a square, by square, for one board. */
interface BoardMoves {
  readonly place: readonly Move[];
  readonly collect: readonly Move[];
  readonly roam: readonly Move[];
  readonly effort: readonly Move[];
  readonly eat: Readonly<Record<Food, readonly Move[]>>;
  readonly convert: readonly (readonly Move[])[]; // by kind of land and square
  readonly sellAnimal: readonly (readonly Move[])[]; // by kind and square, like the next three
  readonly feed: readonly (readonly Move[])[];
  readonly butcher: readonly (readonly Move[])[];
  readonly breed: readonly (readonly Move[])[];
}

function movesOn(name: BoardName): BoardMoves {
  const { names } = boardOf(name);
  const bySquare = (make: (at: string) => Move): readonly Move[] => names.map((at) => move(make(at)));
  const byFlock = (make: (kind: Kind, at: string) => Move) => KINDS.map((kind) => bySquare((at) => make(kind, at)));
  return {
    place: bySquare((at) => ({ t: 'place', at })),
    collect: bySquare((at) => ({ t: 'collect', at })),
    roam: bySquare((to) => ({ t: 'roam', to })),
    effort: bySquare((at) => ({ t: 'effort', at })),
    convert: LANDS.map((to) => bySquare((at) => ({ t: 'convert', at, to }))),
    eat: mapped(FOODS, (food) => bySquare((from) => ({ t: 'eat', food, from }))),
    sellAnimal: byFlock((kind, at) => ({ t: 'sellAnimal', kind, at })),
    feed: byFlock((kind, at) => ({ t: 'feed', kind, at })),
    butcher: byFlock((kind, at) => ({ t: 'butcher', kind, at })),
    breed: byFlock((kind, at) => ({ t: 'breed', kind, at })),
  };
}

const ON_BOARD = mapped(BOARD_NAMES, movesOn);

export const buyMove = (kind: number): Move => nth(BUYS, kind);
export const placeMove = (board: BoardName, square: Square): Move => nth(ON_BOARD[board].place, square);
export const collectMove = (board: BoardName, square: Square): Move => nth(ON_BOARD[board].collect, square);
export const roamMove = (board: BoardName, square: Square): Move => nth(ON_BOARD[board].roam, square);
export const effortMove = (board: BoardName, square: Square): Move => nth(ON_BOARD[board].effort, square);
export const convertMove = (board: BoardName, square: Square, to: number): Move => nth(nth(ON_BOARD[board].convert, to), square);
export const eatMove = (board: BoardName, food: Food, square: Square): Move => nth(ON_BOARD[board].eat[food], square);
export const sellAnimalMove = (board: BoardName, kind: number, square: Square): Move => nth(nth(ON_BOARD[board].sellAnimal, kind), square);
export const feedMove = (board: BoardName, kind: number, square: Square): Move => nth(nth(ON_BOARD[board].feed, kind), square);
export const butcherMove = (board: BoardName, kind: number, square: Square): Move => nth(nth(ON_BOARD[board].butcher, kind), square);
export const breedMove = (board: BoardName, kind: number, square: Square): Move => nth(nth(ON_BOARD[board].breed, kind), square);
