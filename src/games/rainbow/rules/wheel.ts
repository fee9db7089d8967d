/** The Rainbow Wheel: whoever spins it turns every marker still on it. */
import type { Seat } from '../../../engine/game.js';
import { NOWHERE, trackFacing, trackId } from './board.js';
import { HOLDERS, type TrackId } from './data.js';
import { playerAt } from './table.js';
import type { RainbowEffects, Shared } from './types.js';

/** R 4.3, 4.6b: to any place, the old one included. */
export function spin(shared: Shared, seat: Seat, x: RainbowEffects): void {
  shared.rotation = x.chance.int(HOLDERS);
  for (const player of shared.players) player.unspun = false;
  x.tell?.({ type: 'spin', seat, rotation: shared.rotation, at: everybody(shared) });
}

/** R 4.9. */
export function nudge(shared: Shared, seat: Seat, dir: 1 | -1, x: RainbowEffects): void {
  shared.rotation = (shared.rotation + dir + HOLDERS) % HOLDERS;
  x.tell?.({ type: 'nudge', seat, dir, at: everybody(shared) });
}

/** R 4.5. */
export function getOff(shared: Shared, seat: Seat, x: RainbowEffects): void {
  const me = playerAt(shared, seat);
  me.track = trackFacing(me.holder, shared.rotation);
  me.holder = NOWHERE;
  me.pos = 0;
  x.tell?.({ type: 'off', seat, track: trackId(me.track) });
}

export function stayOn(shared: Shared, seat: Seat, x: RainbowEffects): void {
  x.tell?.({ type: 'stay', seat, track: trackId(trackFacing(playerAt(shared, seat).holder, shared.rotation)) });
}

/** R 3.4, 6.5b: from the box or from a track. `unspun`: it must wait for a spin before it can get off (R 4.6). */
export function putOnWheel(shared: Shared, seat: Seat, holder: number, unspun: boolean, x: RainbowEffects): void {
  const me = playerAt(shared, seat);
  const from = me.track === NOWHERE ? null : trackId(me.track);
  me.holder = holder;
  me.track = NOWHERE;
  me.pos = 0;
  me.unspun = unspun;
  x.tell?.({
    type: 'marker',
    seat,
    holder,
    track: trackId(trackFacing(holder, shared.rotation)),
    back: from !== null,
    from,
    waits: unspun,
  });
}

/** The track each marker on the wheel rests at, by seat. */
function everybody(shared: Shared): (TrackId | null)[] {
  return shared.players.map(({ holder }) => (holder === NOWHERE ? null : trackId(trackFacing(holder, shared.rotation))));
}
