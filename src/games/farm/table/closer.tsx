/** Animals and land seen from near: every figure of the rules about them. */

import type { Zoomed } from '../../../web/table.js';
import {
  breedOf,
  dietWords,
  type FarmView,
  FOOD_WORDS,
  GOOD_PRICES,
  groundOf,
  KINDS,
  kindNumber,
  LANDS,
  landNumber,
  type Shared,
} from '../face.js';
import { LandPicture } from './art/land.js';
import { AnimalPicture } from './art/things.js';
import styles from './closer.module.css';
import { capital, stuff } from './words.js';

const row = (label: string, words: string) => (
  <div key={label}>
    <dt>{label}</dt>
    <dd>{words}</dd>
  </div>
);

function animal(name: string, shared: Shared): Zoomed | null {
  const kind = KINDS.find((each) => each === name);
  if (kind === undefined) return null;
  const number = kindNumber(kind);
  const breed = breedOf(number);
  const gives = [
    breed.eggs > 0 && stuff(breed.eggs, 'egg'),
    breed.milk > 0 && `${breed.milk} milk`,
    breed.wool > 0 && `${breed.wool} wool`,
    breed.effort > 0 && '1 effort on bare Rough or Forest',
  ].filter((each) => each !== false);
  return {
    title: capital(kind),
    picture: <AnimalPicture kind={kind} />,
    clause: '2.1',
    words: (
      <dl className={styles.facts}>
        {row('Costs', `$${breed.price}, sells for $${breed.sells}`)}
        {row('Eats', `${breed.capacity} of ${dietWords(number, shared.options.meatFeed)}`)}
        {row('Full, it gives', gives.join(' and ') || 'nothing')}
        {row('Draws', stuff(breed.bugs, 'bug'))}
        {row('Takes room', String(breed.size))}
        {row('Butchered', breed.meat === 0 ? 'cannot be' : `${breed.meat} meat, $${breed.meat * GOOD_PRICES.meat}`)}
        {row('Happiness 1, 2, 3, 4', `at ${breed.happiness.join(', ')}`)}
      </dl>
    ),
  };
}

function land(name: string, shared: Shared): Zoomed | null {
  const found = LANDS.find((each) => each === name);
  if (found === undefined) return null;
  const { food, regrows, most, room, becomes } = groundOf(landNumber(found), shared.options.fieldYield === 'balanced');
  const harvest = { pasture: 'all grass, as hay', garden: 'all vegetables', field: 'all grain', rough: 'nothing', forest: 'nothing' }[
    found
  ];
  return {
    title: capital(found),
    picture: <LandPicture land={found} />,
    clause: '2.4',
    words: (
      <dl className={styles.facts}>
        {row('Grows', `${regrows} ${FOOD_WORDS[food]} a round, up to ${most}`)}
        {row('Room', String(room))}
        {row('A farmer collects', harvest)}
        {row('Can become', becomes.map(capital).join(' or ') || 'nothing else')}
      </dl>
    ),
  };
}

export function zoom(thing: string, { shared }: FarmView): Zoomed | null {
  const [what = '', name = ''] = thing.split(' ');
  return what === 'animal' ? animal(name, shared) : what === 'land' ? land(name, shared) : null;
}
