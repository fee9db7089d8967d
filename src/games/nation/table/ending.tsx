/** The end of Happy Nation: the town in the evening with its people on the square, and where their happiness came from. */
import { House, Person } from '../../../web/art/scenery.js';
import type { Ending } from '../../../web/table.js';
import { type NationTypes, ROLE_NAMES } from '../face.js';
import { ExplorerBack } from './art/cards.js';
import { Coin, Heart, ItemPicture } from './art/items.js';

const TWO = [
  [0.28, 0.25],
  [0.72, 0.25],
] as const;

const FOLK = [
  [70, '#c4421f', '#e2ad82', '#3a1f14', '#f0b429'],
  [130, '#15599c', '#e2ad82', '#7c3a26', '#e9b030'],
  [210, '#f0b429', '#a86b42', '#20130c', '#6f4590'],
  [296, '#219c7f', '#c98d5f', '#eae2d4', undefined],
  [356, '#c98bb5', '#f0c8a2', '#8a3b24', '#2a2018'],
] as const;

export const ending: Ending<NationTypes> = {
  counts: 'Happiness',
  again: 'Same people, a new town.',
  ground: '#c9a972',
  unit: <Heart size={18} />,
  parts: [
    { key: 'start', name: 'Head start', ink: '#8a8172', on: '#fff' },
    { key: 'ticket', name: 'Shows', ink: '#e0a21f', on: '#2a2018', sign: <ItemPicture item="ticket" /> },
    { key: 'card', name: 'Cards', ink: '#135f6e', on: '#fff', sign: <ExplorerBack /> },
    { key: 'home', name: 'Home', ink: '#b2452a', on: '#fff', sign: <ItemPicture item="house" /> },
    { key: 'dinner', name: 'Dinner', ink: '#e3b98a', on: '#2a2018', sign: <ItemPicture item="bread" /> },
    { key: 'work', name: 'Work', ink: '#4a5a86', on: '#fff' },
    { key: 'gift', name: 'Kindness', ink: '#c98bb5', on: '#2a2018' },
    { key: 'medicine', name: 'Medicine', ink: '#2f7d68', on: '#fff', sign: <ItemPicture item="medicine" /> },
    { key: 'return', name: 'Abroad', ink: '#7a6a3a', on: '#fff', sign: <Coin /> },
  ],
  about({ players }, seat) {
    const player = players[seat];
    return player ? ROLE_NAMES[player.role] : '';
  },
  scene: (
    <>
      <g opacity=".75">
        <House x={60} y={168} w={46} h={44} wall="#3f6a74" roof="#2a4a55" windows={TWO} />
        <House x={116} y={168} w={38} h={58} wall="#4a7580" roof="#2f5360" stepped windows={TWO} />
        <rect x="170" y="70" width="30" height="98" fill="#4f7f88" />
        <path d="M166 72L185 40L204 72Z" fill="#2a4a55" />
        <circle cx="185" cy="92" r="10" fill="#f8e7b6" />
        <path d="M185 92V85M185 92L190 94" stroke="#2a4a55" strokeWidth="2" strokeLinecap="round" />
        <House x={236} y={168} w={44} h={50} wall="#3f6a74" roof="#2f5360" windows={TWO} />
        <House x={300} y={168} w={52} h={40} wall="#4a7580" roof="#2a4a55" windows={TWO} />
        <House x={366} y={168} w={36} h={60} wall="#3f6a74" roof="#2f5360" stepped windows={TWO} />
      </g>
      <path d="M-1400 166H1000V190H-1400Z" fill="#c9a972" />
      {FOLK.map(([x, coat, skin, hair, hat]) => (
        <Person key={x} x={x} y={184} s={1.05} coat={coat} skin={skin} hair={hair} {...(hat ? { hat } : {})} />
      ))}
    </>
  ),
};
