/** Happy Nation beside its rule text: how a day goes in pictures, the Explorer cards to search, positions to look at. */
import type { Book } from '../../../web/kit/book/book.js';
import { Arrow, Row, Slip, Worth } from '../../../web/kit/book/parts.js';
import { NEWEST } from '../face.js';
import { Aid, Trade, wordsOf } from './aid.js';
import { ExplorerPicture } from './art/cards.js';
import { Heart, ItemPicture } from './art/items.js';
import { clauseOf } from './words.js';

export const book: Book = {
  goal: {
    heading: 'Be the happiest of the nation.',
    words:
      'Each of you is one trade. You need Bucks {bucks} to get along, but only Happiness {happiness} counts. Money and debts count for nothing in the end.',
  },
  turn: {
    heading: 'A day',
    steps: [
      {
        title: 'Pay, then spend 12 hours',
        words: 'First the rate of a loan. Then, in turn, one action at a time: work, visit, explore, enjoy {hours}.',
        picture: (
          <>
            <Trade trade="builder" size={84} />
            <Slip note="one piece of work">{'{hours:2}'}</Slip>
            <Arrow />
            <ItemPicture item="house" size={56} />
          </>
        ),
      },
      {
        title: 'Home and dinner',
        words: '4 Houses {house} or more and any Bread {bread} make you happier, none of them unhappier. One of each is used up.',
        picture: (
          <>
            <ItemPicture item="house" size={56} />
            <ItemPicture item="bread" size={56} />
            <Arrow />
            <Heart size={52} />
          </>
        ),
      },
      {
        title: 'Prices',
        words: 'Set in secret, shown together. Everybody gets 5B {bucks}, and the ships buy what is cheap.',
        picture: (
          <>
            <Trade trade="farmer" size={84} />
            <Slip note="for one Bread">{'{bucks:12}'}</Slip>
            <ItemPicture item="bread" size={56} />
          </>
        ),
      },
    ],
  },
  ends: {
    picture: (
      <Row>
        <Slip note="the first game 16">{'{happiness:32}'}</Slip>
      </Row>
    ),
    words: 'Somebody has 32 Happiness: this is the last day. It ends after home and dinner.',
  },
  counts: {
    picture: (
      <Worth
        things={[
          [<ExplorerPicture key="wedding" card="wedding" />, '+5', 'a wedding'],
          [<ItemPicture key="ticket" item="ticket" />, '+1', 'a Ticket enjoyed'],
          [<ItemPicture key="house" item="house" />, '+1', '4 Houses at home'],
          [<ItemPicture key="bread" item="bread" />, '+1', 'dinner'],
        ]}
      />
    ),
    words: 'Happiness {happiness} alone. Equal is shared.',
  },
  titles: {
    '1.1': 'Five trades',
    '1.2': 'The happiest wins',
    '1.3': 'To 32',
    '1.4': 'A first game',
    '2.1': 'Pieces',
    '2.2': 'Bucks',
    '2.3': 'What each makes',
    '2.4': 'Store and shop',
    '2.5': 'Production',
    '2.6': 'Upgrades',
    '2.7': 'Joy of good work',
    '2.8': 'Loans',
    '2.9': 'The Banker’s return',
    '2.10': 'Prices',
    '2.11': 'Explorer cards',
    '2.12': 'Your purse',
    '2.13': 'The mat abroad',
    '2.14': 'No upper end',
    '2.15': 'Your cards',
    '3.1': 'Roles',
    '3.2': 'Price and level',
    '3.3': 'Your store',
    '3.4': 'Your shop',
    '3.5': 'Explorer cards',
    '3.6': 'The Supply',
    '3.7': 'Happiness',
    '3.8': '20B abroad',
    '3.9': '50B each',
    '3.10': 'The first loan',
    '3.11': 'The Banker’s return',
    '4.1': 'Four steps',
    '4.2': 'Turn order',
    '5.1': 'The rate',
    '5.2': 'Interest',
    '5.3': 'Only the interest',
    '5.4': 'A level lost',
    '5.5': 'Eliminated',
    '5.6': 'Paid off',
    '5.7': 'The Banker’s return',
    '5.8': 'Its Happiness',
    '6.1': '12 hours',
    '6.2': 'One action at a time',
    '6.3': 'Again and again',
    '6.4': 'Upgrade',
    '6.5': 'Work',
    '6.6': 'Visit and buy',
    '6.7': 'Take a loan',
    '6.8': 'Pay back',
    '6.9': 'Explore',
    '6.10': 'Enjoy',
    '6.11': 'Play a card',
    '6.12': 'Invest',
    '6.13': 'Make a loan',
    '6.14': 'Work abroad',
    '6.15': 'What is a visit',
    '6.16': 'Let hours go by',
    '7.1': 'Where things come from',
    '7.2': 'Feasts',
    '7.3': 'Holiday',
    '7.4': 'Birthday',
    '7.5': 'To give',
    '7.6': 'First aid',
    '7.7': 'Help',
    '7.8': 'Free lunch, housing',
    '7.9': 'Well-travelled',
    '7.10': 'Vaccine',
    '8.1': 'Falling sick',
    '8.2': 'Four cards',
    '8.3': 'Vaccine',
    '8.4': 'Medicine',
    '8.5': 'The Doctor shuffles',
    '8.6': 'Hours lost',
    '8.7': 'In your turn',
    '8.8': 'In the evening',
    '9.1': 'First home',
    '9.2': 'Home',
    '9.3': 'Dinner',
    '9.4': 'Used up',
    '10.1': 'Prices',
    '10.2': 'Three cards',
    '10.3': 'Shop to store',
    '10.4': 'Five of each',
    '10.5': 'All at once',
    '11.1': '5B for everybody',
    '11.2': 'The ships buy',
    '11.3': 'One count',
    '12.1': 'The last day',
    '12.2': 'Other ends',
    '12.3': 'Who wins',
    '12.4': 'Who was out',
    '12.5': 'Equal',
    '13.1': 'Two players',
    '13.2': 'No Entertainer',
    '13.3': 'No Banker',
    '13.4': 'No Doctor',
    '14.1': 'What all see',
    '14.2': 'What only you see',
    '14.3': 'What nobody sees',
    '14.4': 'Drawn cards',
  },
  signWords: [
    ['happiness', 'happiness'],
    ['houses?', 'house'],
    ['bread', 'bread'],
    ['tickets?', 'ticket'],
    ['medicine', 'medicine'],
    ['bucks|money', 'bucks'],
    ['hours?', 'hours'],
    ['explorer cards?', 'card'],
    ['sick(?:ness)?', 'sick'],
    ['loans?', 'loan'],
    ['production levels?', 'level'],
  ],
  helps: {
    '6.4': 'Work and sell first: money and Houses pay for a level.',
    '6.5': 'Work takes hours: begin it early in the day.',
    '6.6': 'Work, or sell at a price that others pay, and come again.',
    '6.7a': 'Tomorrow you may take another one.',
    '6.9': 'Explore before the day is short of hours.',
    '6.10': 'Visit the Entertainer and buy a Ticket first.',
    '7.2': 'Visit the Farmer and buy Bread; what you buy goes to your store.',
    '8.7': 'Visit the Doctor and buy Medicine.',
  },
  things: NEWEST.cards.map(({ id, name }) => ({ name, what: wordsOf(id), picture: <ExplorerPicture card={id} />, clause: clauseOf(id) })),
  alike: [
    ['loan', 'debt', 'credit', 'borrow', 'lend'],
    ['price', 'cost', 'sell'],
    ['buy', 'visit', 'shop'],
    ['sick', 'ill', 'disease', 'virus', 'infect'],
    ['eliminated', 'out', 'bankrupt'],
    ['Bucks', 'money', 'cash', 'purse'],
    ['Foreign Countries', 'abroad', 'ships', 'export'],
    ['enjoy', 'fun', 'entertainment', 'show'],
    ['upgrade', 'level', 'rise'],
    ['equal', 'tie'],
  ],
  record: () => import('../records/rules-2-target-3-seats.json'),
  examples: {
    1: { entry: 0, title: 'The first morning' },
    2: { entry: 3, title: 'Work, and what it takes' },
    3: { entry: 0, title: 'A nation of three' },
    4: { entry: 22, title: 'The second day' },
    5: { entry: 40, title: 'A nation with a Banker', record: () => import('../records/rules-2-target-5-seats.json') },
    6: { entry: 0, title: '12 hours: what now?' },
    7: { entry: 22, title: 'A Wedding without Bread?' },
    8: { entry: 10, title: 'About to fall sick' },
    9: { entry: 17, title: 'After home and dinner' },
    10: { entry: 20, title: 'Into the shop, or home?' },
    11: { entry: 22, title: 'The morning after' },
    12: { entry: 141, title: 'The last evening' },
    13: { entry: 1, title: 'No Banker, no loans' },
    14: { entry: 42, title: 'Four cards, three to keep' },
  },
  Aid,
};
