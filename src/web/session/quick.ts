/** Play now: one person against sensible bots, with the usual options. */
import { botNameBeside } from '../../bots/names.js';
import { gameOf } from '../library.js';
import { myName, useSettings } from '../settings.js';
import { beginHere, type Sitting } from './local.js';

const USUAL_SEATS = 3;

/** So many seats as people usually play a game with: me first, then bots. */
export function usualSeats({ min, max }: { readonly min: number; readonly max: number }, me: string): readonly Sitting[] {
  const seats: Sitting[] = [{ name: me, bot: null }];
  while (seats.length < Math.max(min, Math.min(max, USUAL_SEATS)))
    seats.push({ name: botNameBeside(seats.map(({ name }) => name)), bot: 'sensible' });
  return seats;
}

/** Begins a match and gives its id. */
export async function playNow(id: string): Promise<string> {
  const game = await gameOf(id);
  return beginHere({ game: id, seats: usualSeats(game.seats, myName(useSettings.getState())), options: {}, seed: '' });
}
