/** Spend: buying an item, or doing an activity, at a level of one's choice (R 5.7). */
import { SPEND } from '../board.js';
import { cardOf, faceOf, isActivity, levelOf, levelsOn, THINGS } from '../cards.js';
import { gain, pullTrait } from '../effects.js';
import { amounts } from '../goods.js';
import { remember } from '../life.js';
import * as moves from '../moves.js';
import { barToPay, FULL } from '../pay.js';
import { playerAt, rowAt, setLevel, withOne } from '../table.js';
import { type ActionOf, offer, payFor, place, takeAndRefill } from './action.js';

export const spend: ActionOf<'spend'> = {
  list(e, shared, seat, out, refuse) {
    const p = playerAt(shared, seat);
    for (const card of rowAt(shared, THINGS)) {
      if (card < 0) continue;
      for (let level = 1; level <= levelsOn(e, card); level++) {
        const { cost, name } = levelOf(e, card, level);
        const what = refuse && { clause: '5.7', what: `${faceOf(e, card).name}, level ${level} (${name}),` };
        offer(out, refuse, moves.spend(e, card, level), barToPay(p, cost, 0, 1 + cost.hourglass, what ?? null));
      }
    }
  },
  perform(e, shared, seat, move, _, x) {
    const p = playerAt(shared, seat);
    const card = cardOf(e, move.card);
    const { cost, reward } = levelOf(e, card, move.level);
    if (!place(shared, seat, SPEND, x) || !payFor(e, shared, seat, card, cost, FULL, x)) return;
    const activity = isActivity(e, card);
    if (activity) {
      p.activities = withOne(p.activities, card);
      p.activitiesDone++;
    } else {
      p.items = withOne(p.items, card);
    }
    setLevel(shared, card, move.level);
    remember(p, shared.round, 'bought', card, move.level);
    x.tell?.({ type: 'spend', seat, card: move.card, level: move.level, paid: amounts(cost), gained: amounts(reward) });
    takeAndRefill(e, shared, card, x);
    gain(shared, seat, reward, activity ? 'activity' : 'item', x);
    if (activity) pullTrait(e, shared, seat, 'activity', x);
  },
};
