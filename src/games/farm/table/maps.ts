/** The maps that lie over the farm. Each answers one question with one figure, and the bar and the panel beside the farm say the same. */
import type { Seat } from '../../../engine/game.js';
import { boardIn, bugsInReach, type FarmView, FOODS, type Food, type Kind, many, reachOf, type Shared, tokensAt } from '../face.js';
import { GIVEN, givenBy } from './figures.js';
import { prospects } from './forecast.js';
import type { Says } from './tile.js';
import { prospectWords } from './words.js';

export type MapName = 'land' | 'food' | 'bugs';

/** By square; null where a map has nothing to say. */
export function mapOf(view: FarmView, seat: Seat, map: MapName, kind: Kind): readonly (Says | null)[] | null {
  const { shared } = view;
  if (map === 'bugs') {
    return shared.land.map((_, at): Says => {
      const bugs = bugsInReach(shared, at);
      return { map, bugs, words: `${many(bugs, 'bug')} in reach` };
    });
  }
  if (map === 'land') return null;
  const given = givenBy(kind);
  const thing = GIVEN.find((each) => given[each] > 0) ?? null;
  const all = prospects(view, seat, kind);
  if (all === null) return null;
  return all.map((prospect): Says | null => {
    if (prospect === null) return null;
    const { fate } = prospect;
    const gives = fate === 'calm' && thing !== null;
    return { map, fate, thing: gives ? thing : null, n: gives ? given[thing] : 0, words: `a ${kind} here: ${prospectWords(prospect)}` };
  });
}

/** All that lies in reach of a square. */
export function inReach(shared: Shared, at: number): readonly { readonly food: Food; readonly n: number }[] {
  const reach = reachOf(boardIn(shared), at);
  return FOODS.map((food) => ({ food, n: reach.reduce((sum, near) => sum + tokensAt(shared, food, near), 0) })).filter(({ n }) => n > 0);
}
