/** The box of Happy Nation. */
import type { Box } from '../kit/boxes.js';

export const box: Box = {
  id: 'nation',
  title: 'Happy Nation',
  motto: 'Five trades, one town, twelve hours a day.',
  line: 'Build, farm, entertain, lend or heal: money helps, but the happiest wins.',
  credits: 'Design: Daniel Grest. Published by Hyggames, 2021.',
  seats: { min: 2, max: 5 },
  minutes: 75,
  weight: 'Deep',
  colours: { face: '#135f6e', side: '#0d4752' },
};
