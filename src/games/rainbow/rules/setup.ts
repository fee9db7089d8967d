/** How the table is laid before the first turn. */
import type { Game } from '../../../engine/game.js';
import { newPile } from '../../../engine/pile.js';
import { NOTHING } from '../../../engine/view.js';
import type { Under } from '../../kit/editions.js';
import { drawSome } from '../../kit/lots.js';
import { chooseFirst } from '../../kit/options.js';
import { hidesNothing, newState } from '../../kit/state.js';
import type { Edition } from '../editions/edition.js';
import { areaId, NOWHERE } from './board.js';
import { originalHangUp } from './cards.js';
import { AREAS, HOLDERS } from './data.js';
import { cardsOf } from './device.js';
import { termsFor } from './options.js';
import { goOnSettingUp } from './turn.js';
import type { Player, RainbowTypes } from './types.js';
import { putOnWheel } from './wheel.js';

export const setup: Under<Edition, Game<RainbowTypes>['setup']> = (e, { seats, options }, x) => {
  const terms = termsFor(seats, options);
  const first = chooseFirst(options.startPlayer, seats, x.chance);
  const hangUpAreas = drawSome([...AREAS.keys()], terms.hangups, x.chance).sort((a, b) => a - b);
  const s = newState<RainbowTypes>(
    e.rules,
    {
      terms,
      first,
      active: first,
      turn: 0,
      round: 0,
      rotation: 0,
      players: Array.from({ length: seats }, () => newPlayer(hangUpAreas)),
      hangUpAreas,
      improvements: newPile(oneOfEach(e.improvements.length)),
      fate: newPile(oneOfEach(e.fate.length)),
      bookshelf: { pile: newPile(cardsOf('bookshelf')), turned: [] },
      bicycle: { pile: newPile(cardsOf('bicycle')), turned: [] },
      rolled: [],
      shown: [],
      gone: { improvements: [], hangUps: [], fate: [] },
      finished: [],
      over: false,
    },
    hidesNothing(seats),
    NOTHING,
  );
  if (e.rules > 1) s.shared.rules = e.rules;
  if (seats > 1) x.tell?.({ type: 'first', seat: first });
  x.tell?.({ type: 'hang-ups', areas: hangUpAreas.map(areaId) });
  if (terms.placeMarkers === 'auto') {
    for (const [seat, holder] of drawSome(HOLDER_NUMBERS, seats, x.chance).entries()) putOnWheel(s.shared, seat, holder, true, x);
  }
  goOnSettingUp(s, x);
  return s;
};

const HOLDER_NUMBERS = Array.from({ length: HOLDERS }, (_, holder) => holder);
const oneOfEach = (count: number): number[] => Array.from({ length: count }, () => 1);

/** R 3.3, 3.3a: the same for all. */
function newPlayer(hangUpAreas: readonly number[]): Player {
  return {
    holder: NOWHERE,
    track: NOWHERE,
    pos: 0,
    unspun: true,
    hangUps: hangUpAreas.map(originalHangUp),
    saved: [],
    front: [],
    stand: [],
    money: 0,
    button: NOWHERE,
    turns: 0,
  };
}
