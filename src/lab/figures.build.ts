/** Figures of a small plan, played here and now, for tests. */
import { figuresOf, type GameFigures } from './figures.js';
import { measureMatch } from './measure.js';
import { cellsOf, jobOf, type Plan } from './plan.js';
import { addTallies, NO_TALLIES } from './tallies.js';

export function figuresHere(plan: Plan): GameFigures {
  const results = cellsOf(plan).flatMap((cell) =>
    Array.from({ length: plan.matches }, (_, match) => measureMatch(plan.game, jobOf(plan, cell, match))),
  );
  const tallies = cellsOf(plan).map(({ index }) =>
    results.filter(({ cell }) => cell === index).reduce((sum, each) => addTallies(sum, each.tallies), NO_TALLIES),
  );
  return figuresOf(plan, { rows: results, tallies });
}
