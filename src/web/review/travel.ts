/** How the position of one moment becomes that of another near by: everything that moved between them is on its way at once. */
import type { AnyGame, GameTypes, View } from '../../engine/game.js';
import type { Scene } from '../kit/stage/director.js';
import { foldBeats } from '../kit/stage/tale.js';
import type { DrawnTable, Piece } from '../table.js';
import type { Looked } from '../thinker/jobs.js';

interface Travelled extends Pick<Looked, 'way'> {
  readonly view: View<GameTypes>; // where it leads
  readonly back: boolean;
}

interface Players {
  readonly game: AnyGame;
  readonly names: readonly string[];
}

/** One beat without words: the moment is announced by the page. Nobody is `me`, so that one's own decisions move, too. */
export function travelOf({ way, view, back }: Travelled, scenes: DrawnTable['scenes'], players: Players): Scene | null {
  const pieces = foldBeats(way, scenes, { ...players, me: null })
    .filter(({ awaits }) => awaits === undefined)
    .flatMap((beat) => beat.pieces)
    .flatMap((piece) => (back ? backwards(piece) : piece));
  return pieces.length === 0 ? null : { beats: [{ words: '', seat: null, at: [], pieces, view }], at: 0, began: 0, hold: 0 };
}

/** A thing that makes its journey itself lies elsewhere by now, and what was said is not unsaid. */
const backwards = ({ from, to, via = [], ...piece }: Piece): readonly Piece[] =>
  piece.what === undefined || piece.way === 'word' ? [] : [{ ...piece, from: to, to: from, via: via.toReversed() }];
