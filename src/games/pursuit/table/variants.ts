/** The variants of The Pursuit of Happiness in the words of the set-up. */
import { type Variant, type VariantGroup, variant } from '../../../web/kit/variants.js';

const PLACES = ['By lot', 'First', 'Second', 'Third', 'Fourth'];
const ALONE = { seats: { min: 1, max: 1 } };

const partners = (n: number, place: string): Variant =>
  variant(`partnerSide${n}`, `Partners of the ${place} life`, 'Who may be dated in this life.', ['Women and men', 'Women', 'Men'], {
    seats: { min: n, max: 4 },
  });

export const variants: readonly VariantGroup[] = [
  {
    title: 'How long',
    variants: [
      variant('adultRounds', 'Adult rounds', 'How long one is in the middle of life.', ['4', '3', '2']),
      variant('windDown', 'Winding down', 'Whether cards may still be given back after the last hourglass.', ['Yes', 'No']),
    ],
  },
  {
    title: 'How kind',
    variants: [
      variant('oldAgeStress', 'Stress of Old Age', 'How much stress each round of Old Age brings.', ['3, 6, 9', '3, 5, 8', '4, 7, 10']),
      variant('sthMax', 'Short-term happiness', 'How far it can rise and fall.', ['4', '3', '5']),
      variant('sthDiscountScope', 'Happiness makes cheaper', 'What costs less while you are happy.', [
        'Most levels',
        'Levels 2 to 4',
        'Group roles too',
      ]),
      variant('negativeSthSurcharge', 'Unhappiness', 'Whether the same things cost more while you are unhappy.', ['No', 'Yes']),
      variant('spentTimeCountsForRest', 'Spent time', 'Whether time that is used up makes your next rest a repeat.', ['No', 'Yes']),
      variant('jobReplacementPenalty', 'Changing jobs', 'Whether it costs happiness and nerves.', ['Free', 'It costs']),
    ],
  },
  {
    title: 'What there is',
    variants: [
      variant('retirement', 'Retirement', 'Whether one may retire from a job of the third level.', ['Possible', 'Nobody']),
      variant('headhunter', 'Headhunter', 'Whether the next job may be fetched for two more resources.', ['No', 'Yes']),
      variant('refreshRefills', 'A refresh', 'Whether it fills empty slots, too.', ['Card for card', 'Fills slots']),
      variant('partnerRefill', 'A dated partner', 'When somebody new comes to the board.', ['Next round', 'At once']),
      partners(1, 'first'),
      partners(2, 'second'),
      partners(3, 'third'),
      partners(4, 'fourth'),
    ],
  },
  {
    title: 'How it begins',
    variants: [
      variant('firstPlayer', 'Who begins', 'Drawn by lot, or one of the lives on the steps.', PLACES, { seats: { min: 2, max: 4 } }),
      variant('traitChoice', 'Child traits', 'How you come to what you are like as a child.', ['One of two', 'By lot', 'All openly']),
    ],
  },
  {
    title: 'Alone',
    variants: [
      variant('soloTarget', 'Happiness needed', 'How much lasting happiness wins.', ['As usual'], ALONE),
      variant('goalsInSolo', 'Life goals', 'How many of them you must reach.', ['3', '2', '1'], ALONE),
    ],
  },
];
