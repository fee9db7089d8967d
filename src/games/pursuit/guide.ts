/** A youth in The Pursuit of Happiness: the Teen round, the first one as an adult, and what it takes to keep it all up. */
import { type Guide, rule, wren, you } from '../../web/guide/guide.js';

export const guide: Guide = {
  game: 'pursuit',
  rules: 2,
  seed: 'life 1',
  others: ['Wren'],
  script: [
    you(
      { t: 'trait', id: 'T02' },
      rule('1.2', 'A whole life lies before you. What counts in the end is lasting happiness, LTH; most of it wins.'),
      rule('3.6', 'First: what kind of child are you? Keep one of two traits. It gives you goods now and an ability for life. Be a Nerd.'),
    ),
    wren({ t: 'trait', id: 'T08' }),
    you(
      { t: 'start', card: 'G09', role: 4 },
      rule('4.9', 'Your time is your hourglasses: six this round. In turn, everybody puts one on an action and does it.'),
      rule('5.3', 'Projects are the heart of a life. Each asks for Knowledge, Creativity or Influence, and gives something back.'),
      rule('5.6', 'Trail Relay is a group project: choose one of four roles and take its reward at once. Others may join you.'),
    ),
    wren({ t: 'join', card: 'G09', role: 2 }),
    you(
      { t: 'take', card: 'P13' },
      rule('5.6d', 'Wren has joined. At the end of the round every role brings a bonus, the more roles are covered the better.'),
      rule('5.4', 'Repair Cafe is a basic project: it stays with you and grows through four levels, at your own pace.'),
    ),
    wren({ t: 'spend', card: 'I12', level: 1 }),
    you(
      { t: 'spend', card: 'A12', level: 1 },
      rule('5.7', 'Money is for spending. Items stay with you, activities are over when the round is. Treat yourself.'),
      rule('8.2', 'Wine Tasting brings 1 short-term happiness, STH. It fades with the round, but while it lasts it helps.'),
    ),
    wren({ t: 'start', card: 'G08', role: 2 }),
    you(
      { t: 'advance', card: 'P13' },
      rule('8.3', 'Happy people find things easier: each STH makes a project level 1 resource cheaper. You have 1.'),
      rule('5.13', 'Put an hourglass on your own card to bring it to the next level. Cards of your own may be used again and again.'),
    ),
    wren({ t: 'take', card: 'P08' }),
    you(
      { t: 'space', s: 'study' },
      rule('5.1', 'Out of something? Study, Play and Interact give 3 of a kind, Temp Job 3 money. They are always open.'),
      rule('3.6b', 'As a Nerd you learn one more each time you study.'),
    ),
    wren({ t: 'take', card: 'P05' }),
    you(
      { t: 'advance', card: 'P13' },
      rule('4.10', 'Wren used Take Project twice in one round: doing the same again brings stress. Your own cards are free of that.'),
      rule('5.13a', 'Your last hourglass of the round: level 3 brings money, Influence and lasting happiness.'),
    ),
    wren({ t: 'join', card: 'G08', role: 1 }),
    wren({ t: 'space', s: 'overtime' }),
    you(
      { t: 'space', s: 'overtime' },
      rule('4.18', 'You are 25. The relay paid its bonus, STH went back to the middle, and jobs and love are open to you now.'),
      rule('5.10', 'So much to do, so little time: Overtime gives 2 more hourglasses now, for 2 stress.'),
      rule('6.2', 'Mind your stress. In a worse section you get fewer hourglasses, and beyond the last space life is over.'),
    ),
    wren({ t: 'date', card: 'V01' }),
    you(
      { t: 'advance', card: 'P13' },
      rule('5.13b', 'Level 4 completes the Repair Cafe: a rich reward, and its place is free for something new.'),
    ),
    wren({ t: 'spend', card: 'A22', level: 1 }),
    you(
      { t: 'spend', card: 'I35', level: 3 },
      rule('5.7a', 'Items have three levels; you choose how much to spend. This one is yours for good, but it has an upkeep.'),
    ),
    wren({ t: 'advance', card: 'P08' }),
    you(
      { t: 'hire', card: 'J16' },
      rule('5.8', 'A job pays at once and every round, but asks for time and resources each round too. One job at a time.'),
    ),
    wren({ t: 'space', s: 'play' }),
    you({ t: 'date', card: 'V08' }, rule('5.9a', 'A first date asks for nothing but an hourglass.')),
    wren({ t: 'space', s: 'tempJob' }),
    you(
      { t: 'single', card: 'S06', level: 3 },
      rule('5.5', 'A single-round project: choose a level, do it, done. Your 2 STH spare you two of its resources.'),
    ),
    wren({ t: 'advance', card: 'P05' }),
    you(
      { t: 'relate', card: 'V08' },
      rule('5.9e', 'To go further, your partner wants to see something: a requirement that is looked at, not paid. You meet it.'),
      rule('8.6', 'This takes you to the end of the STH track. What goes beyond it becomes lasting happiness.'),
    ),
    wren({ t: 'space', s: 'study' }),
    you({ t: 'space', s: 'study' }, rule('5.1', 'One hourglass left. Study, so that you have something to pay with next round.')),
    you({ t: 'done' }, rule('10.4', 'Before the round ends you may part with things whose upkeep you do not want to pay. Keep them all.')),
    you(
      { t: 'upkeepPay', card: 'I35' },
      rule('4.8', 'A new round begins with upkeep. Whatever you cannot or will not pay is lost: 1 STH down and 1 stress up.'),
      rule('4.8a', 'Pay in any order. The Costume Chest costs 1 money and brings Influence.'),
    ),
    you(
      { t: 'upkeepPay', card: 'V08' },
      rule('4.8a', 'Love takes an hourglass and gives happiness back. For the job you have too little Influence.'),
      rule('4.8b', 'So the job will be lost. It happens to the best; next time, save for what you want to keep.'),
    ),
  ],
  farewell: rule(
    '7.3',
    'That is youth. In old age the years themselves bring stress, and one day it is over; then the lives are told. Play on against Wren, or begin a life of your own.',
  ),
};
