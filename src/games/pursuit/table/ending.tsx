/** The end of The Pursuit of Happiness: the path into the evening, where lasting happiness came from, and the lives that were lived. */
import { Hourglass, Person } from '../../../web/art/scenery.js';
import type { Ending } from '../../../web/table.js';
import { ageIn, type PursuitTypes } from '../face.js';
import { MOTIFS, type Motif } from './art/motifs.js';
import { GoodSign } from './art/signs.js';
import { Stations } from './life.js';
import { traitName } from './seats.js';

const motif = (name: Motif) => (
  <svg viewBox="0 0 48 48" aria-hidden="true" focusable="false">
    {MOTIFS[name]}
  </svg>
);

export const ending: Ending<PursuitTypes> = {
  counts: 'Lasting happiness',
  again: 'New childhoods are dealt at once.',
  ground: '#5f2446',
  unit: <GoodSign good="lth" size={20} />,
  parts: [
    { key: 'basic', name: 'Projects', ink: '#8a3560', on: '#fff', sign: motif('quill') },
    { key: 'single', name: 'One-round', ink: '#c9622b', on: '#fff', sign: motif('trophy') },
    { key: 'group', name: 'Group', ink: '#25609c', on: '#fff', sign: motif('people') },
    { key: 'item', name: 'Things', ink: '#7d6000', on: '#fff', sign: motif('house') },
    { key: 'activity', name: 'Outings', ink: '#0f6b58', on: '#fff', sign: motif('tent') },
    { key: 'job', name: 'Work', ink: '#4a2a17', on: '#fff', sign: motif('wrench') },
    { key: 'partner', name: 'Love', ink: '#b0305a', on: '#fff', sign: <GoodSign good="lth" /> },
    { key: 'sth', name: 'Joy', ink: '#f0b429', on: '#2a2018', sign: motif('balloon') },
    { key: 'inheritance', name: 'Left behind', ink: '#6e7f56', on: '#fff', sign: motif('piggy') },
    { key: 'goals', name: 'Life goals', ink: '#5d3a86', on: '#fff', sign: motif('compass') },
  ],
  about(shared, seat) {
    const player = shared.players[seat];
    if (!player) return '';
    const trait = traitName(shared, player)?.toLowerCase() ?? '';
    return player.alive ? trait : `${trait}, lived to ${ageIn(player.diedIn, shared.options.adultRounds)}`;
  },
  More: Stations,
  scene: (
    <>
      <circle cx="250" cy="128" r="62" fill="#f8b86a" />
      <path d="M-1400 140C-500 120 120 150 1000 118V190H-1400Z" fill="#8a3560" />
      <path d="M-1400 160C-500 146 120 172 1000 146V190H-1400Z" fill="#5f2446" />
      <path
        d="M240 140C280 146 300 152 250 160C210 166 160 168 130 190H250C270 176 330 172 340 158C344 146 290 140 250 138Z"
        fill="#fbe3bd"
      />
      <Hourglass x={228} y={62} s={0.62} />
      <Person x={130} y={178} s={0.9} coat="#c4421f" hair="#d9d2c4" cane />
      <Person x={180} y={180} s={0.82} coat="#5d7fb0" hair="#c9c2b4" />
      <Person x={348} y={166} s={0.5} coat="#f0b429" />
    </>
  ),
};
