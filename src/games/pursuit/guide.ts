/** A youth in The Pursuit of Happiness: the Teen round and the first steps as an adult. */
import { type Guide, lesson, shownAgain, wren, you } from '../../web/guide/guide.js';

export const guide: Guide = {
  game: 'pursuit',
  rules: 3,
  seed: 'life 1',
  others: ['Wren'],
  script: [
    you(
      { t: 'trait', id: 'T02' },
      lesson('1.2', 'A whole life lies before you.', 'Most lasting happiness in the end wins.', 'seat:0'),
      lesson('3.6', 'First: what kind of child? A Nerd.', 'A trait gives goods now and a gift for life.', 'trait:T02'),
    ),
    wren({ t: 'trait', id: 'T08' }),
    you(
      { t: 'start', card: 'G09', role: 4 },
      lesson('4.9', 'Your time: six hourglasses a round.', 'In turn, everybody spends one on an action.', 'seat:0'),
      lesson('5.6', 'Start the Trail Relay as its Anchor.', 'It asks for what you have, and pays at once.', 'card:G09'),
    ),
    wren({ t: 'join', card: 'G09', role: 2 }),
    you(
      { t: 'take', card: 'P13' },
      lesson('5.4', 'Take up the Repair Cafe.', 'It stays with you and grows through four levels.', 'card:P13'),
    ),
    wren({ t: 'spend', card: 'I12', level: 1 }),
    you(
      { t: 'spend', card: 'A12', level: 1 },
      lesson('5.7', 'Spend money on a Wine Tasting.', 'It brings short-term happiness.', 'card:A12'),
    ),
    wren({ t: 'start', card: 'G08', role: 2 }),
    you(
      { t: 'advance', card: 'P13' },
      lesson('8.3', 'Short-term happiness helps you.', 'Each point spares you 1 resource on a project.', 'track:sth'),
      lesson('5.13', 'Bring the Repair Cafe to level 2.', 'Your own cards may be used again and again.', 'card:P13'),
    ),
    wren({ t: 'take', card: 'P08' }),
    you(
      { t: 'space', s: 'study' },
      lesson('5.1', 'Running out of Knowledge? Study.', '3 Knowledge, and 1 more because you are a Nerd.', 'room:study'),
    ),
    wren({ t: 'take', card: 'P05' }),
    you(
      { t: 'advance', card: 'P13' },
      lesson('4.10', 'Wren took projects twice: stress!', 'The same room again in a round wears one out.', 'room:takeProject'),
      lesson('5.13a', 'Bring the Repair Cafe to level 3.', 'Now it brings lasting happiness, too.', 'card:P13'),
    ),
    wren({ t: 'join', card: 'G08', role: 1 }),
    you({ t: 'done' }, lesson('10.4', 'The round ends. Keep everything.', 'Now a card could be given up for little.', 'keep:all')),
    wren({ t: 'done' }),
    wren({ t: 'space', s: 'overtime' }),
    you(
      { t: 'space', s: 'overtime' },
      shownAgain(
        '4.18',
        'You are 25: jobs and love are open.',
        'The round has ended, and the relay paid its bonus.',
        'room:getJob',
        'room:relationship',
      ),
      lesson('6.2', 'Mind your stress.', 'More of it, fewer hourglasses. Too much, the end.', 'track:stress'),
      lesson('5.10', 'So much to do: work overtime.', '2 more hourglasses now, for 2 stress.', 'room:overtime'),
    ),
    wren({ t: 'date', card: 'V03' }),
    you(
      { t: 'advance', card: 'P13' },
      lesson('5.13b', 'Complete the Repair Cafe.', 'A rich reward, and its place is free again.', 'card:P13'),
    ),
    wren({ t: 'space', s: 'play' }),
    you(
      { t: 'spend', card: 'I28', level: 2 },
      lesson('5.7a', 'Buy the Pearls.', 'Items are yours for good; some ask for upkeep.', 'card:I28'),
    ),
    wren({ t: 'space', s: 'interact' }),
    you({ t: 'hire', card: 'J15' }, lesson('5.8', 'Get a job: Sales Clerk.', 'It pays now and each round, and asks for time.', 'card:J15')),
    wren({ t: 'space', s: 'study' }),
    you({ t: 'date', card: 'V11' }, lesson('5.9a', 'Go on a first date.', 'It asks for nothing but an hourglass.', 'card:V11')),
  ],
  farewell: lesson('4.8', 'That is youth. Play on!', 'Each round begins with upkeep: save for it.', 'seat:0'),
};
