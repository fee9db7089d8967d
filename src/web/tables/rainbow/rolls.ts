/** What each device last showed: a spinner keeps pointing where it stopped. */
import { useState } from 'react';
import { DEVICES, type DeviceId } from '../../../games/rainbow/data.js';
import type { RainbowTypes } from '../../../games/rainbow/types.js';
import type { Happening } from '../../table.js';

export type Rolls = Readonly<Record<DeviceId, number | null>>;

const NONE: Rolls = { hand: null, heart: null, bookshelf: null, computer: null, lightning: null, bicycle: null };

export function useRolls(happenings: readonly Happening<RainbowTypes>[]): Rolls {
  const [rolls, setRolls] = useState(NONE);
  let now = rolls;
  for (const { event } of happenings) {
    if (event.type === 'roll' && now[event.device] !== event.value) now = { ...now, [event.device]: event.value };
    if (event.type === 'reshuffle') now = { ...now, [event.device]: null };
  }
  const settled = same(now, rolls) ? rolls : now;
  if (settled !== rolls) setRolls(settled);
  return settled;
}

const same = (a: Rolls, b: Rolls): boolean => DEVICES.every((id) => a[id] === b[id]);
