/** One knob for how well a bot plays: at 0 any legal move, at 1 what the game suggests, at 2 all that search finds; in between now one, now the other. */
import type { Game, GameTypes, StepRow } from '../engine/game.js';
import { type Tuning, usual } from './search/tuning.js';

export interface Budget {
  readonly knob: number; // from 0 to 2
  readonly part: number; // of the iterations that the game's foresight names, where it searches
  readonly milliseconds: number; // the most a person waits for the thinking itself
}

export const MOST: Budget = { knob: 2, part: 1, milliseconds: 1200 };

/** Below 1 an answer is a slip or the suggested move, above 1 the suggested move or searched: with how much chance the better of the two. */
export const betterShare = (knob: number): number => (knob < 1 ? knob : knob - 1);

const MOST_GLANCES = 15;

/** A slip is the best that a few tries show to somebody who is not told what is sensible: no nonsense, but at 0, where it is any move. */
export const triesIn = (knob: number): number => 1 + Math.round(MOST_GLANCES * Math.min(1, knob));
export const SLIP: Tuning = { ...usual, trust: 0 };

/** For games and tables that were not calibrated. */
const UNMEASURED: readonly number[] = [0.25, 0.5, 0.8, 1.2, 2];

/** The row of the table of steps for so many seats; where that number was not played, the nearest that was, of two the larger. */
export function rowFor<T extends GameTypes>({ steps }: Pick<Game<T>, 'steps'>, seats: number): StepRow | null {
  let found: StepRow | null = null;
  for (const row of steps?.rows ?? []) if (found === null || Math.abs(row.seats - seats) <= Math.abs(found.seats - seats)) found = row;
  return found;
}

/** What shares of futures are raised to at such a table before people see them: see shown.ts. */
export const powerOf = <T extends GameTypes>(game: Pick<Game<T>, 'steps'>, seats: number): number => rowFor(game, seats)?.power ?? 1;

/** The knob of each step, from weak to strong. */
export const knobsOf = <T extends GameTypes>(game: Pick<Game<T>, 'steps'>, seats: number): readonly number[] =>
  rowFor(game, seats)?.knobs ?? UNMEASURED;
