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
  colours: { face: '#1f6b4a', side: '#15503a' },
};
