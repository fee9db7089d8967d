/** The variants of Bird of Happiness in the words of the set-up. */
import { type VariantGroup, variant } from '../../../web/kit/variants.js';

const PLACES = ['By lot', 'First', 'Second', 'Third', 'Fourth', 'Fifth'];
const TOGETHER = { seats: { min: 2, max: 5 } };

export const variants: readonly VariantGroup[] = [
  {
    title: 'How long',
    variants: [
      variant('length', 'Length', 'How many cards the valley has.', ['30 cards', '18 cards'], TOGETHER),
      variant('goldCost', 'Gold clover', 'A cheap one makes decks grow faster, and four or five players more even.', ['2', '1', '3']),
    ],
  },
  {
    title: 'How kind',
    variants: [
      variant('calmAfterRounds', 'Black birds grow calm', 'After so many rounds in which nobody has taken anything.', ['40', '4']),
      variant('redOptional', 'Red bird', 'Whether a red bird makes you flip again, or lets you choose.', ['You must', 'You may']),
      variant('upsetChoice', 'Black bird and an empty row', 'Whether you are asked before the row is shuffled.', ['Asked', 'Never']),
    ],
  },
  {
    title: 'How it begins',
    variants: [
      variant('firstPlayer', 'Who begins', 'Drawn by lot, or one of the birds on the branch.', PLACES, TOGETHER),
      variant('startDecks', 'Start decks', 'The fourth and fifth bird begin with a red one, or all begin alike.', ['As printed', 'Alike'], {
        seats: { min: 4, max: 5 },
      }),
    ],
  },
  {
    title: 'What is open',
    variants: [
      variant('openCounts', 'Cards left', 'What is left in decks and pile: counted for everybody, or for your memory.', [
        'Counted',
        'Remember',
      ]),
    ],
  },
];
