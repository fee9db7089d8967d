/** The review itself, step by step: first roughly along the whole match, then finely where it swung most. It can be stopped anywhere and gone on with. */
import type { Game, GameTypes } from '../engine/game.js';
import type { MatchRecord } from '../engine/record.js';
import { usualBudget } from './budget.js';
import { begun, bySwing, refine, settle, snapshot } from './found.js';
import { judge } from './judge.js';
import { lookWith } from './look.js';
import type { Review, ReviewBudget } from './types.js';

/**
 * Each yield is the whole review so far, and a good place to stop: handed in again as `earlier` it is gone on with. Throws a Complaint if the record
 * does not replay or its match is not over.
 */
export function* review<T extends GameTypes>(
  game: Game<T>,
  record: MatchRecord,
  budget: ReviewBudget = usualBudget(game, record.seats),
  earlier: Review | null = null,
): Generator<Review, Review> {
  const found = begun(game, record, budget, earlier);
  const { line, positions, moments } = found;
  const all = line.answers.length;

  const roughly = positions.length <= all ? lookWith(game, line, budget.rough) : null;
  if (roughly) {
    if (found.start.length === 0) found.start = roughly.start();
    while (positions.length <= all) {
      const at = positions.length;
      positions.push(roughly.position(at, positions[at - 1]));
      if (at > 0) settle(found, at - 1, roughly, { fine: false, judgement: null });
      yield snapshot(found, 'rough', at, all);
    }
  }

  const order = bySwing(moments);
  if (order.length > 0) {
    const finely = lookWith(game, line, budget.fine, roughly);
    if (order.length === all) found.start = finely.start();
    const whole = record.seats > 1 ? 1 : Math.max(1, found.start[0]?.mean ?? 1);
    let verdicts = moments.filter(({ judgement }) => judgement !== null).length;
    for (const [i, at] of order.entries()) {
      refine(found, at, finely);
      refine(found, at + 1, finely);
      const [state, answer] = [line.states[at], line.answers[at]];
      const wanted = state && answer && answer.choices > 1 && verdicts < budget.moments;
      const judgement = wanted ? judge(finely, state, answer, whole, game.facts.hides ? undefined : finely.answered(at)) : null;
      if (wanted) verdicts++;
      settle(found, at, finely, { fine: true, judgement });
      yield snapshot(found, 'fine', all - order.length + i + 1, all);
    }
  }
  return snapshot(found, 'done', all, all);
}
