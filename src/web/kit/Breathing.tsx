/** The shape of a seat that breathes while its player decides. It begins a picture later: what is animated becomes a layer, and so does all that is painted after it. */
import type { Seat } from '../../engine/game.js';
import { SeatShape } from '../art/seat.js';
import { useLater } from './after-picture.js';

interface BreathingProps {
  readonly seat: Seat;
  readonly size: number;
  readonly breathes: boolean;
}

export function Breathing({ seat, size, breathes }: BreathingProps) {
  return <SeatShape seat={seat} size={size} className={useLater(breathes, false) ? 'breathes' : ''} />;
}
