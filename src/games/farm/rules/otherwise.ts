/** Why an answer that is possible at other times is not now, where the lists of answers would not think of it. */
import { otherwiseBy } from '../../kit/otherwise.js';
import type { Question } from './types.js';

const COLLECT = ['7.3', 'There is nothing to collect: no such square is on this board.'] as const;

export const otherwise = otherwiseBy<Question>({
  sell: {
    sell: ['5.2', 'You do not have so much of that to sell.'],
    sellGoods: ['5.2', 'You have no goods of several kinds to sell at once.'],
    sellAnimal: ['5.3', 'No animal of that kind of yours stands there.'],
  },
  buy: { buy: ['6.2', 'No such animal is for sale at this table.'] },
  place: { place: ['2.6', 'There is no such square on this board.'] },
  farm: { convert: ['7.2', 'That square cannot become such land, or is not on this board.'], collect: COLLECT },
  second: { collect: COLLECT },
  feed: { feed: ['8.2', 'No animal of that kind of yours stands there and waits to feed.'] },
  roam: { roam: ['8.5', 'It cannot go there: that square is none of the nearest with room and food, or is not on this board.'] },
  eat: {
    eat: ['2.7', 'No such food lies there in its reach.'],
    hand: ['8.7', 'There is nothing of that in your stores for it.'],
    end: ['8.7', 'It is still hungry, and food lies in its reach.'],
  },
  effort: { effort: ['9.4', 'That square is not in reach of the animal that worked.'] },
  butcher: { butcher: ['11.1', 'No animal of that kind of yours stands there.'] },
  breed: { breed: ['12.1', 'No pair of that kind of yours stands there.'] },
});
