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
  phrases: {
    spin: 'Spin it once more!',
    button: 'My button saved you.',
    fate: 'That is fate.',
    stop: 'Do not spin now, I am where I want to be.',
    key: 'One more key!',
  },
  colours: { face: '#4a2a17', side: '#331b0e' },
  presets: [
    {
      name: 'First game',
      line: 'Three keys fill the stand, three hang-ups.',
      options: { keysToWin: 3, hangups: 3 },
      seats: { min: 2, max: 6 },
      minutes: 20,
    },
    { name: 'Full game', line: 'Six keys, six hang-ups, as in 1972.', options: {}, seats: { min: 2, max: 6 } },
    { name: 'Alone', line: 'Fill the stand in as few turns as you can.', options: {}, seats: { min: 1, max: 1 }, minutes: 15 },
  ],
};
