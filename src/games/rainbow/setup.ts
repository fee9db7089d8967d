/** How the table is laid before the first turn. */
import type { Chance, Game } from '../../engine/game.js';
import { newPile } from '../../engine/pile.js';
import { areaId, NOWHERE } from './board.js';
import { FATE_COUNT, IMPROVEMENT_COUNT, originalHangUp } from './cards.js';
import { AREAS, HOLDERS } from './data.js';
import { cardsOf } from './device.js';
import { termsFor } from './options.js';
import { goOnSettingUp } from './turn.js';
import type { Player, RainbowState, RainbowTypes } from './types.js';
import { putOnWheel } from './wheel.js';

export const NOTHING: RainbowTypes['dark'] = Object.freeze({});

export const setup: Game<RainbowTypes>['setup'] = ({ seats, options, rules }, x) => {
  const terms = termsFor(seats, options);
  const first = options.startPlayer === 'random' ? x.chance.int(seats) : options.startPlayer;
  const hangUpAreas = someOf(AREAS.length, terms.hangups, x.chance).sort((a, b) => a - b);
  const s: RainbowState = {
    rules,
    asked: 0,
    open: [],
    shared: {
      terms,
      first,
      active: first,
      turn: 0,
      round: 0,
      rotation: 0,
      players: Array.from({ length: seats }, () => newPlayer(hangUpAreas)),
      hangUpAreas,
      improvements: newPile(oneOfEach(IMPROVEMENT_COUNT)),
      fate: newPile(oneOfEach(FATE_COUNT)),
      bookshelf: { pile: newPile(cardsOf('bookshelf')), turned: [] },
      bicycle: { pile: newPile(cardsOf('bicycle')), turned: [] },
      rolled: [],
      shown: [],
      gone: { improvements: [], hangUps: [], fate: [] },
      finished: [],
      over: false,
    },
    own: Array.from({ length: seats }, () => NOTHING),
    dark: NOTHING,
  };
  if (seats > 1) x.tell?.({ type: 'first', seat: first });
  x.tell?.({ type: 'hang-ups', areas: hangUpAreas.map(areaId) });
  if (terms.placeMarkers === 'auto') {
    for (const [seat, holder] of someOf(HOLDERS, seats, x.chance).entries()) putOnWheel(s.shared, seat, holder, true, x);
  }
  goOnSettingUp(s, x);
  return s;
};

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

/** That many different numbers below a bound, drawn by lot. */
function someOf(below: number, count: number, chance: Chance): number[] {
  const all = Array.from({ length: below }, (_, n) => n);
  return Array.from({ length: count }, () => all.splice(chance.int(all.length), 1)[0] ?? 0);
}
