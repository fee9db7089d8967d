/** The first turns of Bird of Happiness: please, take, must take, red and black birds. */
import { type Guide, rule, wren, you } from '../../web/guide/guide.js';

export const guide: Guide = {
  game: 'bird',
  rules: 1,
  seed: 'first flight 3',
  others: ['Wren'],
  script: [
    you(
      { t: 'pass' },
      rule('1.1', 'Welcome to the valley. Whoever gathers the most birds wins, and clovers are what birds come for.'),
      rule(
        '4.1',
        'Each turn begins by itself: the top card of your deck is flipped into your row. Yours is a clover, so your row has 1 clover power.',
      ),
      rule(
        '2.1',
        'The six cards in the middle are the field. Each shows its cost; the power in your row pays it. With 1 power only a clover is within reach.',
      ),
      rule('4.4a', 'You need not take anything. Say please: your row stays as it is and grows with your next flip.'),
    ),
    wren({ t: 'take', card: 'clover' }),
    you(
      { t: 'take', card: 'gold' },
      rule(
        '4.4b',
        'Wren had no power at all and still took a clover: it costs nothing. You have 2 power now, enough for a gold clover, a red or a black bird.',
      ),
      rule('2.1', 'Birds are points, but a gold clover counts 2 power whenever it is flipped. Early on, power is worth more.'),
      rule('4.4d', 'Whoever takes a card shuffles it with the whole row into the deck. Power you did not need is lost.'),
    ),
    you(
      { t: 'take', card: 'gold' },
      rule(
        '4.5',
        'Where you took a card, the next one of the pile was laid. In between you could afford nothing, so your please was said for you.',
      ),
      rule('2.3', 'Again 2 power, and again there is a gold clover. Two of them make a strong deck.'),
    ),
    wren({ t: 'take', card: 'red' }),
    you(
      { t: 'take', card: 'bird2' },
      rule('4.4c', 'A clover and a gold clover: 3 power. With 3 or more you may not say please any more, you must take a card.'),
      rule('2.1', 'Two Happiness birds cost 3 and are the best there is: 2 points on one card.'),
    ),
    wren({ t: 'take', card: 'red' }),
    you(
      { t: 'take', card: 'red' },
      rule(
        '4.2b',
        'A red bird is 1 point, and when it is flipped you flip one more card at once. Wren has two already; take one yourself.',
      ),
    ),
    wren({ t: 'take', card: 'black' }),
    you(
      { t: 'take', card: 'bird2' },
      rule('4.3', 'Did you see? Wren flipped a red bird, flipped again, and it was the black bird: it upsets everybody else.'),
      rule('4.3a', 'So your row went back into your deck. It costs you patience, never a card.'),
      rule('5.2', 'You are back at 3 power. Birds in deck and row all count in the end, so take two more.'),
    ),
  ],
  farewell: rule(
    '5.1',
    'That is all there is to it. The match ends when the pile is gone and no bird is left in the field. Play on against Wren as you like.',
  ),
};
