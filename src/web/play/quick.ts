/** Play now: one person against sensible bots, with the usual options. */
import { BIRDS } from '../../bots/names.js';
import { useSettings } from '../settings.js';
import { beginMatch, gameOf, type Match } from './match.js';
import type { Seating } from './seating.js';

const USUAL_SEATS = 3;

/** Names for everyone, all different: the person's own first, then the bots'. */
export function namesFor(seating: readonly Seating[], mine: string): string[] {
  const free: string[] = BIRDS.filter((name) => name !== mine);
  let person = 1;
  return seating.map((seat) => {
    if (seat.kind === 'me') return mine;
    if (seat.kind === 'bot') return free.shift() ?? 'Bot';
    person += 1;
    return `Player ${person}`;
  });
}

export async function playNow(id: string): Promise<Match> {
  const game = await gameOf(id);
  const seats = Math.max(game.seats.min, Math.min(game.seats.max, USUAL_SEATS));
  const seating = Array.from({ length: seats }, (_, seat): Seating => (seat === 0 ? { kind: 'me' } : { kind: 'bot', bot: 'sensible' }));
  return beginMatch({ game: id, seating, names: namesFor(seating, useSettings.getState().name), options: {}, seed: '' });
}
