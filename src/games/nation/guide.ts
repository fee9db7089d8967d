/** The first day of Happy Nation: explore, play a card, visit, home and dinner, secret prices; then upgrade and work. */
import { type Guide, lesson, shownAgain, wren, you } from '../../web/guide/guide.js';

const EXPLORE = 'act:explore|deck'; // phones show what one can do above the bar

export const guide: Guide = {
  game: 'nation',
  rules: 3,
  seed: 'morning 1',
  others: ['Wren'],
  script: [
    you(
      { t: 'explore' },
      lesson('1.2', 'The happiest wins. Here is the score.', 'Money counts for nothing in the end.', 'track'),
      lesson('6.1', 'A day has 12 hours.', 'In turn, everybody does one thing and spends hours.', 'clock'),
      lesson('6.9', 'Explore: 3 hours for a secret card.', 'Nobody sees it but you.', EXPLORE),
    ),
    wren({ t: 'upgrade', shop: 0 }),
    you(
      { t: 'explore' },
      lesson('7.6', 'First Aid! Keep it for later.', 'It makes somebody happy, and you as well.', 'hand'),
      lesson('6.3', '9 hours are left: explore again.', 'You may do the same thing as often as you like.', EXPLORE),
    ),
    wren({ t: 'explore' }),
    you(
      { t: 'card', card: 'dinnerParty' },
      lesson('7.2', 'Give a Dinner Party: +4 Happiness.', 'It takes 3 hours and the 3 Bread you have.', 'card:dinnerParty:0', 'pantry'),
    ),
    wren({ t: 'explore' }),
    you(
      { t: 'visit', seat: 1, n: 2 },
      lesson('9.3', 'Your pantry is empty.', 'An evening without Bread costs 1 Happiness.', 'pantry'),
      lesson('6.6', 'Visit Wren and buy 2 Bread.', '1 hour. You pay what the tag says; Wren must sell.', 'seat:1'),
    ),
    wren({ t: 'explore' }),
    you(
      { t: 'card', card: 'firstAid', seat: 1 },
      lesson('7.6', '2 hours left: give Wren First Aid.', 'Both of you gain 2 Happiness.', 'card:firstAid:0'),
    ),
    wren({ t: 'visit', seat: 0, n: 2 }),
    wren({ t: 'rest' }),
    you(
      { t: 'price', b: 12 },
      shownAgain('9.2', 'Evening: a home and a dinner.', '4 Houses or more: +1. Bread to eat: +1.', 'seat:0'),
      lesson('10.1a', 'Ask 12B a House from tomorrow on.', 'Wren bought both. Prices are chosen in secret.', 'price:12|shop:0'),
    ),
    wren({ t: 'price', b: 12 }),
    you(
      { t: 'upgrade', shop: 0 },
      lesson('11.1', 'A new day, and 5B for everybody.', 'The National Bank prints money every night.', 'purse'),
      lesson('6.4', 'Your shop is empty. First upgrade!', 'At level 2 your work makes 2 Houses at once.', 'act:upgrade|shop:0'),
    ),
    wren({ t: 'card', card: 'freeLunch' }),
    you(
      { t: 'work', level: 2 },
      lesson('6.5', 'Now work: 2 Houses for your shop.', 'What stands there is for sale, at your price.', 'act:work|shop:0'),
    ),
  ],
  farewell: lesson('1.3', 'You have seen a day. Play on!', 'Whoever reaches 32 Happiness makes it the last day.', 'track'),
};
