/** The variants of The Game of Happiness in the words of the set-up. */
import { type VariantGroup, variant } from '../../../web/kit/variants.js';

const PLACES = ['By lot', 'Seat 1', 'Seat 2', 'Seat 3', 'Seat 4', 'Seat 5', 'Seat 6'];
const ALONE = { seats: { min: 1, max: 1 } };
const TOGETHER = { seats: { min: 2, max: 6 } };

export const variants: readonly VariantGroup[] = [
  {
    title: 'How long',
    variants: [
      variant('preset', 'Game', 'A set of rules that go together, or each as you like.', ['As chosen here', 'Short', 'More to choose']),
      variant('keysToWin', 'Keys to win', 'How many keys fill the stand.', ['1', '2', '3', '4', '5', '6']),
      variant('hangups', 'Hang-ups', 'How many everybody begins with.', ['None', '1', '2', '3', '4', '5', '6']),
      variant('moneyGoal', 'Money key', 'How much money earns it.', ['$500', '$1,000', '$1,500', '$2,000', '$2,500']),
      variant(
        'finishRound',
        'When a stand is full',
        'The match is over at once, or the round is played out.',
        ['At once', 'After the round'],
        TOGETHER,
      ),
      variant('maxRounds', 'Longest match', 'After so many rounds it ends in any case.', ['As usual']),
    ],
  },
  {
    title: 'How kind',
    variants: [
      variant('buttons', 'Happiness Buttons', 'One each, to help somebody out.', ['One each', 'None']),
      variant('ownButton', 'Your own button', 'Whether it helps you when you play alone.', ['Helps you', 'In the box'], ALONE),
      variant('nudge', 'Nudging the wheel', 'Whether the wheel may be pushed on after a spin.', ['Alone only', 'Always', 'Never']),
      variant('vacantEntry', 'Put on another holder', 'You get off there without a spin, or wait for one.', ['Wait', 'Get off']),
    ],
  },
  {
    title: 'More to choose',
    variants: [
      variant('pickOfTwo', 'Moving', 'By one result, or by the better of two.', ['One', 'Better of two']),
      variant('siChoice', 'Self-improvement', 'The top card, or one of the two top ones.', ['Top card', 'One of two']),
      variant('placeMarkers', 'Holders', 'Choose where your marker stands, or get a place.', ['Choose', 'Given out'], TOGETHER),
      variant('fateKeyLeaves', 'Used keys of fate', 'They go under the pile, or leave the game.', ['Under the pile', 'Leave']),
      variant('startPlayer', 'Who begins', 'Drawn by lot, or one of the seats.', PLACES, TOGETHER),
    ],
  },
];
