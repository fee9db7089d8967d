/** Why an answer that is possible at other times is not now, where the lists of answers would not think of it. */
import { otherwiseBy } from '../../kit/otherwise.js';
import type { Question } from './types.js';

export const otherwise = otherwiseBy<Question>({
  day: {
    upgrade: ['6.4', 'The Houses of an upgrade cannot be paid like that from store and shop.'],
    work: ['6.5', 'You cannot work at such a level.'],
    visit: ['6.6', 'That is more than is for sale there, or than you can pay.'],
    loan: ['6.7', 'No such loan is on offer.'],
    repay: ['6.8', 'Your loan has no such step to pay back to.'],
    enjoy: ['6.10', 'You have no Ticket there to enjoy.'],
    card: ['6.11', 'You cannot play that card, or not for that player or so many.'],
    makeLoan: ['6.13', 'You keep or offer no such loan cards.'],
    medicine: ['8.7', 'You are not sick, or have no Medicine there.'],
  },
  cure: { cure: ['8.8', 'You have no Medicine there.'] },
  price: { price: ['10.1', 'There is no such price on the track.'] },
  discard: { discard: ['10.2', 'You do not hold that card.'] },
  store: { store: ['10.3', 'You do not have so many for sale that you could keep.'] },
});
