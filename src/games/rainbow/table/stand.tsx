/** A player's keys: six places on a stand, lit as they fill, clouded while a hang-up is in the way. */

import { memo } from 'react';
import { same } from '../../../engine/json.js';
import { Glyph } from '../../../web/art/glyph.js';
import type { Choice } from '../../../web/table.js';
import { AREA_NAMES, AREAS, type Area, dollars, hangUpsOn, onStand, type Player, type RainbowTypes } from '../face.js';
import { AREA_INKS, AREA_ON, AreaSign, HangUpCloud, KeyPicture } from './art/things.js';

export type KeyState = 'placed' | 'waiting' | 'clouded' | 'open';

export function keyState(player: Player, area: number): KeyState {
  if (onStand(player, area)) return 'placed';
  if (player.front.includes(area)) return 'waiting';
  return hangUpsOn(player, area) > 0 ? 'clouded' : 'open';
}

const SAYS: Readonly<Record<KeyState, string>> = {
  placed: 'key on the stand',
  waiting: 'key waits for hang-ups to go',
  clouded: 'hang-up, no key yet',
  open: 'no key yet',
};

/** When a key may be chosen. */
export interface Choosing {
  readonly keys: ReadonlyMap<Area, Choice<RainbowTypes>>;
  readonly selected: RainbowTypes['move'] | null;
  readonly tap: (choice: Choice<RainbowTypes>) => void;
}

interface StandProps {
  readonly player: Player;
  readonly seat: number;
  readonly large?: boolean;
  readonly choosing?: Choosing | null;
}

export const Stand = memo(function Stand({ player, seat, large = false, choosing = null }: StandProps) {
  return (
    <ul className={large ? 'rt-stand rt-large' : 'rt-stand'} data-stand={seat} aria-label="Stand">
      {AREAS.map((area, number) => {
        const state = keyState(player, number);
        const clouds = hangUpsOn(player, number);
        const choice = choosing?.keys.get(area);
        const says = `${AREA_NAMES[area]}: ${SAYS[state]}${clouds > 1 ? `, ${clouds} hang-ups` : ''}`;
        const inside = (
          <>
            {state === 'placed' && <KeyPicture size={large ? 24 : 18} />}
            {state === 'waiting' && <Glyph name="lock" size={large ? 18 : 14} />}
            {state === 'clouded' && <HangUpCloud size={large ? 22 : 16} rain={large} />}
            {state === 'open' && <AreaSign area={area} size={large ? 20 : 15} />}
            {clouds > 1 && <sub>{clouds}</sub>}
          </>
        );
        const look = {
          className: `rt-key rt-${state} ${choice === undefined ? '' : choice.refusal === null ? 'rt-legal' : 'rt-no'} ${choice !== undefined && same(choice.move, choosing?.selected ?? null) ? 'rt-chosen' : ''}`,
          style: { '--c': AREA_INKS[area], '--on': AREA_ON[area] },
          title: says,
        };
        return (
          <li key={area} data-key={area} data-zoom={`key ${area}`}>
            {choosing === null || choice === undefined ? (
              <span {...look} role="img" aria-label={says}>
                {inside}
              </span>
            ) : (
              <button
                {...look}
                type="button"
                aria-label={`${says}. ${choice.refusal === null ? choice.words : choice.refusal.because}`}
                onClick={() => choosing.tap(choice)}
              >
                {inside}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
});

interface MoneyBarProps {
  readonly seat: number;
  readonly money: number;
  readonly goal: number;
}

/** Money on its way to the Money key. */
export const MoneyBar = memo(function MoneyBar({ seat, money, goal }: MoneyBarProps) {
  return (
    <div className="rt-money" data-money={seat}>
      <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <rect width="100" height="10" fill="var(--line)" />
        <rect data-fill="" width={goal === 0 ? 100 : Math.min(100, (100 * money) / goal)} height="10" fill="#4f8f4c" />
      </svg>
      <b>{dollars(money)}</b>
    </div>
  );
});
