/** Solo: the fortune pile, which scatters the row, sweeps the field away, and can be soothed by black birds. */
import { draw, pileSize, putUnder, shuffleIn } from '../../../engine/pile.js';
import { birdsOn, CLOVER, kindOf, MOST_SOOTHED } from './data.js';
import { birdsAmong, countOf, gatherRow, layOut, playerAt } from './table.js';
import type { BirdEffects, Fortune, Shared } from './types.js';

/** R 6.3: how many clovers a black bird can lay back. */
export function mostSoothed(fortune: Fortune): number {
  return Math.min(MOST_SOOTHED, countOf(fortune.shown, CLOVER));
}

export function soothe(shared: Shared, fortune: Fortune, clovers: number, x: BirdEffects): void {
  for (let n = 0; n < clovers; n++) {
    fortune.shown.splice(fortune.shown.lastIndexOf(CLOVER), 1);
    putUnder(fortune.pile, CLOVER);
  }
  x.tell?.({ type: 'soothe', seat: shared.active, clovers });
}

/** R 6.6: a bird among the fortune cards scatters the row; R 6.7: the last fortune card sweeps the field. */
export function turnFortuneCard(shared: Shared, fortune: Fortune, x: BirdEffects): void {
  const card = draw(fortune.pile, x.chance);
  fortune.shown.push(card);
  x.tell?.({ type: 'fortune', card: kindOf(card), left: pileSize(fortune.pile) });
  if (birdsOn(card) > 0) {
    const player = playerAt(shared, shared.active);
    x.tell?.({ type: 'scatter', seat: shared.active, cards: player.played.length });
    gatherRow(player);
  }
  if (pileSize(fortune.pile) === 0) sweepField(shared, fortune, x);
}

function sweepField(shared: Shared, fortune: Fortune, x: BirdEffects): void {
  const { field } = shared;
  const { pile, shown, removed } = fortune;
  x.tell?.({ type: 'swept', lost: field.map(kindOf), birds: birdsAmong(field) });
  for (let card = field.pop(); card !== undefined; card = field.pop()) removed[card] = (removed[card] ?? 0) + 1;
  for (let card = shown.pop(); card !== undefined; card = shown.pop()) shuffleIn(pile, card);
  fortune.sweeps++;
  layOut(shared, x);
}
