/** Why a table cannot begin as it is planned: said at the seat it concerns, or of the whole table by the rules' own check. */
import { Complaint } from '../../engine/complaint.js';
import type { AnyGame, Seat } from '../../engine/game.js';
import { checkOptions } from '../../engine/options.js';
import { namesAt, placesOf, type SetupPlan } from './plan.js';
import { FAULT_WORDS as W } from './words.js';

export interface Faults {
  readonly seats: ReadonlyMap<Seat, string>;
  readonly table: string | null;
}

export function setupFaults(plan: SetupPlan, game: AnyGame, me: string): Faults {
  const places = placesOf(plan);
  const names = namesAt(places, me);
  const seats = new Map<Seat, string>();
  for (const [seat, { kind }] of places.entries()) {
    const name = names[seat] ?? '';
    const before = names.indexOf(name);
    if (kind === 'friend') continue;
    if (name === '') seats.set(seat, kind === 'me' ? W.myName : W.noName);
    else if (before !== seat) seats.set(seat, W.twice(name));
  }
  return { seats, table: complaintOf(plan, game) };
}

function complaintOf(plan: SetupPlan, game: AnyGame): string | null {
  try {
    checkOptions(game, placesOf(plan).length, plan.options);
    return null;
  } catch (error) {
    if (error instanceof Complaint) return error.message;
    throw error;
  }
}
