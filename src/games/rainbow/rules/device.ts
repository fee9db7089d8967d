/** The six moving devices (R 5): each has its own numbers, and two of them a memory. */
import type { Seat } from '../../../engine/game.js';
import { draw, pileSize, shuffleIn } from '../../../engine/pile.js';
import { BOARD, DEVICE, type DeviceId, TRACKS } from './data.js';
import type { RainbowEffects, Shared, TurnedCards } from './types.js';

const DEVICE_OF = TRACKS.map((id) => BOARD[id].device);
const MOST = 8;

/** How often each number comes up, by device, out of `total`: for cards, when all twelve are in the pile. */
const ODDS: Readonly<Record<DeviceId, { readonly counts: readonly number[]; readonly total: number }>> = {
  hand: odds('hand'),
  heart: odds('heart'),
  bookshelf: odds('bookshelf'),
  computer: odds('computer'),
  lightning: odds('lightning'),
  bicycle: odds('bicycle'),
};

function odds(id: DeviceId): { counts: number[]; total: number } {
  const { cards, outcomes } = DEVICE[id];
  const counts = Array.from({ length: MOST + 1 }, () => 0);
  for (const { value, weight } of outcomes ?? cards.map((card) => ({ value: card, weight: 1 })))
    counts[value] = (counts[value] ?? 0) + weight;
  return { counts, total: counts.reduce((sum, count) => sum + count, 0) };
}

/** A fresh pile of a device's cards, by the number on them. */
export const cardsOf = (id: 'bookshelf' | 'bicycle'): readonly number[] => ODDS[id].counts;

function pileOf(shared: Shared, id: DeviceId): TurnedCards | null {
  return id === 'bookshelf' ? shared.bookshelf : id === 'bicycle' ? shared.bicycle : null;
}

export function deviceOf(track: number): DeviceId {
  const id = DEVICE_OF[track];
  if (id === undefined) throw new Error(`track ${track} has no moving device`);
  return id;
}

/** Uses a track's device: the number of spaces to move. */
export function operate(shared: Shared, seat: Seat, track: number, x: RainbowEffects): number {
  const device = deviceOf(track);
  const cards = pileOf(shared, device);
  if (cards !== null) return turnCard(cards, seat, device, x);
  const { outcomes } = DEVICE[device];
  let left = x.chance.int(ODDS[device].total);
  for (const { value, weight, label } of outcomes ?? []) {
    left -= weight;
    if (left >= 0) continue;
    x.tell?.({ type: 'roll', seat, device, value, label });
    return value;
  }
  throw new Error(`the ${device} shows no number`);
}

/** R 5.3, 5.6, 5.7. */
function turnCard({ pile, turned }: TurnedCards, seat: Seat, device: DeviceId, x: RainbowEffects): number {
  if (pileSize(pile) === 0) {
    for (let card = turned.pop(); card !== undefined; card = turned.pop()) shuffleIn(pile, card);
    x.tell?.({ type: 'reshuffle', device });
  }
  const value = draw(pile, x.chance);
  turned.push(value);
  x.tell?.({ type: 'roll', seat, device, value, label: String(value) });
  return value;
}

/** The chance that a track's device next shows a number, as anybody at the table can reckon it. */
export function chanceOf(shared: Shared, track: number, value: number): number {
  const device = deviceOf(track);
  const cards = pileOf(shared, device);
  if (cards !== null && cards.pile.loose > 0) return (cards.pile.counts[value] ?? 0) / cards.pile.loose;
  return (ODDS[device].counts[value] ?? 0) / ODDS[device].total;
}
