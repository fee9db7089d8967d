/** Why an answer that is possible at other times is not now, where the lists of answers would not think of it. */
import { otherwiseBy } from '../../kit/otherwise.js';
import type { Question } from './types.js';

export const otherwise = otherwiseBy<Question>({
  'place-marker': { holder: ['2.2', 'The wheel has no such holder.'] },
  'return-marker': { holder: ['2.2', 'The wheel has no such holder.'] },
  'choose-card': { improve: ['6.4b', 'That card is not one of the two that were drawn.'] },
});
