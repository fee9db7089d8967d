/** Matches played for the tests of the table: one position after the other, as a seat or a spectator sees them. */
import { quickChance } from '../../engine/chance.js';
import type { Seat } from '../../engine/game.js';
import { copy } from '../../engine/json.js';
import { answer, begin } from '../../engine/play.js';
import { seedFrom } from '../../engine/seed.js';
import { viewFor } from '../../engine/view.js';
import { farm } from './index.js';
import type { FarmDecision, FarmEvent, FarmOptions, FarmState, FarmView } from './rules/types.js';

export const NAMES = ['Ada', 'Ben', 'Chloe', 'Dev', 'Eve', 'Finn'];

/** Every rule that looks different on the table, over the matches of a test. */
export const OPTIONS: readonly Partial<FarmOptions>[] = [
  {},
  { sheep: true, meatFeed: true, breeding: true, farmerActions: 2 },
  { market: 'open', farmerConvert: 'labour', feedMode: 'whole' },
  { preset: 'balanced' },
];

interface Plan {
  readonly seats: number;
  readonly seed: string;
  readonly options?: Partial<FarmOptions>;
  readonly upTo?: number; // rounds; without it to the end of the year
}

interface Watcher {
  readonly asked?: (state: FarmState, decision: FarmDecision) => void;
  readonly answered?: (view: FarmView, seat: Seat, events: readonly FarmEvent[], after: FarmView) => void;
}

/** Half the answers are sensible, the others any legal one; animals are often fed by hand. */
export function playMatch({ seats, seed, options = {}, upTo = 99 }: Plan, me: Seat | null, { asked, answered }: Watcher): void {
  const table = begin(farm, { seats, seed: seedFrom(seed), options: { rounds: 6, ...options } });
  const chance = quickChance(seats + seed.length);
  while (table.state.open.length > 0 && table.state.shared.round <= upTo) {
    const [decision] = table.state.open;
    if (decision === undefined) break;
    asked?.(table.state, decision);
    const before = answered === undefined ? null : copy(viewFor(table.state, me));
    const legal = farm.moves(table.state.shared, {}, decision);
    const random = legal[chance.int(legal.length)];
    const move = chance.int(2) === 0 && random !== undefined ? random : farm.suggest(table.state.shared, {}, decision, chance);
    answer(table, decision.id, move);
    const events = (table.steps.at(-1)?.told ?? []).map(({ event }) => event as FarmEvent);
    if (before !== null) answered?.(before, decision.seat, events, copy(viewFor(table.state, me)));
  }
}

/** As the page hands them to `scenes`. */
interface Step {
  readonly seat: Seat;
  readonly happenings: readonly { readonly entry: number; readonly event: FarmEvent; readonly words: string }[];
  readonly view: FarmView;
}
interface Told {
  readonly before: FarmView;
  readonly steps: readonly Step[];
  readonly me: Seat | null;
  readonly names: readonly string[];
}

/** What a seat sees between two of its questions; a spectator, of every few answers. */
export function talesOf(plan: Plan, me: Seat | null): readonly Told[] {
  const tales: Told[] = [];
  let before: FarmView | null = null;
  let steps: Step[] = [];
  playMatch(plan, me, {
    answered: (view, seat, events, after) => {
      before ??= view;
      steps.push({ seat, happenings: events.map((event) => ({ entry: 0, event, words: '' })), view: after });
      const mine = me === null ? steps.length > 4 : after.open.some((decision) => decision.seat === me);
      if (!mine && after.open.length > 0) return;
      tales.push({ before, steps, me, names: NAMES.slice(0, plan.seats) });
      before = null;
      steps = [];
    },
  });
  return tales;
}
