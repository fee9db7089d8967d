/** What Happy Nation explains when it is met for the first time. */
import { type FirstNote, metBy } from '../../../web/kit/first-note.js';
import { AMOUNTS, type NationTypes, SICK_HOURS } from '../face.js';

export const notes: readonly FirstNote<NationTypes>[] = [
  {
    thing: 'sickness',
    words: `Sick: ${SICK_HOURS} hours fewer tomorrow. Medicine heals, and makes you happier.`,
    meets: metBy((event, me) => (event.type !== 'sick' ? null : event.seat === me ? 'hit' : 'others')),
  },
  {
    thing: 'birthday',
    words: `A birthday: give ${AMOUNTS.gift}B and gain 1 Happiness, or give nothing and lose nothing.`,
    meets: ({ question }) => (question.kind === 'gift' ? 'hit' : null),
  },
  {
    thing: 'loan unpaid',
    words: 'Who cannot pay the rate of a loan pays the interest, and still owes the same.',
    meets: metBy((event, me) =>
      event.type !== 'interestOnly' && event.type !== 'levelLost' ? null : event.seat === me ? 'hit' : 'others',
    ),
  },
  {
    thing: 'foreign buyers',
    words: 'The Foreign Countries buy at night where the price is low enough for them.',
    meets: metBy((event, me) => (event.type !== 'foreignBuy' ? null : event.seat === me ? 'drew' : 'others')),
  },
];
