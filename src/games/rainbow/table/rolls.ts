/** What each device last showed: a spinner keeps pointing where it stopped. */

import type { Happening } from '../../../web/table.js';
import type { DeviceId, RainbowTypes } from '../face.js';

export type Rolls = Readonly<Record<DeviceId, number | null>>;

const NONE: Rolls = { hand: null, heart: null, bookshelf: null, computer: null, lightning: null, bicycle: null };

export function rollsIn(happenings: readonly Happening<RainbowTypes>[]): Rolls {
  const rolls: Record<DeviceId, number | null> = { ...NONE };
  for (const { event } of happenings) {
    if (event.type === 'roll') rolls[event.device] = event.value;
    if (event.type === 'reshuffle') rolls[event.device] = null;
  }
  return rolls;
}
