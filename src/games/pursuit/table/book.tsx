/** The Pursuit of Happiness beside its rule text: how a turn goes in pictures, the cards to search, positions to look at. */
import type { Book } from '../../../web/kit/book/book.js';
import { Arrow, Discs, Piece, Slip, Worth } from '../../../web/kit/book/parts.js';
import { cardNamed, cardOf, jobOf, levelOf, NEWEST, type Upkeep } from '../face.js';
import { Aid, signsOf } from './aid.js';
import { CardPicture, TraitPicture } from './art/cards.js';
import { RoomPicture } from './art/house.js';
import { GoodSign, PlayerGlass } from './art/signs.js';
import { asChild, CLAUSES, SPACE_NAMES, WHAT_IT_IS } from './words.js';

const AGES = ['15', '25', '35', '45', '55', '65', '75', '85']; // R 1.3: Teen, four of an Adult, three of Old Age
const OLD = 3;

/** What is paid and what it brings, as on the card. */
const exchange = ({ cost, reward }: Pick<Upkeep, 'cost' | 'reward'>): string => `${signsOf(cost)} › ${signsOf(reward)}`;

const fiction = cardNamed('P01');
const novel = levelOf(NEWEST, cardOf(NEWEST, fiction.id), 3);
const assistant = jobOf(NEWEST, cardOf(NEWEST, 'J01'));

