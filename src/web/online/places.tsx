/** The seats of a table that has not begun, as its game calls and draws them. */
import { type ReactNode, useEffect, useState } from 'react';
import type { Seat } from '../../engine/game.js';
import type { ChairFace, Face } from '../../match/messages.js';
import type { Places } from '../kit/places.js';
import { loadPlaces } from '../library.js';

/** Nobody sits there, or a bot that makes room. */
export const isFree = ({ taken }: ChairFace): boolean => !taken;

/** Who laid the table: the first person who sits there. */
export const hostOf = ({ chairs }: Face): string => chairs.find(({ taken }) => taken)?.name ?? '';

export interface RoomPlaces {
  readonly places: Places | null; // null: plain ones
  title(seat: Seat): string;
  does(seat: Seat): string | undefined;
  sign(seat: Seat): ReactNode; // as if somebody sat there
}

export function usePlaces({ game, chairs, options }: Pick<Face, 'game' | 'chairs' | 'options'>): RoomPlaces {
  const [places, setPlaces] = useState<Places | null>(null);
  useEffect(() => void loadPlaces(game).then(setPlaces), [game]);
  const at = (seat: Seat) => ({ seat, seats: chairs.length, options });
  return {
    places,
    title: (seat) => places?.title(at(seat)) ?? `Seat ${seat + 1}`,
    does: (seat) => places?.does?.(at(seat)),
    sign: (seat) => places && <places.Sign {...at(seat)} free={false} />,
  };
}
