/** The box of Sample. */
import type { Box } from '../../../src/games/kit/boxes.js';

export const box: Box = {
  id: 'sample',
  title: 'Sample',
  motto: 'Lay a card, take them all.',
  line: 'Everybody lays a card, and the strongest one takes them all.',
  credits: 'Nobody’s yet: say here whose design it is.',
  seats: { min: 2, max: 4 },
  minutes: 10,
  weight: 'Light',
  phrases: { strong: 'Too strong for me!', last: 'Everything hangs on the last round.' },
  colours: { face: '#5b4a86', side: '#433664' },
  presets: [
    { name: 'First game', line: 'Three rounds, to see how it goes.', options: { rounds: 3 } },
    { name: 'Full game', line: 'Five rounds.', options: {} },
  ],
};
