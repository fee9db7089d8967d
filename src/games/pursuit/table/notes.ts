/** What The Pursuit of Happiness explains when it is met for the first time. */
import type { Seat } from '../../../engine/game.js';
import { type FirstNote, metBy } from '../../../web/kit/first-note.js';
import { cardOf, type Edition, editionOf, faceOf, oldAge, type PursuitTypes, type Shared } from '../face.js';
import { leads } from './figures.js';

const isJob = (e: Edition, card: string): boolean => faceOf(e, cardOf(e, card)).type === 'job';

/** Somebody else has as much as this seat, and nobody has more. */
const isTied = (shared: Shared, seat: Seat): boolean =>
  leads(shared).some(({ goal, values, tied }) => {
    const known = values.flatMap((value) => value ?? []);
    return tied && known.length > 0 && values[seat] === (goal.best === 'most' ? Math.max(...known) : Math.min(...known));
  });

export const notes: readonly FirstNote<PursuitTypes>[] = [
  {
    thing: 'overload',
    words: 'Too much at once: each card above three, and a second love, costs 1 stress.',
    meets: metBy((event, me) =>
      event.type !== 'stress' || (event.why !== 'slots' && event.why !== 'partners') ? null : event.seat === me ? 'hit' : 'others',
    ),
  },
  {
    thing: 'fired',
    words: 'Fired: the job’s upkeep was not paid. That costs 1 happiness and 1 stress.',
    meets: ({ events, view, me }) => {
      const e = editionOf(view.shared);
      const fired = events.flatMap((event) => (event.type === 'givenUp' && event.unpaid && isJob(e, event.card) ? [event.seat] : []));
      return fired.length === 0 ? null : fired.includes(me) ? 'hit' : 'others';
    },
  },
  {
    thing: 'old age',
    words: 'Old age: every round brings stress by itself. Low stress is a longer life.',
    meets: metBy((event) => (event.type === 'round' && event.stage === 'Old Age' ? 'hit' : null)),
  },
  {
    thing: 'goal tie',
    words: 'You are level on a life goal: a tie gives nobody its bonus. Get one ahead.',
    meets: ({ view: { shared }, me }) =>
      shared.players.length > 1 && oldAge(shared.round, shared.options.adultRounds) > 0 && isTied(shared, me) ? 'others' : null,
  },
];