export const book: Book = {
  goal: {
    heading: 'Fit the most happiness into one life.',
    words:
      'You live from 15 to 85, perhaps. Only lasting happiness {lth} counts. Your time is your hourglasses {hourglass}; stress {stress} takes them away.',
  },
  turn: {
    heading: 'Your turn',
    steps: [
      {
        title: 'Put down an hourglass',
        words: 'Into a room, or on a card of yours. Twice in the same room: 1 stress {stress}.',
        picture: (
          <>
            <Piece picture={<RoomPicture space="study" />} name={SPACE_NAMES.study} />
            <Piece picture={<RoomPicture space="takeProject" />} name="Project" mark={<PlayerGlass seat={0} size={28} />} />
            <Piece picture={<RoomPicture space="relationship" />} name="Love" />
          </>
        ),
      },
      {
        title: 'Pay, and get',
        words: 'Left of › is the price, right of it the gain. Projects rise from level 1 to 4.',
        picture: (
          <>
            <Piece picture={<CardPicture face={fiction} />} name={fiction.name} />
            <Slip note={novel.name}>{exchange(novel)}</Slip>
          </>
        ),
      },
      {
        title: 'Until all are used',
        words: 'Then a new round: new cards, and the bills of what you own.',
        picture: (
          <>
            <PlayerGlass seat={0} size={34} />
            <PlayerGlass seat={0} size={34} run />
            <PlayerGlass seat={0} size={34} run />
            <Arrow />
            <Slip note="each round">{exchange(assistant.upkeep)}</Slip>
          </>
        ),
      },
    ],
  },
  ends: {
    picture: <Discs names={AGES} last={OLD} />,
    words: 'When every life is over: after 8 rounds, or when stress {stress} goes past the end of its track. Old age brings 3, 6 and 9.',
  },
  counts: {
    picture: (
      <Worth
        things={[
          [<GoodSign key="lth" good="lth" size={36} />, 'Lasting happiness', 'from projects, things, love and work'],
          [<GoodSign key="money" good="money" size={36} />, '5 left of a kind', '1 more, for each resource and money'],
          [<RoomPicture key="goals" space="interact" />, 'Life goals', 'the best at a goal gets its bonus'],
        ]}
      />
    ),
    words: 'Equal? More life goals, then more basic projects completed.',
  },
  titles: {
    '1.1': 'One life',
    '1.2': 'Lasting happiness',
    '1.3': 'Eight rounds',
    '2.1': 'Resources and signs',
    '2.2': 'Money',
    '2.3': 'Hourglasses',
    '2.4': 'Never run out',
    '2.5': 'Costs',
    '2.6': 'Rewards',
    '2.7': 'The cards',
    '3.1': 'Piles',
    '3.2': 'How you start',
    '3.3': 'Life goals',
    '3.4': 'The Teen round',
    '3.5': 'Who goes first',
    '3.6': 'Child traits',
    '3.7': 'Cards on offer',
    '4.1': 'Three phases',
    '4.2': 'The years go on',
    '4.3': 'Old age',
    '4.4': 'Rich child',
    '4.5': 'New cards',
    '4.6': 'Your hourglasses',
    '4.7': 'Overload',
    '4.8': 'Upkeep',
    '4.9': 'One hourglass each',
    '4.10': 'Repeats',
    '4.11': 'Out of the round',
    '4.12': 'The round ends',
    '4.13': 'No passing',
    '4.14': 'Group bonuses',
    '4.15': 'Set aside',
    '4.16': 'Hourglasses back',
    '4.17': 'The next first player',
    '4.18': 'Back to the middle',
    '4.19': 'Spaces open, close',
    '4.20': 'Stress stays',
    '5.0': 'In this order',
    '5.1': 'Study, Play, Interact',
    '5.2': 'Temp Job',
    '5.3': 'Project',
    '5.4': 'Basic projects',
    '5.5': 'One-round projects',
    '5.6': 'Group projects',
    '5.7': 'Spend',
    '5.8': 'Get a job',
    '5.9': 'Love',
    '5.10': 'Overtime',
    '5.11': 'Rest',
    '5.12': 'Card actions',
    '5.13': 'Advancing',
    '5.14': 'Promotion',
    '5.15': 'It always ends',
    '6.1': 'The track',
    '6.2': 'Fewer hourglasses',
    '6.3': 'Life is over',
    '6.4': 'Three ways back',
    '6.5': 'Relax',
    '6.6': 'Good Health',
    '7.1': 'Old Age',
    '7.2': 'No Overtime',
    '7.3': 'Stress of the years',
    '7.4': 'Death',
    '7.5': 'Jobs and partners',
    '7.6': 'First player dead',
    '8.1': 'The track',
    '8.2': 'Gaining and losing',
    '8.3': 'The discount',
    '8.4': 'Which resources',
    '8.5': 'Below 0',
    '8.6': 'Beyond the end',
    '8.7': 'Never below 0',
    '9.1': 'A new row',
    '9.2': 'One for one',
    '9.3': 'When you cannot',
    '9.4': 'Teen round',
    '10.1': 'Giving up',
    '10.2': 'Group projects',
    '10.3': 'Not activities',
    '10.4': 'Winding down',
    '11.1': 'When it ends',
    '11.2': 'Inheritance',
    '11.3': 'Life goals',
    '11.4': 'Who wins',
    '11.5': 'Your lives',
    '12.1': 'Set-up',
    '12.2': 'Goals',
    '12.3': 'Winning',
    '12.4': 'Titles',
  },
  signWords: [
    ['lasting happiness', 'lth'],
    ['short-term happiness', 'sth'],
    ['stress', 'stress'],
    ['hourglass(?:es)?', 'hourglass'],
    ['knowledge', 'knowledge'],
    ['creativity', 'creativity'],
    ['influence', 'influence'],
    ['money', 'money'],
    ['relax', 'relax'],
    ['good health', 'health'],
    ['promotion', 'promotion'],
    ['slots?', 'slots'],
    ['upkeep', 'upkeep'],
    ['first player', 'first'],
    ['bonus(?:es)?', 'bonus'],
  ],
  helps: {
    '3.4': 'From round 2 on it is open.',
    '4.8': 'Earn it by working, or give a card up before its upkeep is due.',
    '5.7': 'Choose a lower level, or earn what is missing first.',
    '5.8': 'Study, play or meet people first: a job is paid with what they bring.',
    '5.9e': 'It is only looked at, not paid: gather as much first.',
    '5.10a': 'Rest or Good Health lowers your stress first.',
    '5.14': 'Gather what the promotion costs, and keep an hourglass for it.',
    '9.3': 'Something that brings short-term happiness comes first.',
  },
  things: [
    ...NEWEST.cards.map((face) => ({
      name: face.name,
      what: WHAT_IT_IS[face.type],
      picture: <CardPicture face={face} />,
      clause: CLAUSES[face.type],
    })),
    ...NEWEST.traits.map(({ id, name, text }) => ({
      name: `${name}: a child trait`,
      what: text || asChild(name),
      picture: <TraitPicture id={id} />,
      clause: '3.6',
    })),
    ...NEWEST.goals.map(({ name, text }) => ({
      name: `${name}: a life goal`,
      what: text,
      picture: <GoodSign good="lth" size={36} />,
      clause: '11.3',
    })),
  ],
  alike: [
    ['partner', 'love', 'relationship', 'date', 'marriage', 'family'],
    ['stress', 'die', 'death', 'dead'],
    ['hourglass', 'time', 'turn'],
    ['upkeep', 'bill', 'salary', 'each round'],
    ['discard', 'give up', 'throw away'],
    ['refresh', 'sweep', 'new cards'],
    ['promotion', 'career', 'retirement'],
    ['short-term happiness', 'STH', 'discount', 'cheaper'],
    ['lasting happiness', 'LTH', 'long-term', 'points', 'score'],
    ['item', 'buy', 'spend', 'activity'],
    ['overtime', 'more hourglasses'],
    ['equal', 'tie'],
    ['alone', 'solo'],
  ],
  record: () => import('../records/rules-2-seats-3.json'),
  examples: {
    1: { entry: 3, title: 'The first hourglass' },
    2: { entry: 4, title: 'What a life begins with' },
    3: { entry: 0, title: 'Which child?' },
    4: { entry: 105, title: 'Two bills to pay' },
    5: { entry: 5, title: 'Which action?' },
    6: { entry: 76, title: 'Before the next round' },
    7: { entry: 143, title: 'Old age' },
    8: { entry: 7, title: 'Happy: what is not paid?' },
    9: { entry: 3, title: 'What can be dealt anew?' },
    10: { entry: 8, title: 'May it be given up?' },
    11: { entry: 170, title: 'Every life is over' },
    12: { entry: 30, title: 'Alone', record: () => import('../records/rules-2-solo-won.json') },
  },
  Aid,
};
