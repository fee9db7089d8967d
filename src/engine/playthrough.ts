/** A whole match as text that a person can read and compare: the goldens of every game are made of it. */
import { quickChance } from './chance.js';
import type { Game, GameTypes } from './game.js';
import { hash } from './json.js';
import { answer, begin, type PlayedStep } from './play.js';
import { type Seed, subSeed } from './seed.js';
import { standings } from './standings.js';
import { mine, viewFor } from './view.js';

export interface Cast {
  readonly seats: number;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly seed: Seed;
  readonly names: readonly string[];
}

/** Sensible players play to the end; every answer, event, and the last table are told in the game's own words. */
export function playthrough<T extends GameTypes>(game: Game<T>, cast: Cast): string {
  const { seats, names, seed } = cast;
  const table = begin(game, { seats, options: cast.options ?? {}, seed });
  const chance = quickChance(Number.parseInt(subSeed(seed, 'players').slice(0, 8), 16));
  const lines = [`${game.about.title}, rules ${game.rules}, ${names.join(', ')}`, `seed ${seed}`, ''];
  const tell = ({ told }: PlayedStep<T>) => {
    for (const { event, only, others } of told) {
      const aside = only === null ? '' : `(${names[only]} alone${others ? `; the rest: ${game.words.event(others, names)}` : ''}) `;
      lines.push(`    ${aside}${game.words.event(event, names)}`);
    }
  };
  tell(table.opening);
  while (table.state.open[0]) {
    const { state } = table;
    const decision = state.open[0];
    if (!decision) break;
    const own = mine(state, decision.seat);
    const moves = game.moves(state.shared, own, decision);
    const move = moves.length === 1 ? moves[0] : game.suggest(state.shared, own, decision, chance);
    const said = game.words.move(viewFor(state, decision.seat), decision, move as T['move'], names);
    lines.push(`${decision.id}  ${names[decision.seat]}, ${decision.kind}: ${said} (1 of ${moves.length})`);
    const taken = answer(table, decision.id, move);
    if (!taken.ok) throw new Error(`${game.id} suggests what it refuses: ${taken.because}`);
    const done = table.steps[taken.entry];
    if (done) tell(done);
  }
  lines.push('', 'The end');
  for (const { seat, rank, total, verdict, lines: parts, tieBreakers } of standings(game, table.state.shared)) {
    const ties = tieBreakers.map(({ label, value }) => `, ${label} ${Math.abs(value)}`).join('');
    lines.push(`${verdict ? verdict.words : `${rank}. ${names[seat]}`}: ${total}${ties}`);
    for (const { label, points } of parts) lines.push(`    ${points}  ${label}`);
  }
  lines.push('');
  for (const { heading, lines: body } of game.words.table(viewFor(table.state, null), names))
    lines.push(heading, ...body.map((l) => `    ${l}`));
  lines.push('', `${table.entries.length} decisions, hash ${hash(table.state)}`, '');
  return lines.join('\n');
}
