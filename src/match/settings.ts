/** What a host chooses before a match begins, and the figures that everything said and written at a table keeps to. */
import type { BotName } from '../bots/index.js';

export type { BotName };

/** Who may sit on a chair. `person`: the match waits for somebody; `open`: a bot sits down if nobody came by the start. */
export type SeatPlan =
  | { readonly kind: 'person' }
  | { readonly kind: 'open'; readonly bot: BotName }
  | { readonly kind: 'bot'; readonly bot: BotName };

/** What happens when a seat's time is used up: a bot answers this one question, plays on until the person comes back, or keeps the seat for good. */
export const AT_ZERO = ['answer', 'take-over', 'lose-seat'] as const;

/** A time limit per question, or per seat for the whole match. In the latter, once used up, each further question still has `BREATH`. */
export interface ClockRule {
  readonly per: 'decision' | 'match';
  readonly seconds: number;
  readonly atZero: (typeof AT_ZERO)[number];
}

export interface Settings {
  readonly listed: boolean; // in the public lobby, where strangers may take a free seat
  readonly startWhenFull: boolean; // otherwise the host starts
  readonly clock: ClockRule | null;
  readonly absence: number | null; // seconds after which a bot stands in for a person who is asked and not there
  readonly standIn: BotName; // the bot that takes over a seat
  readonly talk: 'chat' | 'phrases' | 'silent';
}

export const USUAL: Settings = { listed: false, startWhenFull: true, clock: null, absence: null, standIn: 'steady', talk: 'chat' };

export const LONGEST = { name: 20, word: 40, chat: 300, url: 500 } as const;
export const CLOCK_SECONDS = { min: 5, max: 30 * 24 * 3600 } as const;
export const BREATH = 15_000; // milliseconds that a question has even when the match clock is used up
export const MOST_LINES = 20_000; // of a log; a long match with much talk has some thousands. Beyond it only what brings the match to its end is taken
export const SEATS_SHARE = 0.75; // of those lines, for all seats together; none can take what belongs to the others
export const ABANDONED = 7 * 24 * 3600 * 1000; // milliseconds after which any sitter may let a bot play for somebody who does not come back
export const GRACE_FOR_TAKE_BACK = 30_000; // bots wait so long for the people to agree on a take-back

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
export type Phrase = keyof typeof PHRASES;
export const PHRASE_IDS = Object.keys(PHRASES) as readonly Phrase[];
