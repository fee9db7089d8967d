/** What Happiness Farm explains when it is met for the first time. */
import { type FirstNote, metBy } from '../../../web/kit/first-note.js';
import { breedOf, type FarmTypes, kindNumber, levelOf, NEWEST } from '../face.js';

export const notes: readonly FirstNote<FarmTypes>[] = [
  {
    thing: 'upset by bugs',
    words: `Upset: with ${NEWEST.upsetByBugs} or more bugs in reach it gives nothing. Chickens eat bugs.`,
    meets: metBy((event, me) => (event.type !== 'upset' ? null : event.seat === me ? 'hit' : 'others')),
  },
  {
    thing: 'roaming',
    words: 'Nothing to eat in reach: an animal wanders to the nearest square with food.',
    meets: ({ events, question, me }) => {
      if (question.kind === 'roam') return 'hit';
      const roamed = events.find(({ type }) => type === 'roam');
      return roamed === undefined ? null : 'seat' in roamed && roamed.seat === me ? 'hit' : 'others';
    },
  },
  {
    thing: 'herd step',
    words: 'A step of your herd: 1 more happiness. It stays while you keep as many.',
    meets: metBy((event, me) => {
      if ((event.type !== 'place' && event.type !== 'breed') || event.seat !== me) return null;
      const steps = breedOf(kindNumber(event.kind)).happiness;
      return levelOf(event.owns, steps) > levelOf(event.owns - 1, steps) ? 'drew' : null;
    }),
  },
  {
    thing: 'wool',
    words: 'Wool is paid at the beginning of the next selling. Nothing is lost.',
    meets: metBy((event, me) => (event.type === 'sell' && event.item === 'wool' ? (event.seat === me ? 'drew' : 'others') : null)),
  },
];
