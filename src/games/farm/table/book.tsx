/** Happiness Farm beside its rule text: how a day goes in pictures, what can be searched, positions to look at. */
import type { Book } from '../../../web/kit/book/book.js';
import { Arrow, Discs, Slip, Worth } from '../../../web/kit/book/parts.js';
import { breedOf, dietWords, FOOD_WORDS, groundOf, KINDS, type Kind, kindNumber, LANDS, landNumber, MONEY_HAPPINESS } from '../face.js';
import { Aid } from './aid.js';
import { LandPicture } from './art/land.js';
import { AnimalPicture, ThingPicture } from './art/things.js';
import { givenBy } from './figures.js';
import { capital, LAND_NAMES, yieldWords } from './words.js';

const ROUNDS = Array.from({ length: 12 }, (_, i) => String(i + 1)); // R 15.1

const steps = (kind: Kind): string => breedOf(kindNumber(kind)).happiness.join(' · ');

export const book: Book = {
  goal: {
    heading: 'Have the happiest year.',
    words:
      'The land belongs to everyone. Animals, money {coin} and goods are your own. After twelve rounds the most happiness {heart} wins.',
  },
  turn: {
    heading: 'A round is a day',
    steps: [
      {
        title: 'Morning: the market',
        words: 'Sell your goods, then buy animals in turn and put each on a square with room {room}.',
        picture: (
          <>
            <Slip>{'{egg:3} {milk:2}'}</Slip>
            <Arrow />
            <Slip>{'{coin:7}'}</Slip>
            <Arrow />
            <AnimalPicture kind="goat" size={64} />
          </>
        ),
      },
      {
        title: 'Day: work',
        words: 'Turn one square into better land, or bring in the food of two.',
        picture: (
          <>
            <LandPicture land="forest" size={58} />
            <Arrow />
            <LandPicture land="rough" size={58} />
            <Arrow />
            <LandPicture land="pasture" size={58} />
          </>
        ),
      },
      {
        title: 'Evening: all eat',
        words: 'From their own square and the four beside it. Full and calm they give; 4 bugs {bug} in reach upset them.',
        picture: (
          <>
            <AnimalPicture kind="cow" size={84} />
            <Slip note="a cow needs 4">{'{grass:4}'}</Slip>
            <Slip note="and gives 2">{'{milk:2}'}</Slip>
          </>
        ),
      },
    ],
  },
  ends: { picture: <Discs names={ROUNDS} last={1} />, words: 'After round 12, with one last selling.' },
  counts: {
    picture: (
      <Worth
        things={[
          [<AnimalPicture key="chicken" kind="chicken" />, steps('chicken'), '1 · 2 · 3 · 4 happiness'],
          [<AnimalPicture key="cow" kind="cow" />, steps('cow'), '1 · 2 · 3 · 4'],
          [<AnimalPicture key="horse" kind="horse" />, steps('horse'), '1 · 2 · 3 · 4'],
          [<ThingPicture key="coin" thing="coin" />, MONEY_HAPPINESS.map((money) => `$${money}`).join(' · '), '1 · 2 · 3 · 4'],
        ]}
      />
    ),
    words: 'Each kind of animal by its number, and your money. Goods bring nothing.',
  },
  titles: {
    '1.1': 'The farm',
    '1.2': 'The year',
    '1.3': 'Your board',
    '2.1': 'Animals',
    '2.2': 'Prices of goods',
    '2.3': 'What they eat',
    '2.4': 'Land',
    '2.5': 'Room',
    '2.6': 'The board',
    '2.7': 'In reach',
    '3.1': 'Food on the land',
    '3.2': 'Bugs',
    '3.3': 'The bag',
    '3.4': 'Your money',
    '3.5': 'Who goes first',
    '4.1': 'Ten phases',
    '4.2': 'Order',
    '4.3': 'All at once',
    '5.1': 'As much as you like',
    '5.2': 'Goods',
    '5.3': 'Animals',
    '5.4': 'Not in the same round',
    '5.5': 'Nothing to sell',
    '6.1': 'The market',
    '6.2': 'Buy or pass',
    '6.3': 'Room for it',
    '6.4': 'Place it',
    '6.5': 'Passing',
    '7.1': 'One piece of work',
    '7.2': 'Convert',
    '7.3': 'Collect',
    '7.4': 'No way back',
    '8.1': 'One at a time',
    '8.2': 'Which one',
    '8.3': 'Scraps',
    '8.4': 'Until it is full',
    '8.5': 'Roaming',
    '8.6': 'Staying',
    '8.7': 'The meal',
    '8.8': 'Nothing to choose',
    '8.9': 'Leave it to them',
    '8.10': 'Where they roam',
    '8.11': 'What they eat first',
    '8.12': 'By hand',
    '8.13': 'Nothing wasted',
    '9.1': 'What they give',
    '9.2': 'Upset by bugs',
    '9.3': 'Horses',
    '9.4': 'Effort',
    '9.5': 'Where it goes',
    '10.1': 'Bugs come',
    '10.2': 'Four at most',
    '11.1': 'Meat',
    '11.2': 'Not horses',
    '12.1': 'A full pair',
    '13.1': 'How much',
    '14.1': 'Three efforts',
    '15.1': 'Twelve rounds',
    '15.2': 'The last selling',
    '15.3': 'Happiness',
    '15.4': 'Who wins',
    '16.1': 'The board',
    '16.2': 'The co-op',
    '16.3': 'All else',
    '16.4': 'Stars',
    '17.12': 'Short games',
    '17.13': 'More money',
    '18.1': 'What we play',
    '18.2': 'Everything is open',
  },
  signWords: [
    ...KINDS.map((kind) => [`${breedOf(kindNumber(kind)).name}|${breedOf(kindNumber(kind)).many}`, kind] as const),
    ...LANDS.map((land) => [`${LAND_NAMES[land]}s?`, land] as const),
    ['bugs?', 'bug'],
    ['grass', 'grass'],
    ['hay', 'hay'],
    ['grain', 'grain'],
    ['vegetables?', 'veg'],
    ['eggs?', 'egg'],
    ['milk', 'milk'],
    ['meat', 'meat'],
    ['wool', 'wool'],
    ['scraps', 'scraps'],
    ['effort', 'effort'],
    ['happiness', 'heart'],
    ['money', 'coin'],
    ['room', 'room'],
  ],
  helps: {
    '6.2': 'Money comes from selling goods and animals, which every round begins with.',
    '6.3': 'A smaller animal needs less room; the fences of a square show how much it has.',
    '6.4': 'Choose a square with more room left; its fences show how much it has.',
    '7.4': 'Pastures can still become gardens or fields, roughs pastures, and forests roughs.',
    '8.7': 'Let it eat from the land in its reach first, and keep goods in store for the rest.',
    '11.2': 'Sell it alive instead, when the next round begins.',
  },
  things: [
    ...KINDS.map((kind) => {
      const number = kindNumber(kind);
      const { price, capacity } = breedOf(number);
      return {
        name: capital(kind),
        what: `$${price}, eats ${capacity} of ${dietWords(number, false)}, gives ${yieldWords(givenBy(kind))}`,
        picture: <AnimalPicture kind={kind} />,
        clause: '2.1',
      };
    }),
    ...LANDS.map((land) => {
      const { food, regrows, most, room } = groundOf(landNumber(land), false);
      return {
        name: LAND_NAMES[land],
        what: `grows ${regrows} ${FOOD_WORDS[food]} a round up to ${most}, room ${room}`,
        picture: <LandPicture land={land} />,
        clause: '2.4',
      };
    }),
  ],
  alike: [
    ['chicken', 'hen', 'poultry', 'rooster'],
    ['butcher', 'slaughter', 'meat', 'kill'],
    ['bugs', 'insects', 'ladybirds', 'upset'],
    ['roam', 'move', 'wander', 'walk'],
    ['feed', 'eat', 'hungry', 'food'],
    ['convert', 'plough', 'turn', 'clear'],
    ['collect', 'harvest', 'gather'],
    ['sell', 'price', 'market'],
    ['equal', 'tie'],
    ['alone', 'solo'],
    ['breeding', 'young', 'baby'],
  ],
  record: () => import('../records/rules-1-seats-3.json'),
  examples: {
    1: { entry: 0, title: 'The first market' },
    2: { entry: 93, title: 'Room for a cow?' },
    3: { entry: 0, title: 'A farm for three' },
    4: { entry: 39, title: 'A new morning' },
    5: { entry: 42, title: 'What is there to sell?' },
    6: { entry: 12, title: '$4: buy, or pass?' },
    7: { entry: 72, title: 'One piece of work' },
    8: { entry: 162, title: 'Who eats first?' },
    9: { entry: 33, title: 'After the first meal' },
    10: { entry: 81, title: 'Bugs after the meal' },
    11: { entry: 78, title: 'The horse is spared' },
    13: { entry: 84, title: 'The next morning' },
    14: { entry: 159, title: 'The land after some rounds' },
    15: { entry: 551, title: 'After the last selling' },
    16: { entry: 100, title: 'Alone, with the co-op', record: () => import('../records/rules-1-seats-1.json') },
  },
  Aid,
};
