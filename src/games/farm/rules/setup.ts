/** How the farm is laid out before the first round. */

import type { Game } from '../../../engine/game.js';
import { newPile } from '../../../engine/pile.js';
import { NOTHING } from '../../../engine/view.js';
import type { Under } from '../../kit/editions.js';
import { chooseFirst } from '../../kit/options.js';
import { hidesNothing, newState } from '../../kit/state.js';
import type { Edition } from '../editions/edition.js';
import { boardOf } from './boards.js';
import { BOARD_FOR, type BoardName, breedOf, groundOf, KINDS, SHEEP } from './data.js';
import { withPreset } from './options.js';
import { enter, goOn } from './round.js';
import type { Farmer, FarmOptions, FarmTypes } from './types.js';

export const setup: Under<Edition, Game<FarmTypes>['setup']> = (e, { seats, options: chosen }, x) => {
  const options = withPreset(chosen);
  const first = chooseFirst(options.firstFarmer, seats, x.chance);
  const board = boardFor(seats, options);
  const { lands } = boardOf(board);
  const ground = lands.map((land) => groundOf(land, options.fieldYield === 'balanced'));
  const s = newState<FarmTypes>(
    e.rules,
    {
      options,
      board,
      round: 1,
      first,
      phase: 'sell',
      active: first,
      left: 0,
      land: lands.slice(),
      food: ground.map(({ atSetup }) => atSetup),
      bugs: ground.map(({ bugsAtSetup }) => bugsAtSetup),
      effort: lands.map(() => 0),
      grazed: lands.map(() => 0),
      taken: lands.map(() => 0),
      farmers: Array.from({ length: seats }, () => newFarmer(options.startMoney)),
      bag: newPile(meeples(options)),
      market: KINDS.map(() => 0),
      bought: -1,
      actions: 0,
      collected: -1,
      eater: { kind: -1, at: -1, ate: 0, stayed: false },
      toiler: 0,
      toil: 0,
    },
    hidesNothing(seats),
    NOTHING,
  );
  if (e.rules > 1) s.shared.rules = e.rules;
  if (seats > 1) x.tell?.({ type: 'first', seat: first });
  enter(e, s, 'sell', x);
  goOn(e, s, x);
  return s;
};

/** R 2.6. */
const boardFor = (seats: number, { board }: FarmOptions): BoardName => (board === 'fitting' ? (BOARD_FOR[seats - 1] ?? 'large') : board);

/** R 2.1: how many of each kind there are in the match. */
export const meeples = ({ sheep }: FarmOptions): number[] => KINDS.map((_, kind) => (kind === SHEEP && !sheep ? 0 : breedOf(kind).meeples));

const newFarmer = (money: number): Farmer => ({
  money,
  egg: 0,
  milk: 0,
  meat: 0,
  wool: 0,
  woolDue: 0,
  hay: 0,
  veg: 0,
  grain: 0,
  scraps: 0,
  auto: false,
  out: false,
  purchases: 0,
  herd: KINDS.map(() => 0),
  flocks: [],
});
