/** What decides between equal totals when results of one deal are compared, the higher the better. */
import type { Game, GameTypes, Score } from '../../engine/game.js';

/** Alone nobody is beaten, so where all else is equal the shorter match is the better one. */
export function tiesOf(
  game: Game<GameTypes>,
  shared: GameTypes['shared'],
  seats: number,
  { tieBreakers }: Pick<Score, 'tieBreakers'>,
): readonly number[] {
  const round = seats === 1 ? game.gauge?.round?.(shared) : undefined;
  return [...tieBreakers.map(({ value }) => value), ...(round === undefined ? [] : [-round])];
}
