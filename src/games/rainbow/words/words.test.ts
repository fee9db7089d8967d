/** What the game says. */
import { describe, expect, test } from 'vitest';
import { viewFor } from '../../../engine/view.js';
import { rainbow } from '../index.js';
import { type Given, given, go, play, question, spin } from '../rainbow.build.js';
import type { Move, Question, RainbowEvent, RainbowState } from '../rules/types.js';

const NAMES = ['Ada', 'Ben', 'Cleo'];

const LOG: { [T in RainbowEvent['type']]: [Extract<RainbowEvent, { readonly type: T }>, string][] } = {
  first: [[{ type: 'first', seat: 1 }, 'Ben goes first']],
  'hang-ups': [
    [{ type: 'hang-ups', areas: ['love', 'faith', 'money'] }, 'Hang-ups to begin with: Love, Faith and Money'],
    [{ type: 'hang-ups', areas: [] }, 'No hang-ups to begin with'],
  ],
  marker: [
    [{ type: 'marker', seat: 0, holder: 1, track: 'love', back: false, from: null, waits: true }, "Ada's marker is on the wheel, at Love"],
    [
      { type: 'marker', seat: 0, holder: 1, track: 'self', back: true, from: 'self', waits: true },
      "Ada's marker is back on the wheel, at Self-Improvement; it waits for a spin",
    ],
    [
      { type: 'marker', seat: 0, holder: 1, track: 'self', back: true, from: 'knowledge', waits: false },
      "Ada's marker is back on the wheel, at Self-Improvement, as the holder at Knowledge is taken",
    ],
  ],
  button: [
    [{ type: 'button', seat: 2, track: 'love', pos: 4, moved: false }, "Cleo's button lies on Love 4"],
    [{ type: 'button', seat: 2, track: 'self', pos: 5, moved: true }, "Cleo's button moves to Self-Improvement 5"],
  ],
  round: [
    [{ type: 'round', round: 3, alone: false }, 'Round 3'],
    [{ type: 'round', round: 12, alone: true }, 'Turn 12'],
  ],
  spin: [
    [
      { type: 'spin', seat: 0, rotation: 2, at: ['self', null, 'friendship'] },
      'Ada spins the wheel: Ada at Self-Improvement, Cleo at Friendship',
    ],
  ],
  nudge: [
    [{ type: 'nudge', seat: 0, dir: 1, at: ['love', null, null] }, 'Ada nudges the wheel one notch on: Ada at Love'],
    [{ type: 'nudge', seat: 0, dir: -1, at: ['love', 'faith', null] }, 'Ada nudges the wheel one notch back: Ada at Love, Ben at Faith'],
  ],
  off: [[{ type: 'off', seat: 1, track: 'health' }, 'Ben gets off at Health. “Hop on. Ring the bell. Pedal.”']],
  stay: [[{ type: 'stay', seat: 1, track: 'health' }, 'Ben stays on the wheel, at Health']],
  reshuffle: [
    [{ type: 'reshuffle', device: 'bookshelf' }, 'All the books are used up; the twelve cards are shuffled again'],
    [{ type: 'reshuffle', device: 'bicycle' }, 'All the bicycle wheels are used up; the twelve cards are shuffled again'],
  ],
  roll: [
    [{ type: 'roll', seat: 0, device: 'hand', value: 1, label: 'thumb' }, 'The ball rolls into the thumb: 1 for Ada'],
    [{ type: 'roll', seat: 0, device: 'hand', value: 5, label: 'little' }, 'The ball rolls into the little finger: 5 for Ada'],
    [{ type: 'roll', seat: 0, device: 'heart', value: 6, label: '6' }, 'The heart spins and points Ada to 6'],
    [{ type: 'roll', seat: 0, device: 'bookshelf', value: 2, label: '2' }, 'Ada takes a 2 from the bookshelf'],
    [{ type: 'roll', seat: 0, device: 'computer', value: 7, label: '7' }, 'The computer hums and tells Ada: 7'],
    [{ type: 'roll', seat: 0, device: 'lightning', value: 8, label: '8' }, 'Lightning strikes: 8 for Ada'],
    [{ type: 'roll', seat: 0, device: 'bicycle', value: 3, label: '3' }, 'Ada pedals 3'],
  ],
  take: [[{ type: 'take', seat: 0, value: 5 }, 'Ada takes the 5']],
  land: [
    [{ type: 'land', seat: 0, track: 'love', from: 1, pos: 4, kind: 'fate' }, 'Ada comes to Love 4. “The phone rings once and stops.”'],
    [
      { type: 'land', seat: 0, track: 'love', from: 9, pos: 13, kind: 'last' },
      'Ada reaches the end of Love. “Two toothbrushes, one cup, no hurry.”',
    ],
  ],
  money: [[{ type: 'money', seat: 0, amount: 1000, total: 2000, goal: 2500 }, 'Ada collects $1,000 ($2,000 of $2,500)']],
  rich: [[{ type: 'rich', seat: 0, total: 2500 }, 'Ada has no more need of money']],
  back: [[{ type: 'back', seat: 1, track: 'friendship' }, 'Ben tumbles back to the start of Friendship']],
  rescue: [
    [{ type: 'rescue', seat: 0, owner: 1, rewarded: true }, "Ben's button saves Ada from fate"],
    [{ type: 'rescue', seat: 0, owner: 1, rewarded: false }, "Ben's button still saves Ada from fate"],
  ],
  fate: [
    [{ type: 'fate', seat: 0, card: 'F04' }, 'Fate tells Ada: “You fell for a photograph.” A hang-up on Love'],
    [{ type: 'fate', seat: 0, card: 'F15' }, 'Fate tells Ada: “You lose an argument and learn something.” Draw a self-improvement card'],
    [{ type: 'fate', seat: 0, card: 'F22' }, 'Fate tells Ada: “You wake up singing and cannot say why.” Take a key you need'],
  ],
  'hang-up': [
    [{ type: 'hang-up', seat: 0, area: 'love', count: 1 }, 'Ada has a new hang-up on Love'],
    [{ type: 'hang-up', seat: 0, area: 'love', count: 2 }, 'Ada has a new hang-up on Love, 2 of them now'],
  ],
  immune: [[{ type: 'immune', seat: 0, area: 'health' }, "Ada's Health key is safe on the stand: the hang-up blows over"]],
  'no-key': [[{ type: 'no-key', seat: 0 }, 'Ada has all six keys already and cannot use another']],
  show: [[{ type: 'show', seat: 0, cards: ['S40', 'S15'], why: 'space' }, 'Ada learns: “Look up.” (Faith) or “Bring soup.” (Love)']],
  improve: [
    [{ type: 'improve', seat: 0, card: 'S40', why: 'space' }, 'Ada learns: “Look up.” (Faith)'],
    [{ type: 'improve', seat: 0, card: 'S40', why: 'fate' }, 'Ada learns: “Look up.” (Faith)'],
    [{ type: 'improve', seat: 1, card: 'S46', why: 'reward' }, "Ben's reward: “Floss.” (Health)"],
    [{ type: 'improve', seat: 0, card: 'S15', why: 'own-button' }, "Ada's own button turns fate into a lesson: “Bring soup.” (Love)"],
  ],
  choose: [
    [{ type: 'choose', seat: 0, card: 'S40', other: 'S15' }, 'Ada keeps “Look up.” (Faith), and “Bring soup.” (Love) goes under the pile'],
  ],
  'no-card': [[{ type: 'no-card', seat: 0 }, 'No self-improvement card is left for Ada']],
  unneeded: [[{ type: 'unneeded', seat: 0, card: 'S40' }, "Ada's Faith key is on the stand already: the card goes under the pile"]],
  save: [[{ type: 'save', seat: 0, card: 'S40' }, 'Ada saves it for a rainy day']],
  cancel: [
    [
      { type: 'cancel', seat: 0, area: 'faith', hangUp: 'F07', card: 'S40', left: 0 },
      'Ada gets over a hang-up on Faith: “You expect rain and carry three umbrellas.”',
    ],
    [
      { type: 'cancel', seat: 0, area: 'faith', hangUp: 'H-faith', card: 'S40', left: 2 },
      'Ada gets over a hang-up on Faith: “You believe it when you have seen it twice.” There are 2 more',
    ],
  ],
  key: [
    [{ type: 'key', seat: 0, area: 'faith', hangUps: 0 }, 'Ada has the Faith key. “An open sky.”'],
    [{ type: 'key', seat: 0, area: 'faith', hangUps: 1 }, 'Ada has the Faith key, but 1 hang-up keeps it off the stand'],
    [{ type: 'key', seat: 0, area: 'faith', hangUps: 2 }, 'Ada has the Faith key, but 2 hang-ups keep it off the stand'],
  ],
  again: [
    [{ type: 'again', seat: 0, track: 'self' }, 'Ada has come all the way round Self-Improvement'],
    [{ type: 'again', seat: 0, track: 'love' }, 'Ada has come round Love once more; the key is there already'],
  ],
  stand: [[{ type: 'stand', seat: 0, area: 'faith', keys: 4, needed: 6 }, 'Ada places the Faith key on the stand: 4 of 6']],
  return: [
    [{ type: 'return', seat: 0, cards: ['S01'] }, 'Ada has no more use for 1 saved card: under the pile with it'],
    [{ type: 'return', seat: 0, cards: ['S01', 'S02'] }, 'Ada has no more use for 2 saved cards: under the pile with them'],
  ],
  finish: [[{ type: 'finish', seat: 0 }, "Ada's rainbow is complete! The others play the round to its end"]],
  over: [
    [{ type: 'over', winners: [2], rounds: 37, out: 'keys', alone: false }, 'Cleo is the winner of Happiness after 37 rounds!'],
    [{ type: 'over', winners: [0, 2], rounds: 25, out: 'keys', alone: false }, 'Ada and Cleo share Happiness after 25 rounds!'],
    [{ type: 'over', winners: [], rounds: 200, out: 'time', alone: false }, 'Time is up after 200 rounds, and nobody has filled the stand'],
    [{ type: 'over', winners: [0], rounds: 33, out: 'keys', alone: true }, 'Ada has found Happiness in 33 turns!'],
    [{ type: 'over', winners: [], rounds: 120, out: 'time', alone: true }, '120 turns are over, and Ada is still searching'],
  ],
};

