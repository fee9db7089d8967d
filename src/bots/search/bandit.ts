/** A choice that learns: the best moves and the least known are tried most often (UCB1 with availability counts). */
import type { Chance, Json, Seat } from '../../engine/game.js';
import { same } from '../../engine/json.js';
import { moveNumber } from './numbering.js';
import type { Node } from './tree.js';
import type { Tuning } from './tuning.js';

export interface Arm {
  readonly move: Json;
  visits: number;
  available: number; // where lists vary, how often it could have been chosen: not every imagined world allows every move
  total: number; // of the rewards
  won: number; // the part of them that tells whether, and not by how much
  next: Node | null;
}

export interface Bandit {
  readonly seat: Seat;
  readonly kind: string;
  readonly list: readonly Json[] | null; // the one list of moves it is for; null where lists vary
  readonly arms: Arm[]; // in the order of the list; where lists vary, in the order they were first seen
  readonly places: Map<number, number>; // of the moves among the arms, where lists vary
  visits: number;
  total: number;
}

export function newBandit(seat: Seat, kind: string, list: readonly Json[] | null): Bandit {
  return {
    seat,
    kind,
    list,
    arms: list === null ? [] : list.map(newArm),
    places: list === null ? new Map() : NO_PLACES,
    visits: 0,
    total: 0,
  };
}

const NO_PLACES: Bandit['places'] = new Map(); // a map for each would be a large part of the tree

const newArm = (move: Json): Arm => ({ move, visits: 0, available: 0, total: 0, won: 0, next: null });

/** The arm for the move at this place of the list. */
export function armFor(bandit: Bandit, move: Json, at: number): Arm {
  const { arms, places, list } = bandit;
  if (list !== null) return arms[at] as Arm;
  const number = moveNumber(move);
  const place = places.get(number);
  if (place !== undefined) return arms[place] as Arm;
  const arm = newArm(move);
  places.set(number, arms.length);
  arms.push(arm);
  return arm;
}

/** Games hand out the same objects again where it matters, and equal ones elsewhere. */
function placeOf({ list }: Bandit, move: Json): number {
  if (list === null) return 0;
  const at = list.indexOf(move);
  return at >= 0 ? at : list.findIndex((each) => same(each, move));
}

/** The arm for a move whose place is not known. */
export const armOf = (bandit: Bandit, move: Json): Arm => armFor(bandit, move, placeOf(bandit, move));

/** The arm to try. What the game suggests comes first; the head start costs it nothing but is worth less and less. */
export function chooseArm(
  bandit: Bandit,
  moves: readonly Json[],
  favourite: Arm | null,
  tuning: Tuning,
  uncertainty: number,
  chance: Chance,
): Arm {
  const { list } = bandit;
  const curiosity = tuning.curiosity * uncertainty;
  const trust = tuning.trust * uncertainty;
  const urgency = tuning.urgency * uncertainty;
  const untried = (bandit.visits === 0 ? 0 : bandit.total / bandit.visits) + urgency;
  const everTried = Math.log(bandit.visits + 1); // of arms that are always there, as all of one list are
  let pick: Arm | null = null;
  let best = Number.NEGATIVE_INFINITY;
  const from = chance.int(moves.length); // else few iterations would know the first moves only
  for (let n = 0; n < moves.length; n++) {
    const i = from + n < moves.length ? from + n : from + n - moves.length;
    const arm = armFor(bandit, moves[i] as Json, i);
    const { visits } = arm;
    const available = list === null ? Math.log(++arm.available) : everTried;
    let worth = visits === 0 ? untried : arm.total / visits + curiosity * Math.sqrt(available / visits);
    if (arm === favourite) worth += trust / (visits + 1);
    if (worth > best) {
      best = worth;
      pick = arm;
    }
  }
  if (pick === null) throw new Error(`there is no answer to a ${bandit.kind} question`);
  return pick;
}

export function reward(bandit: Bandit, arm: Arm, result: number, won: number): void {
  arm.visits++;
  arm.total += result;
  arm.won += won;
  bandit.visits++;
  bandit.total += result;
}
