/** Who stands where, and how they have fed, for drawing. */

import type { Seat } from '../../../engine/game.js';
import {
  boardIn,
  effortAt,
  groundAt,
  type Kind,
  kindName,
  type Land,
  landAt,
  landName,
  type Phase,
  type Shared,
  squareName,
  takenAt,
} from '../face.js';
import { type Forecast, flockKey } from './forecast.js';

export type Mark = 'full' | 'hungry' | 'upset';

export interface Standing {
  readonly seat: Seat;
  readonly kind: Kind;
  readonly count: number;
  readonly mark: Mark | null;
  readonly expected: boolean; // the mark is a forecast
}

export interface Square {
  readonly at: number;
  readonly name: string;
  readonly land: Land;
  readonly food: number;
  readonly most: number;
  readonly grows: number;
  readonly bugs: number;
  readonly effort: number;
  readonly taken: number;
  readonly room: number;
  readonly animals: readonly Standing[];
}

const AFTER_MEALS: ReadonlySet<Phase> = new Set(['feed', 'produce', 'butcher', 'breed']);

/** Every square of the board. With a forecast the animals show what tonight will bring them. */
export function squaresOf(shared: Shared, tonight: Forecast | null): readonly Square[] {
  const board = boardIn(shared);
  const fullMatters = AFTER_MEALS.has(shared.phase) || (shared.phase === 'sell' && shared.options.liveSale === 'balanced');
  const animals: Standing[][] = shared.land.map(() => []);
  for (const [seat, { flocks }] of shared.farmers.entries()) {
    for (const { kind, at, count, full, waiting } of flocks) {
      const name = kindName(kind);
      const expected = tonight?.flocks.get(flockKey(seat, name, squareName(board, at)));
      const eaten: Mark | null = !fullMatters || waiting > 0 ? null : full === count ? 'full' : 'hungry';
      const mark = expected === undefined ? eaten : expected.upset ? 'upset' : expected.full === expected.count ? 'full' : 'hungry';
      animals[at]?.push({ seat, kind: name, count, mark: tonight === null ? eaten : mark, expected: tonight !== null });
    }
  }
  return shared.land.map((_, at) => {
    const { most, regrows, room } = groundAt(shared, at);
    return {
      at,
      name: squareName(board, at),
      land: landName(landAt(shared, at)),
      food: shared.food[at] ?? 0,
      most,
      grows: regrows,
      bugs: shared.bugs[at] ?? 0,
      effort: effortAt(shared, at),
      taken: takenAt(shared, at),
      room,
      animals: animals[at] ?? [],
    };
  });
}