test.each(Object.values(LOG).flat())('the log tells %o', (event, words) => {
  expect(rainbow.words.event(event, NAMES)).toBe(words);
});

const say = (s: RainbowState, move: Move) => rainbow.words.move(viewFor(s, null), question(s), move, NAMES);

describe('an answer', () => {
  const onWheel = given({
    players: [
      { holder: 1, button: ['love', 2] },
      { at: ['friendship', 7], button: ['self', 5] },
    ],
  });
  const onLove = given({
    players: [
      { at: ['love', 5], hangUps: ['H-love', 'F03', 'H-faith'], button: ['love', 11] },
      { holder: 0, button: ['love', 9] },
    ],
    options: { pickOfTwo: true },
  });

  test.each([
    [{ t: 'holder', h: 3 }, 'The holder at Knowledge'],
    [{ t: 'off' }, 'Get off at Love'],
    [{ t: 'spin' }, 'Spin the wheel'],
    [{ t: 'stay' }, 'Stay on the wheel'],
    [{ t: 'nudge', dir: 1 }, 'Nudge the wheel one notch on, to Self-Improvement'],
    [{ t: 'nudge', dir: -1 }, 'Nudge the wheel one notch back, to Friendship'],
    [{ t: 'keep' }, 'Leave the button on Love 2'],
    [{ t: 'button', track: 'friendship', pos: 10 }, 'Button on Friendship 10, 30 % likely to help'],
    [{ t: 'button', track: 'love', pos: 6 }, 'Button on Love 6'],
  ] as [Move, string][])('on the wheel: %o', (move, words) => {
    expect(say(onWheel, move)).toBe(words);
  });

  test('7.3 about a button says how likely it is that anybody at all lands there', () => {
    const s = given({ players: [{ button: ['love', 2] }, { at: ['love', 1] }, { at: ['love', 3] }], asks: 'move-button' });
    expect(say(s, { t: 'button', track: 'love', pos: 6 })).toBe('Button on Love 6, 31 % likely to help'); // 1 - (5 / 6)²
  });

  test.each([
    [{ t: 'off' }, 'Leave Love'],
    [{ t: 'go' }, 'Spin the heart'],
    [{ t: 'key', area: 'love' }, 'The Love key, with 2 hang-ups in the way'],
    [{ t: 'key', area: 'faith' }, 'The Faith key, with 1 hang-up in the way'],
    [{ t: 'key', area: 'money' }, 'The Money key, straight onto the stand'],
    [{ t: 'improve', card: 'S15' }, '“Bring soup.” (Love), cancels a hang-up'],
    [{ t: 'improve', card: 'S46' }, '“Floss.” (Health), to be saved'],
  ] as [Move, string][])('on a track: %o', (move, words) => {
    expect(say(onLove, move)).toBe(words);
  });

  test.each([
    [5, 1, 'Move 1, to Love 6: fate'],
    [5, 2, 'Move 2, to Love 7: back to the start'],
    [5, 3, 'Move 3, to Love 8: self-improvement'],
    [5, 4, 'Move 4, to Love 9: a button keeps fate away'],
    [5, 5, 'Move 5, to Love 10: $1,000'],
    [5, 6, 'Move 6, to Love 11: fate'],
    [9, 6, 'Move 6, to Love 13: the end of the track'],
    [0, 1, 'Move 1, to Love 1: “The daisies say yes today.”'],
  ])('4.11 from Love %i says where %i leads and what waits there', (pos, value, words) => {
    const s = given({
      players: [
        { at: ['love', pos], button: ['love', 11] },
        { holder: 0, button: ['love', 9] },
      ],
      options: { pickOfTwo: true },
    });
    go(s, [value, value === 6 ? 2 : 6]);
    expect(say(s, { t: 'take', n: 0 })).toBe(words);
  });

  test('6.1a knows who needs no more money', () => {
    const s = given({ players: [{ at: ['love', 5], stand: ['money'] }, {}], options: { pickOfTwo: true } });
    go(s, [5, 1]);
    expect(say(s, { t: 'take', n: 0 })).toBe('Move 5, to Love 10: money you no longer need');
  });
});

