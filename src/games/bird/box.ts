/** The box of Bird of Happiness. */
import type { Box } from '../kit/boxes.js';

export const box: Box = {
  id: 'bird',
  title: 'Bird of Happiness',
  motto: 'Ask nicely. Flip, say please, or take.',
  line: 'Tempt birds out of the valley with four-leaf clovers, and say please.',
  credits: 'Game design: Tetsuya Iida',
  seats: { min: 1, max: 5 },
  minutes: 15,
  weight: 'Light',
  phrases: {
    please: 'Say please, then!',
    gold: 'That gold clover is mine.',
    black: 'Not the black bird again!',
    last: 'The birds are running out.',
  },
  colours: { face: '#1f6b4a', side: '#15503a' },
  presets: [
    {
      name: 'First game',
      line: '18 cards, and black birds calm down quickly.',
      options: { length: 'short', calmAfterRounds: 4 },
      seats: { min: 2, max: 5 },
      minutes: 8,
    },
    { name: 'Full game', line: 'All 30 cards, as in the rule book.', options: {}, seats: { min: 2, max: 5 } },
    { name: 'For stars, alone', line: 'The solo rules: 21 birds are five stars.', options: {}, seats: { min: 1, max: 1 }, minutes: 10 },
  ],
};
