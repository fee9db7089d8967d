/** Why an answer that is possible at other times is not now, where the lists of answers would not think of it. */
import { otherwiseBy } from '../../kit/otherwise.js';
import type { Question } from './types.js';

const NOT_IN_FRONT = ['10.1', 'That card does not lie in front of you.'] as const;
const NO_BILL = ['4.8', 'No upkeep of that card is open.'] as const;

export const otherwise = otherwiseBy<Question>({
  trait: { trait: ['3.6', 'That trait is none of those you may choose from.'] },
  upkeep: {
    upkeepPay: NO_BILL,
    upkeepDrop: NO_BILL,
    upkeepAll: ['4.8', 'You cannot pay for everything, in whatever order.'],
  },
  turn: {
    space: ['5.0', 'That space is not open to you now.'],
    take: ['5.3', 'No such project is on the board.'],
    single: ['5.5', 'No such single-round project is on the board.'],
    start: ['5.6', 'No such group project is on the board.'],
    join: ['5.6', 'Nobody has started that group project, or you have started it and it is over.'],
    spend: ['5.7', 'No such item or activity is on the board.'],
    hire: ['5.8', 'No such job is on the board; there is none in the Teen round (3.4).'],
    date: ['5.9', 'No such partner is on the board; there is none in the Teen round (3.4).'],
    relate: ['5.9', 'That partner is not with you.'],
    advance: ['5.13', 'That project does not lie in front of you.'],
    promote: ['5.14', 'That is not the next level of your job.'],
    discard: NOT_IN_FRONT,
  },
  payment: { pay: ['8.3', 'What happiness spares or adds cannot be spread over this price like that.'] },
  windDown: { discard: NOT_IN_FRONT },
});
