/** The variants of Happy Nation in the words of the set-up. */
import { type Variant, type VariantGroup, variant } from '../../../web/kit/variants.js';

const headStart = (role: string, name: string): Variant =>
  variant(`${role}Start`, `The ${name} begins with`, 'Happiness at the start.', ['None'], { only: { option: 'headStart', is: 'set' } });

export const variants: readonly VariantGroup[] = [
  {
    title: 'How long',
    variants: [
      variant('target', 'Happiness that ends the game', 'The first to reach it ends the match that evening.', ['32', '16']),
      variant('maxRounds', 'At most', 'So many days, and the match is over in any case.', ['30']),
    ],
  },
  {
    title: 'How kind',
    variants: [
      variant('workJoy', 'Joy of good work', 'Your first work of a day at level 3 or 4 gives 1 Happiness.', ['Yes', 'No']),
      variant('elimination', 'Who cannot pay', 'A stall that cannot pay its loan leaves the game, or gives what it has.', [
        'Leaves',
        'Stays',
      ]),
      variant('negative', 'Happiness below zero', 'Whether one can be unhappier than at the start.', ['Possible', 'Never']),
      variant('headStart', 'Head start', 'Weaker trades begin with a little Happiness. Measured for 16 and 32, not for other goals.', [
        'No',
        'Yes',
        'As set',
      ]),
      headStart('builder', 'Builder'),
      headStart('farmer', 'Farmer'),
      headStart('entertainer', 'Entertainer'),
      headStart('banker', 'Banker'),
      headStart('doctor', 'Doctor'),
    ],
  },
  {
    title: 'What is open',
    variants: [
      variant('moneyOpen', 'Purses', 'Whether everybody sees how much money you hold.', ['Hidden', 'Open']),
      variant('prices', 'Setting prices', 'In secret and shown together, or openly one after the other.', ['Secret', 'Open']),
      variant('fcOpen', 'Foreign money', 'What the Foreign Countries have: counted once a day, or always.', ['Once a day', 'Always']),
    ],
  },
  {
    title: 'How the town works',
    variants: [
      variant('breadTrack', 'Dinner', 'Any Bread is a good dinner, or it wants more of it as for Houses.', ['Any Bread', 'Three zones']),
      variant('ticketCards', 'Tickets for cards', 'Wedding and Date cost Tickets, too.', ['No', 'Yes']),
      variant('partialRepay', 'Paying back early', 'Down to any step of the loan, or only the whole.', ['Any step', 'Whole loan']),
      variant('roiSource', 'The Banker’s return', 'Where that money comes from.', ['Foreign mat', 'Supply']),
      variant('startRotates', 'First turn of the day', 'Always the Builder’s, or it moves on every day.', ['Builder', 'Moves on']),
    ],
  },
  {
    title: 'Who is in town',
    variants: [
      variant('roles', 'Trades', 'Which trades there are. Builder and Farmer are always in town.', [
        'As usual',
        'Builder, Farmer',
        '+ Entertainer',
        '+ Banker',
        '+ Doctor',
        '+ Entertainer, Banker',
        '+ Entertainer, Doctor',
        '+ Banker, Doctor',
        'All five',
      ]),
      variant('roleDeal', 'Who plays what', 'By place at the table, or dealt by lot.', ['By place', 'By lot']),
    ],
  },
];
