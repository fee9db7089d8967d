/** Everything printed on the board, the devices and the cards, each table with its origin: the rulebook, a collector's contents list, or ours (R 11.1). */

/** The rulebook names the six keys (R 1.3) and the six tracks (R 1.2); the order round the wheel is ours, after its list of devices (R 2.2). */
export const AREAS = ['friendship', 'love', 'knowledge', 'faith', 'health', 'money'] as const;
export const TRACKS = ['friendship', 'love', 'self', 'knowledge', 'faith', 'health'] as const;
export const DEVICES = ['hand', 'heart', 'bookshelf', 'computer', 'lightning', 'bicycle'] as const;
export const SPACE_KINDS = ['start', 'plain', 'money', 'fate', 'back', 'improve', 'last'] as const;
export type Area = (typeof AREAS)[number];
export type TrackId = (typeof TRACKS)[number];
export type DeviceId = (typeof DEVICES)[number];
export type SpaceKind = (typeof SPACE_KINDS)[number];

export const AREA_NAMES: Readonly<Record<Area, string>> = {
  friendship: 'Friendship',
  love: 'Love',
  knowledge: 'Knowledge',
  faith: 'Faith',
  health: 'Health',
  money: 'Money',
};

export interface Space {
  readonly kind: SpaceKind;
  readonly amount: number; // dollars on a green space, 0 on all others
  readonly text: string;
}

interface Track {
  readonly name: string;
  readonly area: Area | null; // the key it earns
  readonly device: DeviceId;
  readonly spaces: readonly Space[];
}

const at = (kind: SpaceKind, text: string, amount = 0): Space => ({ kind, amount, text });

/** R 2.3. Colours, effects and devices from the rulebook; how many spaces, in which order, and what they say is ours. */
export const BOARD: Readonly<Record<TrackId, Track>> = {
  friendship: {
    name: 'Friendship',
    area: 'friendship',
    device: 'hand',
    spaces: [
      at('start', 'Hold out your hand. Somebody will take it.'),
      at('improve', 'You learn every name on your block.'),
      at('fate', 'A stranger knocks at the door.'),
      at('back', 'You forgot a birthday. Say you are sorry and start over.'),
      at('fate', 'A letter comes with no return address.'),
      at('improve', 'You laugh at yourself first.'),
      at('money', 'You run a lemonade stand together and split the pot.', 500),
      at('fate', 'Two friends want to sit next to you at once.'),
      at('improve', 'You keep a secret that was hard to keep.'),
      at('plain', 'Porch light on, guitar in tune. Come on over.'),
      at('fate', 'The whole gang votes on where to go.'),
      at('money', 'The band you drove around all summer cuts a record. They remember you.', 1000),
      at('last', 'There is a chair for you at every table in town.'),
    ],
  },
  love: {
    name: 'Love',
    area: 'love',
    device: 'heart',
    spaces: [
      at('start', 'Follow the arrow. It knows more than you do.'),
      at('plain', 'The daisies say yes today.'),
      at('fate', 'Your eyes meet across a crowded bus.'),
      at('improve', 'You say what you feel, out loud, in daylight.'),
      at('fate', 'The phone rings once and stops.'),
      at('money', 'Your wedding-cake booth is the hit of the fair.', 500),
      at('fate', 'The band begins a slow one.'),
      at('back', 'The green-eyed monster moves in. Show it out and start over.'),
      at('improve', 'You love somebody without trying to fix them.'),
      at('fate', 'An old flame is back in town.'),
      at('money', 'The love song you wrote on a napkin goes gold.', 1000),
      at('fate', 'Sunday dinner with the parents.'),
      at('improve', 'You forgive, and you mean it.'),
      at('last', 'Two toothbrushes, one cup, no hurry.'),
    ],
  },
  self: {
    name: 'Self-Improvement',
    area: null,
    device: 'bookshelf',
    spaces: [
      at('start', 'Pick a book. Any book. Begin.'),
      at('improve', 'You get up before the alarm.'),
      at('back', 'You promise to begin on Monday. So does the track.'),
      at('improve', 'You finish what you started last spring.'),
      at('improve', 'You ask for help and nothing terrible happens.'),
      at('fate', 'A magazine quiz: what are you really like?'),
      at('improve', 'You count to ten, and then to twenty.'),
      at('improve', 'You give up one small bad habit.'),
      at('money', 'The night course pays off: a raise.', 500),
      at('improve', 'You find your old diary and forgive the author.'),
      at('improve', 'You look in the mirror and wave.'),
      at('last', 'A better you, with plenty left to do.'),
    ],
  },
  knowledge: {
    name: 'Knowledge',
    area: 'knowledge',
    device: 'computer',
    spaces: [
      at('start', 'The computer is warm and humming. Feed it a question.'),
      at('plain', 'The library smells of rain and glue.'),
      at('improve', 'You look it up instead of making it up.'),
      at('fate', 'Pop quiz!'),
      at('money', 'Your science-fair volcano takes the blue ribbon.', 500),
      at('fate', 'The professor calls on the back row.'),
      at('plain', 'Why is the sky? Why not?'),
      at('improve', 'You change your mind and admit it.'),
      at('fate', 'The punch cards come back in the wrong order.'),
      at('money', 'You answer the big one on a television quiz.', 1000),
      at('fate', 'Somebody has torn out the last page.'),
      at('improve', 'You teach a child to read a clock.'),
      at('plain', 'You own nine dictionaries and lend them all.'),
      at('back', 'You knew it all already. Back to page one.'),
      at('money', 'Your gadget earns a patent.', 1000),
      at('fate', 'Finals week.'),
      at('last', 'You know what you do not know. That is the diploma.'),
    ],
  },
  faith: {
    name: 'Faith',
    area: 'faith',
    device: 'lightning',
    spaces: [
      at('start', 'Watch the sky. Something is about to move.'),
      at('fate', 'A fork in the road and no signpost.'),
      at('plain', 'Somebody left a candle burning for you.'),
      at('improve', 'You plant a tree you will never sit under.'),
      at('back', 'A doubt creeps in at three in the morning. Begin again.'),
      at('fate', 'The lights go out all over town.'),
      at('plain', 'Bells ring, and you did not even ask.'),
      at('money', 'A stranger pays back a loan you had forgotten.', 500),
      at('fate', 'A small voice says: jump.'),
      at('improve', 'You keep a promise nobody else remembers.'),
      at('fate', 'The rope bridge sways.'),
      at('money', 'The great-aunt you wrote to every week leaves you her piggy bank.', 1000),
      at('improve', 'You give thanks before the gift arrives.'),
      at('back', 'You dig up the seed to see whether it is growing. Begin again.'),
      at('fate', 'The storm turns your way.'),
      at('last', 'You cannot see the bridge, and you walk across.'),
    ],
  },
  health: {
    name: 'Health',
    area: 'health',
    device: 'bicycle',
    spaces: [
      at('start', 'Hop on. Ring the bell. Pedal.'),
      at('plain', 'Fresh air, and it is free.'),
      at('improve', 'You eat the carrot and leave the cake.'),
      at('fate', 'The doctor says "Hmm."'),
      at('money', 'You win the town bicycle race.', 500),
      at('improve', 'Eight hours of sleep, eight nights running.'),
      at('fate', 'Ice on the front steps.'),
      at('improve', 'You touch your toes. They are glad to hear from you.'),
      at('back', 'You skipped the dentist and your teeth noticed. Start over.'),
      at('fate', "Last summer's bathing suit has shrunk."),
      at('money', 'They pay you to lead the morning stretch.', 500),
      at('fate', 'One more helping?'),
      at('money', 'The insurance man likes the look of you.', 500),
      at('last', 'Heart like a drum, lungs like a sail.'),
    ],
  },
};

