/** The box of Happiness Farm. */
import type { Box } from '../kit/boxes.js';

export const box: Box = {
  id: 'farm',
  title: 'Happiness Farm',
  motto: 'Twelve seasons on land that is nobody’s.',
  line: 'Twelve rounds on one common farm: buy animals, feed them before the others do, and mind the bugs.',
  credits: 'After the prototype rule set "Happiness Farm".',
  seats: { min: 1, max: 6 },
  minutes: 60,
  weight: 'Rich',
  colours: { face: '#9a3324', side: '#742318' },
};
