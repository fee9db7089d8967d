/** What the cards are worth: birds first, bird cards to break a tie, stars for those who play alone. */
import type { Score } from '../../engine/game.js';
import { BIRDS_FOR_STARS, birdsOn, cardOf, KINDS, STARS_TO_WIN } from './data.js';
import { nameOf } from './names.js';
import { owned } from './table.js';
import type { Player, Shared } from './types.js';

export function scores(shared: Shared): readonly Score[] {
  return shared.players.map((player) => {
    const score = scoreOf(player);
    return shared.fortune === null ? score : { ...score, verdict: verdictOn(player.birds) };
  });
}

/** R 5.2, 5.3. */
function scoreOf(player: Player): Score {
  const lines: { label: string; points: number }[] = [];
  for (const kind of KINDS) {
    const card = cardOf(kind);
    const count = owned(player, card);
    if (count > 0 && birdsOn(card) > 0) lines.push({ label: `${count} x ${nameOf(kind)}`, points: count * birdsOn(card) });
  }
  return { total: player.birds, lines, tieBreakers: [{ label: 'bird cards', value: birdCards(player) }] };
}

export function birdCards(player: Player): number {
  let cards = 0;
  for (let card = 0; card < KINDS.length; card++) if (birdsOn(card) > 0) cards += owned(player, card);
  return cards;
}

/** R 6.9. */
export function starsFor(birds: number): number {
  return BIRDS_FOR_STARS.filter((needed) => birds >= needed).length;
}

export function starWords(birds: number): string {
  return `${'★'.repeat(starsFor(birds))} ${birds} ${birds === 1 ? 'bird' : 'birds'}`;
}

function verdictOn(birds: number): { won: boolean; words: string } {
  return { won: starsFor(birds) >= STARS_TO_WIN, words: starWords(birds) };
}
