/** The game's dictionary: every sign that the table draws, its name, what it stands for, and what it comes to now. */

import type { ReactNode } from 'react';
import type { Sign } from '../../../web/table.js';
import {
  animalsOf,
  breedOf,
  dietWords,
  editionOf,
  type Farmer,
  type FarmTypes,
  type FarmView,
  FOOD_WORDS,
  GOOD_PRICES,
  type Good,
  groundOf,
  happinessOf,
  KINDS,
  type Kind,
  kindNumber,
  LANDS,
  type Land,
  landNumber,
  listed,
  MONEY_HAPPINESS,
  many,
  moneyLevel,
  ownsOf,
} from '../face.js';
import { LandPicture } from './art/land.js';
import { FatePicture } from './art/marks.js';
import { AnimalPicture, ThingPicture } from './art/things.js';
import { givenBy, herdRung, moneyRung } from './figures.js';
import { capital, FATES, herd, LAND_NAMES, stuff, yieldWords } from './words.js';

type FarmSign = Sign<FarmTypes>;
type Thing = Parameters<typeof ThingPicture>[0]['thing'];

/** What a sign comes to for whoever looks; a spectator has no farm. */
const mine =
  (words: (farmer: Farmer, view: FarmView) => string) =>
  (view: FarmView): string => {
    const farmer = view.seat === null ? undefined : view.shared.farmers[view.seat];
    return farmer === undefined ? '' : words(farmer, view);
  };

const thing = (id: Thing, name: string, what: string, now?: FarmSign['now']): FarmSign => ({
  id,
  picture: <ThingPicture thing={id} />,
  name,
  what,
  ...(now === undefined ? {} : { now }),
});

const nextAt = (next: number | null, unit = ''): string => (next === null ? 'at the top' : `the next at ${unit}${next}`);

const good = (item: Good, from: string): FarmSign =>
  thing(
    item,
    capital(stuff(2, item).slice(2)),
    `${from} Sells for $${GOOD_PRICES[item]}${item === 'wool' ? ', paid one selling later' : ''}.`,
    mine((farmer) => `you have ${farmer[item]}`),
  );

const THINGS: readonly FarmSign[] = [
  thing(
    'coin',
    'Money',
    `Buys animals. At the end $${MONEY_HAPPINESS.join(', $')} are 1, 2, 3 and 4 happiness.`,
    mine(({ money }) => `$${money}, ${moneyLevel(money)} happiness, ${nextAt(moneyRung(money).next, '$')}`),
  ),
  thing(
    'heart',
    'Happiness',
    'What the year is about: by herd, 1 to 4 for each kind of animal, and by money.',
    mine((farmer) => `${happinessOf(farmer)} if the year ended now`),
  ),
  good('egg', 'From full chickens, ducks and geese; pigs eat them.'),
  good('milk', 'From full cows and goats.'),
  good('meat', 'From the butcher.'),
  good('wool', 'From full sheep.'),
  thing(
    'hay',
    'Hay',
    'Collected from a pasture; grazers are fed with it by hand.',
    mine(({ hay }) => `you have ${hay}`),
  ),
  thing(
    'veg',
    'Vegetables',
    'Grow on gardens and rough land; eaten there, or collected and fed by hand.',
    mine(({ veg }) => `you have ${veg}`),
  ),
  thing(
    'grain',
    'Grain',
    'Grows on fields; eaten there, or collected and fed by hand.',
    mine(({ grain }) => `you have ${grain}`),
  ),
  thing(
    'scraps',
    'Scraps',
    'One each evening, from the kitchen; what is not fed is gone.',
    mine(({ scraps }) => `you have ${scraps}`),
  ),
  thing('grass', 'Grass', 'The tufts of a square. What one animal eats is gone for the others until it grows back.'),
  thing(
    'bug',
    'Bugs',
    'Animals draw them. With too many in reach a full animal is upset and gives nothing.',
    ({ shared }) => `${editionOf(shared).upsetByBugs} in reach are too many`,
  ),
  thing('room', 'Room', 'The posts of the fence: one for each unit, dark where an animal takes it.'),
  thing(
    'effort',
    'Effort',
    'Work on rough land or forest: with enough of it the square turns at the end of the round.',
    ({ shared }) => `${editionOf(shared).effortToConvert} are enough`,
  ),
];

function animal(kind: Kind): FarmSign {
  const number = kindNumber(kind);
  const { price, capacity, happiness } = breedOf(number);
  return {
    id: kind,
    picture: <AnimalPicture kind={kind} />,
    name: capital(kind),
    what: `$${price}. Eats ${capacity} of ${dietWords(number, false)}; full and calm it gives ${yieldWords(givenBy(kind))}. Happiness 1 to 4 at ${listed(happiness.map(String))}.`,
    now: mine((farmer) => `you have ${herd(ownsOf(farmer, number), kind)}, ${nextAt(herdRung(farmer, kind).next)}`),
  };
}

const land = (name: Land): FarmSign => {
  const { food, regrows, most, room } = groundOf(landNumber(name), false);
  return {
    id: name,
    picture: <LandPicture land={name} />,
    name: LAND_NAMES[name],
    what: `Grows ${regrows} ${FOOD_WORDS[food]} a round up to ${most}, room ${room}.`,
  };
};

const fate = (id: keyof typeof FATES, picture: ReactNode, what: string): FarmSign => ({ id, picture, name: capital(FATES[id]), what });

export const signs: readonly FarmSign[] = [
  ...THINGS,
  ...KINDS.map(animal),
  ...LANDS.map(land),
  fate('calm', <FatePicture fate="calm" />, 'It finds enough tonight and gives what it can.'),
  fate('upset', <FatePicture fate="upset" />, 'It finds enough, but too many bugs are in reach: it gives nothing.'),
  fate('hungry', <FatePicture fate="hungry" />, 'It finds too little tonight and gives nothing.'),
  {
    id: 'animals',
    picture: <AnimalPicture kind="chicken" />,
    name: 'Animals',
    what: 'All that a farmer owns, wherever they stand.',
    now: mine((farmer) => `you have ${many(animalsOf(farmer), 'animal')}`),
  },
];
