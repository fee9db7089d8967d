/** The first round of Happiness Farm: buy, place, work, feed, produce, and the next market morning. */
import { type Guide, rule, wren, you } from '../../web/guide/guide.js';

export const guide: Guide = {
  game: 'farm',
  rules: 1,
  seed: 'harvest 1',
  others: ['Wren'],
  script: [
    you(
      { t: 'buy', kind: 'horse' },
      rule('1.1', 'This is everybody’s land. The animals on it are your own, and so are money and goods.'),
      rule(
        '15.3',
        'After twelve rounds each kind of animal brings 1 to 4 happiness, by how many of it you have; the herd table shows the next step.',
      ),
      rule('6.2', 'First comes the market. In turn, everybody buys one animal or passes. A single horse is worth a happiness already.'),
    ),
    you(
      { t: 'place', at: 'c2' },
      rule('6.4', 'It goes on the land at once, wherever there is room for it.'),
      rule('2.7', 'An animal reaches its own square and the four beside it. Around c2 there is plenty of grass.'),
    ),
    wren({ t: 'buy', kind: 'horse' }),
    wren({ t: 'place', at: 'c2' }),
    you(
      { t: 'buy', kind: 'cow' },
      rule('2.5', 'Wren’s horse stands on your square: land is shared as long as there is room.'),
      rule('2.1', 'Horses give nothing but joy. A cow that is full gives 2 milk every round.'),
    ),
    you({ t: 'place', at: 'b3' }, rule('2.3', 'Cows eat grass. On b3 she has grass enough in reach, and no bugs near her.')),
    wren({ t: 'buy', kind: 'pig' }),
    wren({ t: 'place', at: 'd3' }),
    you(
      { t: 'buy', kind: 'chicken' },
      rule('6.2', '$2 are left: just enough for a chicken. Whoever can buy nothing more passes by itself.'),
    ),
    you(
      { t: 'place', at: 'd3' },
      rule('2.4', 'Chickens eat vegetables and bugs. A garden grows vegetables, so put it on d3, beside Wren’s pig.'),
    ),
    wren({ t: 'buy', kind: 'goose' }),
    wren({ t: 'place', at: 'e3' }),
    you(
      { t: 'convert', at: 'b1', to: 'pasture' },
      rule('7.1', 'Then each farmer does one piece of work: convert one square, or collect from two.'),
      rule('7.2', 'Rough land feeds little and is full of bugs. Turn b1 into a pasture: its grass will feed your horse and your cow.'),
    ),
    wren({ t: 'convert', at: 'e1', to: 'pasture' }),
    you(
      { t: 'autoRest' },
      rule('8.1', 'Now every animal feeds once, one at a time, in turn. What one eats is gone for the others.'),
      rule('8.9', 'You may choose for each animal, or let them feed by themselves, which they do well. Open the gates.'),
    ),
    wren({ t: 'autoRest' }),
    you(
      { t: 'done' },
      rule(
        '9.1',
        'Every full animal gave what it can: your chicken an egg, your cow 2 milk. Wren’s pig found too little and stays hungry.',
      ),
      rule('9.2', 'Animals draw bugs. With 4 or more in reach an animal is upset and gives nothing, so mind the numbers on the land.'),
      rule('11.1', 'You could butcher an animal for meat, which sells for $3 each. But milk comes back every round: keep your animals.'),
    ),
    wren({ t: 'butcher', kind: 'pig', at: 'd3' }),
    wren({ t: 'butcher', kind: 'goose', at: 'e3' }),
    wren({ t: 'sellGoods' }),
    you(
      { t: 'sellGoods' },
      rule('13.1', 'At the end of a round the land grows back, each kind of land up to its limit.'),
      rule('5.1', 'A new round begins with selling. The market takes everything at fixed prices: an egg $1, a milk $2, a meat $3.'),
    ),
    wren({ t: 'done' }),
    you({ t: 'done' }, rule('5.3', 'You could even sell animals. You need not: on to the next market, with $5.')),
  ],
  farewell: rule(
    '4.1',
    'That was one round of twelve: sell, buy, work, feed, produce, bugs, butcher, grow. Play on against Wren, and watch your herd table.',
  ),
};
