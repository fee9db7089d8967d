/** The box of The Pursuit of Happiness. */
import type { Box } from '../kit/boxes.js';

export const box: Box = {
  id: 'pursuit',
  title: 'The Pursuit of Happiness',
  motto: 'Spend a whole life, one hourglass at a time.',
  line: 'Live a whole life, from teenager to old age, and make it a happy one.',
  credits: 'Game design: David Chircop and Adrian Abela',
  seats: { min: 1, max: 4 },
  minutes: 75,
  weight: 'Rich',
  phrases: {
    join: 'Who joins my project?',
    role: 'Leave me a role, please.',
    rest: 'You should rest a little.',
    jealous: 'I wanted that card!',
    life: 'What a life!',
  },
  colours: { face: '#6d2f56', side: '#4f2140' },
  presets: [
    {
      name: 'First life',
      line: 'Two adult rounds. You see all three ages.',
      options: { adultRounds: 2 },
      seats: { min: 2, max: 4 },
      minutes: 45,
    },
    { name: 'Whole life', line: 'Eight rounds, as in the rule book.', options: {}, seats: { min: 2, max: 4 } },
    {
      name: 'As printed',
      line: 'Every sentence of the rule book at its word.',
      options: { sthDiscountScope: 'advance', spentTimeCountsForRest: true, retirement: false },
      seats: { min: 2, max: 4 },
    },
    { name: 'Alone', line: 'Reach 50 lasting happiness and three goals.', options: {}, seats: { min: 1, max: 1 }, minutes: 30 },
  ],
};
