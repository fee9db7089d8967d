/** What a host chooses before a match begins, and the figures that everything said and written at a table keeps to. */
import { type BotName, isWeakerThanUsual, USUAL_STEP } from '../bots/index.js';

export type { BotName };

/** Who may sit on a chair. `person`: the match waits for somebody; `open`: a bot sits down if nobody came by the start. */
export type SeatPlan =
  | { readonly kind: 'person' }
  | { readonly kind: 'open'; readonly bot: BotName }
  | { readonly kind: 'bot'; readonly bot: BotName };

/**
 * What happens when a seat's time is used up. `usual`: one usual move is played, and when it happens twice in a row a bot plays on until the
 * person comes back. `answer`: one usual move, every time. `take-over`: a bot plays on at once. `lose-seat`: a bot keeps the seat for good.
 */
export const AT_ZERO = ['usual', 'answer', 'take-over', 'lose-seat'] as const;

/** A time limit per question, or per seat for the whole match. In the latter, once used up, each further question still has `BREATH`. */
export interface ClockRule {
  readonly per: 'decision' | 'match';
  readonly seconds: number;
  readonly atZero: (typeof AT_ZERO)[number];
}

export interface TableSettings {
  readonly listed: boolean; // in the public lobby, where strangers may take a free seat
  readonly startWhenFull: boolean; // otherwise the host starts
  readonly clock: ClockRule | null;
  readonly absence: number | null; // seconds after which a bot stands in for a person who is asked and not there
  readonly standIn: BotName; // the bot that takes over a seat
  readonly talk: 'chat' | 'phrases' | 'silent';
  readonly hints: boolean; // people may take hints, and each is told; never at a table that is or was public
  readonly takeBacks?: boolean; // false: what is played stays, as in a try that counts; true without it
}

export const USUAL: TableSettings = {
  listed: false,
  startWhenFull: true,
  clock: null,
  absence: null,
  standIn: USUAL_STEP,
  talk: 'chat',
  hints: true,
};

export const DAY = 24 * 3600 * 1000; // milliseconds
export const EVENING_PATIENCE = 120_000; // milliseconds that a host must wait for somebody who is there, at a table without a clock
export const RECENT_NOTES = 50; // of what was done to the table, as it is told

/** A table is meant for days if its clock, or its patience with somebody who is away, is a day or more. */
export const isOverDays = ({ clock, absence }: TableSettings): boolean => Math.max(clock?.seconds ?? 0, absence ?? 0) * 1000 >= DAY;

/** How long the people have to answer a request before it lapses. */
export const answerTime = (settings: TableSettings): number => (isOverDays(settings) ? DAY : 60_000);

/** Which rules of the house a match was founded under. Those founded before there were numbers have none, and keep to what held then. */
export const TERMS = 2;

/** At a table for strangers nobody's seat is played worse than usual. */
export const atLeastUsual = (bot: BotName): BotName => (isWeakerThanUsual(bot) ? USUAL.standIn : bot);

export const OPENING = 20_000; // milliseconds that promised words are awaited before the match begins
export const MINUTE_MORE = 60_000; // milliseconds, once a round for who asks
export const LONGEST = { name: 20, word: 40, salted: 70, chat: 300, closing: 200, url: 500 } as const;
export const CLOCK_SECONDS = { min: 5, max: 30 * 24 * 3600 } as const;
export const BREATH = 15_000; // milliseconds that a question has even when the match clock is used up
export const MOST_LINES = 20_000; // of a log; a long match with much talk has some thousands. Beyond it only what brings the match to its end is taken
export const SEATS_SHARE = 0.75; // of those lines, for all seats together; none can take what belongs to the others
export const ABANDONED = 7 * 24 * 3600 * 1000; // milliseconds after which any sitter may let a bot play for somebody who does not come back
export const TALK_KEPT = 30 * DAY; // milliseconds after the end of a match: then talk and the addresses of its people are removed
export const REPORTED_TALK = 20; // of what was said last, in a report
export const GRACE_FOR_TAKE_BACK = 30_000; // bots wait so long for the people to agree on a take-back

const HIDDEN = /[\p{Cc}\p{Cs}\u2028\u2029]|(?!\u200d)\p{Cf}/gu;

/** One line of text without control characters and invisible marks, but for the joiner that some emoji need. */
export const tidied = (text: string): string => text.normalize('NFC').replace(HIDDEN, ' ').replace(/\s+/g, ' ').trim();

/** Things to say with one tap, in any language the screen speaks. The log keeps the id. */
export const PHRASES = {
  hello: 'Hello!',
  luck: 'Good luck!',
  nice: 'Well played!',
  thanks: 'Thank you!',
  oops: 'Oops…',
  think: 'Let me think.',
  hurry: 'Your turn, I believe.',
  wow: 'I did not see that coming!',
  later: 'I will be back later.',
  again: 'Once more?',
} as const;

/** All that can be said with one tap at a table of this game: its own phrases after those of every table. */
export const phrasesFor = ({
  about,
}: {
  readonly about: { readonly phrases?: Readonly<Record<string, string>> };
}): Readonly<Record<string, string>> => ({ ...about.phrases, ...PHRASES });

/** What was done to the table, as everybody is told of it. The log has the lines; a note has the name of whom it is about. */
export const NOTES = {
  host: (name: string) => `The host lets a bot play for ${name}.`,
  removed: (name: string) => `${name} was sent away by the host.`,
  lost: (name: string) => `The time of ${name} is used up: a bot keeps the seat.`,
  clock: (name: string) => `The time of ${name} was up: a bot plays for them.`,
  arranged: (name: string) => `The host has arranged the seat of ${name} anew.`,
  listed: () => 'The host has put this table into the public lobby.',
  unlisted: () => 'The host has taken this table out of the public lobby.',
  terms: () => 'The host has changed the terms of the table.',
  unopened: (name: string) => `The word of ${name} was not opened in time and is left out.`,
  left: (name: string) => `${name} has left for a while: a bot plays.`,
  away: (name: string) => `${name} is away: a bot plays.`,
  back: (name: string) => `${name} is back.`,
  hinted: (name: string) => `${name} takes a hint.`,
  more: (name: string) => `${name} takes a minute more.`,
  joined: (name: string) => `${name} has taken an open seat.`,
  knocked: (name: string) => `${name} asks to be let in.`,
  admitted: (name: string) => `${name} may come in.`,
  refused: (name: string) => `${name} was not let in.`,
  proposed: (name: string) => `The host asks everybody else to give the seat of ${name} to a bot.`,
  opposed: (name: string) => `${name} keeps the seat: not everybody agreed.`,
  lapsed: (name: string) => `${name} keeps the seat: not everybody answered.`,
  closed: () => 'Whoever runs this server has ended the match. It has no result.',
  forgotten: () => 'Whoever runs this server has removed names and talk.',
  faded: () => 'What was said here is removed: the match has been over for a month.',
} as const;
export type NoteKind = keyof typeof NOTES;
