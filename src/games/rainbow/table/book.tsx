/** The Game of Happiness beside its rule text: how a turn goes in pictures, the spaces and devices to search, positions to look at. */
import type { Book } from '../../../web/kit/book/book.js';
import { Arrow, Piece, Row, Worth } from '../../../web/kit/book/parts.js';
import { AREA_NAMES, AREAS, BOARD, DEVICE, TRACKS } from '../face.js';
import { Aid } from './aid.js';
import { AreaChip, DeviceDisc, HangUpCloud, KeyPicture, SpaceDisc, WheelDisc } from './art/things.js';
import { LEGEND } from './signs.js';
import { TRACK_LABELS } from './words.js';

const capital = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

const CLAUSES = { improve: '6.4', fate: '6.2', 'five-hundred': '6.1', thousand: '6.1', back: '6.3', last: '6.5' } as const;

export const book: Book = {
  goal: {
    heading: 'Complete your rainbow.',
    words:
      'Go all the way round a track and its key {key} is yours. A hang-up {hang-up} keeps a key off your stand until you have learned something of its area {improve}.',
  },
  turn: {
    heading: 'Your turn',
    steps: [
      {
        title: 'On the wheel',
        words: 'Get off at the track where you rest, or spin {wheel}: everybody on the wheel turns with you.',
        picture: (
          <>
            <Piece picture={<WheelDisc />} />
            <Arrow />
            <Piece picture={<DeviceDisc track="love" />} caption="get off at Love" />
          </>
        ),
      },
      {
        title: 'On a track',
        words: 'Use the device of the track and move that many spaces. Nobody is in the way.',
        picture: (
          <>
            <Piece picture={<DeviceDisc track="friendship" />} caption="the hand says 3" />
            <SpaceDisc face="start" size={44} />
            <SpaceDisc face="plain" size={44} />
            <SpaceDisc face="improve" size={44} />
          </>
        ),
      },
      {
        title: 'Do what the space says',
        words:
          'Learn {improve}, turn a fate card {fate}, collect money {five-hundred} or go back {back}. The last space gives the key {last}.',
        picture: (
          <>
            {(['improve', 'fate', 'five-hundred', 'back'] as const).map((face) => (
              <SpaceDisc key={face} face={face} size={60} />
            ))}
          </>
        ),
      },
    ],
  },
  ends: {
    picture: (
      <Row>
        {AREAS.map((area) => (
          <AreaChip key={area} area={area} size={38} />
        ))}
      </Row>
    ),
    words: 'The first to fill the stand with six different keys wins, at once.',
  },
  counts: {
    picture: (
      <Worth
        things={[
          [<KeyPicture key="key" size={40} />, 'Keys', 'on your stand'],
          [<AreaChip key="money" area="money" size={40} />, '$2,500', 'is the Money key'],
          [<HangUpCloud key="hang-up" size={40} />, 'Hang-ups', 'keep keys away'],
        ]}
      />
    ),
    words: 'If the rounds run out: keys on the stand, then keys in front, fewer hang-ups, more money.',
  },
  titles: {
    '1.1': 'The rainbow',
    '1.2': 'Six tracks',
    '1.3': 'Six keys',
    '1.4': 'Self-Improvement',
    '1.5': 'Who wins',
    '1.6': 'Messages',
    '2.1': 'Your pieces',
    '2.2': 'The wheel',
    '2.3': 'The tracks',
    '2.4': 'The devices',
    '2.5': 'Hang-ups and keys',
    '2.6': 'Self-improvement',
    '2.7': 'Fate',
    '2.8': 'The bank',
    '3.1': 'Your colour',
    '3.2': 'Bank and piles',
    '3.3': 'Six hang-ups',
    '3.4': 'Onto the wheel',
    '3.5': 'Your button',
    '3.6': 'Who goes first',
    '4.1': 'Wheel or track',
    '4.2': 'On the wheel',
    '4.3': 'A spin',
    '4.4': 'After the spin',
    '4.5': 'Getting off',
    '4.6': 'Where a spin stops you',
    '4.7': 'Any order',
    '4.8': 'To the end',
    '4.9': 'The nudge',
    '4.10': 'On a track',
    '4.11': 'Pick of two',
    '5.1': 'The hand',
    '5.2': 'The heart',
    '5.3': 'The bookshelf',
    '5.4': 'The computer',
    '5.5': 'The lightning',
    '5.6': 'The bicycle',
    '5.7': 'Turned cards',
    '5.8': 'No exact count',
    '5.9': 'Where it ends',
    '6.1': 'Green: money',
    '6.2': 'Red: fate',
    '6.3': 'Blue: back',
    '6.4': 'Orange: learn',
    '6.5': 'The last space',
    '6.6': 'Plain spaces',
    '7.1': 'Helping others',
    '7.2': 'Where it lies',
    '7.3': 'Moving it',
    '7.4': 'Somebody lands there',
    '7.5': 'Your own button',
    '7.6': 'Without buttons',
    '8.1': 'Cancelling',
    '8.2': 'Out of the game',
    '8.3': 'Saved cards',
    '8.4': 'No hang-up left',
    '8.5': 'Onto the stand',
    '8.6': 'Safe keys',
    '8.7': 'A key that waits',
    '8.8': 'Not needed',
    '8.9': 'Left over',
    '8.10': 'One of each',
    '8.11': 'By itself',
    '9.1': 'The first wins',
    '9.2': 'Out of turn',
    '9.3': 'Fewer keys',
    '9.4': 'Playing it out',
    '9.5': 'The last round',
    '9.6': 'Places',
    '9.7': 'It always ends',
    '10.1': 'Few turns',
    '10.2': 'Your marker',
    '10.3': 'Your own button',
    '10.4': 'The nudge',
    '10.5': 'Lost',
    '10.6': 'Ranks',
    '10.7': 'Other games',
    '11.1': 'What is ours',
    '11.2': 'Nothing is secret',
    '11.3': 'Piles',
    '11.4': 'Answered for you',
    '12.1': 'Short, or of choices',
  },
  signWords: [
    ['hang-ups?', 'hang-up'],
    ['keys?', 'key'],
    ['self-improvement cards?', 'improve'],
    ['fate (?:cards?|spaces?|pile)', 'fate'],
    ['(?:rainbow )?wheel', 'wheel'],
    ['happiness button|buttons?', 'button'],
    ['markers?', 'marker'],
    ...AREAS.map((area) => [AREA_NAMES[area], area] as const),
    ['saved', 'saved'],
    ['blue', 'back'],
    ['last space', 'last'],
  ],
  helps: {
    '4.2': 'Next turn you may spin again.',
    '4.6': 'Spin: where the wheel stops you, you may get off.',
    '4.8': 'Go on along the track; its last space lets you off.',
    '7.2': 'Choose a fate space without a button.',
    '8.10': 'Take the key of an area you lack.',
  },
  things: [
    ...LEGEND.map(([face, what]) => ({
      name: capital(what),
      what: 'a space',
      picture: <SpaceDisc face={face} />,
      clause: face in CLAUSES ? CLAUSES[face as keyof typeof CLAUSES] : '6.6',
    })),
    ...TRACKS.map((track, i) => ({
      name: capital(DEVICE[BOARD[track].device].name),
      what: `moves you round ${TRACK_LABELS[track]}`,
      picture: <DeviceDisc track={track} />,
      clause: `5.${i + 1}`,
    })),
  ],
  alike: [
    ['hang-up', 'obstacle', 'cloud', 'problem'],
    ['key', 'win', 'stand'],
    ['self-improvement', 'learn', 'lesson'],
    ['fate', 'luck', 'chance', 'red'],
    ['spin', 'turn the wheel', 'nudge'],
    ['button', 'friend', 'help'],
    ['money', 'dollars', 'green', 'bank', 'cash'],
    ['get off', 'leave', 'enter'],
    ['device', 'dice', 'die', 'roll', 'move'],
    ['equal', 'tie', 'places'],
    ['alone', 'solo'],
  ],
  record: () => import('../records/rules-1-seats-3.json'),
  examples: {
    1: { entry: 6, title: 'The first spin' },
    2: { entry: 1, title: 'A holder that is taken' },
    3: { entry: 3, title: 'Where to lay the Button?' },
    4: { entry: 9, title: 'Get off, or spin?' },
    5: { entry: 16, title: 'On a track' },
    6: { entry: 35, title: 'Back from a track' },
    7: { entry: 4, title: 'One Button to a space' },
    8: { entry: 120, title: 'Keys and hang-ups' },
    9: { entry: 244, title: 'The rainbow is complete' },
    10: { entry: 20, title: 'Alone', record: () => import('../records/rules-1-seats-1.json') },
    11: { entry: 60, title: 'What everybody sees' },
  },
  Aid,
};