describe('a question', () => {
  const heard = (s: RainbowState, by: number | null) => rainbow.words.question(viewFor(s, by), question(s), NAMES);

  test.each([
    ['place-marker', {}, 'Which holder of the Rainbow Wheel for your marker?', 'Ada puts a marker on the wheel.'],
    ['place-button', {}, 'Which fate space for your Happiness Button?', 'Ada lays a Happiness Button.'],
    ['wheel', {}, 'You are at Friendship. Get off here, or spin the wheel?', 'Ada gets off the wheel or spins it.'],
    ['wheel', { unspun: true }, 'Your marker waits for a spin. Spin the wheel!', 'Ada gets off the wheel or spins it.'],
    ['after-spin', {}, 'The wheel has brought you to Friendship. Get off here?', 'Ada gets off or stays.'],
    ['after-nudge', {}, 'You are at Friendship now. Get off here?', 'Ada gets off or stays.'],
    ['track', { at: ['faith', 7] }, 'You are at Faith 7 of 15. Spin the lightning!', 'Ada moves on.'],
    ['track', { at: ['self', 0] }, 'You are at the start of Self-Improvement. Turn over a bookshelf card!', 'Ada moves on.'],
    ['choose-key', { at: ['faith', 8] }, 'Fate gives you a key. Which one do you need?', 'Ada chooses a key.'],
    [
      'return-marker',
      { at: ['faith', 15] },
      'The holder of this track is taken. Which other one for your marker?',
      'Ada puts the marker back on the wheel.',
    ],
    ['choose-card', {}, 'Which of the two cards do you take?', 'Ada chooses a card.'],
    ['move-button', {}, 'Your turn is done. Where should your Happiness Button lie?', 'Ada may move the Happiness Button.'],
  ] as [Question, Given['players'][number], string, string][])(
    '"%s" (%o) is put to one and told to the others',
    (asks, player, mine, theirs) => {
      const s = given({ players: [player, {}], asks });
      expect(heard(s, 0)).toBe(mine);
      expect(heard(s, 1)).toBe(theirs);
      expect(heard(s, null)).toBe(theirs);
    },
  );

  test('4.11 "take-move" names both results', () => {
    const s = given({ players: [{ at: ['love', 5] }, {}], options: { pickOfTwo: true } });
    go(s, [2, 5]);
    expect(heard(s, 0)).toBe('Move 2 or 5?');
    expect(heard(s, 1)).toBe('Ada chooses a number.');
  });
});

