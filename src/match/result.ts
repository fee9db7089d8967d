/** How a match ended, in a sentence. */
import type { Game, GameTypes, Score } from '../engine/game.js';
import { winners } from '../engine/standings.js';

const LIST = new Intl.ListFormat('en-GB');

export function winnerWords(game: Game<GameTypes>, shared: GameTypes['shared'], names: readonly string[]): string {
  const scores = game.scores(shared);
  const [score] = scores;
  if (names.length === 1) return score?.verdict?.words ?? `${names[0]} has ${score?.total ?? 0}.`;
  const won = winners(game, shared);
  const best = scores[won[0] ?? 0];
  const level = scores.flatMap((other, seat) =>
    !won.includes(seat) && other.total === best?.total && other.out === undefined ? [seat] : [],
  );
  const rivals = level.map((seat) => names[seat] ?? '');
  const by =
    best === undefined || level.length === 0
      ? ''
      : `, level with ${LIST.format(rivals)} but ahead by ${decisive(
          best,
          level.map((seat) => scores[seat]),
        )}`;
  return `${LIST.format(won.map((seat) => names[seat] ?? ''))} ${won.length === 1 ? 'wins' : 'win'}${by}.`;
}

/** The first tie-breaker that tells the best from all who are level with them, or those that did it together. */
function decisive({ tieBreakers }: Score, others: readonly (Score | undefined)[]): string {
  const deciding = new Set(
    others.map((other) => tieBreakers.find(({ value }, i) => other?.tieBreakers[i]?.value !== value)?.label ?? 'the tie-breaker'),
  );
  return LIST.format(deciding);
}
