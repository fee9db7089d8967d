/** What The Game of Happiness explains when it is met for the first time. */
import { type FirstNote, metBy } from '../../../web/kit/first-note.js';
import type { RainbowTypes } from '../face.js';

export const notes: readonly FirstNote<RainbowTypes>[] = [
  {
    thing: 'hang-up keeps a key',
    words: 'A hang-up keeps the key off the stand. Cards of its kind take it away.',
    meets: metBy((event, me) => (event.type !== 'key' || event.hangUps === 0 ? null : event.seat === me ? 'hit' : 'others')),
  },
  {
    thing: 'back to start',
    words: 'A blue space leads back to the start of its track. You go on from there.',
    meets: metBy((event, me) => (event.type !== 'back' ? null : event.seat === me ? 'hit' : 'others')),
  },
  {
    thing: 'another’s button',
    words: 'A Button of another player spares you from fate, and its owner gets a card.',
    meets: metBy((event, me) => (event.type !== 'rescue' ? null : event.seat === me ? 'hit' : 'others')),
  },
];
