/** What the cards are worth: birds first, bird cards to break a tie, stars for those who play alone. */
import type { Score, ScoreLine } from '../../../engine/game.js';
import { many } from '../../kit/words.js';
import { nameOf } from '../words/names.js';
import { BIRD_CARDS, BIRDS_FOR_STARS, birdsOn, type Card, KINDS, kindOf, MOST_OF_A_KIND, STARS_TO_WIN } from './data.js';
import { owned } from './table.js';
import type { Player, Shared } from './types.js';

export function scores(shared: Shared): readonly Score[] {
  const all: Score[] = [];
  for (const player of shared.players) {
    const score = scoreOf(player);
    all.push(shared.fortune === null ? score : { ...score, verdict: verdictOn(player.birds) });
  }
  return all;
}

/** R 5.2, 5.3. */
function scoreOf(player: Player): Score {
  const lines: ScoreLine[] = [];
  let cards = 0;
  for (const card of BIRD_CARDS) {
    const count = owned(player, card);
    if (count > 0) lines.push(LINES[card]?.[count] ?? lineFor(card, count));
    cards += count;
  }
  return { total: player.birds, lines, tieBreakers: [{ key: 'bird-cards', label: 'bird cards', value: cards }] };
}

const lineFor = (card: Card, count: number): ScoreLine => ({
  key: kindOf(card),
  label: `${count} x ${nameOf(kindOf(card))}`,
  points: count * birdsOn(card),
  unit: 'birds',
});

/** Written once for as many as a player can have; what that is worth is said at `cardOf`. */
const LINES = KINDS.map((_, card) => Array.from({ length: MOST_OF_A_KIND + 1 }, (_, count) => Object.freeze(lineFor(card, count))));

export function birdCards(player: Player): number {
  let cards = 0;
  for (const card of BIRD_CARDS) cards += owned(player, card);
  return cards;
}

/** R 6.9. */
export function starsFor(birds: number): number {
  return BIRDS_FOR_STARS.filter((needed) => birds >= needed).length;
}

export function starWords(birds: number): string {
  return `${'★'.repeat(starsFor(birds))} ${many(birds, 'bird')}`;
}

function verdictOn(birds: number): { won: boolean; words: string } {
  return { won: starsFor(birds) >= STARS_TO_WIN, words: starWords(birds) };
}
