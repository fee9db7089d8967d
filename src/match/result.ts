/** How a match ended, in a sentence. */
import type { Game, GameTypes, Score, Seat } from '../engine/game.js';
import { winners } from '../engine/standings.js';
import { spelt } from '../engine/story.js';

const LIST = new Intl.ListFormat('en-GB');

type AnyGame = Game<GameTypes>;
type Shared = GameTypes['shared'];

export function winnerWords(game: AnyGame, shared: Shared, names: readonly string[]): string {
  const [score] = game.scores(shared);
  if (names.length === 1) return score?.verdict?.words ?? `${names[0]} has ${score?.total ?? 0}.`;
  const { won, level, by } = tieOf(game, shared);
  const rivals = level.map((seat) => names[seat] ?? '');
  return `${namesOf(won, names)} ${won.length === 1 ? 'wins' : 'win'}${by === null ? '' : `, level with ${LIST.format(rivals)} but ahead by ${by}`}.`;
}

/** The same in a heading, with the margin: "Wren wins by one bird", or by what has decided. */
export function winnerHeading(game: AnyGame, shared: Shared, names: readonly string[]): string {
  const scores = game.scores(shared);
  const { won, by } = tieOf(game, shared);
  const [first] = won;
  if (first === undefined || won.length > 1 || names.length === 1) return winnerWords(game, shared, names).replace(/\.$/, '');
  const rest = scores.filter((score, seat) => seat !== first && score.out === undefined);
  const margin = (scores[first]?.total ?? 0) - Math.max(...rest.map(({ total }) => total));
  const [one, many] = game.grammar?.unit ?? ['point', 'points'];
  const wins = `${namesOf(won, names)} wins`;
  if (by !== null) return `${wins} by ${by}`;
  return rest.length === 0 || margin <= 0 ? wins : `${wins} by ${spelt(margin)} ${margin === 1 ? one : many}`;
}

const namesOf = (seats: readonly Seat[], names: readonly string[]): string => LIST.format(seats.map((seat) => names[seat] ?? ''));

/** Who won, who has as much and did not, and what has decided between them; null: nobody is level. */
function tieOf(
  game: AnyGame,
  shared: Shared,
): { readonly won: readonly Seat[]; readonly level: readonly Seat[]; readonly by: string | null } {
  const scores = game.scores(shared);
  const won = winners(game, shared);
  const best = scores[won[0] ?? 0];
  const level = scores.flatMap((other, seat) =>
    !won.includes(seat) && other.total === best?.total && other.out === undefined ? [seat] : [],
  );
  const others = level.map((seat) => scores[seat]);
  return { won, level, by: best === undefined || level.length === 0 ? null : decisive(best, others) };
}

/** The first tie-breaker that tells the best from all who are level with them, or those that did it together. */
function decisive({ tieBreakers }: Score, others: readonly (Score | undefined)[]): string {
  const deciding = new Set(
    others.map((other) => tieBreakers.find(({ value }, i) => other?.tieBreakers[i]?.value !== value)?.label ?? 'the tie-breaker'),
  );
  return LIST.format(deciding);
}
