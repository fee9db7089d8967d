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
  phrases: {
    bugs: 'So many bugs!',
    grass: 'Leave some grass for mine.',
    mine: 'I wanted that animal.',
    garden: 'Who makes us a garden?',
    harvest: 'What a harvest!',
  },
  colours: { face: '#9a3324', side: '#742318' },
  presets: [
    { name: 'First year', line: 'Twelve rounds, no sheep, no breeding.', options: {}, seats: { min: 2, max: 6 } },
    {
      name: 'Full year',
      line: 'With sheep and breeding.',
      options: { sheep: true, breeding: true },
      seats: { min: 2, max: 6 },
      minutes: 75,
    },
    {
      name: 'As written',
      line: 'Bugs without limit, and no selling after the year.',
      options: { bugLimit: 'none', finalMarket: false },
      seats: { min: 2, max: 6 },
    },
    { name: 'Alone', line: 'The land is yours; beat your own year.', options: {}, seats: { min: 1, max: 1 }, minutes: 20 },
  ],
};
