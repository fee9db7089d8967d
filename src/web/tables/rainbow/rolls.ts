/** What each device last showed: a spinner keeps pointing where it stopped. */
import type { DeviceId } from '../../../games/rainbow/rules/data.js';
import type { RainbowTypes } from '../../../games/rainbow/rules/types.js';
import type { Happening } from '../../table.js';

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
