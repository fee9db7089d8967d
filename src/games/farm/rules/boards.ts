/** The boards as maps: what is in reach of a square and what is how far away, worked out once for each board. */
import { BOARDS, type BoardName, type Land, landNumber } from './data.js';

export type Square = number; // row * width + column

export interface Board {
  readonly name: BoardName;
  readonly width: number;
  readonly lands: readonly number[]; // at setup, by square
  readonly names: readonly string[]; // 'c2' is the third square of the second row
  readonly reach: readonly (readonly Square[])[]; // R 2.7: the square itself and its neighbours, lowest first
  readonly rings: readonly (readonly (readonly Square[])[])[]; // by square and steps: the squares so far away, lowest first
}

const LETTERS: Readonly<Record<string, Land>> = { P: 'pasture', G: 'garden', E: 'field', R: 'rough', F: 'forest' };

function landAt(letter: string): number {
  const land = LETTERS[letter];
  if (land === undefined) throw new Error(`no land is written ${letter}`);
  return landNumber(land);
}

function mapOf(name: BoardName): Board {
  const rows: readonly string[] = BOARDS[name];
  const width = rows[0]?.length ?? 0;
  const lands = [...rows.join('')].map(landAt);
  const squares = lands.map((_, square) => square);
  const steps = (a: Square, b: Square): number =>
    Math.abs((a % width) - (b % width)) + Math.abs(Math.floor(a / width) - Math.floor(b / width));
  const farthest = width + rows.length - 2;
  return {
    name,
    width,
    lands,
    names: squares.map((square) => `${String.fromCharCode(97 + (square % width))}${Math.floor(square / width) + 1}`),
    reach: squares.map((from) => squares.filter((to) => steps(from, to) <= 1)),
    rings: squares.map((from) => Array.from({ length: farthest + 1 }, (_, far) => squares.filter((to) => steps(from, to) === far))),
  };
}

const MAPS: Readonly<Record<BoardName, Board>> = { small: mapOf('small'), medium: mapOf('medium'), large: mapOf('large') };

export const boardOf = (name: BoardName): Board => MAPS[name];

const NONE: readonly Square[] = [];

export const reachOf = (board: Board, square: Square): readonly Square[] => board.reach[square] ?? NONE;
export const ringsOf = (board: Board, square: Square): readonly (readonly Square[])[] => board.rings[square] ?? [];
export const squareName = (board: Board, square: Square): string => board.names[square] ?? `square ${square}`;

/** The square of a name such as 'c2', which a legal move has brought along. */
export function squareNamed(board: Board, name: string): Square {
  return (name.charCodeAt(1) - 49) * board.width + name.charCodeAt(0) - 97;
}
