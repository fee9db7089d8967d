/** Bird of Happiness beside its rule text: how a turn goes in pictures, the cards to search, positions to look at. */

import { Glyph } from '../../../web/art/glyph.js';
import type { Book } from '../../../web/kit/book/book.js';
import { Arrow, Gap, Piece, Round, Row, Worth } from '../../../web/kit/book/parts.js';
import { birdsOn, cardOf, costOf, KINDS, type Kind, powerOf } from '../face.js';
import { Aid } from './aid.js';
import { CardBackPicture, CardPicture, CloverBadge, PowerRing } from './art/cards.js';
import { effectOf, many, SHORT_NAMES } from './words.js';

const card = (kind: Kind, mark?: number) => (
  <Piece
    picture={<CardPicture kind={kind} />}
    name={SHORT_NAMES[kind]}
    {...(mark === undefined ? {} : { mark: <CloverBadge price={mark} /> })}
  />
);

const small = (kind: Kind) => <Piece size="small" picture={<CardPicture kind={kind} />} />;

const GOLD_COST = 2; // R 2.3, as usual

/** What a card is, in a line. */
function whatOf(kind: Kind): string {
  const number = cardOf(kind);
  const birds = birdsOn(number);
  return [
    `costs ${costOf(number, GOLD_COST)}`,
    birds > 0 ? many(birds, 'bird') : `${powerOf(number)} clover power`,
    ...(kind === 'red' || kind === 'black' ? [effectOf(kind, false).toLowerCase()] : []),
  ].join(', ');
}

export const book: Book = {
  goal: {
    heading: 'Gather the most birds.',
    words:
      'Birds come for clovers. Clovers in your row are your power {power}, power pays what cards cost {cost}, and every bird on your cards is a point {bird}.',
  },
  turn: {
    heading: 'Your turn',
    steps: [
      {
        title: 'Flip',
        words: 'The top card of your deck goes face up into your row.',
        picture: (
          <>
            <Piece picture={<CardBackPicture />} />
            <Arrow />
            {card('clover')}
            <Round>
              <PowerRing power={1} size={56} />
            </Round>
          </>
        ),
      },
      {
        title: 'Look',
        words: 'Only red and black birds do something when they are flipped.',
        picture: (
          <>
            <Piece picture={<CardPicture kind="red" />} name={SHORT_NAMES.red} caption="flip one more" />
            <Piece picture={<CardPicture kind="black" />} name={SHORT_NAMES.black} caption="the others’ rows go back" />
          </>
        ),
      },
      {
        title: 'Say please, or take',
        words: 'Please keeps your row. Taking shuffles row, deck and new card together. With 3 power {power} you must take.',
        picture: (
          <>
            <Piece picture={<Glyph name="hand" size={40} />} name="Please" />
            <b className="d">or</b>
            {card('bird2', costOf(cardOf('bird2'), GOLD_COST))}
            <Round>
              <PowerRing power={3} size={56} />
            </Round>
          </>
        ),
      },
    ],
  },
  ends: {
    picture: (
      <Row>
        <Gap />
        {small('clover')}
        {small('gold')}
        {small('clover')}
      </Row>
    ),
    words: 'The pile is gone and no bird is left in the field. Nobody has another turn.',
  },
  counts: {
    picture: (
      <Worth
        things={(['bird1', 'bird2', 'red', 'black', 'clover'] as const).map((kind) => [
          <CardPicture key={kind} kind={kind} />,
          String(birdsOn(cardOf(kind))),
        ])}
      />
    ),
    words: 'Birds {bird} in deck and row, all of them. Equal? More bird cards win.',
  },
  titles: {
    '1.1': 'Birds and clovers',
    '1.2': 'Use both well',
    '2.1': 'Six kinds',
    '2.2': 'How many there are',
    '2.3': 'Gold clover',
    '2.4': 'Alike is alike',
    '3.1': 'Pile and field',
    '3.2': 'Who goes first',
    '3.3': 'Your deck',
    '4.1': 'Flip',
    '4.2': 'What it does',
    '4.3': 'Black bird',
    '4.4': 'Please or take',
    '4.5': 'Filling the field',
    '4.6': 'Is it over?',
    '4.7': 'The next player',
    '5.1': 'When it is over',
    '5.2': 'Counting birds',
    '5.3': 'Equal birds',
    '5.4': 'Shared victory',
    '6.1': 'Fortune cards',
    '6.2': 'Flip',
    '6.3': 'Black bird',
    '6.4': 'Please or take',
    '6.5': 'Filling the field',
    '6.6': 'Fortune',
    '6.7': 'The sweep',
    '6.8': 'When it is over',
    '6.9': 'Stars',
    '6.10': 'No short game',
    '7.1': 'What is open',
    '7.2': 'Counting cards',
    '7.3': 'Decks have no order',
    '7.4': 'Answered for you',
  },
  signWords: [
    ['clover power', 'power'],
    ['red birds?', 'red'],
    ['black birds?', 'black'],
    ['birds?', 'bird'],
    ['cost', 'cost'],
    ['power', 'power'],
    ['fortune (?:cards?|pile)', 'fortune'],
    ['calm', 'calm'],
  ],
  helps: {
    '4.4b': 'Clovers in your row are your power {power}: say please, and your next flip adds to it.',
    '4.4c': 'Take any card that your power pays {cost}; the ring opens again with it.',
  },
  things: KINDS.map((kind) => ({ name: SHORT_NAMES[kind], what: whatOf(kind), picture: <CardPicture kind={kind} />, clause: '2.1' })),
  alike: [
    ['black bird', 'crow', 'raven', 'upset'],
    ['red bird', 'robin', 'flip one more'],
    ['say please', 'pass', 'wait', 'skip'],
    ['take', 'buy', 'cost', 'price', 'pay'],
    ['centre pile', 'draw pile', 'stock'],
    ['field', 'market', 'display'],
    ['over', 'end', 'finish'],
    ['alone', 'solo', 'fortune'],
    ['rank', 'stars', 'score'],
    ['equal', 'tie', 'draw'],
  ],
  record: () => import('../records/rules-1-seats-3.json'),
  examples: {
    1: { entry: 0, title: 'The first turn' },
    2: { entry: 3, title: '2 power: what is in reach?' },
    3: { entry: 0, title: 'A table for three' },
    4: { entry: 16, title: '3 power: somebody must take' },
    5: { entry: 119, title: 'The last bird is taken' },
    6: { entry: 20, title: 'Alone, with fortune', record: () => import('../records/rules-1-seats-1.json') },
    7: { entry: 60, title: 'What everybody sees' },
  },
  Aid,
};
