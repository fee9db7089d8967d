/** The first turns of Bird of Happiness: please, take, must take, red and black birds. */
import { type Guide, lesson, shownAgain, wren, you } from '../../web/guide/guide.js';

const FIELD = ['slot:0', 'slot:1', 'slot:2', 'slot:3', 'slot:4', 'slot:5'];
const ROW = ['card:0:0', 'card:0:1'];

export const guide: Guide = {
  game: 'bird',
  rules: 1,
  seed: 'first flight 3',
  others: ['Wren'],
  script: [
    you(
      { t: 'pass' },
      lesson('1.1', 'This is you. Gather birds!', 'Who has the most in the end wins. You have 1.', 'seat:0'),
      lesson('4.1', 'You flipped a clover: 1 power.', 'Each turn begins with a flip from your deck.', 'card:0:0', 'deck:0'),
      lesson('2.1', 'The field. Each leaf shows a price.', 'You have 1 power: only the clover is in reach.', FIELD),
      lesson('4.4a', 'Nothing you want? Say please.', 'Your row stays and grows with your next flip.', ['card:0:0', 'next:0']),
    ),
    wren({ t: 'take', card: 'clover' }),
    you(
      { t: 'take', card: 'gold' },
      lesson('4.5', 'Wren took the clover: it is free.', 'Two birds came from the pile in its place.', 'slot:0', 'seat:1'),
      lesson('4.4b', 'Another clover: 2 power.', 'Enough for a gold clover, a red or a black bird.', ROW),
      lesson('2.1', 'Take the gold clover.', 'It counts 2 power whenever you flip it.', 'slot:4'),
    ),
    you(
      { t: 'take', card: 'gold' },
      lesson('4.4d', 'Your row went back into your deck.', 'Whoever takes a card shuffles it in with the row.', 'deck:0'),
      lesson('2.3', 'Take the second gold clover.', 'Power first, birds later: it makes a strong deck.', 'slot:4'),
    ),
    wren({ t: 'take', card: 'red' }),
    you(
      { t: 'take', card: 'bird2' },
      lesson('4.4c', '3 power: now you must take a card.', 'With 3 or more you cannot say please.', ROW),
      lesson('2.1', 'Take two birds on one card.', 'They cost 3 and are the best there is.', 'slot:0'),
    ),
    wren({ t: 'take', card: 'red' }),
    you({ t: 'take', card: 'red' }, lesson('4.2b', 'Take the red bird.', 'When you flip it, you may flip once more.', 'slot:5')),
    wren({ t: 'take', card: 'black' }),
    you(
      { t: 'take', card: 'bird2' },
      shownAgain('4.3', 'Wren flipped the black bird.', 'It sent your row back into your deck. No card lost.', 'seat:1', 'deck:0'),
      lesson('5.2', '3 power again: take two more birds.', 'Birds in deck and row all count in the end.', 'slot:0'),
    ),
  ],
  farewell: lesson('5.1', 'Now you know the valley. Play on!', 'The end: the pile is gone, no bird in the field.', 'pile:field'),
};
