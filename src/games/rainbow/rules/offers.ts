/** Free places, and why the others cannot be had. */
import type { Seat } from '../../../engine/game.js';
import { areaId, FATE_SPACES, NOWHERE } from './board.js';
import { AREA_NAMES, AREAS, HOLDERS } from './data.js';
import { buttonMove, holderMove, keyMove } from './moves.js';
import { isVacant, onStand, ownsKey, whoseButton } from './table.js';
import type { Move, Player, RainbowRefuse, Shared } from './types.js';

/** R 7.2: every fate space without a button, after what may be answered besides. */
export function freeFateSpaces({ players }: Shared, besides: readonly Move[]): readonly Move[] {
  let covered = 0; // a bit for each, and one pass over the spaces: random matches are 1.09 times as fast
  for (const { button } of players) if (button !== NOWHERE) covered |= 1 << button;
  const found = besides.slice();
  for (let space = 0; space < FATE_SPACES.length; space++) if ((covered & (1 << space)) === 0) found.push(buttonMove(space));
  return found;
}

export function refuseButtons(shared: Shared, seat: Seat, refuse: RainbowRefuse): void {
  for (let space = 0; space < FATE_SPACES.length; space++) {
    const owner = whoseButton(shared, space);
    if (owner === NOWHERE) continue;
    const because =
      owner === seat ? 'Your own button lies there already.' : `Another player's button lies there: that of place ${owner + 1}.`;
    refuse(buttonMove(space), { clause: '7.2', because });
  }
}

export function refuseHolders(shared: Shared, refuse: RainbowRefuse): void {
  for (let holder = 0; holder < HOLDERS; holder++) {
    if (!isVacant(shared, holder)) refuse(holderMove(holder), { clause: '2.2', because: 'Another marker sits on that holder.' });
  }
}

export function refuseKeys(me: Player, refuse: RainbowRefuse): void {
  for (let area = 0; area < AREAS.length; area++) {
    if (!ownsKey(me, area)) continue;
    const where = onStand(me, area) ? 'on your stand' : 'in front of you';
    refuse(keyMove(area), {
      clause: '8.10',
      because: `You have the ${AREA_NAMES[areaId(area)]} key ${where}; there is only one per area.`,
    });
  }
}
