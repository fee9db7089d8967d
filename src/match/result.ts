/** How a match ended, in a sentence. */
import type { Game, GameTypes } from '../engine/game.js';
import { winners } from '../engine/standings.js';

const LIST = new Intl.ListFormat('en-GB');

export function winnerWords(game: Game<GameTypes>, shared: GameTypes['shared'], names: readonly string[]): string {
  const scores = game.scores(shared);
  const [score] = scores;
  if (names.length === 1) return score?.verdict?.words ?? `${names[0]} has ${score?.total ?? 0}.`;
  const won = winners(game, shared);
  const best = scores[won[0] ?? 0];
  const level = names.filter((_, seat) => !won.includes(seat) && scores[seat]?.total === best?.total);
  const by = level.length > 0 ? `, level with ${LIST.format(level)} but ahead by ${best?.tieBreakers[0]?.label ?? 'the tie-breaker'}` : '';
  return `${LIST.format(won.map((seat) => names[seat] ?? ''))} ${won.length === 1 ? 'wins' : 'win'}${by}.`;
}
