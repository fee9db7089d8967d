/** The first rounds of The Game of Happiness: wheel, tracks, buttons, hang-ups and a first key. */
import { type Guide, rule, wren, you } from '../../web/guide/guide.js';

export const guide: Guide = {
  game: 'rainbow',
  rules: 1,
  seed: 'sunny 1',
  others: ['Wren'],
  script: [
    wren({ t: 'holder', h: 0 }),
    you(
      { t: 'holder', h: 1 },
      rule('1.5', 'Six keys make a rainbow. Whoever first fills the six slots of the stand with six different keys wins.'),
      rule(
        '2.2',
        'In the middle turns the Rainbow Wheel. Each of its holders faces one track, and a marker on it travels along with every spin.',
      ),
      rule('3.4', 'Put your marker on any free holder. Love is as good as any: the wheel will turn before you get off.'),
    ),
    wren({ t: 'button', track: 'friendship', pos: 2 }),
    you(
      { t: 'button', track: 'friendship', pos: 4 },
      rule('3.5', 'Everybody has a Happiness Button, laid on one of the red fate spaces.'),
      rule('7.4', 'If somebody else lands there, they are spared from fate and you are given a self-improvement card. Helping pays.'),
    ),
    wren({ t: 'off' }),
    wren({ t: 'keep' }),
    you(
      { t: 'off' },
      rule('4.3', 'Wren has spun the wheel, and it carried you along: your holder faces Health now.'),
      rule('4.2', 'On the wheel your turn is one of two things: get off at the track where you rest, or spin.'),
      rule('4.7', 'Tracks may be travelled in any order. Get off at Health.'),
    ),
    you(
      { t: 'button', track: 'faith', pos: 1 },
      rule('7.3', 'At the end of your turn you may move your button. Wren is about to travel Faith, so lay it where she may land.'),
    ),
    wren({ t: 'button', track: 'health', pos: 3 }),
    you(
      { t: 'button', track: 'faith', pos: 5 },
      rule(
        '4.10',
        'On a track there is nothing to choose: its device gives a number and you move. Health has a bicycle; you pedalled 3 spaces.',
      ),
      rule(
        '6.2',
        'You landed on a red space, where fate cards wait; most of them bring a hang-up. But Wren’s button lay there: you were spared, and she was rewarded.',
      ),
      rule('7.3', 'Do the same for her: five spaces along Faith is a likely place.'),
    ),
    wren({ t: 'button', track: 'health', pos: 6 }),
    you(
      { t: 'button', track: 'faith', pos: 8 },
      rule(
        '3.3',
        'The six cards in front of you are hang-ups, one for each key. A key goes on your stand only when no hang-up of its kind is left.',
      ),
      rule('8.1', 'Your button helped Wren, and the card you were given cancelled your hang-up on Faith.'),
      rule('6.4', 'Then you came to an orange space and drew another self-improvement card: it took care of Love.'),
    ),
    wren({ t: 'button', track: 'health', pos: 9 }),
    you(
      { t: 'button', track: 'faith', pos: 14 },
      rule('6.1', 'A green space: you collected $500.'),
      rule('1.3', 'The Money key has no track. It is yours as soon as you have collected $2,500.'),
    ),
    wren({ t: 'button', track: 'health', pos: 11 }),
    you(
      { t: 'keep' },
      rule('6.5a', 'You reached the end of Health and were given its key.'),
      rule(
        '8.4',
        'It cannot go on the stand yet: a hang-up on Health is still in front of you. Find a Health card on orange spaces, or travel Self-Improvement for it.',
      ),
      rule('6.5b', 'Your marker is back on the wheel. Leave the button where it is; the next trip begins with a spin.'),
    ),
  ],
  farewell: rule(
    '8.11',
    'You know it all now. Cancelling, saving and placing cards happens by itself; where to travel and where to help is up to you. Play on against Wren.',
  ),
};
