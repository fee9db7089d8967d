/** What a player still needs, worked out for them. */
import { AREA_NAMES, AREAS, type Area, areaId as idOf, listed, NOWHERE, ownsKey, type Player, type Shared, trackOf } from '../face.js';

export const areaId = (area: number): Area => idOf(area);

/** The areas whose key the player has nowhere yet. */
export const wantedAreas = (player: Player): readonly Area[] => AREAS.filter((_, area) => !ownsKey(player, area));

/** The tracks that earn a wanted key. */
export const wantedTracks = (player: Player): readonly number[] =>
  AREAS.flatMap((_, area) => (ownsKey(player, area) || trackOf(area) === NOWHERE ? [] : [trackOf(area)]));

export function hangUpLine(shared: Shared, seat: number): string {
  const player = shared.players[seat];
  if (player === undefined) return '';
  const wanted = wantedAreas(player);
  if (wanted.length === 0) return 'All keys are earned: now the hang-ups must go.';
  const tracks = wantedTracks(player).length;
  const onWheel = player.holder !== NOWHERE;
  const names = listed(wanted.map((area) => AREA_NAMES[area]));
  return `Still wanted: ${names}.${onWheel && tracks > 0 ? ` A spin brings you to one of them in ${tracks} of 6.` : ''}`;
}
