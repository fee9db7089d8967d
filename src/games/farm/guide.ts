/** The first round of Happiness Farm: buy, place, work, feed, produce, and the next market morning. */
import { type Guide, lesson, shownAgain, wren, you } from '../../web/guide/guide.js';

const LAND = ['square:a1', 'square:f5'];
const AROUND_C2 = ['square:c2', 'square:c1', 'square:b2', 'square:d2', 'square:c3'];
const MY_ANIMALS = ['square:c2', 'square:b3', 'square:d3'];

export const guide: Guide = {
  game: 'farm',
  rules: 2,
  seed: 'harvest 1',
  others: ['Wren'],
  script: [
    you(
      { t: 'buy', kind: 'horse' },
      lesson('1.1', 'This land belongs to everybody.', 'The animals on it are your own, and so is money.', LAND),
      lesson('15.3', 'Herds make happiness. Here is yours.', 'The more of a kind, the more. Twelve rounds to grow.', 'seat:0'),
      lesson('6.2', 'Buy a horse: 1 happiness at once.', 'In turn, everybody buys one animal or passes.', 'market:horse'),
    ),
    you(
      { t: 'place', at: 'c2' },
      lesson('2.7', 'An animal reaches five squares.', 'Its own and the four beside it. Here is much grass.', AROUND_C2),
      lesson('6.4', 'Put your horse on c2.', 'The posts of the fence show how many have room.', 'square:c2'),
    ),
    wren({ t: 'buy', kind: 'horse' }),
    wren({ t: 'place', at: 'c2' }),
    you(
      { t: 'buy', kind: 'cow' },
      lesson('2.5', 'Wren’s horse stands beside yours.', 'Land is shared as long as there is room.', 'square:c2'),
      lesson('2.1', 'Now buy a cow.', 'When she is full she gives 2 milk every round.', 'market:cow'),
    ),
    you(
      { t: 'place', at: 'b3' },
      lesson('2.3', 'Cows eat grass: put her on b3.', 'Enough to eat, and no bugs that would upset her.', 'square:b3'),
    ),
    wren({ t: 'buy', kind: 'pig' }),
    wren({ t: 'place', at: 'd3' }),
    you(
      { t: 'buy', kind: 'chicken' },
      lesson('6.2', '$2 are left: buy a chicken.', 'Who can buy no more passes by itself.', 'market:chicken'),
    ),
    you(
      { t: 'place', at: 'd3' },
      lesson('2.4', 'Chickens eat vegetables: take d3.', 'They grow in a garden. Wren’s pig likes them too.', 'square:d3'),
    ),
    wren({ t: 'buy', kind: 'goose' }),
    wren({ t: 'place', at: 'e3' }),
    you(
      { t: 'convert', at: 'b1', to: 'pasture' },
      lesson('7.2', 'Your work: begin to clear b1.', 'Three efforts make the Rough a pasture.', 'square:b1'),
    ),
    wren({ t: 'convert', at: 'e1', to: 'pasture' }),
    you({ t: 'autoRest' }, lesson('8.9', 'Evening: open the gates.', 'All eat in turn. What one eats is gone for others.', MY_ANIMALS)),
    wren({ t: 'autoRest' }),
    you(
      { t: 'done' },
      shownAgain('9.1', 'Full animals gave eggs and milk.', 'Wren’s pig stayed hungry and gave nothing.', MY_ANIMALS),
      lesson('9.2', 'Animals draw bugs.', '4 or more in reach upset one: then it gives nothing.', MY_ANIMALS),
      lesson('11.1', 'Butcher? Keep your animals.', 'A meat sells for $3, but milk comes every round.', MY_ANIMALS),
    ),
    wren({ t: 'butcher', kind: 'pig', at: 'd3' }),
    wren({ t: 'butcher', kind: 'goose', at: 'e3' }),
    wren({ t: 'sellGoods' }),
    you(
      { t: 'sellGoods' },
      lesson('13.1', 'The land has grown back.', 'Each kind of land up to its limit.', LAND),
      lesson('5.1', 'A new round: sell your goods.', 'An egg brings $1, a milk $2.', 'seat:0'),
    ),
    wren({ t: 'done' }),
    you({ t: 'done' }, lesson('5.3', '$5 in your purse: on to the market.', 'You could sell animals too. Keep them.', 'seat:0')),
  ],
  farewell: lesson('4.1', 'One round of twelve. Play on!', 'Watch how your herds grow.', 'seat:0'),
};
