/** A position in numbers, for estimates that are learned: cards owned and in the deck, power, birds, and what lies in the field. */
import type { Features } from '../../../engine/game.js';
import { countIn, pileSize } from '../../../engine/pile.js';
import { birdsOn, KINDS } from '../rules/data.js';
import { birdsAmong, countOf, owned, playerAt } from '../rules/table.js';
import type { BirdTypes, Shared } from '../rules/types.js';

const SOFT = 1.8; // so that the last birds do not weigh without bound

export const features: Features<BirdTypes> = {
  names: [
    ...KINDS.map((kind) => `${kind} owned`),
    ...KINDS.map((kind) => `${kind} in the deck, as a share`),
    ...KINDS.map((kind) => `${kind} in the field, at my turn`),
    'power',
    'power, at my turn',
    'my turn',
    'birds',
    'deck',
    'birds left',
    'birds against what is left',
  ],

  fill({ shared }, seat, into) {
    const player = playerAt(shared, seat);
    const turn = shared.active === seat ? 1 : 0;
    const deck = pileSize(player.deck);
    const left = birdsLeft(shared);
    let at = 0;
    for (let card = 0; card < KINDS.length; card++) into[at++] = owned(player, card);
    for (let card = 0; card < KINDS.length; card++) into[at++] = deck === 0 ? 0 : countIn(player.deck, card) / deck;
    for (let card = 0; card < KINDS.length; card++) into[at++] = turn * countOf(shared.field, card);
    into[at++] = player.power;
    into[at++] = turn * player.power;
    into[at++] = turn;
    into[at++] = player.birds;
    into[at++] = deck;
    into[at++] = left;
    into[at++] = player.birds / Math.sqrt(left + SOFT);
  },
};

function birdsLeft({ field, pile }: Shared): number {
  let birds = birdsAmong(field);
  for (let card = 0; card < KINDS.length; card++) birds += countIn(pile, card) * birdsOn(card);
  return birds;
}
