/** The end of Happiness Farm: everybody before the barn, and what the herds and the purse were worth. */
import type { Ending, ScorePart } from '../../../web/table.js';
import { breedOf, type FarmTypes, KINDS, type Kind, kindNumber } from '../face.js';
import { Animal, AnimalPicture, ThingPicture } from './art/things.js';
import { capital } from './words.js';

const INKS: Readonly<Record<Kind, readonly [ink: string, on: string]>> = {
  chicken: ['#f4ead0', '#2a2018'],
  duck: ['#f1cf63', '#2a2018'],
  goose: ['#cfdbe2', '#2a2018'],
  pig: ['#eba7a0', '#2a2018'],
  goat: ['#a79a86', '#2a2018'],
  sheep: ['#e6e1d8', '#2a2018'],
  cow: ['#4b3b34', '#fff'],
  horse: ['#8a5a34', '#fff'],
};

const herd = (kind: Kind): ScorePart => ({
  key: kind,
  name: capital(breedOf(kindNumber(kind)).many),
  ink: INKS[kind][0],
  on: INKS[kind][1],
  sign: <AnimalPicture kind={kind} />,
});

export const ending: Ending<FarmTypes> = {
  counts: 'Happiness',
  again: 'Same farmers, a new year.',
  ground: '#3d6b45',
  unit: <ThingPicture thing="heart" />,
  parts: [...KINDS.map(herd), { key: 'money', name: 'Money', ink: '#d9a521', on: '#2a2018', sign: <ThingPicture thing="coin" /> }],
  about: ({ farmers }, seat) => `$${farmers[seat]?.money ?? 0}`,
  scene: (
    <>
      <g transform="translate(300 14)">
        <path d="M0 160V92L42 62L84 92V160Z" fill="#b2381f" />
        <path d="M-8 96L42 56L92 96L84 100L42 68L0 100Z" fill="#6b1f14" />
        <rect x="26" y="116" width="32" height="44" fill="#fff3d6" />
        <path d="M26 116L58 160M58 116L26 160" stroke="#b2381f" strokeWidth="4" />
        <circle cx="42" cy="96" r="9" fill="#f8d27a" />
      </g>
      <Animal kind="horse" x={168} y={106} s={0.8} />
      <Animal kind="cow" x={92} y={116} s={0.72} />
      <Animal kind="chicken" x={44} y={136} s={0.46} />
      <Animal kind="duck" x={256} y={138} s={0.42} />
    </>
  ),
};