describe('the table', () => {
  const read = (s: RainbowState, seat: number | null) =>
    rainbow.words.table(viewFor(s, seat), NAMES).map(({ heading, lines }) => [heading, ...lines]);

  test('11.2 is read out with wheel, players and piles, and counts what can be counted', () => {
    const s = given({
      players: [
        {
          at: ['love', 4],
          stand: ['money', 'faith'],
          front: ['love'],
          hangUps: ['H-love', 'F03', 'H-health'],
          saved: ['S01', 'S02'],
          money: 2500,
          button: ['self', 5],
        },
        { holder: 3, unspun: true, button: ['love', 9] },
      ],
      rotation: 2,
      round: 7,
      bicycle: [],
      bookshelf: [1, 4],
    });
    expect(read(s, 0)).toEqual([
      [
        'Rainbow Wheel, round 7',
        'At Self-Improvement: nobody',
        'At Knowledge: nobody',
        'At Faith: nobody',
        'At Health: Ben',
        'At Friendship: nobody',
        'At Love: nobody',
      ],
      [
        'Ada (you)',
        'Stand: Money and Faith (2 of 6)',
        'Waiting keys: Love',
        'Hang-ups: 2 x Love, 1 x Health',
        'Saved cards: 2 x Friendship',
        'Money: $2,500 of $2,500',
        'Marker: Love 4',
        'Button: Self-Improvement 5',
      ],
      [
        'Ben',
        'Stand: no key (0 of 6)',
        'Hang-ups: none',
        'Money: $0 of $2,500',
        'Marker: on the wheel, at Health, waiting for a spin',
        'Button: Love 9',
      ],
      [
        'Tracks, space by space',
        'Friendship: o f b f o $ f o - f $$ end',
        'Love: - f o f $ f b o f $$ f o end',
        'Self-Improvement: o b o o f o o $ o o end',
        'Knowledge: - o f $ f - o f $$ f o - b $$ f end',
        'Faith: f - o b f - $ f o f $$ o b f end',
        'Health: - o f $ o f o b f $ f $ end',
        'o self-improvement, f fate, b back to the start, $ $500, $$ $1,000, - nothing',
      ],
      [
        'Piles',
        'Self-improvement: 58 cards, 34 % of them cancel a hang-up of Ada',
        'Fate: 21 cards; for Ada 7 hang-ups, 6 improvements, 4 keys',
        'Bookshelf: numbers left 1, 4',
        'Bicycle: used up, to be shuffled',
      ],
    ]);
  });

  test('9.4 says who has gone home, and before play who holds the marker in the hand', () => {
    const s = given({
      players: [{ at: ['friendship', 11], stand: ['money', 'love', 'knowledge', 'faith', 'health'] }, {}],
      options: { finishRound: true, buttons: false },
    });
    go(s, 1);
    expect(read(s, null)[1]).toContain('Marker: at home');
    const before = given({ players: [{ holder: -1 }, { holder: -1 }], round: 0, asks: 'place-marker' });
    expect(read(before, 1)[1]).toContain('Marker: in the hand');
  });

  test('6.4a can be read when a pile is bare', () => {
    const s = given({ players: [{ hangUps: ['H-love'] }], improvements: [] });
    expect(read(s, null).at(-1)?.[1]).toBe('Self-improvement: 0 cards, 0 % of them cancel a hang-up of Ada');
    expect(read(s, null)[0]?.[0]).toBe('Rainbow Wheel, turn 1');
  });
});

test('a whole turn can be told from its events', () => {
  const s = given({
    players: [
      { holder: 0 },
      { at: ['knowledge', 0], button: ['self', 5] },
      { holder: 2, front: ['faith'], hangUps: ['H-faith'], button: ['knowledge', 3] },
    ],
    options: { buttons: false },
  });
  const told = [...spin(s, 1), ...play(s, { t: 'off' }), ...go(s, 3, { improvements: ['S40'] })];
  expect(told.map((event) => rainbow.words.event(event, NAMES))).toEqual([
    'Ada spins the wheel: Ada at Love, Cleo at Knowledge',
    'Ada gets off at Love. “Follow the arrow. It knows more than you do.”',
    'The computer hums and tells Ben: 3',
    'Ben comes to Knowledge 3. “Pop quiz!”',
    "Cleo's button saves Ben from fate",
    "Cleo's reward: “Look up.” (Faith)",
    'Cleo gets over a hang-up on Faith: “You believe it when you have seen it twice.”',
    'Cleo places the Faith key on the stand: 1 of 6',
  ]);
});
