/** What each device last showed and how often it was used: a spinner keeps pointing where it stopped. */
import type { Happening } from '../../../web/table.js';
import type { DeviceId, RainbowTypes } from '../face.js';

export interface Roll {
  readonly shows: number | null;
  readonly turns: number;
}
export type Rolls = Readonly<Record<DeviceId, Roll>>;

const UNUSED: Roll = { shows: null, turns: 0 };

export function rollsIn(happenings: readonly Happening<RainbowTypes>[]): Rolls {
  const rolls: Record<DeviceId, Roll> = {
    hand: UNUSED,
    heart: UNUSED,
    bookshelf: UNUSED,
    computer: UNUSED,
    lightning: UNUSED,
    bicycle: UNUSED,
  };
  for (const { event } of happenings) {
    if (event.type === 'roll') rolls[event.device] = { shows: event.value, turns: rolls[event.device].turns + 1 };
    if (event.type === 'reshuffle') rolls[event.device] = { ...rolls[event.device], shows: null };
  }
  return rolls;
}
