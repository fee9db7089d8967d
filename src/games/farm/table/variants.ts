/** The variants of Happiness Farm in the words of the set-up. */
import { type VariantGroup, variant } from '../../../web/kit/variants.js';

const PLACES = ['By lot', 'Gate 1', 'Gate 2', 'Gate 3', 'Gate 4', 'Gate 5', 'Gate 6'];
const AS_CHOSEN = { only: { option: 'preset', is: 'rulebook' } };

export const variants: readonly VariantGroup[] = [
  {
    title: 'How long',
    variants: [
      variant('rounds', 'Rounds', 'How long the year is.', ['12', '8', '6']),
      variant('startMoney', 'Money at the start', 'More of it helps where the year is short.', ['$20', '$30', '$40']),
      variant('finalMarket', 'Last selling', 'Whether everybody sells once more after the last round.', ['Yes', 'No']),
    ],
  },
  {
    title: 'How kind',
    variants: [
      variant('preset', 'House rules', 'A set of rules that go together, or each as you like.', ['As chosen here', 'Balanced', 'Gentle']),
      variant('bugSource', 'Bugs come from', 'Which animals bring bugs to the land.', ['All animals', 'Fed ones'], AS_CHOSEN),
      variant('bugLimit', 'Bugs on a square', 'Whether new ones stop at four.', ['At most 4', 'No limit']),
      variant('butchering', 'Butchering', 'How many animals may go in a round.', ['Any', 'One full one'], AS_CHOSEN),
      variant('liveSale', 'Selling animals', 'Which animals find a buyer.', ['Any', 'Well-fed'], AS_CHOSEN),
      variant(
        'fieldYield',
        'Fields',
        'How much grain a field gives in a round, and holds at most.',
        ['1, up to 4', '2, up to 6'],
        AS_CHOSEN,
      ),
    ],
  },
  {
    title: 'What there is',
    variants: [
      variant('sheep', 'Sheep and wool', 'Sheep give wool, which is paid later.', ['No', 'Yes']),
      variant('breeding', 'Breeding', 'A well-fed pair has young.', ['No', 'Yes']),
      variant('meatFeed', 'Meat as feed', 'Chickens and pigs eat it, too.', ['No', 'Yes']),
      variant('market', 'Market', 'Animals come out of a bag, or all are there to choose from.', ['Bag', 'Open']),
      variant('board', 'Land', 'How large the common land is.', ['As usual', 'Small', 'Medium', 'Large']),
    ],
  },
  {
    title: 'The farmer',
    variants: [
      variant('farmerActions', 'Actions a round', 'How much a farmer can do.', ['One', 'Two']),
      variant('farmerConvert', 'Changing the land', 'With three efforts where the ground is hard, or at once.', ['Hard work', 'At once']),
      variant('feedMode', 'Feeding', 'One animal each in turn, or a whole herd at a time.', ['In turn', 'Whole herd']),
      variant('firstFarmer', 'Who begins', 'Drawn by lot, or one of the gates.', PLACES, { seats: { min: 2, max: 6 } }),
      variant('soloCoop', 'The co-op', 'Alone, somebody else buys on the market, too.', ['Buys along', 'Stays at home'], {
        seats: { min: 1, max: 1 },
      }),
      variant('soloStars', 'Goal', 'Alone: how many stars are a win.', ['Three stars', 'Four', 'Five'], { seats: { min: 1, max: 1 } }),
    ],
  },
];
