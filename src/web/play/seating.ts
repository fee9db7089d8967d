/** Who decides for each seat of a match on this device. */
import type { Seat } from '../../engine/game.js';

export type Seating = { readonly kind: 'me' } | { readonly kind: 'here' } | { readonly kind: 'bot'; readonly bot: string };

export const isPerson = (seating: Seating | undefined): boolean => seating !== undefined && seating.kind !== 'bot';

export function peopleAt(seats: readonly Seating[]): readonly Seat[] {
  return seats.flatMap((seating, seat) => (isPerson(seating) ? [seat] : []));
}

export function parseSeating(value: unknown): Seating {
  const shape: { readonly kind?: unknown; readonly bot?: unknown } = typeof value === 'object' && value !== null ? value : {};
  if (shape.kind === 'me' || shape.kind === 'here') return { kind: shape.kind };
  return { kind: 'bot', bot: typeof shape.bot === 'string' ? shape.bot : 'sensible' };
}