export type Device =
  | {
      readonly name: string;
      readonly cards: null;
      readonly outcomes: readonly { readonly label: string; readonly value: number; readonly weight: number }[];
    }
  | { readonly name: string; readonly cards: readonly number[]; readonly outcomes: null };

const spinner = (...values: readonly number[]) => values.map((value) => ({ label: `${value}`, value, weight: 1 }));

/** R 2.4. Which device moves which track is the rulebook's; twelve cards each from the contents list; the numbers are ours. */
export const DEVICE: Readonly<Record<DeviceId, Device>> = {
  hand: {
    name: 'Steel ball in the hand',
    cards: null,
    outcomes: [
      { label: 'thumb', value: 1, weight: 2 },
      { label: 'index', value: 2, weight: 5 },
      { label: 'middle', value: 3, weight: 6 },
      { label: 'ring', value: 4, weight: 5 },
      { label: 'little', value: 5, weight: 2 },
    ],
  },
  heart: { name: 'Heart spinner', cards: null, outcomes: spinner(1, 2, 3, 4, 5, 6) },
  bookshelf: { name: 'Bookshelf cards', cards: [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6], outcomes: null },
  computer: { name: 'Computer wheel', cards: null, outcomes: spinner(1, 2, 3, 4, 5, 6, 7, 8) },
  lightning: { name: 'Lightning spinner', cards: null, outcomes: spinner(1, 2, 3, 5, 7, 8) },
  bicycle: { name: 'Bicycle wheel cards', cards: [1, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 6], outcomes: null },
};

