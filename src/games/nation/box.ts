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
  phrases: {
    bread: 'I need 4 Bread tomorrow.',
    house: 'I need a House tomorrow.',
    price: 'Please do not raise the price.',
    cheaper: 'Make it cheaper, and I will buy more.',
    dear: 'It is dear because the wages are.',
    visit: 'Come by before you explore.',
    medicine: 'Please keep some Medicine for us.',
    loan: 'Offer me a loan, please.',
  },
  colours: { face: '#135f6e', side: '#0d4752' },
  presets: [
    { name: 'First game', line: 'To 16 Happiness, with open purses.', options: { target: 16, moneyOpen: true }, minutes: 30 },
    { name: 'Full game', line: 'To 32 Happiness, as in the rule book.', options: {} },
    { name: 'Short evening', line: 'To 8 Happiness. Two days in town, no more.', options: { target: 8 }, minutes: 15 },
  ],
};
