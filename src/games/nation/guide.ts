/** The first day of Happy Nation: explore, play a card, visit, home and dinner, secret prices; then upgrade and work. */
import { type Guide, rule, wren, you } from '../../web/guide/guide.js';

export const guide: Guide = {
  game: 'nation',
  rules: 1,
  seed: 'morning 1',
  others: ['Wren'],
  script: [
    you(
      { t: 'explore' },
      rule('1.2', 'A nation of two: you are the Builder, Wren is the Farmer. The happiest wins; money counts for nothing in the end.'),
      rule('6.1', 'A day has 12 hours. In turn everybody does one thing and spends its hours, until all hours are gone.'),
      rule('6.9', 'Exploring the world takes 3 hours and brings a card. Nobody sees it but you.'),
    ),
    wren({ t: 'upgrade', shop: 0 }),
    you(
      { t: 'explore' },
      rule('7.6', 'First Aid: later you can make somebody happy with it, and yourself as well.'),
      rule('6.3', 'You may do the same again as often as the hours suffice. Explore once more.'),
    ),
    wren({ t: 'explore' }),
    you(
      { t: 'card', card: 'dinnerParty' },
      rule('7.2', 'A Dinner Party: 3 hours and 3 Bread for 4 Happiness. You began with 3 Bread in your pantry.'),
      rule('6.11', 'Playing a card is an action like any other; the card is used up by it.'),
    ),
    wren({ t: 'explore' }),
    you(
      { t: 'visit', seat: 1, n: 2 },
      rule('9.3', 'Your pantry is empty, and whoever has no Bread in the evening loses a Happiness.'),
      rule('6.6', 'So visit Wren. A visit takes 1 hour; you buy as many as you like at the price shown, and she must sell.'),
    ),
    wren({ t: 'explore' }),
    you({ t: 'card', card: 'firstAid', seat: 1 }, rule('7.6', '2 hours are left: just right for First Aid. Both of you gain 2 Happiness.')),
    wren({ t: 'visit', seat: 0, n: 2 }),
    wren({ t: 'rest' }),
    you(
      { t: 'price', b: 12 },
      rule('9.2', 'Evening. With 4 Houses or more you enjoyed your home: +1. Bread for dinner: +1. One House and one Bread are used up.'),
      rule(
        '10.1a',
        'Now the producers choose tomorrow’s price, in secret and at the same time. Wren bought both your Houses, so you may ask a little more.',
      ),
    ),
    wren({ t: 'price', b: 12 }),
    you(
      { t: 'upgrade', shop: 0 },
      rule('11.1', 'The National Bank has printed 5B for everybody, and a new day begins.'),
      rule('6.4', 'Your shop is empty. Before you work, upgrade: at level 2 an hour of work makes more Houses.'),
    ),
    wren({ t: 'card', card: 'freeLunch' }),
    you({ t: 'work', level: 2 }, rule('6.5', 'Work fills your shop. What stands there is for sale to everybody, at your price.')),
  ],
  farewell: rule(
    '1.3',
    'You have seen a day. When somebody reaches 32 Happiness the match ends with that day. Play on against Wren, or set up a table of three for the best first game.',
  ),
};
