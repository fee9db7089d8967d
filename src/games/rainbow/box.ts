/** The box of The Game of Happiness. */
import type { Box } from '../kit/boxes.js';

export const box: Box = {
  id: 'rainbow',
  title: 'The Game of Happiness',
  motto: 'Spin the wheel of 1972 for six keys.',
  line: 'Spin the Rainbow Wheel, shed your hang-ups and fill your rainbow with six keys.',
  credits: 'Milton Bradley, 1972; board and card texts are ours',
  seats: { min: 1, max: 6 },
  minutes: 50,
  weight: 'Light',
  colours: { face: '#4a2a17', side: '#331b0e' },
};
