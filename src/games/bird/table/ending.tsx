/** The end of Bird of Happiness: two birds on a branch, and the kinds of birds that were gathered. */
import { Bird } from '../../../web/art/scenery.js';
import type { Ending } from '../../../web/table.js';
import type { BirdTypes } from '../face.js';
import { CardPicture, Feather } from './art/cards.js';

export const ending: Ending<BirdTypes> = {
  counts: 'Birds',
  again: 'Same table, newly shuffled.',
  unit: <Feather size={18} />,
  parts: [
    { key: 'bird1', name: 'Bird', ink: '#2f7fb8', on: '#fff', sign: <CardPicture kind="bird1" /> },
    { key: 'bird2', name: 'Two birds', ink: '#f2c98d', on: '#2a2018', sign: <CardPicture kind="bird2" /> },
    { key: 'red', name: 'Red bird', ink: '#c23d24', on: '#fff', sign: <CardPicture kind="red" /> },
    { key: 'black', name: 'Black bird', ink: '#3d3a44', on: '#fff', sign: <CardPicture kind="black" /> },
  ],
  scene: (
    <>
      <path d="M60 134C140 118 260 138 384 122" stroke="#6b4526" strokeWidth="9" strokeLinecap="round" fill="none" />
      <path d="M330 124C352 106 372 102 398 104" stroke="#6b4526" strokeWidth="6" strokeLinecap="round" fill="none" />
      {[
        [96, 128],
        [358, 112],
        [386, 102],
      ].map(([x, y]) => (
        <path key={x} d={`M${x} ${y}c-2-14 8-20 16-18c0 10-6 18-16 18Z`} fill="#4f8f4c" />
      ))}
      <Bird x={112} y={58} s={0.78} />
      <Bird x={308} y={56} s={0.78} flip />
      <path
        transform="translate(210 80) scale(.62)"
        d="M0 22C-24 6-26-8-22-16C-16-26-4-24 0-14C4-24 16-26 22-16C26-8 24 6 0 22Z"
        fill="#f79fb4"
      />
    </>
  ),
};
