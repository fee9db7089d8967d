/** How good a position is: birds in hand, and what clovers will still bring. The weights were fitted to simulated matches. */
import type { Seat } from '../../../engine/game.js';
import { countIn, pileSize } from '../../../engine/pile.js';
import { BLACK, birdsOn, GOLD, KINDS } from '../rules/data.js';
import { birdCards } from '../rules/scores.js';
import { birdsAmong, owned, playerAt } from '../rules/table.js';
import type { BirdState, Fortune, Player, Shared } from '../rules/types.js';

/** Allocates nothing: search asks at the end of every line it tries. */
export function estimate(s: BirdState, seat: Seat): number {
  const { shared } = s;
  const over = s.open.length === 0;
  if (shared.fortune !== null) return doingWellAlone(over ? playerAt(shared, seat).birds : expectedAlone(shared, shared.fortune, seat));
  return over ? shareOfVictory(shared, seat) : chanceOfVictory(shared, seat);
}

/** Alone: even odds at 18 birds, the last step below four stars. */
function doingWellAlone(birds: number): number {
  return 1 / (1 + Math.exp((18 - birds) / 3));
}

function expectedAlone(shared: Shared, fortune: Fortune, seat: Seat): number {
  const me = playerAt(shared, seat);
  const left = birdsLeft(shared);
  const nearSweep = fortune.shown.length / (fortune.shown.length + pileSize(fortune.pile));
  return me.birds + left * (0.54 + 0.03 * owned(me, BLACK)) + 0.35 * me.power - 0.55 * nearSweep * birdsAmong(shared.field);
}

/** Each player's expected birds against everyone's; the fewer birds are left, the less can still change. */
function chanceOfVictory(shared: Shared, seat: Seat): number {
  const left = birdsLeft(shared);
  const sharpness = 2.4 / Math.sqrt(left + 1.8);
  const mine = expected(playerAt(shared, seat), left);
  let sum = 0;
  for (const player of shared.players) sum += Math.exp(sharpness * (expected(player, left) - mine));
  return 1 / sum;
}

function expected(player: Player, left: number): number {
  return player.birds + 0.55 * player.power + 0.09 * owned(player, GOLD) * left;
}

/** R 5.2 to 5.4: all of it, a part of it, or none. */
function shareOfVictory(shared: Shared, seat: Seat): number {
  const me = playerAt(shared, seat);
  let sharing = 0;
  for (const player of shared.players) {
    const ahead = player.birds - me.birds || birdCards(player) - birdCards(me);
    if (ahead > 0) return 0;
    if (ahead === 0) sharing++;
  }
  return 1 / sharing;
}

function birdsLeft(shared: Shared): number {
  let birds = birdsAmong(shared.field);
  for (let card = 0; card < KINDS.length; card++) birds += countIn(shared.pile, card) * birdsOn(card);
  return birds;
}
