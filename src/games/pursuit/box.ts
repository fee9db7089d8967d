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
  colours: { face: '#6d2f56', side: '#4f2140' },
};