/** R 2.7. 22 cards from the contents list, three kinds from the rulebook; the split and the texts are ours. Two per area, in the order of AREAS. */
export const FATE_HANG_UPS: Readonly<Record<Area, readonly [string, string]>> = {
  friendship: ["You read your best friend's mail. Now nobody writes.", 'You only call when you need a ride.'],
  love: ['You keep score: who phoned last, who said sorry.', 'You fell for a photograph.'],
  knowledge: ['You quote a book you never opened.', 'You stopped asking questions the day you got an answer.'],
  faith: ['You expect rain and carry three umbrellas.', 'You traded your hopes for a sure thing.'],
  health: ['You jog as far as the doughnut shop.', 'You have given each of your aches a name.'],
  money: ['You bought it because the neighbors did.', 'You hid your savings so well that you cannot find them.'],
};
export const FATE_IMPROVES: readonly string[] = [
  'An old teacher stops you on the street and says she is proud of you.',
  'You take a long walk and come back somebody new.',
  'You lose an argument and learn something.',
  'A rainy Sunday, a good book, no telephone.',
  'A child asks you a question you cannot shake off.',
  'You write yourself a letter, and it is kind.',
];
export const FATE_KEYS: readonly string[] = [
  'The clouds part. What you were missing is suddenly simple.',
  'You stop chasing it, and it lands on your shoulder.',
  'You did somebody a good turn years ago. Today it comes home.',
  'You wake up singing and cannot say why.',
];

/** R 2.6. 60 cards from the contents list; ten per area and their texts are ours. */
export const IMPROVEMENTS: Readonly<Record<Area, readonly string[]>> = {
  friendship: [
    'Be the first to say hello.',
    'Lend the good umbrella.',
    'Remember how they take their coffee.',
    'Stay to wash the dishes.',
    'Tell the truth gently.',
    'Let somebody else pick the movie.',
    'Send the postcard.',
    'Ask twice how they are.',
    "Cheer for the other side's good play.",
    'Make room on the bench.',
  ],
  love: [
    'Say it before the train leaves.',
    'Hold hands in the parking lot.',
    'Let the last word go by.',
    'Dance, even badly.',
    'Bring soup.',
    'Notice the haircut.',
    'Leave a note in the lunch box.',
    'Listen to the whole story again.',
    'Put the kettle on for two.',
    'Be glad of their good news.',
  ],
  knowledge: [
    'Read the instructions first, for once.',
    'Say "I don\'t know" with a smile.',
    'Take the night class.',
    "Learn ten words of a neighbor's language.",
    'Take the radio apart. Put it back.',
    'Read the other newspaper too.',
    'Ask Grandpa how it really was.',
    'Learn to name three stars.',
    'Check your arithmetic.',
    'Finish the hard chapter.',
  ],
  faith: [
    'Leave the porch light on.',
    'Sit still for five minutes.',
    'Count what you have.',
    'Trust the second try.',
    "Sing the verse you don't know.",
    'Plant the bulb in October.',
    'Give it one more day.',
    'Say grace your own way.',
    'Let go of the rail.',
    'Look up.',
  ],
  health: [
    'Take the stairs.',
    'An apple, right now.',
    'Lights out at ten.',
    'Breathe all the way down.',
    'Walk to the store.',
    'Floss.',
    'Let one helping be plenty.',
    'Stretch like the cat.',
    'Throw out the ashtray.',
    'Laugh till it hurts a little.',
  ],
  money: [
    'Mend it instead of buying it.',
    'Put a dollar in the jar each week.',
    'Pay Charlie back.',
    'Own fewer things and like them more.',
    'Read the small print.',
    'Give some away on purpose.',
    'Pack your lunch.',
    'Sleep on it before you sign.',
    'Teach the kids to save.',
    'Want what you already have.',
  ],
};

/** R 2.5. One of each kind per player from the rulebook, 36 of each sort from the contents list; the texts are ours. */
export const HANG_UPS: Readonly<Record<Area, string>> = {
  friendship: 'You wave only at people who wave first.',
  love: 'You keep your heart in a safe and forgot the numbers.',
  knowledge: 'You would rather be right than find out.',
  faith: 'You believe it when you have seen it twice.',
  health: 'You say "tomorrow" to every push-up.',
  money: 'You count it every night and it never comes out the same.',
};
export const KEYS: Readonly<Record<Area, string>> = {
  friendship: 'An open hand.',
  love: 'An open heart.',
  knowledge: 'An open book.',
  faith: 'An open sky.',
  health: 'An open road.',
  money: 'An open purse.',
};

export const HOLDERS = 6; // ours, R 2.2
export const STAND_SLOTS = 6; // R 1.5
export const ROUNDS = 200; // ours, R 9.5
export const SOLO_TURNS = 120; // ours, R 10.5

/** Ours, R 10.6. */
export const SOLO_RANKS: readonly { readonly turns: number; readonly name: string }[] = [
  { turns: 30, name: 'Over the Rainbow' },
  { turns: 36, name: 'Pot of Gold' },
  { turns: 44, name: 'Blue Skies' },
  { turns: 54, name: 'Silver Lining' },
  { turns: 68, name: 'Sun Shower' },
  { turns: 120, name: 'Umbrella Weather' },
];
export const SOLO_UNFINISHED = 'Still Searching';
