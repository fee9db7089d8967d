/** A game in a twin world: everything one seat (or the public, null) can see is as in the real match, what it cannot see is made up anew, again and again. */

import { quickChance } from '../../engine/chance.js';
import { cloneOf } from '../../engine/clone.js';
import type { Game, GameTypes, Seat, State } from '../../engine/game.js';
import { copy } from '../../engine/json.js';
import { viewFor } from '../../engine/view.js';

/** From question `from` on, the hidden part is made up anew after every so many questions; before that the worlds are one. */
export function twinOf(
  game: Game<GameTypes>,
  seat: Seat | null,
  { from, every, salt }: { from: number; every: number; salt: number },
): Game<GameTypes> {
  const states = new WeakMap<object, State<GameTypes>>(); // by its shared part, because the referee hands rules a watched state
  const know = (s: State<GameTypes>): State<GameTypes> => {
    states.set(s.shared, s);
    return s;
  };
  const dream = (s: State<GameTypes>): State<GameTypes> => {
    const world = game.imagine(copy(viewFor(s, seat)), quickChance(salt + s.asked));
    return know(Object.assign(s, world));
  };
  return {
    ...game,
    setup: (table, x) => (from === 0 ? dream : know)(game.setup(table, x)),
    clone: (s) => know(cloneOf(game, s)),
    apply(watched, decision, move, x) {
      const before = watched.asked;
      game.apply(watched, decision, move, x);
      const s = states.get(watched.shared);
      if (!s) throw new Error('a state of the twin world came from nowhere');
      const round = (asked: number) => Math.floor((asked - from) / every);
      if (s.asked >= from && round(before) !== round(s.asked)) dream(s);
    },
  };
}
