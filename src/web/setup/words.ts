/** The sentences of the set-up. */
import { steps } from '../../bots/index.js';
import type { SeatChoice } from './plan.js';
import type { Way } from './ways.js';

const LIST = new Intl.ListFormat('en-GB');
const PLURAL = new Intl.PluralRules('en-GB');
export const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];

const numbered = (n: number, one: string, other: string): string => `${NUMBERS[n] ?? n} ${PLURAL.select(n) === 'one' ? one : other}`;

export const SETUP_WORDS = {
  chip: 'Set up',
  loading: 'The box is being opened…',
  notHere: 'This game is not on the shelf yet. It is coming.',
  how: 'How do you play?',
  where: 'Who sits where?',
  which: 'Which game?',
  yourName: 'Your name',
  name: 'Name',
  nameOf: (seat: number) => `Name of seat ${seat + 1}`,
  whoAt: (seat: number, now: string) => `Who sits in seat ${seat + 1}: ${now}`,
  begin: 'begins',
  begins: (seat: string) => `${seat} begins`,
  waits: (way: Way) => (way === 'television' ? 'waits for a phone' : 'waits for a friend'),
  changed: (preset: string) => `${preset}, changed`,
  minutes: (n: number) => `${n}\u00a0min`,
  table: { title: (seat: number) => `Seat ${seat + 1}`, who: (seat: number) => `Who sits in seat ${seat + 1}?`, add: 'Add a seat' },
  laid: (seats: string) => `The table is laid for ${seats}`,
  lasts: (minutes: number) => `About ${minutes} minutes.`,
  notYet: 'Not yet',
  mend: 'It is marked where it is.',
  nameKept: 'Type your name at your seat. It is kept on this device.',
  strength: 'How strong is it?',
  wins: (of100: number, below: string) => `${of100} of 100 against ${below}`,
  notApart: (below: string) => `not measured apart from ${below}`,
  variants: 'Variants',
  fold: (changed: number, of: number) => `${changed === 0 ? 'None' : changed} changed. ${of} to choose from.`,
  count: (n: number) => `${n} changed`,
  setBack: 'Set all back',
  closeOf: (title: string) => `Close ${title.toLowerCase()}`,
  other: 'Other',
  otherNumber: (label: string, min: number, max: number) => `${label}, from ${min} to ${max}`,
  about: (label: string) => `What is known of “${label}”`,
  rule: (clause: string) => `Rule ${clause}`,
  more: 'More',
  deal: 'Words for the deal',
  dealWords: 'The same words deal the same match again. Leave it empty for a fresh one.',
} as const;

/** A picture each: its name, and what it is like. */
export const WAY_WORDS: Readonly<Record<Way, readonly [name: string, line: string]>> = {
  alone: ['Alone', 'You against bots, or a solo puzzle.'],
  here: ['Around this device', 'One screen goes from hand to hand.'],
  link: ['With friends by a link', 'Everybody at home, on any device.'],
  television: ['On the television', 'The board up there, your hand on your phone.'],
};

/** Who may sit on a seat, as it is chosen. */
export const KIND_WORDS: Readonly<Record<SeatChoice['kind'], string>> = { me: 'You', here: 'A person', friend: 'A friend', bot: 'A bot' };
export const NOBODY = 'Nobody';

/** What stands under a name. */
export function seatWords(place: SeatChoice, way: Way): string {
  if (place.kind === 'bot') return steps[place.step].title;
  if (place.kind === 'here') return 'passes the screen';
  if (place.kind === 'friend') return way === 'television' ? 'By phone' : 'A friend';
  return 'You';
}

export const GO_WORDS: Readonly<Record<Way, string>> = {
  alone: 'Begin',
  here: 'Begin',
  link: 'Invite',
  television: 'Show it on the television',
};

export const FAULT_WORDS = {
  myName: 'What are you called?',
  noName: 'Who sits here?',
  twice: (name: string) => `Two players are called ${name}.`,
} as const;

/** Who plays, in a sentence: "You, two friends by a link and two bots." */
export function whoPlays(places: readonly SeatChoice[], names: readonly string[], way: Way): string {
  const mine = places.some(({ kind }) => kind === 'me');
  const bots = places.flatMap((place, seat) => (place.kind === 'bot' ? [`${names[seat]} (${steps[place.step].title.toLowerCase()})`] : []));
  if (way === 'link' || way === 'television') {
    const friends = places.filter(({ kind }) => kind === 'friend').length;
    const [one, more] = way === 'link' ? ['friend by a link', 'friends by a link'] : ['of you by phone', 'of you by phone'];
    const all = LIST.format([
      ...(mine ? ['You'] : []),
      ...(friends > 0 ? [numbered(friends, one, more)] : []),
      ...(bots.length > 0 ? [numbered(bots.length, 'bot', 'bots')] : []),
    ]);
    return `${all.charAt(0).toUpperCase()}${all.slice(1)}.`;
  }
  if (places.length === 1 && mine) return 'You alone.';
  const here = places.flatMap((place, seat) => (place.kind === 'here' ? [names[seat] || 'somebody'] : []));
  if (here.length === 0) return `${LIST.format([...(mine ? ['You'] : []), ...bots])}.`;
  const passing = `${LIST.format([...(mine ? ['You'] : []), ...here])} pass this screen`;
  return bots.length === 0 ? `${passing}.` : `${passing}; ${LIST.format(bots)} ${bots.length === 1 ? 'is a bot' : 'are bots'}.`;
}

export const EVENING_WORDS = {
  title: 'Evening or days',
  unclocked: 'No clock: come back tomorrow if you like.',
  clocked: (time: string, per: 'decision' | 'match') =>
    per === 'decision' ? `${time} for each decision.` : `${time} each for the whole match.`,
  none: 'None',
  time: (time: string, per: 'decision' | 'match') => (per === 'decision' ? `${time} a decision` : `${time} a match`),
  clock: { name: 'Clock', line: 'How long everybody may think. Without one you can play over days.' },
  atZero: { name: 'When the time is up', line: 'What happens to whoever has thought too long.' },
  absence: { name: 'If somebody has gone', line: 'What happens when it is the turn of somebody who is not there.' },
  wait: 'The table waits',
  after: (time: string) => `A bot after ${time}`,
  talk: { name: 'Talk', line: 'What people can say to each other at the table.' },
  talks: ['Phrases and chat', 'Phrases only', 'Nothing'],
  hints: { name: 'Hints', line: 'Whoever takes one is named in the journal. In the public lobby there are none.' },
  told: 'Allowed, and told',
  listed: { name: 'Public', line: 'In the public lobby anybody may take a free seat.' },
  yes: 'In the lobby',
  no: 'Friends only',
} as const;
