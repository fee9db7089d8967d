/** Whole matches for the tests of the table: what is asked and what is told, as one seat sees it. */
import { randomBot } from '../../../bots/random.js';
import { sensibleBot } from '../../../bots/sensible.js';
import { quickChance } from '../../../engine/chance.js';
import { answer, begin, heard } from '../../../engine/play.js';
import { seedFrom } from '../../../engine/seed.js';
import { viewFor } from '../../../engine/view.js';
import { askedBy } from '../../../web/table.build.js';
import type { Question, Tale } from '../../../web/table.js';
import { rainbow } from '../index.js';
import type { RainbowDecision, RainbowOptions, RainbowState, RainbowTypes, RainbowView } from '../rules/types.js';

export const NAMES = ['Ada', 'Ben', 'Chloe', 'Dev', 'Eve', 'Finn'];

/** A question with everything that could be answered, legal ones first. */
export const asked = (state: RainbowState, decision: RainbowDecision): Question<RainbowTypes> => askedBy(rainbow, state, decision, NAMES);

export interface Position {
  readonly question: Question<RainbowTypes>;
  readonly view: RainbowView; // of the seat that is asked
  readonly tale: Tale<RainbowTypes> | null; // what seat 0 has heard since its last question; null: somebody else is asked
}

interface Cast {
  readonly seats: number;
  readonly seed: string;
  readonly preset?: RainbowOptions['preset'];
  readonly random?: boolean; // players who answer anything legal
  readonly most?: number; // answers
}

/** Every question of a match, and what seat 0 hears between its own. */
export function* positions({ seats, seed, preset = 'standard', random = false, most = 1500 }: Cast): Generator<Position> {
  const names = NAMES.slice(0, seats);
  const table = begin(rainbow, { seats, seed: seedFrom(seed), options: { preset } });
  const chance = quickChance(seats);
  let before = viewFor(table.state, 0);
  let steps: Tale<RainbowTypes>['steps'][number][] = [];
  for (let n = 0; n < most; n++) {
    const decision = table.state.open[0];
    if (decision === undefined) return;
    const view = viewFor(table.state, decision.seat);
    const question = asked(table.state, decision);
    yield { question, view, tale: decision.seat === 0 ? { before, steps, me: 0, names } : null };
    if (decision.seat === 0) {
      before = viewFor(table.state, 0);
      steps = [];
    }
    const first = table.entries.length;
    answer(table, decision.id, (random ? randomBot : sensibleBot)(rainbow, view, decision, chance));
    for (const [i, { seat, told }] of table.steps.slice(first).entries()) {
      const happenings = told.flatMap((one) => {
        const event = heard(one, 0);
        return event === null ? [] : [{ entry: first + i, event, words: rainbow.words.event(event, names) }];
      });
      steps.push({ seat, happenings, view: viewFor(table.state, 0) });
    }
  }
}
