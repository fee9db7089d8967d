/** A position in numbers, for estimates that are learned: the worth of a life by rule of thumb, what it is made of, and the time left. */
import type { Features } from '../../../engine/game.js';
import type { Editions } from '../../kit/editions.js';
import type { Edition } from '../editions/edition.js';
import { OLD_AGE_ROUNDS, TEEN } from '../rules/board.js';
import { NO_CARD } from '../rules/cards.js';
import { playerAt } from '../rules/table.js';
import type { PursuitTypes } from '../rules/types.js';
import { worthOf } from './worth.js';

export const features = (editions: Editions<Edition>): Features<PursuitTypes> => ({
  names: [
    'worth',
    'worth, by rounds left',
    'long-term happiness',
    'long-term happiness, by rounds left',
    'short-term happiness',
    'stress',
    'hourglasses',
    'hourglasses, by rounds left',
    'rounds left',
    'resources',
    'of the scarcest resource',
    'money',
    'projects',
    'partners',
    'items',
    'activities',
    'job',
    'bills',
    'goals won',
    'alive',
    'my turn',
    'action phase',
  ],

  fill({ shared }, seat, into) {
    const e = editions.of(shared);
    const p = playerAt(shared, seat);
    const left = TEEN + shared.options.adultRounds + OLD_AGE_ROUNDS - shared.round;
    const worth = worthOf(e, shared, seat);
    let at = 0;
    into[at++] = worth;
    into[at++] = worth * left;
    into[at++] = p.lth;
    into[at++] = p.lth * left;
    into[at++] = p.sth;
    into[at++] = p.stress;
    into[at++] = p.free;
    into[at++] = p.free * left;
    into[at++] = left;
    into[at++] = p.knowledge + p.creativity + p.influence;
    into[at++] = Math.min(p.knowledge, p.creativity, p.influence);
    into[at++] = p.money;
    into[at++] = p.projects.length;
    into[at++] = p.partners.length;
    into[at++] = p.items.length;
    into[at++] = p.activities.length;
    into[at++] = p.job === NO_CARD ? 0 : 1;
    into[at++] = p.bills.length;
    into[at++] = p.goalsWon;
    into[at++] = p.alive ? 1 : 0;
    into[at++] = shared.turn === seat ? 1 : 0;
    into[at++] = shared.phase === 'action' ? 1 : 0;
  },
});
