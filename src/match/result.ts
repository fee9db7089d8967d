/** How a match ended, in a sentence. */
import type { Game, GameTypes, Score } from '../engine/game.js';
import { winners } from '../engine/standings.js';
import { spelt } from '../engine/story.js';

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

/** The same in a heading, with the margin where there is one: "Wren wins by one bird". */
export function winnerHeading(game: Game<GameTypes>, shared: GameTypes['shared'], names: readonly string[]): string {
  const scores = game.scores(shared);
  const [first, ...others] = winners(game, shared);
  const rest = scores.filter((score, seat) => seat !== first && score.out === undefined);
  const by = (scores[first ?? 0]?.total ?? 0) - Math.max(...rest.map(({ total }) => total));
  if (first === undefined || others.length > 0 || rest.length === 0 || by <= 0 || names.length === 1)
    return winnerWords(game, shared, names).replace(/\.$/, '');
  const [one, many] = game.grammar?.unit ?? ['point', 'points'];
  return `${names[first]} wins by ${spelt(by)} ${by === 1 ? one : many}`;
}

/** The first tie-breaker that tells the best from all who are level with them, or those that did it together. */
function decisive({ tieBreakers }: Score, others: readonly (Score | undefined)[]): string {
  const deciding = new Set(
    others.map((other) => tieBreakers.find(({ value }, i) => other?.tieBreakers[i]?.value !== value)?.label ?? 'the tie-breaker'),
  );
  return LIST.format(deciding);
}
