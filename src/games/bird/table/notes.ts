/** What Bird of Happiness explains when it is met for the first time. */
import { type FirstNote, metBy } from '../../../web/kit/first-note.js';
import { type BirdTypes, MUST_TAKE_AT } from '../face.js';

export const notes: readonly FirstNote<BirdTypes>[] = [
  {
    thing: 'black bird',
    words: 'A black bird sends the others’ rows back into their decks. No card is lost.',
    meets: metBy((event, me) => (event.type !== 'upset' ? null : event.seat === me ? 'hit' : event.by === me ? 'drew' : 'others')),
  },
  {
    thing: 'closed ring',
    words: `With ${MUST_TAKE_AT} power the ring is closed: take a card, please must wait.`,
    meets: ({ question, view, me }) => (question.kind === 'main' && (view.shared.players[me]?.power ?? 0) >= MUST_TAKE_AT ? 'hit' : null),
  },
  {
    thing: 'red flip',
    words: 'A red bird flips one more card at once. It counts as one bird.',
    meets: metBy((event, me) => (event.type !== 'again' ? null : event.seat === me ? 'drew' : 'others')),
  },
  {
    thing: 'calm birds',
    words: 'For long nobody took a card: black birds are calm and upset nobody for now.',
    meets: metBy((event) => (event.type === 'calm' ? 'others' : null)),
  },
];
