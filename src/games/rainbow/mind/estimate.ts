/** How good a position is: keys, hang-ups and dollars still missing, and how near the next of them is. The weights were fitted to simulated matches. */

import type { Seat } from '../../../engine/game.js';
import type { Edition } from '../editions/edition.js';
import { areaOf, lastOf, MONEY, NOWHERE, trackFacing } from '../rules/board.js';
import { AREAS } from '../rules/data.js';
import { compare } from '../rules/scores.js';
import { hangUpsOn, ownsKey, playerAt } from '../rules/table.js';
import type { Player, RainbowState, Shared } from '../rules/types.js';

/** What is still missing costs: a track's key, the first hang-up on an area, each further one, and each $500. */
interface Costs {
  readonly key: number;
  readonly hangUp: number;
  readonly further: number;
  readonly bill: number;
}
const IN_COMPANY: Costs = { key: 0.56, hangUp: 0.48, further: 0.78, bill: 0.25 };
const ALONE: Costs = { key: 2.7, hangUp: 3.75, further: 6.2, bill: 0.95 }; // in turns
const LAST_TURNS = 9; // alone, when nothing but the way is missing
const USUAL_TURNS = 46; // alone
const SHARPNESS: readonly number[] = [1, 1, 0.65, 0.85, 1, 1, 1]; // by players: fewer take longer, and much can still change

/** Allocates nothing: search asks at the end of every line it tries. */
export function estimate(e: Edition, s: RainbowState, seat: Seat): number {
  const { shared } = s;
  if (shared.players.length === 1) return doingWellAlone(e, shared);
  if (shared.over || shared.finished.includes(seat)) return shareOfVictory(shared, seat);
  const sharpness = SHARPNESS[shared.players.length] ?? 1;
  const mine = standing(e, shared, seat);
  let sum = 0;
  for (let other = 0; other < shared.players.length; other++) sum += Math.exp(sharpness * (standing(e, shared, other) - mine));
  return 1 / sum;
}

/** R 9.4, 9.5: all of it, a part of it, or none. */
function shareOfVictory(shared: Shared, seat: Seat): number {
  const { finished, players } = shared;
  if (finished.length > 0) return finished.includes(seat) ? 1 / finished.length : 0;
  let sharing = 0;
  for (const player of players) {
    const ahead = compare(shared, player, playerAt(shared, seat));
    if (ahead > 0) return 0;
    if (ahead === 0) sharing++;
  }
  return 1 / sharing;
}

function standing(e: Edition, shared: Shared, seat: Seat): number {
  const me = playerAt(shared, seat);
  if (me.stand.length >= shared.terms.keysToWin) return 3;
  let s = -missing(e, shared, me, IN_COMPANY);
  const area = me.track === NOWHERE ? NOWHERE : areaOf(me.track);
  if (area !== NOWHERE && !ownsKey(me, area)) s += 0.36 + (0.2 * me.pos) / lastOf(me.track);
  else if (me.track !== NOWHERE) s -= 0.06;
  else if (me.holder !== NOWHERE && !me.unspun) {
    const facing = areaOf(trackFacing(me.holder, shared.rotation));
    if (facing !== NOWHERE && !ownsKey(me, facing)) s += 0.18;
  }
  if (seat === shared.active) s += 0.09;
  return s + 0.02 * me.saved.length;
}

/** What the keys still cost, the dearest left out where fewer than six are needed (R 9.3). */
function missing(e: Edition, shared: Shared, me: Player, costs: Costs): number {
  let cost = 0;
  for (let area = 0; area < AREAS.length; area++) cost += costOf(e, shared, me, area, costs);
  let leftOut = 0; // one bit per area
  for (let spare = AREAS.length - shared.terms.keysToWin; spare > 0; spare--) {
    const area = dearest(e, shared, me, costs, leftOut);
    leftOut |= 1 << area;
    cost -= costOf(e, shared, me, area, costs);
  }
  return cost;
}

function dearest(e: Edition, shared: Shared, me: Player, costs: Costs, leftOut: number): number {
  let most = -1;
  let found = 0;
  for (let area = 0; area < AREAS.length; area++) {
    const cost = costOf(e, shared, me, area, costs);
    if ((leftOut & (1 << area)) !== 0 || cost <= most) continue;
    most = cost;
    found = area;
  }
  return found;
}

function costOf(e: Edition, { terms }: Shared, me: Player, area: number, { key, hangUp, further, bill }: Costs): number {
  const hangUps = hangUpsOn(e, me, area);
  const cancelling = hangUps === 0 ? 0 : hangUp + further * (hangUps - 1);
  if (ownsKey(me, area)) return cancelling;
  return cancelling + (area === MONEY ? (bill * (terms.moneyGoal - me.money)) / 500 : key);
}

/** Alone: even odds at the turns a sensible player usually takes. */
function doingWellAlone(e: Edition, shared: Shared): number {
  const me = playerAt(shared, 0);
  const won = shared.finished.length > 0;
  if (shared.over && !won) return 0;
  const turns = me.turns + (won ? 0 : LAST_TURNS + missing(e, shared, me, ALONE));
  return 1 / (1 + Math.exp((turns - USUAL_TURNS) / 7));
}
