/** Chances that any player could work out from what lies on the table. */
import type { Seat } from '../../../engine/game.js';
import { countIn, pileSize } from '../../../engine/pile.js';
import type { Edition } from '../editions/edition.js';
import { fateSpace } from '../rules/board.js';
import { fateArea, fateKind, hangUpArea, improvementArea } from '../rules/cards.js';
import { chanceOf } from '../rules/device.js';
import { onStand, playerAt } from '../rules/table.js';
import type { Player, Shared } from '../rules/types.js';

/** How often a button on a fate space will help before one's next turn: others who land there, or alone oneself (R 10.3). */
export function rescuesExpected(shared: Shared, seat: Seat, space: number): number {
  let sum = 0;
  for (let other = 0; other < shared.players.length; other++) sum += chanceOfRescuing(shared, seat, other, space);
  return sum;
}

/** The chance that it will help at all. */
export function chanceToHelp(shared: Shared, seat: Seat, space: number): number {
  let helpless = 1;
  for (let other = 0; other < shared.players.length; other++) helpless *= 1 - chanceOfRescuing(shared, seat, other, space);
  return 1 - helpless;
}

function chanceOfRescuing(shared: Shared, seat: Seat, other: Seat, space: number): number {
  if (other === seat && !shared.terms.ownButton) return 0;
  const { track, pos } = fateSpace(space);
  const player = playerAt(shared, other);
  return player.track === track && player.pos < pos ? chanceOf(shared, track, pos - player.pos) : 0;
}

/** The share of the improvement pile that would cancel one of a player's hang-ups. */
export function usefulImprovements(e: Edition, { improvements }: Shared, player: Player): number {
  const size = pileSize(improvements);
  let useful = 0;
  for (let card = 0; card < e.improvements.length; card++) {
    if (player.hangUps.some((hangUp) => hangUpArea(e, hangUp) === improvementArea(e, card))) useful += countIn(improvements, card);
  }
  return size === 0 ? 0 : useful / size;
}

/** The fate pile as a player sees it: cards that would bring a hang-up, an improvement card, a key. */
export function fateOdds(e: Edition, { fate }: Shared, player: Player): { hangUps: number; improves: number; keys: number } {
  const odds = { hangUps: 0, improves: 0, keys: 0 };
  for (let card = 0; card < e.fate.length; card++) {
    const there = countIn(fate, card);
    const kind = fateKind(e, card);
    if (kind === 'improve') odds.improves += there;
    else if (kind === 'key') odds.keys += there;
    else if (!onStand(player, fateArea(e, card))) odds.hangUps += there;
  }
  return odds;
}
