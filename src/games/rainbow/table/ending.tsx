/** The end of The Game of Happiness: the whole rainbow, and the keys on the stands. */
import { Person, STRIPES } from '../../../web/art/scenery.js';
import type { Ending } from '../../../web/table.js';
import { AREA_NAMES, AREAS, type Player, plural, type RainbowTypes } from '../face.js';
import { AREA_INKS, AREA_ON, AreaSign, KeyPicture } from './art/things.js';

/** Why somebody's stand is as it is. */
function standing({ stand, front, hangUps }: Player, needed: number): string {
  if (stand.length >= needed) return 'the stand is full';
  if (front.length > 0) return plural(front.length, 'a key waits', `${front.length} keys wait`);
  if (hangUps.length > 0) return plural(hangUps.length, 'one hang-up left', `${hangUps.length} hang-ups left`);
  return '';
}

export const ending: Ending<RainbowTypes> = {
  counts: 'Keys',
  again: 'Same people, a new spin of the wheel.',
  signsOnly: true,
  unit: <KeyPicture size={20} />,
  parts: AREAS.map((area) => ({
    key: area,
    name: AREA_NAMES[area],
    ink: AREA_INKS[area],
    on: AREA_ON[area],
    sign: <AreaSign area={area} />,
  })),
  about({ players, terms }, seat) {
    const player = players[seat];
    return player ? standing(player, terms.keysToWin) : '';
  },
  scene: (
    <>
      <g transform="translate(80 10) scale(.78)" fill="none" strokeWidth="16.5">
        {STRIPES.map((ink, i) => (
          <path key={ink} d={`M${20 + 16 * i} 214A${180 - 16 * i} ${180 - 16 * i} 0 0 1 ${380 - 16 * i} 214`} stroke={ink} />
        ))}
      </g>
      <path d="M60 176H440V190H60Z" fill="#24495a" />
      <Person x={236} y={180} s={0.78} coat="#15599c" skin="#a86b42" hair="#20130c" />
    </>
  ),
};
